import Foundation
import MarkupKit
import TestKit
import Testing

@Suite struct XMLSafetyTests {
    @Test(
        "Each attack file is harmless: read without effect, or refused with a place",
        .enabled(if: Corpus.isPresent),
        arguments: [
            ("simple", nil), ("simple-ns", nil), ("dtd", nil), ("dtd_element", nil), ("xmlbomb2", nil),
            ("cyclic", "b"), ("external", "ee"), ("external_file", "ee"), ("quadratic", "a"), ("xmlbomb", "c"),
        ] as [(String, String?)]
    )
    func attackFiles(name: String, refused: String?) throws {
        let bytes = [UInt8](try Data(contentsOf: Corpus.folder("feeds/xml-attacks").appending(path: "\(name).xml")))
        let error = failure(of: .bytes(bytes))
        if let refused {
            guard case .entityRefused(let entity, let line, _)? = error else {
                Issue.record("\(name): \(String(describing: error))")
                return
            }
            // A cycle is found at its first reference, which can be either of the two names.
            #expect(["a", "b", refused].contains(entity))
            #expect(line >= 1)
        } else {
            #expect(error == nil)
        }
    }

    @Test("The corpus holds no attack file without a row above", .enabled(if: Corpus.isPresent))
    func everyAttackFileIsTested() throws {
        let folder = try Corpus.folder("feeds/xml-attacks")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 10)
    }

    @Test("An external entity never shows the content of a file")
    func externalEntity() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "markup-secret.txt")
        try Data("secret".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for form in ["SYSTEM \"\(file.absoluteString)\"", "PUBLIC \"x\" \"\(file.path)\""] {
            for use in ["<r>&e;</r>", "<r a='&e;'/>"] {
                let text = "<!DOCTYPE r [<!ENTITY e \(form)>]>\(use)"
                #expect(failure(of: .text(text)) == .entityRefused(name: "e", line: 1, column: place(of: text)))
            }
        }
    }

    private func place(of text: String) -> Int {
        guard let error = failure(of: .text(text)) else { return 0 }
        return error.column ?? 0
    }

    @Test("A document type and parameter entities in files or on the network are never loaded")
    func externalSubset() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "markup-subset.dtd")
        try Data("<!ENTITY e \"loaded\"><!ATTLIST r a CDATA \"loaded\">".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let document = "<!DOCTYPE r SYSTEM \"\(file.path)\"><r/>"
        #expect(try transcript(of: .text(document)) == ["1<r>", "1</r>"])
        let parameter = "<!DOCTYPE r [<!ENTITY % p SYSTEM \"\(file.path)\"> %p;]><r>&e;</r>"
        #expect(failure(of: .text(parameter)) != nil)
        let declared = "<!DOCTYPE r [<!ATTLIST r a CDATA \"added\">]><r/>"
        #expect(try transcript(of: .text(declared)) == ["1<r>", "1</r>"])
    }

    @Test("A plain internal entity is put in place; one with markup or references in it is refused")
    func internalEntities() throws {
        let plain = "<!DOCTYPE r [<!ENTITY e 'a&#62;b'>]><r>[&e;]</r>"
        #expect(try transcript(of: .text(plain)) == ["1<r>", "1 [a>b]", "1</r>"])
        for content in ["<b/>", "&#60;b/>", "&x;", "&#38;amp;", String(repeating: "x", count: 2000)] {
            let text = "<!DOCTYPE r [<!ENTITY x 'y'><!ENTITY e '\(content)'>]><r>&e;</r>"
            #expect(failure(of: .text(text))?.description.contains("“e”") == true, "\(content)")
        }
    }

    @Test("All references together add no more than the limit says")
    func expansion() {
        let entity = String(repeating: "B", count: 1000)
        let uses = String(repeating: "&e;", count: 100_000)
        let error = failure(of: .text("<!DOCTYPE r [<!ENTITY e '\(entity)'>]><r>\(uses)</r>"))
        guard case .textTooLong(let limit, _, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(limit == XMLLimits().expansion)
    }

    @Test("HTML's entity names are understood only on request, however many there are")
    func htmlEntities() throws {
        let text = "<r>\(String(repeating: "&nbsp;&eacute;", count: 10_000))</r>"
        guard case .entityRefused("nbsp", 1, _)? = failure(of: .text(text)) else {
            Issue.record("not refused")
            return
        }
        let lines = try transcript(of: .text(text), options: .knowsHTMLEntities)
        #expect(lines[1].count == 2 + 20_000)
        guard case .entityRefused("nosuch", _, _)? = failure(of: .text("<r>&nosuch;</r>"), options: .knowsHTMLEntities)
        else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Depth, attributes, text and size have limits of their own")
    func limits() {
        var limits = XMLLimits()
        limits.depth = 3
        limits.attributes = 2
        limits.text = 10
        limits.input = 100
        #expect(failure(of: .text("<a><b><c/></b></a>"), limits: limits) == nil)
        #expect(
            failure(of: .text("<a><b><c><d/></c></b></a>"), limits: limits) == .tooDeep(limit: 3, line: 1, column: 12)
        )
        #expect(failure(of: .text("<a x='' y=''/>"), limits: limits) == nil)
        #expect(
            failure(of: .text("<a x='' y='' z=''/>"), limits: limits)
                == .tooManyAttributes(limit: 2, line: 1, column: 18)
        )
        #expect(failure(of: .text("<a>0123456789</a>"), limits: limits) == nil)
        #expect(failure(of: .text("<a>01234567890</a>"), limits: limits)?.description.contains("10 bytes") == true)
        #expect(
            failure(of: .text("<a x='012345' y='67890'/>"), limits: limits)?.description.contains("10 bytes") == true
        )
        #expect(
            failure(of: .text("<a>\(String(repeating: "<b/>", count: 30))</a>"), limits: limits)
                == .inputTooLong(limit: 100)
        )
    }
}
