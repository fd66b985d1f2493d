import Foundation
import GRDB
import StorageKit
import StoreSteps
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A room after ten years")
struct TenYearsTests {
    /// The length of a cycle: 22 weeks, so that 24 cycles make ten years.
    private static let cycleDays = 154
    /// The present day of the current cycle in both rooms.
    private static let day = 30

    /// A family with four people and twenty items, and complete logs before the current cycle. The logs of past cycles are merged like another
    /// device's, which stores the same rows and is faster.
    private static func family(cyclesBefore: Int, logged: Bool = true) throws -> (family: Family, logs: Int) {
        let first = try date("2016-01-04")
        let current = first.adding(days: cyclesBefore * cycleDays)
        let drafts = Category.allCases.flatMap { category in
            (1...5).map { ItemDraft("\(category.rawValue) \($0)", category, dosing(category)) }
        }
        let family = try Family(
            drafts,
            now: "\(first)T08:00",
            start: first.description,
            challenge: first.adding(days: cycleDays).description
        )
        let people = [family.ann] + (try ["Bob", "Cleo", "Dan"].map { try family.member($0, .logger) })
        for number in 0..<cyclesBefore {
            let start = first.adding(days: (number + 1) * cycleDays)
            try family.at("\(start)T06:00")
            let foods = try family.ann.plan().items.filter { [.maintenance, .treatment].contains($0.category) }
            let doses = foods.map { ($0.id, dosing($0.category)) }
            try family.ann.newCycle(
                NewCycleDraft(
                    start: start,
                    challenge: start.adding(days: cycleDays),
                    dosing: Dictionary(uniqueKeysWithValues: doses)
                )
            )
        }
        let logs = logged ? try fill(family, cycles: cyclesBefore, from: first) : 0
        var own = 0
        let items = try family.ann.plan().items
        for day in 0..<day {
            for (place, item) in items.enumerated() {
                try family.at("\(current.adding(days: day))T08:00")
                family.clock.advance(seconds: place * 1200)
                try people[(day + place) % 4].log(item.id)
                own += 1
            }
        }
        return (family, logs + own)
    }

    private static func dosing(_ category: Category) -> DosingDraft {
        guard category == .treatment else { return .same(DoseDraft("1/4", "tsp")) }
        return .weekly(Family.doses("1/4", "tsp", weeks: 1...cycleDays / 7))
    }

    /// Fills all boxes of past cycles, with the change log's entry of each tick.
    private static func fill(_ family: Family, cycles: Int, from first: LocalDate) throws -> Int {
        guard cycles > 0 else { return 0 }
        let days = cycles * cycleDays
        let items = try family.ann.plan().items
        return try family.store.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ?1 * ?2)
                    INSERT INTO claim (id, day, item, cycle, member, at, recorded_at, item_name, category, dose_amount,
                        dose_unit, is_early)
                    SELECT format('%012x-0000-k3f9x2aabc', at), date(at / 1000, 'unixepoch'), item, cycle, 'someone', at, at,
                        'Oat ' || item, category, '1/4', 'tsp', 0
                    FROM (
                        SELECT (?3 + n / ?2) * 86400000 + 54000000 + n % ?2 AS at, 'item-' || (n % ?2) AS item,
                            'cycle-' || (n / ?2 / ?4 + 1) AS cycle,
                            substr('medicine   maintenancetreatment  recommended', n % 4 * 11 + 1, 11) AS padded,
                            trim(substr('medicine   maintenancetreatment  recommended', n % 4 * 11 + 1, 11)) AS category
                        FROM number
                    )
                    """,
                arguments: [days, items.count, first.dayNumber, cycleDays]
            )
            let count = db.changesCount
            try db.execute(
                sql: """
                    INSERT INTO change (at, actor, use_case, subject_kind, subject_id, summary)
                    SELECT at, member, 'log', 'log', day || '/' || item, item_name || ' logged' FROM claim ORDER BY id;
                    INSERT INTO change_row (change_id, position, table_name, before, after)
                    SELECT id, 0, 'claim', NULL, '{}' FROM change WHERE subject_kind = 'log';
                    ANALYZE;
                    """
            )
            return count
        }
    }

    @Test(
        "old logs, 70,000 in ten years, make home, weeks, history and a tick a twentieth dearer at most; with their 24 cycles three tenths"
    )
    func sameSteps() throws {
        let month = try Self.family(cyclesBefore: 0)
        let unlogged = try Self.family(cyclesBefore: 23, logged: false)
        let decade = try Self.family(cyclesBefore: 23)
        #expect(month.logs == 600 && unlogged.logs == 600)
        #expect(decade.logs > 70_000)
        let looks: [(String, (Family) throws -> Void)] = [
            ("home", { _ = try $0.ann.homeScreen() }),
            ("this week", { _ = try $0.ann.weekViewPage() }),
            ("an old week", { _ = try $0.ann.weekViewPage(cycle: try $0.ann.findCycle("1").id, week: 2) }),
            ("yesterday", { _ = try $0.ann.historyPage(on: $0.zone.date(at: $0.clock.now).previous) }),
            ("the history", { _ = try $0.ann.historyPage() }),
            ("a tick", { _ = try $0.ann.log(try $0.item("treatment 1").id) }),
        ]
        for room in [month, unlogged, decade] { room.family.clock.advance(hours: 18) }
        for (name, look) in looks {
            let steps = try [month, unlogged, decade].map { room in
                try StepCount.count(in: room.family.store) { try look(room.family) }
            }
            #expect(steps[0] > 50, "\(name): the steps are counted")
            // An old week without logs has fewer boxes.
            if name != "an old week" {
                #expect(Double(steps[2]) <= Double(steps[1]) * 1.05, "\(name): the old logs cost nothing: \(steps)")
            }
            // The remaining cost is the list of 24 cycles.
            #expect(Double(steps[2]) <= Double(steps[0]) * 1.3, "\(name): beside the first month: \(steps)")
        }
    }
}
