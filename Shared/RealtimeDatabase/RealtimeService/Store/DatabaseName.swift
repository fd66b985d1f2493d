/// The name of a database: what `?ns=` says, or the first label of the host.
public struct DatabaseName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The name: letters, digits and hyphens, in lower case.
    public let text: String

    /// A name of 1…63 letters, digits, hyphens and underscores; capitals count as small letters. Nil for any other text.
    public init?(_ text: String) {
        let text = text.lowercased()
        guard (1...63).contains(text.utf8.count),
            text.utf8.allSatisfy({
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
            })
        else { return nil }
        self.text = text
    }

    /// The name.
    public var description: String { text }

    /// By bytes.
    public static func < (left: DatabaseName, right: DatabaseName) -> Bool { left.text < right.text }
}
