@preconcurrency import CLibXML2

/// A pull reader for XML of any size, in memory that does not grow with it.
///
/// Each `next()` moves to a start tag, an end tag or a text; what the reader shows (`name`, `attribute(_:)`, `text`,
/// `line`) is about that event until the next call. Nothing becomes a `String` that is not asked for, so compare with
/// `isNamed(_:)` and skip with `skipElement()`.
///
/// ```swift
/// let reader = XMLStreamReader(.file(url), options: .skipsBlankText)
/// while let event = try reader.next() {
///     if event == .start, reader.isNamed("Record") { use(reader.attribute("value")) }
/// }
/// ```
///
/// Safe with hostile input: no network, no external entity, no document type loaded, no attribute defaults; an entity
/// is put in place only if it is plain text, within `XMLLimits.expansion`. Comments and processing instructions make
/// no event.
public final class XMLStreamReader {
    /// What the reader stands on.
    public enum Event: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// A start tag, with its attributes; an empty element is a start and an end.
        case start
        /// An end tag.
        case end
        /// All the text up to the next tag, CDATA sections and entities included.
        case text
    }

    private static let chunkSize = 1 << 16

    private let source: XMLSource
    private let batch: UnsafeMutablePointer<XMLEventBatch>
    private let parser: xmlParserCtxtPtr?
    private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
    private var index = -1
    private var current: XMLEventRecord?
    private var bytesRead = 0
    private var isAtEnd = false
    private var failure: MarkupError?

    /// A reader at the start of a source; nothing is read before the first `next()`.
    public init(_ source: XMLSource, limits: XMLLimits = XMLLimits(), options: XMLOptions = []) {
        LibXML.prepareThread()
        self.source = source
        batch = .allocate(capacity: 1)
        var callbacks = XMLEventBatch.callbacks()
        parser = xmlCreatePushParserCtxt(&callbacks, batch, nil, 0, nil)
        if let parser {
            batch.initialize(to: XMLEventBatch(parser: parser, limits: limits, options: options))
            // “NOENT” makes `&amp;` in an attribute an ampersand; other entities stay unknown to the parser all the
            // same.
            xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
            // Otherwise the parser itself refuses a name it does not know, before `reference` is asked.
            parser.pointee.hasExternalSubset = 1
        } else {
            failure = .unreadable(source: source.name, reason: "no memory for a parser")
        }
    }

    deinit {
        if let parser {
            if let document = parser.pointee.myDoc { xmlFreeDoc(document) }
            parser.pointee.myDoc = nil
            xmlFreeParserCtxt(parser)
            batch.pointee.deallocate()
            batch.deinitialize(count: 1)
        }
        batch.deallocate()
        chunk.deallocate()
    }

    // MARK: Moving

    /// Moves to the next event; `nil` at the end of a complete document.
    ///
    /// After an error every further call throws the same one. What came before the error has been handed out by then.
    public func next() throws(MarkupError) -> Event? {
        guard parser != nil else { throw failure ?? .unreadable(source: source.name, reason: "no parser") }
        while true {
            index += 1
            if index < batch.pointee.events.count {
                let record = batch.pointee.events.base[index]
                current = record
                return record.kind
            }
            current = nil
            if let failure { throw failure }
            if isAtEnd { return nil }
            try fill()
        }
    }

    /// From a start tag, moves to its end tag; from anywhere else it does nothing.
    public func skipElement() throws(MarkupError) {
        guard let start = current, start.kind == .start else { return }
        while try next() != nil {
            if let current, current.kind == .end, current.depth == start.depth { return }
        }
    }

    /// From a start tag, the text up to its end tag, that of elements inside included; stands on the end tag
    /// afterwards.
    ///
    /// - Throws: also `textTooLong` where the pieces together pass `XMLLimits.text`.
    public func elementText() throws(MarkupError) -> String {
        guard let start = current, start.kind == .start else { return "" }
        var result = ""
        while let event = try next() {
            if event == .text {
                result += text
                if result.utf8.count > batch.pointee.limits.text {
                    throw .textTooLong(limit: batch.pointee.limits.text, line: line, column: column)
                }
            } else if event == .end, let current, current.depth == start.depth {
                break
            }
        }
        return result
    }

    private func fill() throws(MarkupError) {
        guard let parser else { return }
        index = -1
        batch.pointee.startOver()
        let count: Int
        do {
            count = try source.read(chunk)
        } catch let error as MarkupError {
            failure = error
            throw error
        } catch {
            let wrapped = MarkupError.unreadable(source: source.name, reason: String(describing: error))
            failure = wrapped
            throw wrapped
        }
        bytesRead += count
        if bytesRead > batch.pointee.limits.input {
            failure = .inputTooLong(limit: batch.pointee.limits.input)
            return
        }
        let bytes = chunk.baseAddress?.assumingMemoryBound(to: CChar.self)
        let code = xmlParseChunk(parser, bytes, Int32(count), count == 0 ? 1 : 0)
        if count == 0 {
            isAtEnd = true
            batch.pointee.closeText()
        }
        if let found = batch.pointee.failure {
            batch.pointee.closeText()
            failure = found
        } else if code != 0, parser.pointee.wellFormed == 0 {
            // Ill-formed without a message: the place is still known.
            failure = .malformed(
                format: "XML",
                reason: "error \(code)",
                line: max(1, batch.pointee.line),
                column: max(1, batch.pointee.column)
            )
        } else if isAtEnd, !batch.pointee.hasRoot || batch.pointee.depth > 0 {
            // Bytes of an encoding that libxml2 doesn't know, in small pieces, end without any error of its own.
            failure = .malformed(
                format: "XML",
                reason: batch.pointee.hasRoot ? "it ends too early" : "it has no element",
                line: max(1, batch.pointee.line),
                column: max(1, batch.pointee.column)
            )
        }
    }
}

// MARK: Where it stands

extension XMLStreamReader {
    /// How deep the event lies: 1 for the tags of the root and the text in it, 0 before and after.
    public var depth: Int { Int(current?.depth ?? 0) }

    /// The line of the event: of the end of a tag, of the start of the tag after a text.
    public var line: Int { Int(current?.line ?? Int32(truncatingIfNeeded: batch.pointee.line)) }

    /// The column of the event, in characters; see `line`.
    public var column: Int { Int(current?.column ?? Int32(truncatingIfNeeded: batch.pointee.column)) }

    /// How many bytes of the source were read, for showing progress; runs ahead of the event by less than a chunk.
    public var byteCount: Int { bytesRead }

    /// The document type declaration, if one was passed.
    public var doctype: XMLDoctype? { parser == nil ? nil : batch.pointee.doctype }

    /// The namespaces that the root element declares, by prefix; the default one has the prefix "".
    public var rootNamespaces: [String: String] { parser == nil ? [:] : batch.pointee.rootNamespaces }

    /// A flaw that did not stop the reading: the first name with an undeclared prefix.
    public var notice: MarkupError? { parser == nil ? nil : batch.pointee.notice }
}

// MARK: What it shows

extension XMLStreamReader {
    /// The local name of the tag; empty for a text.
    public var name: String { current?.name.map { String(cString: $0.local) } ?? "" }

    /// Equal for tags of the same name and namespace of this document.
    var nameIdentity: XMLNameIdentity? {
        current?.name.map {
            XMLNameIdentity(local: UInt(bitPattern: $0.local), namespace: UInt(bitPattern: $0.namespace))
        }
    }

    /// The prefix of the tag as written.
    public var prefix: String? { current?.name?.prefix.map { String(cString: $0) } }

    /// The namespace of the tag.
    public var namespace: String? { current?.name?.namespace.map { String(cString: $0) } }

    /// Whether the tag has this local name, in whatever namespace.
    public func isNamed(_ name: StaticString) -> Bool {
        guard let local = current?.name?.local else { return false }
        return equal(local, name)
    }

    /// Whether the tag is in this namespace; an empty string asks for none.
    public func isIn(namespace: StaticString) -> Bool {
        guard let found = current?.name?.namespace else { return namespace.utf8CodeUnitCount == 0 }
        return equal(found, namespace)
    }

    /// The text; empty for a tag.
    public var text: String { withText { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of the text, UTF-8, valid inside the closure.
    public func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        guard let current, current.kind == .text else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        return try body(bytes(current.span))
    }

    /// All attributes in their order, without namespace declarations and without defaults of the document type.
    public var attributes: [XMLAttribute] {
        records.map { record in
            XMLAttribute(
                name: String(cString: record.name.local),
                prefix: record.name.prefix.map { String(cString: $0) },
                namespace: record.name.namespace.map { String(cString: $0) },
                value: String(decoding: bytes(record.value), as: UTF8.self)
            )
        }
    }

    /// The value of the attribute with this local name and no namespace.
    public func attribute(_ name: StaticString) -> String? {
        withAttribute(name) { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of the attribute with this local name in this namespace.
    public func attribute(_ name: StaticString, in namespace: StaticString) -> String? {
        for record in records where equal(record.name.local, name) {
            guard let found = record.name.namespace, equal(found, namespace) else { continue }
            return String(decoding: bytes(record.value), as: UTF8.self)
        }
        return nil
    }

    /// The bytes of an attribute's value, UTF-8, valid inside the closure; `nil` where there is no such attribute.
    public func withAttribute<Result>(
        _ name: StaticString,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        for record in records where record.name.namespace == nil && equal(record.name.local, name) {
            return try body(bytes(record.value))
        }
        return nil
    }

    /// Whether the attribute is there with exactly this value.
    public func attribute(_ name: StaticString, is value: StaticString) -> Bool {
        withAttribute(name) { bytes in
            bytes.count == value.utf8CodeUnitCount && bytes.elementsEqual(value.asBuffer)
        } ?? false
    }

    private var records: UnsafeBufferPointer<XMLAttributeRecord> {
        guard let current, current.kind == .start else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: batch.pointee.attributes.base + current.span.start, count: current.span.count)
    }

    private func bytes(_ span: ByteSpan) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: batch.pointee.bytes.base + span.start, count: span.count)
    }

    @inline(__always)
    private func equal(_ found: UnsafePointer<UInt8>, _ name: StaticString) -> Bool {
        let count = name.utf8CodeUnitCount
        let wanted = name.utf8Start
        for index in 0..<count where found[index] != wanted[index] { return false }
        return found[count] == 0
    }
}

/// An attribute of an XML element.
public struct XMLAttribute: Hashable, Sendable {
    /// The local name.
    public let name: String
    /// The prefix as written.
    public let prefix: String?
    /// The namespace of the prefix.
    public let namespace: String?
    /// The value, references resolved.
    public let value: String
}

extension StaticString {
    fileprivate var asBuffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
