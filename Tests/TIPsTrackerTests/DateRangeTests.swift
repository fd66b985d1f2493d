import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The days that a form takes are told with its date fields")
struct DateRangeTests {
    /// Checks that a day outside a range is refused at its field, and that its ends aren't.
    private func expectLaw(_ lowest: String?, _ highest: String?, _ field: (_ day: String) throws -> Field?) throws {
        let shown = try #require(try field(lowest ?? highest ?? ""))
        #expect(shown.range == Field.Bounds(lowest: lowest, highest: highest))
        for end in [lowest, highest].compactMap({ $0 }) { #expect(try field(end)?.error == nil, "\(end)") }
        if let lowest {
            let before = try date(lowest).previous.description
            #expect(try field(before)?.error != nil, "\(before)")
        }
        if let highest {
            let after = try date(highest).next.description
            #expect(try field(after)?.error != nil, "\(after)")
        }
    }

    @Test(
        "a log moves within its cycle, through the days after it if its category is taken then, and not to a day to come",
        arguments: [("Peanut", "2026-03-29"), ("Cetirizine", "2026-04-20")]
    )
    func log(item: String, last: String) throws {
        let family = try Family()
        let id = try family.ann.log(family.item(item).id).entry.claim.id
        let field = { (day: String) in try family.ann.logPage(id, typed: ["date": day]).form[field: "date"] }
        try family.at("2026-02-10T08:30")
        try expectLaw("2026-01-05", "2026-02-10", field)
        #expect(try family.ann.logPage(id).validUntil == family.instant("2026-02-11T00:00"))
        try family.at("2026-04-20T08:30")
        try expectLaw("2026-01-05", last, field)
        let midnight = try family.instant("2026-04-21T00:00")
        #expect(try family.ann.logPage(id).validUntil == (item == "Peanut" ? nil : midnight))
    }

    @Test("a reaction isn't on a day to come; a severe one is noted whatever its day")
    func reaction() throws {
        let family = try Family()
        try family.at("2026-02-10T08:30")
        func field(_ severity: String, _ day: String) throws -> Field? {
            try family.ann.reactionsPage(typed: ["severity": severity, "date": day]).form[field: "date"]
        }
        try expectLaw(nil, "2026-02-10") { try field("mild", $0) }
        #expect(try field("severe", "2026-02-10")?.range == nil)
    }

    @Test("a day is held within the dosing days of the cycles", arguments: ["from", "through"])
    func hold(id: String) throws {
        let family = try Family()
        try expectLaw("2026-01-05", "2026-03-29") { day in
            try family.ann.holdsPage(typed: ["from": day, "through": day]).form[field: id]
        }
    }

    @Test("the history is shown through today, on each of its pages")
    func history() throws {
        let family = try Family()
        try family.at("2026-02-10T08:30")
        for page in [try family.ann.historyPage(), try family.ann.historyPage(on: date("2026-01-05"))] {
            #expect(page.show.inputs.map(\.range) == [Field.Bounds(highest: "2026-02-10")])
        }
    }

    @Test("the food challenge of a first cycle was at most five years ago, whatever else is typed")
    func challenge() throws {
        let fresh = try Family(isSetUp: false).ann
        func field(_ day: String, patient: String) throws -> Field? {
            let typed = ["who": "self", "step": "cycle", "patient": patient, "start": "2020-12-01", "challenge": day]
            return try fresh.setupScreen(typed: typed).form[field: "challenge"]
        }
        for patient in ["Mia", ""] { try expectLaw("2021-01-05", nil) { try field($0, patient: patient) } }
    }

    @Test("the first cycle began at most sixty weeks before the earliest food challenge, whatever its own is")
    func start() throws {
        let fresh = try Family(isSetUp: false).ann
        for challenge in ["", "2021-01-05"] {
            try expectLaw("2019-11-12", nil) { day in
                let typed = ["who": "self", "step": "cycle", "start": day, "challenge": challenge]
                return try fresh.setupScreen(typed: typed).form[field: "start"]
            }
        }
        let ends = ["who": "self", "step": "cycle", "patient": "Mia", "me": "Ann"]
            .merging(["start": "2019-11-12", "challenge": "2021-01-05"]) { $1 }
        #expect(try fresh.setupScreen(typed: ends).next.isEnabled)
    }
}
