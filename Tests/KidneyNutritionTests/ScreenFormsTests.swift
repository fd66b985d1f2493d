import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

extension ScreenJSON {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

@Suite("Forms of the pages")
struct ScreenFormsTests {
    private func patient() throws -> Patient {
        let patient = try Patient(profile: try ScreensSample.dialysis())
        try patient.stockPantry()
        return patient
    }

    /// The JSON of a page as its front end gets it.
    private func page(_ link: String, _ kidney: KidneyNutrition) throws -> ScreenJSON {
        .object(try ScreensSample.object(try kidney.screen(try #require(KidneyLink(link), "\(link) leads nowhere"))))
    }

    private func fields(_ form: ScreenJSON?) -> Set<String> {
        Set((form?["fields"]?.list ?? []).compactMap { $0["id"]?.text })
    }

    private func actions(_ row: ScreenJSON?) -> Set<String> {
        Set((row?["actions"]?.list ?? []).compactMap { $0["label"]?.text })
    }

    @Test("No form carries an error before anything was typed, and what can't be saved yet says why")
    func blank() throws {
        let kidney = try patient().kidney
        for link in [
            "profile", "labs", "weight", "food/ndb-00002", "dish", "medicines", "goals", "preferences", "journal",
            "journal/2026-06-01", "journal/2026-06-03", "foods", "report", "files",
        ] {
            let json = String(
                decoding: try JSONEncoder().encode(try kidney.screen(try #require(KidneyLink("kidney://\(link)")))),
                as: UTF8.self
            )
            #expect(!json.contains("\"error\":"), "\(link)")
        }
        #expect(try kidney.labsScreen().save.whyNot == "enter the value as on the report")
        #expect(try kidney.labsScreen(typed: ["value": ""]).form[field: "value"]?.error != nil)
        #expect(try kidney.foodScreen(.init("ndb-00002")).add.whyNot != nil)
        #expect(try kidney.dishScreen(typed: ["name": "Curry"]).save.whyNot?.contains("no components") == true)
    }

    @Test("A form that no input opens says why, and one whose fields decide doesn't")
    func closedForms() throws {
        let bare = try Patient().kidney
        let profile = try bare.profileScreen(typed: ["limit.quantity": "sodium", "limit.high": "2000"])
        let forms = [
            profile.limitForm, profile.pictureForm, try bare.onlineFoodsScreen("kale").form,
            try bare.drugLabelScreen("Zestril").form,
        ]
        for form in forms {
            #expect(form.whyNot != nil && form.buttons.first?.whyNot == form.whyNot, "\(form.id)")
        }
        #expect(profile.form.whyNot == nil)
        let child = try Patient(profile: LabSample.profile(.g3a, born: "2017-01-01")).kidney
        let goals = try child.goalsScreen(typed: ["subject": "fluid-least", "amount": "1500 mL"]).form
        #expect(goals.whyNot != nil && goals.buttons.first?.whyNot == goals.whyNot)
        let adult = try patient().kidney
        let open = [
            try adult.profileScreen().limitForm, try adult.profileScreen().pictureForm, try adult.goalsScreen().form,
            try adult.dishScreen().form, try adult.medicinesScreen().form,
            try adult.foodScreen(.init("ndb-00002")).form,
        ]
        #expect(open.allSatisfy { $0.whyNot == nil })
    }

    @Test("Food is entered for another day and time, and its effects are those of that day")
    func eating() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let form = try page("kidney://food/ndb-00002", kidney)["form"]
        #expect(fields(form) == ["amount", "meal", "day", "time"])
        try kidney.eat(.init("ndb-00005"), "1000 g", at: try patient.moment("2026-06-01T12:00"))
        func food(_ day: String, _ time: String) throws -> FoodScreen {
            try kidney.foodScreen(.init("ndb-00002"), typed: ["amount": "100 g", "day": day, "time": time])
        }
        let before = try food("2026-06-01", "08:30").effects.first { $0.quantity == .sodium }?.before
        #expect(before != (try food("2026-06-02", "08:30").effects.first { $0.quantity == .sodium }?.before))
        #expect(try food("2026-06-01", "").add.whyNot?.contains("time") == true)
        #expect(try food("2026-06-03", "08:00").add.whyNot?.contains("hasn't come yet") == true)
    }

    @Test("Measurements are entered with day, time and activity, and each row is edited and deleted")
    func measurements() throws {
        let kidney = try patient().kidney
        try kidney.addWeight("70.2 kg", .daily)
        try kidney.addPressure("142/86")
        try kidney.addActivity(.steps, "4000")
        try kidney.addLab(.potassium, "4.6 mmol/L")
        let json = try page("kidney://weight", kidney)
        #expect(fields(json["form"]) == ["weight", "context", "sure", "pressure", "activity", "amount", "day", "time"])
        for row in [
            json["weights"]?.list.first, json["pressures"]?.list.first,
            json["activity"]?.list.first?["readings"]?.list.first,
        ] {
            #expect(actions(row) == ["Edit", "Delete"])
        }
        #expect(try actions(page("kidney://labs", kidney)["labs"]?.list.first) == ["Edit", "Delete"])
        func screen(_ typed: [String: String]) throws -> MeasurementsScreen {
            try kidney.measurementsScreen(typed: typed)
        }
        #expect(try screen(["activity": "steps", "amount": "4,200"]).save.isEnabled)
        #expect(try screen(["activity": "minutes", "amount": "many"]).save.whyNot?.contains("many") == true)
        #expect(try screen(["weight": "70 kg", "day": "2026-06-09"]).save.whyNot?.contains("hasn't come yet") == true)
    }

    @Test("The journal takes a photo, and the profile a picture that can be taken off again")
    func pictures() throws {
        let patient = try patient()
        let kidney = patient.kidney
        let journal = try page("kidney://journal", kidney)
        #expect(fields(journal["photoForm"]) == ["file", "meal", "note", "day", "time"])
        #expect(journal["photoForm"]?["buttons"]?.list.first?["id"]?.text == "photo/add")
        let blank = try page("kidney://profile", kidney)
        #expect(fields(blank["pictureForm"]) == ["picture"])
        let picture = blank["pictureForm"]?["buttons"]?.list
        #expect(picture?.map { $0["enabled"] } == [.flag(true), .flag(false)])
        #expect(picture?.last?["whyNot"]?.text == "there is no picture")
        try kidney.setAvatar(fromFile: try patient.picture())
        let remove = try page("kidney://profile", kidney)["pictureForm"]?["buttons"]?.list.last
        #expect(remove?["enabled"] == .flag(true))
    }

    @Test("A sick day is an address: Today leads to it, its page says so and leads back")
    func sickDay() throws {
        let kidney = try patient().kidney
        try kidney.addMedicine("Jardiance")
        let today = try page("kidney://today", kidney)
        let links = (today["pages"]?.list ?? []).compactMap { $0["target"]?.text }
        #expect(links.contains("kidney://interactions/ill"))
        let ill = try page("kidney://interactions/ill", kidney)
        #expect(ill["isIll"] == .flag(true))
        #expect(ill["sickDay"]?["target"]?.text == "kidney://interactions")
        #expect(try page("kidney://interactions", kidney)["sickDay"]?["target"]?.text == "kidney://interactions/ill")
        #expect(try page("kidney://interactions/2026-06-01/ill", kidney)["isIll"] == .flag(true))
    }

    @Test("The report has a range and questions to fill in, and is that of the last thirty days where none is named")
    func report() throws {
        let kidney = try patient().kidney
        let json = try page("kidney://report", kidney)
        #expect(json["report"]?["from"]?.text == "2026-05-04")
        #expect(fields(json["form"]) == ["from", "to", "question"])
        let show = json["form"]?["buttons"]?.list.first
        #expect(show?["opens"]?["target"]?.text == "kidney://report/2026-05-04/2026-06-02")
    }

    @Test("Every page but Today leads back")
    func back() throws {
        let kidney = try patient().kidney
        let links = [
            "terms", "profile", "journal", "labs", "labs/potassium", "weight", "targets", "targets/sodium", "foods",
            "food/ndb-00002", "dish", "substitute/ndb-00002/potassium", "medicines", "interactions", "goals",
            "rewards", "alerts", "recommend", "preferences", "trends", "trends/weight", "report",
            "report-card/2026-05-01", "report-card", "notices",
        ]
        for link in links {
            let json = try page("kidney://\(link)", kidney)
            let back = json["back"]?["target"]?.text
            let pages = (json["pages"]?.list ?? []).compactMap { $0["target"]?.text }
            #expect(back != nil || pages.contains { $0.hasPrefix("kidney://today") }, "\(link)")
        }
        #expect(try page("kidney://foods", kidney)["back"]?["target"]?.text == "kidney://today")
        #expect(try fields(page("kidney://foods", kidney)["form"]) == ["text"])
    }
}
