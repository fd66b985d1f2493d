public import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension HabitCourse {
    /// Performs an action of a screen.
    ///
    /// An act whose operation id was used before isn't done again, and its answer is the same. If the screen has changed since it was shown, an act
    /// that still means the same is done. The answer to any other act is then the present screen and the newest change.
    ///
    /// - Parameters:
    ///   - act: The action, with the typed texts.
    ///   - link: The screen that shows the action.
    /// - Returns: The answer. It is `.refused` for invalid input.
    /// - Throws: `notStarted` and the other errors of the screen, and the errors of the store.
    public func perform(_ act: Act, at link: HabitLink) async throws(HabitCourseError) -> Acted {
        try await performed(act, at: link)
    }

    /// Fetches the course over the network.
    ///
    /// - Parameter address: The address of its manifest or feed; nil for the last one used.
    /// - Throws: `noNetwork` in an app without a network, and the errors of `pull(_:from:)`.
    public func fetch(_ address: String? = nil) async throws(HabitCourseError) -> CourseReport {
        guard let fetcher else { throw .noNetwork }
        do {
            return try await fetcher(self, address)
        } catch {
            throw HabitCourseError(error)
        }
    }
}

extension HabitLink: ScreenPlace {}

extension HabitCourse: ActingEngine {
    package typealias Place = HabitLink
    package typealias Failure = HabitCourseError

    package func outcome(of operation: ActOperation) throws(HabitCourseError) -> ActOutcome? {
        try read { tables in
            switch try ChangeLog.outcome(ofKey: operation.id, content: operation.content, in: tables.db) {
            case .changed(let change)?:
                .changed(Revision(change: change.id), said: change.shownSummary, subject: change.subject.id)
            case .unchanged?: .unchanged
            case .otherAct?: .otherAct
            case nil: nil
            }
        }
    }

    package func newestChange(
        since seen: Revision,
        by deed: HabitAct?,
        at link: HabitLink
    ) throws(HabitCourseError) -> String? {
        guard let seen = Int64(seen.rawValue) else { return nil }
        let contested = deed.flatMap(\.contested)
        return try read { tables in
            try ChangeLog.changes(in: tables.db).first { change in
                // An unlock never changes what an act means, so the course's own changes are left out. An undo can revert any change, so it is
                // included without regard to its use case.
                change.id > seen && change.actor != Self.courseActor
                    && (contested?.contains(change.useCase) ?? true || change.undoes != nil)
            }?.shownSummary
        }
    }

    package func next(
        after deed: HabitAct,
        at link: HabitLink,
        about subject: String?
    ) throws(HabitCourseError) -> Link {
        switch deed {
        case .finish(let post): try habitToSet(after: post) ?? link.labeled(localized("Back"))
        case .unskip, .undo, .fetch: link.labeled(localized("Back"))
        case .editHabit: HabitLink.habits.labeled(localized("Habits"))
        case .saveReminders: HabitLink.settings.labeled(localized("Settings"))
        default: HabitLink.home.labeled(localized("Home"))
        }
    }

    /// Returns the page with the ideas of a finished post, on which its habit is set; nil for another post.
    private func habitToSet(after id: TimeKit.ID<Post>) throws(HabitCourseError) -> Link? {
        let now = clock.now()
        return try read { tables in
            let state = try tables.startedState()
            let (posts, habits) = (try tables.posts(), try tables.habits())
            guard let post = posts.first(where: { $0.id == id }), post.kind == .habit, let theme = post.theme
            else { return nil }
            let day = state.clock.day(of: now)
            let standing = HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: day)
            guard standing == .ready else { return nil }
            return HabitLink.setHabit(theme).labeled(localized("Set your habit for \(theme.name)"))
        }
    }

    /// An undo is final: there is no redo.
    package func inverse(of deed: HabitAct) -> (deed: HabitAct, at: Link)? {
        deed == .undo ? nil : (.undo, HabitLink.home.labeled(localized("Home")))
    }

    /// A box may already be in the state that the act asks for, because another process has set it.
    package func isMet(_ deed: HabitAct, at link: HabitLink) throws(HabitCourseError) -> Bool {
        guard case .box(let habit, let day, let isChecked) = deed, link == .home else { return false }
        return try read { tables in
            try tables.habits().contains { $0.id == habit } && tables.isTicked(habit, on: day) == isChecked
        }
    }

    package func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }

    package func carryOut(
        _ deed: HabitAct,
        _ act: Act,
        at link: HabitLink,
        under operation: ActOperation
    ) async throws(HabitCourseError) -> ActResult {
        var course = self
        course.operation = IdempotencyKey(
            operation.id,
            content: operation.content,
            at: clock.now(),
            actor: actor
        )
        switch deed {
        case .openSkips, .openHabits, .openScore, .openProgress, .openSettings, .openGoal, .openEdit, .openSet, .read:
            return .opens(nil)
        case .start: try course.start(on: homeScreen(typed: act.fields).newStart)
        case .pause: try course.pause()
        case .resume: try course.resume()
        case .undo: try course.undo()
        case .fetch: try await fetch(act, noting: course)
        case .finish(let post): try course.finish(post)
        case .box(let habit, let day, let isChecked): try course.setBox(of: habit, on: day, to: isChecked)
        case .setHabit:
            guard case .setHabit(let theme) = link else { throw .noSuchScreen(link.target) }
            try course.setHabit(theme, act.fields["habit"] ?? "")
        case .editHabit:
            guard case .editHabit(let habit) = link else { throw .noSuchScreen(link.target) }
            try course.editHabit(habit, act.fields["habit"] ?? "")
        case .saveGoal: try course.setGoal(goalPage(typed: act.fields).text ?? "")
        case .skip: try course.skip(act)
        case .unskip(let skip): try course.unskip(skip)
        case .saveReminders: try course.setReminders(remindersPage(typed: act.fields).reminders ?? [])
        case .saveSettings:
            let page = try settingsPage(typed: act.fields)
            try course.setSettings(clock: page.newClock, notices: page.newNotices)
        }
        return .written
    }

    private func skip(_ act: Act) throws(HabitCourseError) {
        let page = try skipsPage(typed: act.fields)
        guard let skip = page.skip else { throw .notADay(act.fields["until"] ?? "") }
        try self.skip(skip.days, of: skip.habit, reason: skip.reason)
    }

    /// Fetches the course and records the operation afterward. If the site is down, the act isn't recorded and can be sent again. A second
    /// fetch does no harm.
    private func fetch(_ act: Act, noting course: HabitCourse) async throws(HabitCourseError) {
        let report = try await fetch(act.fields["address"])
        if case .kept(let error) = report.outcome { throw .course(error) }
        try course.write { _ in }
    }
}
