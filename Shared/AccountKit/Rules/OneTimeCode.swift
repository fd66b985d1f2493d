import Foundation

/// A six-digit code that proves access to a mailbox.
public struct OneTimeCode: Hashable, Sendable {
    /// The digits, such as `"004217"`.
    public let digits: String

    /// The number of digits.
    public static let length = 6
    /// The most characters of a code as typed, with a space or a hyphen between each two digits.
    public static let longestTyped = 2 * length - 1

    /// Parses a code as typed: six digits, with spaces or hyphens between them and spaces around them. Returns nil for other texts, which don't
    /// count as a guess.
    public init?(typed: String) {
        let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count <= OneTimeCode.longestTyped else { return nil }
        let kept = typed.filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{2013}" }
        guard kept.utf8.count == OneTimeCode.length, kept.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        digits = kept
    }

    /// Creates a random code, uniformly distributed over the million possible ones.
    init(from random: RandomSource) {
        let number = String(random.below(1_000_000))
        digits = String(repeating: "0", count: OneTimeCode.length - number.count) + number
    }
}

/// The validity of a code.
public struct CodeRule: Hashable, Sendable {
    /// The time from creation to expiry, in milliseconds.
    public var lifetime: Int64
    /// The number of wrong guesses after which the code is void.
    public var tries: Int

    /// Creates a rule. The defaults are ten minutes and five tries.
    public init(lifetime: Int64 = 600_000, tries: Int = 5) {
        self.lifetime = lifetime
        self.tries = tries
    }
}
