/// A JSON value, for comparing documents in tests. Numbers are compared as `Double`.
public enum AnyJSON: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([AnyJSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: AnyJSON].self))
        }
    }

    /// Returns a text with the path of each difference from `other`: ".rows[0].id is missing". Members that only this value has are ignored.
    public func lacks(_ other: AnyJSON, at path: String = "") -> [String] {
        switch (self, other) {
        case (.object(let mine), .object(let theirs)):
            theirs.sorted { $0.key < $1.key }.flatMap { key, value in
                mine[key].map { $0.lacks(value, at: "\(path).\(key)") } ?? ["\(path).\(key) is missing"]
            }
        case (.array(let mine), .array(let theirs)) where mine.count == theirs.count:
            zip(mine, theirs).enumerated().flatMap { $1.0.lacks($1.1, at: "\(path)[\($0)]") }
        default: self == other ? [] : ["\(path) is \(self)"]
        }
    }
}
