import Foundation
import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Screens of the engine")
struct ScreensEngineTests {
    static let links: [KidneyLink] = [
        .terms, .profile, .today(nil), .today(LocalDate("2026-05-31")), .journal(nil),
        .journal(LocalDate("2026-05-31")),
        .labs(nil), .labs(.uricAcid), .weight, .pressure, .activity, .targets(nil), .targets(.interdialyticGain),
        .targets(nil, on: LocalDate("2026-06-01")), .targets(.sodium, on: LocalDate("2026-06-01")),
        .foods,
        .food(.init("ndb-09040")), .dish(nil), .substitute(.init("ndb-09040"), .potassium),
    ]

    @Test("links read back as the same link, in ASCII, and others lead nowhere")
    func links() throws {
        for link in Self.links + [.lab(.init("k/1 ü")), .dish(.init("d")), .food(.init("own-é/1"))] {
            #expect(KidneyLink(link.target) == link)
            #expect(link.target.utf8.count == link.target.count)
            #expect(link.target.hasPrefix("kidney://"))
        }
        #expect(KidneyLink("kidney://journal/2026-03-10") == .journal(LocalDate("2026-03-10")))
        #expect(KidneyLink("kidney://") == .today(nil))
        for wrong in [
            "habit://today", "kidney://nowhere", "kidney://journal/soon", "kidney://labs/iron", "today",
            "kidney://substitute/x/gold", "kidney://food", "kidney://targets/sugar",
            "kidney://targets/sodium/2026-06-01", "kidney://today/2026-13-01",
        ] {
            #expect(KidneyLink(wrong) == nil, "\(wrong)")
        }
        #expect(KidneyLink.food(.init("..")).target == "kidney://home")
    }

    private func patient() throws -> Patient {
        let patient = try Patient(profile: try ScreensSample.dialysis())
        try patient.stockPantry()
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "5.6 mmol/L", at: try patient.moment("2026-05-20T08:00"))
        try kidney.addLab(.creatinine, "7.1 mg/dL", at: try patient.moment("2026-05-20T08:00"))
        try kidney.addWeight("70.2 kg", .postDialysis, at: try patient.moment("2026-05-31T11:00"))
        try kidney.addWeight("72.4 kg", .preDialysis, at: try patient.moment("2026-06-02T07:00"))
        try kidney.addPressure("142/86")
        try kidney.addActivity(.steps, "4000")
        try kidney.eat(.init("ndb-00002"), "1 medium", meal: .breakfast)
        try kidney.eat(.init("ndb-00004"), "50 g", meal: .lunch)
        try kidney.drink(.init("ndb-00006"), "1 cup")
        return patient
    }

    @Test("every link leads to its screen, and looking changes nothing")
    func screens() throws {
        let patient = try patient()
        let (tables, history) = (try patient.tables(), try patient.history())
        for link in Self.links {
            let screen = try patient.kidney.screen(link)
            #expect(!screen.title.isEmpty)
            #expect(screen.revision.rawValue != "0")
        }
        let potassium = try #require(try patient.kidney.labs(.potassium).first)
        #expect(try patient.kidney.screen(.lab(potassium.id)).title == "Potassium")
        #expect(try patient.tables() == tables)
        #expect(try patient.history() == history)
        #expect(throws: KidneyError.noSuchFood("ndb-99999")) { try patient.kidney.screen(.food(.init("ndb-99999"))) }
    }

    @Test("every page that advises says that the care team's word comes first")
    func careTeam() throws {
        let kidney = try patient().kidney
        let silent: Set<KidneyLink> = [.terms, .foods, .dish(nil), .journal(nil), .journal(LocalDate("2026-05-31"))]
        let receipt = try kidney.addLab(.potassium, "5.2 mmol/L").screen
        for screen in try Self.links.filter({ !silent.contains($0) }).map({ try kidney.screen($0) }) + [receipt] {
            let word = try ScreensSample.object(screen)["careTeam"]
            #expect(word == .text(DayTargets.careTeamFirst), "\(screen.title)")
        }
    }

    @Test("every field, button and link of every page has words that can be read out")
    func words() throws {
        let kidney = try patient().kidney
        let more: [KidneyLink] = [
            .medicines, .interactions(nil), .goals, .preferences, .recommend, .rewards, .alerts(nil), .notices,
            .trends(.weight),
        ]
        var found = 0
        func read(_ json: ScreenJSON, _ page: String) {
            if let label = json["label"] {
                found += 1
                guard case .text(let words) = label, !words.allSatisfy(\.isWhitespace) else {
                    Issue.record("\(page): \(json)")
                    return
                }
            }
            // Each action and each field must have a label.
            if json.keys.isSuperset(of: ["id", "value", "kind", "isRequired"]) || json.keys.contains("target") {
                if json["target"].map({ if case .text = $0 { true } else { false } }) ?? true {
                    #expect(json["label"] != nil, "\(page): \(json)")
                }
            }
            if case .object(let object) = json { for value in object.values { read(value, page) } }
            for value in json.list { read(value, page) }
        }
        for link in Self.links + more {
            let screen = try kidney.screen(link)
            read(.object(try ScreensSample.object(screen)), screen.title)
        }
        #expect(found > 200)
    }

    @Test("before the terms were accepted there is their page alone")
    func terms() throws {
        let patient = try Patient(isAccepted: false)
        #expect(try !patient.kidney.termsScreen().isAccepted)
        for link in Self.links where link != .terms {
            #expect(throws: KidneyError.termsNotAccepted(version: 1), "\(link)") { try patient.kidney.screen(link) }
        }
        try patient.kidney.acceptTerms()
        #expect(try patient.kidney.termsScreen().isAccepted)
        #expect(try patient.kidney.todayScreen().prompts.count == 1)
    }

    @Test("today's screen is that of the tables, and its revision changes with every change and with nothing else")
    func today() throws {
        let patient = try patient()
        let screen = try patient.kidney.todayScreen()
        #expect(screen.meals.map(\.meal) == [.breakfast, .lunch, nil])
        #expect(screen.totals.first { $0.nutrient == "potassium" }?.text == "≥ 422 mg; 1 of 3 foods unknown")
        #expect(screen.weight?.value == Decimal(string: "72.4"))
        #expect(try patient.kidney.todayScreen() == screen)
        try patient.kidney.eat(.init("ndb-00003"), "1 slice", meal: .lunch)
        let next = try patient.kidney.todayScreen()
        #expect(next.revision != screen.revision)
        #expect(next.totals.first { $0.nutrient == "potassium" }?.foods == 4)
        try patient.at("2026-06-03T02:59")
        #expect(try patient.kidney.todayScreen().day == screen.day)
        try patient.at("2026-06-03T03:00")
        #expect(try patient.kidney.todayScreen().meals.isEmpty)
    }

    @Test("a receipt of the engine makes its page: a high potassium switches the limit on, a normal one off again")
    func receipt() throws {
        let patient = try Patient(profile: try LabSample.profile(.g4))
        let high = try patient.kidney.addLab(.potassium, "5.6 mmol/L").screen
        #expect(high.flag == .high)
        #expect(high.conventional == "5.6 mEq/L")
        let on = try #require(high.changes.first { $0.quantity == .potassium })
        #expect(on.from == "no limit")
        try patient.at("2026-06-09T10:00")
        let normal = try patient.kidney.addLab(.potassium, "4.5 mmol/L").screen
        #expect(normal.flag == .inRange)
        #expect(normal.changes.first { $0.quantity == .potassium }?.to == "no limit")
    }

    @Test("a dish made of one that is made of it is refused on its page, with the way round")
    func cycle() throws {
        let patient = try patient()
        let base = try patient.kidney.createFood(
            named: "Base",
            .dish([DishComponent(.init("ndb-00005"), "100 g")], yield: nil)
        )
        let curry = try patient.kidney.createFood(named: "Curry", .dish([DishComponent(base.id, "50 g")], yield: nil))
        let id = try #require(try patient.kidney.customFoods().first { $0.name == "Base" }?.id)
        let page = try patient.kidney.dishScreen(id, typed: ["components": "\(curry.id.rawValue) = 10 g"])
        #expect(!page.save.isEnabled)
        #expect(page.save.whyNot?.contains("Base → Curry → Base") == true)
        let kept = try patient.kidney.dishScreen(id)
        #expect(kept.save.isEnabled)
        #expect(kept.components.first?.name == "Tomato, raw")
        let found = try patient.kidney.foodSearchScreen("curr")
        #expect(found.foods.first?.id == curry.id)
        #expect(try patient.kidney.foodScreen(curry.id).edit != nil)
    }

    @Test("every screen reads back from its JSON as it was")
    func roundTrips() throws {
        func check(_ screen: some Screen) throws {
            let bytes = try JSONEncoder().encode(screen)
            #expect(try JSONDecoder().decode(type(of: screen), from: bytes) == screen)
        }
        for patient in [try patient(), try Patient()] {
            for link in Self.links where link != .food(.init("ndb-00002")) {
                try check(try patient.kidney.screen(link))
            }
        }
        let patient = try patient()
        let kidney = patient.kidney
        try check(try kidney.foodScreen(.init("ndb-00002"), typed: ["amount": "1 medium"]))
        try check(try kidney.foodSearchScreen("ban"))
        try check(try kidney.profileScreen(typed: ["height": "5 ft 7 in", "limit.high": "2000"]))
        try check(try kidney.dishScreen(typed: ["name": "A", "components": "ndb-00004 = 10 g\nndb-00005 = 10 g"]))
        try check(try kidney.labsScreen(typed: ["value": "x"]))
        try check(try kidney.addLab(.creatinine, "1.2 mg/dL").screen)
        try check(try kidney.measurementsScreen(typed: ["weight": "80 kg"]))
        let photo = try kidney.addPhoto(fromFile: try patient.picture(), meal: .dinner)
        try check(try kidney.journalScreen(photo.photo.day))
    }
}
