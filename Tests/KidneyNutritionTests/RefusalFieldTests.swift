import ScreenKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Refusals at their fields")
struct RefusalFieldTests {
    @Test(
        "A value that a form of a page can't save has its reason at its field",
        arguments: [
            (.profile, ["limit.low": "90", "limit.high": "80"], ["limit.low", "limit.high"]),
            (.profile, ["limit.high": "0"], ["limit.high"]),
            (.profile, ["limit.high": "2000", "limit.from": "2030-01-01"], ["limit.from"]),
            (.profile, ["limit.high": "2000", "limit.from": "1900-01-02"], ["limit.from"]),
            (.profile, ["limit.high": "2000", "limit.from": "1900-01-01"], ["limit.from"]),
            (.profile, ["category.from": "2026-03-01"], ["category.from"]),
            (.profile, ["category": "G4", "category.from": "1900-01-01"], ["category.from"]),
            (.labs(nil), ["value": "5", "unit": "buckets"], ["unit"]),
            (.foods, ["food": ""], ["food"]),
            (.goals, ["subject": "sodium-at-most", "amount": "300"], ["amount"]),
            (.goals, ["subject": "sodium-at-most", "amount": "1900"], ["subject"]),
            (.goals, ["subject": "weight", "amount": "75 kg", "by": "2026-06-02"], ["by"]),
            (.goals, ["subject": "weight", "amount": "19 kg"], ["amount"]),
            (.goals, ["subject": "lab-potassium"], ["subject"]), (.goals, ["amount": ""], ["amount"]),
            (.medicines, ["name": "x", "times": "08:00, 8 am"], ["times"]),
            (.medicines, ["name": "x", "times": "08:00 \(String(repeating: "x", count: 101))"], ["times"]),
            (.medicines, ["name": "x", "times": manyTimes], ["times"]),
            (.medicines, ["name": "x", "times": manyTimes.replacing(",", with: "")], ["times"]),
            (.medicines, ["name": "x", "start": "2026-03-02", "stop": "2026-03-01"], ["stop"]),
            (.preferences, ["dislike": "\(Pantry.banana.id)"], ["dislike"]),
            (.weight, ["weight": ""], ["weight"]), (.weight, ["weight": "", "pressure": "130/80"], []),
        ] as [(KidneyLink, [String: String], [String])]
    )
    func forms(link: KidneyLink, typed: [String: String], expected: [String]) throws {
        let kidney = try ActSample(seed: 2).kidney
        let forms = ScreenParts(try kidney.screen(link, typed: typed)).forms
        let wrong = forms.flatMap(\.fields).filter { $0.error != nil }
        #expect(wrong.map(\.id) == expected, "\(wrong.compactMap(\.error))")
        let form = try #require(forms.first { form in form.fields.contains { typed[$0.id] != nil } })
        #expect(form.buttons.first?.isEnabled == expected.isEmpty)
    }

    /// One time more than a day can have.
    private static let manyTimes = (0...Medicine.timesLimit)
        .map { "\($0 / 2 + 6):\($0.isMultiple(of: 2) ? "00" : "30")" }.joined(separator: ", ")

    @Test(
        "A refused act of a row comes back with what was typed, and with the reason at its input",
        arguments: [
            ("weight/*/edit", "weight", ["weight": "1 kg"], "weight"),
            ("weight/*/edit", "weight", ["weight": ""], "weight"),
            ("weight/*/edit", "weight", ["weight": "300 lb"], "weight"),
            ("weight/*/edit", "weight", ["context": "tea"], "context"),
            ("weight/*/edit", "weight", ["day": "2026-06-03"], "day"),
            ("weight/*/edit", "today", ["weight": "much"], "weight"),
            ("pressure/*/edit", "weight", ["pressure": "80/130"], "pressure"),
            ("pressure/*/edit", "weight", ["time": "8 o'clock"], "time"),
            ("activity/*/edit", "weight", ["amount": "1441"], "amount"),
            ("lab/*/edit", "labs", ["value": "much"], "value"), ("lab/*/edit", "labs", ["unit": "buckets"], "unit"),
            ("lab/*/edit", "labs", ["day": "2030-01-01"], "day"),
            ("entry/*/edit", "journal/2026-06-01", ["amount": "1 bucket"], "amount"),
            ("entry/*/edit", "journal/2026-06-01", ["time": ""], "time"),
            ("meal/*/*/copy", "journal/2026-06-01", ["day": "2026-06-01"], "time"),
            ("meal/*/*/copy", "journal/2026-06-01", ["meal": "tea"], "meal"),
            ("photo/*/edit", "journal", ["note": String(repeating: "x", count: 1_001)], "note"),
            ("food/*/again", "foods", ["amount": "0"], "amount"),
        ] as [(String, String, [String: String], String)]
    )
    func rows(kind: String, page: String, typed: [String: String], field: String) async throws {
        let sample = try ActSample(seed: 2)
        let link = try sample.link("kidney://\(page)")
        let log = try sample.patient.history()
        let actions = ScreenParts(try sample.kidney.screen(link)).actions.filter { ActSample.kind($0.id) == kind }
        let action = try #require(actions.first)
        #expect(action.inputs.allSatisfy { $0.error == nil && $0.reading == nil }, "nobody typed into it yet")
        let acted = try await sample.kidney.perform(Act(action.id, fields: typed), at: link)
        guard case .refused(let screen, let why, _, let named) = acted else {
            Issue.record("\(acted)")
            return
        }
        let inputs = try #require(ScreenParts(screen).actions.first { $0.id == action.id }?.inputs)
        #expect(named == field && !why.isEmpty)
        #expect(inputs.filter { $0.error != nil }.map(\.id) == [field], "\(inputs.compactMap(\.error))")
        #expect(typed.allSatisfy { typed in inputs.first { $0.id == typed.key }?.value == typed.value })
        #expect(try sample.patient.history() == log)
    }

    @Test("A file that is no picture is refused at its field")
    func file() async throws {
        let sample = try ActSample(seed: 2)
        let text = try #require(sample.files.last)
        for (action, field, link) in [
            ("photo/add", "file", KidneyLink.journal(nil)), ("profile/picture/save", "picture", .profile),
        ] {
            let act = Act(action, files: [field: text])
            guard case .refused(_, _, _, let named) = try await sample.kidney.perform(act, at: link) else {
                Issue.record("\(action) took a text for a picture")
                continue
            }
            #expect(named == field)
        }
    }

    @Test("The ends of a range are in the person's units, rounded inward")
    func ends() {
        func bounds(_ lowest: String, _ highest: String) -> Field.Bounds { .init(lowest: lowest, highest: highest) }
        #expect(WeightRule.bounds(in: .international) == bounds("20 kg", "400 kg"))
        #expect(WeightRule.bounds(in: .conventional) == bounds("44.1 lb", "881.8 lb"))
        #expect(ProfileRule.heightBounds(in: .international) == bounds("50 cm", "250 cm"))
        #expect(ProfileRule.heightBounds(in: .conventional) == bounds("19.7 in", "98.4 in"))
        #expect(ProfileRule.urineBounds(in: .international) == bounds("0 mL", "10000 mL"))
        #expect(ProfileRule.urineBounds(in: .conventional) == bounds("0 oz", "338.1 oz"))
        #expect(DietRule.bounds(of: .sugars, in: .conventional) == bounds("5 g", "1000 g"))
        #expect(DietRule.bounds(of: .hbA1c, in: .conventional) == bounds("6 %", "10 %"))
        #expect(DietRule.bounds(of: .hbA1c, in: .international) == bounds("43 mmol/mol", "85 mmol/mol"))
        #expect(DietRule.bounds(of: .fastingGlucose, in: .conventional) == bounds("80 mg/dL", "250 mg/dL"))
        #expect(DietRule.bounds(of: .fastingGlucose, in: .international) == bounds("4.5 mmol/L", "13.8 mmol/L"))
        #expect(GoalRule.bounds(of: .weight, in: .conventional) == bounds("44.1 lb", "881.8 lb"))
        #expect(GoalRule.bounds(of: .fluidAtMost, in: .conventional) == Field.Bounds(highest: "338.1 oz"))
        #expect(GoalRule.bounds(of: .atMost(.sodium), in: .conventional) == Field.Bounds(highest: "100000 mg"))
        #expect(GoalRule.bounds(of: .bloodPressure, in: .conventional) == nil)
    }

    @Test(
        "A goal of the diabetes diet is refused beyond the ends that its refusal tells, and taken at them",
        arguments: [
            (DietPart.hbA1c, ["43 mmol/mol", "85 mmol/mol"], ["42 mmol/mol", "86 mmol/mol"], "(43 to 85 mmol/mol)"),
            (.fastingGlucose, ["4.5 mmol/L", "13.8 mmol/L"], ["4.4 mmol/L", "13.9 mmol/L"], "(4.5 to 13.8 mmol/L)"),
        ]
    )
    func diet(part: DietPart, taken: [String], refused: [String], words: String) throws {
        for typed in taken + refused {
            var diet = DiabetesDiet()
            try diet.set(part, typed: typed, in: .international)
            do {
                try DietRule.check(diet)
                #expect(taken.contains(typed), "\(typed)")
            } catch { #expect(refused.contains(typed) && "\(error)".contains(words), "\(typed): \(error)") }
        }
    }
}
