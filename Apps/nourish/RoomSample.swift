import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// A sample room: a cycle in progress with a week and a half of logs by two members.
enum RoomSample {
    /// The days since the start of the cycle.
    private static let daysBehind = 10

    /// Fills the file of a tracker with logs up to `clock`, and returns their number; 0 if there already is a room.
    static func fill(_ file: URL, clock: WallClock) throws -> Int {
        let (now, zone) = (clock.now(), clock.zone())
        let start = zone.date(at: now).adding(days: -daysBehind)
        let past = PastClock(zone.instant(of: LocalDateTime(start, .midnight)))
        let ann = try TIPsTracker.open(at: file, clock: WallClock(now: { past.now }, zone: { zone }))
        guard try !ann.isSetUp() else { return 0 }
        try ann.setUp(setup(start: start, zone: zone))
        let bob = ann.acting(as: try ann.addMember("Bob", role: .logger).id)
        var count = 0
        for day in 0...daysBehind {
            let eaten = try ann.plan().items.filter { isEaten($0, onDay: day) }
            for (index, item) in eaten.enumerated() {
                // Medicine is taken at 07:10, the foods from 17:00 on with 17 minutes between them.
                let minutes = item.category == .medicine ? 7 * 60 + 10 : 17 * 60 + index * 17
                let time = try LocalTime(hour: minutes / 60, minute: minutes % 60)
                let moment = zone.instant(of: LocalDateTime(start.adding(days: day), time))
                guard moment <= now else { continue }
                past.now = moment
                try (day % 3 == 2 ? bob : ann).log(item.id)
                count += 1
            }
        }
        return count
    }

    /// The pattern of logs: egg and yogurt on some days, almond with one gap, everything else daily.
    private static func isEaten(_ item: Item, onDay passed: Int) -> Bool {
        switch item.name {
        case localized("Egg"): [0, 3, 7, 8, 9].contains(passed)
        case localized("Yogurt"): [1, 2, 4, 5, 8].contains(passed)
        case localized("Almond"): passed != 4
        default: true
        }
    }

    private static func setup(start: LocalDate, zone: TimeZone) -> SetupDraft {
        SetupDraft(
            patient: "Mia",
            number: 3,
            start: start,
            challenge: start.adding(days: 84),
            me: "Ann",
            timeZoneID: zone.identifier,
            items: [
                ItemDraft(localized("Cetirizine"), .medicine, .same(DoseDraft("5", "mL"))),
                ItemDraft(localized("Almond"), .maintenance, .same(DoseDraft("2", "piece"))),
                ItemDraft(localized("Cashew"), .maintenance, .same(DoseDraft("1 1/2", "tsp"))),
                ItemDraft(localized("Peanut"), .treatment, .weekly(rising("tsp", ["1/8", "1/4", "1/2", "3/4"]))),
                ItemDraft(localized("Sesame"), .treatment, .weekly(rising("g", ["0.5", "1", "1.5", "2"]))),
                ItemDraft(localized("Walnut"), .treatment, .same(DoseDraft("1", "g"))),
                ItemDraft(localized("Egg"), .recommended, .same(DoseDraft("1", "piece"))),
                ItemDraft(localized("Yogurt"), .recommended, .same(DoseDraft("3", "tbsp"))),
            ],
            settings: MemberSettings(timerMinutes: 15)
        )
    }

    /// Doses for twelve weeks, with each amount for three weeks.
    private static func rising(_ unit: String, _ amounts: [String]) -> [Int: DoseDraft] {
        Dictionary(uniqueKeysWithValues: (1...12).map { ($0, DoseDraft(amounts[($0 - 1) / 3], unit)) })
    }
}
