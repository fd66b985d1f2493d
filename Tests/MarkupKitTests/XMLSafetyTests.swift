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
        let before = residentMegabytes()
        let error = failure(of: .bytes(bytes))
        if let refused {
            guard case .entityRefused(let entity, let line, _)? = error else {
                Issue.record("\(name): \(String(describing: error))")
                return
            }
            // A cycle is found at its first reference, whichever of the two names that is.
            #expect(["a", "b", refused].contains(entity))
            #expect(line >= 1)
        } else {
            #expect(error == nil)
        }
        #expect(residentMegabytes() - before < 32)
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

    @Test(
        "Endless structures stop at a limit in bounded memory",
        arguments: ["<a>", "<a b='", "<a ", "<!--", "<a><![CDATA[", "<!DOCTYPE r [<!ENTITY a '", "<r>text", "<?pi "]
    )
    func endless(opening: String) {
        let filler = opening == "<a>" ? "<a>" : opening == "<a " ? "b" : "x"
        let chunk = [UInt8](String(repeating: filler, count: 60_000 / filler.utf8.count).utf8)
        var started = false
        let before = residentMegabytes()
        let source = XMLSource.chunks(named: "endless") {
            defer { started = true }
            return started ? chunk : Array(opening.utf8)
        }
        #expect(failure(of: source, limits: XMLLimits(input: 64 << 20)) != nil)
        #expect(residentMegabytes() - before < 160)
    }

    @Test("A large document is read in flat memory")
    func flatMemory() throws {
        // The whole gigabyte where the corpora are insisted on, a part of it elsewhere: the rule is the same.
        let isWhole = ProcessInfo.processInfo.environment["NOURISH_CORPORA"] != nil
        let size = isWhole ? 1 << 30 : 1 << 28
        let export = GeneratedExport(size: size)
        let reader = XMLStreamReader(export.source, options: .skipsBlankText)
        var records = 0
        var valueBytes = 0
        var before = 0
        var most = 0
        while let event = try reader.next() {
            guard event == .start, reader.isNamed("Record") else { continue }
            records += 1
            valueBytes += reader.withAttribute("value") { $0.count } ?? 0
            if records == 1000 { before = residentMegabytes() }
            if records % 10_000 == 0 { most = max(most, residentMegabytes()) }
        }
        #expect(records == export.records)
        #expect(valueBytes == export.records * 2)
        #expect(reader.byteCount >= size)
        #expect(most - before < 64, "grew from \(before) to \(most) MB")
    }
}

/// A health export made while it is read.
final class GeneratedExport {
    private static let record = """
         <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" sourceVersion="10.1" unit="count/min" \
        creationDate="2026-01-02 03:04:05 -0700" startDate="2026-01-02 03:00:00 -0700" \
        endDate="2026-01-02 03:00:05 -0700" value="61">
          <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>
         </Record>

        """

    let records: Int
    private var left: Int
    private let block: [UInt8]
    private static let recordsInBlock = 200

    init(size: Int) {
        let bytes = Array(Self.record.utf8)
        var block: [UInt8] = []
        for _ in 0..<Self.recordsInBlock { block += bytes }
        self.block = block
        left = size / block.count + 1
        records = left * Self.recordsInBlock
    }

    var source: XMLSource {
        var isStarted = false
        var isEnded = false
        return .chunks(named: "a generated export") { [self] in
            if !isStarted {
                isStarted = true
                return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData locale=\"en_US\">\n".utf8)
            }
            if left > 0 {
                left -= 1
                return block
            }
            if isEnded { return nil }
            isEnded = true
            return Array("</HealthData>\n".utf8)
        }
    }
}

/// How much memory the process holds, as the kernel counts it; 0 where there is no /proc to ask.
func residentMegabytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * 4096 / 1_048_576
}
