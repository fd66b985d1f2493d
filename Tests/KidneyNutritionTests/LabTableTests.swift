import KidneyNutrition
import Testing

@Suite("The table of laboratory values")
struct LabTableTests {
    @Test("each of the document's eleven values, and the two a stage needs, has one row with its units and sources")
    func rows() {
        #expect(Analyte.document.count == 11)
        #expect(
            LabTable.rows.map(\.analyte).sorted { $0.rawValue < $1.rawValue }
                == Analyte.allCases.sorted { $0.rawValue < $1.rawValue }
        )
        for row in LabTable.rows {
            #expect(!row.evidence.source.isEmpty && !row.title.isEmpty && !row.codes.isEmpty)
            #expect(Set(row.units).count == row.units.count && row.units.count >= (row.analyte == .inr ? 1 : 2))
            #expect(row.codes.allSatisfy { code in code.units.allSatisfy(row.units.contains) })
            #expect(row.goals.allSatisfy { !$0.words.isEmpty && !$0.evidence.source.isEmpty })
        }
    }

    @Test("flags and alarms lie within what is plausible, the alarms outside the flags")
    func nested() {
        for row in LabTable.rows {
            let flags = [row.flagged] + row.flaggedNeeds.map(\.range)
            for limit in flags.flatMap({ [$0.low, $0.high] }).compactMap({ $0 }) {
                #expect(row.plausible.contains(limit), "\(row.title) \(limit)")
            }
            for flag in flags {
                for alarm in AlarmTable.rows where alarm.subject == .lab(row.analyte) {
                    if let low = flag.low, let alarming = alarm.range.low { #expect(alarming <= low, "\(row.title)") }
                    if let high = flag.high, let alarming = alarm.range.high {
                        #expect(alarming > high, "\(row.title)")
                    }
                }
                if let low = flag.low, let high = flag.high { #expect(low < high) }
            }
            for range in row.goals.map(\.range) {
                if let low = range.low, let high = range.high { #expect(low < high) }
            }
        }
    }

    @Test("no name and no code stands for two values")
    func unique() {
        let names = LabTable.rows.flatMap { [$0.title.lowercased()] + $0.names }
        #expect(
            Set(names).count + LabTable.rows.filter { $0.names.contains($0.title.lowercased()) }.count == names.count
        )
        let codes = LabTable.rows.flatMap { $0.codes.map(\.code) }
        #expect(Set(codes).count == codes.count)
    }

    @Test("every LOINC code has the check digit that its number asks for")
    func checkDigits() {
        let vitals =
            WeightContext.allCases.map { VitalTable.weight($0).loinc } + [
                VitalTable.pressure.loinc, VitalTable.systolic.loinc, VitalTable.diastolic.loinc,
            ]
        for code in LabTable.rows.flatMap({ $0.codes.map(\.code) }) + vitals {
            let parts = code.split(separator: "-").compactMap { Int($0) }
            #expect(parts.count == 2 && parts[1] == checkDigit(parts[0]), "\(code)")
        }
    }

    /// The check digit modulo 10: every second digit from the right is doubled, and the digits are summed.
    private func checkDigit(_ number: Int) -> Int {
        let digits = String(number).reversed().compactMap(\.wholeNumberValue)
        let sum = digits.enumerated().reduce(0) { total, entry in
            let value = entry.offset % 2 == 0 ? entry.element * 2 : entry.element
            return total + value / 10 + value % 10
        }
        return (10 - sum % 10) % 10
    }

    @Test("codes are found both ways: for a value to write, and for a record to read")
    func codes() {
        #expect(LabTable.code(for: .potassium, in: .mmolPerL)?.code == "2823-3")
        #expect(LabTable.code(for: .sodium, in: .mmolPerL)?.code == "2951-2")
        #expect(LabTable.code(for: .magnesium, in: .mmolPerL)?.code == "2601-3")
        #expect(LabTable.code(for: .inr, in: .inr)?.code == "6301-6")
        #expect(LabTable.code(for: .creatinine, in: .umolPerL)?.code == "14682-9")
        #expect(LabTable.code(for: .vitaminD, in: .nmolPerL)?.code == "14635-7")
        #expect(LabTable.code(for: .eGFR, in: .mLPerMinute, formula: .mdrd)?.code == "33914-3")
        #expect(LabTable.code(for: .eGFR, in: .mLPerMinute, formula: .unstated) == nil)
        #expect(LabTable.analyte(loinc: "6298-4")?.analyte == .potassium)
        #expect(LabTable.analyte(loinc: "62238-1")?.code.formula == .ckdEPI2009)
        #expect(LabTable.analyte(loinc: "1558-6")?.code.remark == .fasting)
        #expect(LabTable.analyte(loinc: "0000-0") == nil)
    }

    @Test("reference ranges go by the sex where the table gives them so, and take the wider one where it isn't known")
    func sexes() throws {
        let facts = LabTable.facts(.uricAcid)
        #expect(facts.reference(for: .male).shown(of: .uricAcid, in: .mgPerDL) == "3.4 to 7.0 mg/dL")
        #expect(facts.reference(for: .female).shown(of: .uricAcid, in: .mgPerDL) == "2.4 to 6.0 mg/dL")
        #expect(facts.reference(for: nil).shown(of: .uricAcid, in: .mgPerDL) == "2.4 to 7.0 mg/dL")
        let glucose = LabTable.facts(.glucose).reference(for: nil)
        #expect(glucose.shown(of: .glucose, in: .mmolPerL) == "3.9 to under 5.6 mmol/L")
        #expect(LabTable.facts(.hbA1c).reference(for: nil).shown(of: .hbA1c, in: .percent) == "under 5.7 %")
    }

    @Test(
        "goals go by the category",
        arguments: [
            (Analyte.phosphorus, DiseaseCategory.g4, "2.5 to 4.6 mg/dL"),
            (.phosphorus, .hemodialysis, "3.5 to 5.5 mg/dL"), (.bicarbonate, .g4, "at least 24 mEq/L"),
            (.pth, .g3a, "35 to 70 pg/mL"), (.pth, .g4, "70 to 110 pg/mL"), (.pth, .g5, "150 to 300 pg/mL"),
            (.pth, .hemodialysis, "130 to 585 pg/mL"),
            (.albumin, .peritonealDialysis, "at least 3.8 g/dL"), (.calcium, .hemodialysis, "8.4 to 10.2 mg/dL"),
            (.calcium, .g3a, "8.4 to 10.2 mg/dL"), (.potassium, .hemodialysis, "4.0 to 5.5 mEq/L"),
            (.potassium, .g5, "3.5 to 5.0 mEq/L"),
        ]
    )
    func goals(analyte: Analyte, category: DiseaseCategory, text: String) {
        let facts = LabTable.facts(analyte)
        #expect(facts.goal(for: category)?.range.shown(of: analyte, in: facts.conventional) == text)
    }

    @Test("some values have no goal: phosphorus and PTH before G3, albumin off dialysis, glucose without diabetes")
    func noGoals() {
        #expect(LabTable.facts(.phosphorus).goal(for: .g2) == nil && LabTable.facts(.pth).goal(for: .transplant) == nil)
        #expect(LabTable.facts(.albumin).goal(for: .g5) == nil && LabTable.facts(.glucose).goal(for: .g3a) == nil)
        #expect(LabTable.facts(.glucose).goal(for: .g3a, [.diabetes]) != nil)
        #expect(LabTable.facts(.potassium).goal(for: nil) == nil)
        #expect(LabTable.facts(.hbA1c).goal(for: .hemodialysis, [.diabetes]) == nil)
        #expect(LabTable.facts(.hbA1c).goal(for: .g4, [.diabetes]) != nil)
    }

    @Test("a goal cites its source, and one that was not looked up says so")
    func citations() {
        for goal in LabTable.rows.flatMap(\.goals) {
            #expect(goal.sentence.contains(goal.evidence.source))
            #expect(goal.sentence.contains("not confirmed") == (goal.evidence.grade == .recalled))
        }
        #expect(LabTable.rows.flatMap(\.goals).contains { $0.sentence.contains("not confirmed") })
    }
}
