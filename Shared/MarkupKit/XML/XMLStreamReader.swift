@preconcurrency import CLibXML2
import WordKit

/// A pull parser for XML of any size, in constant memory.
///
/// Each `next()` moves to a start tag, an end tag or a text. The properties (`name`, `attribute(_:)`, `text`, `line`)
/// describe that event until the next call. Strings are created only on request, so compare names with `isNamed(_:)`
/// and skip with `skipElement()`.
///
/// ```swift
/// let reader = XMLStreamReader(.file(url), options: .skipsBlankText)
/// while let event = try reader.next() {
///     if event == .start, reader.isNamed("Record") { use(reader.attribute("value")) }
/// }
/// ```
///
/// The reader is safe with hostile input. It uses no network, external entities, document types or attribute defaults.
/// An entity is resolved only if it is plain text and within `XMLLimits.expansion`. Comments and processing
/// instructions give no event.
public final class XMLStreamReader {
    public enum Event: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// A start tag with its attributes. An empty element is a start and an end.
        case start
        /// An end tag.
        case end
        /// All text up to the next tag, CDATA sections and entities included.
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

    /// Creates a reader at the start of a source. Nothing is read before the first `next()`.
    public init(_ source: XMLSource, limits: XMLLimits = XMLLimits(), options: XMLOptions = []) {
        LibXML.prepareThread()
        self.source = source
        batch = .allocate(capacity: 1)
        var callbacks = XMLEventBatch.callbacks()
        parser = xmlCreatePushParserCtxt(&callbacks, batch, nil, 0, nil)
        if let parser {
            batch.initialize(to: XMLEventBatch(parser: parser, limits: limits, options: options))
            // `NOENT` resolves `&amp;` in an attribute. Other entities stay unknown to the parser.
            xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
            // Without this the parser refuses an unknown name before it calls `reference`.
            parser.pointee.hasExternalSubset = 1
        } else {
            failure = .unreadable(source: source.name, reason: localized("no memory for a parser"))
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

    /// Moves to the next event; returns `nil` at the end of a complete document.
    ///
    /// - Throws: `MarkupError`. Events before the error are delivered first, and every later call throws the same error.
    public func next() throws(MarkupError) -> Event? {
        guard parser != nil else { throw failure ?? .unreadable(source: source.name, reason: localized("no parser")) }
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

    /// Moves from a start tag to its end tag. At any other event it does nothing.
    ///
    /// - Throws: The errors of `next()`.
    public func skipElement() throws(MarkupError) {
        guard let start = current, start.kind == .start else { return }
        while try next() != nil {
            if let current, current.kind == .end, current.depth == start.depth { return }
        }
    }

    /// Returns the text from a start tag to its end tag, nested elements included, and moves to the end tag.
    ///
    /// - Throws: The errors of `next()`, and `textTooLong` if the text exceeds `XMLLimits.text`.
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
        var count: Int
        do {
            count = try source.read(chunk)
            // The first four bytes tell the encoding.
            while bytesRead == 0, (1..<4).contains(count) {
                let more = try source.read(UnsafeMutableRawBufferPointer(rebasing: chunk[count...]))
                guard more > 0 else { break }
                count += more
            }
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
        if batch.pointee.bound == nil, count > 0 {
            do throws(MarkupError) {
                batch.pointee.bound = try XMLTagBound(
                    head: Array(chunk.prefix(min(4, count))),
                    limit: batch.pointee.limits.parsedAttributes
                )
            } catch {
                failure = error
                return
            }
        }
        // A tag with too many attributes isn't given to the parser.
        let end = batch.pointee.bound?.scan(UnsafeRawBufferPointer(rebasing: chunk.prefix(count)))
        let bytes = chunk.baseAddress?.assumingMemoryBound(to: CChar.self)
        let code = xmlParseChunk(parser, bytes, Int32(end ?? count), count == 0 ? 1 : 0)
        if end != nil, batch.pointee.failure == nil { batch.pointee.failAttributes() }
        if count == 0 {
            isAtEnd = true
            batch.pointee.closeText()
        }
        if let found = batch.pointee.failure {
            batch.pointee.closeText()
            failure = found
        } else if code != 0, parser.pointee.wellFormed == 0 {
            // The document is ill-formed without a message, but the place is known.
            failure = .malformed(
                format: "XML",
                reason: LibXML.reason(code),
                line: max(1, batch.pointee.line),
                column: max(1, batch.pointee.column)
            )
        } else if isAtEnd, !batch.pointee.hasRoot || batch.pointee.depth > 0 {
            // Small input in an encoding that libxml2 does not know ends without an error.
            failure = .malformed(
                format: "XML",
                reason: batch.pointee.reason(LibXML.documentEnd),
                line: max(1, batch.pointee.line),
                column: max(1, batch.pointee.column)
            )
        }
    }
}

// MARK: Position

extension XMLStreamReader {
    /// The depth of the event: 1 for the tags of the root and its text, 0 outside the root.
    public var depth: Int { Int(current?.depth ?? 0) }

    /// The 1-based line at the end of a tag, or at the start of the tag after a text.
    public var line: Int { Int(current?.line ?? Int32(truncatingIfNeeded: batch.pointee.line)) }

    /// The 1-based column of the event, in characters; see `line`.
    public var column: Int { Int(current?.column ?? Int32(truncatingIfNeeded: batch.pointee.column)) }

    /// The number of bytes read, for progress reports. It is ahead of the event by less than a chunk.
    public var byteCount: Int { bytesRead }

    /// The document type declaration; nil if none was read.
    public var doctype: XMLDoctype? { parser == nil ? nil : batch.pointee.doctype }

    /// The namespaces that the root element declares, by prefix; "" is the default namespace.
    public var rootNamespaces: [String: String] { parser == nil ? [:] : batch.pointee.rootNamespaces }

    /// A flaw that did not stop reading: the first name with an undeclared prefix; nil if there is none.
    public var notice: MarkupError? { parser == nil ? nil : batch.pointee.notice }
}

// MARK: Content

extension XMLStreamReader {
    /// The local name of the tag; empty for a text.
    public var name: String { current?.name.map { String(cString: $0.local) } ?? "" }

    /// An identity that is equal for tags of equal name and namespace in this document.
    var nameIdentity: XMLNameIdentity? {
        current?.name.map {
            XMLNameIdentity(local: UInt(bitPattern: $0.local), namespace: UInt(bitPattern: $0.namespace))
        }
    }

    /// The prefix of the tag as written.
    public var prefix: String? { current?.name?.prefix.map { String(cString: $0) } }

    public var namespace: String? { current?.name?.namespace.map { String(cString: $0) } }

    /// Whether the tag has this local name in any namespace.
    public func isNamed(_ name: StaticString) -> Bool {
        guard let local = current?.name?.local else { return false }
        return equal(local, name)
    }

    /// Whether the tag is in this namespace; an empty string means no namespace.
    public func isIn(namespace: StaticString) -> Bool {
        guard let found = current?.name?.namespace else { return namespace.utf8CodeUnitCount == 0 }
        return equal(found, namespace)
    }

    public var text: String { withText { String(decoding: $0, as: UTF8.self) } }

    /// Calls `body` with the UTF-8 bytes of the text, which are valid only inside it.
    public func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        guard let current, current.kind == .text else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        return try body(bytes(current.span))
    }

    /// The attributes in order, without namespace declarations and document type defaults.
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

    /// Returns the value of the attribute with this local name and no namespace.
    public func attribute(_ name: StaticString) -> String? {
        withAttribute(name) { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the value of the attribute with this local name in this namespace.
    public func attribute(_ name: StaticString, in namespace: StaticString) -> String? {
        for record in records where equal(record.name.local, name) {
            guard let found = record.name.namespace, equal(found, namespace) else { continue }
            return String(decoding: bytes(record.value), as: UTF8.self)
        }
        return nil
    }

    /// Calls `body` with the UTF-8 bytes of an attribute's value, which are valid only inside it. Returns `nil` if
    /// there is no such attribute.
    public func withAttribute<Result>(
        _ name: StaticString,
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        for record in records where record.name.namespace == nil && equal(record.name.local, name) {
            return try body(bytes(record.value))
        }
        return nil
    }

    /// Whether the attribute has exactly this value.
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

public struct XMLAttribute: Hashable, Sendable {
    public let name: String
    /// The prefix as written.
    public let prefix: String?
    public let namespace: String?
    /// The value with its references resolved.
    public let value: String
}

extension StaticString {
    fileprivate var asBuffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
