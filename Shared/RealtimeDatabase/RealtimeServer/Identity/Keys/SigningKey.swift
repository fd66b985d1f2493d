import Crypto
import CryptoExtras
import Foundation
import JWTKit

/// An RSA key that signs tokens, of 3,072 bits, or at least 2,048 if an earlier version created it.
public struct SigningKey: Sendable {
    /// The key id in the header of tokens: the first 40 hexadecimal digits of the public key's SHA-256 digest.
    public let id: String
    let key: _RSA.Signing.PrivateKey

    /// The size of a new key, in bits. NIST rates 3,072 bits as 128 bits of security, and 2,048 as 112.
    public static let bits = 3_072

    private init(_ key: _RSA.Signing.PrivateKey) {
        self.key = key
        id = SHA256.hash(data: key.publicKey.derRepresentation).prefix(20).map {
            String(UInt16($0) + 0x100, radix: 16).dropFirst()
        }.joined()
    }

    /// Generates a key, which can take a second.
    ///
    /// - Throws: ``SigningKeyError/notGenerated(reason:)``.
    public static func generate() throws(SigningKeyError) -> SigningKey {
        do {
            return SigningKey(try _RSA.Signing.PrivateKey(keySize: .bits3072))
        } catch {
            throw .notGenerated(reason: "\(error)")
        }
    }

    /// Reads a key from the content of a PEM file.
    ///
    /// - Throws: ``SigningKeyError/unusable(file:reason:)`` if it is not an RSA key of at least 2,048 bits.
    public init(pem: String, named file: String) throws(SigningKeyError) {
        let key = try? _RSA.Signing.PrivateKey(pemRepresentation: pem)
        guard let key, key.keySizeInBits >= 2_048 else {
            throw .unusable(file: file, reason: "it holds no RSA key of 2,048 bits or more")
        }
        self.init(key)
    }

    /// The size of the key, in bits.
    public var bits: Int { key.keySizeInBits }

    /// The private key in PKCS #8 PEM, which must be kept secret.
    public var pem: String { key.pkcs8PEMRepresentation }

    /// The public key in PEM.
    public var publicPEM: String { key.publicKey.pemRepresentation }
}

public enum SigningKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system could not generate a key.
    case notGenerated(reason: String)
    /// The file can't be read.
    case unreadable(file: String, reason: String)
    /// The file can't be created.
    case unwritable(file: String, reason: String)
    /// Other users of the machine can read the file.
    case readableByOthers(file: String)
    /// Other users of the machine can put keys into the folder.
    case writableByOthers(folder: String)
    /// The file contains no usable key.
    case unusable(file: String, reason: String)
    /// No key, or more than one, has that name.
    case noKey(named: String)
    /// The newest key, which signs, can't be removed.
    case signs(id: String)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .notGenerated(let reason): "no key could be made (\(reason)) — try again"
        case .unreadable(let file, let reason): "\(file) can't be read (\(reason)) — make it yours"
        case .unwritable(let file, let reason): "\(file) can't be made (\(reason)) — make its folder yours"
        case .readableByOthers(let file):
            "\(file) may be read by others — replace the keys with “roomd keys rotate --void”; or, if nobody has seen it, make it yours alone (chmod 600)"
        case .writableByOthers(let folder):
            "others may put keys into \(folder) — look through it with “roomd keys list”, and make it yours alone (chmod 700)"
        case .unusable(let file, let reason):
            "\(file) can't be used (\(reason)) — replace the keys with “roomd keys rotate --void”"
        case .noKey(let name): "there is no key “\(name)” — give the beginning of a name that “roomd keys list” shows"
        case .signs(let id): "\(id) is the key that signs — replace it first with “roomd keys rotate”"
        }
    }
}
