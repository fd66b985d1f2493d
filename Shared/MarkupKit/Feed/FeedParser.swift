/// Reads RSS (0.9x, 1.0, 2.0), Atom and JSON Feed into one model.
public enum FeedParser {
    /// Reads a whole feed.
    ///
    /// A feed that breaks off or turns ill-formed gives what came before, with `Feed.damage` set; an entry that was
    /// under way is left out.
    /// - Throws: what is wrong, where nothing of a feed was found before it.
    public static func parse(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(MarkupError) -> Feed {
        guard bytes.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        if isJSON(bytes) { return try JSONFeed.feed(from: try JSONValue.parse(bytes)) }
        return try collect(FeedReader(.bytes(bytes), limits: limits))
    }

    /// Reads a whole feed from text.
    ///
    /// - Throws: as `parse(_:limits:)` for bytes.
    public static func parse(_ text: String) throws(MarkupError) -> Feed { try parse(Array(text.utf8)) }

    private static func collect(_ reader: FeedReader) throws(MarkupError) -> Feed {
        var entries: [FeedEntry] = []
        var damage: MarkupError?
        do throws(MarkupError) {
            while let entry = try reader.next() { entries.append(entry) }
        } catch {
            guard reader.format != nil else { throw error }
            damage = error
        }
        guard let format = reader.format else { throw .notAFeed(found: "nothing") }
        return Feed(format: format, details: reader.details, entries: entries, damage: damage ?? reader.notice)
    }

    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes[start...].first { !($0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D)) } == UInt8(ascii: "{")
    }
}
