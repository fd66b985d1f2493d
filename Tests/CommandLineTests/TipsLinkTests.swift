import Foundation
import TestKit
import Testing

@Suite("Links open the pages they name, and the calendar has the reminders")
struct TipsLinkTests {
    let room: TipsBox

    init() throws { room = try TipsBox() }

    @Test(
        "a link in either form shows its page",
        arguments: [
            ("home", "Mia Plan"), ("week", "Week View"), ("week/cycle-1/6", "Week 6 of 12"),
            ("week/-/2", "Week 2 of 12"),
            ("history", "History"), ("history/2026-01-05", "2026-01-05"), ("items", "Peanut"),
            ("items/new/treatment", "Treatment"),
            ("items/new/medicine", "Add Item"), ("units", "tsp"), ("units/new", "Add Unit"), ("reminders", "Medicine"),
            ("timer", "15 minutes"), ("room", "Ann"), ("reactions", "Reactions"), ("holds", "Hold"),
            ("supplies", "Egg"),
            ("adherence/cycle-1", "Adherence"), ("settings", "Settings"), ("plan", "Edit Plan"), ("plan/cycle", "Mia"),
            ("new-cycle", "Cycle"), ("setup", "Welcome"),
        ]
    )
    func page(_ path: String, _ shown: String) throws {
        let long = try room.tips("open", "tips://\(path)")
        #expect(long.status == 0, "\(long.errorText)")
        #expect(long.text.contains(shown), "\(long.text)")
        #expect(try room.tips("open", "tips:\(path)").text == long.text)
    }

    @Test(
        "a link that leads nowhere, or to another app, is refused",
        arguments: [
            "tips://nowhere", "tips://week/cycle-1/0", "recipebox://home", "home", "", "tips://items/edit/none",
            "tips://week/cycle-9/1",
        ]
    )
    func nowhere(_ link: String) throws {
        let result = try room.tips("open", link)
        #expect(result.status == 66, "\(result.text)\(result.errorText)")
        #expect(result.output.isEmpty)
    }

    @Test("the link of a reaction shows the fields of its form")
    func reaction() throws {
        let logged = try room.json("reaction", "log", "hives", "--severity", "mild", "--note", "gone soon")
        let id = try #require(logged["id"]?.text)
        let page = try room.tips("open", "tips://reaction/\(id)").text
        #expect(page.hasPrefix("Reaction\n") && page.contains("hives") && page.contains("gone soon"), "\(page)")
    }

    @Test("the calendar has a daily entry for each reminder, and the same names when it is written again")
    func calendar() throws {
        try room.tips("reminders", "set", "medicine", "--at", "08:00")
        try room.tips("reminders", "set", "recommended", "--at", "18:30")
        let text = try room.tips("calendar", "export", at: "2026-01-05T07:00").text
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCALENDAR")
        #expect(lines.dropLast().last == "END:VCALENDAR")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let begun = lines.count { $0 == "BEGIN:VEVENT" }
        #expect(begun >= 2)
        #expect(begun == lines.count { $0 == "END:VEVENT" })
        #expect(lines.contains { $0.hasPrefix("DTSTART") && $0.contains("T080000") || $0.contains("T150000Z") })
        let names = Set(lines.filter { $0.hasPrefix("UID:") })
        #expect(names.count == begun)
        let again = try room.tips("calendar", "export", at: "2026-01-05T07:30").text.components(separatedBy: "\r\n")
        #expect(Set(again.filter { $0.hasPrefix("UID:") }) == names)
    }

    @Test("The inbox has the times of the room's zone on a machine in another one")
    func inboxZone() throws {
        let room = try TipsBox()
        let elsewhere = ["--now", "2026-03-29T12:00:00Z", "--time-zone", "UTC"]
        let page = try room.box.run("tips", elsewhere + ["open", "tips://inbox"]).text
        #expect(page.contains("2026-03-30 09:00"), "\(page)")
    }

    @Test("the inbox opens, and so does sharing on a device without a room, with the fields of joining one")
    func inboxAndJoining() throws {
        let room = try TipsBox()
        // The page lists what is planned, too.
        #expect(try room.tips("open", "tips://inbox").text.hasPrefix(room.tips("notifications").text))
        let bare = try TipsBox(isSetUp: false)
        let page = try bare.json("open", "tips://sync")
        let fields = page["join"]?["fields"]?.array.compactMap { $0["id"]?.text }
        #expect(fields == ["code", "remote", "key", "me", "member"])
        #expect(page["join"]?["buttons"]?.array.first?["id"]?.text == "sync/join")
    }
}
