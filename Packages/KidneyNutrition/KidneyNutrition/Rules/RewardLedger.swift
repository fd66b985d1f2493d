public import TimeKit

/// An append-only ledger of rewards. A key has one grant, and at most one reversal, which takes back the points of the grant.
public struct RewardLedger: Hashable, Sendable {
    private var lines: [RewardKey: [RewardEntry]] = [:]

    public init() {}

    /// Creates a ledger from entries in any order. Duplicates count once.
    public init(_ entries: some Sequence<RewardEntry>) { append(entries) }

    /// All entries, sorted by key, then by number.
    public var entries: [RewardEntry] { lines.keys.sorted().flatMap { lines[$0] ?? [] } }

    /// The keys with entries, sorted.
    public var keys: [RewardKey] { lines.keys.sorted() }

    /// Adds entries. An entry whose id exists is ignored, so adding is idempotent.
    public mutating func append(_ entries: some Sequence<RewardEntry>) {
        for entry in entries {
            var own = lines[entry.key] ?? []
            guard !own.contains(where: { $0.id == entry.id }) else { continue }
            own.append(entry)
            own.sort { ($0.number, $0.id) < ($1.number, $1.id) }
            lines[entry.key] = own
        }
    }

    /// Returns the entries of a key, sorted by number.
    public func entries(of key: RewardKey) -> [RewardEntry] { lines[key] ?? [] }

    /// Returns the state of a reward; nil if it was never granted.
    public func state(of key: RewardKey) -> RewardState? {
        guard let own = lines[key], !own.isEmpty else { return nil }
        // A settled or reversed reward is final. Later entries don't count.
        for entry in own {
            if entry.change == .settle { return .settled }
            if entry.change == .reverse { return .reversed }
        }
        return own.last?.change == .pend ? .pending : .granted
    }

    /// Returns the points of the grant, 0 without one.
    public func amount(of key: RewardKey) -> Int { lines[key]?.first { $0.change == .grant }?.points ?? 0 }

    /// Returns the points that count: those of the grant, or 0 without one or after its reversal.
    public func sum(of key: RewardKey) -> Int { (lines[key] ?? []).reduce(0) { $0 + $1.points } }

    /// The keys of granted and pending rewards, which later evaluations can still change.
    public var openKeys: [RewardKey] {
        lines.keys.filter { state(of: $0) == .granted || state(of: $0) == .pending }.sorted()
    }

    /// Returns the entries to add after a key's goal was judged. Empty if nothing changed.
    ///
    /// - Parameters:
    ///   - isReached: Whether the goal is reached at present.
    ///   - points: The points of a new grant. A reversal takes back the points of the old one.
    ///   - why: The reason, in words, for each entry.
    public func changes(
        of key: RewardKey,
        isReached: Bool,
        points: Int,
        today: LocalDate,
        at instant: Instant,
        why: String
    ) -> [RewardEntry] {
        let isClosed = key.period.isClosed(on: today)
        let changes: [RewardChange]
        switch (state(of: key), isReached, isClosed) {
        case (nil, true, true): changes = points > 0 ? [.grant, .settle] : []
        case (nil, true, false): changes = points > 0 ? [.grant] : []
        case (.granted?, true, true), (.pending?, true, true): changes = [.settle]
        case (.granted?, false, false): changes = [.pend]
        case (.granted?, false, true), (.pending?, false, true): changes = [.reverse]
        case (.pending?, true, false): changes = [.resume]
        default: changes = []
        }
        let count = entries(of: key).count
        return changes.enumerated().map { offset, change in
            let amount =
                switch change {
                case .grant: points
                case .reverse: -self.amount(of: key)
                default: 0
                }
            return RewardEntry(key, change, number: count + offset, points: amount, at: instant, why: why)
        }
    }

    /// Returns points, level and badges. It includes only the badges for the category, or for nil those for everyone.
    public func standing(for category: DiseaseCategory?) -> RewardStanding {
        var points = 0
        var pending = 0
        var counts: [RewardFamily: [RewardRule: Int]] = [:]
        for key in lines.keys {
            switch state(of: key) {
            case .granted?, .settled?:
                points += amount(of: key)
                guard let family = GoalSubject.of(key.lineage)?.family else { continue }
                counts[family, default: [:]][key.rule, default: 0] += 1
            case .pending?: pending += amount(of: key)
            case .reversed?, nil: break
            }
        }
        let level = max(1, RewardTable.levels.filter { $0.points <= points }.count)
        let badges = RewardTable.badges.filter { row in
            guard category.map(row.categories.contains) ?? (row.categories == .everyone) else { return false }
            let families = row.family.map { [$0] } ?? RewardFamily.allCases
            return families.reduce(0) { $0 + (counts[$1]?[row.rule] ?? 0) } >= row.count
        }
        return RewardStanding(
            points: points,
            pendingPoints: pending,
            level: level,
            levelName: RewardTable.levels[level - 1].name,
            nextLevelAt: level < RewardTable.levels.count ? RewardTable.levels[level].points : nil,
            badges: badges.map(\.badge)
        )
    }
}

extension RewardEntry {
    /// The entry's number within its key, from its id.
    var number: Int { id.rawValue.split(separator: "/").last.flatMap { Int($0) } ?? 0 }
}
