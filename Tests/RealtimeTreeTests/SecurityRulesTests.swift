import RealtimeTree
import Testing

@Suite("Security rules")
struct SecurityRulesTests {
    private static let ann = try? read("{\"uid\":\"ann\",\"token\":{\"email\":\"a@example.org\",\"admin\":true}}")

    private func rules(_ text: String) throws -> SecurityRules {
        try SecurityRules.read(Array("{\"rules\":\(text)}".utf8))
    }

    private func mayRead(
        _ rules: SecurityRules,
        _ path: String,
        as auth: RealtimeValue? = nil,
        in root: String = "null",
        now: Int64 = 1_000,
        query: [String: String] = [:]
    ) throws -> Bool {
        let request = RuleRequest(
            auth: auth ?? .null,
            now: now,
            root: try read(root),
            query: try RealtimeQuery.read(query)
        )
        return try rules.read(try RealtimePath(path), request).isAllowed
    }

    private func mayWrite(
        _ rules: SecurityRules,
        _ path: String,
        _ value: String,
        as auth: RealtimeValue? = nil,
        in root: String = "null"
    ) throws -> Bool {
        let request = RuleRequest(auth: auth ?? .null, now: 1_000, root: try read(root))
        return try rules.write(RealtimeWrite(try read(value), at: try RealtimePath(path)), request).isAllowed
    }

    @Test(
        "a request that nothing allows is refused; a place's permission holds for all below it and can't be taken back there"
    )
    func cascade() throws {
        let rules = try rules("{\"open\":{\".read\":true,\"shut\":{\".read\":false}},\"a\":{\"b\":{\".read\":true}}}")
        #expect(try mayRead(rules, "open"))
        #expect(try mayRead(rules, "open/shut/deep"))
        #expect(try !mayRead(rules, ""))
        #expect(try !mayRead(rules, "a"))
        #expect(try mayRead(rules, "a/b/c"))
        #expect(try !mayWrite(rules, "open", "1"))
        #expect(try mayRead(.open, "x") && mayWrite(.open, "x", "1"))
        #expect(try !mayRead(.closed, "") && !mayWrite(.closed, "x", "1"))
    }

    @Test("a number joined to a text is written as in JavaScript, also where it is none")
    func joinedNumbers() throws {
        for (expression, value, joined) in [
            ("'' + data.val()", "0.00001", "0.00001"), ("data.val() + ''", "1e20", "100000000000000000000"),
            ("'' + (data.val() % 0)", "1", "NaN"), ("'' + (data.val() / 0)", "1", "Infinity"),
            ("'' + (data.val() / 0)", "-1", "-Infinity"), ("'' + (0 * data.val())", "-1", "0"),
        ] {
            let rules = try rules("{\".read\":\"\(expression) === '\(joined)'\"}")
            #expect(try mayRead(rules, "", in: value), "\(expression) of \(value)")
        }
    }

    @Test("a variable stands for a key, a named key goes before it")
    func variables() throws {
        let rules = try rules(
            "{\"users\":{\"$user\":{\".read\":\"auth.uid == $user\",\"$item\":{\".write\":\"$item.length < 3 && $user === auth.uid\"}},\"public\":{\".read\":true}}}"
        )
        #expect(try mayRead(rules, "users/ann", as: Self.ann))
        #expect(try !mayRead(rules, "users/bob", as: Self.ann))
        #expect(try !mayRead(rules, "users/ann"))
        #expect(try mayRead(rules, "users/public"))
        #expect(try mayWrite(rules, "users/ann/ab", "1", as: Self.ann))
        #expect(try !mayWrite(rules, "users/ann/abc", "1", as: Self.ann))
    }

    @Test("a written value must be valid on the way to it and in all that is new, but for what is taken away")
    func validation() throws {
        let rules = try rules(
            """
            {".write":true,"logs":{".validate":"newData.hasChildren()","$log":{".validate":"newData.hasChildren(['who','at'])",\
            "who":{".validate":"newData.isString()"},"at":{".validate":"newData.isNumber() && newData.val() <= now"},\
            "$other":{".validate":false}}}}
            """
        )
        let good = "{\"who\":\"ann\",\"at\":5}"
        #expect(try mayWrite(rules, "logs/x", good))
        #expect(try mayWrite(rules, "logs", "{\"x\":\(good),\"y\":\(good)}"))
        #expect(try mayWrite(rules, "", "{\"logs\":{\"x\":\(good)}}"))
        #expect(try !mayWrite(rules, "logs/x", "{\"who\":\"ann\"}"))
        #expect(try !mayWrite(rules, "logs/x", "{\"who\":1,\"at\":5}"))
        #expect(try !mayWrite(rules, "logs/x", "{\"who\":\"ann\",\"at\":5000}"))
        #expect(try !mayWrite(rules, "logs/x", "{\"who\":\"ann\",\"at\":5,\"more\":1}"))
        #expect(try !mayWrite(rules, "", "{\"logs\":{\"x\":\(good),\"y\":7}}"))
        #expect(try !mayWrite(rules, "logs", "3"))
        #expect(try mayWrite(rules, "logs/x", "null", in: "{\"logs\":{\"x\":\(good),\"y\":\(good)}}"))
        // The remaining ancestors must be valid, too.
        #expect(try !mayWrite(rules, "logs/x/at", "null", in: "{\"logs\":{\"x\":\(good)}}"))
        #expect(try mayWrite(rules, "elsewhere", "{\"any\":1}"))
    }

    @Test("every place of an update has to be allowed")
    func updates() throws {
        let rules = try rules("{\"a\":{\".write\":true},\"b\":{\".write\":\"auth != null\"}}")
        let write = try update("{\"a/x\":1,\"b/y\":2}")
        #expect(try !rules.write(write, RuleRequest(auth: .null, now: 0, root: RealtimeValue.null)).isAllowed)
        let ann = RuleRequest(auth: try #require(Self.ann), now: 0, root: RealtimeValue.null)
        #expect(try rules.write(write, ann).isAllowed)
    }

    @Test(
        "expressions are worth what the language says; what fails is false",
        arguments: [
            ("true", true), ("1 + 2 * 3 == 7", true), ("(1 + 2) * 3 == 9", true), ("7 % 4 == 3", true),
            ("-2 < 1", true),
            ("2 - 1 - 1 == 0", true), ("8 / 2 / 2 == 2", true), ("'a' + 1 == 'a1'", true), ("'b' > 'a'", true),
            ("1 < 'a'", false), ("true ? false : true", false), ("false || true && true", true), ("!false", true),
            ("!(1 == 1)", false), ("1 === 1.0", true), ("'1' == 1", false), ("null == null", true), ("null != 1", true),
            ("auth != null", true), ("auth.uid == 'ann'", true), ("auth['uid'] == 'ann'", true),
            ("auth.token.admin", true),
            ("auth.token.email.endsWith('.org')", true), ("auth.token.nothing == null", true),
            ("auth.nothing.at.all == null", false),
            ("auth.token == auth.token", false), ("now == 1000", true), ("now + 1 > now", true),
            ("root.child('a/b').val() == 1", true), ("root.child('a').child('b').exists()", true),
            ("root.child('a').hasChild('b')", true), ("root.child('a').hasChildren()", true),
            ("root.child('a').hasChildren(['b', 'c'])", true), ("root.child('a').hasChildren(['b', 'x'])", false),
            ("root.child('a').hasChildren([])", false), ("root.child('x').val() == null", true),
            ("root.parent() == null", false),
            ("root.child('a').parent().exists()", true), ("root.child('a.b').exists()", false),
            ("root.child('a/b').isNumber()", true), ("root.child('a/c').isString()", true),
            ("root.child('a/d').isBoolean()", true),
            ("root.child('a').val() == root.child('a').val()", false), ("root.child('a').getPriority() == null", true),
            ("data.exists()", true), ("newData.exists()", false), ("$x == 'a'", false),
            ("'Hello'.length == 5", true), ("'Hello'.contains('ell')", true), ("'Hello'.beginsWith('He')", true),
            ("'Hello'.replace('l', 'L') == 'HeLLo'", true), ("'Hello'.replace('', 'L') == 'Hello'", false),
            ("'ÄB'.toLowerCase() == 'äb'", true), ("'ab'.toUpperCase() == 'AB'", true),
            ("'room-12'.matches(/^room-[0-9]+$/)", true), ("'ROOM'.matches(/^room$/i)", true),
            ("'ROOM'.matches(/^room$/)", false),
            ("'a/b'.matches(/^a\\\\/b$/)", true), ("'x'.matches(/./) && 4 / 2 == 2", true), ("1 / 0 > 1", true),
            ("5", false), ("'true'", false), ("null", false), ("nothing || true", true), ("true && null", false),
            ("auth.uid.length == 3 && auth.uid.matches(/^[a-z]{3}$/)", true), ("'it\\\\'s'.length == 4", true),
            ("'caf\\\\u00e9' == 'café'", true),
        ]
    )
    func expressions(text: String, isTrue: Bool) throws {
        let readable = text.replacing("$x == 'a'", with: "false").replacing("nothing ||", with: "null == 1 ||")
        let rules = try rules("{\".read\":\"\(readable)\"}")
        let root = "{\"a\":{\"b\":1,\"c\":\"x\",\"d\":true}}"
        #expect(try mayRead(rules, "", as: Self.ann, in: root) == isTrue)
    }

    @Test("a failure on the left of “or” doesn't stop the right; anywhere else it is no grant")
    func failures() throws {
        #expect(
            try mayRead(
                rules("{\".read\":\"auth.uid == 'x' || root.child('open').val() == true\"}"),
                "",
                in: "{\"open\":true}"
            )
        )
        #expect(try !mayRead(rules("{\".read\":\"!(auth.uid == 'x')\"}"), ""))
        #expect(try !mayRead(rules("{\".read\":\"auth.uid != 'x'\"}"), ""))
    }

    @Test("a rule of a read sees the query")
    func queries() throws {
        let rules = try rules(
            "{\".read\":\"query.orderByChild == 'owner' && query.equalTo == auth.uid && query.limitToFirst <= 10\"}"
        )
        let query = ["orderBy": "\"owner\"", "equalTo": "\"ann\"", "limitToFirst": "10"]
        #expect(try mayRead(rules, "", as: Self.ann, query: query))
        #expect(try !mayRead(rules, "", as: Self.ann))
        #expect(try !mayRead(rules, "", as: Self.ann, query: query.merging(["limitToFirst": "11"]) { $1 }))
        #expect(try mayRead(self.rules("{\".read\":\"query.orderByKey == false\"}"), ""))
    }

    @Test("an answer says which places it hung on, and whether on the clock")
    func looks() throws {
        let rules = try rules(
            "{\"r\":{\"$room\":{\".read\":\"root.child('members/' + $room + '/' + auth.uid).exists() && now > 0\"}}}"
        )
        let request = RuleRequest(
            auth: try #require(Self.ann),
            now: 1,
            root: try read("{\"members\":{\"a\":{\"ann\":true}}}")
        )
        let answer = try rules.read(try RealtimePath("r/a"), request)
        #expect(answer.isAllowed)
        #expect(answer.looked == [try RealtimePath("members/a/ann")])
        #expect(answer.usesClock)
        #expect(try !rules.read(try RealtimePath("r/b"), request).isAllowed)
        #expect(try !SecurityRules.open.read(.root, request).usesClock)
    }

    @Test("a query needs its index where it asks, and keys need none")
    func indexes() throws {
        let rules = try rules("{\"logs\":{\"$room\":{\".indexOn\":[\"at\",\"who/name\",\".value\"]}}}")
        let query = { (order: String) in try #require(try RealtimeQuery.read(["orderBy": order])) }
        for order in ["\"at\"", "\"who/name\"", "\"$value\"", "\"$key\""] {
            try rules.requireIndex(for: try query(order), at: RealtimePath("logs/a"))
        }
        let error = #expect(throws: RealtimeError.self) {
            try rules.requireIndex(for: try query("\"day\""), at: RealtimePath("logs/a"))
        }
        #expect(
            error?.description == "Index not defined, add \".indexOn\": \"day\", for path \"/logs/a\", to the rules"
        )
        #expect(throws: RealtimeError.self) {
            try rules.requireIndex(for: try query("\"at\""), at: RealtimePath("logs"))
        }
    }

    @Test(
        "rules that can't be read are refused, with the place and the reason",
        arguments: [
            ("{\".read\":\"auth.uid ==\"}", "/.read: the expression breaks off (column 11)"),
            ("{\"a\":{\".write\":\"foo\"}}", "/a/.write: there is no variable “foo” here (column 1)"),
            ("{\".read\":\"$x == 1\"}", "/.read: there is no variable “$x” here (column 1)"),
            ("{\".read\":\"data.value()\"}", "/.read: there is no method “value” (column 6)"),
            ("{\".read\":\"data.child()\"}", "/.read: “child” takes another number of arguments (column 6)"),
            ("{\".read\":\"'a'.matches('b')\"}", "/.read: “matches” takes a pattern such as /^a/ (column 5)"),
            ("{\".read\":\"'a'.matches(/(/)\"}", "/.read: /(/ is no pattern (column 5)"),
            ("{\".read\":\"(1\"}", "/.read: a “)” is missing (column 3)"),
            ("{\".read\":\"1 1\"}", "/.read: this has no meaning here (column 3)"),
            ("{\".read\":\"'a\"}", "/.read: the text isn't closed (column 1)"),
            (
                "{\".read\":\"'\\\\u00' == 'a'\"}",
                "/.read: \\u needs the four digits of a character (column 3)"
            ),
            ("{\".read\":\"1 = 1\"}", "/.read: “=” has no meaning here (column 3)"),
            ("{\".read\":1}", "/.read: a rule is true, false or an expression in quotes"),
            ("{\".reed\":true}", "/.reed: only .read, .write, .validate and .indexOn begin with a dot"),
            ("{\"a\":true}", "/a: the rules of a key are an object"),
            ("{\"$a\":{},\"$b\":{}}", "/$b: there can be one variable beside others, and $a is one"),
            ("{\"$a\":{\"$a\":{}}}", "/$a/$a: $a stands for a key above already"),
            ("{\"$\":{}}", "/$: a variable is $ and letters, digits or underscores"),
            ("{\"a\":{},\"a\":{}}", "/a: it stands here twice"),
            ("{\".indexOn\":[1]}", "/.indexOn: an index is a child's path, or \".value\""),
            ("{\"a[0]\":{}}", "/a[0]: a key can't hold any of . $ # [ ] /"),
        ]
    )
    func unreadable(text: String, words: String) {
        let error = #expect(throws: RealtimeError.self) { try rules(text) }
        #expect(error?.description == words)
    }

    @Test("rules may have comments, an expression is nested 64 deep at most, and the file is rules alone")
    func files() throws {
        _ = try rules("{ // everybody\n \".read\": true /* all of it */ }")
        let deep = String(repeating: "(", count: 200) + "true" + String(repeating: ")", count: 200)
        #expect(throws: RealtimeError.self) { try rules("{\".read\":\"\(deep)\"}") }
        #expect(throws: RealtimeError.self) { try rules("{\".read\":\"\(String(repeating: "!", count: 200))true\"}") }
        #expect(throws: RealtimeError.self) { try SecurityRules.read(Array("{\"rules\":{},\"x\":1}".utf8)) }
        #expect(throws: RealtimeError.self) { try SecurityRules.read(Array("[]".utf8)) }
    }
}
