import Foundation
import RealtimeClient
import RealtimeTree
import RoomRemote
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("This device's accounts")
struct DeviceAccountsTests {
    /// A server that creates the accounts `u1`, `u2`, …, renews their tokens, and answers all other requests with `1`.
    final class Accounts: @unchecked Sendable {
        // @unchecked: the numbers and the list are used under the lock only. The server is set once, before the first request.
        private let lock = NSLock()
        private var made = 0
        private var renewed = 0
        private var asked: [String] = []
        private var server: LoopbackServer?

        init() throws {
            server = try LoopbackServer { [weak self] request in self?.answer(to: request) ?? .complete(500) }
        }

        /// The number of created accounts.
        var count: Int { lock.withLock { made } }
        /// The requests to its database.
        var reads: [String] { lock.withLock { asked } }

        func remote(_ database: String = "home") -> RemoteAddress {
            RemoteAddress(address: (server?.url() ?? "") + "?ns=\(database)", apiKey: nil)
        }

        private func answer(to request: String) -> LoopbackServer.Answer {
            let body: String = lock.withLock {
                if request.contains("accounts:signUp") {
                    made += 1
                    return
                        #"{"idToken":"i\#(made)","refreshToken":"r\#(made)","expiresIn":"3600","localId":"u\#(made)"}"#
                }
                if request.contains("/v1/token") {
                    renewed += 1
                    let id = "n\(renewed)"
                    return #"{"id_token":"\#(id)","refresh_token":"s\#(renewed)","expires_in":"3600","user_id":"u1"}"#
                }
                asked.append(String(request.prefix { $0 != "\r\n" }))
                return "1"
            }
            return .complete(200, ["Content-Type: application/json"], body: Array(body.utf8))
        }
    }

    static func options(_ clock: ManualClock) -> RealtimeClientOptions {
        // The waits for another process's lock are real. Without them a busy machine would use up all retries at once.
        RealtimeClientOptions(agent: "tests", clock: clock.wallClock)
    }

    func clock() throws -> ManualClock { try ManualClock("2026-11-22T12:00:00Z") }

    /// The account of a remote, after reading from it.
    @discardableResult
    func use(_ remote: RemoteAddress, _ accounts: DeviceAccounts, _ clock: ManualClock) async throws -> RoomAccount.ID {
        try await RoomRemote.with(remote, accounts: accounts, options: Self.options(clock)) {
            _ = try await $0.read(.root)
            return $0.account
        }
    }

    @Test("an account is made at the first use, and is the same ever after; each remote has its own")
    func firstUse() async throws {
        let folder = try TemporaryFolder()
        let server = try Accounts()
        let clock = try clock()
        let accounts = DeviceAccounts(folder.file("tips.account"))
        #expect(try accounts.account(at: server.remote()) == nil)
        #expect(try await use(server.remote(), accounts, clock) == RoomAccount.ID("u1"))
        #expect(
            try await use(server.remote(), DeviceAccounts(folder.file("tips.account")), clock) == RoomAccount.ID("u1")
        )
        #expect(try accounts.account(at: server.remote())?.refreshToken == "r1")
        #expect(try await use(server.remote("other"), accounts, clock) == RoomAccount.ID("u2"))
        #expect(try await use(server.remote(), accounts, clock) == RoomAccount.ID("u1"))
        #expect(server.count == 2)
        #expect(server.reads.map { $0.contains("auth=i1 ") } == [true, true, false, true])
        try accounts.forget(server.remote())
        #expect(try await use(server.remote(), accounts, clock) == RoomAccount.ID("u3"))
        #expect(try accounts.account(at: server.remote("other"))?.uid == "u2")
    }

    @Test("nobody else on this machine may read the file, and nothing of it is left elsewhere")
    func secret() async throws {
        let folder = try TemporaryFolder()
        let server = try Accounts()
        let accounts = DeviceAccounts(folder.file("tips.account"))
        try await use(server.remote(), accounts, try clock())
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(names == [".tips.account.lock", "tips.account"])
        for name in names {
            let rights = try FileManager.default.attributesOfItem(atPath: folder.file(name).path)[.posixPermissions]
            #expect(rights as? Int == 0o600, "\(name)")
        }
        #expect(try Data(contentsOf: folder.file(".tips.account.lock")).isEmpty)
    }

    @Test("renewed tokens are in the file before they are used")
    func renewed() async throws {
        let folder = try TemporaryFolder()
        let server = try Accounts()
        let clock = try clock()
        let accounts = DeviceAccounts(folder.file("tips.account"))
        try await use(server.remote(), accounts, clock)
        clock.advance(hours: 2)
        try await use(server.remote(), accounts, clock)
        #expect(try accounts.account(at: server.remote())?.refreshToken == "s1")
        #expect(try accounts.account(at: server.remote())?.idToken == "n1")
        #expect(server.reads.last?.contains("auth=n1 ") == true)
        // The next process reads them from the file.
        try await use(server.remote(), DeviceAccounts(folder.file("tips.account")), clock)
        #expect(server.reads.last?.contains("auth=n1 ") == true)
    }

    @Test("however many come for the first account at once, there is one")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let server = try Accounts()
        let clock = try clock()
        let remote = server.remote()
        let file = folder.file("tips.account")
        // Each call takes the lock for itself, as separate processes do.
        let used = try await withThrowingTaskGroup(of: RoomAccount.ID.self) { group in
            for _ in 0..<8 { group.addTask { try await use(remote, DeviceAccounts(file), clock) } }
            return try await group.reduce(into: Set<RoomAccount.ID>()) { $0.insert($1) }
        }
        #expect(used == [RoomAccount.ID("u1")])
        #expect(server.count == 1)
    }

    @Test("a file that makes no sense or can't be written costs no account, and is left as it is")
    func brokenFile() async throws {
        let folder = try TemporaryFolder()
        let server = try Accounts()
        let clock = try clock()
        for text in ["", "{", "[]", "{\"accounts\":{\"x\":1}}"] {
            let file = try folder.write(text, to: "tips.account")
            await #expect(throws: RoomTransportError.self) {
                try await use(server.remote(), DeviceAccounts(file), clock)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
        let nowhere = DeviceAccounts(folder.file("missing/tips.account"))
        await #expect(throws: RoomTransportError.self) { try await use(server.remote(), nowhere, clock) }
        #expect(server.count == 0)
    }

    @Test("an address that is none, and one of Google's without its key, are refused before anybody is asked")
    func addresses() async throws {
        let folder = try TemporaryFolder()
        let accounts = DeviceAccounts(folder.file("tips.account"))
        let remotes = [
            RemoteAddress(address: "http://rooms.example.org", apiKey: nil),
            RemoteAddress(address: "https://ours.firebaseio.com", apiKey: nil),
            RemoteAddress(address: "https://ours.firebaseio.com", apiKey: ""),
        ]
        for remote in remotes {
            do {
                try await use(remote, accounts, try clock())
                Issue.record("\(remote) was taken")
            } catch {
                guard case .invalid(let reason) = error as? RoomTransportError else {
                    Issue.record("\(error)")
                    return
                }
                #expect(reason.contains(remote.address.hasPrefix("http:") ? "https://" : "API key"))
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
}
