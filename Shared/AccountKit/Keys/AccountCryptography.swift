/// The two pieces of cryptography that accounts need, from a library that others keep: `AccountCrypto` brings swift-crypto's.
///
/// They are handed in because SwiftPM resolves every product's packages for every integrator, and one who imports another engine
/// should not resolve a cryptography library.
public struct AccountCryptography: Sendable {
    /// HMAC-SHA-256 (RFC 2104) of a message under a key: 32 bytes.
    public typealias Authentication = @Sendable (_ message: [UInt8], _ key: [UInt8]) -> [UInt8]
    /// scrypt (RFC 7914): a key of `length` bytes from a password and a salt.
    public typealias Derivation =
        @Sendable (_ password: [UInt8], _ salt: [UInt8], _ cost: ScryptCost, _ length: Int) throws -> [UInt8]

    let authenticate: Authentication
    let derive: Derivation

    /// Both pieces.
    public init(authenticate: @escaping Authentication, derive: @escaping Derivation) {
        self.authenticate = authenticate
        self.derive = derive
    }

    /// Whether two secrets of one length are the same; it looks at every byte, wherever they differ.
    static func isEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
