import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Identities that an emulator accepts")
struct LoopbackIdentityTests {
    private func caller(
        _ change: (inout RealtimeCredentials) -> Void
    ) async throws -> RealtimeCaller {
        let clock = try ManualClock("2026-11-01T08:00:00Z")
        var credentials = RealtimeCredentials(database: try #require(DatabaseName("x")))
        change(&credentials)
        return try await LoopbackIdentity(clock: clock.wallClock).caller(credentials)
    }

    @Test("any bearer is an admin, whoever says nothing is nobody")
    func bearers() async throws {
        #expect(try await caller { $0.authorization = "Bearer owner" } == .admin)
        #expect(try await caller { $0.authorization = "bearer anything" } == .admin)
        #expect(try await caller { $0.accessToken = "anything" } == .admin)
        #expect(try await caller { _ in } == .nobody)
        #expect(try await caller { $0.authorization = "Basic b3duZXI=" } == .nobody)
    }

    @Test("an ID token without a signature is its user, claims and all, for as long as it says")
    func tokens() async throws {
        let expires = try Instant(iso8601: "2026-11-01T09:00:00Z")
        let token = UnsignedToken.text(
            uid: "ann",
            expires: expires,
            claims: #","room":"r1","a.b":1,"firebase":{"sign_in_provider":"anonymous"}"#
        )
        guard case .user(let auth, expires) = try await caller({ $0.auth = token }) else {
            Issue.record("no user until \(expires)")
            return
        }
        #expect(auth["uid"] == .string("ann"))
        #expect(auth["token"]["room"] == .string("r1"))
        #expect(auth["token"]["a.b"] == .null)
        #expect(auth["provider"] == .string("anonymous"))
        let old = UnsignedToken.text(uid: "ann", expires: try Instant(iso8601: "2026-11-01T08:00:00Z"))
        await #expect(throws: CredentialError.expired) { _ = try await caller { $0.auth = old } }
    }

    @Test("an account's id has up to 128 characters in every alphabet")
    func longID() async throws {
        let uid = String(repeating: "é", count: 128)
        let token = UnsignedToken.part("{}") + "." + UnsignedToken.part("{\"sub\":\"\(uid)\"}") + "."
        #expect(try await caller { $0.auth = token }.uid == uid)
    }

    @Test(
        "a text that is no token is refused",
        arguments: [
            "", "owner", "a.b.c", "..", "e30.e30.", "e30.e30",
            UnsignedToken.part("{}") + "." + UnsignedToken.part("[1]") + ".",
            UnsignedToken.part("{}") + "." + UnsignedToken.part(#"{"sub":""}"#) + ".",
            UnsignedToken.part("{}") + "." + UnsignedToken.part(#"{"sub":7}"#) + ".",
            UnsignedToken.part("{}") + "." + UnsignedToken.part("{\"sub\":\"\(String(repeating: "a", count: 129))\"}")
                + ".",
        ]
    )
    func garbage(token: String) async throws {
        await #expect(throws: CredentialError.invalid) { _ = try await caller { $0.auth = token } }
    }

    @Test("only this machine's own addresses are loopback")
    func addresses() {
        for host in ["127.0.0.1", "127.255.0.9", "::1", "[::1]", "localhost", "LOCALHOST"] {
            #expect(LoopbackIdentity.isLoopback(host), "\(host)")
        }
        for host in [
            "0.0.0.0", "::", "", "10.0.0.1", "127.0.0.1.example.org", "127.0.0", "127.0.0.256", "localhost.example.org",
            "::ffff:192.0.2.1", "128.0.0.1",
        ] {
            #expect(!LoopbackIdentity.isLoopback(host), "\(host)")
        }
    }
}
