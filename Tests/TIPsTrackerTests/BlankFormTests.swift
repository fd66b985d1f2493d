import NotificationKit
import ScreenKit
import Testing

@testable import TIPsTracker

@Suite("Blank forms, and the labels of their fields")
struct BlankFormTests {
    static let links: [TIPsLink] = [
        .addItem(.medicine), .addItem(.treatment), .addUnit(.units), .reactions, .holds, .supplies,
        .draft(.newCycle, ["step": "items", "medicine.count": "1", "treatment.count": "1"]),
    ]

    static let firstLinks: [TIPsLink] = [.setup, .draft(.setup, ["who": "code", "step": "code"]), .sync]

    @Test("a blank form has no error before somebody typed, and still can't be saved; one that was sent has its errors")
    func unjudged() throws {
        let family = try Family()
        let fresh = try Family(isSetUp: false)
        for (tracker, links) in [(family.ann, Self.links), (fresh.ann, Self.firstLinks)] {
            for link in links {
                let form = try #require(ScreenParts(try tracker.screen(link)).forms.first)
                #expect(form.errors.isEmpty && form.buttons.first?.isEnabled == false, "\(link.target)")
                let typed = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.id, $0.value) })
                let sent = try #require(ScreenParts(try tracker.screen(link, typed: typed)).forms.first)
                #expect(!sent.errors.isEmpty, "\(link.target)")
            }
        }
    }

    @Test("each new item of a setup has labels of its own: by its number, and by its name once it is typed")
    func labels() throws {
        let fresh = try Family(isSetUp: false).ann
        let plan = try Family().ann
        let cycle = ["patient": "Mia", "start": "2026-01-05", "challenge": "2026-01-19", "me": "Ann"]
        var typed = ["who": "self", "step": "items", "medicine.count": "2", "treatment.count": "2"]
        typed.merge(cycle) { $1 }
        func labels() throws -> [String] {
            let forms = [try fresh.setupScreen(typed: typed).form, try plan.newCycleScreen(typed: typed).form]
            for form in forms {
                #expect(Set(form.fields.map(\.label)).count == form.fields.count)
                #expect(Set(form.buttons.map(\.label)).count == form.buttons.count)
            }
            return forms[0].fields.map(\.label) + forms[0].buttons.map(\.label)
        }
        let blank = try labels()
        #expect(blank.contains("Medicine 2: Item Name") && blank.contains("Medicine 2: Dose"))
        #expect(blank.contains("Treatment Foods 2: Week 1: Unit") && blank.contains("Remove Medicine 2"))
        for (field, name) in ["medicine.1": "Zinc", "medicine.2": "Iron", "treatment.1": "Oat", "treatment.2": "oat"] {
            typed["\(field).name"] = name
        }
        let named = try labels()
        #expect(named.contains("Medicine 2: Item Name") && named.contains("Iron: Dose"))
        #expect(named.contains("Oat: Copy Down") && named.contains("Treatment Foods 2: Copy Down"), "one name twice")
        #expect(named.contains("Remove Iron"))
    }
}
