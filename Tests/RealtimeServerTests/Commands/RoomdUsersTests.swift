import Foundation
import JSONKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("roomd users")
struct RoomdUsersTests {
    /// A signing identity over the same files as the commands.
    private func identity(_ box: RoomdBox) async throws -> (identity: SigningIdentity, store: LocalStore) {
        let data = box.folder.file("data")
        let store = try LocalStore.open(
            at: data.appendingPathComponent("roomd.sqlite"),
            schemas: SQLiteTreeStore.schemas + [RealtimeAccounts.schema]
        )
        let clock = try ManualClock(RoomdBox.now)
        let identity = SigningIdentity(
            AccountSetup(
                accounts: RealtimeAccounts(store: store),
                tokens: try await Tokens(signedBy: SigningKeyFolder(data.appendingPathComponent("roomd-keys"))),
                clock: clock.wallClock,
                database: DatabaseName("family"),
                isKnown: { _ in true }
            )
        )
        return (identity, store)
    }

    private func signIn(_ token: String, _ identity: SigningIdentity) async throws -> (idToken: String?, error: String?)
    {
        let call = IdentityCall(
            method: "POST",
            path: "/v1/accounts:signInWithCustomToken",
            parameters: [],
            mediaType: "application/json",
            body: Array(#"{"token":"\#(token)"}"#.utf8)
        )
        let answer = try IdentityBox.read(try #require(await identity.answer(call)))
        return (answer.body["idToken"]?.string, answer.body["error"]?["message"]?.string)
    }

    @Test(
        "a custom token signs its user in, with the claims it was given, and the user can be shown, disabled and deleted"
    )
    func lifeOfAUser() async throws {
        let box = try RoomdBox()
        try box.deploy()
        #expect(try box.done("users", "list") == "There are no accounts.\n")
        let token = try box.done("users", "token", "ann", "--claims", #"{"clinic": "north"}"#)
            .trimmingCharacters(in: .newlines)
        let (identity, store) = try await identity(box)
        defer { try? store.close() }
        let family = try #require(DatabaseName("family"))
        let idToken = try #require(try await signIn(token, identity).idToken)
        let credentials = RealtimeCredentials(auth: idToken, database: family)
        guard case .user(let auth, _) = try await identity.caller(credentials) else {
            Issue.record("nobody")
            return
        }
        #expect(auth["uid"] == .string("ann"))
        #expect(auth["token"]["clinic"] == .string("north"))

        let listed = try box.json("users", "list").list
        #expect(listed.map { $0["uid"]?.string } == ["ann"])
        #expect(listed.first?["provider"]?.string == "custom")
        let shown = try box.json("users", "show", "ann")
        #expect(shown["devices"]?.integer == 1)
        #expect(shown["made"]?.string == "2026-03-08T07:30:00.000Z")
        #expect(try box.done("users", "show", "ann").contains("may sign in"))

        // Both commands affect a running server.
        #expect(try box.done("users", "disable", "ann") == "ann is signed out and disabled.\n")
        await #expect(throws: CredentialError.invalid) { try await identity.caller(credentials) }
        #expect(try await signIn(token, identity).error == "USER_DISABLED")
        #expect(try box.done("users", "list").contains("disabled"))
        #expect(try box.json("users", "disable", "ann", "--undo")["disabled"]?.bool == false)
        #expect(try await signIn(token, identity).idToken != nil)
        #expect(try box.refused(64, "users", "delete", "ann").contains("repeat the command with --yes"))
        #expect(try box.json("users", "delete", "ann", "--yes")["deleted"]?.string == "ann")
        #expect(try box.refused(66, "users", "show", "ann").contains("family has no account “ann”"))
    }

    @Test("an access token is an admin's, for as long and for as much as was asked")
    func adminToken() async throws {
        let box = try RoomdBox()
        try box.deploy()
        try box.deploy("clinic")
        let family = try #require(DatabaseName("family"))
        let clinic = try #require(DatabaseName("clinic"))
        #expect(try box.refused(64, "users", "admin-token").contains("there are 2 databases"))
        let one = try box.json("users", "admin-token", "--database", "family", "--minutes", "5")
        #expect(one["expires"]?.string == "2026-03-08T07:35:00.000Z")
        let all = try box.json("users", "admin-token", "--all")
        let (identity, store) = try await identity(box)
        defer { try? store.close() }
        func caller(_ document: JSONValue, _ database: DatabaseName) async throws -> RealtimeCaller {
            let field = "Bearer " + (document["token"]?.string ?? "")
            return try await identity.caller(RealtimeCredentials(authorization: field, database: database))
        }
        #expect(try await caller(one, family) == .admin)
        await #expect(throws: CredentialError.invalid) { try await caller(one, clinic) }
        #expect(try await caller(all, clinic) == .admin)
    }

    @Test(
        "an impossible request is refused with its reason, and nothing is made",
        arguments: [
            (65, ["users", "token", "a.b"], "a user's id is a key of the database"),
            (65, ["users", "token", "ann", "--claims", #"{"sub": "x"}"#], "the claim “sub” is reserved"),
            (65, ["users", "token", "ann", "--claims", "3"], "--claims is no JSON object"),
            (65, ["users", "token", "ann", "--claims", "[1]"], "--claims is no JSON object"),
            (65, ["users", "token", "ann", "--claims", "{"], "--claims: Invalid data"),
            (66, ["users", "token", "ann", "--database", "other"], "there is no database “other”"),
            (64, ["users", "token", "ann", "--database", "no name"], "“no name” is no name of a database"),
            (64, ["users", "admin-token", "--minutes", "1441"], "--minutes is a number from 1 to 1440"),
            (64, ["users", "admin-token", "--all", "--database", "family"], "exclude each other"),
            (64, ["users", "list", "--after", "ann"], "“ann” is no account"),
            (66, ["users", "disable", "nobody"], "family has no account “nobody”"),
        ] as [(Int32, [String], String)]
    )
    func refusals(status: Int32, arguments: [String], reason: String) throws {
        let box = try RoomdBox()
        try box.deploy()
        let result = try box.run(arguments)
        #expect(result.exit == .status(status))
        #expect(result.errorText.contains(reason), "\(result.errorText)")
        #expect(result.text.isEmpty)
    }

    @Test("without a database there is nobody, and how to make one is told")
    func noDatabase() throws {
        let box = try RoomdBox()
        let told = try box.refused(66, "users", "token", "ann")
        #expect(told.contains("make a database with “roomd rules deploy FILE --database NAME”"))
    }

    @Test("the files are their owner's alone, and the key is in no backup")
    func files() throws {
        let box = try RoomdBox()
        try box.deploy()
        try box.done("users", "token", "ann")
        let key =
            "roomd-keys/"
            + (try #require(try box.json("keys", "list").list.first?["file"]?.string?.split(separator: "/").last))
        for name in ["roomd.sqlite", key] {
            let path = box.folder.file("data/\(name)").path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o600, "\(name)")
        }
        let pem = try String(contentsOf: box.folder.file("data/\(key)"), encoding: .utf8)
        try box.done("backup", "copy.sqlite")
        let copy = try Data(contentsOf: box.folder.file("copy.sqlite"))
        for line in pem.split(separator: "\n").dropFirst().dropLast() {
            #expect(copy.range(of: Data(line.utf8)) == nil)
        }
    }

    @Test("a backup brings databases, rules and accounts back, and keeps what it replaces")
    func backup() throws {
        let box = try RoomdBox()
        try box.deploy()
        let file = try box.json("backup", "copy.sqlite")["file"]?.string
        #expect(file?.hasSuffix("/copy.sqlite") == true)
        #expect(try box.refused(73, "backup", "copy.sqlite").contains("copy.sqlite"))
        try box.deploy("clinic")
        #expect(try box.refused(64, "restore", "copy.sqlite").contains("repeat the command with --yes"))
        #expect(try box.refused(66, "restore", "nothing.sqlite").contains("there is no file"))
        try box.folder.write("no database", to: "junk.sqlite")
        #expect(try box.refused(65, "restore", "junk.sqlite", "--yes").contains("junk.sqlite"))
        let restored = try box.json("restore", "copy.sqlite", "--yes")
        #expect(restored["replaced"]?.string?.hasSuffix("roomd.sqlite.replaced-1") == true)
        #expect(try box.done("rules", "show") == RoomdBox.rules)
        #expect(try box.refused(66, "rules", "show", "--database", "clinic").contains("clinic"))
    }

    @Test("a backup over accounts that can't be read is restored only if it may let ended ones in again")
    func unreadableAccounts() throws {
        let box = try RoomdBox()
        try box.deploy()
        try box.done("backup", "copy.sqlite")
        let damaged = "no database, and no accounts of one either"
        for name in ["roomd.sqlite-wal", "roomd.sqlite-shm"] {
            try? FileManager.default.removeItem(at: box.folder.file("data/\(name)"))
        }
        try box.folder.write(damaged, to: "data/roomd.sqlite")
        let told = try box.refused(65, "restore", "copy.sqlite", "--yes")
        #expect(told.contains("roomd.sqlite") && told.contains("--without-ends"), "\(told)")
        #expect(try String(contentsOf: box.folder.file("data/roomd.sqlite"), encoding: .utf8) == damaged)
        let restored = try box.done("restore", "copy.sqlite", "--without-ends", "--yes")
        #expect(restored.contains("may be let in again"), "\(restored)")
        #expect(try box.done("rules", "show") == RoomdBox.rules)
    }

    @Test(
        "a folder without databases is the wrong one: each command says so and makes nothing",
        arguments: [
            ["backup", "copy.sqlite"], ["status"], ["rules", "show"], ["users", "list"], ["users", "show", "ann"],
            ["users", "disable", "ann"], ["users", "admin-token"], ["keys", "rotate"],
            ["keys", "rotate", "--void", "--yes"],
            ["keys", "retire", "4f2a", "--yes"],
        ]
    )
    func nothingThere(arguments: [String]) throws {
        let box = try RoomdBox()
        let result = try box.run(arguments)
        #expect(result.exit == .status(66))
        #expect(result.errorText.contains("there are no databases in") && result.errorText.contains("--data-dir"))
        for name in ["copy.sqlite", "data/roomd.sqlite", "data/roomd-keys"] {
            #expect(!FileManager.default.fileExists(atPath: box.folder.file(name).path), "\(name)")
        }
    }

    @Test("a list of no accounts is refused")
    func noLimit() throws {
        let box = try RoomdBox()
        try box.deploy()
        #expect(try box.refused(64, "users", "list", "--limit", "0").contains("--limit is a number from 1"))
    }
}
