import Foundation
import Logging
import RealtimeClient
import RealtimeServer
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Tokens between the client and the server of the repository")
struct TokensOverTheWireTests {
    /// Runs a body with a server that signs its tokens with a key of its own.
    private func with(_ body: @Sendable (_ port: Int, IdentityBox) async throws -> Void) async throws {
        let box = try await IdentityBox()
        let folder = try TemporaryFolder()
        let server = RealtimeServer(
            service: RealtimeService(
                store: try SQLiteTreeStore.open(at: folder.file("rooms.sqlite")),
                clock: box.clock.wallClock,
                makesDatabases: true
            ),
            identity: box.identity,
            configuration: .local { $0.keepAliveSeconds = 1 },
            clock: box.clock.wallClock,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
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
                try await body(port, box)
                break
            }
            try await group.waitForAll()
        }
        withExtendedLifetime(folder) {}
    }

    @Test("an account signs up, writes and reads, and its tokens are renewed before and after their end")
    func session() async throws {
        try await with { port, box in
            let endpoint = try RealtimeEndpoint("http://127.0.0.1:\(port)/?ns=rooms")
            let options = ClientAgainstServerTests.options(box.clock)
            let signIn = SignIn(.own(endpoint), options: options)
            let account = try await signIn.signUp()
            #expect(!account.uid.isEmpty)
            #expect(account.expires == box.clock.now.adding(hours: 1))
            let keeper = TokenKeeper(account, signIn) { _ in }
            let place = try RealtimePath("users").child(account.uid)
            try await RealtimeClient.with(endpoint, credentials: keeper, options: options) { client in
                try await client.set(.number(1), at: place)
                box.clock.advance(minutes: 56)
                #expect(try await client.get(place) == .number(1))
                let second = await keeper.account
                #expect(second.idToken != account.idToken)
                box.clock.advance(hours: 50)
                #expect(try await client.get(place) == .number(1))
                #expect(await keeper.account.uid == account.uid)
                #expect(await keeper.account.expires == box.clock.now.adding(hours: 1))
            }
            // The server refuses the expired token. The client replaces it, although its own clock stands still.
            let stopped = ManualClock(box.clock.now, zone: .gmt)
            let slowly = ClientAgainstServerTests.options(stopped)
            let slow = SignIn(.own(endpoint), options: slowly)
            let late = TokenKeeper(try await slow.refresh(account), slow) { _ in }
            box.clock.advance(hours: 2)
            try await RealtimeClient.with(endpoint, credentials: late, options: slowly) { client in
                #expect(try await client.get(place) == .number(1))
                try await client.set(.number(2), at: place)
            }
        }
    }

    @Test("a stream goes on with a fresh token when its own ends")
    func stream() async throws {
        try await with { port, box in
            let endpoint = try RealtimeEndpoint("http://127.0.0.1:\(port)/?ns=rooms")
            let options = ClientAgainstServerTests.options(box.clock)
            let signIn = SignIn(.own(endpoint), options: options)
            let keeper = TokenKeeper(try await signIn.signUp(), signIn) { _ in }
            try await RealtimeClient.with(endpoint, credentials: keeper, options: options) { client in
                let first = await keeper.account.idToken
                try await client.set(.number(1), at: .root.child("n"))
                var events = client.listen(to: .root).makeAsyncIterator()
                let whole = StreamEvent.put(.root, .children(["n": .number(1)]))
                let begun = try await events.next()
                #expect(begun == whole)
                box.clock.advance(minutes: 61)
                var again = try await events.next()
                while again == .keepAlive { again = try await events.next() }
                #expect(again == whole)
                #expect(await keeper.account.idToken != first)
            }
        }
    }

    @Test("a refresh token that is none is a sign-out, and a custom token that is none a refusal")
    func worthless() async throws {
        try await with { port, box in
            let endpoint = try RealtimeEndpoint("http://127.0.0.1:\(port)/?ns=rooms")
            let signIn = SignIn(.own(endpoint), options: ClientAgainstServerTests.options(box.clock))
            let account = try await signIn.signUp()
            var forged = account
            forged.refreshToken += "x"
            let bad = forged
            let out = await ClientAgainstServerTests.failure { _ = try await signIn.refresh(bad) }
            #expect(out == .signedOut(reason: "INVALID_REFRESH_TOKEN"))
            let error = await ClientAgainstServerTests.failure {
                _ = try await signIn.signIn(customToken: "a.b.c")
            }
            #expect(error == .denied(reason: "INVALID_CUSTOM_TOKEN"))
        }
    }
}
