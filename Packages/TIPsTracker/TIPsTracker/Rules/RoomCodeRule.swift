import TimeKit

/// Room codes as people read and type them: eight characters of Crockford's base 32 and a check character.
public enum RoomCodeRule {
    /// How long a code lets people in: seven days.
    public static let lifetime: Int64 = 7 * 86_400_000

    /// The letters of a code from 40 bits.
    public static func letters(_ bits: UInt64) -> String {
        fatalError("rules")
    }

    /// `K3F9-X2AA-Q`: in fours, with the check character (modulo 37, as Crockford has it).
    public static func shown(_ code: RoomCode) -> String {
        fatalError("rules")
    }

    /// The eight letters of what somebody typed: any case, spaces and hyphens anywhere, I and L read as 1, O as 0; the check
    /// character is required. Throws `notARoomCode`.
    public static func letters(typed: String) throws(TIPsError) -> String {
        fatalError("rules")
    }
}
