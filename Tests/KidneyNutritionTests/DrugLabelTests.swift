import Foundation
import KidneyNutrition
import TestKit
import Testing

@Suite("Drug labels of openFDA")
struct DrugLabelTests {
    private func read(_ text: String) throws -> DrugLabelReply { try DrugLabelReader.read(Array(text.utf8)) }

    private func label(_ text: String) throws -> DrugLabel? {
        if case .labels(let labels, _) = try read(text) { labels.first } else { nil }
    }

    @Test("names and sections are read, several medicines in one name each by itself")
    func whole() throws {
        let label = try #require(
            try label(
                #"""
                {"meta":{"results":{"skip":0,"limit":1,"total":7}},"results":[{"id":"a","set_id":"s","version":"3",
                "effective_time":"20240102","drug_interactions":["7 Potassium: ask. Grapefruit raises it.","  "],
                "boxed_warning":"one text","spl_medguide":[],"precautions":[1,null],
                "openfda":{"brand_name":["Zestoretic"],"generic_name":["LISINOPRIL AND HYDROCHLOROTHIAZIDE"],
                "pharm_class_epc":["Angiotensin Converting Enzyme Inhibitor [EPC]"]}}]}
                """#
            )
        )
        #expect(label.id == "a" && label.setID == "s" && label.version == "3" && label.effective == "20240102")
        #expect(label.brandNames == ["Zestoretic"] && label.genericNames == ["LISINOPRIL", "HYDROCHLOROTHIAZIDE"])
        #expect(label.classes.count == 1 && label.substances.isEmpty)
        #expect(
            label.sections == [
                .drugInteractions: ["7 Potassium: ask. Grapefruit raises it."], .boxedWarning: ["one text"],
            ]
        )
        let found = label.sentences(about: ["grapefruit"])
        #expect(found.map(\.text) == ["Grapefruit raises it."] && found.map(\.section) == [.drugInteractions])
        #expect(label.sentences(about: ["grape"]).isEmpty && label.sentences(about: ["GRAPEFRUIT raises"]).count == 1)
        #expect(label.sentences(about: []).isEmpty)
        let data = try JSONEncoder().encode(label)
        #expect(try JSONDecoder().decode(DrugLabel.self, from: data) == label)
    }

    @Test("the number of labels in all is kept, and never less than were read")
    func total() throws {
        let one = #"{"id":"a","warnings":["w"]}"#
        #expect(
            try read(#"{"meta":{"results":{"total":7}},"results":[\#(one)]}"#)
                == .labels([try #require(try label(one))], total: 7)
        )
        #expect(
            try read(#"{"results":[\#(one),\#(one)]}"#)
                == .labels([try #require(try label(one)), try #require(try label(one))], total: 2)
        )
    }

    @Test("NOT_FOUND and an empty answer mean unknown, and that is said, never safe")
    func notFound() throws {
        let reply = try read(#"{"error": {"code": "NOT_FOUND", "message": "No matches found!"}}"#)
        #expect(reply == .unknown)
        #expect(reply.message?.contains("not checked, which does not mean safe") == true)
        #expect(try read(#"{"results":[]}"#) == .unknown)
    }

    @Test("another error is a refusal in its own words, not an unknown medicine")
    func refused() {
        #expect(throws: KidneyError.drugLabelRefused(code: "OVER_RATE_LIMIT", "slow down")) {
            try read(#"{"error":{"code":"OVER_RATE_LIMIT","message":"slow down"}}"#)
        }
        #expect(throws: KidneyError.drugLabelRefused(code: "no code", "no words")) { try read(#"{"error":{}}"#) }
    }

    @Test(
        "a file that is no label is refused",
        arguments: [
            "", "{", "[]", "7", "{}", #"{"results":7}"#, #"{"results":[{}]}"#, #"{"results":[1]}"#, #"{"foods":[]}"#,
            "\u{0}",
        ]
    )
    func garbage(text: String) throws {
        let error = #expect(throws: KidneyError.self) { try read(text) }
        #expect(error?.description.hasPrefix("this is no drug label") == true)
    }

    @Test("values nested without end are refused, not followed")
    func deep() {
        #expect(throws: KidneyError.self) { try read(String(repeating: #"{"results":["#, count: 100_000)) }
    }

    // MARK: The corpus

    @Test("every label of the corpus is read with its names and sections", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let brands = [
            "cough.json": "TRIAMINIC Childrens Night Time Cold and Cough", "humira.json": "Humira",
            "lipitor-orig.json": "Lipitor",
            "lipitor-repack.json": "Lipitor", "no-title.json": "Haloperidol",
        ]
        let files = try Corpus.files(in: "openfda/label_derived", withExtension: "json")
        #expect(files.count == brands.count)
        for file in files {
            let reply = try DrugLabelReader.read([UInt8](try Data(contentsOf: file)))
            guard case .labels(let labels, let total) = reply, let label = labels.first else {
                Issue.record("\(file.lastPathComponent) has no label")
                continue
            }
            #expect(total == 1 && label.brandNames == [brands[file.lastPathComponent]], "\(file.lastPathComponent)")
            #expect(!label.sections.isEmpty && !label.id.isEmpty && !label.setID.isEmpty)
        }
    }

    @Test(
        "the Lipitor label names atorvastatin, which the table knows, and tells of grapefruit; Humira stays unknown",
        .enabled(if: Corpus.isPresent)
    )
    func lipitor() throws {
        func label(_ name: String) throws -> DrugLabel? {
            if case .labels(let labels, _) = try DrugLabelReader.read(try TestFile.bytes("openfda/label_derived", name))
            {
                labels.first
            } else {
                nil
            }
        }
        let lipitor = try #require(try label("lipitor-orig.json"))
        #expect(lipitor.genericNames.map { MedicineLookup.find($0).parts.map(\.generic) } == [["atorvastatin"]])
        #expect(lipitor.sentences(about: ["grapefruit juice"]).contains { $0.section == .drugInteractions })
        let cough = try #require(try label("cough.json"))
        #expect(cough.genericNames == ["Diphenhydramine HCl", "Phenylephrine HCl"])
        #expect(cough.sentences(about: ["MAOI"]).contains { $0.text.contains("2 weeks") })
        let humira = try #require(try label("humira.json"))
        #expect(humira.genericNames.allSatisfy { !MedicineLookup.find($0).isKnown })
    }

    @Test("a bare record and the body of a 404 are read as they come from openFDA", .enabled(if: Corpus.isPresent))
    func bare() throws {
        guard
            case .labels(let labels, let total) = try DrugLabelReader.read(
                try TestFile.bytes("openfda", "label_record_real_silicea.json")
            )
        else {
            Issue.record("no label")
            return
        }
        #expect(total == 1 && labels[0].brandNames == ["SILICEA"] && labels[0].substances == ["SILICON DIOXIDE"])
        #expect(labels[0].sections[.doNotUse]?.count == 1 && labels[0].sections[.drugInteractions] == nil)
        #expect(try DrugLabelReader.read(try TestFile.bytes("openfda", "error_404_not_found.json")) == .unknown)
    }

    @Test("The name of the office that is told of side effects is no sentence about food")
    func office() throws {
        let label = try #require(
            try label(
                #"""
                {"results":[{"id":"a","set_id":"s","warnings":["Report it to the U.S. Food and Drug Administration.",
                "Take it with food. The Food and Drug Administration asks to take it with food."]}]}
                """#
            )
        )
        #expect(
            label.sentences(about: ["food", "meal"]).map(\.text) == [
                "Take it with food.", "The Food and Drug Administration asks to take it with food.",
            ]
        )
    }
}
