import RealtimeTree
import Testing

/// Patterns are tested through rules, on stored text.
@Suite("Patterns in rules", .timeLimit(.minutes(5)))
struct RulePatternTests {
    /// Whether a stored text matches; nil for an invalid pattern.
    private func matches(_ text: String, _ pattern: String) throws -> Bool? {
        let rule = RealtimeValue.string("data.val().matches(\(pattern))")
        let file = "{\"rules\":{\".read\":\(String(decoding: rule.json(), as: UTF8.self))}}"
        guard let rules = try? SecurityRules.read(Array(file.utf8)) else { return nil }
        return try rules.read(.root, RuleRequest(auth: .null, now: 0, root: RealtimeValue.string(text))).isAllowed
    }

    @Test(
        "a pattern means what it does in the protocol: of ASCII's digits and letters, with ends that are the text's",
        arguments: [
            ("room", "/^room$/", true), ("room\n", "/^room$/", false), ("a\nroom", "/^room$/", false),
            ("a room", "/room/", true), ("ROOM", "/^room$/i", true), ("ÄÖ", "/^äö$/i", true), ("", "/^$/", true),
            ("", "/x*/", true), ("7", "/^\\d$/", true), ("\u{663}", "/^\\d$/", false), ("é", "/^\\w$/", false),
            ("a_9", "/^\\w+$/", true), ("a b", "/a\\sb/", true), ("-", "/^\\W\\D?\\S?$/", true),
            ("ab", "/\\bab\\b/", true),
            ("xaby", "/\\bab\\b/", false), ("\n", "/^.$/", false), ("🥞", "/^.$/", true),
            ("B7", "/^[A-C][^0-6]$/", true), ("-", "/^[a-]$/", true), ("]", "/^[\\]]$/", true),
            ("d", "/^[a-c]$/", false),
            ("8", "/^[\\d_]+$/", true), ("aaa", "/^a{3}$/", true), ("aa", "/^a{3}$/", false),
            ("aaaa", "/^a{2,3}$/", false),
            ("aaaa", "/^a{2,}$/", true), ("ab", "/^a{0}b?ab$/", true), ("catdog", "/^(cat|dog)+$/", true),
            ("cow", "/^(?:cat|dog|)$/", false), ("", "/^(cat|dog|)$/", true), ("x", "/^(a|b)*?x$/", true),
            ("a.b", "/^a\\.b$/", true), ("axb", "/^a\\.b$/", false), ("a/b", "/^a\\/b$/", true), ("{", "/^{$/", true),
            ("a{b", "/a{b/", true), ("\t", "/^\\t$/", true), ("é", "/^\\u00e9$/", true), ("A", "/^\\x41$/", true),
            ("019cb8a00000-0000-a", "/^0[0-9a-f]{11}-[0-9a-f]{4}-[0-9a-z]{1,32}$/", true),
            ("2026-03-08_item_1", "/^[0-9]{4}-[0-9]{2}-[0-9]{2}_.+_1$/", true),
        ]
    )
    func meaning(text: String, pattern: String, isFound: Bool) throws {
        #expect(try matches(text, pattern) == isFound)
    }

    /// The characters that the classes of the language begin and end with, and their neighbors.
    private static let characters: [Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x17F, 0x167F...0x1681, 0x1FFF...0x2001, 0x2009...0x200B, 0x2027...0x2030, 0x205E...0x2060,
            0x2FFF...0x3001, 0xFEFE...0xFF00, 0x10FFFF...0x10FFFF,
        ]
        return ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
    }()

    private static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
    private static let word: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    private static let spaces: [ClosedRange<UInt32>] = [
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ]

    @Test(
        "an escape or a class has exactly its characters",
        arguments: [
            ("\\d", digits, true), ("\\D", digits, false), ("\\w", word, true), ("\\W", word, false),
            ("\\s", spaces, true), ("\\S", spaces, false), ("[\\D]", digits, false), ("[\\W]", word, false),
            ("[\\S]", spaces, false), ("[^\\D]", digits, true), ("[^\\W]", word, true), ("[^\\S]", spaces, true),
            ("[^\\s]", spaces, false), ("[\\d\\w]", word, true), ("[\\d\\D]", [], false), ("[^]", [], false),
            ("[]", [], true), (".", [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], false), ("\\t", [0x09...0x09], true),
            ("\\n", [0x0A...0x0A], true), ("\\v", [0x0B...0x0B], true), ("\\f", [0x0C...0x0C], true),
            ("\\r", [0x0D...0x0D], true), ("[\\b]", [0x08...0x08], true), ("\\x4f", [0x4F...0x4F], true),
            ("\\u00E9", [0xE9...0xE9], true), ("\\.", [0x2E...0x2E], true), ("[a-c]", [0x61...0x63], true),
            ("[^a-c]", [0x61...0x63], false), ("[a-]", [0x2D...0x2D, 0x61...0x61], true),
            ("[+--]", [0x2B...0x2D], true), ("[\\d-x]", [0x30...0x39, 0x2D...0x2D, 0x78...0x78], true),
        ] as [(String, [ClosedRange<UInt32>], Bool)]
    )
    func classes(pattern: String, ranges: [ClosedRange<UInt32>], isIn: Bool) throws {
        let rule = RealtimeValue.string("data.val().matches(/^\(pattern)$/)")
        let rules = try SecurityRules.read(
            Array("{\"rules\":{\".read\":\(String(decoding: rule.json(), as: UTF8.self))}}".utf8)
        )
        let others = try Self.characters.filter { scalar in
            let request = RuleRequest(auth: .null, now: 0, root: RealtimeValue.string(String(scalar)))
            let isListed = ranges.contains { $0.contains(scalar.value) } == isIn
            return try rules.read(.root, request).isAllowed != isListed
        }
        #expect(others.isEmpty)
    }

    @Test(
        "a text that is no pattern, or one that can't be matched in time in proportion to the text, is refused when the rules are read",
        arguments: [
            "/(/", "/)/", "/[a/", "/*a/", "/a**/", "/[z-a]/", "/a{3,2}/", "/a{1001}/", "/((a{100}){100}){100}/",
            "/(a)\\1/",
            "/(?=a)/", "/(?<!a)b/", "/\\p{L}/", "/\\u00g0/", "/\\q/", "/a{99999999999999999999}/",
        ]
    )
    func noPattern(pattern: String) throws {
        #expect(try matches("a", pattern) == nil)
    }

    @Test(
        "a long text costs a pattern time in proportion, however much it repeats: nobody can hold the server up by one"
    )
    func hostileTexts() throws {
        let long = String(repeating: "a", count: 20_000)
        #expect(try matches(long + "!", "/^(a+)+$/") == false)
        #expect(try matches(long, "/^(a|a)*$/") == true)
        #expect(try matches(long + "!", "/^(a|aa)+$/") == false)
        #expect(try matches(long + "b", "/(.*)(.*)(.*)(.*)c$/") == false)
        #expect(try matches(long, "/^(\\s|\\S)*$/") == true)
        let nested = String(repeating: "(", count: 5_000) + "a" + String(repeating: ")", count: 5_000)
        #expect(try matches("a", "/\(nested)/") == nil)
    }
}
