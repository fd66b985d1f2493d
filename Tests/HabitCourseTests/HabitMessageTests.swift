import ScreenKit
import StorageKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("Each refusal in one line")
struct HabitMessageTests {
    private static func errors() throws -> [(HabitCourseError, String)] {
        let day = try HabitSample.day(8)
        let unlock = WeekUnlock(
            week: 2,
            day: day,
            at: Instant(milliseconds: 0),
            wallTime: LocalDateTime(day, CourseClock.usualReset)
        )
        let year = try HabitSample.day(1)...HabitSample.day(366)
        return [
            (.notStarted, "start it first"),
            (.alreadyStarted(day), "2026-06-08"),
            (.startOutOfRange(day.adding(days: 900), year), "2026-06-01 to 2027-06-01"),
            (.alreadyPaused, "go on"),
            (.notPaused, "pause"),
            (.courseOver, "habits"),
            (.noCourse, "address of its site"),
            (.noSuchPost("x"), "“x”"),
            (.ambiguousPost("x", candidates: ["a", "b"]), "a, b"),
            (.postLocked(title: "T", .waitsForWeek(2), unlock: unlock), "Monday 2026-06-08 at 03:00"),
            (.postLocked(title: "T", .waitsForWeek(2), unlock: nil), "week 2"),
            (.postLocked(title: "T", .waitsForPost("a"), unlock: nil), "the post before it"),
            (.postLocked(title: "T", .open, unlock: nil), "among the posts"),
            (.noPage(title: "T"), "fetch the course again"),
            (.blank(.goal), "self-image goal"),
            (.noWord("3"), "“3” says nothing"),
            (.tooLong(.habit, characters: 201), "201"),
            (.goalTooEarly(unlock), "Monday 2026-06-08 at 03:00"),
            (.goalTooEarly(nil), "go on with the course"),
            (.notATheme("x"), "drinking water"),
            (.observationIsGiven, "week 2"),
            (.themeNotReady(.drinkingWater, .waitsForWeek(4)), "week 4"),
            (.themeNotReady(.drinkingWater, .waitsForPost("a")), "read its post first"),
            (.themeNotReady(.drinkingWater, .waitsForPost(nil)), "fetch"),
            (.themeNotReady(.drinkingWater, .ready), "among the habits"),
            (.themeAlreadySet(.wholeFoods), "whole foods"),
            (.noSuchHabit("x"), "“x”"),
            (.ambiguousHabit("x", candidates: ["xa", "xb"]), "“xa”, “xb”"),
            (.cannotTick(habit: "H", .inTheFuture(day)), "2026-06-08 hasn't begun"),
            (.cannotTick(habit: "H", .tooOld(day, earliest: day.next)), "2026-06-09"),
            (.cannotTick(habit: "H", .notRunning(day)), "2026-06-08"),
            (.cannotEdit(habit: "H", from: day), "Monday 2026-06-08"),
            (.skipOutOfRange(day...day.next, allowed: year), "2026-06-08 to 2026-06-09"),
            (.endBeforeStart(day, start: day.next), "2026-06-08, is before the first, 2026-06-09"),
            (.noSuchSkip(day), "2026-06-08"),
            (.notADay("x"), "2026-03-08"),
            (.notATime("x"), "07:30"),
            (.notAZone("x"), "America/Phoenix"),
            (.noSuchScreen("x"), "habit://home"),
            (.course(.unreachable(address: "https://course.example/", reason: "no network")), "course.example"),
            (.store(.nothingToUndo), "undo"),
            (.fault("a reason"), "a reason"),
        ]
    }

    @Test("each says what is wrong, with the value, and after a dash what to do, in one line")
    func messages() throws {
        for (error, part) in try Self.errors() {
            let text = "\(error)"
            #expect(text.contains(part), "\(text)")
            #expect(!text.contains("\n") && text.count < 200, "\(text)")
            #expect(text.last != ".", "\(text)")
            switch error {
            // Errors of StorageKit and of the course have a format of their own.
            case .course, .store: break
            default: #expect(text.contains(" — "), "\(text)")
            }
        }
    }

    @Test("the screen of each remedy opens")
    func remedies() throws {
        let remedies = try Self.errors().compactMap(\.0.remedy)
        #expect(Set(remedies.map(\.target)).count == 5)
        let learner = try Learner(isStarted: true)
        for remedy in remedies {
            #expect(throws: Never.self, "\(remedy.target)") { try learner.course.screen(HabitLink(remedy.target)) }
        }
        #expect(HabitCourseError.notStarted.remedy?.target == "habit://home")
        #expect(HabitCourseError.goalTooEarly(nil).remedy != nil)
    }

    @Test("an error from below is let out as it is")
    func below() {
        #expect(HabitCourseError(StoreError.nothingToUndo) == .store(.nothingToUndo))
        #expect(
            HabitCourseError(CourseError.tooManyRedirects(address: "a", limit: 5))
                == .course(.tooManyRedirects(address: "a", limit: 5))
        )
        #expect(HabitCourseError(HabitCourseError.notStarted) == .notStarted)
        #expect(HabitCourseError(TimeError.noSuchDay(year: 1, month: 2, day: 30)) != .notStarted)
    }
}
