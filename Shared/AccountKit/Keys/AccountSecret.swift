public import Foundation
import StorageKit
import WordKit

/// The key of the stored digests of codes, sessions, devices and limits. It is kept in its own file, outside the database and its backups.
///
/// Someone who reads only the database can neither guess a six-digit code nor use a session. If the key is lost, everyone is signed out
/// and pending codes are void. Passwords stay valid, because they don't depend on it.
public struct AccountSecret: Sendable {
    private let key: [UInt8]
    private let authenticate: AccountCryptography.Authentication

    /// The purpose of a digest. It is part of the digested message, so the same text gives unrelated digests for two purposes.
    enum Use: String {
        case code, session, ticket, device, attempt
    }

    /// Creates a key from bytes.
    ///
    /// - Throws: ``AccountError/unusableSecret(reason:)`` for fewer than 32 bytes.
    public init(bytes: [UInt8], cryptography: AccountCryptography) throws(AccountError) {
        guard bytes.count >= AccountSecret.length else {
            throw .unusableSecret(reason: localized("it has \(bytes.count) bytes instead of \(AccountSecret.length)"))
        }
        key = bytes
        authenticate = cryptography.authenticate
    }

    /// The length of a new key in bytes.
    public static let length = 32

    /// Returns the HMAC-SHA-256 of the purpose and the parts. Each is preceded by its length, so no two lists of parts collide.
    func digest(_ use: Use, _ parts: [String]) -> Data {
        Data(authenticate(AccountSecret.message(use, parts), key))
    }

    /// Returns whether a stored digest is that of the parts, in constant time.
    func matches(_ digest: Data, _ use: Use, _ parts: [String]) -> Bool {
        AccountCryptography.isEqual(digest, self.digest(use, parts))
    }

    private static func message(_ use: Use, _ parts: [String]) -> [UInt8] {
        ([use.rawValue] + parts).flatMap { part in
            let bytes = Array(part.utf8)
            return withUnsafeBytes(of: UInt64(bytes.count).bigEndian, Array.init) + bytes
        }
    }
}

// MARK: The file

extension AccountSecret {
    /// Reads the key from a file, or creates the file with mode 0600.
    ///
    /// If two processes create it at the same time, both use the same key.
    ///
    /// - Throws: ``AccountError/secretReadableByOthers(file:)`` if other users of the machine may read or write the file, or
    ///   ``AccountError/unusableSecret(reason:)`` if it can't be read or created, or is no key.
    public static func stored(
        in file: URL,
        random: RandomSource,
        cryptography: AccountCryptography
    ) throws(AccountError) -> AccountSecret {
        let place = PrivateFile(file)
        var bytes: Data?
        do throws(StoreError) {
            bytes = try place.read()
            if bytes == nil {
                _ = try place.create(Data(random.bytes(length)))
                bytes = try place.read()
            }
        } catch {
            if case .readableByOthers(let file) = error { throw .secretReadableByOthers(file: file) }
            throw .unusableSecret(reason: error.description)
        }
        return try AccountSecret(bytes: Array(bytes ?? Data()), cryptography: cryptography)
    }
}
