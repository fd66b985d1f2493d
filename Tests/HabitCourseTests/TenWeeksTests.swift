import HabitCourse
import Testing
import TimeKit

@Suite("Ten weeks, by the rules alone")
struct TenWeeksTests {
    /// An article for each week, and a habit post in the weeks that have one.
    private let posts: [Post] = (1...10).flatMap { week in
        let theme = Theme.allCases.first { $0.week == week && $0 != .foodObservation }
        let article = HabitSample.post("article-\(week)", week: week, 1, week == 1 ? .tutorial : .article)
        return [article] + (theme.map { [HabitSample.post($0.rawValue, week: week, 2, .habit, theme: $0)] } ?? [])
    }

    @Test(
        "a user who reads all that opens, sets each habit as it can be set and ticks daily meets the course as the document tells it",
        arguments: ["America/Phoenix", "America/New_York", "Pacific/Apia", "Antarctica/Troll"]
    )
    func walk(zone: String) throws {
        // The course starts on 1 September, so that it includes a clock change where there is one.
        let clock = try HabitSample.clock(zone)
        let start = try HabitSample.date("2026-09-01")
        var state = CourseState(start: start, clock: clock)
        var habits: [Habit] = []
        var ticks: [Tick] = []
        var finishedOn: [Int: [String]] = [:]
        var setOn: [Theme: Int] = [:]
        var goalFrom: Int?
        for number in 1...80 {
            let now = clock.boundary(of: start.adding(days: number - 1)).adding(hours: 17)
            let today = clock.day(of: now)
            #expect(today == start.adding(days: number - 1))
            state = state.holdingUnlocks(on: today, of: posts)
            if goalFrom == nil, HabitSetting.takesGoal(in: state, on: today) { goalFrom = number }
            while case .read(let post) = PostShelf(posts, in: state, on: today).next {
                state = try #require(state.finishing(post, at: now, on: today, of: posts))
                finishedOn[number, default: []].append(post.rawValue)
            }
            for theme in Theme.allCases {
                let standing = HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: today)
                guard standing == .ready else { continue }
                setOn[theme] = number
                habits.append(Habit(id: .init(theme.rawValue), theme: theme, first: .init(setOn: today, text: "mine")))
            }
            for habit in habits where TickRule.refusal(of: habit, on: today, in: state, at: now) == nil {
                ticks.append(Tick(habit.id, on: today))
            }
        }
        #expect(finishedOn.keys.sorted() == (0..<10).map { 7 * $0 + 1 })
        #expect(finishedOn[1] == ["article-1"] && finishedOn[8] == ["article-2", "eatingSlowly"])
        #expect(
            setOn == [.foodObservation: 1, .eatingSlowly: 8, .drinkingWater: 22, .portionControl: 36, .wholeFoods: 50]
        )
        #expect(goalFrom == 8)
        let last = start.adding(days: 79)
        #expect(state.phase(on: last) == .complete(days: 9))
        #expect(PostShelf(posts, in: state, on: last).next == .nothing)

        // The photos are ticked in week 1, and each habit daily to the end and beyond.
        let records = HabitRecord.all(of: habits, in: state, ticks: ticks)
        #expect(records.map(\.ticks.count) == [7, 73, 59, 45, 31])
        let activity = ActivityLevels.days(of: records, from: start, through: last)
        #expect(activity.allSatisfy { $0.done == $0.due })
        #expect(activity.map(\.due) == (1...80).map { $0 < 22 ? 1 : $0 < 36 ? 2 : $0 < 50 ? 3 : 4 })
        // Seven days in a row give 5+6+8+12+17+23+24 = 95 points, each further day 24.
        let score = Score(of: records)
        #expect(score.parts.map(\.total) == [95] + [73, 59, 45, 31].map { 95 + ($0 - 7) * 24 })
        let series = score.series(from: start, through: last)
        #expect(series.last?.total == score.total && series[6].total == 95)
        #expect(zip(series, series.dropFirst()).allSatisfy { $0.total < $1.total })
        #expect(records.map { Streak(of: $0, on: last).current } == [0, 73, 59, 45, 31])
        let advice = HabitEditing.advice(for: habits[1], record: records[1], on: start.adding(days: 21))
        #expect(
            HabitEditing.canEdit(habits[1], on: start.adding(days: 21)) && advice.text == "14 of 14 days: build on it"
        )
    }
}
