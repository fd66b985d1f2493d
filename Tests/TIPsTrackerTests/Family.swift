import Foundation
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// A family's room with deterministic ids, a manual clock and a store.
///
/// Ann is the admin and this device's member. The cycle runs for twelve weeks from Monday 2026-01-05 to the challenge on 2026-03-30. The
/// clock starts on its first morning, in Phoenix.
final class Family {
    let clock: ManualClock
    let store: LocalStore
    /// The tracker with Ann as the acting member.
    let ann: TIPsTracker
    let zone: TimeZone

    /// - Parameters:
    ///   - items: the items from the cycle's start.
    ///   - file: the file of the store; nil for a store in memory.
    ///   - now: the wall time at the start.
    ///   - isSetUp: whether the room has been set up.
    init(
        _ items: [ItemDraft] = Family.usualItems,
        file: URL? = nil,
        zone: String = "America/Phoenix",
        now: String = "2026-01-05T08:00",
        start: String = "2026-01-05",
        challenge: String = "2026-03-30",
        number: Int = 1,
        settings: MemberSettings = MemberSettings(),
        seed: UInt64 = 1,
        isSetUp: Bool = true
    ) throws {
        self.zone = try TimeZone.named(zone)
        clock = ManualClock(self.zone.instant(of: try LocalDateTime(iso8601: now)), zone: self.zone)
        store =
            if let file {
                try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
            } else {
                try LocalStore.inMemory(schemas: TIPsTracker.schemas)
            }
        ann = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(seed))
        guard isSetUp else { return }
        try ann.setUp(
            SetupDraft(
                patient: "Mia",
                number: number,
                start: LocalDate(iso8601: start),
                challenge: LocalDate(iso8601: challenge),
                me: "Ann",
                timeZoneID: zone,
                items: items,
                settings: settings
            ),
            tenfoldIsMeant: true,
            unitIsMeant: true
        )
    }

    /// A medicine, a maintenance food, three treatment foods with doses for twelve weeks, and a recommended food.
    static let usualItems = [
        ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL"))),
        ItemDraft("Almond", .maintenance, .same(DoseDraft("2", "piece"))),
        ItemDraft("Peanut", .treatment, .weekly(doses("1/4", "tsp", weeks: 1...12))),
        ItemDraft("Cashew", .treatment, .weekly(doses("1/2", "tsp", weeks: 1...12))),
        ItemDraft("Sesame", .treatment, .weekly(doses("1", "g", weeks: 1...12))),
        ItemDraft("Egg", .recommended, .same(DoseDraft("1", "piece"))),
    ]

    static func doses(_ amount: String, _ unit: String, weeks: ClosedRange<Int>) -> [Int: DoseDraft] {
        Dictionary(uniqueKeysWithValues: weeks.map { ($0, DoseDraft(amount, unit)) })
    }

    /// Sets the clock to a wall time in the room's zone: `2026-01-06T07:30`.
    func at(_ wallTime: String) throws {
        clock.now = zone.instant(of: try LocalDateTime(iso8601: wallTime))
    }

    /// The instant of a wall time in the room's zone.
    func instant(_ wallTime: String) throws -> Instant {
        zone.instant(of: try LocalDateTime(iso8601: wallTime))
    }

    /// The item with a name in the current cycle.
    func item(_ name: String) throws -> Item { try ann.findItem(name) }

    /// A tracker with another, new member as the acting one.
    func member(_ name: String, _ role: Member.Role) throws -> TIPsTracker {
        ann.acting(as: try ann.addMember(name, role: role).id)
    }
}

func date(_ text: String) throws -> LocalDate { try LocalDate(iso8601: text) }

func time(_ text: String) throws -> LocalTime { try LocalTime(iso8601: text) }
