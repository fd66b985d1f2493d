public import Foundation
import StorageKit

/// The key under which codes, sessions and limits are stored: who reads the database alone can neither guess the six digits of
/// a code nor use a session. It lies in a file of its own, outside the database and its backups.
///
/// Without it everybody is signed out and codes under way are void; passwords stay good, for they don't depend on it.
public struct AccountSecret: Sendable {
    private let key: [UInt8]
    private let authenticate: AccountCryptography.Authentication

    /// What a digest is of; two uses of one text have nothing in common.
    enum Use: String {
        case code, session, ticket, device, attempt
    }

    /// A key of at least 32 bytes; else ``AccountError/unusableSecret(reason:)``.
    public init(bytes: [UInt8], cryptography: AccountCryptography) throws(AccountError) {
        guard bytes.count >= AccountSecret.length else {
            throw .unusableSecret(reason: "it has \(bytes.count) bytes instead of \(AccountSecret.length)")
        }
        key = bytes
        authenticate = cryptography.authenticate
    }

    /// The length of a new key in bytes.
    public static let length = 32

    /// HMAC-SHA-256 over the use and the parts, each with its length before it, so that no two lists of parts read the same.
    func digest(_ use: Use, _ parts: [String]) -> Data {
        Data(authenticate(AccountSecret.message(use, parts), key))
    }

    /// Whether a stored digest is that of the parts; takes the same time wherever they differ.
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
    /// The key in a file, which is made with mode 0600 where there is none.
    ///
    /// If two processes make it at once, one succeeds and both use its result.
    ///
    /// - Throws: ``AccountError/secretReadableByOthers(file:)`` for a file that other users of the machine may read;
    ///   ``AccountError/unusableSecret(reason:)`` for one that can't be read or made, or is no key.
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
