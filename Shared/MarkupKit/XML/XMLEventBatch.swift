@preconcurrency import CLibXML2

/// A name in libxml2's dictionary. The pointers are valid as long as the parser.
struct XMLNamePointers: BitwiseCopyable {
    var local: UnsafePointer<UInt8>
    var prefix: UnsafePointer<UInt8>?
    var namespace: UnsafePointer<UInt8>?
}

/// The identity of a name by its address in libxml2's dictionary, which stores each name of a document once.
struct XMLNameIdentity: Hashable {
    let local: UInt
    let namespace: UInt
}

/// A range of bytes in a batch.
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
    /// Nil for a text.
    var name: XMLNamePointers?
    /// The range of the text, or of the attribute records.
    var span: ByteSpan
}

/// A growing array of trivial values without reference counting, for the hot path of each event.
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

    /// Moves the last `kept` elements to the front and drops the others.
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

/// The events of one chunk, written by the parser's callbacks and read by the reader.
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
    var hasRoot = false
    var entities: [String: [UInt8]] = [:]
    var doctype: XMLDoctype?
    var rootNamespaces: [String: String] = [:]
    var expanded = 0
    /// The scan of the bytes ahead of the parser; nil before the first.
    var bound: XMLTagBound?
    /// The number of attributes that the document type declares.
    private var declaredAttributes = 0
    /// The elements around the present place that declare namespaces, and their number.
    private var declaring: [(depth: Int32, count: Int)] = []
    private var declaredNamespaces = 0
    /// The start of the incomplete text in `bytes`.
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

    /// Drops the delivered events and moves an incomplete text to the front.
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

    // MARK: Callbacks

    /// Stops at an encoding in which the bytes ahead of the parser can't be scanned.
    mutating func check(encoding: UnsafePointer<UInt8>?) {
        guard let encoding, let bound else { return }
        let name = String(cString: encoding)
        if !bound.reads(name) { fail(XMLTagBound.unread(name)) }
    }

    mutating func declareAttribute() {
        declaredAttributes += 1
        if declaredAttributes > limits.parsedAttributes { failAttributes() }
    }

    /// Counts the namespaces of the element that starts.
    mutating func declareNamespaces(_ count: Int) {
        guard count > 0 else { return }
        declaring.append((depth + 1, count))
        declaredNamespaces += count
        if declaredNamespaces > limits.parsedAttributes { failAttributes() }
    }

    mutating func failAttributes() {
        fail(.tooManyAttributes(limit: limits.attributes, line: max(1, line), column: max(1, column)))
    }

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
            // Each attribute has five pointers: local name, prefix, namespace, value, end of value.
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
        if let last = declaring.last, last.depth == depth {
            declaring.removeLast()
            declaredNamespaces -= last.count
        }
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

    /// Ends the incomplete text at a tag or at the end of the input.
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
