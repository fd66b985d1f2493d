import Foundation
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Drug labels that are looked up and kept")
struct OnlineLabelTests {
    private static let zestril = Listed.zestril
    private static let zestoretic = Listed.zestoretic
    private static let generic = Listed.label("g", brand: "Lisinopril", generic: ["LISINOPRIL"], effective: "20230101")

    private static func labels(_ labels: DrugLabel...) -> Result<SourceReply<DrugLabelReply>, SourceFault> {
        .success(SourceReply(.labels(labels, total: 250)))
    }

    @Test("the label that bears the name comes first, then those of fewer medicines, then later ones")
    func ranked() async throws {
        let patient = try Patient()
        let source = WrittenLabels(Self.labels(Self.zestoretic, Self.generic, Self.zestril))
        let answer = try await patient.kidney.drugLabels(of: "Zestril 20 mg tablets", from: source)
        #expect(answer.labels.map(\.label.keptID) == ["z", "g", "zc"] && answer.total == 250)
        #expect(answer.origin == .asked && answer.labels.allSatisfy { $0.origin == "openFDA" })
        // The request has neither strength nor form, and is sent once.
        #expect(await source.asked == [["zestril"]])
        let again = try await patient.kidney.drugLabels(of: "zestril", from: source)
        #expect(again.labels == answer.labels && again.origin == .kept(patient.clock.now) && again.total == 250)
        #expect(await source.asked.count == 1)
    }

    @Test("a combination is asked for by each of its medicines")
    func combination() async throws {
        let patient = try Patient()
        let source = WrittenLabels(Self.labels(Self.zestoretic))
        _ = try await patient.kidney.drugLabels(of: "Lisinopril 20 mg / hydrochlorothiazide 12.5 mg", from: source)
        #expect(await source.asked == [["lisinopril", "hydrochlorothiazide"]])
    }

    @Test("no label means not checked, never safe; that is remembered for a day")
    func unknown() async throws {
        let patient = try Patient()
        let none = Result<SourceReply<DrugLabelReply>, SourceFault>.success(SourceReply(.unknown))
        let source = WrittenLabels(none, none)
        let answer = try await patient.kidney.drugLabels(of: "Foozestril", from: source)
        #expect(answer.labels.isEmpty && answer.total == 0)
        let screen = try patient.kidney.drugLabelScreen(answer)
        #expect(screen.label == nil && !screen.isChecked && screen.subjects.isEmpty)
        #expect(screen.origin.contains("not checked, which does not mean safe"))
        #expect(screen.known.contains("not checked, which does not mean safe"))
        #expect(screen.careTeam == DayTargets.careTeamFirst)
        patient.clock.advance(hours: 23)
        _ = try await patient.kidney.drugLabels(of: "Foozestril", from: source)
        #expect(await source.asked.count == 1)
        patient.clock.advance(hours: 1)
        _ = try await patient.kidney.drugLabels(of: "Foozestril", from: source)
        #expect(await source.asked.count == 2)
    }

    @Test(
        "an earlier answer stands in where openFDA says nothing, else labels of files, also by a known brand; else nothing"
    )
    func standIn() async throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let fault = SourceFault.unreachable("Connection refused")
        let unheard = KidneyError.notChecked("lisinopril", "openFDA", fault)
        #expect(
            unheard.description.hasPrefix("“lisinopril” was not checked, which does not mean safe: openFDA can't be")
        )
        await #expect(throws: unheard) {
            try await kidney.drugLabels(of: "lisinopril", from: WrittenLabels(.failure(fault)))
        }
        try kidney.importDrugLabels([Self.generic], from: "labels.json")
        // The table of medicines lists Zestril as lisinopril.
        let local = try await kidney.drugLabels(of: "Zestril", from: WrittenLabels(.failure(fault)))
        #expect(local.labels.map(\.label.keptID) == ["g"] && local.origin == .local(fault))
        #expect(try kidney.drugLabelScreen(local).origin.hasSuffix("This is a label that is kept on this device."))
        #expect(try kidney.drugLabelScreen(local).isStandIn)
        let asked = patient.clock.now
        _ = try await kidney.drugLabels(of: "zestoretic", from: WrittenLabels(Self.labels(Self.zestoretic)))
        try patient.at("2026-08-01T10:00")
        let old = try await kidney.drugLabels(of: "zestoretic", from: WrittenLabels(.failure(fault)))
        #expect(old.origin == .old(asked, fault) && old.labels.map(\.label.keptID) == ["zc"])
        #expect(try kidney.drugLabelScreen(old).origin.contains("answered on 2026-06-02"))
    }

    @Test(
        "a page shows what the label says of kidneys, food, minerals and medicines, each sentence once, with its section"
    )
    func screen() async throws {
        let patient = try Patient()
        let label = Listed.label(
            "z",
            brand: "Zestril",
            generic: ["LISINOPRIL"],
            sections: [
                .boxedWarning: ["Stop in pregnancy."],
                .drugInteractions: [
                    "7.1 Diuretics. Salt substitutes containing potassium can raise potassium. Taken with NSAIDs, renal function may worsen."
                ],
                .precautions: ["Salt substitutes containing potassium can raise potassium."],
            ]
        )
        let answer = try await patient.kidney.drugLabels(
            of: "zestril",
            from: WrittenLabels(Self.labels(label, Self.zestoretic))
        )
        let screen = try patient.kidney.drugLabelScreen(answer)
        #expect(screen.label?.name == "Zestril (lisinopril)" && screen.label?.effective == "2024-01-02")
        #expect(screen.label?.classes == ["Angiotensin Converting Enzyme Inhibitor"] && screen.isChecked)
        #expect(screen.others.map(\.id) == ["zc"])
        let subjects = Dictionary(uniqueKeysWithValues: screen.subjects.map { ($0.id, $0) })
        #expect(
            subjects[.kidneys]?.sentences == [
                .init(section: "Drug interactions", text: "Taken with NSAIDs, renal function may worsen.")
            ]
        )
        #expect(subjects[.minerals]?.sentences.count == 1 && subjects[.food]?.sentences.count == 1)
        #expect(subjects[.medicines]?.sentences.count == 2 && subjects[.medicines]?.text == nil)
        let other = try patient.kidney.drugLabelScreen(answer, chosen: "zc")
        #expect(
            other.label?.id == "zc" && other.subjects.first { $0.id == .food }?.text?.contains("not mean safe") == true
        )
        #expect(throws: KidneyError.noSuchLabel("x")) { try patient.kidney.drugLabelScreen(answer, chosen: "x") }
        let data = try JSONEncoder().encode(screen)
        #expect(try JSONDecoder().decode(DrugLabelScreen.self, from: data) == screen)
    }

    @Test("the first of many sentences are shown, and how many more there are; all where they are asked for")
    func many() async throws {
        let patient = try Patient()
        let text = (1...12).map { "Sentence \($0) about renal function." }.joined(separator: " ")
        let label = Listed.label("m", brand: "Many", generic: ["MANY"], sections: [.warnings: [text]])
        let answer = try await patient.kidney.drugLabels(of: "many", from: WrittenLabels(Self.labels(label)))
        let kidneys = try patient.kidney.drugLabelScreen(answer).subjects.first { $0.id == .kidneys }
        #expect(kidneys?.sentences.count == DrugLabelScreen.sentencesShown && kidneys?.more == 4)
        let all = try patient.kidney.drugLabelScreen(answer, showsAll: true).subjects.first { $0.id == .kidneys }
        #expect(all?.sentences.count == 12 && all?.more == 0)
    }

    @Test("a label that is taken for a medicine lets it be checked by the label's names, and an undo gives that back")
    func taken() throws {
        let patient = try Patient()
        let kidney = patient.kidney
        let entered = try kidney.addMedicine("Mill's drops")
        #expect(!entered.identity.isKnown)
        let nameless = Listed.label("n", brand: "Mill's drops", generic: [])
        try kidney.importDrugLabels([Self.zestril, nameless], from: "labels.json")
        let receipt = try kidney.takeLabel("z", for: entered.medicine.id)
        #expect(
            receipt.medicine.labelNames == ["LISINOPRIL"] && receipt.identity.parts.map(\.generic) == ["lisinopril"]
        )
        #expect(receipt.medicine.name == "Mill's drops")
        #expect(throws: KidneyError.labelNamesNothing("n")) { try kidney.takeLabel("n", for: entered.medicine.id) }
        #expect(throws: KidneyError.noSuchLabel("x")) { try kidney.takeLabel("x", for: entered.medicine.id) }
        #expect(throws: KidneyError.noSuchRecord("medicine", "m")) { try kidney.takeLabel("z", for: TimeKit.ID("m")) }
        try kidney.undo()
        #expect(try kidney.medicines().first?.labelNames == [])
    }

    // MARK: Files

    @Test(
        "labels of files are kept once; a later version takes the place of an earlier one, and never the other way round"
    )
    func versions() throws {
        let kidney = try Patient().kidney
        let first = try kidney.importDrugLabels([Self.zestril, Self.generic], from: "a.json")
        #expect(first.read == 2 && first.new == 2)
        let again = try kidney.importDrugLabels([Self.zestril], from: "b.json")
        #expect(again.alreadyThere == 1 && again.new == 0)
        #expect(try kidney.drugLabel("z").origin == "a.json")
        let later = Listed.label("z", brand: "Prinivil", generic: ["LISINOPRIL"], effective: "20250101", version: "4")
        #expect(try kidney.importDrugLabels([later], from: "c.json").changed == 1)
        #expect(try kidney.importDrugLabels([Self.zestril], from: "a.json").alreadyThere == 1)
        #expect(try kidney.drugLabel("z").label == later)
        // The names of the earlier version are deleted with it, although the table lists the brand as lisinopril.
        #expect(try kidney.keptDrugLabels(of: "prinivil").first?.label == later)
        #expect(try kidney.keptDrugLabels(of: "unheard of").isEmpty)
        #expect(throws: KidneyError.medicineNameBlank) { try kidney.keptDrugLabels(of: " - ") }
    }

    private static let file = """
        {"meta": {"disclaimer": "x", "results": {"skip": 0, "limit": 4, "total": 4}},
        "results": [
        {"set_id": "a", "id": "a1", "warnings": ["ask"], "openfda": {"generic_name": ["LISINOPRIL"]}},
        {"set_id": "b", "id": "b1", "warnings": ["nameless"], "openfda": {}},
        {"set_id": "c", "id": "c1", "warnings": ["{\\"not\\": \\"an object}"], "openfda": {"brand_name": ["Mill"]}},
        {"note": "no label"}
        ]}
        """

    @Test(
        "a file of labels is read in pieces of any size; what names no medicine is passed over, what is no label refused"
    )
    func pieces() throws {
        let bytes = Array(Self.file.utf8)
        for size in [1, 2, 7, 64, 100_000] {
            var reader = DrugLabelFile(file: "labels.json")
            var labels: [DrugLabel] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                labels += reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            labels += try reader.finish()
            #expect(labels.map(\.setID) == ["a", "c"], "pieces of \(size)")
            let counts = reader.counts
            #expect(counts.read == 4 && counts.new == 2 && counts.passedOver == 1 && counts.refused == 1)
            #expect(counts.refusals.first?.line == 6 && counts.refusals.first?.file == "labels.json")
        }
    }

    @Test("one label by itself is read, a file that breaks off says so with its counts, and other files are told apart")
    func others() throws {
        func read(_ text: String) throws(KidneyError) -> ([DrugLabel], ImportCounts) {
            var reader = DrugLabelFile(file: "f.json")
            let labels = reader.read(Array(text.utf8))
            return (labels + (try reader.finish()), reader.counts)
        }
        let single = #"{"set_id": "a", "id": "a1", "warnings": ["x"], "openfda": {"brand_name": ["Mill"]}}"#
        #expect(try read(single).0.count == 1)
        #expect(try read("[\(single)]").0.count == 1)
        #expect(try read(#"{"meta": {}, "results": []}"#).0.isEmpty)
        for text in ["", "<html>", #"{"foods": []}"#, "[]", "12", #"{"results""#] {
            #expect(throws: KidneyError.notThisFormat(file: "f.json", expected: "file of drug labels of openFDA")) {
                try read(text)
            }
        }
        do throws(KidneyError) {
            _ = try read(String(Self.file.prefix(300)))
            Issue.record("a broken file was taken for whole")
        } catch {
            guard case .importStopped(let file, _, let counts) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(file == "f.json" && counts.read >= 1)
        }
    }
}
