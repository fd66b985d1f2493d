package import Foundation
import StorageKit
package import TIPsTracker
package import TestKit
package import TimeKit

/// A family's room that was filled day by day in realistic use: four members, twenty items, one cycle after another.
package struct FamilyRoom {
    /// The days of a cycle: 22 weeks, so that 24 cycles make ten years.
    package static let cycleDays = 154

    package let folder: TemporaryFolder
    package let tracker: TIPsTracker
    package let clock: ManualClock
    private let members: [TIPsTracker]
    package private(set) var ticks = 0
    package private(set) var items: [Item] = []

    /// - Parameters:
    ///   - days: the number of logged days up to and including today.
    ///   - today: the machine's current day, so that the executable's home screen shows it.
    package init(days: Int, today: LocalDate, zone: TimeZone) throws {
        folder = try TemporaryFolder()
        var start = today.adding(days: 1 - days)
        clock = ManualClock(Self.morning(of: start, zone), zone: zone)
        let store = try LocalStore.open(at: folder.file("tips.sqlite"), schemas: TIPsTracker.schemas)
        let ann = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(1))
        tracker = ann
        try ann.setUp(
            SetupDraft(
                patient: "Mia",
                start: start,
                challenge: start.adding(days: Self.cycleDays),
                me: "Ann",
                timeZoneID: zone.identifier,
                items: Self.drafts
            )
        )
        members = try ["Bob", "Cleo", "Dan"].map { ann.acting(as: try ann.addMember($0, role: .logger).id) }
        items = try tracker.plan().items
        for number in 0..<days {
            let day = today.adding(days: number + 1 - days)
            clock.now = Self.morning(of: day, zone)
            if day == start.adding(days: Self.cycleDays) {
                start = day
                try beginCycle(on: day)
            }
            try log(dayNumber: number)
        }
    }

    private static func morning(of day: LocalDate, _ zone: TimeZone) -> Instant {
        DayBoundary.midnight.start(of: day, in: zone).adding(milliseconds: 1000)
    }

    private static var drafts: [ItemDraft] {
        let dose = DosingDraft.same(DoseDraft("1/4", "tsp"))
        let weekly = DosingDraft.weekly(weeks)
        return (1...3).map { ItemDraft("Medicine \($0)", .medicine, dose) }
            + (1...8).map { ItemDraft("Maintenance \($0)", .maintenance, dose) }
            + (1...5).map { ItemDraft("Treatment \($0)", .treatment, weekly) }
            + (1...4).map { ItemDraft("Recommended \($0)", .recommended, dose) }
    }

    private static var weeks: [Int: DoseDraft] {
        Dictionary(uniqueKeysWithValues: (1...cycleDays / 7).map { ($0, DoseDraft("\($0).5", "tsp")) })
    }

    private mutating func beginCycle(on day: LocalDate) throws {
        let dose = DosingDraft.same(DoseDraft("1/4", "tsp"))
        let foods = items.filter { [.maintenance, .treatment].contains($0.category) }
        let dosing = foods.map { ($0.id, $0.category == .treatment ? .weekly(Self.weeks) : dose) }
        try tracker.newCycle(
            NewCycleDraft(
                start: day,
                challenge: day.adding(days: Self.cycleDays),
                dosing: Dictionary(uniqueKeysWithValues: dosing)
            )
        )
        items = try tracker.plan().items
    }

    /// Ticks the recommended foods on four days of seven and everything else daily, each by one of the four members.
    private mutating func log(dayNumber: Int) throws {
        let midnight = clock.now
        for (place, item) in items.enumerated() where item.category != .recommended || (dayNumber + place) % 7 < 4 {
            let who = (dayNumber + place) % 4
            clock.now = midnight.adding(minutes: Self.minute(of: item, place: place))
            try (who == 0 ? tracker : members[who - 1]).log(item.id)
            ticks += 1
        }
    }

    /// Ticks everything on the day after the clock's, and returns the number of ticks.
    package func logNextDay() throws -> Int {
        let midnight = DayBoundary.midnight.end(of: clock.zone.date(at: clock.now), in: clock.zone)
        for (place, item) in items.enumerated() {
            clock.now = midnight.adding(minutes: Self.minute(of: item, place: place))
            try tracker.log(item.id)
        }
        return items.count
    }

    /// The minute of the day for an item: medicine and maintenance foods at meals, treatment foods in the afternoon at intervals.
    private static func minute(of item: Item, place: Int) -> Int {
        switch item.category {
        case .medicine: 7 * 60 + place
        case .maintenance: 12 * 60 + place
        // The eleven items before them are medicine and maintenance foods.
        case .treatment: 15 * 60 + 16 * (place - 11)
        case .recommended: 18 * 60 + 30 + place
        }
    }
}
