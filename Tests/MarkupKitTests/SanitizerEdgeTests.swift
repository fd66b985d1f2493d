import Testing

@testable import MarkupKit

@Suite("The sanitizer's limits, inside, on and outside")
struct SanitizerEdgeTests {
    // MARK: Addresses

    @Test(
        "browsers ignore spaces and controls around an address, and tabs and line ends in it; another control in it is refused",
        arguments: [
            (" https:x ", "https:x"), ("\u{1F}https:x\u{1F}", "https:x"), ("\u{0}https:x\u{0}", "https:x"),
            ("https:a\tb", "https:ab"), ("https:a\nb", "https:ab"), ("https:a\rb", "https:ab"),
            ("ht\ttps:x", "https:x"),
            ("https:a\u{8}b", nil), ("https:a\u{B}b", nil), ("https:a\u{C}b", nil), ("https:a\u{E}b", nil),
            ("https:a\u{1F}b", nil), ("https:a\u{20}b", "https:a b"), ("https:a\u{7E}b", "https:a~b"),
            ("https:a\u{7F}b", nil), ("https:a\u{80}b", nil), ("https:a\u{9F}b", nil),
            ("https:a\u{A0}b", "https:a\u{A0}b"), ("\u{A0}https:x", nil), ("\u{21}https:x", nil), ("\t\n ", nil),
            ("", nil),
        ] as [(String, String?)]
    )
    func controls(raw: String, kept: String?) {
        #expect(SafeAddress.checked(raw, .article) == kept)
    }

    @Test("a scheme begins with a letter of ASCII and has letters, digits and + - . alone, whatever a policy allows")
    func schemes() {
        let valid = ["a", "z", "A", "Z", "a0", "a9", "az", "a+", "a-", "a.", "aZ0+-."]
        let invalid = [
            "@", "[", "`", "{", "0", "9", "+", "-", ".", "a@", "a[", "a`", "a{", "a*", "a,", "a;",
            "a\u{E9}",
            "\u{E9}", "a b",
        ]
        var policy = HTMLPolicy.article
        policy.schemes = Set((valid + invalid).map { $0.lowercased() })
        for scheme in valid { #expect(SafeAddress.checked("\(scheme):x", policy) == "\(scheme):x") }
        for scheme in invalid {
            #expect(SafeAddress.checked("\(scheme):x", policy) == nil, "\(scheme)")
        }
        #expect(SafeAddress.checked("b:x", policy) == nil && SafeAddress.checked(":x", policy) == nil)
        // A colon after a slash, a question mark or a hash ends no scheme.
        for relative in ["a/b:c", "/b:c", "?b:c", "#b:c", "a?b:c", "a#b:c", "//b:c", "abc"] {
            #expect(SafeAddress.checked(relative, policy) == relative)
            var strict = policy
            strict.allowsRelative = false
            #expect(SafeAddress.checked(relative, strict) == nil)
        }
    }

    @Test(
        "a relative address is joined with the base, and then its scheme decides",
        arguments: [
            ("https://e.com/a/", "b", "https://e.com/a/b"), ("https://e.com/a/", "/b", "https://e.com/b"),
            ("https://e.com/a/", "//f.com/b", "https://f.com/b"), ("ftp://e.com/a/", "b", nil),
            ("ftp://e.com/a/", "https://f.com/b", "https://f.com/b"), ("nothing", "b", nil),
        ] as [(String, String, String?)]
    )
    func bases(base: String, address: String, joined: String?) {
        var policy = HTMLPolicy.article
        policy.base = base
        #expect(SafeAddress.checked(address, policy) == joined)
    }

    @Test("the addresses that an article may have are of the web, of mail, of telephones and of places")
    func safeSchemes() {
        #expect(HTMLPolicy.safeSchemes == ["http", "https", "mailto", "tel", "geo"])
        for scheme in ["javascript", "data", "vbscript", "file", "blob", "ftp", "about", "ws", "view-source", "intent"]
        {
            #expect(SafeAddress.checked("\(scheme):x", .article) == nil)
        }
    }

    // MARK: Elements and attributes

    @Test(
        "an element that can run or embed something goes with its content, even if a policy names it",
        arguments: [
            "script", "style", "iframe", "object", "applet", "svg", "math", "template", "noscript", "noembed",
            "noframes", "xmp", "audio", "video", "canvas", "select", "title",
        ]
    )
    func dropped(name: String) {
        var policy = HTMLPolicy.article
        policy.elements[name] = []
        let html = HTMLSanitizer(policy: policy).sanitize("<p>a</p><\(name)>zebra</\(name)><p>b</p>")
        #expect(html.hasPrefix("<p>a</p>") && !html.contains("zebra") && !html.contains("<\(name)"), "\(html)")
        for void in ["embed", "link", "meta", "param", "frame"] {
            #expect(HTMLPolicy.droppedWithContent.contains(void))
        }
    }

    @Test(
        "no policy can allow handlers, styles and names with other characters",
        arguments: [
            ("on", true), ("onclick", true), ("onx-y", true), ("o", false), ("no", false), ("style", true),
            ("styles", false), ("srcset", true), ("srcdoc", true), ("xmlns", true), ("ping", true), ("is", true),
            ("slot", true), ("src", false), ("a", false), ("z", false), ("a0", false), ("a9", false), ("a-b", false),
            ("a`", true), ("a{", true), ("a/", true), ("a:b", true), ("a.b", true), ("a,b", true), ("a_b", true),
            ("A", true), ("\u{E9}", true), ("a b", true),
        ]
    )
    func attributes(name: String, isNever: Bool) {
        #expect(HTMLPolicy.isNeverAllowed(attribute: name) == isNever)
    }

    @Test("the first of an attribute that stands twice counts, and addresses are checked by the attribute's name")
    func twice() {
        let sanitizer = HTMLSanitizer()
        #expect(sanitizer.sanitize("<p title=a title=b>x</p>") == "<p title=\"a\">x</p>")
        let nodes = [
            HTMLNode.element(
                HTMLElement(
                    name: "a",
                    attributes: [
                        HTMLAttribute(name: "href", value: "https:x"), HTMLAttribute(name: "href", value: "https:y"),
                        HTMLAttribute(name: "title", value: "javascript:x"),
                    ],
                    children: [.text("t")]
                )
            )
        ]
        #expect(sanitizer.sanitize(nodes) == "<a href=\"https:x\" title=\"javascript:x\">t</a>")
        #expect(sanitizer.sanitize("<blockquote cite='javascript:x'>t</blockquote>") == "<blockquote>t</blockquote>")
        #expect(sanitizer.sanitize("<q cite='https:x'>t</q>") == "<q cite=\"https:x\">t</q>")
    }

    // MARK: Writing

    @Test("each character of ASCII is written as itself, as its reference or not at all, in texts and in values")
    func escaping() {
        for code in UInt8(0)...0x7F {
            let character = String(Unicode.Scalar(code))
            let common: String
            switch code {
            case UInt8(ascii: "&"): common = "&amp;"
            case UInt8(ascii: "<"): common = "&lt;"
            case UInt8(ascii: ">"): common = "&gt;"
            case 0x09, 0x0A: common = character
            case 0x0D: common = "\n"
            case 0...0x1F, 0x7F: common = ""
            default: common = character
            }
            let quoted = code == 0x22 ? "&quot;" : code == 0x60 ? "&#96;" : common
            #expect(HTMLWriter.escaped(text: "a\(character)b") == "a\(common)b", "\(code)")
            var writer = HTMLWriter()
            writer.start("p")
            writer.attribute("title", "a\(character)b")
            writer.endOfTag()
            writer.end("p")
            #expect(writer.html == "<p title=\"a\(quoted)b\"></p>", "\(code)")
        }
        for (text, written) in [
            ("\r\n", "\n"), ("\r\r\n", "\n\n"), ("\n\r", "\n\n"), ("\r\u{1}\n", "\n\n"), ("a\r\nb\r\n", "a\nb\n"),
            ("\u{80}\u{9F}\u{A0}é🥜", "\u{80}\u{9F}\u{A0}é🥜"),
        ] {
            #expect(HTMLWriter.escaped(text: text) == written)
        }
    }

    @Test("input of as many bytes as the limit is read whole, and of more the beginning")
    func length() {
        func sanitized(_ html: String, _ limit: Int) -> String {
            HTMLSanitizer(limits: HTMLLimits(input: limit)).sanitize(html)
        }
        #expect(sanitized("abcde", 6) == "abcde" && sanitized("abcde", 5) == "abcde" && sanitized("abcde", 4) == "abcd")
        // A character that the limit divides is left out. Its beginning would be longer than the limit.
        #expect(sanitized("a🥜", 4) == "a" && sanitized("a🥜", 5) == "a🥜")
        #expect(sanitized("a\u{E9}", 3) == "a\u{E9}" && sanitized("a\u{E9}", 2) == "a")
    }
}
