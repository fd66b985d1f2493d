@preconcurrency import CLibXML2
import WordKit

/// Determines the encoding of a page and converts it to UTF-8 without NUL.
enum HTMLEncoding {
    /// Returns valid UTF-8 without NUL, which libxml2 would read as the end.
    ///
    /// The order of precedence is that of browsers, except that valid UTF-8 precedes a `<meta>` element, which is wrong
    /// in that case.
    static func utf8(_ bytes: [UInt8], declared: String?) throws(MarkupError) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), littleEndian: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), littleEndian: false) }
        if let declared { return try decoded(bytes, as: declared) }
        if String(validating: bytes, as: UTF8.self) != nil { return withoutNull(bytes) }
        if let found = metaCharset(in: bytes), let text = try? decoded(bytes, as: found) { return text }
        return try decoded(bytes, as: "windows-1252")
    }

    /// Converts a part of a page that is not UTF-8, by the page's `<meta>` element or as windows-1252. Invalid bytes
    /// are repaired.
    static func utf8(part: [UInt8], of page: [UInt8]) -> [UInt8] {
        let name = metaCharset(in: page) ?? "windows-1252"
        return (try? decoded(part, as: name)) ?? repaired(part)
    }

    /// Returns the bytes with U+FFFD for each NUL.
    static func withoutNull(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 16)
        for byte in bytes {
            if byte == 0 { result += [0xEF, 0xBF, 0xBD] } else { result.append(byte) }
        }
        return result
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        withoutNull(Array(String(decoding: bytes, as: UTF8.self).utf8))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(littleEndian ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return withoutNull(Array(String(decoding: units, as: UTF16.self).utf8))
    }

    private static func decoded(_ bytes: [UInt8], as name: String) throws(MarkupError) -> [UInt8] {
        var label = name.lowercased()
        // Browsers treat these labels as windows-1252.
        if ["iso-8859-1", "latin1", "latin-1", "ascii", "us-ascii"].contains(label) { label = "windows-1252" }
        if label == "utf-8" || label == "utf8" { return repaired(bytes) }
        guard !bytes.isEmpty else { return [] }
        LibXML.prepareThread()
        guard let handler = xmlFindCharEncodingHandler(label) else { throw .unknownEncoding(name: name) }
        defer { xmlCharEncCloseFunc(handler) }
        guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else {
            throw .unreadable(source: localized("the page"), reason: localized("no memory for its encoding"))
        }
        defer {
            xmlBufferFree(input)
            xmlBufferFree(output)
        }
        // Small pieces are used, because the buffer moves its bytes at each step.
        let piece = 4096
        var offset = 0
        while offset < bytes.count || xmlBufferLength(input) > 0 {
            if offset < bytes.count, xmlBufferLength(input) < 16 {
                let end = min(bytes.count, offset + piece)
                xmlBufferAdd(input, Array(bytes[offset..<end]), Int32(end - offset))
                offset = end
            }
            let before = xmlBufferLength(input)
            let code = xmlCharEncInFunc(handler, output, input)
            let isStuck = xmlBufferLength(input) == before && (before >= 16 || offset == bytes.count)
            if code < 0 || isStuck, xmlBufferLength(input) > 0 {
                // The encoding does not have this byte.
                xmlBufferShrink(input, 1)
                xmlBufferAdd(output, [0xEF, 0xBF, 0xBD], 3)
            }
        }
        let text = UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
        return repaired(Array(text))
    }

    /// Returns the label of `<meta charset=…>` or `<meta content="…charset=…">` in the first 4 KB.
    private static func metaCharset(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        var rest = head[...]
        while let meta = rest.firstRange(of: "<meta") {
            let tag = rest[meta.upperBound...].prefix { $0 != ">" }
            rest = rest[meta.upperBound...]
            guard let charset = tag.firstRange(of: "charset") else { continue }
            let value = tag[charset.upperBound...].drop { " =\"'\t\n\r".contains($0) }
            let label = value.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
            if !label.isEmpty { return String(label) }
        }
        return nil
    }
}
