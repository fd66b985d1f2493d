import AccountCrypto
import Foundation
import TestKit
import Testing

@testable import AccountKit

@Suite("Hashes and keys")
struct KeyTests {
    static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test("scrypt gives RFC 7914's own results")
    func vectors() throws {
        let cost = try #require(ScryptCost(logN: 10, blockSize: 8, parallelism: 16))
        let key = try AccountCryptography.swiftCrypto.derive(Array("password".utf8), Array("NaCl".utf8), cost, 64)
        #expect(
            Self.hexadecimal(key)
                == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
        )
        let other = try #require(ScryptCost(logN: 14, blockSize: 8, parallelism: 1))
        let sodium = try AccountCryptography.swiftCrypto.derive(
            Array("pleaseletmein".utf8),
            Array("SodiumChloride".utf8),
            other,
            64
        )
        #expect(
            Self.hexadecimal(sodium)
                == "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
        )
    }

    @Test(
        "a cost is within its ranges and takes a gibibyte at most, and its text reads back",
        arguments: [
            (0, 1, 1, false), (1, 1, 1, true), (22, 2, 1, true), (22, 3, 1, false), (23, 1, 1, false), (20, 8, 1, true),
            (20, 9, 1, false), (18, 32, 1, true), (1, 0, 1, false), (1, 32, 16, true), (1, 33, 1, false),
            (1, 1, 0, false), (1, 1, 17, false),
        ]
    )
    func costs(logN: Int, blockSize: Int, parallelism: Int, isCost: Bool) {
        let cost = ScryptCost(logN: logN, blockSize: blockSize, parallelism: parallelism)
        #expect((cost != nil) == isCost)
        let text = "ln=\(logN),r=\(blockSize),p=\(parallelism)"
        #expect(ScryptCost(text) == cost)
        for other in [text + ",", "," + text, text + " ", text.replacing("ln=", with: "ln=0"), "n" + text] {
            #expect(ScryptCost(other) == nil, "\(other)")
        }
    }

    @Test("HMAC-SHA-256 gives RFC 4231's own results")
    func authentication() {
        let short = AccountCryptography.swiftCrypto.authenticate(
            Array("what do ya want for nothing?".utf8),
            Array("Jefe".utf8)
        )
        #expect(Self.hexadecimal(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let long = AccountCryptography.swiftCrypto.authenticate(
            Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            [UInt8](repeating: 0xAA, count: 131)
        )
        #expect(Self.hexadecimal(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("two secrets are equal only if all their bytes are, whichever differs")
    func comparison() {
        let secret = [UInt8](0..<32)
        #expect(AccountCryptography.isEqual(secret, secret))
        for place in 0..<32 {
            for bit in 0..<8 {
                var other = secret
                other[place] ^= 1 << bit
                #expect(!AccountCryptography.isEqual(secret, other))
            }
        }
        #expect(!AccountCryptography.isEqual(secret, Array(secret.dropLast())))
        #expect(!AccountCryptography.isEqual([], secret))
    }

    @Test("the standard cost is N = 2^17, r = 8, p = 1, and it stands with the hash")
    func standard() throws {
        #expect(ScryptCost.standard.description == "ln=17,r=8,p=1")
        #expect(PasswordHasher(cryptography: .swiftCrypto).cost == .standard)
        let hash = try PasswordHasher(cost: AccountBox.cheap, cryptography: .swiftCrypto).hash(
            "olive grove",
            salt: [UInt8](0..<16)
        )
        #expect(hash.description.hasPrefix("$scrypt$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$"))
        #expect(PasswordHash(hash.description) == hash)
    }

    @Test("a hash at the standard cost that OpenSSL made is read and recognized")
    func standardCost() throws {
        // Python: hashlib.scrypt(b"olive grove", salt=bytes(range(16)), n=2**17, r=8, p=1, dklen=32)
        let text = "$scrypt$ln=17,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$BCtPGWcH8x45InMDzFJf2nC9w9OAqDMMmckSNj+BFa8"
        let stored = try #require(PasswordHash(text))
        #expect(
            try PasswordHasher(cryptography: .swiftCrypto).verify("olive grove", against: stored, costs: [.standard])
        )
    }

    @Test(
        "a text that is no hash of ours is not read, nor a cost that would take a gigabyte",
        arguments: [
            "", "$scrypt$", "olive", "$argon2id$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$AAEC", "$scrypt$ln=04,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$x",
            "$scrypt$ln=40,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0OD6ICAwQFBgcICQoLDA0ODw8",
            "$scrypt$ln=22,r=32,p=1$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0OD6ICAwQFBgcICQoLDA0ODw8",
        ]
    )
    func unreadable(text: String) {
        #expect(PasswordHash(text) == nil)
    }

    @Test("a password is right for its own hash alone, and one derivation is made at each cost in use")
    func verify() throws {
        let count = HashCount()
        let hasher = PasswordHasher(cost: AccountBox.cost(4), cryptography: count.cryptography)
        let hash = try hasher.hash("olive grove", salt: [UInt8](repeating: 3, count: 16))
        let costs: Set = [AccountBox.cost(3), AccountBox.cost(4)]
        for (password, stored, isRight) in [
            ("olive grove", hash as PasswordHash?, true), ("olive grovE", hash, false), ("", hash, false),
            ("olive grove", nil, false),
        ] {
            count.reset()
            #expect(try hasher.verify(password, against: stored, costs: costs) == isRight)
            #expect(count.costs == [AccountBox.cost(3), AccountBox.cost(4)])
        }
        count.reset()
        #expect(try !hasher.verify("olive grove", against: nil, costs: []))
        #expect(count.costs == [AccountBox.cost(4)])
    }

    @Test("digests of different uses, keys and divisions of a text have nothing in common")
    func digests() throws {
        let secret = try AccountBox.secret(1)
        let other = try AccountBox.secret(2)
        let digests = [
            secret.digest(.code, ["ab", "c"]), secret.digest(.code, ["a", "bc"]), secret.digest(.code, ["abc"]),
            secret.digest(.session, ["ab", "c"]), other.digest(.code, ["ab", "c"]),
        ]
        #expect(Set(digests).count == digests.count)
        #expect(digests.allSatisfy { $0.count == 32 })
        #expect(secret.matches(digests[0], .code, ["ab", "c"]))
        #expect(!secret.matches(digests[0], .code, ["a", "bc"]))
        #expect(!secret.matches(Data(), .code, ["ab", "c"]))
        #expect(!secret.matches(digests[0].dropLast(), .code, ["ab", "c"]))
    }

    @Test("the key lies in a file that only its owner reads, made once and the same ever after")
    func secretFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("accounts.key")
        let made = try AccountSecret.stored(in: file, random: .seeded(1), cryptography: .swiftCrypto)
        let again = try AccountSecret.stored(in: file, random: .seeded(2), cryptography: .swiftCrypto)
        #expect(made.digest(.code, ["x"]) == again.digest(.code, ["x"]))
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["accounts.key"])
    }

    @Test("one of many processes that make the key at once does, and all have that one's")
    func secretFileRace() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("accounts.key")
        let digests = try await withThrowingTaskGroup(of: Data.self) { group in
            for seed in UInt64(1)...16 {
                group.addTask {
                    try AccountSecret.stored(in: file, random: .seeded(seed), cryptography: .swiftCrypto).digest(
                        .code,
                        ["x"]
                    )
                }
            }
            return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(digests.count == 1)
    }

    @Test("a key that others may read is refused with the way out", arguments: [0o604, 0o640, 0o644, 0o620])
    func openSecretFile(mode: Int) throws {
        let folder = try TemporaryFolder()
        let key = folder.file("accounts.key")
        _ = try AccountSecret.stored(in: key, random: .seeded(1), cryptography: .swiftCrypto)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: key.path)
        #expect(throws: AccountError.secretReadableByOthers(file: key.path)) {
            try AccountSecret.stored(in: key, random: .seeded(1), cryptography: .swiftCrypto)
        }
        #expect("\(AccountError.secretReadableByOthers(file: key.path))".contains("chmod 600 \(key.path)"))
    }

    @Test("a short or missing key file is refused with the way out")
    func badSecretFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("accounts.key")
        try Data([1, 2, 3]).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(throws: AccountError.unusableSecret(reason: "it has 3 bytes instead of 32")) {
            try AccountSecret.stored(in: file, random: .seeded(1), cryptography: .swiftCrypto)
        }
        #expect(throws: AccountError.self) {
            try AccountSecret.stored(
                in: folder.file("no/such/folder/key"),
                random: .seeded(1),
                cryptography: .swiftCrypto
            )
        }
    }

    @Test("a token says nothing of itself when it is printed")
    func tokensAreSilent() {
        let token = SessionToken(from: .seeded(5))
        #expect(token.text.count == 43)
        #expect(token.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        for shown in ["\(token)", String(reflecting: token), String(describing: token)] {
            #expect(!shown.contains(token.text))
        }
        #expect(SessionToken(from: .seeded(6)) != token)
    }
}
