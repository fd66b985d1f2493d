/// A place in a database: the keys from the root to it.
public struct RealtimePath: Hashable, Sendable {
    /// The keys, from the root on; none for the root itself.
    public let keys: [String]

    /// The root.
    public static let root = RealtimePath(unchecked: [])

    /// How many levels a database has at most.
    public static let deepest = 32

    init(unchecked keys: [String]) { self.keys = keys }

    /// A place. Throws `invalidPath` for a key that none may be, and for more than ``deepest`` of them.
    public init(_ keys: [String]) throws(RealtimeError) {
        for key in keys {
            if RealtimeKey.problem(of: key) != nil {
                throw .invalidPath(keys.joined(separator: "/"), reason: "Invalid token in path")
            }
        }
        guard keys.count <= Self.deepest else {
            throw .invalidPath(keys.joined(separator: "/"), reason: "Path is deeper than \(Self.deepest) levels")
        }
        self.keys = keys.map(RealtimeKey.canonical)
    }

    /// A place as text: "logs/2026-03-08/c". Slashes too many are passed over, as the live service does. Throws `invalidPath`.
    public init(_ text: String) throws(RealtimeError) {
        try self.init(Self.keys(in: text))
    }

    /// The keys of a text with slashes between them, found by bytes: to a search by characters a slash with an accent on it is none, and a key
    /// can begin with an accent.
    public static func keys(in text: String) -> [String] {
        text.utf8.split(separator: 0x2F).map { String(Substring($0)) }
    }

    /// Whether it is the root.
    public var isRoot: Bool { keys.isEmpty }

    /// The last key; nil for the root.
    public var last: String? { keys.last }

    /// The place above; nil for the root.
    public var parent: RealtimePath? { isRoot ? nil : RealtimePath(unchecked: Array(keys.dropLast())) }

    /// The place of a child. The key must be one that is allowed, as it is in every stored value.
    public func child(_ key: String) -> RealtimePath { RealtimePath(unchecked: keys + [RealtimeKey.canonical(key)]) }

    /// A place below this one. Throws `invalidPath` where that is too deep.
    public func appending(_ path: RealtimePath) throws(RealtimeError) -> RealtimePath {
        try RealtimePath(keys + path.keys)
    }

    /// Whether another place is this one or lies below it.
    public func contains(_ other: RealtimePath) -> Bool { other.keys.starts(with: keys) }

    /// The way from this place to one that it contains; nil for others.
    public func relative(to other: RealtimePath) -> RealtimePath? {
        contains(other) ? RealtimePath(unchecked: Array(other.keys.dropFirst(keys.count))) : nil
    }
}

extension RealtimePath: CustomStringConvertible {
    /// As events name it: "/", "/a/b".
    public var description: String { "/" + keys.joined(separator: "/") }
}
