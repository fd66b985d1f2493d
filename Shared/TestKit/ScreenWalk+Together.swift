extension ScreenWalk {
    /// Returns "step/*/delete" for the id of a step.
    public static func kind(_ id: String) -> String {
        id.split(separator: "/").map { $0.count >= 20 || $0.allSatisfy(\.isNumber) ? "*" : String($0) }.joined(
            separator: "/"
        )
    }

    /// The findings of several walks.
    public struct Findings: Sendable {
        /// The breaches of a law, each with the seed of its walk.
        public private(set) var breaches: [String] = []
        /// The types of the screens met.
        public private(set) var screens: Set<String> = []
        /// The kinds of actions done.
        public private(set) var done: Set<String> = []
        /// The ids of the fields whose range was tried.
        public private(set) var triedRanges: Set<String> = []

        init() {}

        init(_ walk: ScreenWalk, seed: UInt64) {
            breaches = walk.breaches.map { "seed \(seed): \($0)" }
            screens = walk.screens
            done = walk.done
            triedRanges = walk.triedRanges
        }

        mutating func add(_ other: Findings) {
            breaches += other.breaches
            screens.formUnion(other.screens)
            done.formUnion(other.done)
            triedRanges.formUnion(other.triedRanges)
        }
    }

    /// Makes walks at the same time, and returns what they found together. The seeds are 1, 2, 3, ….
    ///
    /// - Parameter walk: makes one of the walks.
    public static func together<Start: Sendable>(
        from starts: [Start],
        _ walk: @escaping @Sendable (_ seed: UInt64, _ start: Start) async throws -> ScreenWalk
    ) async throws -> Findings {
        try await withThrowingTaskGroup(of: Findings.self) { group in
            for (seed, start) in zip(UInt64(1)..., starts) {
                group.addTask { Findings(try await walk(seed, start), seed: seed) }
            }
            var findings = Findings()
            for try await found in group { findings.add(found) }
            return findings
        }
    }
}
