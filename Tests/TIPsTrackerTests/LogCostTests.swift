import Foundation
import GRDB
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The costs of logging in an old room")
struct LogCostTests {
    /// Collects the statements of an in-memory store, which has one connection.
    private final class Trace: @unchecked Sendable {
        // @unchecked: touched under the lock only.
        private let lock = NSLock()
        private var found: Set<String> = []

        var statements: Set<String> { lock.withLock { found } }

        func note(_ sql: String) { lock.withLock { _ = found.insert(sql) } }

        init(_ store: LocalStore) throws {
            try store.write { db in
                db.trace { event in
                    if case .statement(let statement) = event { self.note(statement.sql) }
                }
            }
        }
    }

    /// The tables that grow with every day.
    private static let growing = ["claim", "tombstone", "change", "change_row"]

    /// The tables that SQLite would scan fully.
    private func scans(_ sql: String, _ store: LocalStore) throws -> [String] {
        guard ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(where: { sql.hasPrefix($0) }) else { return [] }
        return try store.read { db in
            let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
            statement.setUncheckedArguments(StatementArguments(Array(repeating: "x", count: sql.count { $0 == "?" })))
            return try Row.fetchAll(statement).map { $0["detail"] as String }.filter { detail in
                Self.growing.contains { detail == "SCAN \($0)" || detail.hasPrefix("SCAN \($0) ") }
            }
        }
    }

    @Test("no tick, un-tick, edit, deletion, undo, day of logs or audit goes through a table that grows with the years")
    func noScans() throws {
        let family = try Family(now: "2026-01-05T08:00")
        let peanut = try family.item("Peanut").id
        let days = try date("2026-01-05")..<date("2026-01-12")
        try family.ann.log(peanut)
        let trace = try Trace(family.store)
        try family.ann.log(try family.item("Cashew").id, early: true)
        try family.ann.unlog(peanut)
        let entry = try family.ann.log(peanut, early: true).entry
        try family.at("2026-01-06T08:00")
        let edited = try family.ann.editLog(entry.id, at: family.clock.now)
        try family.ann.undo()
        _ = try family.ann.findLog(try family.ann.entries(in: days)[0].id.rawValue)
        try family.ann.deleteLog(try family.ann.entries(in: days)[0].id)
        _ = try family.ann.audit(in: days)
        _ = edited
        let statements = trace.statements
        #expect(statements.contains { $0.hasPrefix("INSERT INTO \"claim\"") }, "\(statements)")
        for sql in statements {
            // The newest change of a member is searched from the end of the log, past the changes of others.
            if sql.contains("WHERE actor = ?") { continue }
            #expect(try scans(sql, family.store) == [], "\(sql)")
        }
    }

    @Test("the trace finds a scan where there is one")
    func findsScans() throws {
        let family = try Family()
        #expect(try !scans("SELECT * FROM claim WHERE member = ?", family.store).isEmpty)
        #expect(try scans("SELECT * FROM claim WHERE day = ?", family.store).isEmpty)
    }

    @Test("the history comes in stretches of whole days, newest first, and together they are all of it")
    func stretches() throws {
        let family = try Family(now: "2026-01-05T08:00")
        let items = try ["Almond", "Egg", "Cetirizine"].map { try family.item($0).id }
        for day in 0..<30 where day % 7 != 3 {
            family.clock.now = try family.instant("2026-01-05T08:00").adding(days24h: day)
            for item in items { try family.ann.log(item) }
        }
        var before: LocalDate?
        var days: [LocalDate] = []
        var count = 0
        repeat {
            let page = try family.ann.historyPage(limit: 7, before: before)
            let shown = page.days.filter { !$0.rows.isEmpty }
            #expect(shown.allSatisfy { $0.rows.count == 3 }, "a day is never cut")
            #expect(shown.count <= 3)
            days += shown.map(\.date)
            count += shown.map(\.rows.count).reduce(0, +)
            before = page.before
        } while before != nil
        #expect(days == days.sorted(by: >) && Set(days).count == days.count)
        #expect(count == 26 * 3)
    }
}
