public import ScreenKit
public import TimeKit

/// Editing a habit (HABIT-1.0), with the reason to.
public struct EditHabitPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Which habit.
    public let habit: Habit.ID
    /// What it is about.
    public let theme: Theme
    /// All it ever was, the earliest first.
    public let versions: [Habit.Version]
    /// Whether it can be edited.
    public let canEdit: Bool
    /// From which day on it can be edited; nil for the observation.
    @NullEncoded public private(set) var editableOn: LocalDate?
    /// What the user's own days say.
    public let advice: EditAdvice
    /// The advice in a sentence or two, or when the habit can be edited.
    public let text: String
    /// The ideas of its theme's posts.
    public let ideas: [String]
    /// `habit`.
    public let form: Form
    /// Keeps the new wording from today on; disabled with the reason while it can't be edited, and while something is wrong.
    public let save: Action
    /// What Save sets; nil while something is wrong.
    @NullEncoded public private(set) var wording: String?
    /// Back to the habits, without saving.
    public let back: Link

    /// The page of a habit; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, habit: Habit, typed: [String: String] = [:]) {
        let today = context.today
        title = "Edit the habit"
        revision = context.revision
        validUntil = context.dayEnd
        self.habit = habit.id
        theme = habit.theme
        versions = habit.versions
        canEdit = HabitEditing.canEdit(habit, on: today)
        editableOn = HabitEditing.editableOn(habit)
        let record = context.records.first { $0.id == habit.id }
        let advice = record.map { HabitEditing.advice(for: habit, record: $0, on: today) }
        self.advice = advice ?? EditAdvice(done: 0, days: 0)
        let whyNot = EditWords.whyNot(habit, on: today)
        text = whyNot.map { "\($0.capitalizedFirst)." } ?? EditWords.text(self.advice)
        ideas = context.ideas(for: habit.theme)
        let read = FormFields.text("habit", "What I will do", .habit, typed["habit"] ?? habit.text)
        wording = read.text
        form = Form(id: "edit", title: title, fields: [read.field], buttons: [])
        let same = read.text == habit.text ? ["these are the words it has"] : []
        save = Action(
            id: "save",
            label: "Save",
            availability: .without([whyNot].compactMap { $0 } + form.errors + same),
            opens: HabitLink.habits.labelled("Habits")
        )
        back = HabitLink.habits.labelled("Habits")
    }
}

/// When and why a habit might be edited, in words.
enum EditWords {
    /// Why it can't be edited; nil where it can.
    static func whyNot(_ habit: Habit, on today: LocalDate) -> String? {
        guard let from = HabitEditing.editableOn(habit) else {
            return "the first week's observation is the course's own"
        }
        return from <= today ? nil : "it can be edited from \(from) on, after two weeks of living with it"
    }

    /// Opens the form, or says from which day on it does.
    static func action(_ habit: Habit, on today: LocalDate) -> Action {
        Action(
            id: "habit/\(habit.id)/edit",
            label: "Edit",
            availability: .without([whyNot(habit, on: today)].compactMap { $0 }),
            opens: HabitLink.editHabit(habit.id).labelled("Edit the habit")
        )
    }

    /// The advice with what it means; two sentences.
    static func text(_ advice: EditAdvice) -> String {
        let meaning =
            switch advice.kind {
            case .easier: "A smaller version that fits your days is a good habit, too."
            case .keep: "Nothing has to change."
            case .buildOn: "There may be room for a little more, if you like."
            }
        return "\(advice.text.capitalizedFirst). \(meaning)"
    }
}
