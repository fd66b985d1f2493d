import Foundation

/// What a derivation by scrypt costs (RFC 7914).
public struct ScryptCost: Hashable, Sendable {
    /// The binary logarithm of N, 1…22: the time and, with the block size, the memory (128 · N · r bytes).
    public let logN: Int
    /// The block size r, 1…32.
    public let blockSize: Int
    /// The parallelism p, 1…16.
    public let parallelism: Int

    /// A cost; `nil` where a number is out of its range or the memory is more than a gigabyte.
    public init?(logN: Int, blockSize: Int = 8, parallelism: Int = 1) {
        guard (1...22).contains(logN), (1...32).contains(blockSize), (1...16).contains(parallelism),
            128 * (1 << logN) * blockSize <= 1 << 30
        else { return nil }
        self.init(unchecked: logN, blockSize, parallelism)
    }

    private init(unchecked logN: Int, _ blockSize: Int, _ parallelism: Int) {
        (self.logN, self.blockSize, self.parallelism) = (logN, blockSize, parallelism)
    }

    /// N = 2¹⁷, r = 8, p = 1: 128 MiB, about four tenths of a second (OWASP's first choice for scrypt).
    public static let standard = ScryptCost(unchecked: 17, 8, 1)
}

extension ScryptCost: Comparable, CustomStringConvertible {
    /// `ln=17,r=8,p=1`, as in the PHC string.
    public var description: String { "ln=\(logN),r=\(blockSize),p=\(parallelism)" }

    /// Reads the description.
    init?(_ description: some StringProtocol) {
        let fields = description.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = zip(["ln=", "r=", "p="], fields).map { name, field in
            field.hasPrefix(name) ? Int(field.dropFirst(name.count)) : nil
        }
        guard fields.count == 3, let logN = numbers[0], let blockSize = numbers[1], let parallelism = numbers[2],
            let cost = ScryptCost(logN: logN, blockSize: blockSize, parallelism: parallelism),
            cost.description == description
        else { return nil }
        self = cost
    }

    /// The one of less work first.
    public static func < (left: ScryptCost, right: ScryptCost) -> Bool {
        (left.work, left.blockSize, left.parallelism) < (right.work, right.blockSize, right.parallelism)
    }

    private var work: Int { (1 << logN) * blockSize * parallelism }
}

/// A password as it is stored: `$scrypt$ln=17,r=8,p=1$SALT$KEY`, salt and key in base 64 without padding (PHC string format).
struct PasswordHash: Hashable, Sendable {
    let cost: ScryptCost
    let salt: [UInt8]
    let key: [UInt8]

    static let saltLength = 16
    static let keyLength = 32

    init(cost: ScryptCost, salt: [UInt8], key: [UInt8]) {
        (self.cost, self.salt, self.key) = (cost, salt, key)
    }
}

extension PasswordHash: LosslessStringConvertible {
    var description: String {
        "$scrypt$\(cost)$\(PasswordHash.base64(salt))$\(PasswordHash.base64(key))"
    }

    init?(_ description: String) {
        let fields = description.split(separator: "$", omittingEmptySubsequences: false)
        guard fields.count == 5, fields[0].isEmpty, fields[1] == "scrypt", let cost = ScryptCost(fields[2]),
            let salt = PasswordHash.bytes(fields[3]), let key = PasswordHash.bytes(fields[4]),
            salt.count == PasswordHash.saltLength, key.count == PasswordHash.keyLength
        else { return nil }
        self.init(cost: cost, salt: salt, key: key)
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("=", with: "")
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        Data(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4)).map(Array.init)
    }
}

/// Hashes passwords and checks them. It is slow on purpose, so it is never called within a transaction.
///
/// While it runs it takes 128 · N · r bytes, 128 MiB at ``ScryptCost/standard``: a server bounds how many run at once.
public struct PasswordHasher: Sendable {
    /// What new hashes cost; stored ones that cost something else are hashed again at the next login.
    public let cost: ScryptCost
    private let derive: AccountCryptography.Derivation

    /// A hasher, at ``ScryptCost/standard`` unless told otherwise.
    public init(cost: ScryptCost = .standard, cryptography: AccountCryptography) {
        self.cost = cost
        derive = cryptography.derive
    }

    func hash(_ password: String, salt: [UInt8]) throws -> PasswordHash {
        let key = try derive(PasswordRule.bytes(of: password), salt, cost, PasswordHash.keyLength)
        return PasswordHash(cost: cost, salt: salt, key: key)
    }

    /// Whether the password is the stored one; without one it isn't, at the same work.
    ///
    /// One derivation is made at each of the costs, whichever the stored hash has: while hashes of an older cost are left, the
    /// time must not tell them from none.
    func verify(_ password: String, against stored: PasswordHash?, costs: Set<ScryptCost>) throws -> Bool {
        let bytes = PasswordRule.bytes(of: password)
        var isRight = false
        for cost in costs.union([stored?.cost ?? self.cost]).sorted() {
            let meant = stored.flatMap { $0.cost == cost ? $0 : nil } ?? PasswordHasher.decoy(cost)
            let key = try derive(bytes, meant.salt, cost, PasswordHash.keyLength)
            let isEqual = AccountCryptography.isEqual(key, meant.key)
            if isEqual, stored == meant { isRight = true }
        }
        return isRight
    }

    private static func decoy(_ cost: ScryptCost) -> PasswordHash {
        PasswordHash(
            cost: cost,
            salt: [UInt8](repeating: 0, count: PasswordHash.saltLength),
            key: [UInt8](repeating: 0, count: PasswordHash.keyLength)
        )
    }
}
