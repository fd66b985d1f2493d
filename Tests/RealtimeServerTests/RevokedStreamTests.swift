import Foundation
import RealtimeServer
import RealtimeService
import ServedRooms
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Streams whose account or token is no more", .timeLimit(.minutes(5)))
struct RevokedStreamTests {
    private static let alive = "event: keep-alive\ndata: null\n\n"
    private static let revoked = "event: auth_revoked\ndata: credential is no longer valid\n\n"

    /// The next event that isn't a keep-alive.
    private func news(of listener: RawConnection) async throws -> String? {
        while let event = try await listener.event() {
            if event != Self.alive { return event }
        }
        return nil
    }

    @Test(
        "a stream ends soon after its account is disabled or deleted, also by another process; those of others go on",
        arguments: [true, false]
    )
    func account(isDeleted: Bool) async throws {
        try await ServedAccountsTests.Served.with({ $0.limits.keepAliveSeconds = 1 }) { served in
            let ann = try await served.signUp()
            let bob = try await served.signUp()
            var listeners: [RawConnection] = []
            for user in [ann, bob] {
                let room = "/rooms/\(user.uid).json?auth=\(user.idToken)"
                let member = "/rooms/\(user.uid)/members/\(user.uid).json?auth=\(user.idToken)"
                #expect(try await served.ask("PUT \(member)", body: #"{"member":"m","role":"admin"}"#).status == 200)
                let listener = try RawConnection(port: served.port)
                #expect(try await listener.listen(room).status == 200)
                #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
                listeners.append(listener)
            }
            // Another store on the same file, as in another process.
            let file = try LocalStore.open(
                at: served.file,
                schemas: SQLiteTreeStore.schemas + [RealtimeAccounts.schema]
            )
            defer { try? file.close() }
            let others = RealtimeAccounts(store: file)
            if isDeleted {
                #expect(try others.delete(ann.uid, in: served.database))
            } else {
                #expect(try others.setDisabled(true, ann.uid, in: served.database, at: served.clock.now))
            }
            #expect(try await news(of: listeners[0]) == Self.revoked)
            #expect(try await listeners[0].event() == nil)
            #expect(try await listeners[0].receiveAll() == "")
            #expect(try await listeners[1].event() == Self.alive)
            let admin = try await served.tokens.accessToken(
                database: served.database,
                seconds: 60,
                at: served.clock.now
            )
            let place = "/rooms/\(bob.uid)/more.json?access_token=\(admin)"
            #expect(try await served.ask("PUT \(place)", body: "7").status == 200)
            let heard = try await news(of: listeners[1])
            #expect(heard == "event: put\ndata: {\"path\":\"/more\",\"data\":7}\n\n")
        }
    }

    @Test("an admin's stream ends with its token, which nothing else can take back")
    func admin() async throws {
        try await ServedAccountsTests.Served.with({ $0.limits.keepAliveSeconds = 1 }) { served in
            let token = try await served.tokens.accessToken(
                database: served.database,
                seconds: 60,
                at: served.clock.now
            )
            let listener = try RawConnection(port: served.port)
            #expect(try await listener.listen("/rooms.json?access_token=\(token)").status == 200)
            #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
            served.clock.advance(minutes: 1)
            #expect(try await news(of: listener) == Self.revoked)
            #expect(try await listener.event() == nil)
        }
    }
}
