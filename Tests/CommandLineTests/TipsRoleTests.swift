import Foundation
import TestKit
import Testing

@Suite("A logger ticks and sets their own reminders; the plan and the history are the admins'")
struct TipsRoleTests {
    let room: TipsBox
    let log: String

    /// Logs Peanut as Ann, and then gives this device to Bob, a logger.
    init() throws {
        room = try TipsBox()
        let receipt = try room.json("log", "Peanut")
        let claim = receipt["entry"]?["claim"]?["clock"]?.text
        log = try #require(claim)
        try room.tips("room", "add", "Bob")
        try room.tips("as", "Bob")
    }

    @Test(
        "a command for admins alone ends with exit 77 for others, and nothing is changed",
        arguments: [
            ["item", "add", "--category", "medicine", "--name", "X", "--dose", "1 g"],
            ["item", "edit", "Egg", "--name", "Eggs"],
            ["item", "edit", "Egg", "--dose", "2 pieces"], ["item", "move", "Egg", "medicine"],
            ["item", "reorder", "Egg", "1"],
            ["item", "delete", "Egg", "--yes"], ["item", "delete", "Egg"], ["unit", "add", "drop"],
            ["unit", "rename", "tsp", "teaspoon"], ["unit", "delete", "tsp", "--yes"], ["unit", "delete", "tsp"],
            ["cycle", "edit", "--patient", "Max"], ["cycle", "edit", "--challenge", "2026-03-23"],
            ["cycle", "new", "--start", "2026-03-31", "--challenge", "2026-06-23"],
            ["history", "edit", "LOG", "--at", "07:45"], ["history", "delete", "LOG", "--yes"],
            ["history", "delete", "LOG"],
            ["unlog", "Peanut"], ["hold", "add", "tomorrow", "--reason", "fever"], ["hold", "release", "today"],
            ["supply", "set", "Egg", "12 pieces"], ["supply", "clear", "Egg"], ["room", "code"],
            ["room", "code", "--rotate"],
            ["room", "add", "Cleo"], ["room", "revoke", "Ann", "--yes"], ["room", "revoke", "Ann"],
            ["room", "role", "Bob", "admin"], ["room", "zone", "America/Denver"], ["timer", "--minutes", "20"],
            ["timer", "--rest", "0"], ["item", "stop", "Cetirizine"], ["item", "confirm", "Almond"],
        ]
    )
    func refused(_ arguments: [String]) throws {
        let before = try room.everything()
        let result = try room.run(arguments.map { $0 == "LOG" ? log : $0 })
        #expect(result.status == 77, "\(result.text)\(result.errorText)")
        #expect(result.errorText.hasPrefix("error: "))
        #expect(result.output.isEmpty)
        #expect(try room.everything() == before)
    }

    @Test("ticking, taking their own tick back, reactions, reminders and timer are a logger's too")
    func allowed() throws {
        for arguments in [
            ["log", "Egg"], ["unlog", "Egg"], ["log", "Cetirizine"],
            ["reaction", "log", "hives", "--severity", "mild"], ["hold", "add", "today", "--reason", "fever"],
            ["reminders", "set", "medicine", "--at", "08:00"], ["reminders", "off", "medicine"],
            ["reminders", "zone", "Europe/Berlin"], ["timer", "off"], ["timer", "on"], ["home"],
            ["week"], ["history", "--audit"], ["adherence"], ["undo"], ["room"], ["room", "leave", "--yes"],
        ] {
            let result = try room.run(arguments)
            #expect(result.status == 0, "\(arguments): \(result.errorText)")
        }
    }

    @Test("one member's reminders and timer are not another's")
    func ownSettings() throws {
        try room.tips("timer", "off")
        try room.tips("reminders", "set", "medicine", "--at", "06:00")
        try room.tips("as", "Ann")
        #expect(try room.tips("timer").text.contains("on, 15 minutes"))
        #expect(try !room.tips("reminders").text.contains("06:00"))
        try room.tips("as", "Bob")
        #expect(try room.tips("timer").text.contains("off"))
        #expect(try room.tips("reminders").text.contains("daily at 06:00"))
    }

    @Test("a removed member can't write anymore, and their logs stay")
    func revoked() throws {
        try room.tips("log", "Egg")
        try room.tips("as", "Ann")
        #expect(try room.tips("room", "revoke", "Bob", "--yes").status == 0)
        #expect(try room.tips("as", "Bob").status == 77)
        #expect(try room.tips("home").text.contains("by Bob"))
        try room.tips("room", "add", "Cleo", "--role", "admin")
        try room.tips("room", "leave", "--yes")
        #expect(try room.tips("log", "Almond").status == 77)
    }

    @Test("a member who left gets no copy of the room: no export, archive, backup, calendar or page of backups")
    func left() throws {
        try room.tips("as", "Ann")
        try room.tips("room", "add", "Cleo", "--role", "admin")
        #expect(try room.tips("export", "--format", "csv").status == 0)
        try room.tips("room", "leave", "--yes")
        let commands = [
            ["export", "--format", "csv"], ["export", "--format", "json"],
            ["export", "--format", "json", "-o", "all.json"],
            ["archive", "export", "all.jsonl"], ["backup"], ["backup", "all.sqlite"],
            ["calendar", "export"], ["calendar", "export", "-o", "all.ics"], ["open", "tips://backups"],
            ["act", "tips://backups", "archive/export"],
        ]
        for arguments in commands {
            let refused = try room.run(arguments)
            #expect(refused.status == 77, "\(arguments): \(refused.errorText)")
            #expect(
                refused.text.isEmpty && refused.errorText.contains("nobody is chosen on this device"),
                "\(arguments)"
            )
        }
    }

    @Test("the last admin can't leave, be removed or become a logger")
    func lastAdmin() throws {
        try room.tips("as", "Ann")
        let before = try room.everything()
        for arguments in [
            ["room", "leave", "--yes"], ["room", "revoke", "Ann", "--yes"], ["room", "role", "Ann", "logger"],
        ] {
            #expect(try room.run(arguments).status == 77, "\(arguments)")
        }
        #expect(try room.everything() == before)
    }

    @Test("a logger isn't asked to set up the next cycle, an admin is")
    func prompt() throws {
        let day = "2026-03-30T09:00"
        #expect(try !room.tips("home", at: day).text.contains("set up cycle 2"))
        try room.tips("as", "Ann")
        #expect(try room.tips("home", at: day).text.contains("set up cycle 2"))
    }
}
