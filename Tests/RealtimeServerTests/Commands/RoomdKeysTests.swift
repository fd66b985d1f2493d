import Foundation
import JSONKit
import TestKit
import Testing

@Suite("roomd keys, security and status")
struct RoomdKeysTests {
    @Test("keys are listed, rotated, retired and voided, and each change is among the security events")
    func keys() throws {
        let box = try RoomdBox()
        try box.deploy()
        #expect(try box.done("keys", "list").contains("There is no key yet"))
        try box.done("users", "token", "ann")
        let first = try #require(try box.json("keys", "list").list.first?["id"]?.string)
        let second = try #require(try box.json("keys", "rotate", at: "2026-03-08T08:00:00Z")["signs"]?.string)
        let shown = try box.done("keys", "list", at: "2026-03-08T08:00:00Z")
        #expect(shown.contains(second) && shown.contains("signs"))
        #expect(shown.contains(first) && shown.contains("verifies until 2026-03-09 08:01"))
        #expect(try box.refused(64, "keys", "retire", first).contains("repeat the command with --yes"))
        #expect(try box.refused(64, "keys", "retire", second, "--yes").contains("is the key that signs"))
        #expect(try box.refused(66, "keys", "retire", "zz", "--yes").contains("there is no key “zz”"))
        #expect(try box.json("keys", "retire", String(first.prefix(8)), "--yes")["removed"]?.string == first)
        #expect(try box.refused(64, "keys", "rotate", "--void").contains("repeat the command with --yes"))
        let void = try box.json("keys", "rotate", "--void", "--yes")
        #expect(void["removed"]?.list.compactMap(\.string) == [second])
        let events = try box.json("security", "--kind", "keysChanged").list
        #expect(events.compactMap { $0["reason"]?.string } == ["MADE", "MADE", "VOIDED", "MADE", "VOIDED"])
        #expect(events.prefix(3).compactMap { $0["subject"]?.string } == [first, second, first])
    }

    @Test("security events are shown, the newest last, of one kind and as many as asked for")
    func security() throws {
        let box = try RoomdBox()
        #expect(try box.done("security") == "Nothing was noted.\n")
        try box.deploy()
        try box.done("users", "admin-token")
        try box.done("backup", "copy.sqlite")
        let kinds = try box.json("security").list.compactMap { $0["kind"]?.string }
        #expect(kinds == ["rulesDeployed", "keysChanged", "adminTokenMade", "backup"])
        #expect(try box.json("security", "--limit", "1").list.compactMap { $0["kind"]?.string } == ["backup"])
        #expect(try box.json("security", "--kind", "rulesDeployed").list.first?["place"]?.string == "family")
        #expect(try box.done("security").contains("adminTokenMade"))
        #expect(try box.refused(64, "security", "--kind", "gossip").contains("“gossip” is no kind of event"))
        #expect(try box.refused(64, "security", "--limit", "0").contains("--limit is a number from 1"))
    }

    @Test("the status tells how many databases, accounts, devices and keys there are")
    func status() throws {
        let box = try RoomdBox()
        try box.deploy()
        let status = try box.json("status")
        #expect(status["databases"]?.list.compactMap(\.string) == ["family"])
        #expect(status["accounts"]?["anonymous"]?.integer == 0 && status["keys"]?.integer == 0)
        #expect(status["sweep"]?["last"] == .null)
        #expect(try box.done("status").contains("never"))
    }
}
