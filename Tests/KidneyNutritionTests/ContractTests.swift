import Foundation
import KidneyNutrition
import ScreenContract
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("The JSON of kidney nutrition for other front ends")
struct ContractTests {
    private let golden = GoldenJSON("kidney")

    @Test("The JSON of the pages that are acted on and of every kind of answer is the golden one")
    func files() async throws {
        let fresh = try ActSample(seed: 1).kidney
        #expect(try golden.difference("terms", fresh.screen(.terms)) == nil)
        let sample = try ActSample(seed: 2)
        let kidney = sample.kidney
        let medicine = try #require(try kidney.medicines().first?.id)
        let goal = try #require(try kidney.goals().first?.goal.id)
        let screens: [(String, KidneyLink)] = [
            ("today", .today(nil)), ("journal", .journal(nil)), ("foods", .foods), ("food", .food(Pantry.banana.id)),
            ("dish", .dish(nil)), ("labs", .labs(nil)), ("measurements", .weight), ("medicines", .medicines),
            ("medicine", .medicine(medicine)), ("goals", .goals), ("goal", .goal(goal)), ("profile", .profile),
            ("preferences", .preferences), ("alerts", .alerts(nil)), ("notices", .notices), ("files", .files),
            ("report", .report(nil)), ("report-card", .reportCard(try LabSample.day("2026-05-01"))),
            ("interactions", .interactions(nil)), ("recommend", .recommend), ("rewards", .rewards),
            ("substitute", .substitute(Pantry.banana.id, .potassium)), ("targets", .targets(nil)),
            ("trend", .trends(.lab(.potassium))), ("trends", .trends(nil)), ("why", .why("potassium")),
        ]
        let reward = try #require(KidneyLink("kidney://rewards/sodium-at-most/week-2026-06-01"))
        var types: Set<String> = ["TermsScreen"]
        for (name, link) in screens + [("reward", reward)] {
            let screen = try kidney.screen(link)
            types.insert("\(type(of: screen))")
            let difference = try golden.difference(name, screen)
            #expect(difference == nil)
        }
        let low = Act("labs/add", fields: ["analyte": "phosphorus", "value": "1.2", "unit": "mg/dL"])
        let answers: [(String, Act, KidneyLink)] = [
            ("act-question", low, .labs(.phosphorus)),
            ("act-refused", Act("foods/add", fields: ["food": "moonstone"]), .foods),
            ("act-file", Act("export/intake"), .files),
            ("act-done", Act("today/sick-day/start", operation: "a1"), .today(nil)),
        ]
        for (name, act, link) in answers {
            let difference = try golden.difference(name, await kidney.perform(act, at: link))
            #expect(difference == nil)
        }
        try kidney.addMedicine("Mill's drops")
        _ = try await kidney.perform(Act("foods/online", fields: ["text": "soup"]), at: .onlineFoods(nil))
        _ = try await kidney.perform(Act("label/online", fields: ["name": "zestril"]), at: .drugLabel(nil))
        let online: [(String, KidneyLink)] = [("online-foods", .onlineFoods("soup")), ("label", .drugLabel("zestril"))]
        for (name, link) in online {
            let screen = try kidney.screen(link)
            types.insert("\(type(of: screen))")
            let difference = try golden.difference(name, screen)
            #expect(difference == nil)
        }
        // The answers of commands, which no link leads to.
        let declared = try Declared.screens(in: ActTests.folder)
        #expect(declared.symmetricDifference(types) == Set(ActTests.outside.keys))
    }

    @Test(
        "A front end that knows JSON alone accepts the terms, enters a profile, a food and a value, and takes one back"
    )
    func client() async throws {
        let sample = try ActSample(seed: 1)
        let kidney = sample.kidney
        var client = try await client(at: "kidney://terms", of: sample)
        try await client.press("Accept")
        #expect(client.link == "kidney://today")
        try await client.follow("Profile")
        try await client.press("Save", typing: ["Name": "Ana"])
        try await client.follow("Today")
        try await client.follow("Add food or drink")
        try await client.press(
            "Add",
            in: "Add without searching",
            typing: ["Food or drink, by its name": "ndb-09040", "How much": "1 medium"]
        )
        #expect(client.said.hasPrefix("1 medium of ") && client.link == "kidney://today")
        try await client.follow("Laboratory values")
        try await client.follow("Potassium")
        try await client.press("Add", typing: ["Value": "50"])
        #expect(client.said.contains("did you mean 5.0"))
        try await client.press("Add", typing: ["Value": "4.4"])
        #expect(client.shows("4.4"))
        try await client.press("Delete")
        #expect(try kidney.labs().isEmpty)
    }

    @Test(
        "A month on dialysis is lived through JSON alone: sessions, meals, values, an alert, and the report for the visit"
    )
    func month() async throws {
        let sample = try ActSample(seed: 1)
        var client = try await client(at: "kidney://terms", of: sample)
        try await client.press("Accept")
        try await client.follow("Profile")
        let profile = [
            "Name": "Ana", "Sex, as formulas ask for it": "female", "Birth date": "1960-05-20", "Height": "165 cm",
            "Dry weight, as the clinic set it": "70 kg", "New category": "haemodialysis",
            "It holds from, empty if also before": "2026-06-01",
        ]
        try await client.press("Save", in: "Dry weight, as the clinic set it", typing: profile)
        #expect(client.said.contains("profile"), "\(client.said)")
        try await client.press("Save the limit", typing: ["What is limited": "fluid", "At most": "1000"])
        try await client.follow("Medicines")
        try await client.press("Add", typing: ["Name, as on the package": "Sevelamer", "Dose": "800 mg"])
        #expect(client.shows("Sevelamer"))
        for number in 0..<30 {
            let day = try LabSample.day("2026-06-02").adding(days: number)
            try sample.patient.at("\(day)T08:00")
            try await client.open("kidney://today")
            // Sessions are on Tuesday, Thursday and Saturday.
            if [.tuesday, .thursday, .saturday].contains(day.weekday) {
                try await client.follow("Measurements")
                try await client.press(
                    "Add",
                    typing: ["Weight": "72.1 kg", "Weighed": "pre-dialysis", "Time": "07:00"]
                )
                #expect(client.said.contains("72.1 kg"), "\(day): \(client.said)")
                try sample.patient.at("\(day)T13:00")
                try await client.press("Add", typing: ["Weight": "70.2 kg", "Weighed": "post-dialysis"])
                try await client.follow("Today")
            }
            try sample.patient.at("\(day)T18:00")
            try await client.follow("Add food or drink")
            try await client.press(
                "Add",
                in: "Add without searching",
                typing: ["Food or drink, by its name": "ndb-09040", "How much": "1 medium", "Meal": "dinner"]
            )
            #expect(client.said.hasPrefix("1 medium of "), "\(day): \(client.said)")
            if day.day == 15 {
                try await client.follow("Laboratory values")
                try await client.follow("Potassium")
                try await client.press("Add", typing: ["Value": "6.9", "Unit": "mmol/L"])
                #expect(client.said.contains("potassium"), "\(client.said)")
                try await client.open("kidney://alerts")
                try await client.press("I have seen it and act on it")
                #expect(client.shows("acknowledged on"))
            }
        }
        try await client.open("kidney://today")
        try await client.follow("Trends")
        try await client.open("kidney://today")
        try await client.follow("Report")
        #expect(client.shows("Sevelamer") && client.shows("6.9"))
        try await client.press("Share as PDF", typing: ["Questions for the visit, one a line": "May I eat fruit?"])
        #expect(client.file == "Kidney report 2026-06-02 to 2026-07-01.pdf")
        try await client.open("kidney://today")
        #expect(try sample.kidney.today().entries.count == 1)
        #expect(try sample.kidney.measurementsScreen().weights.count == 26)
    }

    private func client(at link: String, of sample: ActSample) async throws -> JSONClient {
        let kidney = sample.kidney
        return try await JSONClient(
            at: link,
            open: { try JSONEncoder().encode(kidney.screen(sample.link($0))) },
            perform: { act, link in
                let act = try JSONDecoder().decode(Act.self, from: act)
                return try JSONEncoder().encode(await kidney.perform(act, at: sample.link(link)))
            }
        )
    }
}
