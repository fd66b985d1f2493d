import Foundation

/// A secret that whoever holds it shows again: 32 random bytes as 43 letters, digits, `-` and `_`. It is stored as a digest only.
///
/// It is neither printed by accident nor encoded: a front end asks for its ``text``.
public struct OpaqueToken<Use>: Hashable, Sendable {
    /// The token itself: to be kept like a password.
    public let text: String

    /// A token as it was kept.
    public init(_ text: String) {
        self.text = text
    }

    init(from random: RandomSource) {
        text = OpaqueToken<Never>.text(of: random.bytes(32))
    }
}

extension OpaqueToken: CustomStringConvertible, CustomDebugStringConvertible {
    /// Nothing of the secret.
    public var description: String { "a token" }
    /// Nothing of the secret.
    public var debugDescription: String { description }
}

extension OpaqueToken where Use == Never {
    /// Any bytes in the alphabet of RFC 4648, section 5, without padding.
    static func text(of bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// What a session's token is for.
public enum SessionUse {}
/// What a sign-up's ticket is for.
public enum SignUpUse {}

/// The purpose of a reset's ticket.
public enum ResetUse {}
/// The purpose of a device's ticket.
public enum DeviceUse {}

/// Proves that one is signed in.
public typealias SessionToken = OpaqueToken<SessionUse>
/// Proves that one began a sign-up: its code alone doesn't finish it, so nobody can be led to finish another's.
public typealias SignUpTicket = OpaqueToken<SignUpUse>
/// Proves that one asked for a new password: the code from the letter is good with this ticket alone.
public typealias ResetTicket = OpaqueToken<ResetUse>
/// Proves that somebody signed in on this device before. It opens nothing: it keeps the device's wrong guesses and letters apart from
/// those of strangers, who so can't lock the owner out.
public typealias DeviceTicket = OpaqueToken<DeviceUse>
