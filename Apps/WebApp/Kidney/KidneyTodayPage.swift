import CommandKit
import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The day: what can't wait, the totals beside their targets, and the meals.
struct KidneyTodayPage: HTMLView {
    let screen: TodayScreen
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { screen.day.withWeekday }
        if let scope = screen.scope { p { scope } }
        for alert in screen.alerts { AlertCard(alert: alert, context: context) }
        if !screen.hoursApart.isEmpty {
            h2 { localized("Hours apart") }
            ul(.class("points")) { for line in screen.hoursApart { li { line } } }
        }
        if let foods {
            div(.class("ways")) { a(href: context.address(of: foods), .class("button main")) { foods.label } }
        }
        for prompt in screen.prompts { p { prompt } }
        if let text = screen.openLimits { p { text } }
        h2 { localized("Totals") }
        ul(.class("cards")) {
            for row in aimed {
                li(.class("card")) { TotalView(row: row, isDayOver: screen.isDayOver, context: context) }
            }
        }
        if let absorbed = screen.absorbedPhosphorus { p(.class("muted")) { absorbed } }
        for medicine in screen.medicines { p(.class("muted")) { medicine.text } }
        details {
            summary { localized("Other nutrients") }
            dl(.class("values")) {
                for row in rest {
                    dt { row.label }
                    dd {
                        row.text + " "
                        a(href: context.address(of: why(row))) {
                            localized("Why")
                            span(.class("heard")) { " " + row.label }
                        }
                    }
                }
            }
        }
        DietView(rows: screen.diet, context: context)
        h2 { localized("Meals") }
        if screen.meals.allSatisfy({ $0.entries.isEmpty }) { p { localized("Nothing is written down yet.") } }
        for meal in screen.meals {
            if !meal.entries.isEmpty {
                h3 { meal.name }
                ul(.class("points")) {
                    for entry in meal.entries {
                        li {
                            a(href: context.address(of: entry.opens)) { entry.food }
                            span(.class("muted")) { " \(entry.amount) · \(entry.time)" }
                        }
                    }
                }
            }
        }
        if let weight = screen.weight {
            h2 { localized("Weight") }
            p { "\(weight.text) · \(weight.day)" }
        }
        SickDayView(part: screen.sickDay, context: context)
        h2 { localized("Go on") }
        div(.class("ways")) {
            for link in screen.pages where link != foods {
                a(href: context.address(of: link), .class("button plain")) { link.label }
            }
        }
        FormView(screen.dayForm, showsTitle: false, in: context)
        ActionView(screen.undo, in: context)
        p(.class("muted")) { screen.careTeam }
    }

    /// The way to the reason why a total isn't judged.
    private func why(_ row: TotalRow) -> Link {
        KidneyLink.why("nutrient-" + row.nutrient).labeled(localized("Why"))
    }

    /// The main act of the day: adding food or drink.
    private var foods: Link? { screen.pages.first { $0.target == KidneyLink.foods.target } }

    /// The fluid, then the nutrients with a target.
    private var aimed: [TotalRow] { ([screen.fluid] + screen.totals).filter { $0.target != nil } }

    private var rest: [TotalRow] { ([screen.fluid] + screen.totals).filter { $0.target == nil } }
}

/// An alert with its reason and its acknowledgment.
struct AlertCard: HTMLView {
    let alert: AlertRow
    let context: PageContext

    var body: some HTMLContent {
        div(.class(alert.level.cantWait ? "notice wrong" : alert.level == .caution ? "card warn" : "card")) {
            p { alert.message }
            if let text = alert.acknowledgedText { p(.class("muted")) { text } }
            if !alert.why.isEmpty {
                details {
                    summary { localized("Why") }
                    p { alert.why }
                }
            }
            div(.class("buttons")) {
                a(href: context.address(of: alert.opens), .class("button plain")) { alert.opens.label }
                if let action = alert.acknowledge, action.isEnabled { ActionView(action, in: context) }
            }
        }
    }
}

/// A total beside its target.
private struct TotalView: HTMLView {
    let row: TotalRow
    let isDayOver: Bool
    let context: PageContext

    private var state: String { row.stateWords(isDayOver: isDayOver) }

    var body: some HTMLContent {
        h3 { row.label }
        p(row.foods == 0 ? .class("muted") : .class("big")) { row.text }
        if let target = row.target {
            p {
                span { target.text }
                if !state.isEmpty { span(.class("muted")) { " · " + state } }
            }
            if target.isWeak { p(.class("muted")) { localized("It rests on a value that is older than 90 days.") } }
            p { a(href: context.address(of: target.opens)) { localized("Why \(row.label)") } }
        }
    }
}

/// The parts of the diabetes diet beside the person's own limits; nothing without a diet.
struct DietView: HTMLView {
    let rows: [DietRow]
    let context: PageContext

    var body: some HTMLContent {
        if !rows.isEmpty {
            h2 { localized("Your diet") }
            ul(.class("cards")) {
                for row in rows {
                    li(.class("card")) {
                        h3 { a(href: context.address(of: row.opens)) { row.name } }
                        p { [row.text, row.aim, row.state.words].joined(separator: " · ") }
                        if !row.note.isEmpty { p(.class("muted")) { row.note } }
                    }
                }
            }
        }
    }
}

/// The sick day with its switch.
private struct SickDayView: HTMLView {
    let part: TodayScreen.SickDayPart
    let context: PageContext

    var body: some HTMLContent {
        if part.isOn {
            h2 { localized("Sick day") }
            p { part.text }
            ul(.class("points")) { for line in part.medicines + part.keep { li { line } } }
            p(.class("muted")) { part.source }
        }
        ActionView(part.toggle, in: context)
    }
}
