import Foundation
import JSONKit
import JWTKit
import RealtimeServer
import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("Tokens that somebody else made")
struct ForgedTokenTests {
    /// The claims of an ID token, all chosen by the forger.
    private struct Forged: JWTPayload {
        var iss = "https://securetoken.google.com/rooms"
        var aud = "rooms"
        var sub: String
        var iat: Int64 = 1_772_955_000
        var signedIn: Int64 = 1_772_955_000
        var exp: Int64 = 1_772_958_600

        enum CodingKeys: String, CodingKey {
            case iss, aud, sub, iat, exp
            case signedIn = "auth_time"
        }

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private func refused(_ token: String, _ box: IdentityBox, _ comment: Comment) async {
        await #expect(throws: CredentialError.invalid, comment) { try await box.caller(token) }
        await #expect(throws: CredentialError.invalid, comment) { try await box.bearer(token) }
    }

    @Test(
        "another key's, none's, and HS256 with the public key for a secret are refused, whatever name of a key they bear"
    )
    func signatures() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        let key = try IdentityBox.key.get()
        let payload = Forged(sub: account.uid)
        let kid = JWKIdentifier(string: key.id)

        let own = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PrivateKey(pem: key.pem),
            digestAlgorithm: .sha256,
            kid: kid
        )
        // The other tokens differ from this one only in their signature.
        _ = try await box.caller(try await own.sign(payload, kid: kid))

        let other = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PrivateKey(pem: try SigningKey.generate().pem),
            digestAlgorithm: .sha256,
            kid: kid
        )
        await refused(try await other.sign(payload, kid: kid), box, "another key")
        await refused(try await JWTKeyCollection().addUnsecuredNone(kid: kid).sign(payload, kid: kid), box, "no key")
        for secret in [key.publicPEM, key.publicPEM.trimmingCharacters(in: .whitespacesAndNewlines), key.id] {
            let confused = await JWTKeyCollection().add(
                hmac: HMACKey(from: secret),
                digestAlgorithm: .sha256,
                kid: kid
            )
            await refused(try await confused.sign(payload, kid: kid), box, "HS256")
        }
        // The signature is valid, but the key id or the algorithm is wrong.
        for (digest, name) in [(DigestAlgorithm.sha256, "another"), (.sha384, key.id), (.sha512, key.id)] {
            let named = await JWTKeyCollection().add(
                rsa: try Insecure.RSA.PrivateKey(pem: key.pem),
                digestAlgorithm: digest,
                kid: JWKIdentifier(string: name)
            )
            await refused(try await named.sign(payload, kid: JWKIdentifier(string: name)), box, "name or digest")
        }
        let critical = try await own.sign(payload, kid: kid, header: ["crit": ["exp"]])
        await refused(critical, box, "crit")
        let nameless = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PrivateKey(pem: key.pem),
            digestAlgorithm: .sha256
        )
        await refused(try await nameless.sign(payload), box, "no kid")
    }

    @Test("the claims under a good signature must be those of an ID token")
    func claims() async throws {
        let box = try await IdentityBox()
        let account = try await box.signUp()
        let key = try IdentityBox.key.get()
        let kid = JWKIdentifier(string: key.id)
        let own = await JWTKeyCollection().add(
            rsa: try Insecure.RSA.PrivateKey(pem: key.pem),
            digestAlgorithm: .sha256,
            kid: kid
        )
        let changes: [(inout Forged) -> Void] = [
            { $0.iss = "https://securetoken.google.com/other" }, { $0.iss = "roomd" }, { $0.aud = "other" },
            { $0.aud = "ROOMS" }, { $0.aud = "" }, { $0.sub = "" }, { $0.sub = String(repeating: "a", count: 129) },
            { $0.sub = "nobody that there is" }, { $0.exp += 1 }, { $0.exp = $0.iat }, { $0.iat += 120 },
            { $0.signedIn = 0 },
        ]
        for (index, change) in changes.enumerated() {
            var payload = Forged(sub: account.uid)
            change(&payload)
            await refused(try await own.sign(payload, kid: kid), box, "change \(index)")
        }
    }

    @Test("no token with a byte changed, cut or added is taken", arguments: 0..<8)
    func bytes(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let box = try await IdentityBox()
        let token = Array(try await box.signUp().idToken.utf8)
        for _ in 0..<60 {
            var forged = token
            let index = random.int(in: 0...forged.count - 1)
            switch random.int(in: 0...3) {
            case 0: forged[index] = UInt8(random.int(in: 0x20...0x7E))
            case 1: forged.remove(at: index)
            case 2: forged.insert(UInt8(ascii: "A"), at: index)
            default: forged = Array(forged[..<index])
            }
            // The last character of a part has unused bits.
            guard forged != token, Self.meaning(forged) != Self.meaning(token) else { continue }
            await refused(String(decoding: forged, as: UTF8.self), box, "seed \(seed)")
        }
    }

    private static func meaning(_ token: [UInt8]) -> [Data?] {
        String(decoding: token, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false).map { part in
            let text = part.replacing("-", with: "+").replacing("_", with: "/")
            return Data(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
        }
    }

    @Test("a token of megabytes, or nested without an end, is refused at once")
    func huge() async throws {
        let box = try await IdentityBox()
        await refused(String(repeating: "A", count: 10_000_000), box, "no dots")
        await refused(String(repeating: "A.", count: 5_000_000), box, "dots")
        let deep = Data(String(repeating: "[", count: 9_000).utf8).base64EncodedString().replacing("=", with: "")
        await refused("\(deep).\(deep).AAAA", box, "deep")
        let token = try await box.signUp().idToken
        await refused(token + String(repeating: "A", count: 20_000), box, "long signature")
    }

    @Test("unsigned tokens are taken by unsigned identities alone, which take no signed ones")
    func unsigned() async throws {
        let box = try await IdentityBox()
        let open = try await IdentityBox(tokens: await Tokens.unsigned())
        let account = try await open.signUp()
        #expect(account.idToken.hasSuffix("."))
        #expect(try IdentityBox.part(account.idToken, 0)["alg"]?.string == "none")
        _ = try await open.caller(account.idToken)
        await refused(account.idToken, box, "unsigned")
        await refused(try await box.signUp().idToken, open, "signed")
        await refused(account.idToken + "AAAA", open, "a signature")
    }

    @Test("times beyond all years, fractions and other kinds of values in a token are no crash")
    func times() async throws {
        let open = try await IdentityBox(tokens: await Tokens.unsigned())
        let odd = [
            "-9223372036854775808", "9223372036854775807", "1e300", "-1e300", "1.5", "null", "true", "\"1772955000\"",
            "[1]", "{}", "1772955000", "1772958600", "0", "-1",
        ]
        let head = Data(#"{"alg":"none"}"#.utf8).base64EncodedString().replacing("=", with: "")
        var signedIn = 0
        for (made, end) in odd.flatMap({ made in odd.map { (made, $0) } }) {
            let claims = """
                {"aud": "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit", \
                "iss": "a@b", "sub": "a@b", "uid": "ann", "iat": \(made), "exp": \(end)}
                """
            let body = Data(claims.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                .replacing("=", with: "")
            let answer = try await open.post(
                "/v1/accounts:signInWithCustomToken",
                #"{"token":"\#(head).\#(body)."}"#
            )
            if answer.status == 200 { signedIn += 1 } else { #expect(answer.status == 400) }
        }
        // Exactly one pair belongs to a valid token.
        #expect(signedIn == 1)
    }
}
