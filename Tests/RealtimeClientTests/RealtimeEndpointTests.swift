import RealtimeClient
import Testing

@Suite("Addresses of databases")
struct RealtimeEndpointTests {
    @Test(
        "an address is taken as people paste it",
        arguments: [
            ("https://ours.firebaseio.com", "https://ours.firebaseio.com", nil),
            ("  https://ours.firebaseio.com/\n", "https://ours.firebaseio.com", nil),
            ("HTTPS://Ours.FirebaseIO.com:443/", "https://ours.firebaseio.com", nil),
            (
                "https://ours.europe-west1.firebasedatabase.app", "https://ours.europe-west1.firebasedatabase.app", nil
            ),
            ("https://rooms.example.org:8443/?ns=ours", "https://rooms.example.org:8443", "ours"),
            ("https://ours.firebaseio.com/?", "https://ours.firebaseio.com", nil),
            ("http://127.0.0.1:9000/?ns=our_room-2", "http://127.0.0.1:9000", "our_room-2"),
            ("http://127.0.0.1:9000?ns=ours", "http://127.0.0.1:9000", "ours"),
            ("http://127.8.9.10", "http://127.8.9.10", nil),
            ("http://localhost:80", "http://localhost", nil),
            ("http://[::1]:9000/", "http://[::1]:9000", nil),
            ("https://[2001:db8::1]", "https://[2001:db8::1]", nil),
        ] as [(String, String, String?)]
    )
    func taken(text: String, origin: String, database: String?) throws {
        let endpoint = try RealtimeEndpoint(text)
        #expect(endpoint.origin == origin)
        #expect(endpoint.database == database)
        #expect(try RealtimeEndpoint(endpoint.description) == endpoint)
    }

    @Test(
        "an address that says more, less or would show a token to others is refused with why",
        arguments: [
            ("", "https://"), ("ours.firebaseio.com", "https://"), ("ftp://ours", "https://"),
            ("http://rooms.example.org", "everybody on the way"), ("http://128.0.0.1", "everybody on the way"),
            ("http://127.0.0.1.example.org", "everybody on the way"), ("http://127.0.0", "everybody on the way"),
            ("http://localhost.example.org", "everybody on the way"), ("http://[::2]", "everybody on the way"),
            ("https://ann@ours.firebaseio.com", "user"), ("https://ann:secret@ours", "user"),
            ("https://ours.firebaseio.com/#top", "#"), ("https://ours.firebaseio.com/rooms", "path"),
            ("https://ours.firebaseio.com/.json", "path"), ("https://ours.firebaseio.com//", "path"),
            ("https://console.firebase.google.com/project/ours/database", "path"),
            ("https://ours/?ns=", "name"), ("https://ours/?ns=a%20b", "name"), ("https://ours/?ns=a.b", "name"),
            ("https://ours/?ns=a&ns=b", "?ns=NAME"), ("https://ours/?auth=x", "?ns=NAME"),
            ("https://ours/?ns=a&auth=x", "?ns=NAME"), ("https://", "no host"), ("https://:8000", "no host"),
            ("https://a..b", "host"), ("https://a b", "characters"), ("https://ours\\@evil", "characters"),
            ("https://[::1", "no end"), ("https://[]", "host"), ("https://[::1]x", "host"),
            ("https://[evil.example]", "host"), ("https://bücher.example", "characters"),
            ("https://ours:0", "port"), ("https://ours:65536", "port"), ("https://ours:8a", "port"),
            ("https://ours:+80", "port"), ("https://ours:80:80", "port"),
        ]
    )
    func refused(text: String, why: String) throws {
        do {
            let endpoint = try RealtimeEndpoint(text)
            Issue.record("'\(text)' was taken as \(endpoint)")
        } catch {
            guard case .badAddress(text, let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(reason.contains(why), "\(text): \(reason)")
        }
    }

    @Test("a database of Google's has its accounts at Google's, and a server of rooms at itself")
    func identity() throws {
        for (text, isGoogles) in [
            ("https://ours.firebaseio.com", true), ("https://ours.us-central1.firebasedatabase.app", true),
            ("https://rooms.example.org", false), ("https://ours.firebaseio.com.example.org", false),
            ("https://ours.firebaseio.com:8443", false), ("http://127.0.0.1:9000/?ns=ours", false),
        ] {
            #expect(try RealtimeEndpoint(text).isGoogles == isGoogles, "\(text)")
        }
        let own = IdentityEndpoint.own(try RealtimeEndpoint("http://127.0.0.1:9000/?ns=ours"))
        #expect(own.accounts == "http://127.0.0.1:9000/identitytoolkit.googleapis.com")
        #expect(own.tokens == "http://127.0.0.1:9000/securetoken.googleapis.com")
        #expect(own.database == "ours")
        #expect(IdentityEndpoint.google(apiKey: "k").accounts == "https://identitytoolkit.googleapis.com")
    }
}
