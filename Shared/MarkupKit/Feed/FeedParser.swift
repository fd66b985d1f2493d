import JSONKit
import WordKit

/// Parses RSS (0.9x, 1.0, 2.0), Atom and JSON Feed into one model.
public enum FeedParser {
    /// Parses a whole feed.
    ///
    /// A truncated or ill-formed XML feed gives the entries before the error and sets `Feed.damage`. An incomplete entry is
    /// dropped.
    ///
    /// - Throws: `inputTooLong` for more bytes than `limits.input`, `json` or another error of an invalid JSON feed, and any error
    ///   before the root of an XML feed.
    public static func parse(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(MarkupError) -> Feed {
        guard bytes.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        if isJSON(bytes) {
            let value: JSONValue
            do throws(JSONError) {
                value = try JSONValue.parse(bytes)
            } catch {
                throw .json(error)
            }
            return try JSONFeed.feed(from: value)
        }
        return try collect(FeedReader(.bytes(bytes), limits: limits))
    }

    /// Parses a whole feed from text.
    ///
    /// - Throws: The errors of `parse(_:limits:)` for bytes.
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
        guard let format = reader.format else { throw .notAFeed(found: localized("nothing")) }
        return Feed(format: format, details: reader.details, entries: entries, damage: damage ?? reader.notice)
    }

    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes[start...].first { !($0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D)) } == UInt8(ascii: "{")
    }
}
