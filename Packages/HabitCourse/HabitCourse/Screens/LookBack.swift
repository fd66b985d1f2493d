import TimeKit
import WordKit

/// The parts of the review of the course.
///
/// - Complexity: O(days + completions + weeks × (posts + habits)).
struct LookBack {
    let context: ScreenContext
    let score: Score
    let series: [SeriesPoint]
    let activity: [DayActivity]
    private let today: LocalDate
    private var state: CourseState { context.state }

    init(_ context: ScreenContext) {
        self.context = context
        today = context.today
        score = Score(of: context.records)
        series = score.series(from: context.state.start, through: today)
        activity = ActivityLevels.days(of: context.records, from: context.state.start, through: today)
    }

    var weeks: [ProgressScreen.Week] {
        (1...state.weeks).compactMap { week in
            guard let from = state.startDay(ofWeek: week), from <= today else { return nil }
            // During a pause the current week goes on.
            let days = from..<min(max(from, state.startDay(ofWeek: week + 1) ?? today.next), today.next)
            let posts = context.posts.filter { $0.shownWeek == week }
            let boxes = boxes(in: days)
            return ProgressScreen.Week(
                week: week,
                from: from,
                done: boxes.done,
                due: boxes.due,
                points: points(in: days),
                read: posts.count { state.finished[$0.id] != nil },
                posts: posts.count,
                events: events(in: days)
            )
        }
    }

    /// The time since the last week; nil before the course is over.
    var since: ProgressScreen.Since? {
        guard let end = state.startDay(ofWeek: state.weeks + 1), end <= today else { return nil }
        let days = end..<today.next
        return ProgressScreen.Since(
            days: end.days(until: today) + 1,
            done: boxes(in: days).done,
            points: points(in: days)
        )
    }

    var stories: [ProgressScreen.HabitStory] {
        context.pairs.map { habit, record in
            let weeks = HabitStatistics.weeks(of: record, start: state.start, through: today)
            return ProgressScreen.HabitStory(
                id: habit.id,
                theme: habit.theme,
                versions: habit.versions,
                done: weeks.reduce(0) { $0 + $1.done },
                due: weeks.reduce(0) { $0 + $1.due },
                longest: Streak(of: record, on: today).longest
            )
        }
    }

    /// The congratulation; nil before the course is over (TIMELINE-10.0).
    var congratulation: String? {
        guard since != nil else { return nil }
        let weeks = weeks
        let done = weeks.reduce(0) { $0 + $1.done }
        guard done > 0 else {
            return localized(
                "Congratulations on reaching the end of the \(state.weeks, "week")! ",
                "Every post that you have read stays open, and a habit can begin on any day."
            )
        }
        let points = weeks.reduce(0) { $0 + $1.points }
        return localized(
            "Congratulations! In \(state.weeks, "week") you ticked \(done, "box", "boxes") ",
            "and earned \(points, "point"): look at what you have made your own."
        )
    }
}

extension LookBack {
    /// Returns the numbers of done and due boxes. Today's boxes can still be ticked, so only the ticked ones count.
    private func boxes(in days: Range<LocalDate>) -> (done: Int, due: Int) {
        activity[places(of: days)].reduce((0, 0)) { ($0.0 + $1.done, $0.1 + ($1.day == today ? $1.done : $1.due)) }
    }

    private func points(in days: Range<LocalDate>) -> Int {
        let places = places(of: days)
        guard let last = series[places].last else { return 0 }
        return last.total - (places.lowerBound > 0 ? series[places.lowerBound - 1].total : 0)
    }

    /// Returns the indices of days in the series and the activity, which go from the start to today.
    private func places(of days: Range<LocalDate>) -> Range<Int> {
        let first = min(max(state.start.days(until: days.lowerBound), 0), activity.count)
        return first..<min(max(state.start.days(until: days.upperBound), first), activity.count)
    }

    private func events(in days: Range<LocalDate>) -> [String] {
        var events: [(day: LocalDate, text: String)] = []
        for habit in context.habits {
            for (number, version) in habit.versions.enumerated() {
                let text =
                    if number > 0 {
                        localized("habit edited: \(version.text)")
                    } else if habit.theme == .foodObservation {
                        localized("habit begun: \(version.text)")
                    } else {
                        localized("habit set: \(version.text)")
                    }
                events.append((version.setOn, text))
            }
        }
        for pause in state.pauses {
            let text =
                pause.until.map { localized("rested for \(pause.from.days(until: $0), "day")") }
                ?? localized("rest begun")
            if pause.until != pause.from { events.append((pause.from, text)) }
        }
        for skip in context.skips.map(\.skip) {
            events.append((skip.days.lowerBound, localized("skipped \(Words.days(skip.days)): \(skip.reason)")))
        }
        // Sorted by day, then in the order of insertion.
        return events.enumerated()
            .filter { days.contains($0.element.day) }
            .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .map(\.element.text)
    }
}
