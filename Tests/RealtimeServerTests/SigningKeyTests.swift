import Foundation
import RealtimeServer
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("The key of tokens")
struct SigningKeyTests {
    private let now = Instant(milliseconds: 1_772_955_000_000)

    @Test("it is made once, with 3,072 bits and for its owner alone, and is the same ever after")
    func stored() throws {
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("deep/keys"))
        let made = try keys.maintain(at: now).made
        let again = try keys.maintain(at: now.adding(hours: 24))
        #expect(again.made == nil && again.removed.isEmpty)
        let all = try keys.read().all
        let dated = try #require(all.first)
        #expect(all.count == 1 && dated.key.id == made && dated.key.bits == 3_072)
        #expect(dated.key.id.count == 40 && dated.key.id.allSatisfy(\.isHexDigit))
        let manager = FileManager.default
        let file = try manager.attributesOfItem(atPath: keys.file(of: dated).path)
        #expect((file[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let parent = try manager.attributesOfItem(atPath: keys.url.path)
        #expect((parent[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        #expect(try manager.contentsOfDirectory(atPath: keys.url.path) == ["1772955000-\(dated.key.id).pem"])
        #expect(try SigningKey(pem: dated.key.pem, named: "x").publicPEM == dated.key.publicPEM)
    }

    @Test("many processes that make the key at once have the same one")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("keys"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 { group.addTask { [now] in try keys.maintain(at: now) } }
            try await group.waitForAll()
        }
        #expect(try keys.read().all.count == 1)
    }

    @Test("a key of an earlier version verifies for a day and is then removed; a new one of 3,072 bits signs")
    func adopted() throws {
        let folder = try TemporaryFolder()
        let old = try Self.file("old.pem", bits: 2_048, in: folder)
        let keys = SigningKeyFolder(folder.file("keys"))
        try keys.maintain(adopting: old, at: now)
        #expect(!FileManager.default.fileExists(atPath: old.path))
        #expect(try keys.read().all.map(\.key.bits) == [3_072, 2_048])
        #expect(try keys.maintain(adopting: old, at: now.adding(hours: 24)).removed.isEmpty)
        let oldID = try #require(try keys.read().all.last?.key.id)
        #expect(try keys.maintain(adopting: old, at: now.adding(hours: 24).adding(minutes: 1)).removed == [oldID])
        #expect(try keys.read().all.map(\.key.bits) == [3_072])
    }

    @Test("a key is replaced after a year, and a new one is newer also where the clock was set back")
    func age() throws {
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("keys"))
        let first = try keys.maintain(at: now).made
        #expect(try keys.maintain(at: now.adding(days24h: 364)).made == nil)
        let second = try keys.maintain(at: now.adding(days24h: 365)).made
        #expect(second != nil && second != first)
        let third = try keys.rotate(isVoiding: false, at: now).made
        #expect(try keys.read().all.map(\.key.id) == [third, second, first])
    }

    @Test("an older key can be removed by the beginning of its name, and the one that signs can't")
    func retire() throws {
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("keys"))
        let first = try #require(try keys.maintain(at: now).made)
        let second = try #require(try keys.rotate(isVoiding: false, at: now.adding(minutes: 1)).made)
        #expect(throws: SigningKeyError.signs(id: second)) { try keys.retire(second) }
        #expect(throws: SigningKeyError.noKey(named: "")) { try keys.retire("") }
        #expect(throws: SigningKeyError.noKey(named: "../x")) { try keys.retire("../x") }
        #expect(try keys.retire(first) == first)
        #expect(try keys.read().all.map(\.key.id) == [second])
    }

    @Test(
        "a file that others may read, a folder that they may write, a weak key, another key's name or no key is refused with what to do"
    )
    func refusals() throws {
        let folder = try TemporaryFolder()
        let keys = SigningKeyFolder(folder.file("keys"))
        try keys.maintain(at: now)
        let file = keys.file(of: try #require(try keys.read().all.first))
        chmod(file.path, 0o640)
        #expect(throws: SigningKeyError.readableByOthers(file: file.path)) { try keys.read() }
        chmod(file.path, 0o600)
        chmod(keys.url.path, 0o770)
        let folderPath = keys.url.path(percentEncoded: false)
        #expect(throws: SigningKeyError.writableByOthers(folder: folderPath)) { try keys.read() }
        // A voiding rotation works despite wrong permissions.
        #expect(try keys.rotate(isVoiding: true, at: now.adding(minutes: 1)).removed.count == 1)
        chmod(keys.url.path, 0o700)
        #expect(try keys.read().all.count == 1)

        let reason = "it holds no RSA key of 2,048 bits or more"
        for weak in [try Self.file("weak.pem", bits: 1_024, in: folder), try folder.write("no key", to: "junk.pem")] {
            chmod(weak.path, 0o600)
            #expect(throws: SigningKeyError.unusable(file: weak.path, reason: reason)) {
                try keys.maintain(adopting: weak, at: now)
            }
        }
        let misnamed = keys.url.appending(path: "1772955000-\(String(repeating: "a", count: 40)).pem")
        try Data(try SigningKey.generate().pem.utf8).write(to: misnamed)
        chmod(misnamed.path, 0o600)
        #expect(throws: SigningKeyError.self) { try keys.read() }
        let error = #expect(throws: SigningKeyError.self) {
            try SigningKeyFolder(folder.file("junk.pem/below")).maintain(at: now)
        }
        #expect(error?.description.contains(" — make its folder yours") == true)
    }

    /// A private key file (PEM) made by OpenSSL.
    private static func file(_ name: String, bits: Int, in folder: TemporaryFolder) throws -> URL {
        let file = folder.file(name)
        let made = try ChildProcess.run(
            URL(filePath: "/usr/bin/env"),
            ["openssl", "genrsa", "-out", file.path, "\(bits)"]
        )
        try #require(made.exit == .status(0), "\(made.errorText)")
        chmod(file.path, 0o600)
        return file
    }

    @Test(
        "names and claims that can't be are told before a token is made",
        arguments: [
            ("", [:], "a user's id has 1 to 128 characters"),
            (String(repeating: "x\u{301}", count: 65), [:], "a user's id has 1 to 128 characters"),
            ("a.b", [:], "a user's id is a key of the database: "),
            ("ann", ["sub": .string("x")], "the claim “sub” is reserved"),
            ("ann", ["firebase": .bool(true)], "the claim “firebase” is reserved"),
            ("ann", ["user_id": .bool(true)], "the claim “user_id” is reserved"),
            ("ann", ["a": .string(String(repeating: "x", count: 1_000))], "claims have at most 1,000 bytes"),
        ] as [(String, [String: RealtimeValue], String)]
    )
    func problems(uid: String, claims: [String: RealtimeValue], problem: String) {
        #expect(Tokens.problem(uid: uid, claims: claims)?.hasPrefix(problem) == true)
        #expect(Tokens.problem(uid: "ann", claims: ["clinic": .string("north")]) == nil)
        #expect(Tokens.reservedClaims.count == 16)
    }
}
