import CommandKit
import HabitCourse
import TimeKit
import WordKit

// Setting a habit is part of reading (TIMELINE-2.2). A person at a terminal is asked for it. Elsewhere the command to type is shown.

extension AppSession {
    /// Asks for a theme's habit and sets it. If nobody can be asked, or the answer is empty, it prints how to set the
    /// habit.
    func askForHabit(_ page: SetHabitPage) throws {
        guard page.standing == .ready else { return }
        let habit = try ask(StyledText(localized("In your own words (Enter for later):"))) {
            typed throws(HabitCourseError) in
            try course.setHabit(page.theme, typed)
        }
        guard let habit else {
            try context.terminal.print()
            let hint = localized("Set it with: habit set \(page.theme.word) \"…\"")
            return try context.terminal.printWrapped(StyledText(hint, .faint))
        }
        try context.terminal.show(newHabit: habit)
    }

    /// Asks for a habit's new wording and stores it. If nobody can be asked, or the answer is empty, it prints how to edit the habit.
    func askForEdit(of habit: Habit, _ page: EditHabitPage) throws {
        guard page.canEdit else { return }
        let edited = try ask(StyledText(localized("From today on (Enter to keep it):"))) {
            typed throws(HabitCourseError) in
            try course.editHabit(habit.id, typed)
        }
        guard let edited else {
            try context.terminal.print()
            let hint = localized("Edit it with: habit edit \(habit.theme.word) \"…\"")
            return try context.terminal.printWrapped(StyledText(hint, .faint))
        }
        try context.terminal.show(editedHabit: edited, from: habit)
    }

    /// Asks until the answer can be stored.
    ///
    /// - Parameter keep: Stores the answer. An error about the text is printed, and the question is asked again.
    /// - Returns: The stored habit; nil if nobody can be asked, for an empty answer and at the end of the input.
    private func ask(
        _ question: StyledText,
        _ keep: (String) throws(HabitCourseError) -> Habit
    ) throws -> Habit? {
        let terminal = context.terminal
        guard terminal.canAsk, !context.assumesYes else { return nil }
        try terminal.print()
        while let typed = terminal.asks(question), !typed.isEmpty {
            do throws(HabitCourseError) {
                return try keep(typed)
            } catch {
                guard error.isAboutTheText else { throw error }
                terminal.printError("\(error)")
            }
        }
        return nil
    }
}

extension HabitCourseError {
    /// Whether another text may be accepted.
    fileprivate var isAboutTheText: Bool {
        switch self {
        case .blank, .noWord, .tooLong: true
        default: false
        }
    }
}
