import HTMLKit
public import TimeKit
import WordKit

/// The starter site for an author: ten weeks with a welcome, the four habits in their weeks, and a post in every other
/// week. Each post says what to write there.
public enum CourseStarter {
    /// Returns the files by their paths in the site's folder, in the current language: `course.json` and the pages it lists. Equal arguments give
    /// equal files.
    ///
    /// - Parameters:
    ///   - title: The title of the course.
    ///   - author: The author; may be empty.
    ///   - now: The time of the last change of the course and its posts.
    public static func files(title: String, author: String = "", at now: Instant) -> [String: [UInt8]] {
        let line = CourseText.line(title)
        let manifest = CourseManifest(
            title: line.isEmpty ? localized("Ten weeks") : String(line.prefix(CourseLimits.title)),
            language: Language.current.rawValue,
            author: String(CourseText.line(author).prefix(CourseLimits.title)),
            weeks: 10,
            updated: now,
            posts: plan.map { $0.post(at: now) }
        )
        var files = ["course.json": manifest.bytes]
        for entry in plan { files[entry.path] = StarterPage(entry: entry).bytes }
        return files
    }

    /// The posts in the current language.
    private static var plan: [StarterEntry] {
        [
            StarterEntry(
                id: "welcome",
                week: 1,
                kind: .tutorial,
                title: localized("Welcome"),
                summary: localized("The plan of the ten weeks, and the first experiment."),
                paragraphs: [
                    localized(
                        "Greet your readers here, and tell them what the ten weeks are about: one small habit at a time, and no ",
                        "hurry. A new week opens every seven days, and within a week each post opens when the one before it ",
                        "is finished."
                    ),
                    localized(
                        "Then explain the app. The home screen has a checklist: each habit is ticked off once a day, best in the ",
                        "evening. A day ends at three in the morning, unless one chooses another time. Every tick adds to ",
                        "the score, and a missed day takes nothing away."
                    ),
                    localized(
                        "End with the first experiment: for this week only, readers take a photo of whatever they eat and change ",
                        "nothing else. The habit for it is on their list already."
                    ),
                ]
            ),
            StarterEntry(
                id: "eating-slowly",
                week: 2,
                kind: .habit,
                title: localized("Eating slowly"),
                theme: .eatingSlowly,
                ideas: [
                    localized("I put the fork down between bites."),
                    localized("I eat one meal a day without a screen."),
                ],
                summary: localized("Why the pace of a meal matters, and how to slow it."),
                paragraphs: [
                    localized(
                        "Write here why eating slowly is worth a try: what readers may notice, and when. A short story of your own ",
                        "says more than a list of reasons."
                    ),
                    localized(
                        "When they finish this post, the app shows them the ideas of course.json and asks them for a habit in ",
                        "their own words. So end with what makes a good one: small, at a fixed moment, and easy on a bad day."
                    ),
                ]
            ),
            StarterEntry(
                id: "first-look-back",
                week: 3,
                title: localized("A first look back"),
                summary: localized("Lessons of the first two weeks."),
                paragraphs: [
                    localized(
                        "Write here how to look back at two weeks without judging, and what to do about the hard days."
                    )
                ]
            ),
            StarterEntry(
                id: "drinking-water",
                week: 4,
                kind: .habit,
                title: localized("Drinking water"),
                theme: .drinkingWater,
                ideas: [
                    localized("I drink a glass of water before breakfast."),
                    localized("I carry a bottle and empty it by noon."),
                ],
                summary: localized("Where water fits into a day."),
                paragraphs: [
                    localized(
                        "Write here where water fits into an ordinary day, and which moments are easy to remember. The habit of ",
                        "week 2 goes on beside this one."
                    )
                ]
            ),
            StarterEntry(
                id: "when-it-slips",
                week: 5,
                title: localized("When it slips"),
                summary: localized("A missed day is part of the plan."),
                paragraphs: [
                    localized("Write here what to do after a missed day, and when to make a habit easier with “edit”.")
                ]
            ),
            StarterEntry(
                id: "portion-control",
                week: 6,
                kind: .habit,
                title: localized("Portion control"),
                theme: .portionControl,
                ideas: [
                    localized("I serve myself once and put the pot away."),
                    localized("I use the smaller plate for dinner."),
                ],
                summary: localized("How much is enough."),
                paragraphs: [
                    localized(
                        "Write here how readers can tell that they have had enough, without scales and without counting."
                    )
                ]
            ),
            StarterEntry(
                id: "eating-with-others",
                week: 7,
                title: localized("Eating with others"),
                summary: localized("Habits at a shared table."),
                paragraphs: [
                    localized(
                        "Write here how the habits so far hold at a friend's table, in a restaurant and on a journey."
                    )
                ]
            ),
            StarterEntry(
                id: "whole-foods",
                week: 8,
                kind: .habit,
                title: localized("Whole foods"),
                theme: .wholeFoods,
                ideas: [
                    localized("I put one whole vegetable on my lunch plate."),
                    localized("I cook once a week from what the market has."),
                ],
                summary: localized("Closer to how it grew."),
                paragraphs: [
                    localized(
                        "Write here what you call whole foods, and how to begin with what is in the kitchen already."
                    )
                ]
            ),
            StarterEntry(
                id: "making-it-yours",
                week: 9,
                title: localized("Making it yours"),
                summary: localized("Habits that fit a life."),
                paragraphs: [
                    localized(
                        "Write here how to build on a habit that has become easy, and how to let one go that never fitted."
                    )
                ]
            ),
            StarterEntry(
                id: "last-week",
                week: 10,
                title: localized("The last week"),
                summary: localized("What stays."),
                paragraphs: [
                    localized(
                        "Congratulate your readers here. The app goes on after this week: habits, ticks and score stay."
                    )
                ]
            ),
        ]
    }
}

private struct StarterEntry: Sendable {
    let id: String
    let week: Int
    var kind = Post.Kind.article
    let title: String
    var theme: Theme?
    var ideas: [String] = []
    let summary: String
    let paragraphs: [String]

    var path: String { "posts/\(id).html" }

    func post(at now: Instant) -> Post {
        Post(
            id: TimeKit.ID(id),
            week: week,
            order: 1,
            kind: kind,
            title: title,
            theme: theme,
            ideas: ideas,
            url: path,
            summary: summary,
            updated: now
        )
    }
}

/// A page of the starter site, which can also be viewed in a browser.
private struct StarterPage: HTMLPage {
    let entry: StarterEntry

    var language: String { Language.current.rawValue }

    var title: String { entry.title }

    var head: some HTMLContent { styleSheet(CourseReadingPage.sheet) }

    var body: some HTMLContent {
        article {
            h1 { entry.title }
            for paragraph in entry.paragraphs { p { paragraph } }
        }
    }
}
