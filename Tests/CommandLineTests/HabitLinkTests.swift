import Foundation
import TestKit
import Testing

@Suite("Links open the pages they name; looking writes nothing, and what unlocked stays open")
struct HabitLinkTests {
    static let day = "2026-03-10T08:00"

    @Test(
        "a link in either form shows its page",
        arguments: [
            ("home", "Week 2"), ("posts", "Learning to hear"), ("post/welcome", "Welcome: how this works"),
            ("goal", "I am someone who eats with attention"), ("habits/new/drinkingWater", "drinking water"),
            ("habits", "I put the fork down"), ("score", "points"), ("statistics", "03-09"), ("progress", "Week 1"),
            ("reminders", "daily at 20:00"), ("settings", "Days begin at"), ("skips", "skipped"),
            ("schedule", "portion control"), ("course", "habit course fetch"),
        ]
    )
    func page(_ path: String, _ shown: String) throws {
        let home = try HabitBox(.weekTwo)
        let long = try home.habit("open", "habit://\(path)", at: Self.day)
        #expect(long.status == 0, "\(long.errorText)")
        #expect(long.text.contains(shown), "\(long.text)")
        #expect(try home.habit("open", "habit:\(path)", at: Self.day).text == long.text)
    }

    @Test("every link on the pages leads to a page")
    func allLinks() throws {
        let home = try HabitBox(.weekTwo)
        var seen: Set<String> = ["habit://home"]
        var queue = ["habit://home", "habit://settings", "habit://habits"]
        while let link = queue.popLast() {
            let result = try home.run(["open", link, "--json"], at: "2026-03-23T08:00")
            // The page of a locked post exists but isn't shown yet.
            let isLocked = link.hasPrefix("habit://post/") && result.status == 77
            #expect(result.status == 0 || isLocked, "\(link): \(result.errorText)")
            guard result.status == 0 else { continue }
            let page = try JSONDecoder().decode(JSONShapeTests.Shape.self, from: result.output)
            for target in page.targets where seen.insert(target).inserted { queue.append(target) }
        }
        #expect(seen.count > 12, "\(seen)")
    }

    @Test("looking at another time writes nothing, and a tick at another time unlocks nothing for good")
    func holding() throws {
        let home = try HabitBox()
        let before = try home.everything()
        let later = "2026-03-23T08:00"
        for command in [
            ["home"], ["posts"], ["read", "drinking-water"], ["score"], ["stats"], ["progress"], ["habits"],
        ] {
            #expect(try home.run(command, at: later).status == 0)
        }
        #expect(try home.everything() == before)
        #expect(try home.habit("read", "drinking-water", at: Self.day).status == 77)
        try home.done("tick", at: later)
        #expect(try home.habit("read", "drinking-water", at: Self.day).status == 77)
    }

    @Test(
        "home, the posts and a tick hold what has unlocked, also where the clock is set back, unless they are asked about another time",
        arguments: ["home", "posts", "tick"]
    )
    func holdingByLooking(_ command: String) throws {
        let home = try HabitBox(.fetched)
        // By this machine's clock, a course that started then is over.
        let start = "2020-01-06T08:00"
        try home.done("start", at: start)
        try home.done(command, at: "2020-01-20T08:00")
        #expect(try home.habit("read", "eating-slowly", at: start).status == 77)
        #expect(try home.box.run("habit", [command]).status == 0)
        #expect(try home.habit("read", "eating-slowly", at: start).status == 0)
    }

    @Test("the box is clear at three in the morning, at four where one said so, and nothing ran in between")
    func reset() throws {
        let home = try HabitBox()
        try home.done("check", "observation", at: "2026-03-03T02:59:59")
        #expect(try home.done("home", at: "2026-03-03T02:59:59").contains("[x]"))
        #expect(try home.done("home", at: "2026-03-03T03:00").contains("[ ]"))
        try home.done("settings", "--reset-at", "4:00", at: "2026-03-03T08:00")
        #expect(try home.done("home", at: "2026-03-04T03:59:59").contains("Tuesday 2026-03-03"))
        #expect(try home.done("home", at: "2026-03-04T04:00").contains("Wednesday 2026-03-04"))
    }

    @Test("settings that are set by one command are one change, and one undo takes all of it back")
    func settings() throws {
        let home = try HabitBox()
        let before = try home.done("settings", at: "2026-03-03T08:00")
        let after = try home.done("settings", "--reset-at", "4:00", "--week-news", "off", at: "2026-03-03T08:00")
        #expect(after != before)
        try home.done("undo", at: "2026-03-03T08:01")
        #expect(try home.done("settings", at: "2026-03-03T08:00") == before)
    }

    @Test("a traveler's days go by the course's clock until they say otherwise, and home says how")
    func traveling() throws {
        let home = try HabitBox(.weekTwo)
        let tokyo = ["--now", "2026-03-11T10:00:00+09:00", "--time-zone", "Asia/Tokyo"]
        let text = try home.box.run("habit", ["home"] + tokyo).text
        #expect(text.contains("Tuesday 2026-03-10"))
        #expect(text.contains("habit settings --zone"))
        // Showing a page doesn't change the zone.
        #expect(try home.box.run("habit", ["settings"] + tokyo).text.contains("America/Phoenix"))
        #expect(try home.box.run("habit", ["home"] + tokyo).text.contains("Tuesday 2026-03-10"))
        #expect(try home.box.run("habit", ["settings", "--zone", "Asia/Tokyo"] + tokyo).text.contains("Asia/Tokyo"))
        let settled = try home.box.run("habit", ["home"] + tokyo).text
        #expect(settled.contains("Wednesday 2026-03-11"))
        #expect(!settled.contains("habit settings --zone"))
    }
}

extension JSONShapeTests.Shape {
    /// The targets of all links in the document.
    fileprivate var targets: [String] {
        switch self {
        case .object(let members): (members["target"]?.text.map { [$0] } ?? []) + members.values.flatMap(\.targets)
        case .array(let list): list.flatMap(\.targets)
        default: []
        }
    }
}
