import Foundation

/// The fields and files that a browser sent.
struct PostedForm {
    /// The values by name, in the order of the page.
    private(set) var values: [String: [String]] = [:]
    /// The bytes and the file name of each chosen file.
    private(set) var files: [String: (name: String, bytes: [UInt8])] = [:]

    /// The last value of a name; nil if it wasn't sent.
    subscript(_ name: String) -> String? { values[name]?.last }

    /// The largest number of fields. A setup of a hundred foods with a dose for each of twelve weeks has about 3,000.
    static let limit = 10_000

    /// Reads `application/x-www-form-urlencoded`; nil for anything else.
    init?(encoded bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let pairs = text.split(separator: "&")
        guard pairs.count <= Self.limit else { return nil }
        for pair in pairs {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = sides[0], let value = sides.count > 1 ? sides[1] : "" else { return nil }
            add(value, to: name)
        }
    }

    /// Reads `multipart/form-data` (RFC 7578); nil for anything else.
    ///
    /// - Complexity: O(*n*) in the bytes.
    init?(parts bytes: [UInt8], boundary: String) {
        let mark = Array("\r\n--\(boundary)".utf8)
        // The first mark has no line break before it.
        let whole = Array("\r\n".utf8) + bytes
        let ends = whole.ranges(of: mark)
        guard let last = ends.last, ends.count <= Self.limit, whole[last.upperBound...].starts(with: Array("--".utf8))
        else { return nil }
        for (this, next) in zip(ends, ends.dropFirst()) {
            let part = whole[this.upperBound..<next.lowerBound]
            guard part.starts(with: [13, 10]), let blank = part.firstRange(of: [13, 10, 13, 10]),
                let head = String(validating: part[..<blank.lowerBound], as: UTF8.self),
                let line = head.split(separator: "\r\n").first(where: {
                    $0.lowercased().hasPrefix("content-disposition:")
                }), let name = Self.parameter("name", of: line)
            else { return nil }
            let content = part[blank.upperBound...]
            if let file = Self.parameter("filename", of: line) {
                // A browser sends an empty name for a field without a file.
                if !file.isEmpty { files[name] = (file, Array(content)) }
            } else {
                guard let value = String(validating: content, as: UTF8.self) else { return nil }
                add(value, to: name)
            }
        }
    }

    private mutating func add(_ value: String, to name: String) {
        // Browsers end the lines of a text area with CR LF.
        values[name, default: []].append(value.replacing("\r\n", with: "\n"))
    }

    /// Returns a parameter such as `name="photo"`. Browsers write `"` as `%22`, and line breaks as `%0D%0A`.
    private static func parameter(_ name: String, of line: Substring) -> String? {
        let parts = line.components(separatedBy: "; \(name)=\"")
        guard parts.count == 2, parts[1].contains("\"") else { return nil }
        return String(parts[1].prefix { $0 != "\"" }).replacing("%22", with: "\"").replacing("%0D%0A", with: " ")
    }
}
