import Foundation
import JSONKit
import TestKit
import Testing

@Suite("roomd rules")
struct RoomdRulesTests {
    @Test("rules are deployed as they are, comments and all, over and over")
    func deploy() throws {
        let box = try RoomdBox()
        let file = try box.folder.write(RoomdBox.rules, to: "database.rules.json").path
        let first = try box.json("rules", "deploy", file, "--database", "Family")
        #expect(first["database"]?.string == "family")
        #expect(first["new"]?.bool == true)
        #expect(try box.json("rules", "deploy", file, "--database", "family")["new"]?.bool == false)
        #expect(try box.done("rules", "show") == RoomdBox.rules)
        let shown = try box.json("rules", "show", "--database", "family")
        #expect(shown["rules"]?.string == RoomdBox.rules)
        #expect(try box.done("rules", "deploy", "-", "--database", "x", input: RoomdBox.rules).contains("x is there"))
    }

    @Test("rules that can't be read are told with their place, and never deployed")
    func broken() throws {
        let box = try RoomdBox()
        try box.deploy()
        let broken = [
            (#"{"rules": {"a": {".read": "auth.uid =="}}}"#, "/a/.read"),
            (#"{"rules": {"a": {".raed": true}}}"#, "/a/.raed"), ("{", "is no JSON"), ("{}", "the file is {\"rules\""),
        ]
        for (text, reason) in broken {
            try box.folder.write(text, to: "broken.json")
            #expect(try box.refused(65, "rules", "check", "broken.json").contains(reason))
            #expect(try box.refused(65, "rules", "deploy", "broken.json", "--database", "family").contains(reason))
        }
        #expect(try box.done("rules", "show") == RoomdBox.rules)
        #expect(try box.refused(66, "rules", "check", "nothing.json").contains("there is no file"))
        #expect(try box.done("rules", "check", "database.rules.json") == "The rules can be read.\n")
    }

    @Test(
        "a question is answered with each rule that was asked, and a refusal exits with 77",
        arguments: [
            (["--as", "ann", "--read", "/users/ann"], true, ["/users/$uid/.read true"]),
            (["--as", "bob", "--read", "/users/ann"], false, ["/users/$uid/.read false"]),
            (["--read", "/users/ann"], false, ["/users/$uid/.read false"]),
            (["--read", "/nowhere"], false, []),
            (
                ["--as", "ann", "--write", "/users/ann", "--data", #"{"name": "Ann"}"#], true,
                ["/users/$uid/.write true", "/users/$uid/name/.validate true"]
            ),
            (
                ["--as", "ann", "--write", "/users/ann/name", "--data", "\"Annabel\""], false,
                ["/users/$uid/.write true", "/users/$uid/name/.validate false"]
            ),
            (["--as", "ann", "--write", "/users/ann/name", "--data", "null"], true, ["/users/$uid/.write true"]),
            (
                ["--as", "ann", "--write", "/users", "--update", "--data", #"{"ann/name": "A", "bob/name": "B"}"#],
                false,
                ["/users/$uid/.write true", "/users/$uid/name/.validate true", "/users/$uid/.write false"]
            ),
            (
                ["--as", "ann", "--token", #"{"editor": true}"#, "--write", "/news/1", "--data", "1"], true,
                ["/news/.write true"]
            ),
            (["--read", "/late"], false, ["/late/.read false"]),
        ] as [([String], Bool, [String])]
    )
    func check(question: [String], isAllowed: Bool, steps: [String]) throws {
        let box = try RoomdBox()
        try box.folder.write(RoomdBox.rules, to: "database.rules.json")
        let result = try box.run(["rules", "check", "database.rules.json"] + question + ["--json"])
        #expect(result.exit == .status(isAllowed ? 0 : 77), "\(result.errorText)")
        let document = try JSONValue.parse(result.text)
        #expect(document["allowed"]?.bool == isAllowed)
        let told = (document["rules"]?.list ?? []).map { "\($0["rule"]?.string ?? "") \($0["holds"]?.bool == true)" }
        #expect(told == steps)
        let text = try box.run(["rules", "check", "database.rules.json"] + question).text
        #expect(text.hasPrefix(isAllowed ? "Allowed\n" : "Refused\n"))
    }

    @Test("a question can be asked at another time, at a database in a file and at one of the server")
    func elsewhere() throws {
        let box = try RoomdBox()
        try box.folder.write(RoomdBox.rules, to: "database.rules.json")
        #expect(
            try box.done("rules", "check", "database.rules.json", "--read", "/late", at: "2026-03-08T07:30:01Z")
                .hasPrefix("Allowed")
        )
        let rules = #"{"rules": {"a": {".read": "data.child('open').val() === true"}}}"#
        try box.folder.write(rules, to: "data.rules.json")
        try box.folder.write(#"{"a": {"open": true}}"#, to: "data.json")
        #expect(try box.refused(77, "rules", "check", "data.rules.json", "--read", "/a").hasPrefix("Refused"))
        #expect(
            try box.done("rules", "check", "data.rules.json", "--read", "/a", "--on", "data.json").hasPrefix("Allowed")
        )
        try box.deploy()
        #expect(
            try box.refused(77, "rules", "check", "data.rules.json", "--read", "/a", "--database", "family")
                .hasPrefix("Refused")
        )
    }

    @Test("an increment counts from what is there, in a file, in a table and at the server")
    func increments() throws {
        let box = try RoomdBox()
        try box.deploy()
        let rules = #"{"rules": {"n": {".write": "newData.val() === data.val() + 2"}}}"#
        try box.folder.write(rules, to: "count.rules.json")
        try box.folder.write(#"{"n": 40}"#, to: "data.json")
        let write = ["--write", "/n", "--data", #"{".sv": {"increment": 2}}"#]
        let check = ["rules", "check", "count.rules.json"] + write
        #expect(try box.run(check).exit == .status(77))
        #expect(try box.run(check + ["--on", "data.json"]).text.hasPrefix("Allowed"))
        let update = ["--update", "--write", "/", "--data", #"{"n": {".sv": {"increment": 2}}}"#]
        #expect(
            try box.run(["rules", "check", "count.rules.json", "--on", "data.json"] + update).text.hasPrefix("Allowed")
        )
        #expect(try box.run(check + ["--database", "family"]).exit == .status(77))
        try box.folder.write(
            """
            {"rules": "count.rules.json", "data": {"n": 40}, "cases": [
              {"write": "/n", "value": {".sv": {"increment": 2}}, "allowed": true},
              {"write": "/n", "value": {".sv": {"increment": 3}}, "allowed": false}
            ]}
            """,
            to: "count.json"
        )
        #expect(try box.done("rules", "test", "count.json").hasPrefix("2 of 2"))
        try box.folder.write(#"{"n": 1.7e308}"#, to: "large.json")
        let large = ["--write", "/n", "--data", #"{".sv": {"increment": 1.7e308}}"#, "--on", "large.json"]
        #expect(try box.run(["rules", "check", "count.rules.json"] + large).exit == .status(65))
    }

    @Test(
        "a question that is none is refused",
        arguments: [
            (64, ["--read", "/a", "--write", "/a", "--data", "1"]), (64, ["--write", "/a"]), (64, ["--data", "1"]),
            (64, ["--token", "{}", "--read", "/a"]), (65, ["--write", "/a", "--data", "{"]), (64, ["--read", "/a.b"]),
            (65, ["--write", "/a", "--update", "--data", "1"]), (64, ["--read", "/a", "--on", "x", "--database", "y"]),
        ] as [(Int32, [String])]
    )
    func noQuestion(status: Int32, question: [String]) throws {
        let box = try RoomdBox()
        try box.folder.write(RoomdBox.rules, to: "database.rules.json")
        let result = try box.run(["rules", "check", "database.rules.json"] + question)
        #expect(result.exit == .status(status), "\(result.errorText)")
    }

    static let table = """
        {
          "rules": "database.rules.json",
          "data": {"users": {"ann": {"name": "Ann"}}},
          "cases": [
            {"name": "one's own", "as": "ann", "read": "/users/ann", "allowed": true},
            {"name": "another's", "as": "bob", "read": "/users/ann", "allowed": false},
            {"as": null, "read": "/news", "allowed": true},
            {"as": "ann", "token": {"editor": true}, "write": "/news", "value": "today", "allowed": true},
            {"as": "ann", "write": "/users/ann", "update": {"name": "Annabel"}, "allowed": false},
            {"read": "/late", "now": 1772955000001, "allowed": true}, // a second later
            {"read": "/late", "now": 1772954999999, "allowed": LAST}
          ]
        }
        """

    @Test("a table of questions says how many are answered as they should be, and which aren't")
    func test() throws {
        let box = try RoomdBox()
        try box.folder.write(RoomdBox.rules, to: "deep/database.rules.json")
        try box.folder.write(Self.table.replacing("LAST", with: "false"), to: "deep/good.json")
        #expect(try box.done("rules", "test", "deep/good.json") == "7 of 7 cases are answered as they should be.\n")
        try box.folder.write(
            Self.table.replacing("LAST", with: "true").replacing("\"allowed\": false", with: "\"allowed\": true"),
            to: "deep/bad.json"
        )
        let text = try box.refused(1, "rules", "test", "deep/bad.json")
        #expect(text.contains("wrong: case 2 “another's” is refused by /users/$uid .read\n"))
        #expect(text.contains("4 of 7 cases are answered as they should be.\n"))
        let result = try box.run(["rules", "test", "deep/bad.json", "--json"])
        let failures = try JSONValue.parse(result.text)["failures"]?.list ?? []
        #expect(failures.map { $0["case"]?.integer } == [2, 5, 7])
    }

    @Test(
        "a table that is none is refused with the number of its case",
        arguments: [
            ("{", "is no JSON"), ("{}", #""rules" must name"#), (#"{"rules": "r"}"#, #""cases" must be a list"#),
            (#"{"rules": "r", "cases": [{"read": "/a"}]}"#, "case 1 doesn't say"),
            (#"{"rules": "r", "cases": [{"allowed": true}]}"#, "case 1: it must have"),
            (#"{"rules": "r", "cases": [{"write": "/a", "allowed": true}]}"#, "case 1: it must have"),
            (#"{"rules": "r", "cases": [{"read": "/a.b", "allowed": true}]}"#, "case 1: Invalid path"),
            (#"{"rules": "r", "data": {"a.b": 1}, "cases": []}"#, "\"data\": Invalid data"),
            (#"{"rules": "r", "cases": [{"us": "ann", "read": "/a", "allowed": true}]}"#, #"case 1 has "us""#),
            (#"{"rules": "r", "cases": [{"as": 7, "read": "/a", "allowed": true}]}"#, #"case 1: "as" must be"#),
            (#"{"rules": "r", "cases": [{"token": 7, "read": "/a", "allowed": true}]}"#, #"case 1: "token" must be"#),
            (#"{"rules": "r", "cases": [{"now": "x", "read": "/a", "allowed": true}]}"#, #"case 1: "now" must be"#),
        ]
    )
    func brokenTable(text: String, reason: String) throws {
        let box = try RoomdBox()
        try box.folder.write(text, to: "table.json")
        #expect(try box.refused(65, "rules", "test", "table.json").contains(reason))
    }
}
