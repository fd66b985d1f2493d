public import BenchmarkData
import CLibXML2Floor

/// The floor of everything built on libxml2: libxml2 alone over the same bytes.
public enum BareLibXML2 {
    private static let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue)

    /// The number of start tags, end tags and texts that its SAX parser reports; 0 if the document is malformed.
    public static func events(of document: ChunkedDocument) -> Int {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, _, _, _, _, _, _, _, _ in BareLibXML2.count(data) }
        handler.endElementNs = { data, _, _, _ in BareLibXML2.count(data) }
        handler.characters = { data, _, _ in BareLibXML2.count(data) }
        handler.cdataBlock = { data, _, _ in BareLibXML2.count(data) }
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { count.deallocate() }
        count.initialize(to: 0)
        guard let parser = xmlCreatePushParserCtxt(&handler, count, nil, 0, nil) else { return 0 }
        defer { xmlFreeParserCtxt(parser) }
        xmlCtxtUseOptions(parser, options)
        let next = document.chunks()
        while let chunk = next() {
            let code = chunk.withUnsafeBytes { bytes in
                xmlParseChunk(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0)
            }
            guard code == 0 else { return 0 }
        }
        return xmlParseChunk(parser, nil, 0, 1) == 0 ? count.pointee : 0
    }

    /// The number of steps of its xmlReader, which libraries of other languages wrap; 0 if the document is malformed.
    public static func steps(of document: ChunkedDocument) -> Int {
        let cursor = Unmanaged.passRetained(ChunkCursor(document))
        defer { cursor.release() }
        let reader = xmlReaderForIO(
            { context, buffer, count in
                guard let context, let buffer else { return -1 }
                let cursor = Unmanaged<ChunkCursor>.fromOpaque(context).takeUnretainedValue()
                return Int32(cursor.read(UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))))
            },
            nil,
            cursor.toOpaque(),
            nil,
            nil,
            options
        )
        guard let reader else { return 0 }
        defer { xmlFreeTextReader(reader) }
        var count = 0
        var code = xmlTextReaderRead(reader)
        while code == 1 {
            count += 1
            code = xmlTextReaderRead(reader)
        }
        return code == 0 ? count : 0
    }

    /// Builds libxml2's own tree of a page and frees it.
    public static func tree(of page: [UInt8]) -> Int {
        let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        let document = page.withUnsafeBytes { bytes in
            htmlReadMemory(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count),
                nil,
                "UTF-8",
                Int32(options | HTML_PARSE_NONET.rawValue)
            )
        }
        guard let document else { return 0 }
        defer { xmlFreeDoc(document) }
        return xmlDocGetRootElement(document) == nil ? 0 : 1
    }

    private static func count(_ data: UnsafeMutableRawPointer?) {
        data?.assumingMemoryBound(to: Int.self).pointee += 1
    }
}

/// The position of a reader in a document.
private final class ChunkCursor {
    private let next: () -> [UInt8]?
    private var chunk: [UInt8] = []
    private var offset = 0

    init(_ document: ChunkedDocument) {
        next = document.chunks()
    }

    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        while offset == chunk.count {
            guard let more = next() else { return 0 }
            chunk = more
            offset = 0
        }
        let count = min(buffer.count, chunk.count - offset)
        buffer.copyBytes(from: chunk[offset..<(offset + count)])
        offset += count
        return count
    }
}
