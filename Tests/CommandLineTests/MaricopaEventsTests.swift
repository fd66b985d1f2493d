import Foundation
import TestKit
import Testing

@Suite("Reminders, notifications and photos with the maricopa command", .timeLimit(.minutes(5)))
struct MaricopaEventsTests {
    let home: MaricopaBox

    /// Signs Ana in and adds a class on Saturday, 9 May 2026, from 09:00 to 11:00.
    init() throws {
        home = try MaricopaBox()
        try home.signUp("ana@example.org")
        try home.done(
            "admin",
            "add",
            "event",
            "--id",
            "sample-class",
            "--set",
            "title=Cooking class",
            "--set",
            "schedule=2026-05-09 09:00-11:00",
            "--set",
            "city=Phoenix"
        )
    }

    /// The notifications that a tick prints on standard error at a time.
    private func told(at wallTime: String) throws -> String {
        let result = try home.run(["tick", "--terminal"], at: wallTime)
        #expect(result.status == 0, "\(result.text)\(result.errorText)")
        return result.errorText
    }

    private func edit(_ field: String, at wallTime: String = MaricopaBox.start) throws {
        try home.done("admin", "edit", "sample-class", "--set", field, at: wallTime)
    }

    @Test("a reminder is told by tick at its time before the event, once, and its link opens the event")
    func reminder() throws {
        let set = try home.done("remind", "sample-class", "--before", "1h")
        #expect(set.contains("You are told on 2026-05-09 08:00."))
        try home.done("remind", "sample-class", "--before", "1d")
        #expect(try told(at: "2026-05-08T08:59").isEmpty)
        #expect(try told(at: "2026-05-08T09:00").contains("Cooking class"))
        #expect(try told(at: "2026-05-09T08:00").contains("Sat 2026-05-09, 09:00 to 11:00, Phoenix"))
        #expect(try told(at: "2026-05-09T08:01").isEmpty)
        let page = try home.json("notifications", at: "2026-05-09T08:01")
        let items = page["told"]?["items"]?.array ?? []
        #expect(items.count == 2 && page["told"]?["unread"] == .number(2))
        let link = try #require(items.first?["link"]?.text)
        #expect(link == "maricopa://events/sample-class")
        #expect(try home.done("open", link, at: "2026-05-09T08:01").contains("Cooking class"))
        try home.done("notifications", "--read-all", at: "2026-05-09T08:02")
        #expect(try home.json("notifications", at: "2026-05-09T08:03")["told"]?["unread"] == .number(0))
    }

    @Test("a reminder set on the event's screen is told by tick, too")
    func actedReminder() throws {
        try home.done("act", "maricopa://events/sample-class", "button/reminder", "before=1440")
        #expect(try told(at: "2026-05-08T09:00").contains("Cooking class"))
    }

    @Test(
        "a reminder follows the event when an admin moves it, is withdrawn when it is called off, and comes back on undo"
    )
    func follows() throws {
        try home.done("remind", "sample-class", "--before", "1h")
        try edit("schedule=2026-05-10 15:00-16:00")
        #expect(try told(at: "2026-05-02T08:01").contains("Now Sun 2026-05-10, 15:00 to 16:00"))
        #expect(try told(at: "2026-05-09T08:00").isEmpty)
        #expect(try home.done("remind", "list").contains("told 2026-05-10 14:00"))
        try edit("cancelled=yes", at: "2026-05-09T08:00")
        #expect(try told(at: "2026-05-09T08:01").contains("It was called off"))
        #expect(try home.done("remind", "list", at: "2026-05-09T08:01").contains("The event was called off"))
        try home.done("undo", at: "2026-05-09T08:02")
        #expect(try told(at: "2026-05-09T08:03").contains("It takes place after all"))
        #expect(try told(at: "2026-05-10T14:00").contains("Sun 2026-05-10, 15:00 to 16:00"))
    }

    @Test("one occurrence of an event that recurs is meant by its day; what doesn't take place then is refused")
    func occurrence() throws {
        try edit("schedule=2026-05-09 09:00-11:00; weekly on Sat")
        let set = try home.done("remind", "sample-class", "--before", "30m", "--occurrence", "2026-05-16")
        #expect(set.contains("30 minutes before, once") && set.contains("2026-05-16 08:30"))
        let error = try home.refused(65, "remind", "sample-class", "--occurrence", "2026-05-17")
        #expect(error.contains("doesn't take place on 2026-05-17"))
        #expect(try home.refused(64, "remind", "sample-class", "--before", "soon").contains("30m, 1h, 2d"))
        #expect(try home.refused(66, "remind", "nothing").contains("there is no record nothing"))
    }

    @Test("signed out, reminders and photos ask to log in, and the page of notifications says where")
    func signedOut() throws {
        try home.done("remind", "sample-class")
        try home.done("account", "logout")
        #expect(try home.refused(77, "remind", "sample-class").contains("log in, or sign up"))
        #expect(try home.refused(77, "remind", "list").contains("log in, or sign up"))
        try onePixel.write(to: home.box.folder.file("gate.png"))
        #expect(try home.refused(77, "photo", "add", "sample-class", "gate.png").contains("log in, or sign up"))
        let page = try home.json("notifications")
        #expect(page["reminders"]?.array.isEmpty == true)
        #expect(page["signIn"]?["links"]?.array.first?["target"]?.text == "maricopa://account/login")
        #expect(try home.done("notifications").contains("Log in or create an account to be told"))
        // Another user of the device doesn't get Ana's notifications.
        #expect(try told(at: "2026-05-09T08:00").isEmpty)
        try home.signUp("ben@example.org")
        #expect(try told(at: "2026-05-09T08:30").isEmpty)
        #expect(try home.json("notifications")["told"]?["items"]?.array.isEmpty == true)
    }

    @Test("an event that is kept as a favorite is news when it is called off; a calendar program gets the reminders")
    func newsAndCalendar() throws {
        try home.done("favorite", "add", "sample-class")
        try edit("cancelled=yes", at: "2026-05-03T08:00")
        #expect(try told(at: "2026-05-03T08:01").contains("It was called off"))
        #expect(try told(at: "2026-05-03T08:02").isEmpty)
        try edit("cancelled=no", at: "2026-05-03T08:03")
        try home.done("remind", "sample-class", "--before", "1h")
        let calendar = try home.done("calendar", "export")
        #expect(calendar.contains("DTSTART:20260509T150000Z") && calendar.contains("SUMMARY:Cooking class"))
    }

    @Test("a photo waits for an admin, who shows or refuses it; its sender sees why, others see what is shown")
    func photos() throws {
        try onePixel.write(to: home.box.folder.file("gate.png"))
        try home.done("photo", "add", "sample-class", "gate.png", "--caption", "The <b>gate</b>")
        let row = try #require(home.json("admin", "photos")["rows"]?.array.first)
        #expect(row["caption"]?.text == "The <b>gate</b>" && row["size"]?.text == "1 × 1")
        let id = try #require(row["id"]?.text)
        #expect(try home.done("photo", "list", "sample-class").contains("waits for an admin"))
        try home.done("admin", "photos", "refuse", id, "--reason", "It shows a face")
        #expect(try home.done("photo", "list", "sample-class").contains("refused: It shows a face"))
        try home.done("admin", "photos", "accept", id)
        try home.done("account", "logout")
        #expect(try home.done("photo", "list", "sample-class").contains("shown to all"))
        #expect(try home.done("admin", "photos").contains("No photo waits."))
        #expect(try home.refused(66, "admin", "photos", "accept", "none").contains("there is no photo none"))
        _ = try home.box.folder.write("<svg onload=alert(1)>", to: "gate.svg")
        try home.refused(65, "admin", "thumbnail", "sample-class", "gate.svg")
        #expect(try home.done("admin", "thumbnail", "sample-class", "gate.png").contains("has its picture"))
        #expect(try home.json("admin", "thumbnail", "sample-class", "--remove")["version"] == .number(3))
    }
}

extension MaricopaBox {
    /// Signs a user up, confirms the address with the mailed code, and signs the user in.
    func signUp(_ address: String) throws {
        try done("account", "sign-up", address, input: "a long enough secret\n")
        let files = FileManager.default.enumerator(at: box.folder.url, includingPropertiesForKeys: nil)
        let letters = (files?.allObjects as? [URL] ?? []).filter { $0.path.contains("maricopa.outbox/") }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let letter = try #require(letters.first { $0.contains(address) })
        let code = try #require(letter.firstMatch(of: /Subject: (\d{6})/))
        try done("account", "verify", String(code.1))
    }
}
