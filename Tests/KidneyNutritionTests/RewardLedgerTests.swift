import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The ledger of rewards")
struct RewardLedgerTests {
    private let at = Instant(milliseconds: 0)

    private func key(_ offset: Int = 0, _ rule: RewardRule = .week) throws -> RewardKey {
        RewardKey(GoalLineage(.atMost(.sodium)), RewardPeriod(rule, of: try Care.day(offset)))
    }

    /// The ledger after an evaluation of a key.
    private func after(
        _ ledger: RewardLedger,
        _ key: RewardKey,
        _ isReached: Bool,
        on offset: Int,
        points: Int = 50
    ) throws -> RewardLedger {
        var ledger = ledger
        let day = try Care.day(offset)
        ledger.append(
            ledger.changes(of: key, isReached: isReached, points: points, today: day, at: at, why: "because")
        )
        return ledger
    }

    @Test("a goal no longer reached before its period closes turns its grant pending, and it counts again once reached")
    func pending() throws {
        let key = try key()
        var ledger = try after(RewardLedger(), key, true, on: 4)
        #expect(ledger.state(of: key) == .granted && ledger.standing(for: .g4).points == 50)
        ledger = try after(ledger, key, false, on: 5)
        #expect(ledger.state(of: key) == .pending && ledger.sum(of: key) == 50)
        #expect(ledger.standing(for: .g4).points == 0 && ledger.standing(for: .g4).pendingPoints == 50)
        ledger = try after(ledger, key, true, on: 6)
        #expect(ledger.state(of: key) == .granted && ledger.entries(of: key).map(\.change) == [.grant, .pend, .resume])
        ledger = try after(ledger, key, true, on: 7)
        #expect(ledger.state(of: key) == .settled && ledger.sum(of: key) == 50)
        ledger = try after(ledger, key, false, on: 8)
        #expect(ledger.state(of: key) == .settled)
    }

    @Test("a reversal is the granted amount negated, whatever the table gives by then, and nothing is given after it")
    func reversal() throws {
        let key = try key()
        var ledger = try after(RewardLedger(), key, true, on: 4, points: 50)
        ledger = try after(ledger, key, false, on: 5)
        ledger = try after(ledger, key, false, on: 7, points: 80)
        #expect(ledger.state(of: key) == .reversed)
        #expect(ledger.entries(of: key).last?.points == -50 && ledger.sum(of: key) == 0)
        for day in [8, 0, 5, 30] { ledger = try after(ledger, key, true, on: day) }
        #expect(ledger.sum(of: key) == 0 && ledger.entries(of: key).count == 3)
    }

    @Test("a closed period that is reached late is given once and kept")
    func late() throws {
        let key = try key()
        let ledger = try after(RewardLedger(), key, true, on: 40)
        #expect(ledger.entries(of: key).map(\.change) == [.grant, .settle])
        #expect(try after(ledger, key, true, on: 41) == ledger && after(ledger, key, false, on: 3) == ledger)
        #expect(try after(RewardLedger(), key, false, on: 40).entries.isEmpty)
        #expect(try after(RewardLedger(), key, true, on: 40, points: 0).entries.isEmpty)
    }

    @Test("lines have the same ids everywhere, and adding them twice or in another order changes nothing")
    func order() throws {
        let key = try key()
        var ledger = try after(RewardLedger(), key, true, on: 1)
        ledger = try after(ledger, key, false, on: 2)
        ledger = try after(ledger, key, true, on: 3)
        #expect(ledger.entries.map(\.id.rawValue) == (0..<3).map { "reward/sodium-at-most/week-2026-03-02/\($0)" })
        #expect(RewardLedger(ledger.entries.reversed()) == ledger)
        #expect(RewardLedger(ledger.entries + ledger.entries) == ledger)
    }

    @Test(
        "over thousands of orders of being reached or not, seen at any times, the sum of a key is 0 or its amount",
        arguments: Array(1...40) as [UInt64]
    )
    func law(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for history in 0..<100 {
            var ledger = RewardLedger()
            let keys = try (0..<4).map { _ in try key(random.int(in: 0...20), random.pick(RewardRule.allCases)) }
            for _ in 0..<random.int(in: 1...40) {
                let key = random.pick(keys)
                let day = try Care.day(random.int(in: -5...60))
                let isReached = random.oneIn(2)
                let points = random.int(in: 0...100)
                func changes() -> [RewardEntry] {
                    ledger.changes(of: key, isReached: isReached, points: points, today: day, at: at, why: "")
                }
                let before = ledger.state(of: key)
                ledger.append(changes())
                #expect(changes().isEmpty, "seed \(seed), history \(history)")
                let sum = ledger.sum(of: key)
                #expect(sum == 0 || sum == ledger.amount(of: key), "seed \(seed), history \(history)")
                #expect((ledger.state(of: key) == .reversed) == (sum == 0 && ledger.state(of: key) != nil))
                let lines = ledger.entries(of: key).map(\.change)
                #expect(lines.filter { $0 == .grant }.count <= 1 && lines.filter { $0 == .reverse }.count <= 1)
                #expect((before != .settled && before != .reversed) || ledger.state(of: key) == before)
                if random.oneIn(5) { ledger = RewardLedger(random.shuffle(ledger.entries)) }
            }
        }
    }

    @Test("periods are days, weeks from Monday on and months, and close when their last day is over")
    func periods() throws {
        let week = RewardPeriod(.week, of: try LabSample.day("2026-03-08"))
        #expect(try week.first == LabSample.day("2026-03-02") && week.last == LabSample.day("2026-03-08"))
        #expect(week.word == "week-2026-03-02" && week.days.count == 7)
        #expect(try week.next.first == LabSample.day("2026-03-09"))
        #expect(try !week.isClosed(on: week.last) && week.isClosed(on: LabSample.day("2026-03-09")))
        let month = RewardPeriod(.month, of: try LabSample.day("2024-02-10"))
        #expect(try month.last == LabSample.day("2024-02-29") && month.next.first == LabSample.day("2024-03-01"))
        #expect(RewardPeriod(.day, of: week.last).days == [week.last])
    }

    @Test("points make levels, and badges are those of the category")
    func standing() throws {
        var ledger = RewardLedger()
        #expect(ledger.standing(for: .g4).level == 1 && ledger.standing(for: .g4).nextLevelAt == 100)
        let protein = GoalLineage(.atLeast(.protein))
        for week in 0..<4 {
            let key = RewardKey(protein, RewardPeriod(.week, of: try Care.day(week * 7)))
            ledger = try after(ledger, key, true, on: 60, points: 60)
        }
        let dialysis = ledger.standing(for: .hemodialysis)
        #expect(dialysis.points == 240 && dialysis.level == 2 && dialysis.levelName == "Sprout")
        #expect(dialysis.nextLevelAt == 300 && dialysis.badges.map(\.word) == ["first", "protein-4"])
        #expect(ledger.standing(for: .g2).badges.map(\.word) == ["first"])
    }

    @Test(
        "the rewards of goals are tailored: no row for drinking more or losing weight on dialysis, more for protein there"
    )
    func tailored() {
        for category in [DiseaseCategory.hemodialysis, .peritonealDialysis] {
            for rule in RewardRule.allCases {
                for subject in [GoalSubject.fluidAtLeast, .weight, .bloodPressure, .lab(.eGFR), .atMost(.protein)] {
                    #expect(RewardTable.row(subject, rule, for: category) == nil, "\(subject) \(rule) \(category)")
                }
            }
        }
        let onDialysis = RewardTable.row(.atLeast(.protein), .week, for: .hemodialysis)?.points ?? 0
        #expect(onDialysis > RewardTable.row(.atLeast(.protein), .week, for: .g2)?.points ?? 0)
        #expect(RewardTable.row(.atMost(.potassium), .week, for: .g2) == nil)
        #expect(RewardTable.row(.atMost(.energy), .week, for: .g2) == nil)
        for rule in RewardRule.allCases { #expect(RewardTable.row(.diary, rule, for: nil) == nil) }
    }

    @Test("every row has points, words, a source and somebody it is for; no two rows are for the same")
    func rows() {
        for row in RewardTable.rows {
            #expect(row.points > 0 && !row.words.isEmpty && !row.evidence.source.isEmpty && !row.categories.isEmpty)
            #expect(row.days >= 0 && row.days <= 7)
            let same = RewardTable.rows.filter {
                $0.family == row.family && $0.rule == row.rule && !$0.categories.isDisjoint(with: row.categories)
            }
            #expect(same.count == 1, "\(row.family) \(row.rule)")
        }
        #expect(Set(RewardTable.rows.map(\.family)) == Set(RewardFamily.allCases))
        #expect(RewardTable.levels.map(\.points) == RewardTable.levels.map(\.points).sorted())
    }
}
