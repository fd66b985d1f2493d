public import ScreenKit
public import TimeKit

/// Setting a theme's habit (TIMELINE-2.2, 4.0, 6.0, 8.0): the post is read, its ideas are shown, and the user types their own.
public struct SetHabitPage: Screen {
    /// What stands at the top: "Your habit: drinking water".
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: while the theme's week lies ahead, as the course day ends; nil from then on.
    @NullEncoded public private(set) var validUntil: Instant?
    /// What the habit is about.
    public let theme: Theme
    /// Whether it can be set.
    public let standing: ThemeStanding
    /// Where things stand, in a sentence: "Read “Drinking water” to its end first."
    public let text: String
    /// The post, where it can be read.
    @NullEncoded public private(set) var post: Link?
    /// The ideas of the post; empty until it is finished.
    public let ideas: [String]
    /// What makes a good habit, each in a short sentence.
    public let goodHabit: [String]
    /// Who the user wants to be.
    @NullEncoded public private(set) var goal: String?
    /// `habit`.
    public let form: Form
    /// Sets it; disabled with the reason while the post is unread, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var habit: String?
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page of a theme; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, theme: Theme, typed: [String: String] = [:]) {
        let standing = context.standing(of: theme)
        title = "Your habit: \(theme.name)"
        revision = context.revision
        validUntil = if case .waitsForWeek = standing { context.dayEnd } else { nil }
        self.theme = theme
        self.standing = standing
        text = ThemeWords.text(of: theme, standing, context)
        let shelf = PostShelf(context.posts, in: context.state, on: context.today)
        post = shelf.entries.first { $0.post.theme == theme && $0.standing.isReadable }.map { entry in
            HabitLink.post(entry.id).labelled(entry.post.title)
        }
        ideas = context.ideas(for: theme)
        goodHabit = [
            "Small: you can do it on a busy day, too.",
            "Tied to something you do anyway: when I sit down to lunch, …",
            "Clear: in the evening you know whether you did it.",
            "Yours: what you want to do, in your own words.",
        ]
        goal = context.state.goal
        let read = FormFields.text("habit", "What I will do", .habit, typed["habit"] ?? "")
        habit = read.text
        form = Form(id: "habit", title: title, fields: [read.field], buttons: [])
        save = Action(
            id: "save",
            label: "Set the habit",
            availability: .without((standing == .ready ? [] : [text]) + form.errors),
            opens: HabitLink.home.labelled("Home")
        )
        back = HabitLink.home.labelled("Home")
    }
}

/// What a theme's habit waits for, in words.
enum ThemeWords {
    static func text(of theme: Theme, _ standing: ThemeStanding, _ context: ScreenContext) -> String {
        switch standing {
        case .set(let id):
            let text = context.habits.first { $0.id == id }?.text
            return text.map { "It is set: \(Words.quoted($0))." } ?? "It is set."
        case .ready: return "Look at the ideas, then write down what you will do each day."
        case .waitsForPost(nil): return "This course has no post about it."
        case .waitsForPost(let post?): return "Read \(context.title(of: post)) to its end first."
        case .waitsForWeek(let week):
            return "Its post \(context.unlockText(ofWeek: week, on: context.today))."
        }
    }
}
