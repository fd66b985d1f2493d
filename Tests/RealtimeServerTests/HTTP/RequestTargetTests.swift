import RealtimeService
import Testing

@testable import RealtimeServer

@Suite("The target of a request line")
struct RequestTargetTests {
    @Test(
        "a path stays as it was on the wire, and parameters are decoded, a plus being a space and %2B a plus",
        arguments: [
            ("/.json", "/.json", []),
            ("/a%20b/c.json?ns=x", "/a%20b/c.json", [("ns", "x")]),
            (
                "/a.json?orderBy=%22%24key%22&limitToFirst=2", "/a.json",
                [("orderBy", "\"$key\""), ("limitToFirst", "2")]
            ),
            ("/a.json?equalTo=%22a+b%22&&shallow", "/a.json", [("equalTo", "\"a b\""), ("shallow", "")]),
            ("/a+b.json?equalTo=%22a%2Bb%22&x+y=%2b+", "/a+b.json", [("equalTo", "\"a+b\""), ("x y", "+ ")]),
            ("/a.json?x=1=2?3", "/a.json", [("x", "1=2?3")]),
            ("http://rooms.example.org:80/a.json?ns=x", "/a.json", [("ns", "x")]),
            ("http://rooms.example.org", "/", []),
        ] as [(String, String, [(String, String)])]
    )
    func parts(text: String, path: String, parameters: [(String, String)]) throws {
        let target = try #require(RequestTarget(text))
        #expect(target.path == path)
        #expect(target.parameters == parameters.map { RealtimeCall.Parameter($0.0, $0.1) })
    }

    @Test(
        "a text that is no address, or is wrongly encoded, names nothing",
        arguments: [
            "", "*", "a.json", "/a.json#b", "/a.json?x=%", "/a.json?x=%zz", "/a.json?%ff=1", "/a.json?x=%c3%28",
        ]
    )
    func refused(text: String) {
        #expect(RequestTarget(text) == nil)
    }

    @Test(
        "the database is that of ns, else the server's own, else the host's first label",
        arguments: [
            ("/.json?ns=Rooms-1", "other.firebaseio.com", "usual", "rooms-1"),
            ("/.json", "other.firebaseio.com", "usual", "usual"),
            ("/.json", "other.firebaseio.com:9000", nil, "other"),
            ("/.json", "Family.europe-west1.firebasedatabase.app", nil, "family"),
            ("/.json?ns=", "other.firebaseio.com", "usual", nil),
            ("/.json?ns=a/b", "other.firebaseio.com", "usual", nil),
            ("/.json", "127.0.0.1:9000", nil, nil),
            ("/.json", "localhost", nil, nil),
            ("/.json", "[::1]:9000", nil, nil),
            ("/.json", nil, nil, nil),
        ] as [(String, String?, String?, String?)]
    )
    func database(text: String, host: String?, usual: String?, expected: String?) throws {
        let target = try #require(RequestTarget(text))
        #expect(target.database(host: host, usual: usual.flatMap { DatabaseName($0) })?.text == expected)
    }

    @Test(
        "the log has no more of a path than a schema's first word",
        arguments: [
            ("/.json", "/"), ("/rooms.json", "/rooms"), ("/rooms/ab12/logs/x.json", "/rooms/*"),
            ("/Ann.json", "/*"), ("/4812.json", "/*"), ("/a%40b.json", "/*"), ("/v1/accounts:signUp", "/*/*"),
        ]
    )
    func shape(text: String, shape: String) throws {
        #expect(try #require(RequestTarget(text)).shape == shape)
    }
}
