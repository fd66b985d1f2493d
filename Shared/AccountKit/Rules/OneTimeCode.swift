/// Six digits that prove who reads an address's mail.
public struct OneTimeCode: Hashable, Sendable {
    /// The digits, `"004217"`.
    public let digits: String

    /// How many digits.
    public static let length = 6

    /// A code as a person typed it: six digits, with spaces or hyphens anywhere; `nil` for anything else, which is no guess at all.
    public init?(typed: String) {
        let kept = typed.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{2013}" }
        guard kept.utf8.count == OneTimeCode.length, kept.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        digits = kept
    }

    /// A new code, each of the million as likely as any other.
    init(from random: RandomSource) {
        let number = String(random.below(1_000_000))
        digits = String(repeating: "0", count: OneTimeCode.length - number.count) + number
    }
}

/// How long a code is good for, and how many wrong guesses it bears.
public struct CodeRule: Hashable, Sendable {
    /// Milliseconds from its making to its end.
    public var lifetime: Int64
    /// After so many wrong guesses it is spent.
    public var tries: Int

    /// Ten minutes and five tries.
    public init(lifetime: Int64 = 600_000, tries: Int = 5) {
        self.lifetime = lifetime
        self.tries = tries
    }
}
