import Foundation
import HabitCourse
import ScreenKit
import TestKit
import TimeKit

/// The data of screens without a store: a course from Monday, 1 June 2026, in Phoenix.
struct ScreenSample {
    var state: CourseState
    var posts = Learner.smallCourse
    var habits: [Habit] = []
    /// The course days with a tick, by habit.
    var ticks: [Habit.ID: [Int]] = [:]
    var skips: [SkippedDays] = []
    var source: CourseStatus?
    var deviceZone: TimeZone

    /// A course that was just started, with the observation.
    init(_ zone: String = "America/Phoenix") throws {
        state = try HabitSample.course(zone)
        deviceZone = try .named(zone)
        let start = try HabitSample.day(1)
        habits = [
            Habit(id: "photos", theme: .foodObservation, first: .init(setOn: start, text: "Take a photo of each meal"))
        ]
        source = CourseStatus(
            address: "https://course.example/course.json",
            copy: .init(title: "Ten weeks", language: "en", weeks: 10, posts: posts.count, confirmed: try now(1)),
            attempted: try now(1),
            failure: nil
        )
    }

    /// The instant of a time on a course day.
    func now(_ day: Int, _ time: String = "10:00") throws -> Instant {
        let local = LocalDateTime(try HabitSample.day(day), try LocalTime(iso8601: time))
        return state.clock.current.timeZone.earliestInstant(atOrAfter: local)
    }

    /// Records that the site confirmed the copy.
    mutating func confirm(_ day: Int) throws {
        guard let copy = source?.copy else { return }
        let confirmed = CourseStatus.Copy(
            title: copy.title,
            language: copy.language,
            weeks: copy.weeks,
            posts: copy.posts,
            confirmed: try now(day)
        )
        source = CourseStatus(
            address: "https://course.example/course.json",
            copy: confirmed,
            attempted: try now(day),
            failure: nil
        )
    }

    /// Finishes posts on a day.
    mutating func finish(_ ids: String..., on day: Int) throws {
        for id in ids {
            let theme = posts.first { $0.id.rawValue == id }?.theme
            state.finished[.init(id)] = .init(at: try now(day), theme: theme)
        }
    }

    /// Finishes all open posts on a day.
    mutating func readAll(on day: Int) throws {
        while case .read(let post) = PostShelf(posts, in: state, on: try HabitSample.day(day)).next {
            try finish(post.rawValue, on: day)
        }
    }

    /// Sets a habit on a day. Its id is its theme.
    mutating func set(_ theme: Theme, on day: Int, _ text: String = "I do it") throws {
        let first = Habit.Version(setOn: try HabitSample.day(day), text: text)
        habits.append(Habit(id: .init(theme.rawValue), theme: theme, first: first))
        let order = Theme.allCases
        habits.sort { order.firstIndex(of: $0.theme) ?? 0 < order.firstIndex(of: $1.theme) ?? 0 }
    }

    /// The data of the screens of a day.
    func context(_ day: Int, _ time: String = "10:00") throws -> ScreenContext {
        let ticks = try habits.flatMap { habit in
            try (self.ticks[habit.id] ?? []).map { Tick(habit.id, on: try HabitSample.day($0)) }
        }
        return ScreenContext(
            state: state,
            posts: posts,
            habits: habits,
            records: HabitRecord.all(of: habits, in: state, ticks: ticks, skips: skips.map(\.skip)),
            skips: skips,
            source: source,
            now: try now(day, time),
            deviceZone: deviceZone,
            revision: Revision(change: 7)
        )
    }

    /// The home screen of a day.
    func home(_ day: Int, _ time: String = "10:00") throws -> HomeScreen {
        HomeScreen(try context(day, time))
    }

    /// A learner who reads and sets everything as soon as possible, and ticks nearly every day up to a day.
    static func diligent(through day: Int, seed: UInt64 = 1) throws -> ScreenSample {
        var sample = try ScreenSample()
        var generator = SeededGenerator(seed: seed)
        for week in 0...min(9, max(0, (day - 1) / 7)) {
            try sample.readAll(on: 7 * week + 1)
            for theme in Theme.allCases where theme.week == week + 1 && theme != .foodObservation {
                try sample.set(theme, on: 7 * week + 1, "my habit of \(theme.rawValue)")
            }
        }
        if day >= 8 { sample.state.goal = "I am someone who eats with attention" }
        for habit in sample.habits {
            let first = habit.theme == .foodObservation ? 1 : 7 * (habit.theme.week - 1) + 1
            let last = habit.theme == .foodObservation ? min(day, 7) : day
            guard first <= last else { continue }
            sample.ticks[habit.id] = (first...last).filter { _ in !generator.oneIn(6) }
        }
        return sample
    }
}

extension HomeScreen {
    /// The ids of the prompts.
    var asked: [String] { prompts.map(\.id) }

    /// The prompt with an id.
    func prompt(_ id: String) -> Prompt? { prompts.first { $0.id == id } }
}

/// Encodes a value and parses the JSON.
func json(_ value: some Encodable) throws -> AnyJSON {
    try JSONDecoder().decode(AnyJSON.self, from: JSONEncoder().encode(value))
}

extension AnyJSON {
    /// The keys of an object in order; empty for anything else.
    var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }

    /// The value of a key, or of the first element of a list.
    subscript(key: String) -> AnyJSON? {
        switch self {
        case .object(let members): members[key]
        case .array(let elements): elements.first?[key]
        default: nil
        }
    }

    /// The first element of a list.
    var first: AnyJSON? { if case .array(let elements) = self { elements.first } else { nil } }
}

/// The number of sentences in a text. A rest without punctuation counts as one.
func sentences(_ text: String) -> Int {
    let ends = text.indices.filter { index in
        let next = text.index(after: index)
        return ".!?".contains(text[index]) && (next == text.endIndex || text[next] == " ")
    }
    return ends.count + (text.last.map { ".!?".contains($0) } ?? true ? 0 : 1)
}
