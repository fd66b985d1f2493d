import TestKit
import Testing

@testable import MarkupKit

@Suite("Tags with very many attributes", .timeLimit(.minutes(1)))
struct TagBoundTests {
    private static let pieces = [
        "<a ", "<b", "<!--", "-->", "<script>", "</script>", ">", "/>", "/", " ", "\n", "=", "\"", "'", "x", "yy=1",
        "z=\"w v\"", "é", "&lt;",
        "q='u\" t'", "<", "0", "(", "--", "name_of.some:length", String(repeating: "n", count: 150), "<p class=k>",
        "= ",
    ]

    @Test("the parser finds no tag with more attributes than the bound, whatever surrounds it", arguments: 0..<60)
    func generated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let text = (0..<random.int(in: 20...160)).map { _ in random.pick(Self.pieces) }.joined()
            let blanked = HTMLTagBound.blanked(Array(text.utf8), beyond: 5)
            let builder = HTMLTreeBuilder(limits: HTMLLimits(attributes: 100_000))
            let tree = HTMLElement(name: "", children: builder.parse(blanked).nodes)
            let most = tree.elements(where: { _ in true }).map { $0.attributes.count }.max() ?? 0
            #expect(most <= 5, "\(text)")
        }
    }

    @Test("an ordinary page isn't changed, whatever its scripts, comments and long values hold")
    func ordinary() {
        let words = String(repeating: #"word 'and' \"more\" "#, count: 60)
        let page = """
            <!DOCTYPE html><html><head><title>T</title><script>for (i=0;i<n;i++) { \(words) }</script>
            <script type="application/ld+json">{"name": "a <b", "text": "\(words)"}</script><!-- <a \(words) --></head>
            <body><p title="\(String(repeating: "x y ", count: 600))">Don't</p>
            <p data-a.b_c:9="\(String(repeating: "x y ", count: 600))"></p><img src=data:image/png;base64,\(String(repeating: "AB/+", count: 9_000))>
            </body></html>
            """
        let bytes = Array(page.utf8)
        #expect(HTMLTagBound.blanked(bytes, beyond: 512) == bytes)
    }

    @Test("the first 256 of 100,000 attributes are kept, and the page goes on")
    func endsTag() throws {
        let names = (0..<100_000).map { "a\($0)" }.joined(separator: " ")
        for tag in [
            "<p \(names)>", "<p \(names.replacing(" ", with: "=1 "))>",
            "<p \(names.replacing(" ", with: "=\"x > y\" "))>",
        ] {
            let page = try HTMLDocument(page: Array("<html><body>\(tag)</p><h1>Soup</h1>".utf8))
            let paragraph = try #require(page.elements(named: "p").first)
            #expect(paragraph.attributes.count == 256 && paragraph.attributes.first?.name == "a0")
            #expect(page.elements(named: "h1").first?.textContent == "Soup")
        }
    }

    private static let attributes = (0..<30_000).map { " a\($0)='x > y'" }.joined()
    private static let namespaces = (0..<200).map { _ in
        "<e" + (0..<200).map { n in " xmlns:p\(n)='u\(n)'" }.joined() + ">"
    }.joined()
    private static let defaults =
        "<!DOCTYPE r [<!ATTLIST r " + (0..<100_000).map { "a\($0) CDATA 'x'" }.joined(separator: " ") + ">]>"

    @Test(
        "XML stops at very many attributes, open namespaces and declared attributes, in any chunks",
        arguments: [
            "<r\(attributes)/>", "<r><a/>\n<b\(attributes)></b></r>", "<!-- \" <a x=' --><r\(attributes)/>",
            "<r>\(namespaces)", "\(defaults)<r><r/></r>",
        ],
        [1 << 16, 777]
    )
    func xml(text: String, size: Int) {
        var rest = Array(text.utf8)[...]
        let source = XMLSource.chunks(named: "it") {
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        guard case .tooManyAttributes(256, let line, _)? = failure(of: source) else {
            Issue.record("\(String(describing: failure(of: .text(text))))")
            return
        }
        #expect(line == (text.contains("\n") ? 2 : 1))
    }

    @Test("events before such a tag are delivered, and a tag with as many attributes as the limit is read")
    func delivered() throws {
        let reader = XMLStreamReader(.text("<r><a>one</a><b\(Self.attributes)/></r>"))
        var texts: [String] = []
        #expect(throws: MarkupError.self) {
            while let event = try reader.next() { if event == .text { texts.append(reader.text) } }
        }
        #expect(texts == ["one"])
        let fine = "<r" + (0..<256).map { " a\($0)='<x>'".replacing("<x>", with: ">") }.joined() + "/>"
        #expect(failure(of: .text(fine)) == nil)
        let siblings = String(repeating: "<e xmlns='u' xmlns:p='v'/>", count: 5_000)
        #expect(failure(of: .text("<r>\(siblings)</r>")) == nil)
    }

    @Test("UTF-16 is scanned by its units, and an encoding that hides tags from the scan is refused")
    func encodings() {
        func wide(_ text: String, isLittle: Bool) -> [UInt8] {
            let units = isLittle ? [0xFEFF] + Array(text.utf16) : [0xFEFF] + Array(text.utf16)
            return units.flatMap {
                isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
            }
        }
        // The bytes of these letters are those of a quote, of a less-than sign and of an equals sign.
        let odd = " b='\u{2200}\u{223C}\u{3C3D}\u{3E22}'"
        for isLittle in [true, false] {
            let many = "<r\(odd)" + (0..<5_000).map { " a\($0)='\u{2222}'" }.joined() + "/>"
            guard case .tooManyAttributes? = failure(of: .bytes(wide(many, isLittle: isLittle))) else {
                Issue.record("read")
                continue
            }
            #expect(
                failure(of: .bytes(wide("<?xml version='1.0' encoding='UTF-16'?><r\(odd)/>", isLittle: isLittle)))
                    == nil
            )
        }
        for label in ["UTF-7", "IBM037", "ISO-2022-JP", "UTF-32LE", "UTF-16LE"] {
            let error = failure(of: .text("<?xml version='1.0' encoding='\(label)'?><r/>"))
            #expect(error?.description.contains("is not XML") == true, "\(String(describing: error))")
        }
        for label in ["UTF-8", "iso-8859-1", "windows-1252", "Shift_JIS", "GB18030", "KOI8-R", "us-ascii"] {
            #expect(failure(of: .text("<?xml version='1.0' encoding='\(label)'?><r a='b'>c</r>")) == nil, "\(label)")
        }
        for head in [[0x4C, 0x6F, 0xA7, 0x94, 0x93], [0x3C, 0, 0, 0, 0x72, 0, 0, 0]] as [[UInt8]] {
            #expect(failure(of: .bytes(head))?.description.contains("not UTF-8") == true)
        }
    }
}
