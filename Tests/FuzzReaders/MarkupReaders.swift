import JSONKit
import MarkupKit

extension FuzzReader {
    /// Readers of XML, HTML, feeds, JSON and comma-separated values.
    static let markupReaders: [FuzzReader] = [
        FuzzReader("xml", seeds: ["feeds", "applehealth"]) { bytes in
            let whole = try XMLEvents(.bytes(bytes))
            var rest = pieces(bytes)[...]
            let parts = try XMLEvents(.chunks(named: "pieces") { rest.popFirst() })
            // libxml2 refuses some documents only in pieces. No document may be valid only in pieces.
            try require(
                !parts.isWhole || (whole.isWhole && whole.list == parts.list),
                "a document reads as \(whole) at once and as \(parts) in pieces"
            )
        },
        FuzzReader("html") { bytes in
            let page = try outcome { () throws(MarkupError) in try HTMLDocument(page: bytes) }
            _ = page?.title
            _ = page?.textContent
            _ = page.map { HTMLDocument.plainText(of: $0.nodes) }
            let fragment = try outcome { () throws(MarkupError) in try HTMLDocument(fragment: text(bytes)) }
            _ = fragment?.plainText
            _ = HTMLEntities.resolved(text(bytes))
            _ = HTMLDocument.looksLikeMarkup(text(bytes))
        },
        FuzzReader("sanitizer", seeds: ["sanitizer"]) { bytes in
            for policy in [HTMLPolicy.article, .inline] { try SanitizerLaws(policy: policy).check(text(bytes)) }
        },
        FuzzReader("feed", seeds: ["feeds"]) { bytes in
            guard let feed = try outcome({ () throws(MarkupError) in try FeedParser.parse(bytes) }) else { return }
            for entry in feed.entries {
                for text in [entry.title, entry.summary, entry.rights] + entry.contents.map(Optional.some) {
                    guard let text else { continue }
                    _ = text.plainText
                    try SanitizerLaws(policy: .article).checkSafe(text.safeHTML())
                }
                _ = entry.link
            }
        },
        FuzzReader("json", seeds: ["fhir", "openfda"]) { bytes in
            let strict = try outcome { () throws(JSONError) in try JSONValue.parse(bytes) }
            let lenient = try outcome { () throws(JSONError) in try JSONValue.parse(bytes, .lenient) }
            if let strict {
                try require(lenient == strict, "JSON is read otherwise where more is let pass")
                for written in [strict.description, strict.pretty] {
                    try require((try? JSONValue.parse(written)) == strict, "JSON isn't read back as it was written")
                }
            }
            if let lenient {
                let again = try? JSONValue.parse(lenient.description, .lenient)
                try require(again == lenient, "lenient JSON isn't read back as it was written")
            }
        },
        FuzzReader("jsonstream", seeds: ["fhir", "openfda", "fitbit"]) { bytes in
            let whole = ObjectList([bytes])
            try require(whole == ObjectList(pieces(bytes)), "the objects of a stream are others in pieces")
        },
        FuzzReader("jsonld") { bytes in
            for script in JSONLD.scripts(in: bytes) {
                try require(script.offset <= bytes.count && script.line > 0, "a script lies beside the page")
                guard let value = try outcome({ () throws(JSONError) in try JSONLD.value(of: script) }) else {
                    continue
                }
                _ = JSONLD.nodes(ofType: "Recipe", in: value).map(JSONLD.types)
                _ = JSONLD.index(of: value)
            }
        },
        FuzzReader("csv", seeds: ["geo", "hsds/csv"]) { bytes in
            try require(Records([bytes]) == Records(pieces(bytes)), "the records of a table are others in pieces")
        },
    ]
}

/// The events of a document as text.
private struct XMLEvents {
    private(set) var list: [String] = []
    private(set) var isWhole = false

    init(_ source: XMLSource) throws(BrokenLaw) {
        let reader = XMLStreamReader(source, options: .knowsHTMLEntities)
        var open: [String] = []
        var list: [String] = []
        let limits = XMLLimits()
        var fault: String?
        let end = try outcome { () throws(MarkupError) -> Bool in
            while let event = try reader.next() {
                switch event {
                case .start:
                    open.append(reader.name)
                    if open.count > limits.depth { fault = "an element lies \(open.count) deep" }
                    list.append("<\(reader.name) \(reader.namespace ?? "") \(reader.attributes)")
                case .end:
                    if open.popLast() != reader.name { fault = "an end tag ends another element" }
                    list.append(">\(reader.name)")
                case .text:
                    if reader.text.utf8.count > limits.text { fault = "a text is too long" }
                    list.append(reader.text)
                }
            }
            return true
        }
        isWhole = end == true
        if isWhole, !open.isEmpty { fault = "a whole document leaves \(open) open" }
        if let fault { throw BrokenLaw(fault) }
        self.list = list
    }
}

/// The objects of a JSON stream, and its end.
private struct ObjectList: Equatable {
    private var objects: [String] = []
    private var rest: [UInt8]?
    private var brokenLine: Int?

    init(_ pieces: [[UInt8]]) {
        var stream = JSONObjectStream(lists: ["entry", "results", ""], limit: 1_024)
        var objects: [String] = []
        for piece in pieces {
            piece.withUnsafeBufferPointer { bytes in
                stream.feed(bytes) { list, object, line in
                    objects.append("\(list) \(line) \(object.map { String(decoding: $0, as: UTF8.self) } ?? "-")")
                }
            }
        }
        self.objects = objects
        switch stream.finish() {
        case .whole(let rest): self.rest = rest
        case .broken(let line): brokenLine = line
        }
    }
}

/// The records of a table.
private struct Records: Equatable {
    private var list: [String] = []

    init(_ pieces: [[UInt8]]) {
        var records = CommaRecords()
        var list: [String] = []
        let each: (CommaRecord?, Int) -> Void = { record, line in
            list.append("\(line) \(record.map { record in (0..<record.count).map { record[$0].text } } ?? ["-"])")
        }
        for piece in pieces { piece.withUnsafeBufferPointer { records.feed($0, each) } }
        records.finish(each)
        self.list = list
    }
}
