import Foundation
import JSONKit
import Logging
import RealtimeServer
import RealtimeService
import RealtimeTree
import SecurityLog
import ServedRooms
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Accounts, tokens and guesses over HTTP")
struct ServedAccountsTests {
    /// A server with accounts, the rules of rooms, and the usual limits.
    struct Served: Sendable {
        let port: Int
        let clock: ManualClock
        let accounts: RealtimeAccounts
        let tokens: Tokens
        let database: DatabaseName
        /// The file of the server, for changes by other processes.
        let file: URL
        /// The file of the security log.
        let securityLog: URL

        func ask(_ line: String, _ fields: [String] = [], body: String? = nil) async throws -> RawAnswer {
            try await RawConnection(port: port).ask(line, fields, body: body)
        }

        /// Sends a request and parses the response as JSON.
        func json(_ line: String, _ fields: [String] = [], body: String? = nil) async throws -> (Int, JSONValue) {
            let answer = try await ask(line, fields, body: body)
            return (answer.status, try JSONValue.parse(answer.body))
        }

        func signUp() async throws -> (uid: String, idToken: String, refreshToken: String) {
            let path = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=roomd"
            let (status, body) = try await json("POST \(path)", ["Content-Type: application/json"], body: "{}")
            #expect(status == 200)
            return (
                try #require(body["localId"]?.string), try #require(body["idToken"]?.string),
                try #require(body["refreshToken"]?.string)
            )
        }

        static func with(
            _ change: (inout ServerConfiguration) -> Void = { _ in },
            _ body: @Sendable (Served) async throws -> Void
        ) async throws {
            let folder = try TemporaryFolder()
            let clock = try ManualClock("2026-03-08T07:30:00Z")
            let file = try LocalStore.open(
                at: folder.file("roomd.sqlite"),
                schemas: SQLiteTreeStore.schemas + [RealtimeAccounts.schema]
            )
            let database = try #require(DatabaseName("family"))
            let store = SQLiteTreeStore(store: file)
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let rules = try Data(contentsOf: root.appending(path: "firebase/database.rules.json"))
            try await store.setRules(Array(rules), of: database)
            let accounts = RealtimeAccounts(store: file)
            let tokens = try await Tokens(signedBy: try IdentityBox.key.get())
            var configuration = ServerConfiguration(port: 0, database: database)
            change(&configuration)
            let server = RealtimeServer(
                service: RealtimeService(store: store, clock: clock.wallClock),
                identity: SigningIdentity(
                    AccountSetup(
                        accounts: accounts,
                        tokens: tokens,
                        clock: clock.wallClock,
                        database: database,
                        isKnown: { $0 == database }
                    )
                ),
                configuration: configuration,
                clock: clock.wallClock,
                log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                watch: SecurityWatch(
                    SecurityLog(at: folder.file("roomd-security.log"), clock: clock.wallClock),
                    senders: SenderKeys(clock: clock.wallClock)
                )
            )
            let (stops, stop) = AsyncStream.makeStream(of: Void.self)
            let (addresses, address) = AsyncStream.makeStream(of: String.self)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { address.finish() }
                    try await server.run(until: stops) { address.yield($0) }
                }
                for await text in addresses {
                    guard let port = text.split(separator: ":").last.flatMap({ Int($0) }) else { break }
                    defer { stop.yield() }
                    try await body(
                        Served(
                            port: port,
                            clock: clock,
                            accounts: accounts,
                            tokens: tokens,
                            database: database,
                            file: folder.file("roomd.sqlite"),
                            securityLog: folder.file("roomd-security.log")
                        )
                    )
                    break
                }
                try await group.waitForAll()
            }
            withExtendedLifetime(folder) {}
        }
    }

    @Test("a new account writes its own place and nobody else's, and is nobody once the token has ended")
    func ownPlace() async throws {
        try await Served.with { served in
            let ann = try await served.signUp()
            let bob = try await served.signUp()
            let member = "/rooms/kitchen/members/\(ann.uid).json?auth=\(ann.idToken)"
            #expect(try await served.ask("PUT \(member)", body: #"{"member":"m","role":"admin"}"#).status == 200)
            let place = "/users/\(ann.uid)/rooms/kitchen/settings/m/item/i/name.json"
            let body = #"{"v":"x","t":1772323200000,"h":"0000-a"}"#
            #expect(try await served.ask("PUT \(place)?auth=\(ann.idToken)", body: body).status == 200)
            #expect(try await served.ask("GET \(place)?auth=\(ann.idToken)").status == 200)
            for credential in ["", "?auth=\(bob.idToken)"] {
                let answer = try await served.ask("GET \(place)\(credential)")
                #expect(answer.status == 401)
                #expect(answer.text.contains("Permission denied"))
            }
            let pieces = ann.idToken.split(separator: ".")
            let unsigned = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.\(pieces[1])."
            for forged in [unsigned, "owner", ann.refreshToken, ""] {
                let answer = try await served.ask("GET \(place)?auth=\(forged)")
                #expect(answer.status == 401)
                #expect(answer.text.contains("Could not parse auth token."))
            }
            #expect(try await served.ask("GET \(place)", ["Authorization: Bearer owner"]).status == 401)
            #expect(try await served.ask("GET \(place)", ["Authorization: Bearer \(ann.idToken)"]).status == 401)

            served.clock.advance(hours: 1)
            let late = try await served.ask("GET \(place)?auth=\(ann.idToken)")
            #expect(late.status == 401)
            #expect(late.text.contains("Auth token is expired"))
            let (status, fresh) = try await served.json(
                "POST /securetoken.googleapis.com/v1/token?key=roomd",
                ["Content-Type: application/x-www-form-urlencoded"],
                body: "grant_type=refresh_token&refresh_token=\(ann.refreshToken)"
            )
            #expect(status == 200)
            let token = try #require(fresh["id_token"]?.string)
            #expect(try await served.ask("GET \(place)?auth=\(token)").status == 200)
            try served.accounts.setDisabled(true, ann.uid, in: served.database, at: served.clock.now)
            #expect(try await served.ask("GET \(place)?auth=\(token)").status == 401)
        }
    }

    @Test("an access token sees all that its database holds, and acts as somebody else where it asks to")
    func access() async throws {
        try await Served.with { served in
            let token = try await served.tokens.accessToken(
                database: served.database,
                seconds: 60,
                at: served.clock.now
            )
            #expect(try await served.ask("GET /.json", ["Authorization: Bearer \(token)"]).status == 200)
            #expect(try await served.ask("GET /.json?access_token=\(token)").status == 200)
            let override = "auth_variable_override=%7B%22uid%22%3A%22ann%22%7D"
            #expect(try await served.ask("GET /.json?access_token=\(token)&\(override)").status == 401)
            served.clock.advance(minutes: 1)
            #expect(try await served.ask("GET /.json?access_token=\(token)").status == 401)
        }
    }

    @Test(
        "after ten codes that aren't there an address has to wait for the rest of the hour, but for all else it goes on"
    )
    func guesses() async throws {
        try await Served.with { served in
            let ann = try await served.signUp()
            for number in 0..<10 {
                let answer = try await served.ask("GET /codes/ABCD234\(number).json?auth=\(ann.idToken)")
                #expect(answer.status == 200)
                #expect(answer.text == "null")
            }
            for line in [
                "GET /codes/ABCD2340.json", "GET /codes/ABCD2340.json?shallow=true", "PUT /codes/ABCD2340.json",
                "PUT /rooms/r/members/\(ann.uid).json", "POST /rooms/r/members/\(ann.uid).json",
            ] {
                let mark = line.contains("?") ? "&" : "?"
                let body = line.hasPrefix("GET") ? nil : #"{"role":"logger"}"#
                let answer = try await served.ask("\(line)\(mark)auth=\(ann.idToken)", body: body)
                #expect(answer.status == 429, "\(line)")
                #expect(answer.fields["retry-after"] == "3600", "\(line)")
            }
            // A stream on a code, and an update above a member that includes it.
            let stream = try await served.ask(
                "GET /codes/ABCD2340.json?auth=\(ann.idToken)",
                ["Accept: text/event-stream"]
            )
            #expect(stream.status == 429)
            let update = #"{"members/\#(ann.uid)":{"role":"logger","member":"\#(ann.uid)","code":"ABCD2340"}}"#
            #expect(try await served.ask("PATCH /rooms/r.json?auth=\(ann.idToken)", body: update).status == 429)
            #expect(try await served.ask("GET /rooms/r.json?auth=\(ann.idToken)").status == 401)
            // After an hour the ID token expires, and the limit is reset.
            served.clock.advance(minutes: 59)
            let metrics = try await served.ask("GET /metrics").text
            #expect(metrics.contains("roomd_refused_total{limit=\"guess\"} 7"))
            served.clock.advance(minutes: 1)
            #expect(try await served.ask("GET /codes/ABCD2340.json").status == 401)
        }
    }

    @Test("new accounts of an address are counted, and the thirty-first of an hour is refused in Google's form")
    func signUps() async throws {
        try await Served.with { served in
            for _ in 0..<30 { _ = try await served.signUp() }
            let answer = try await served.ask("POST /v1/accounts:signUp", body: "{}")
            #expect(answer.status == 429)
            #expect(answer.fields["retry-after"] == "3600")
            let error = try JSONValue.parse(answer.body)["error"]
            #expect(error?["message"]?.string == "TOO_MANY_ATTEMPTS_TRY_LATER")
            #expect(try served.accounts.accounts(in: served.database, limit: 100).count == 30)
        }
    }

    @Test("behind a proxy that is trusted each of its senders is counted for itself")
    func behindProxy() async throws {
        try await Served.with({ $0.trustsProxy = true }) { served in
            func guess(_ sender: String) async throws -> Int {
                // Guesses also count by account.
                let token = try await served.signUp().idToken
                return try await served.ask("GET /codes/A.json?auth=\(token)", ["X-Forwarded-For: 10.9.9.9, \(sender)"])
                    .status
            }
            for _ in 0..<10 {
                let status = try await guess("203.0.113.9")
                #expect(status == 200)
            }
            #expect(try await guess("203.0.113.9") == 429)
            #expect(try await guess("203.0.113.10") == 200)
        }
    }
}
