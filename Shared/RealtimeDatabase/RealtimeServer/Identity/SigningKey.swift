import Crypto
import CryptoExtras
public import Foundation
import JWTKit
import StorageKit

/// The RSA key of 2,048 bits that a server signs tokens with. It lies in a file of its own beside the store, in no backup.
///
/// Without it all tokens are void, but refresh tokens aren't: every device gets new ones by itself.
public struct SigningKey: Sendable {
    /// The key's name in the head of tokens: 40 hexadecimal digits of the public key's digest.
    public let id: String
    let key: _RSA.Signing.PrivateKey

    private init(_ key: _RSA.Signing.PrivateKey) {
        self.key = key
        id = Crypto.SHA256.hash(data: key.publicKey.derRepresentation).prefix(20).map {
            String(UInt16($0) + 0x100, radix: 16).dropFirst()
        }.joined()
    }

    /// A new key. Takes a fraction of a second.
    public static func generate() throws(SigningKeyError) -> SigningKey {
        do {
            return SigningKey(try _RSA.Signing.PrivateKey(keySize: .bits2048))
        } catch {
            throw .notGenerated(reason: "\(error)")
        }
    }

    /// A key as a PEM file holds it.
    public init(pem: String, named file: String) throws(SigningKeyError) {
        do {
            self.init(try _RSA.Signing.PrivateKey(pemRepresentation: pem))
        } catch {
            throw .unusable(file: file, reason: "it holds no RSA key of 2,048 bits or more")
        }
    }

    /// The key as text, PKCS #8 in PEM: to be kept like a password.
    public var pem: String { key.pkcs8PEMRepresentation }

    /// The public key as text, in PEM.
    public var publicPEM: String { key.publicKey.pemRepresentation }
}

// MARK: The file

extension SigningKey {
    /// The key in a file, which is made with mode 0600 where there is none.
    ///
    /// Of two processes that make it at once, one does, and both have that one's. A file that others may read is refused: what it signed
    /// could be anybody's.
    public static func stored(in file: URL) throws(SigningKeyError) -> SigningKey {
        let path = file.path(percentEncoded: false)
        if !FileManager.default.fileExists(atPath: path) { try place(try generate(), in: file) }
        let mode: Int
        let bytes: Data
        do {
            mode =
                (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue ?? 0
            bytes = try Data(contentsOf: file)
        } catch {
            throw .unreadable(file: path, reason: error.localizedDescription)
        }
        guard mode & 0o077 == 0 else { throw .readableByOthers(file: path) }
        return try SigningKey(pem: String(decoding: bytes.prefix(65_536), as: UTF8.self), named: path)
    }

    /// Puts a key into a file that isn't there yet, whole or not at all.
    private static func place(_ key: SigningKey, in file: URL) throws(SigningKeyError) {
        let path = file.path(percentEncoded: false)
        let folder = file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            // Where another process was first, its key is everybody's.
            _ = try PrivateFile(file).create(Data(key.pem.utf8))
        } catch let error as StoreError {
            throw .unwritable(file: path, reason: error.description)
        } catch {
            throw .unwritable(file: path, reason: error.localizedDescription)
        }
    }
}

/// Why there is no key to sign with.
public enum SigningKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system made none.
    case notGenerated(reason: String)
    /// The file can't be read.
    case unreadable(file: String, reason: String)
    /// The file can't be made.
    case unwritable(file: String, reason: String)
    /// Other users of the machine may read it.
    case readableByOthers(file: String)
    /// What is in the file is no key.
    case unusable(file: String, reason: String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .notGenerated(let reason): "no key could be made (\(reason)) — try again"
        case .unreadable(let file, let reason): "\(file) can't be read (\(reason)) — make it yours"
        case .unwritable(let file, let reason): "\(file) can't be made (\(reason)) — make its folder yours"
        case .readableByOthers(let file):
            "\(file) may be read by others — delete it, and a new key is made; or, if nobody has seen it, make it yours alone (chmod 600)"
        case .unusable(let file, let reason): "\(file) can't be used (\(reason)) — delete it, and a new key is made"
        }
    }
}
