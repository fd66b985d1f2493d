public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The page to edit a habit (HABIT-1.0), with the advice.
public struct EditHabitPage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let habit: Habit.ID
    public let theme: Theme
    /// All versions, the earliest first.
    public let versions: [Habit.Version]
    /// Whether the habit can be edited.
    public let canEdit: Bool
    /// The first day on which the habit can be edited; nil for the observation.
    @NullEncoded public private(set) var editableOn: LocalDate?
    /// The advice from the user's own days.
    public let advice: EditAdvice
    /// The advice in one or two sentences, or the day from which the habit can be edited.
    public let text: String
    public let ideas: [String]
    /// The form with the field `habit` and its button ``save``.
    public let form: Form
    /// The wording that Save would set; nil while it is invalid.
    @NullEncoded public private(set) var wording: String?
    /// A link back to the habits, without saving.
    public let back: Link

    /// Saves the new wording from today on. Disabled with the reason while the habit cannot be edited or the form is
    /// invalid.
    public var save: Action { form.buttons[0] }

    /// Creates the page of a habit. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, habit: Habit, typed: [String: String] = [:]) {
        let today = context.today
        title = localized("Edit the habit")
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
        var read = FormFields.text("habit", localized("What I will do"), .habit, typed["habit"] ?? habit.text)
        wording = read.text
        // The page as it opens has these words, and its Save is for those that are typed next.
        if typed["habit"] != nil, read.text == habit.text { read.field.error = localized("these are the words it has") }
        form = Form(
            HabitAct.editHabit,
            title,
            [read.field],
            saves: localized("Save"),
            unless: [whyNot].compactMap { $0 },
            opens: HabitLink.habits.labeled(localized("Habits"))
        )
        back = HabitLink.habits.labeled(localized("Habits"))
    }
}

/// The phrases about editing a habit.
enum EditWords {
    /// Returns the reason why a habit cannot be edited; nil if it can.
    static func whyNot(_ habit: Habit, on today: LocalDate) -> String? {
        guard let from = HabitEditing.editableOn(habit) else {
            return localized("the first week's observation is the course's own")
        }
        return from <= today ? nil : localized("it can be edited from \(from) on, after two weeks of living with it")
    }

    /// Returns the action that opens the form, disabled with the day from which it is possible.
    static func action(_ habit: Habit, on today: LocalDate) -> Action {
        Action(
            HabitAct.openEdit(habit.id),
            label: localized("Edit"),
            availability: .without([whyNot(habit, on: today)].compactMap { $0 }),
            opens: HabitLink.editHabit(habit.id).labeled(localized("Edit the habit"))
        )
    }

    /// Returns the advice and its meaning in two sentences.
    static func text(_ advice: EditAdvice) -> String {
        let meaning =
            switch advice.kind {
            case .easier: localized("A smaller version that fits your days is a good habit, too.")
            case .keep: localized("Nothing has to change.")
            case .buildOn: localized("There may be room for a little more, if you like.")
            }
        return "\(advice.text.capitalizedFirst). \(meaning)"
    }
}
