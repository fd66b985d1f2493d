import Foundation
import RealtimeServer
import RealtimeTree
import TestKit
import Testing

@Suite("The key of tokens")
struct SigningKeyTests {
    @Test("it is made once, for its owner alone, and is the same ever after")
    func stored() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("deep/roomd.key")
        let key = try SigningKey.stored(in: file)
        #expect(try SigningKey.stored(in: file).id == key.id)
        #expect(key.id.count == 40 && key.id.allSatisfy(\.isHexDigit))
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep").path) == ["roomd.key"])
        #expect(try SigningKey(pem: key.pem, named: "x").publicPEM == key.publicPEM)
        #expect(try SigningKey.generate().id != key.id)
    }

    @Test("of many that make it at once all have the same")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("roomd.key")
        let ids = try await withThrowingTaskGroup(of: String.self, returning: Set<String>.self) { group in
            for _ in 0..<6 { group.addTask { try SigningKey.stored(in: file).id } }
            return try await group.reduce(into: []) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["roomd.key"])
    }

    @Test("a file that others may read, that is no key, or that can't be made is refused with what to do")
    func refusals() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("roomd.key")
        _ = try SigningKey.stored(in: file)
        chmod(file.path, 0o640)
        #expect(throws: SigningKeyError.readableByOthers(file: file.path)) { try SigningKey.stored(in: file) }
        let junk = try folder.write("no key", to: "junk.key")
        chmod(junk.path, 0o600)
        #expect(throws: SigningKeyError.unusable(file: junk.path, reason: "it holds no RSA key of 2,048 bits or more"))
        {
            try SigningKey.stored(in: junk)
        }
        let error = #expect(throws: SigningKeyError.self) {
            try SigningKey.stored(in: junk.appendingPathComponent("below"))
        }
        #expect(error?.description.contains(" — make its folder yours") == true)
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
