import AccountKit
import Crypto
import Foundation

/// What a device shows to get its next ID token: 32 random bytes, to be kept like a password.
enum RefreshToken {
    /// A new one, of 43 characters.
    static func make(_ random: RandomSource) -> String { Base64URL.text(of: random.bytes(32)) }

    /// What is stored of it.
    static func digest(_ token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}
