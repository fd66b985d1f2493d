import HabitCourse
import ScreenKit
import Testing
import TimeKit

@Suite("Links to the screens")
struct ScreensLinkTests {
    static let links: [(HabitLink, String)] =
        [
            (.home, "habit://home"), (.posts, "habit://posts"),
            (.post("drinking-water"), "habit://post/drinking-water"),
            (.goal, "habit://goal"), (.habits, "habit://habits"), (.score, "habit://score"),
            (.editHabit("01J"), "habit://habits/edit/01J"), (.statistics, "habit://statistics"),
            (.progress, "habit://progress"), (.reminders, "habit://reminders"), (.settings, "habit://settings"),
            (.skips, "habit://skips"), (.schedule, "habit://schedule"), (.course, "habit://course"),
            (.post("ä/b c"), "habit://post/%C3%A4%2Fb%20c"),
        ] + Theme.allCases.map { (.setHabit($0), "habit://habits/new/\($0.rawValue)") }

    @Test("each screen has a link, and the link leads back to it", arguments: links)
    func roundTrip(link: HabitLink, text: String) throws {
        #expect(link.target == text)
        #expect(link.deepLink.description == text)
        #expect(try HabitLink(text) == link)
        #expect(try HabitLink(text + "/") == link)
    }

    @Test(
        "links of other apps, and links that lead nowhere, are refused",
        arguments: [
            "tips://home", "habit://nowhere", "habit://post", "habit://post/a/b", "habit://habits/new/exercise",
            "habit://habits/edit", "habit://home/1", "habit:nowhere", "habit://post/%zz", "habit://home?x=1", "",
            "home",
            "habit://post/..",
        ]
    )
    func refused(text: String) {
        #expect(throws: HabitCourseError.noSuchScreen(text)) { try HabitLink(text) }
    }

    @Test("the scheme alone is home, in any case, and the earlier form is read")
    func bare() throws {
        #expect(try HabitLink("habit:habits/edit/01J") == .editHabit("01J"))
        #expect(try HabitLink("habit://") == .home)
        #expect(try HabitLink("HABIT://posts") == .posts)
    }

    @Test("an id that can't stand in a link leads home", arguments: ["", ".", ".."])
    func oddID(id: String) throws {
        #expect(HabitLink.post(.init(id)).target == "habit://home")
        #expect(HabitLink.editHabit(.init(id)).deepLink.description == "habit://home")
    }
}
