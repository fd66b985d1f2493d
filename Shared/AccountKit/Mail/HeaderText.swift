import Foundation
import TimeKit

/// Text formatting for the headers of a letter (RFC 5322, RFC 2047).
enum HeaderText {
    /// The largest number of text bytes in one encoded word, which keeps the whole word below 75 characters.
    private static let wordLength = 42
    /// The longest text that stays unencoded, in bytes. Longer texts are encoded even if they are plain, because encoded words can be folded.
    private static let plainLength = 60

    /// Returns the value of a subject: short plain text unchanged, other text as encoded words, one on each line.
    static func unstructured(_ text: String) -> String {
        isPlain(text) ? text : encodedWords(text)
    }

    /// Returns a display name: short plain text quoted, other text as encoded words.
    static func phrase(_ text: String) -> String {
        guard isPlain(text) else { return encodedWords(text) }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Returns a date such as `Sat, 21 Nov 2026 18:45:00 +0000`, in UTC.
    static func date(_ instant: Instant) -> String {
        let local = TimeZone.gmt.local(at: instant)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let day = local.date.weekday.englishName.prefix(3)
        let time = [local.time.hour, local.time.minute, local.time.second]
            .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
        return "\(day), \(local.date.day) \(months[local.date.month - 1]) \(local.date.year) \(time) +0000"
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= plainLength && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
            && text.first != " " && text.last != " "
    }

    private static func encodedWords(_ text: String) -> String {
        var words: [[UInt8]] = [[]]
        // Split between scalars: a character's bytes must not be spread over two encoded words.
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if words[words.count - 1].count + bytes.count > wordLength { words.append([]) }
            words[words.count - 1] += bytes
        }
        return words.map { "=?utf-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }
}

/// The quoted-printable encoding: lines of at most 76 printable characters (RFC 2045, section 6.7).
enum QuotedPrintable {
    private static let lineLength = 76

    /// Returns the encoded text with CRLF line ends, including the last line.
    static func encoded(_ text: String) -> [UInt8] {
        let normalized = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var lines = normalized.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.flatMap(line)
    }

    private static func line(_ text: Substring) -> [UInt8] {
        var encoded: [UInt8] = []
        var column = 0
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            let isPlain = (0x21...0x7E).contains(byte) && byte != 0x3D || byte == 0x20 && !isLast
            let piece = isPlain ? [byte] : [0x3D] + hexadecimal(byte)
            // One character is reserved for the soft line break.
            if column + piece.count > lineLength - 1 {
                encoded += [0x3D, 0x0D, 0x0A]
                column = 0
            }
            encoded += piece
            column += piece.count
        }
        return encoded + [0x0D, 0x0A]
    }

    private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}
