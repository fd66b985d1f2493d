import CommandKit
import HabitCourse
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// Prints the habits with their earlier wordings, and the themes still to come.
    func show(_ screen: HabitsScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        for row in screen.habits { try show(row) }
        if !screen.toSet.isEmpty {
            try print()
            try print(StyledText(localized("To come"), .heading))
        }
        for row in screen.toSet {
            try printWrapped("  " + StyledText(row.name) + StyledText("  \(row.text)", .faint), indent: 4)
            if row.set.isEnabled { try print(StyledText("    habit set \(row.theme.word)", .faint)) }
        }
    }

    private func show(_ row: HabitsScreen.Row) throws {
        try print()
        try printWrapped(StyledText(row.text, row.isRunning ? .plain : .faint), indent: 2)
        var facts = [row.theme.name]
        if row.isRunning {
            facts.append(localized("since \(row.from)"))
        } else if let until = row.until {
            facts.append(localized("from \(row.from) to \(until.previous)"))
        }
        facts.append(
            row.reminder.isOn ? localized("reminder at \(row.reminder.time.hourAndMinute)") : localized("no reminder")
        )
        try printWrapped(StyledText("  \(facts.joined(separator: " · "))", .faint), indent: 2)
        for version in row.versions.dropLast().reversed() {
            try printWrapped(StyledText("  " + localized("from \(version.setOn): \(version.text)"), .faint), indent: 4)
        }
        if row.canEdit {
            let advice = row.adviceText.map { localized("can be edited: \($0)") } ?? localized("can be edited:")
            try printWrapped(StyledText("  " + advice, .warning), indent: 2)
            try print(StyledText("  habit edit \(row.theme.word)", .faint))
        } else if let day = row.editableOn {
            try printWrapped(StyledText("  " + localized("can be edited from \(day) on"), .faint), indent: 2)
        }
    }

    /// Prints the page for setting a theme's habit: its status and the ideas.
    func show(_ page: SetHabitPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        try printLines(page.text)
        if let command = page.post?.command, page.standing != .ready { try print(StyledText(command, .faint)) }
        if !page.ideas.isEmpty || page.standing == .ready { try showIdeas(of: page, withTitle: false) }
    }

    /// Prints the goal, the ideas for habits, and what makes a good habit.
    func showIdeas(of page: SetHabitPage, withTitle: Bool = true) throws {
        if withTitle { try printWrapped(StyledText(page.title, .heading)) }
        if let goal = page.goal { try printWrapped(StyledText("“\(goal)”", .good), indent: 1) }
        if !page.ideas.isEmpty {
            try print()
            try print(StyledText(localized("Ideas")))
            try printList(page.ideas)
        }
        if !page.goodHabit.isEmpty {
            try print()
            try print(StyledText(localized("A good habit")))
            for point in page.goodHabit { try printWrapped(StyledText("  · \(point)", .faint), indent: 4) }
        }
    }

    /// Prints a habit that was just set.
    func show(newHabit habit: Habit) throws {
        try printWrapped("[ ] " + StyledText(habit.text), indent: 4)
        let from =
            HabitEditing.editableOn(habit).map { localized("from today on; it can be edited from \($0) on") }
            ?? localized("from today on")
        try printWrapped(StyledText("    " + from, .faint), indent: 4)
    }

    /// Prints a habit that was just edited, or left unchanged.
    func show(editedHabit habit: Habit, from before: Habit) throws {
        try printWrapped(StyledText(habit.text))
        guard habit.text != before.text else {
            return try printWrapped(StyledText(localized("The words are the same; nothing was changed."), .warning))
        }
        try printWrapped(StyledText("  " + localized("was: \(before.text)"), .faint), indent: 2)
        guard let day = HabitEditing.editableOn(habit) else { return }
        try printWrapped(
            StyledText("  " + localized("from today on; it can be edited again from \(day) on"), .faint),
            indent: 2
        )
    }

    /// Prints the page for editing a habit: what the user's own days show, and earlier wordings.
    func show(_ page: EditHabitPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        for version in page.versions.reversed() {
            try printWrapped("  \(localized("from \(version.setOn)"), .faint)  \(version.text)", indent: 4)
        }
        try printLines(page.text, page.canEdit ? .plain : .faint)
        if page.canEdit, !page.ideas.isEmpty {
            try print()
            try print(StyledText(localized("Ideas")))
            try printList(page.ideas)
        }
    }

    /// Prints the goal, or examples of goals.
    func show(_ page: GoalPage) throws {
        try printWrapped(StyledText(page.title, .heading))
        if let goal = page.goal {
            try printWrapped(StyledText("“\(goal)”", .good), indent: 1)
        } else {
            try printLines(page.explanation)
            try print()
            try printList(page.examples)
        }
        try print()
        let isOpen = page.save.isEnabled || page.goal != nil || page.validUntil == nil
        let hint = isOpen ? "habit goal set \"…\"" : page.save.whyNot?.capitalizedFirst ?? ""
        try printWrapped(StyledText(hint, .faint))
    }
}
