import Foundation
import GRDB
import StorageKit
import TestKit
import TimeKit

@testable import KidneyNutrition

/// A user of the engine with deterministic ids, a manual clock, and accepted terms.
///
/// The clock starts at 10:00 on Tuesday, 2 June 2026, in New York.
final class Patient {
    let clock: ManualClock
    let store: LocalStore
    let kidney: KidneyNutrition
    let zone: TimeZone
    let folder: TemporaryFolder

    init(
        now: String = "2026-06-02T10:00",
        zone: String = "America/New_York",
        seed: UInt64 = 1,
        file: URL? = nil,
        terms: Terms = .current,
        isAccepted: Bool = true,
        profile: Profile? = nil,
        thumbnailer: Thumbnailer? = Thumbnailer { _, _ in Thumbnail(data: Data([7]), width: 1, height: 1) }
    ) throws {
        self.zone = try .named(zone)
        clock = ManualClock(try Self.instant(now, self.zone), zone: self.zone)
        store =
            if let file {
                try LocalStore.open(at: file, schemas: KidneyNutrition.schemas)
            } else {
                try LocalStore.inMemory(schemas: KidneyNutrition.schemas)
            }
        folder = try TemporaryFolder()
        let photos = Attachments(store: store, folder: folder.file("photos"), thumbnailer: thumbnailer)
        kidney = KidneyNutrition(
            store: store,
            photos: photos,
            clock: clock.wallClock,
            ids: .seeded(seed),
            terms: terms
        )
        if isAccepted { try kidney.acceptTerms() }
        if let profile { try kidney.setProfile(profile) }
    }

    /// Imports the foods of ``Pantry``.
    func stockPantry() throws {
        try kidney.importFoods(Pantry.all, from: "pantry")
    }

    /// Copies the rows of tables to each earlier day, or to each of so many days, up to a number of days before.
    func copyBack(_ tables: [(name: String, spacing: Int)], days: Int) throws {
        try store.write { db in
            for (table, spacing) in tables {
                let others = try String.fetchAll(
                    db,
                    sql: "SELECT name FROM pragma_table_info(?) WHERE name NOT IN ('id', 'at', 'day')",
                    arguments: [table]
                ).joined(separator: ", ")
                try db.execute(
                    sql: """
                        WITH RECURSIVE number (n) AS (SELECT ?1 UNION ALL SELECT n + ?1 FROM number WHERE n + ?1 < ?2)
                        INSERT INTO \(table) (id, at, day, \(others))
                        SELECT id || '-' || n, at - n * 86400000, date(day, '-' || n || ' days'), \(others)
                        FROM \(table), number;
                        """,
                    arguments: [spacing, days]
                )
            }
        }
    }

    // MARK: Time

    /// Sets the clock to a local time.
    func at(_ local: String) throws { clock.now = try Self.instant(local, zone) }

    /// A moment at a local time, or a day alone.
    func moment(_ text: String) throws -> Moment { try LabSample.moment(text, in: zone) }

    static func instant(_ local: String, _ zone: TimeZone) throws -> Instant {
        zone.earliestInstant(atOrAfter: try LocalDateTime(iso8601: local))
    }

    /// Redoes the last undone change. The engine's own redo would be blocked by evaluations since.
    func redo() throws {
        try store.write { db in
            let undo = try Int64.fetchOne(
                db,
                sql: "SELECT max(id) FROM change WHERE reverses = 1 AND undone_by IS NULL"
            )
            guard let undo else { throw StoreError.nothingToUndo }
            _ = try ChangeLog.rollBack(undo, by: "me", at: clock.now, in: db)
        }
    }

    // MARK: Tables

    /// The number of rows in a table.
    func count(_ table: String) throws -> Int {
        try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// The summaries of the change log, oldest first, without those of evaluations.
    func history() throws -> [String] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT summary FROM change WHERE actor <> 'evaluation' ORDER BY id")
        }
    }

    /// The rows of all tables that a user's change can affect, as text.
    func tables() throws -> [String: [String]] {
        let names = [
            "terms_acceptance", "profile", "category_period", "condition_period", "clinic_limit", "day_setting",
            "lab_result", "weight",
            "blood_pressure", "activity", "custom_food", "custom_portion", "dish_component", "intake_entry",
            "meal_photo", "notice_off", "medicine", "medicine_time", "medicine_label_name",
            "goal", "goal_step", "eating_habit", "food_preference", "diabetes_goal", "acknowledgment",
        ]
        return try store.read { db in
            try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    (name, try Row.fetchAll(db, sql: "SELECT * FROM \(name)").map(\.description).sorted())
                }
            )
        }
    }

    /// Whether `body` throws an error and changes neither data nor history.
    func refuses(_ error: KidneyError? = nil, _ body: (KidneyNutrition) throws -> Void) throws -> Bool {
        let (before, log) = (try tables(), try history())
        do {
            try body(kidney)
            return false
        } catch let found as KidneyError {
            return try (error == nil || found == error) && tables() == before && history() == log
        }
    }

    /// Creates a file with an image of one pixel.
    func picture(_ name: String = "meal.png", variant: UInt8 = 0) throws -> URL {
        let pixel = """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
            """
        let file = folder.file(name)
        try ((Data(base64Encoded: pixel) ?? Data()) + [variant]).write(to: file)
        return file
    }
}
