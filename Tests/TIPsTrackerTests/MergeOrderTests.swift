import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("The winner of two writes")
struct MergeOrderTests {
    private static let clock = HybridClock(milliseconds: 1_000, counter: 5, node: "b")
    private static let day = LocalDate(dayNumber: 20_520)

    /// Clocks just before, at and just after ``clock``, in order.
    private static let ladder = [
        HybridClock(milliseconds: 999, counter: 9, node: "z"), HybridClock(milliseconds: 1_000, counter: 4, node: "z"),
        HybridClock(milliseconds: 1_000, counter: 5, node: "a"), clock,
        HybridClock(milliseconds: 1_000, counter: 5, node: "b0"),
        HybridClock(milliseconds: 1_000, counter: 6, node: "a"),
        HybridClock(milliseconds: 1_001, counter: 0, node: "a"),
    ]

    @Test(
        "the later write of a field wins, by milliseconds, then counter, then device; an equal clock leaves it to the bytes"
    )
    func registers() {
        let key = Register.Key(scope: "room", kind: "unit", entity: "u", field: "name")
        // By bytes, "e" and an accent come before the composed letter, although Swift takes them as equal.
        let values = ["", "a", "e\u{301}", "f", "\u{E9}"]
        for (one, clock) in Self.ladder.enumerated() {
            for (other, second) in Self.ladder.enumerated() {
                for (high, value) in values.enumerated() {
                    for (low, text) in values.enumerated() {
                        let wins = one > other || one == other && high > low
                        let register = Register(key: key, value: value, clock: clock)
                        #expect(register.wins(over: Register(key: key, value: text, clock: second)) == wins)
                    }
                }
            }
        }
    }

    @Test(
        "the earlier of two tombstones stays, and at equal clocks any difference decides in favor of the same one everywhere"
    )
    func tombstones() {
        func taken(
            _ clock: HybridClock,
            _ item: String = "peanut",
            _ day: LocalDate = MergeOrderTests.day,
            by member: String = "ann",
            at: Int64 = 7,
            replacement: Claim.ID? = nil
        ) -> Tombstone {
            Tombstone(
                claim: ID("c"),
                slot: Slot(day: day, item: ID(item)),
                member: ID(member),
                at: Instant(milliseconds: at),
                clock: clock,
                replacement: replacement
            )
        }
        for (one, clock) in Self.ladder.enumerated() {
            for (other, second) in Self.ladder.enumerated() where one != other {
                #expect(taken(clock, by: "zoe").wins(over: taken(second)) == (one < other))
            }
        }
        let base = taken(Self.clock)
        #expect(!base.wins(over: base))
        for different in [
            taken(Self.clock, "walnut"), taken(Self.clock, "peanut", Self.day.next), taken(Self.clock, by: "bob"),
            taken(Self.clock, at: 8), taken(Self.clock, replacement: ID("d")), taken(Self.clock, replacement: ID("")),
        ] {
            #expect(base.wins(over: different) != different.wins(over: base), "\(different)")
        }
    }

    @Test(
        "two claims with one id are told apart by any difference, and one with details wins over its copy without them"
    )
    func claims() {
        func made(
            day: LocalDate = MergeOrderTests.day,
            item: String = "peanut",
            cycle: String = "cycle-1",
            member: String = "ann",
            at: Int64 = 7,
            recordedAt: Int64 = 7,
            name: String = "Peanut",
            category: Category = .treatment,
            dose: DoseLabel? = DoseLabel(amount: "1", unit: "tsp"),
            isEarly: Bool = false,
            more: String? = nil
        ) -> Claim {
            Claim(
                clock: Self.clock,
                slot: Slot(day: day, item: ID(item)),
                cycle: ID(cycle),
                member: ID(member),
                at: Instant(milliseconds: at),
                recordedAt: Instant(milliseconds: recordedAt),
                snapshot: Snapshot(item: name, category: category, dose: dose),
                isEarly: isEarly,
                more: more
            )
        }
        let base = made()
        #expect(!base.wins(over: base))
        let others = [
            made(day: Self.day.next), made(item: "walnut"), made(cycle: "cycle-2"), made(member: "bob"), made(at: 8),
            made(recordedAt: 8), made(name: "Walnut"), made(category: .maintenance), made(dose: nil),
            made(dose: DoseLabel(amount: "2", unit: "tsp")), made(dose: DoseLabel(amount: "1", unit: "g")),
            made(isEarly: true), made(name: "Pe\u{E1}nut"), made(name: "Pea\u{301}nut"),
        ]
        for different in others {
            #expect(base.wins(over: different) != different.wins(over: base), "\(different.snapshot)")
        }
        #expect(others[12].wins(over: others[13]) != others[13].wins(over: others[12]), "equal to Swift, not by bytes")
        for more in [#"{"second":true}"#, "", "zzz"] {
            #expect(made(more: more).wins(over: base) && !base.wins(over: made(more: more)), "\(more)")
        }
        // A claim without a dose and one whose dose is blank are two.
        let blank = made(dose: DoseLabel(amount: "", unit: ""))
        #expect(made(dose: nil).wins(over: blank) != blank.wins(over: made(dose: nil)))
    }

    @Test("keys and boxes sort by their parts in order")
    func orders() {
        func key(_ parts: [String]) -> Register.Key {
            Register.Key(scope: parts[0], kind: parts[1], entity: parts[2], field: parts[3])
        }
        for place in 0..<4 {
            // The part at `place` decides before all that follow it.
            var low = ["m", "m", "m", "m"]
            var high = low
            low[place] = "a"
            high[place] = "b"
            for later in (place + 1)..<4 { (low[later], high[later]) = ("z", "a") }
            #expect(key(low) < key(high) && !(key(high) < key(low)))
        }
        let (first, second) = (Slot(day: Self.day, item: ID("z")), Slot(day: Self.day.next, item: ID("a")))
        #expect(first < second && !(second < first))
        #expect(Slot(day: Self.day, item: ID("a")) < first && !(first < first))
    }

    // MARK: One box

    @Test(
        "a box shows its newest tick, beside it the newest of every other hand and each second dose, as a slow count says"
    )
    func boxes() {
        for seed in UInt64(1)...20 {
            var random = SeededGenerator(seed: seed)
            for round in 0..<60 {
                let claims = (0..<random.int(in: 1...6)).map { number in
                    Claim(
                        clock: HybridClock(
                            milliseconds: Int64(random.int(in: 0...3)),
                            counter: number,
                            node: random.pick(["a", "b"])
                        ),
                        slot: Slot(day: Self.day, item: ID("peanut")),
                        cycle: ID("cycle-1"),
                        member: ID(random.pick(["ann", "bob"])),
                        at: Instant(milliseconds: Int64(random.int(in: 0...2))),
                        recordedAt: Instant(milliseconds: 0),
                        snapshot: Snapshot(item: "Peanut", category: .treatment, dose: nil),
                        more: random.oneIn(3) ? #"{"second":true}"# : nil
                    )
                }
                expectBox(of: random.shuffle(claims), "seed \(seed), round \(round)")
            }
        }
        #expect(LogEntry(liveClaims: []) == nil)
    }

    private func expectBox(of claims: [Claim], _ comment: Comment) {
        let newestLast = claims.sorted { $0.clock < $1.clock }
        guard let shown = newestLast.last, let entry = LogEntry(liveClaims: claims) else {
            Issue.record("no entry: \(comment)")
            return
        }
        func isSameHand(_ one: Claim, _ other: Claim) -> Bool {
            one.id == other.id
                || !one.isSecondDose && !other.isSecondDose && one.member == other.member
                    && one.clock.node == other.clock.node
        }
        let others = newestLast.enumerated().filter { place, claim in
            !isSameHand(claim, shown) && !newestLast[(place + 1)...].contains { isSameHand($0, claim) }
        }.map(\.element)
        #expect(entry == LogEntry(claim: shown, others: others), comment)

        let byIntake = (others + [shown]).sorted { $0.at == $1.at ? $0.clock < $1.clock : $0.at < $1.at }
        #expect(entry.claims == byIntake, comment)
        let ordinary = byIntake.filter { !$0.isSecondDose }
        let counted = shown.isSecondDose ? ordinary.first : shown
        #expect(entry.doses == byIntake.filter { $0.isSecondDose || $0.id == counted?.id }, comment)
        #expect(entry.isUncertain == (ordinary.count >= 2), comment)
        for member in [Member.ID("ann"), Member.ID("bob"), Member.ID("cleo")] {
            let own = byIntake.first { $0.member == member }
            #expect(entry.log(of: member) == (own ?? (byIntake.count == 1 ? shown : nil)), comment)
        }
        // Any of the claims can be shown instead.
        let wanted = newestLast[0]
        let chosen = LogEntry(liveClaims: claims, showing: wanted)
        #expect(chosen?.claim == wanted && chosen?.others.contains { isSameHand($0, wanted) } == false, comment)
    }

    // MARK: Clocks as texts

    @Test(
        "a device's id is letters and digits, and the numbers are hexadecimal in small letters",
        arguments: ["0", "9", "a", "z", "/", ":", "`", "{", "~", "-", "_", " "]
    )
    func characters(character: String) {
        let isLetterOrDigit = ["0", "9", "a", "z"].contains(character)
        #expect((HybridClock("0195749a6e40-0000-x" + character) != nil) == isLetterOrDigit)
        #expect((HybridClock("0195749a6e40-0000-" + character) != nil) == isLetterOrDigit)
        let isDigit = ["0", "9", "a"].contains(character)
        #expect((HybridClock("0195749a6e4" + character + "-0000-x") != nil) == isDigit)
        #expect((HybridClock(character + "195749a6e40-0000-x") != nil) == isDigit)
        #expect((HybridClock("0195749a6e40-000" + character + "-x") != nil) == isDigit)
    }

    @Test("the text of a clock has twelve and four hexadecimal digits, up to the largest")
    func texts() {
        let largest = HybridClock(milliseconds: 0xFFFF_FFFF_FFFF, counter: 0xFFFF, node: "z9")
        #expect(largest.text == "ffffffffffff-ffff-z9" && HybridClock(largest.text) == largest)
        let small = HybridClock(milliseconds: 0xA, counter: 0xF, node: "a")
        #expect(small.text == "00000000000a-000f-a" && HybridClock(small.text) == small && small.rest == "000f-a")
        #expect(HybridClock("0000000000g0-0000-a") == nil && HybridClock("00000000000f-00f0-a")?.counter == 0xF0)
        for (milliseconds, isRead) in [
            (-1, false), (0, true), (0x0FFF_FFFF_FFFF, true), (0x1000_0000_0000, false),
        ] as [(Int64, Bool)] {
            let clock = HybridClock(milliseconds: milliseconds, rest: "000f-a")
            #expect((clock != nil) == isRead && clock?.counter ?? 15 == 15)
        }
        #expect(HybridClock.beginning(at: Instant(milliseconds: -1)) == "000000000000")
        #expect(HybridClock.beginning(at: Instant(milliseconds: 255)) == "0000000000ff")
    }

    @Test(
        "the next clock counts up to the last number of a millisecond, and follows a wall clock that is a millisecond ahead"
    )
    func next() {
        let now = Instant(milliseconds: 5_000)
        func next(_ milliseconds: Int64, _ counter: Int) -> HybridClock {
            .next(after: HybridClock(milliseconds: milliseconds, counter: counter, node: "b"), now: now, node: "a")
        }
        #expect(next(4_999, 0xFFFF) == HybridClock(milliseconds: 5_000, counter: 0, node: "a"))
        #expect(next(5_000, 0) == HybridClock(milliseconds: 5_000, counter: 1, node: "a"))
        #expect(next(5_000, 0xFFFE) == HybridClock(milliseconds: 5_000, counter: 0xFFFF, node: "a"))
        #expect(next(5_000, 0xFFFF) == HybridClock(milliseconds: 5_001, counter: 0, node: "a"))
    }
}
