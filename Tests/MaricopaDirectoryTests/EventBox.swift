import AccountKit
import Foundation
import StorageKit
import TestKit
import TimeKit

@testable import MaricopaDirectory

/// A directory with photos in a temporary folder and a manual clock at noon on Monday, 2 March 2026, in Phoenix.
struct EventBox {
    let folder: TemporaryFolder
    let clock: ManualClock
    let owner: MaricopaDirectory
    let ana: MaricopaDirectory
    let ben: MaricopaDirectory

    init(now: String = "2026-03-02T12:00") throws {
        folder = try TemporaryFolder()
        clock = ManualClock(County.zone.instant(of: try EventSample.moment(now)), zone: County.zone)
        owner = try MaricopaDirectory.open(
            at: folder.file("directory.sqlite"),
            clock: clock.wallClock,
            ids: .seeded(7),
            credential: .owner
        )
        ana = owner.acting(as: .member(TimeKit.ID("ana")))
        ben = owner.acting(as: .member(TimeKit.ID("ben")))
    }

    /// Sets the clock to a local time of the county.
    func set(_ now: String) throws { clock.now = County.zone.instant(of: try EventSample.moment(now)) }

    static func id(_ text: String) -> TimeKit.ID<Record> { TimeKit.ID(text) }

    /// Adds an event.
    @discardableResult
    func add(_ id: String, _ schedule: EventSchedule, title: String = "Cooking class") throws -> TimeKit.ID<Record> {
        let record = try EventSample.record(id, schedule, title: title)
        try owner.write { try $0.insert(record) }
        return record.id
    }

    /// Changes the details of an event.
    func edit(_ id: TimeKit.ID<Record>, _ change: (inout EventDetails) throws -> Void) throws {
        try owner.write { tables in
            var record = try tables.reader.record(id)
            guard case .event(var event) = record.details else { return }
            try change(&event)
            record.details = .event(event)
            try tables.update(record)
        }
    }

    func delete(_ id: TimeKit.ID<Record>) throws {
        try owner.write { tables in try tables.delete(try tables.reader.record(id)) }
    }

    /// Undoes the last change as an admin.
    func undo() throws { _ = try owner.store.undoLast(by: "owner", at: clock.now) }

    /// The error of a use case; nil if it succeeds.
    func refusal(_ body: () throws -> Void) -> DirectoryError? {
        do {
            try body()
            return nil
        } catch {
            return error as? DirectoryError
        }
    }
}
