import Crypto
import CryptoExtras
import Foundation
import JSONKit
import ServedRooms
import TestKit
import Testing

@Suite("Credentials at a server of rooms", .timeLimit(.minutes(5)))
struct CredentialAttackTests {
    private static func base64(_ bytes: some DataProtocol) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func bytes(_ base64: String) throws -> Data {
        let text = base64.replacing("-", with: "+").replacing("_", with: "/")
        return try #require(Data(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4)))
    }

    @Test("a token without a signature, under the public key as a secret, or under another key opens nothing")
    func forged() async throws {
        let server = try RuledServer()
        let admin = try await server.makeRoom("r1")
        let parts = admin.idToken.split(separator: ".").map { String($0) }
        let kid = try #require(try JSONValue.parse(Array(Self.bytes(parts[0])))["kid"]?.string)
        let keys = try await server.ask("GET /service_accounts/v1/jwk/securetoken@system.gserviceaccount.com")
        let key = try #require(try JSONValue.parse(keys.body)["keys"]?.list.first)
        let modulus = try #require(key["n"]?.string)
        let exponent = try #require(key["e"]?.string)
        let known = try _RSA.Signing.PublicKey(n: Self.bytes(modulus), e: Self.bytes(exponent))
        let other = try _RSA.Signing.PrivateKey(keySize: .bits2048)

        func head(_ algorithm: String) -> String {
            Self.base64(Data(#"{"alg":"\#(algorithm)","typ":"JWT","kid":"\#(kid)"}"#.utf8)) + "." + parts[1]
        }
        var forged = ["none", "None", "NONE", "nOnE"].flatMap { [head($0) + ".", head($0) + "." + parts[2]] }
        for secret in [known.pemRepresentation, known.pemRepresentation + "\n", modulus, kid, ""] {
            let code = HMAC<SHA256>.authenticationCode(
                for: Data(head("HS256").utf8),
                using: SymmetricKey(data: Data(secret.utf8))
            )
            forged.append(head("HS256") + "." + Self.base64(Data(code)))
        }
        let der = HMAC<SHA256>.authenticationCode(
            for: Data(head("HS256").utf8),
            using: SymmetricKey(data: known.derRepresentation)
        )
        forged.append(head("HS256") + "." + Self.base64(Data(der)))
        let signed = try other.signature(for: Data(head("RS256").utf8), padding: .insecurePKCS1v1_5)
        forged.append(head("RS256") + "." + Self.base64(signed.rawRepresentation))
        forged.append(parts[0] + "." + parts[1] + ".")
        // Another account's claims with this account's signature.
        let stranger = try await server.signUp()
        let theirs = stranger.idToken.split(separator: ".").map { String($0) }
        forged.append([theirs[0], parts[1], theirs[2]].joined(separator: "."))
        forged.append(String(repeating: "a", count: 6_000) + ".e30.e30")
        for token in forged + [admin.refreshToken] {
            for place in ["GET /rooms/r1.json", "PUT /rooms/r1/plan/x.json"] {
                let body = place.hasPrefix("PUT") ? "1" : nil
                let answer = try await server.ask("\(place)?auth=\(token)", body: body)
                #expect(answer.status == 401, "\(place) \(token.prefix(40)): \(answer.status)")
            }
            let bearer = try await server.ask("GET /.json", ["Authorization: Bearer \(token)"])
            #expect(bearer.status == 401, "\(token.prefix(40)): \(bearer.status)")
        }
        #expect(try await server.ask("GET /rooms/r1.json", as: admin).status == 200)
    }

    @Test("a stream ends after another process deleted its account; another account's goes on")
    func deletedElsewhere() async throws {
        let server = try RuledServer()
        let lost = try await server.makeRoom("r1")
        let honest = try await server.makeRoom("r2")
        var listeners: [RawConnection] = []
        for (account, room) in [(lost, "r1"), (honest, "r2")] {
            let listener = try server.roomd.connect()
            #expect(try await listener.listen("/rooms/\(room).json?auth=\(account.idToken)").status == 200)
            #expect(try await listener.event()?.hasPrefix("event: put\n") == true)
            listeners.append(listener)
        }
        #expect(try server.roomd.run("users", "delete", lost.uid, "--yes").exit == .status(0))
        #expect(try await server.ask("GET /rooms/r1.json", as: lost).status == 401)
        // The server checks the account with each keep-alive event, every thirty seconds.
        #expect(try await listeners[0].event()?.hasPrefix("event: auth_revoked\n") == true)
        #expect(try await listeners[0].event() == nil)
        #expect(try await listeners[1].event()?.hasPrefix("event: keep-alive\n") == true)
    }

    @Test("a copied server's file holds no token that signs in, and its log names no token, place, address or value")
    func copied() async throws {
        let server = try RuledServer(["--verbose", "--trust-proxy"])
        let admin = try await server.makeRoom("greenhouse")
        let place = "/rooms/greenhouse/plan/x/item/i/name.json"
        let from = ["X-Forwarded-For: 203.0.113.77"]
        _ = try await server.ask("PUT \(place)", as: admin, from, body: #""asthma""#)
        _ = try await server.ask("GET \(place)", as: admin, from)
        _ = try await server.ask("GET \(place)?auth=medlar", from)
        let access = try server.roomd.run("users", "admin-token", "--json", "--yes")
        let token = try #require(try JSONValue.parse(access.text)["token"]?.string)
        #expect(try await server.ask("GET /.json", ["Authorization: Bearer \(token)"]).status == 200)
        let pem = try server.roomd.run("keys", "list", "--json")
        let key = try #require(try JSONValue.parse(pem.text).list.first?["file"]?.string)
        #expect(try server.roomd.stop() == .status(0))

        let log = String(decoding: server.roomd.child.errors + server.roomd.child.output, as: UTF8.self)
        #expect(log.contains("PUT") && log.contains("401"), "\(log.suffix(500))")
        for secret in [
            admin.idToken, admin.refreshToken, token, "greenhouse", "asthma", "medlar", "203.0.113", "name.json",
        ] {
            #expect(!log.contains(secret), "the log holds \(secret)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: server.roomd.folder.path)
        let stores = names.filter { $0.contains(".sqlite") }
        #expect(!stores.isEmpty)
        let keyLine = try String(contentsOfFile: key, encoding: .utf8).split(separator: "\n")[1]
        for name in stores {
            let bytes = try Data(contentsOf: server.roomd.folder.appending(path: name))
            for secret in [admin.idToken, admin.refreshToken, token, String(keyLine)] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name) holds \(secret.prefix(12))")
            }
        }
        // The server with the original keys accepts the owner's token again.
        try server.roomd.start()
        #expect(try await server.ask("GET /rooms/greenhouse.json", as: admin).status == 200)
    }
}
