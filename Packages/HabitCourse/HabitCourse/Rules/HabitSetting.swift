public import TimeKit

/// Whether a theme's habit can be set.
public enum ThemeStanding: Hashable, Codable, Sendable {
    /// Its post's week hasn't begun.
    case waitsForWeek(Int)
    /// Its post must be read to its end first; nil where the course has none.
    case waitsForPost(TimeKit.ID<Post>?)
    /// It can be set.
    case ready
    /// It was set.
    case set(Habit.ID)
}

extension ThemeStanding {
    private enum CodingKeys: String, CodingKey {
        case kind, week, post, habit
    }

    private enum Kind: String, Codable {
        case waitsForWeek, waitsForPost, ready, set
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .waitsForWeek: .waitsForWeek(try container.decode(Int.self, forKey: .week))
            case .waitsForPost: .waitsForPost(try container.decodeIfPresent(TimeKit.ID<Post>.self, forKey: .post))
            case .ready: .ready
            case .set: .set(try container.decode(Habit.ID.self, forKey: .habit))
            }
    }

    /// Writes `{kind: "ready"}`, `{kind: "waitsForWeek", week}`, `{kind: "waitsForPost", post}` or `{kind: "set", habit}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .waitsForWeek(let week):
            try container.encode(Kind.waitsForWeek, forKey: .kind)
            try container.encode(week, forKey: .week)
        case .waitsForPost(let post):
            try container.encode(Kind.waitsForPost, forKey: .kind)
            try container.encode(post, forKey: .post)
        case .ready: try container.encode(Kind.ready, forKey: .kind)
        case .set(let habit):
            try container.encode(Kind.set, forKey: .kind)
            try container.encode(habit, forKey: .habit)
        }
    }
}

/// What can be set when, and what runs when (TIMELINE-1.1, 2.0…2.3, 4.0, 6.0, 8.0; the last is the end of week 7: the document's
/// "fifth" is a slip).
public enum HabitSetting {
    /// Whether a theme's habit can be set on a course day: its post is finished, however late. The observation isn't set by the
    /// user: it is there as the course begins.
    public static func standing(
        of theme: Theme,
        posts: [Post],
        habits: [Habit],
        in state: CourseState,
        on day: LocalDate
    ) -> ThemeStanding {
        if let habit = habits.first(where: { $0.theme == theme }) { return .set(habit.id) }
        if theme == .foodObservation { return state.lastUnlockedWeek(on: day) >= 1 ? .ready : .waitsForWeek(1) }
        // What was read counts, also if the post was taken off the site or lost its theme since.
        if state.finished.values.contains(where: { $0.theme == theme }) { return .ready }
        let offered = PostShelf(posts, in: state, on: day).entries.filter {
            $0.post.kind == .habit && $0.post.theme == theme
        }
        if offered.contains(where: { state.finished[$0.id] != nil }) { return .ready }
        if let readable = offered.first(where: \.standing.isReadable) { return .waitsForPost(readable.id) }
        guard let first = offered.first else {
            return theme.week <= state.lastUnlockedWeek(on: day) ? .waitsForPost(nil) : .waitsForWeek(theme.week)
        }
        if case .waitsForWeek(let week) = first.standing { return .waitsForWeek(week) }
        return .waitsForPost(first.id)
    }

    /// Whether the self-image goal can be entered: from the end of week 1 on.
    public static func takesGoal(in state: CourseState, on day: LocalDate) -> Bool {
        // The end of the only week counts in a course of one.
        state.lastUnlockedWeek(on: day) >= 2 || state.week(on: day) >= 2
    }

    /// The course days a habit runs: from when it was set, without end; the observation in week 1 alone.
    public static func run(of habit: Habit, in state: CourseState) -> (from: LocalDate, until: LocalDate?) {
        guard habit.theme == .foodObservation else { return (habit.first.setOn, nil) }
        return (habit.first.setOn, state.startDay(ofWeek: 2).map { max($0, habit.first.setOn) })
    }

    /// Whether a habit runs on a course day.
    public static func runs(_ habit: Habit, in state: CourseState, on day: LocalDate) -> Bool {
        let run = run(of: habit, in: state)
        return run.from <= day && run.until.map { day < $0 } ?? true
    }
}

extension HabitRecord {
    /// The records of habits, in their order, out of all ticks and skips. Ticks of other habits are left out.
    ///
    /// - Parameter daysThatNeverWere: counted as skipped, see ``CourseClock/daysThatNeverWere(in:)``.
    /// O(ticks + habits × skips), fastest where the ticks of a habit stand together.
    public static func all(
        of habits: [Habit],
        in state: CourseState,
        ticks: some Sequence<Tick>,
        skips: [Skip] = [],
        daysThatNeverWere: [LocalDate] = []
    ) -> [HabitRecord] {
        var records = habits.map { habit in
            let run = HabitSetting.run(of: habit, in: state)
            var skipped = DaySet(daysThatNeverWere)
            for skip in skips where skip.habit == nil || skip.habit == habit.id { skipped.insert(skip.days) }
            return HabitRecord(id: habit.id, from: run.from, until: run.until, skips: skipped)
        }
        let places = Dictionary(habits.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var last: (id: Habit.ID, place: Int)?
        for tick in ticks {
            if last?.id != tick.habit { last = places[tick.habit].map { (tick.habit, $0) } }
            if let last { records[last.place].ticks.insert(tick.day) }
        }
        return records
    }
}
