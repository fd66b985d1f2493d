import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

/// The day: a box as wide as the page for each item, under its category.
struct TIPsHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { screen.subtitle + " · " + screen.date.withWeekday }
        for notice in screen.prompts { card(notice, isWarning: notice.isUrgent) }
        for notice in screen.warnings { card(notice, isWarning: true) }
        if let note = screen.zoneNote { p(.class("muted")) { note } }
        for part in screen.categories { category(part) }
        div(.class("row")) {
            ActionView(screen.bottom.left, in: context)
            ActionView(screen.bottom.right, style: "plain \(screen.bottom.rightIcon)", in: context)
        }
        h2 { localized("More") }
        div(.class("ways")) {
            for action in screen.actions {
                ActionView(action, in: context)
            }
        }
    }

    private func card(_ notice: HomeScreen.Notice, isWarning: Bool) -> HTMLFragment {
        HTMLFragment {
            div(.class(isWarning ? "card row warning" : "card row")) {
                p(.class("grow")) { notice.text }
                if let link = notice.opens {
                    a(href: context.address(of: link), .class("button plain")) { link.label }
                }
            }
        }
    }

    private func category(_ part: HomeScreen.CategoryPart) -> HTMLFragment {
        HTMLFragment {
            h2 { part.title }
            p(.class("muted")) {
                [part.summary, part.timer?.text].compactMap { $0 }.joined(separator: " · ")
                if let timer = part.timer { Countdown(timer: timer) }
            }
            ul(.class("checks")) {
                for item in part.items {
                    li {
                        ToggleView(item.box, isOn: item.checked, text: item.name, note: note(item), in: context)
                        if let week = item.week { WeekBar(week: week, of: item.name) }
                        if let yesterday = item.yesterday { ActionView(yesterday, about: item.name, in: context) }
                        if let second = item.second {
                            details {
                                summary {
                                    localized("Another dose today")
                                    span(.class("heard")) { " " + item.name }
                                }
                                ActionView(second, in: context)
                            }
                        }
                    }
                }
            }
        }
    }

    private func note(_ item: HomeScreen.ItemRow) -> String {
        var facts = [item.doseText, item.stopped, item.log?.text, item.week?.text].compactMap { $0 }
        if item.log?.early == true { facts.append(localized("before the wait was over")) }
        return facts.joined(separator: " · ")
    }
}

/// The logs of a recommended food in the week, green from the first good count to the last, and red above.
private struct WeekBar: HTMLView {
    let week: HomeScreen.WeekPart
    let food: String

    init(week: HomeScreen.WeekPart, of food: String) {
        self.week = week
        self.food = food
    }

    var body: some HTMLContent {
        progress(
            value: min(week.count, week.through),
            max: week.through,
            .class(week.color),
            .aria("aria-label", food),
            .aria("aria-valuetext", week.text)
        )
    }
}

/// The place in which a script counts the wait between two treatment foods down, with what it says. The time stands in the place of 0:00.
private struct Countdown: HTMLView {
    let timer: HomeScreen.TimerPart

    var body: some HTMLContent {
        span(
            .class("count"),
            .role("timer"),
            PageScript.timer.attribute,
            .data("data-seconds", "\(timer.remainingSeconds)"),
            .data("data-left", localized("\("0:00") left")),
            .data("data-at5", localized("5 minutes until the next treatment food")),
            .data("data-at1", localized("1 minute until the next treatment food")),
            .data("data-at0", localized("The wait between treatment foods is over"))
        ) { "" }
    }
}
