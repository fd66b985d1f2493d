public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// The timeline: the start, the posts, the goal and pauses.
extension HabitCourse {
    /// Starts the course. The first day never changes. The observation habit for week 1 is created.
    ///
    /// - Parameters:
    ///   - day: The first course day, from today to a year ahead; nil for today.
    ///   - resetTime: The time at which boxes can be ticked again.
    ///   - zone: The user's time zone; nil for the device's.
    /// - Throws: `alreadyStarted` or `startOutOfRange`.
    @discardableResult
    public func start(
        on day: LocalDate? = nil,
        resetsAt resetTime: LocalTime = CourseClock.usualReset,
        in zone: TimeZone? = nil
    ) throws(HabitCourseError) -> CourseState {
        let setting = CourseClock.Setting(timeZone: zone ?? clock.zone(), resetsAt: resetTime)
        return try write { tables in
            if let state = try tables.reader.state() { throw HabitCourseError.alreadyStarted(state.start) }
            let today = setting.boundary.day(of: tables.now, in: setting.timeZone)
            let start = day ?? today
            let allowed = Self.startDays(from: today)
            guard allowed.contains(start) else { throw HabitCourseError.startOutOfRange(start, allowed) }
            let observation = Habit(
                id: ids.next(at: tables.now),
                theme: .foodObservation,
                first: Habit.Version(setOn: start, text: Self.observationText)
            )
            try tables.change("start", of: Self.subject, localized("course started on \(start)")) { rows in
                try HabitWriter.start(on: start, by: setting, at: tables.now, in: rows)
                try HabitWriter.insert(observation, in: rows)
            }
            return try tables.reader.startedState()
        }
    }

    /// The maximum number of days from today to the start.
    static let startDaysAhead = 365

    /// Returns the days on which the course can start, seen from a course day.
    static func startDays(from today: LocalDate) -> ClosedRange<LocalDate> {
        today...today.adding(days: startDaysAhead)
    }

    /// The wording of the first week's habit, as it is stored.
    static let observationText = "I take a photo of everything I eat"

    /// The wording of the first week's habit in the reader's language.
    static var shownObservationText: String { localized("I take a photo of everything I eat") }

    /// Returns the user's progress.
    ///
    /// - Throws: `notStarted`.
    public func state() throws(HabitCourseError) -> CourseState {
        try read { tables in try tables.startedState() }
    }

    /// Returns the posts and their states.
    ///
    /// - Throws: `notStarted`.
    public func shelf() throws(HabitCourseError) -> PostShelf {
        let now = clock.now()
        return try read { tables in
            let state = try tables.startedState()
            return PostShelf(try tables.posts(), in: state, on: state.clock.day(of: now))
        }
    }

    /// Returns the post of an id, a title in any case, or a place such as `3.2` (week 3, second post).
    ///
    /// - Throws: `noSuchPost`, `ambiguousPost` or `noCourse`.
    public func findPost(_ text: String) throws(HabitCourseError) -> Post {
        let (posts, isCopied) = try read { tables in (try tables.posts(), try tables.weeks() != nil) }
        guard isCopied else { throw .noCourse }
        if let same = posts.first(where: { $0.id.rawValue == text }) { return same }
        let named = posts.filter { TypedText.key($0.title) == TypedText.key(text) }
        if named.count > 1 { throw .ambiguousPost(text, candidates: named.map(\.id)) }
        if let only = named.first ?? Self.post(at: text, in: posts) { return only }
        throw .noSuchPost(text)
    }

    /// Returns the post at a place such as `3.2`, the second of week 3; nil if there is none.
    private static func post(at place: String, in posts: [Post]) -> Post? {
        let parts = place.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let week = parts[0], let number = parts[1], number > 0 else { return nil }
        let ofWeek = posts.filter { $0.week == week }
        return ofWeek.indices.contains(number - 1) ? ofWeek[number - 1] : nil
    }

    /// Marks a post as finished, which opens the next of its week (TIMELINE-0.1). Finishing it twice changes nothing.
    ///
    /// - Throws: `notStarted`, `noSuchPost` or `postLocked`.
    @discardableResult
    public func finish(_ post: TimeKit.ID<Post>) throws(HabitCourseError) -> FinishReceipt {
        try writeHolding { tables, state in
            let today = state.clock.day(of: tables.now)
            let posts = try tables.reader.posts()
            let before = PostShelf(posts, in: state, on: today)
            let found = try Self.readable(post, on: before, in: state)
            guard let finished = state.finishing(post, at: tables.now, on: today, of: posts)?.finished[post] else {
                throw HabitCourseError.fault(localized("“\(found.title)” could be read and can't be finished"))
            }
            let wasFinished = state.finished[post] != nil
            if !wasFinished {
                try tables.change("finish", of: Self.subject(post), localized("“\(found.title)” read")) { rows in
                    try rows.insert(
                        into: "finished_post",
                        [
                            "post_id": .text(post.rawValue), "at": .integer(finished.at.milliseconds),
                            "theme": finished.theme.map { .text($0.rawValue) } ?? .null,
                        ]
                    )
                }
                // The next post stays open even if the user undoes this.
                try tables.hold(try tables.reader.startedState())
            }
            let state = try tables.reader.startedState()
            let shelf = PostShelf(posts, in: state, on: today)
            let theme = found.kind == .habit ? found.theme : nil
            let habits = try tables.reader.habits()
            return FinishReceipt(
                post: found,
                wasFinished: wasFinished,
                opened: shelf.open.filter { before.standing(of: $0.id)?.isReadable != true },
                themeToSet: theme.flatMap { theme in
                    let standing = HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: today)
                    return standing == .ready ? theme : nil
                },
                next: shelf.next
            )
        }
    }

    /// Returns the post of an id if it can be read.
    ///
    /// - Throws: `noSuchPost` or `postLocked`.
    static func readable(
        _ id: TimeKit.ID<Post>,
        on shelf: PostShelf,
        in state: CourseState
    ) throws(HabitCourseError) -> Post {
        guard let entry = shelf.entries.first(where: { $0.id == id }) else { throw .noSuchPost(id.rawValue) }
        guard !entry.standing.isReadable else { return entry.post }
        let unlock: WeekUnlock? =
            if case .waitsForWeek(let week) = entry.standing { state.unlock(ofWeek: week) } else { nil }
        throw .postLocked(title: entry.post.title, entry.standing, unlock: unlock)
    }

    /// Records what has unlocked by now, so that it stays unlocked whatever happens to the clock or the site. Every
    /// action that writes does this first, and `undo()` does not revert it.
    ///
    /// - Returns: Whether there was anything to record.
    @discardableResult
    public func holdUnlocks() throws(HabitCourseError) -> Bool {
        let now = clock.now()
        // A read comes first, because usually there is nothing to write.
        let isNeeded = try read { tables in
            guard let state = try tables.state() else { return false }
            let held = state.holdingUnlocks(on: state.clock.day(of: now), of: try tables.posts())
            return held.unlockedWeeks > state.unlockedWeeks || held.opened != state.opened
        }
        guard isNeeded else { return false }
        return try write { tables in
            guard let state = try tables.reader.state() else { return false }
            return try tables.hold(state)
        }
    }

    /// Sets or changes the self-image goal (TIMELINE-2.0).
    ///
    /// - Throws: `notStarted`, `goalTooEarly`, `blank` or `tooLong`.
    public func setGoal(_ text: String) throws(HabitCourseError) {
        try writeHolding { tables, state in
            guard HabitSetting.takesGoal(in: state, on: state.clock.day(of: tables.now)) else {
                throw HabitCourseError.goalTooEarly(state.unlock(ofWeek: 2))
            }
            let goal = try HabitText.goal.checked(text)
            guard goal != state.goal else { return }
            try tables.change(
                "setGoal",
                of: Self.subject,
                state.goal == nil ? localized("goal set: \(goal)") : localized("goal changed: \(goal)")
            ) { rows in
                try rows.update("course_state", key: [.integer(1)], set: ["goal": .text(goal)])
            }
        }
    }

    /// Pauses new content from today's course day on.
    ///
    /// - Throws: `notStarted`, `alreadyPaused` or `courseOver`.
    public func pause() throws(HabitCourseError) {
        try writeHolding { tables, state in
            if state.pauses.last.map({ $0.until == nil }) == true { throw HabitCourseError.alreadyPaused }
            let paused = state.paused(on: state.clock.day(of: tables.now))
            guard paused != state, let pause = paused.pauses.last else { throw HabitCourseError.courseOver }
            try tables.change("pause", of: Self.subject, localized("course paused on \(pause.from)")) { rows in
                try rows.insert(
                    into: "pause",
                    ["number": .integer(Int64(state.pauses.count)), "from_day": .text(pause.from.description)]
                )
            }
        }
    }

    /// Resumes the course on today's course day.
    ///
    /// - Throws: `notStarted` or `notPaused`.
    public func resume() throws(HabitCourseError) {
        try writeHolding { tables, state in
            let resumed = state.resumed(on: state.clock.day(of: tables.now))
            guard resumed != state, let until = resumed.pauses.last?.until else { throw HabitCourseError.notPaused }
            try tables.change("resume", of: Self.subject, localized("course resumed on \(until)")) { rows in
                try rows.update(
                    "pause",
                    key: [.integer(Int64(state.pauses.count - 1))],
                    set: ["until_day": .text(until.description)]
                )
            }
        }
    }

    /// Reverts the user's last change and returns it. A tick of a day that can no longer be changed stays.
    ///
    /// - Throws: `cannotTick`; `store` with `nothingToUndo`, `changedSince` or `cannotUndo`.
    @discardableResult
    public func undo() throws(HabitCourseError) -> UndoneChange {
        try write { tables in
            if let state = try tables.reader.state() { try tables.hold(state) }
            let last = try ChangeLog.lastStanding(by: actor, ofKinds: Self.subjectKinds, in: tables.db)
            guard let change = last else { throw StoreError.nothingToUndo }
            try tables.rollBack(change)
            return UndoneChange(summary: change.shownSummary)
        }
    }
}
