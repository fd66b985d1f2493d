import CommandKit
import HTMLKit
import HabitCourse
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The statistics: the line, the heat map, and each habit.
struct HabitStatisticsPage: HTMLView {
    let screen: StatisticsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        h2 { localized("Points") }
        PointsGraph(series: screen.series)
        h2 { localized("Day by day") }
        HeatTable(activity: screen.activity)
        h2 { localized("Habits") }
        ul(.class("cards")) {
            for habit in screen.habits {
                li(.class("card")) {
                    h3 { habit.text }
                    p {
                        localized("Done on \(habit.done) of \(habit.due, "day").")
                        " "
                        localized(
                            "\(habit.streak.current, "day") in a row now; the longest run: \(habit.streak.longest)."
                        )
                    }
                    details {
                        summary { localized("Week by week") }
                        TableView(
                            columns: [localized("From"), localized("Done")],
                            rows: habit.weeks.reversed().map {
                                TableView.Row("\($0.from)", [localized("\($0.done) of \($0.due)")])
                            }
                        )
                    }
                }
            }
        }
        div(.class("ways")) {
            for link in screen.pages { a(href: context.address(of: link), .class("button plain")) { link.label } }
        }
    }
}

/// The heat map: a row a week, the newest first, and a cell a day with the boxes ticked of those due. With a script the arrow keys walk through it.
struct HeatTable: HTMLView {
    let activity: [DayActivity]

    /// The most weeks shown.
    private static let limit = 53

    var body: some HTMLContent {
        p(.class("muted")) { localized("Each cell has the boxes ticked and those due.") }
        div(.class("tables")) {
            table(.class("heat"), PageScript.cells.attribute) {
                caption {
                    weeks.count > Self.limit
                        ? localized("The last \(Self.limit) weeks") : localized("The weeks, the newest first")
                }
                thead {
                    tr {
                        th(scope: .column) { localized("From") }
                        for name in Self.weekdays { th(scope: .column) { name } }
                    }
                }
                tbody {
                    for week in weeks.prefix(Self.limit) {
                        tr {
                            th(scope: .row) { week.monday.withoutYear }
                            for (name, day) in zip(Self.weekdays, week.days) {
                                td(.class("level-\(day?.level ?? 0)"), .data("data-label", name)) { Self.text(day) }
                            }
                        }
                    }
                }
            }
        }
    }

    private static var weekdays: [String] { Weekday.allCases.map(\.shortest) }

    private static func text(_ day: DayActivity?) -> String {
        guard let day, day.due > 0 else { return "–" }
        return "\(day.done)/\(day.due)"
    }

    private var weeks: [(monday: LocalDate, days: [DayActivity?])] {
        guard let first = activity.first?.day, let last = activity.last?.day else { return [] }
        let byDay = Dictionary(activity.map { ($0.day, $0) }) { first, _ in first }
        let monday = first.adding(days: 1 - first.weekday.rawValue)
        return stride(from: monday.dayNumber, through: last.dayNumber, by: 7).reversed().map { number in
            (LocalDate(dayNumber: number), (0..<7).map { byDay[LocalDate(dayNumber: number + $0)] })
        }
    }
}

/// The score with its receipt.
struct HabitScorePage: HTMLView {
    let screen: ScoreScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("big")) { localized("\(screen.total, "point")") }
        if screen.today > 0 { p { localized("+\(screen.today) today") } }
        p { localized("\(screen.base.grouped) for ticks, and \(screen.bonus.grouped) for steady weeks.") }
        p(.class("muted")) { screen.explanation }
        ul(.class("cards")) {
            for part in screen.habits {
                li(.class("card")) {
                    h2 { part.text }
                    p {
                        localized(
                            "\(part.base.grouped) for \(part.awards.count, "tick"), ",
                            "and \(part.bonus.grouped) for steady weeks."
                        )
                    }
                    if let next = part.next { p { localized("The next tick gives \(next.points).") } }
                    if let miss = part.miss { p { Self.words(miss) } }
                    if !part.awards.isEmpty { ReceiptView(part: part) }
                }
            }
        }
    }

    private static func words(_ miss: MissCost) -> String {
        miss.streak > 0
            ? localized(
                "A tick today is worth \(miss.points, "point"): \(miss.award) today, and \(miss.streak) in the days after."
            ) : localized("A tick today is worth \(miss.points, "point").")
    }
}

/// The newest awards of a habit, folded.
private struct ReceiptView: HTMLView {
    let part: ScoreScreen.Part

    /// The most awards that are listed.
    private static let limit = 100

    var body: some HTMLContent {
        details {
            summary { localized("Receipt") }
            TableView(
                caption,
                columns: [
                    localized("Day"), localized("Tick"), localized("For it"), localized("Steady"), localized("Points"),
                ],
                rows: part.awards.prefix(Self.limit).map(Self.row)
            )
        }
    }

    private var caption: String {
        part.awards.count > Self.limit ? localized("The newest \(Self.limit) of \(part.awards.count.grouped)") : ""
    }

    private static func row(_ award: Award) -> TableView.Row {
        let bonus = award.bonus > 0 ? "\(award.bonus)" : "–"
        return TableView.Row("\(award.day)", ["\(award.completion)", "\(award.base)", bonus, "\(award.points)"])
    }
}

/// The look back over the weeks of the course.
struct LookBackPage: HTMLView {
    let screen: ProgressScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if let text = screen.congratulation { p { text } }
        if let goal = screen.goal { blockquote(.class("goal")) { p { goal } } }
        p(.class("big")) { localized("\(screen.total, "point")") }
        PointsGraph(series: screen.series)
        if let since = screen.since {
            p {
                localized(
                    "Since the course: \(since.days, "day"), \(since.done, "box", "boxes") ticked, \(since.points, "point")."
                )
            }
        }
        h2 { localized("Weeks") }
        ol {
            for week in screen.weeks.reversed() {
                li(.class("card")) {
                    h3 { localized("Week \(week.week)") }
                    p(.class("muted")) { localized("From \(week.from)") }
                    p { Self.words(week) }
                    if !week.events.isEmpty {
                        ul(.class("points")) { for event in week.events { li { event } } }
                    }
                }
            }
        }
        h2 { localized("Day by day") }
        HeatTable(activity: screen.activity)
        h2 { localized("Habits") }
        ul(.class("cards")) {
            for habit in screen.habits {
                li(.class("card")) {
                    h3 { String(habit.theme.name.prefix(1)).uppercased() + habit.theme.name.dropFirst() }
                    p { localized("Done on \(habit.done) of \(habit.due, "day"), \(habit.longest) in a row at most.") }
                    ul(.class("lines")) {
                        for version in habit.versions {
                            li {
                                version.text
                                span(.class("muted")) { " " + localized("from \(version.setOn)") }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func words(_ week: ProgressScreen.Week) -> String {
        var parts = [localized("\(week.points, "point")")]
        if week.due > 0 { parts.append(localized("\(week.done) of \(week.due, "box", "boxes") ticked")) }
        if week.posts > 0 { parts.append(localized("\(week.read) of \(week.posts, "post") read")) }
        return parts.joined(separator: ", ") + "."
    }
}
