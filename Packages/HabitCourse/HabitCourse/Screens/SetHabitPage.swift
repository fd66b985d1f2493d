public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The page to set a theme's habit (TIMELINE-2.2, 4.0, 6.0, 8.0), with the ideas of its post.
public struct SetHabitPage: Screen {
    /// The theme: "Your habit: drinking water".
    public let title: String
    public let revision: Revision
    /// The end of the course day while the theme's week is ahead; then nil.
    @NullEncoded public private(set) var validUntil: Instant?
    public let theme: Theme
    /// Whether the habit can be set.
    public let standing: ThemeStanding
    /// The condition in a sentence: "Read “Drinking water” to its end first."
    public let text: String
    /// A link to the theme's post if it can be read; nil otherwise.
    @NullEncoded public private(set) var post: Link?
    /// The ideas of the post; empty until it is finished.
    public let ideas: [String]
    /// The properties of a good habit, each a short sentence.
    public let goodHabit: [String]
    /// The self-image goal; nil if it is not set.
    @NullEncoded public private(set) var goal: String?
    /// The form with the field `habit` and its button ``save``.
    public let form: Form
    /// The wording that Save would set; nil while it is invalid.
    @NullEncoded public private(set) var habit: String?
    /// A link back to the home screen, without saving.
    public let back: Link

    /// Sets the habit. Disabled with the reason while the post is unread and while the form is invalid.
    public var save: Action { form.buttons[0] }

    /// Creates the page of a theme. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, theme: Theme, typed: [String: String] = [:]) {
        let standing = context.standing(of: theme)
        title = localized("Your habit: \(theme.name)")
        revision = context.revision
        validUntil = if case .waitsForWeek = standing { context.dayEnd } else { nil }
        self.theme = theme
        self.standing = standing
        text = ThemeWords.text(of: standing, context)
        let shelf = PostShelf(context.posts, in: context.state, on: context.today)
        post = shelf.entries.first { $0.post.theme == theme && $0.standing.isReadable }.map { entry in
            HabitLink.post(entry.id).labeled(entry.post.title)
        }
        ideas = context.ideas(for: theme)
        goodHabit = [
            localized("Small: you can do it on a busy day, too."),
            localized("Tied to something you do anyway: when I sit down to lunch, …"),
            localized("Clear: in the evening you know whether you did it."),
            localized("Yours: what you want to do, in your own words."),
        ]
        goal = context.state.goal
        let read = FormFields.text("habit", localized("What I will do"), .habit, typed["habit"] ?? "")
        habit = read.text
        form = Form(
            HabitAct.setHabit,
            title,
            [read.field],
            saves: localized("Set the habit"),
            unless: standing == .ready ? [] : [text],
            opens: HabitLink.home.labeled(localized("Home"))
        ).unjudged(typed)
        back = HabitLink.home.labeled(localized("Home"))
    }
}

/// The phrases about the condition for setting a theme's habit.
enum ThemeWords {
    static func text(of standing: ThemeStanding, _ context: ScreenContext) -> String {
        switch standing {
        case .set(let id):
            let text = context.habits.first { $0.id == id }?.text
            return text.map { localized("It is set: \(Words.quoted($0)).") } ?? localized("It is set.")
        case .ready: return localized("Look at the ideas, then write down what you will do each day.")
        case .waitsForPost(nil): return localized("This course has no post about it.")
        case .waitsForPost(let post?): return localized("Read \(context.title(of: post)) to its end first.")
        case .waitsForWeek(let week):
            return localized("Its post \(context.unlockText(ofWeek: week, on: context.today)).")
        }
    }
}
