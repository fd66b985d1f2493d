public import CommandKit
import HTMLKit
import HabitCommands
public import HabitCourse
public import PageKit
import ReportKit
import ScreenKit
import TimeKit
import WordKit

/// The habit course in a browser.
public enum HabitPages {
    /// - Parameters:
    ///   - course: The course. It is that of the command-line app, so both show the same.
    ///   - session: The session of the course, for the kit's pages; nil for an app without them.
    public static func app(_ course: HabitCourse, in session: AppSession? = nil) -> PageApp {
        PageApp(
            scheme: "habit",
            segment: "habit",
            title: localized("Habits"),
            about: localized("Ten weeks of eating habits, one small habit at a time."),
            accent: .plum,
            icon: AppIcon(.steps, on: .plum, name: "habit"),
            words: words,
            screen: { link, typed in
                try session?.kitPage(link) ?? course.screen(HabitLink(link), typed: typed)
            },
            perform: { act, link in
                if let acted = try await session?.performOnKitPage(act, at: link) { return acted }
                return try await course.perform(act, at: HabitLink(link))
            },
            onlyOpens: { HabitAct($0)?.onlyOpens == true },
            page: page,
            picture: { address in try course.image(at: address).map { PagePicture($0.bytes) } },
            problem: { PageProblem($0, status: HabitProgram.status(of: $0), title: title(of: $0)) }
        )
    }

    /// The title of an error's page: a page of the course is there, but not before the start.
    @Sendable private static func title(of error: any Error) -> String? {
        guard let error = error as? HabitCourseError, error == .notStarted else { return nil }
        return localized("This page begins with the course")
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as HomeScreen where screen.phase == .notStarted:
            HTMLFragment { HabitWelcomePage(screen: screen, context: context) }
        case let screen as HomeScreen: HTMLFragment { HabitHomePage(screen: screen, context: context) }
        case let screen as PostsScreen: HTMLFragment { PostPathPage(screen: screen, context: context) }
        case let screen as PostScreen: HTMLFragment { PostReadingPage(screen: screen, context: context) }
        case let screen as StatisticsScreen: HTMLFragment { HabitStatisticsPage(screen: screen, context: context) }
        case let screen as ScoreScreen: HTMLFragment { HabitScorePage(screen: screen, context: context) }
        case let screen as ProgressScreen: HTMLFragment { LookBackPage(screen: screen, context: context) }
        default: nil
        }
    }

    private static var words: PageWords {
        PageWords(
            labels: [
                "editableOn": localized("Can be edited from"), "from": localized("Since"), "setOn": localized("From"),
                "theme": localized("Habit of"),
                "goodHabit": localized("A good habit"),
                "toSet": localized("To come"), "versions": localized("In your words, over time"),
                "courseZone": localized("The course goes by"),
                "zone": localized("Times in"), "start": localized("First day"),
                "end": localized("The course is over on"), "isOn": localized("On", context: "a reminder"),
                "isUnlocked": localized("Open", context: "an unlocked week"),
                "skips": localized("Skipped so far"),
            ],
            leftOut: [
                "standing", "canEdit", "advice", "reminder", "habit", "wording", "day", "at", "wallTime", "shown",
                "until",
                "SetHabitPage.theme", "EditHabitPage.theme", "EditHabitPage.editableOn", "GoalPage.text",
                "SettingsPage.clock",
                "notices", "newClock", "newNotices", "reminders", "earliest", "latest", "skip", "Row.reason",
                "Row.from",
                "copy", "HomeScreen.language", "PostScreen.language", "PostScreen.links", "PostsScreen.language",
                "ageInDays", "isPreview",
            ],
            text: { value in (value as? Theme).map { PageWords.sentence($0.name) } }
        )
    }
}

extension HTMLTags {
    /// The way back, which stands first on a page.
    func wayBack(_ link: Link, _ context: PageContext) -> some HTMLContent {
        p(.class("back")) { a(href: context.address(of: link)) { "← " + link.label } }
    }
}
