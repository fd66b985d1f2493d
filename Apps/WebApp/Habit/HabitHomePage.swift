import CommandKit
import HTMLKit
import HabitCourse
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The welcome before the course begins: the tutorial step by step, and the day to begin on.
struct HabitWelcomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        p { screen.greeting }
        PromptCards(prompts: screen.prompts, context: context)
        h2 { localized("How it works") }
        ol(.class("points numbered")) { for step in screen.guide { li { step } } }
        if let form = screen.startForm { FormView(form, in: context) }
    }
}

/// The day: the goal, the checklist, the graph of the points, and the posts to read.
struct HabitHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { screen.day.withWeekday }
        p { screen.greeting }
        if let goal = screen.goal { blockquote(.class("goal")) { p { goal } } }
        PromptCards(prompts: prompts, context: context)
        if !screen.habits.isEmpty {
            h2 { localized("Today") }
            ul(.class("checks")) { for row in screen.habits { li { HabitCheck(row: row, context: context) } } }
        }
        if !screen.guide.isEmpty {
            details {
                summary { localized("How it works") }
                ol(.class("points numbered")) { for step in screen.guide { li { step } } }
            }
        }
        if !screen.score.series.isEmpty {
            h2 { localized("Points") }
            p(.class("big")) { localized("\(screen.score.total, "point")") }
            if screen.score.today > 0 { p { localized("+\(screen.score.today) today") } }
            PointsGraph(
                series: screen.score.series,
                way: screen.score.opens.map { (address: context.address(of: $0), name: $0.label) }
            )
            if let statistics = screen.score.opens { way(statistics) }
        }
        h2 { localized("To read") }
        ul(.class("cards")) {
            for post in screen.posts.available {
                li(.class("card")) {
                    h3 { a(href: context.address(of: post.opens), screen.language.map { .lang($0) }) { post.title } }
                    p(.class("muted")) { localized("Week \(post.week)") }
                }
            }
        }
        p { posts }
        if let all = screen.posts.opens { way(all) }
        if screen.habits.contains(where: { $0.yesterday != nil }) {
            details {
                summary { localized("Yesterday") }
                ul(.class("checks")) {
                    for row in screen.habits {
                        if let yesterday = row.yesterday {
                            li {
                                ToggleView(
                                    yesterday.box,
                                    isOn: yesterday.checked,
                                    text: yesterday.text ?? row.text,
                                    note: yesterday.checked
                                        ? localized("Done on \(yesterday.day)")
                                        : localized("Not ticked on \(yesterday.day)"),
                                    in: context
                                )
                            }
                        }
                    }
                }
            }
        }
        h2 { localized("More") }
        div(.class("ways")) {
            for action in screen.actions {
                ActionView(action, in: context)
            }
        }
    }

    /// The prompts without that for the next post, which is listed under "To read".
    private var prompts: [HomeScreen.Prompt] {
        screen.prompts.filter { $0.id != "read" || screen.posts.available.isEmpty }
    }

    private var posts: String { screen.posts.text.capitalizedFirst + "." }

    private func way(_ link: Link) -> some HTMLContent {
        div(.class("ways")) { a(href: context.address(of: link), .class("button plain")) { link.label } }
    }
}

/// The prompts of the course, each with the way there.
private struct PromptCards: HTMLView {
    let prompts: [HomeScreen.Prompt]
    let context: PageContext

    var body: some HTMLContent {
        for (place, prompt) in prompts.enumerated() {
            div(.class("card row")) {
                p(.class("grow")) { prompt.text }
                if let link = prompt.opens {
                    a(href: context.address(of: link), .class(place == 0 ? "button main" : "button plain")) {
                        link.label
                    }
                }
            }
        }
    }
}

/// A habit of the checklist with today's box.
private struct HabitCheck: HTMLView {
    let row: HomeScreen.HabitRow
    let context: PageContext

    var body: some HTMLContent {
        ToggleView(row.box, isOn: row.checked, text: row.text, note: note, in: context)
        if row.canEdit { div(.class("row")) { ActionView(row.edit, about: row.text, in: context) } }
    }

    private var note: String {
        var facts = [
            row.checked
                ? localized("Done today") : row.isSkipped ? localized("Skipped today") : localized("Not ticked yet")
        ]
        facts.append(row.checked ? localized("tomorrow +\(row.points.next)") : localized("now +\(row.points.next)"))
        if row.streak > 1 { facts.append(localized("\(row.streak) days in a row")) }
        return facts.joined(separator: " · ")
    }
}

/// The total of points at the end of each day as a line graph, with a folded table below.
struct PointsGraph: HTMLView {
    let series: [SeriesPoint]
    /// The page that the graph leads to, and its name; nil for none.
    var way: (address: LinkTarget, name: String)?

    /// The longest series in days with a row for each day. A longer one has a row for the last day of each week since the first, and for the newest.
    private static let rows = 70

    var body: some HTMLContent {
        if let first = series.first, let last = series.last, series.count > 1 {
            figure(.class("graph")) {
                let graph = GraphView(
                    series.map(\.total),
                    title: localized("The points of each day"),
                    summary: localized(
                        "From \(first.total.grouped) on \(first.day) to \(last.total.grouped) on \(last.day)."
                    )
                )
                if let way { a(href: way.address, .aria("aria-label", way.name)) { graph } } else { graph }
                figcaption {
                    span { "\(first.day): \(first.total.grouped)" }
                    span { "\(last.day): \(last.total.grouped)" }
                }
            }
            details {
                summary { localized("The points as a table") }
                TableView(
                    isThinned ? localized("The last day of each week, and today") : "",
                    columns: [localized("Day"), localized("Points")],
                    rows: shown.map { TableView.Row("\($0.day)", [$0.total.grouped]) }
                )
            }
        }
    }

    private var isThinned: Bool { series.count > Self.rows }

    private var shown: [SeriesPoint] {
        let days = series.enumerated().filter { !isThinned || $0.offset % 7 == 6 || $0.offset == series.count - 1 }
        return days.map(\.element).reversed()
    }
}
