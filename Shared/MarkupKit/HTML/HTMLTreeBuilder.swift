@preconcurrency import CLibXML2
import WordKit

/// Builds the tree from libxml2's callbacks, which handle implied and missing tags.
final class HTMLTreeBuilder {
    private let limits: HTMLLimits
    private var open: [HTMLElement] = [HTMLElement(name: "")]
    private var parser: htmlParserCtxtPtr?
    private var incomplete: MarkupError?
    private var pendingText = ""

    init(limits: HTMLLimits) { self.limits = limits }

    /// Parses valid UTF-8 without NUL.
    func parse(_ bytes: [UInt8]) -> (nodes: [HTMLNode], incomplete: MarkupError?) {
        LibXML.prepareThread()
        guard !bytes.isEmpty else { return ([], nil) }
        // The scan counts long names more than once, so an element with as many attributes as the limit is never cut.
        let bound = max(0, min(limits.attributes, 1 << 20)) * 2
        HTMLTagBound.blanked(HTMLEntities.withNewerReferences(bytes), beyond: bound).withUnsafeBytes { run($0) }
        while open.count > 1 { close() }
        flushText()
        return (open[0].children, incomplete)
    }

    private func run(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count < Int(Int32.max) else {
            incomplete = .inputTooLong(limit: Int(Int32.max))
            return
        }
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard let parser = htmlCreateMemoryParserCtxt(start, Int32(bytes.count)), let handler = parser.pointee.sax
        else {
            incomplete = .unreadable(source: localized("the page"), reason: localized("no memory for a parser"))
            return
        }
        defer {
            if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
            parser.pointee.myDoc = nil
            htmlFreeParserCtxt(parser)
            self.parser = nil
        }
        self.parser = parser
        handler.pointee = Self.callbacks()
        parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            | HTML_PARSE_NODEFDTD.rawValue
        htmlCtxtUseOptions(parser, Int32(options))
        xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
        htmlParseDocument(parser)
    }

    // MARK: Callbacks

    private func start(_ name: UnsafePointer<UInt8>, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
        flushText()
        if open.count > limits.depth {
            let place = parser?.pointee.input?.pointee
            incomplete = .tooDeep(limit: limits.depth, line: Int(place?.line ?? 1), column: Int(place?.col ?? 1))
            xmlStopParser(parser)
            return
        }
        var element = HTMLElement(name: Self.name(name))
        if var entry = attributes {
            while let key = entry[0], element.attributes.count < limits.attributes {
                let value = entry[1].map { String(cString: $0) } ?? ""
                element.attributes.append(HTMLAttribute(name: Self.name(key), value: value))
                entry += 2
            }
        }
        open.append(element)
    }

    private func end() {
        flushText()
        if open.count > 1 { close() }
    }

    private func close() {
        flushText()
        let element = open.removeLast()
        open[open.count - 1].children.append(.element(element))
    }

    private func text(_ characters: UnsafePointer<UInt8>, _ count: Int) {
        guard count > 0 else { return }
        pendingText += String(decoding: UnsafeBufferPointer(start: characters, count: count), as: UTF8.self)
    }

    /// Appends the collected text as one node, because libxml2 delivers a long text in pieces.
    private func flushText() {
        guard !pendingText.isEmpty else { return }
        open[open.count - 1].children.append(.text(pendingText))
        pendingText = ""
    }

    private static func name(_ pointer: UnsafePointer<UInt8>) -> String {
        let name = String(cString: pointer)
        return name.utf8.contains { $0 >= 0x41 && $0 <= 0x5A } ? name.lowercased() : name
    }

    private static func builder(_ data: UnsafeMutableRawPointer?) -> HTMLTreeBuilder? {
        data.map { Unmanaged<HTMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func callbacks() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        // With this value errors go to `serror`; otherwise libxml2 prints them.
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElement = { data, name, attributes in
            guard let name else { return }
            HTMLTreeBuilder.builder(data)?.start(name, attributes)
        }
        handler.endElement = { data, _ in HTMLTreeBuilder.builder(data)?.end() }
        handler.characters = { data, characters, count in
            guard let characters else { return }
            HTMLTreeBuilder.builder(data)?.text(characters, Int(count))
        }
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = handler.characters
        handler.serror = { _, _ in }
        return handler
    }
}
