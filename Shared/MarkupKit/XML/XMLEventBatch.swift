@preconcurrency import CLibXML2

/// A name as libxml2's dictionary keeps it: the pointers stay valid as long as the parser.
struct XMLNamePointers: BitwiseCopyable {
    var local: UnsafePointer<UInt8>
    var prefix: UnsafePointer<UInt8>?
    var namespace: UnsafePointer<UInt8>?
}

/// A name by where libxml2's dictionary keeps it, which is one place for each name of a document.
struct XMLNameIdentity: Hashable {
    let local: UInt
    let namespace: UInt
}

/// Where bytes stand in a batch.
struct ByteSpan: BitwiseCopyable {
    var start: Int
    var count: Int
}

struct XMLAttributeRecord: BitwiseCopyable {
    var name: XMLNamePointers
    var value: ByteSpan
}

struct XMLEventRecord: BitwiseCopyable {
    var kind: XMLStreamReader.Event
    var depth: Int32
    var line: Int32
    var column: Int32
    /// Nil for text.
    var name: XMLNamePointers?
    /// The text, or the range of the attribute records.
    var span: ByteSpan
}

/// A growing array of plain values without reference counting, for the path that runs once for every event.
struct PlainBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    func deallocate() { base.deallocate() }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(from source: UnsafePointer<Element>, count added: Int) {
        if count + added > capacity { grow(to: count + added) }
        (base + count).update(from: source, count: added)
        count += added
    }

    /// Keeps the last `kept` elements, at the front.
    mutating func keepLast(_ kept: Int) {
        if kept > 0 { base.update(from: base + (count - kept), count: kept) }
        count = kept
    }

    private mutating func grow(to least: Int) {
        var larger = capacity
        while larger < least { larger *= 2 }
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}

/// The events of one chunk: what the parser's callbacks write and the reader hands out.
struct XMLEventBatch {
    let parser: xmlParserCtxtPtr
    let limits: XMLLimits
    let options: XMLOptions
    var events = PlainBuffer<XMLEventRecord>(capacity: 1024)
    var attributes = PlainBuffer<XMLAttributeRecord>(capacity: 4096)
    var bytes = PlainBuffer<UInt8>(capacity: 1 << 17)
    var failure: MarkupError?
    var notice: MarkupError?
    var depth: Int32 = 0
    /// Whether an element has begun.
    var hasRoot = false
    var entities: [String: [UInt8]] = [:]
    var doctype: XMLDoctype?
    var rootNamespaces: [String: String] = [:]
    var expanded = 0
    /// Where the text under way starts in `bytes`.
    private var openText: Int?
    private var openTextIsBlank = true

    init(parser: xmlParserCtxtPtr, limits: XMLLimits, options: XMLOptions) {
        self.parser = parser
        self.limits = limits
        self.options = options
    }

    func deallocate() {
        events.deallocate()
        attributes.deallocate()
        bytes.deallocate()
    }

    var line: Int { Int(parser.pointee.input?.pointee.line ?? 0) }

    var column: Int { Int(parser.pointee.input?.pointee.col ?? 0) }

    /// Forgets the events handed out; a text under way moves to the front.
    mutating func startOver() {
        events.keepLast(0)
        attributes.keepLast(0)
        if let start = openText {
            bytes.keepLast(bytes.count - start)
            openText = 0
        } else {
            bytes.keepLast(0)
        }
    }

    mutating func fail(_ error: MarkupError) {
        if failure == nil { failure = error }
        xmlStopParser(parser)
    }

    // MARK: From the callbacks

    mutating func start(
        _ name: XMLNamePointers,
        count: Int,
        _ found: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        closeText()
        depth += 1
        hasRoot = true
        if depth > limits.depth { return fail(.tooDeep(limit: limits.depth, line: line, column: column)) }
        if count > limits.attributes {
            return fail(.tooManyAttributes(limit: limits.attributes, line: line, column: column))
        }
        let first = attributes.count
        if let found {
            // Five pointers an attribute: local name, prefix, namespace, value, end of value.
            var total = 0
            for index in 0..<count {
                let entry = found + index * 5
                guard let local = entry[0], let value = entry[3], let end = entry[4] else { continue }
                let length = end - value
                total += length
                if total > limits.text {
                    return fail(.textTooLong(limit: limits.text, line: line, column: column))
                }
                let span = ByteSpan(start: bytes.count, count: length)
                bytes.append(from: value, count: length)
                let name = XMLNamePointers(local: local, prefix: entry[1], namespace: entry[2])
                attributes.append(XMLAttributeRecord(name: name, value: span))
            }
        }
        emit(.start, name, ByteSpan(start: first, count: attributes.count - first))
    }

    mutating func end(_ name: XMLNamePointers) {
        closeText()
        emit(.end, name, ByteSpan(start: 0, count: 0))
        depth -= 1
    }

    mutating func text(_ characters: UnsafePointer<UInt8>, count: Int) {
        let start = openText ?? bytes.count
        openText = start
        if bytes.count - start + count > limits.text {
            return fail(.textTooLong(limit: limits.text, line: line, column: column))
        }
        if openTextIsBlank { openTextIsBlank = isBlank(characters, count) }
        bytes.append(from: characters, count: count)
    }

    /// Ends the text under way, as the next tag and the end of the input do.
    mutating func closeText() {
        guard let start = openText else { return }
        if depth > 0, !(openTextIsBlank && options.contains(.skipsBlankText)) {
            emit(.text, nil, ByteSpan(start: start, count: bytes.count - start))
        }
        openText = nil
        openTextIsBlank = true
    }

    private mutating func emit(_ kind: XMLStreamReader.Event, _ name: XMLNamePointers?, _ span: ByteSpan) {
        events.append(
            XMLEventRecord(
                kind: kind,
                depth: depth,
                line: Int32(truncatingIfNeeded: line),
                column: Int32(truncatingIfNeeded: column),
                name: name,
                span: span
            )
        )
    }

    private func isBlank(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for index in 0..<count {
            let byte = characters[index]
            if byte != 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { return false }
        }
        return true
    }
}
