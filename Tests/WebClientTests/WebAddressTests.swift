import Testing
import WebClient

@Suite("An address is http or https with a host")
struct WebAddressTests {
    @Test(
        "a good address is taken as it is",
        arguments: [
            "http://example.com", "https://example.com:8443/a?b=c#d", "HTTP://EXAMPLE.com/", " https://a.b/ \n",
        ]
    )
    func good(_ text: String) throws {
        let address = try WebAddress(text)
        #expect(address.description == text.trimmingSpace)
        #expect(WebAddress.isWebAddress(address.description))
    }

    @Test(
        "any other scheme, a missing host and a password are refused with the text given",
        arguments: [
            "", "example.com", "file:///etc/passwd", "ftp://example.com/", "javascript:alert(1)", "http://",
            "http:///a",
            "https://user:secret@example.com/", "https://user@example.com/", "data:text/html,hello",
        ]
    )
    func bad(_ text: String) {
        #expect(throws: WebError.badAddress(text)) { try WebAddress(text) }
    }

    @Test("a path is not a web address", arguments: ["bread.html", "/tmp/http", "./http://x", "httpx://a"])
    func path(_ text: String) {
        #expect(!WebAddress.isWebAddress(text))
    }
}

extension String {
    fileprivate var trimmingSpace: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
