import ScreenKit
package import TimeKit

/// Everything that can be done on the screens of the app.
package enum HabitAct: ScreenAct {
    // Other screens
    case openSkips, openHabits, openScore, openProgress, openSettings, openGoal
    case openEdit(Habit.ID)
    case openSet(Theme)
    case read(TimeKit.ID<Post>)
    // The course
    case start, pause, resume, undo, fetch
    case finish(TimeKit.ID<Post>)
    // Habits
    /// Ticks the box of a course day, or empties it. The day is part of the id, so that a tick that is sent late counts for its own day.
    case box(Habit.ID, LocalDate, isChecked: Bool)
    case setHabit, editHabit, saveGoal
    case skip
    case unskip(SkippedDays.ID)
    // Settings
    case saveReminders, saveSettings

    package var onlyOpens: Bool {
        switch self {
        case .openSkips, .openHabits, .openScore, .openProgress, .openSettings, .openGoal, .openEdit, .openSet, .read:
            true
        default: false
        }
    }

    package var needsSeen: Bool { self == .undo }

    package var parts: [String] {
        switch self {
        case .openSkips: ["skips"]
        case .openHabits: ["habits"]
        case .openScore: ["score"]
        case .openProgress: ["progress"]
        case .openSettings: ["settings"]
        case .openGoal: ["goal"]
        case .openEdit(let habit): ["habit", habit.rawValue, "edit"]
        case .openSet(let theme): ["theme", theme.rawValue, "set"]
        case .read(let post): ["post", post.rawValue, "read"]
        case .start: ["start"]
        case .pause: ["pause"]
        case .resume: ["resume"]
        case .undo: ["undo"]
        case .fetch: ["fetch"]
        case .finish(let post): ["post", post.rawValue, "finish"]
        case .box(let habit, let day, true): ["habit", habit.rawValue, "check", day.description]
        case .box(let habit, let day, false): ["habit", habit.rawValue, "uncheck", day.description]
        case .setHabit: ["habit", "set"]
        case .editHabit: ["habit", "save"]
        case .saveGoal: ["goal", "save"]
        case .skip: ["skip"]
        case .unskip(let skip): ["skip", skip.rawValue, "remove"]
        case .saveReminders: ["reminders", "save"]
        case .saveSettings: ["settings", "save"]
        }
    }

    package init?(parts: [String]) {
        let id = parts.count > 1 ? parts[1] : ""
        switch (parts.first, parts.count, parts.count > 2 ? parts[2] : nil) {
        case ("skips", 1, _): self = .openSkips
        case ("habits", 1, _): self = .openHabits
        case ("score", 1, _): self = .openScore
        case ("progress", 1, _): self = .openProgress
        case ("settings", 1, _): self = .openSettings
        case ("goal", 1, _): self = .openGoal
        case ("start", 1, _): self = .start
        case ("pause", 1, _): self = .pause
        case ("resume", 1, _): self = .resume
        case ("undo", 1, _): self = .undo
        case ("fetch", 1, _): self = .fetch
        case ("skip", 1, _): self = .skip
        case ("habit", 2, _) where id == "set": self = .setHabit
        case ("habit", 2, _) where id == "save": self = .editHabit
        case ("goal", 2, _) where id == "save": self = .saveGoal
        case ("reminders", 2, _) where id == "save": self = .saveReminders
        case ("settings", 2, _) where id == "save": self = .saveSettings
        case ("habit", 3, "edit"): self = .openEdit(.init(id))
        case ("post", 3, "read"): self = .read(.init(id))
        case ("post", 3, "finish"): self = .finish(.init(id))
        case ("skip", 3, "remove"): self = .unskip(.init(id))
        case ("theme", 3, "set"):
            guard let theme = Theme(rawValue: id) else { return nil }
            self = .openSet(theme)
        case ("habit", 4, let word?) where ["check", "uncheck"].contains(word):
            guard let day = LocalDate(parts[3]) else { return nil }
            self = .box(.init(id), day, isChecked: word == "check")
        default: return nil
        }
    }

    /// The use cases whose later changes conflict with the act, because it would overwrite them unseen; empty for none, nil for every use case.
    var contested: Set<String>? {
        switch self {
        case .undo: nil
        case .saveGoal: ["setGoal"]
        case .editHabit: ["editHabit"]
        case .saveReminders: ["setReminder"]
        case .saveSettings: ["setSettings"]
        default: []
        }
    }
}
