import NotificationKit
import ScreenKit
import TimeKit
import WordKit

/// Computes the notifications of a course on a course day.
struct NotificationReasons {
    /// The category of reminders of habits.
    static let habit = "habit"
    /// The category of week unlocks and of the end of the course.
    static let week = "week"
    /// The category of habits that can be edited.
    static let edit = "edit"

    /// The user's progress.
    let state: CourseState
    /// The time at which the user started the course. Earlier unlocks send no notification.
    let startedAt: Instant
    /// The posts of the copy, in order; empty without a copy.
    let posts: [Post]
    let habits: [Habit]
    /// The records of the habits, in the same order.
    let records: [HabitRecord]
    /// The current course day.
    let today: LocalDate
    let now: Instant

    /// The hours after its time in which a week is still told if nothing was planned before.
    private static let lateness = 24

    /// Returns all notifications.
    func candidates() throws -> [NotificationCandidate] {
        var candidates: [NotificationCandidate] = []
        for (habit, record) in zip(habits, records) {
            candidates += [try reminder(of: habit, record), editNotice(of: habit, record)].compactMap(\.self)
        }
        // Without posts there is nothing to unlock.
        guard !posts.isEmpty else { return candidates }
        for week in 1...state.weeks {
            if let notice = notice(ofWeek: week) { candidates.append(notice) }
        }
        if let notice = noticeOfTheEnd() { candidates.append(notice) }
        return candidates
    }

    private static func series(_ category: String, _ name: String) -> NotificationSeries {
        NotificationSeries(app: HabitLink.scheme, category: category, name: name)
    }

    // MARK: Habits

    /// Returns a habit's reminder (HABIT-2.0); nil if it is off or the habit has no active days.
    private func reminder(of habit: Habit, _ record: HabitRecord) throws -> NotificationCandidate? {
        guard habit.reminder.isOn, record.until.map({ record.from < $0 }) ?? true else { return nil }
        let rule = ReminderRule(at: habit.reminder.time, by: state.clock)
        let end = record.until.map { Recurrence.End.until(rule.wallTime(of: $0.previous).date) }
        return NotificationCandidate(
            series: Self.series(Self.habit, habit.id.rawValue),
            title: habit.text,
            body: state.goal ?? localized("Tick it off once it is done."),
            link: HabitLink.home.deepLink,
            timing: .recurring(
                try Recurrence(.everyDays(1), from: rule.wallTime(of: record.from), end: end ?? .never)
            ),
            silent: rule.silences(of: record, around: today),
            usefulFor: rule.usefulFor
        )
    }

    /// Returns the notification that a habit can be edited (HABIT-1.1); nil for the observation. It holds until the habit is edited, so that
    /// one that came due while nothing was planned is still sent.
    private func editNotice(of habit: Habit, _ record: HabitRecord) -> NotificationCandidate? {
        guard let day = HabitEditing.editableOn(habit) else { return nil }
        let wall = NewsTime.wallTime(of: day, by: state.clock)
        return NotificationCandidate(
            series: Self.series(Self.edit, "\(habit.id.rawValue) \(day)"),
            title: localized("\(Words.quoted(habit.text)) can be edited"),
            body: HabitEditing.advice(for: habit, record: record, on: day).text,
            link: HabitLink.editHabit(habit.id).deepLink,
            timing: .occurred(state.clock.current.timeZone.instant(of: wall), on: wall)
        )
    }

    // MARK: Weeks

    /// Returns the notification that a week unlocks (TIMELINE-0.0); nil if it was unlocked at the start, follows an
    /// open pause, or has no unread posts.
    private func notice(ofWeek week: Int) -> NotificationCandidate? {
        guard let unlock = state.unlock(ofWeek: week), unlock.at > startedAt else { return nil }
        let unread = posts.filter { $0.shownWeek == week && state.finished[$0.id] == nil }
        guard let first = unread.first else { return nil }
        let wall = NewsTime.wallTime(of: unlock.day, by: state.clock)
        let told = state.clock.current.timeZone.instant(of: wall)
        // As soon as the next week is unlocked, this news is old, although that week is told only later in the morning.
        let next = state.clock.boundary(of: state.startDay(ofWeek: week + 1) ?? unlock.day.adding(days: 7))
        return NotificationCandidate(
            series: Self.series(Self.week, String(week)),
            title: localized("Week \(week) is unlocked"),
            body: unread.count > 1
                ? localized("To read: “\(first.title)” and \(unread.count - 1) more")
                : localized("To read: “\(first.title)”"),
            link: HabitLink.post(first.id).deepLink,
            timing: timing(wall),
            usefulFor: max(0, told.milliseconds(until: next))
        )
    }

    /// Returns the notification that the last week is over (TIMELINE-10.0); nil if its date is unknown.
    private func noticeOfTheEnd() -> NotificationCandidate? {
        guard let unlock = state.unlock(ofWeek: state.weeks + 1), unlock.at > startedAt else { return nil }
        return NotificationCandidate(
            series: Self.series(Self.week, "end"),
            title: state.weeks == 1
                ? localized("Congratulations: the week is behind you")
                : localized("Congratulations: all \(state.weeks) weeks are behind you"),
            body: localized("Look back over your progress. Your habits go on, and so does your score."),
            link: HabitLink.progress.deepLink,
            timing: timing(NewsTime.wallTime(of: unlock.day, by: state.clock))
        )
    }

    /// Returns the timing of news of a week: once at its time, and for a day after it even if nothing was planned before.
    private func timing(_ wall: LocalDateTime) -> NotificationCandidate.Timing {
        let told = state.clock.current.timeZone.instant(of: wall)
        let isLate = told <= now && now < told.adding(hours: Self.lateness)
        return isLate ? .occurred(told, on: wall) : .recurring(.once(at: wall))
    }
}
