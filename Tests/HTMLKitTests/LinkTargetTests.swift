import HTMLKit
import Testing

@Suite("Link targets")
struct LinkTargetTests {
    @Test(
        "Web, mail, telephone and place addresses, relative references and fragments are links",
        arguments: [
            "https://example.org", "http://example.org/a?b=c&d=e#f", "HTTPS://Example.org/", "mailto:a@example.org",
            "tel:+16025550100", "geo:33.45,-112.07", "/markets/12", "markets/12.html", "../style.css", "./a:b",
            "?page=2",
            "#top", "https://example.org:8080/x", "https://[2001:db8::1]/", "https://example.org/a@b",
            "https://пример.example/",
            "javascript%3Aalert(1)", "a/javascript:alert(1)", "#javascript:alert(1)",
        ]
    )
    func allowed(text: String) throws {
        #expect(try LinkTarget(checking: text).description == text)
    }

    @Test(
        "A scheme that could run code or leave the web is refused",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>", "vbscript:x", "file:///etc/passwd",
            "blob:https://x", "ftp://example.org", "view-source:https://x", "feed:javascript:x", ":x", "1:2", "é:x",
            "javascript&colon;alert(1):", "maricopa://markets/1",
        ]
    )
    func schemes(text: String) {
        #expect { try LinkTarget(checking: text) } throws: { error in
            guard case HTMLError.schemeNotAllowed(_, link: text)? = error as? HTMLError else { return false }
            return true
        }
    }

    @Test("Characters that a browser would remove from an address before reading it are refused wherever they stand")
    func invisible() throws {
        let characters = (0...0x20).map { UInt8($0) } + [0x7F]
        for byte in characters {
            let mark = String(Unicode.Scalar(byte))
            for text in [
                mark + "javascript:alert(1)", "java\(mark)script:alert(1)", "javascript\(mark):alert(1)", "/a\(mark)b",
            ] {
                let offset = Array(text.utf8).firstIndex(of: byte) ?? -1
                #expect(throws: HTMLError.invisibleCharacter(link: text, offset: offset)) {
                    try LinkTarget(checking: text)
                }
            }
        }
        for mark in ["\u{80}", "\u{85}", "\u{9F}", "\u{A0}"] {
            #expect(throws: HTMLError.invisibleCharacter(link: "/a\(mark)", offset: 2)) {
                try LinkTarget(checking: "/a\(mark)")
            }
        }
    }

    @Test(
        "Addresses that a person and a browser read differently are refused",
        arguments: [
            ("", HTMLError.emptyLink),
            ("//evil.example/x", .missingScheme(link: "//evil.example/x")),
            ("\\\\evil.example", .backslash(link: "\\\\evil.example")),
            ("https:\\\\evil.example", .backslash(link: "https:\\\\evil.example")),
            ("https:evil.example", .missingHost(link: "https:evil.example")),
            ("https:///evil.example", .missingHost(link: "https:///evil.example")),
            ("https://:80/", .missingHost(link: "https://:80/")),
            ("https://good.example@evil.example/", .userBeforeHost(link: "https://good.example@evil.example/")),
            ("mailto:", .nothingAfterScheme(link: "mailto:")),
        ]
    )
    func misleading(text: String, error: HTMLError) {
        #expect(throws: error) { try LinkTarget(checking: text) }
        #expect(error.description.contains(" — "))
    }

    @Test("The app's own scheme is a link for that app only")
    func appScheme() throws {
        #expect(
            try LinkTarget(checking: "maricopa://markets/1", appScheme: AppScheme("maricopa")).description
                == "maricopa://markets/1"
        )
        #expect(
            try LinkTarget(checking: "MARICOPA://markets/1", appScheme: AppScheme("maricopa")).description
                == "MARICOPA://markets/1"
        )
        #expect(throws: HTMLError.schemeNotAllowed(scheme: "habit", link: "habit://x")) {
            try LinkTarget(checking: "habit://x", appScheme: AppScheme("maricopa"))
        }
    }

    @Test("Links made from parts encode each part")
    func made() throws {
        #expect(LinkTarget.fragment("a b\"#").description == "#a%20b%22%23")
        #expect(try LinkTarget.path(["a/b", "javascript:x", "é"]).description == "a%2Fb/javascript%3Ax/%C3%A9")
        #expect(try LinkTarget.path(["x.html"], up: 2).description == "../../x.html")
        #expect(
            try LinkTarget.path([], isRooted: true, query: [("q", "a&b"), ("é", "")]).description == "/?q=a%26b&%C3%A9="
        )
        #expect(try LinkTarget.path([]).description == "./")
        #expect(throws: HTMLError.pathSegment("..")) { try LinkTarget.path(["a", "..", "b"]) }
        #expect(try LinkTarget.mail(to: "a+b@example.org").description == "mailto:a%2Bb@example.org")
        #expect(throws: HTMLError.mailAddress("a@b@c")) { try LinkTarget.mail(to: "a@b@c") }
        #expect(try LinkTarget.telephone("+1 (602) 555-0100").description == "tel:+16025550100")
        #expect(throws: HTMLError.telephoneNumber("—")) { try LinkTarget.telephone("—") }
        #expect(try LinkTarget.geo(latitude: 33.4484, longitude: -112.074).description == "geo:33.4484,-112.074")
        #expect(try LinkTarget.geo(latitude: -0.0000001, longitude: 0.1 + 0.2).description == "geo:0,0.3")
        #expect(throws: (any Error).self) { try LinkTarget.geo(latitude: .nan, longitude: 0) }
    }

    @Test("A fragment has the unreserved characters as they are, and every other byte as two capital digits")
    func encoded() {
        for byte in 0...0x7F as ClosedRange<UInt8> {
            let isKept =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            let text = String(Unicode.Scalar(byte))
            let encoded = isKept ? text : "%" + (byte < 16 ? "0" : "") + digits
            #expect(LinkTarget.fragment("\(text)é").description == "#\(encoded)%C3%A9")
        }
    }

    @Test(
        "Degrees are rounded to six decimals, and end at the poles and at the other side of the world",
        arguments: [
            (12.000_000_45, "12"), (12.000_000_55, "12.000001"), (-12.000_000_45, "-12"),
            (-12.000_000_55, "-12.000001"), (-0.000_000_6, "-0.000001"), (0.000_01, "0.00001"), (89.999_999_6, "90"),
            (90, "90"), (-90, "-90"),
        ]
    )
    func degrees(latitude: Double, text: String) throws {
        #expect(try LinkTarget.geo(latitude: latitude, longitude: 180).description == "geo:\(text),180")
        #expect(try LinkTarget.geo(latitude: 0, longitude: latitude).description == "geo:0,\(text)")
        for longitude in [-180.000_001, 180.000_001] {
            #expect(throws: HTMLError.self) { try LinkTarget.geo(latitude: latitude, longitude: longitude) }
        }
        for beyond in [-90.000_001, 90.000_001] {
            #expect(throws: HTMLError.self) { try LinkTarget.geo(latitude: beyond, longitude: latitude) }
        }
    }

    @Test(
        "A telephone link dials one number without its extension, and never two numbers as one",
        arguments: [
            ("911", "911"), (" 911 ", "911"), ("602.555.0100", "6025550100"), ("+44 (0)20 7946 0000", "+4402079460000"),
            ("911, ext 5", "911"), ("602-555-0100 Ext. 12", "6025550100"), ("602-555-0100 x12", "6025550100"),
            ("602-555-0100;ext=5", "6025550100"), ("602-555-0100 extension 7", "6025550100"),
            ("602-555-0100 extensión 12", "6025550100"), ("602-555-0100 #12", "6025550100"),
            ("602-555-0100,12", "6025550100"), ("602-555-0100, 911", nil), ("602-555-0100,4805550100", nil),
            ("112,12", nil), ("602-555-0100;12", nil),
            ("112 or 911", nil), ("112/911", nil), ("112, 911", nil), ("911 (112)", nil), ("911 +1 602-555-0100", nil),
            ("112 911", nil), ("911-112", nil), ("110 112", nil), ("15 112", nil), ("911 602-555-0100", nil),
            ("602-555-0100 911", nil), ("9-1-1", "911"), ("116 117", "116117"), ("911 234 567", "911234567"),
            ("911 23 45 67", "911234567"), ("911 555 0100", nil), ("555-0911", "5550911"),
            ("+34 912 345 112", "+34912345112"), ("020 7946 112", "0207946112"),
            ("602-555-0100 602-555-0101", nil), ("+1 602 555 0100 +1 602 555 0101", nil),
            ("602-555-0100 (602-555-0101)", nil),
            ("*65", nil), ("*6555", nil), ("602–555–0100", "6025550100"),
            ("911 ext", nil), ("911 ext 5 or 6", nil), ("call 911", nil), ("12", nil), ("1234567890123456", nil),
            ("", nil), ("٩١١", nil),
        ] as [(String, String?)]
    )
    func telephones(number: String, dialed: String?) {
        #expect((try? LinkTarget.telephone(number))?.description == dialed.map { "tel:" + $0 })
    }

    @Test("A link without a target keeps its text and has no address")
    func withoutTarget() throws {
        let html = HTML()
        let refused = html.a(href: try? LinkTarget(checking: "javascript:alert(1)")) { "here" }
        #expect(refused.string == "<a>here</a>")
        #expect(html.a(href: "/x?a=1&b=\"") { "here" }.string == "<a href=\"/x?a=1&amp;b=&quot;\">here</a>")
    }
}
