import Foundation
import MarkupKit
import Testing
import WordKit

/// The events of a document, one short line each.
func transcript(
    of source: XMLSource,
    limits: XMLLimits = XMLLimits(),
    options: XMLOptions = []
) throws(MarkupError) -> [String] {
    let reader = XMLStreamReader(source, limits: limits, options: options)
    var lines: [String] = []
    while let event = try reader.next() {
        switch event {
        case .start:
            let attributes = reader.attributes.map { " \($0.name)=\($0.value)" }.joined()
            lines.append("\(reader.depth)<\(reader.name)\(attributes)>")
        case .end: lines.append("\(reader.depth)</\(reader.name)>")
        case .text: lines.append("\(reader.depth) \(reader.text)")
        }
    }
    return lines
}

/// The error of reading a document to its end.
func failure(
    of source: XMLSource,
    limits: XMLLimits = XMLLimits(),
    options: XMLOptions = []
) -> MarkupError? {
    do throws(MarkupError) {
        _ = try transcript(of: source, limits: limits, options: options)
        return nil
    } catch {
        return error
    }
}

@Suite struct XMLStreamReaderTests {
    @Test("Tags, attributes and text come in document order with their depth")
    func events() throws {
        let lines = try transcript(of: .text("<a x='1' y=\"&lt;2&gt;\">t<b/>u&amp;v<![CDATA[<w>]]><!-- c --></a>"))
        #expect(lines == ["1<a x=1 y=<2>>", "1 t", "2<b>", "2</b>", "1 u&v<w>", "1</a>"])
    }

    @Test("However the bytes are cut into chunks, the events are the same", arguments: 1...17)
    func chunks(size: Int) throws {
        let text =
            "<?xml version='1.0' encoding='UTF-8'?>\n<r><é a='ü&#x1F600;'>grün &amp; blau<![CDATA[]]></é>\n<b/></r>"
        let bytes = Array(text.utf8)
        var offset = 0
        let source = XMLSource.chunks(named: "chunks") {
            guard offset < bytes.count else { return nil }
            defer { offset += size }
            return Array(bytes[offset..<min(bytes.count, offset + size)])
        }
        #expect(try transcript(of: source) == transcript(of: .bytes(bytes)))
    }

    @Test("Names, namespaces and attributes can be compared without making a string")
    func comparisons() throws {
        let reader = XMLStreamReader(.text("<m:a xmlns:m='urn:m' k='v' m:k='w'/>"))
        #expect(try reader.next() == .start)
        #expect(reader.isNamed("a"))
        #expect(!reader.isNamed("ab"))
        #expect(!reader.isNamed(""))
        #expect(reader.isIn(namespace: "urn:m"))
        #expect(!reader.isIn(namespace: ""))
        #expect(reader.prefix == "m")
        #expect(reader.namespace == "urn:m")
        #expect(reader.attribute("k") == "v")
        #expect(reader.attribute("k", in: "urn:m") == "w")
        #expect(reader.attribute("k", is: "v"))
        #expect(!reader.attribute("k", is: "vv"))
        #expect(reader.withAttribute("k") { $0.count } == 1)
        #expect(reader.attribute("z") == nil)
        #expect(try reader.next() == .end)
        #expect(try reader.next() == nil)
        #expect(try reader.next() == nil)
    }

    @Test("References in attribute values are resolved once")
    func attributeReferences() throws {
        let reader = XMLStreamReader(.text("<a b='?x=1&amp;y=2&#38;z=&lt;&quot;&#xE9;&amp;amp;'/>"))
        _ = try reader.next()
        #expect(reader.attribute("b") == "?x=1&y=2&z=<\"é&amp;")
    }

    @Test("An element can be skipped, or read as one text")
    func skipping() throws {
        let reader = XMLStreamReader(.text("<r><a>1<b>2</b>3</a><c>4<d/>5</c></r>"))
        _ = try reader.next()
        _ = try reader.next()
        try reader.skipElement()
        #expect(reader.name == "a")
        _ = try reader.next()
        #expect(try reader.elementText() == "45")
        #expect(reader.name == "c")
        #expect(try reader.next() == .end)
        #expect(reader.name == "r")
    }

    @Test("Blank text is left out on request, and never otherwise")
    func blankText() throws {
        let text = "<a>\n <b> x </b>\t</a>"
        #expect(try transcript(of: .text(text)).count == 7)
        #expect(
            try transcript(of: .text(text), options: .skipsBlankText) == ["1<a>", "2<b>", "2  x ", "2</b>", "1</a>"]
        )
    }

    @Test("Lines and columns follow the document")
    func places() throws {
        let reader = XMLStreamReader(.text("<a>\n  <b\n  c='1'/>\n</a>"), options: .skipsBlankText)
        var places: [String] = []
        while try reader.next() != nil { places.append("\(reader.line):\(reader.column)") }
        #expect(places.first == "1:3")
        #expect(places.dropFirst().first == "3:8")
        #expect(places.last?.hasPrefix("4:") == true)
    }

    @Test(
        "A declared encoding is understood",
        arguments: [
            ("ISO-8859-1", [0xE9] as [UInt8], "é"), ("windows-1252", [0x80], "€"), ("iso-8859-7", [0xD0], "Π"),
            ("utf-8", [0xC3, 0xA9], "é"),
        ]
    )
    func encodings(name: String, bytes: [UInt8], text: String) throws {
        let document = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8) + bytes + Array("</a>".utf8)
        #expect(try transcript(of: .bytes(document)) == ["1<a>", "1 \(text)", "1</a>"])
    }

    @Test("UTF-16 is recognized by its byte order mark")
    func utf16() throws {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "<a>é</a>".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try transcript(of: .bytes(bytes)) == ["1<a>", "1 é", "1</a>"])
    }

    @Test("A file that is not there, a folder and a failing source are told apart from bad XML")
    func unreadable() {
        let missing = failure(of: .file(URL(fileURLWithPath: "/nonexistent/export.xml")))
        #expect(missing == .unreadable(source: "/nonexistent/export.xml", reason: "No such file or directory"))
        let folder = failure(of: .file(URL(fileURLWithPath: "/")))
        #expect(folder == .unreadable(source: "/", reason: "Is a directory"))
        struct Broken: Error {}
        let broken = failure(of: XMLSource(named: "pipe") { _ in throw Broken() })
        #expect(broken == .unreadable(source: "pipe", reason: "Broken()"))
    }

    @Test(
        "Ill-formed input gives an error with its line and column, after the events before it",
        arguments: [
            ("", 1), ("   ", 1), ("<a>", 1), ("<a>\n<b>\n</a>", 3), ("<a>\n&nbsp</a>", 2), ("<a b='1' b='2'/>", 1),
            ("<a>\u{1}</a>", 1), ("<a/><b/>", 1), ("x<a/>", 1), ("<a><![CDATA[", 1), ("<a b=1/>", 1),
        ]
    )
    func malformed(text: String, line: Int) {
        let error = failure(of: .text(text))
        #expect(error?.line == line, "\(String(describing: error))")
        #expect(error?.column != nil)
        #expect(error?.description.contains(" — ") == true)
    }

    @Test(
        "The fault of ill-formed input is told in Spanish",
        arguments: [
            ("", "no tiene ningún elemento completo"), ("<a>", "no tiene ningún elemento completo"),
            ("<a>b", "termina antes de tiempo"), ("x<a/>", "no empieza como"),
            ("<a></b>", "una etiqueta de cierre no tiene el nombre de la de apertura"),
            ("<a b='1' b='2'/>", "un atributo aparece dos veces"),
            ("<a b='<'/>", "hay un < en el valor de un atributo"),
            ("<a/><b/>", "hay algo después del final del documento"),
        ]
    )
    func spanish(text: String, reason: String) {
        let error = Language.$current.withValue(.spanish) { failure(of: .text(text))?.description }
        #expect(error?.contains(reason) == true, "\(error ?? "")")
    }

    @Test("Bytes of an unknown encoding are refused however they are cut", arguments: [1, 3, 7, 100])
    func unknownEncoding(size: Int) {
        let document: [UInt8] = [0, 0, 0, 0x3C, 0xBC] + [UInt8](repeating: 0, count: 18) + [0x3F, 0, 0, 0]
        var rest = document[...]
        let source = XMLSource.chunks(named: "pieces") {
            defer { rest = rest.dropFirst(size) }
            return rest.isEmpty ? nil : Array(rest.prefix(size))
        }
        #expect(failure(of: source)?.description.contains("XML") == true)
    }

    @Test("Everything before an error is handed out first, and the error stays")
    func eventsBeforeError() throws {
        let reader = XMLStreamReader(.text("<a><b>1</b><c></a>"))
        var names: [String] = []
        #expect(throws: MarkupError.self) {
            while try reader.next() != nil { names.append(reader.name) }
        }
        #expect(names.prefix(3) == ["a", "b", ""])
        #expect(throws: MarkupError.self) { try reader.next() }
    }

    @Test("An undeclared prefix does not stop the reading, but is noted")
    func undeclaredPrefix() throws {
        let reader = XMLStreamReader(.text("<a><itunes:b/></a>"))
        while try reader.next() != nil {}
        #expect(reader.notice?.line == 1)
    }
}
