import AccountKit
import StorageKit
import TestKit
import TimeKit

@testable import MaricopaDirectory

/// An in-memory directory with a record of each kind, at 08:00 on a Saturday in Phoenix.
struct UserBox {
    let clock: ManualClock
    let nobody: MaricopaDirectory
    let ana: MaricopaDirectory
    let ben: MaricopaDirectory
    let owner: MaricopaDirectory

    init() throws {
        clock = try ManualClock("2026-05-02T15:00:00Z", zone: "America/Phoenix")
        nobody = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        ana = nobody.acting(as: .member(TimeKit.ID("ana")))
        ben = nobody.acting(as: .member(TimeKit.ID("ben")))
        owner = nobody.acting(as: .owner)
        for kind in RecordKind.allCases { try insert(try Self.record(kind)) }
    }

    /// The id of the sample record of a kind.
    static func id(_ kind: RecordKind) -> TimeKit.ID<Record> { TimeKit.ID("sample-\(kind.rawValue)") }

    /// A minimal record of a kind.
    static func record(_ kind: RecordKind, title: String? = nil) throws -> Record {
        let details: RecordDetails =
            switch kind {
            case .market: .market(MarketDetails())
            case .recipe: .recipe(RecipeDetails())
            case .park: .park(ParkDetails())
            case .activity: .activity(ActivityDetails())
            case .event:
                .event(
                    EventDetails(
                        schedule: EventSchedule(
                            start: try LocalDateTime(iso8601: "2026-05-09T09:00"),
                            end: try LocalDateTime(iso8601: "2026-05-09T11:00")
                        )
                    )
                )
            case .resource: .resource
            }
        return Record(
            id: id(kind),
            title: title ?? "A sample \(kind.rawValue)",
            addedOn: try LocalDate(iso8601: "2026-05-01"),
            details: details
        )
    }

    func insert(_ record: Record) throws {
        try owner.write { try $0.insert(record) }
    }

    func delete(_ kind: RecordKind) throws {
        try owner.write { tables in try tables.delete(try tables.reader.record(Self.id(kind))) }
    }

    func retitle(_ kind: RecordKind, _ title: String) throws {
        try owner.write { tables in
            var record = try tables.reader.record(Self.id(kind))
            record.title = title
            try tables.update(record)
        }
    }

    func ratingSummary(_ kind: RecordKind) throws -> RatingSummary {
        try nobody.read { try $0.record(Self.id(kind)).ratingSummary }
    }

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
