import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The alerts: those that stand first, each with its acknowledgment, then those that were found.
struct KidneyAlertsPage: HTMLView {
    let screen: AlertsScreen
    let context: PageContext

    var body: some HTMLContent {
        if let day = screen.day { p(.class("muted")) { "\(day)" } }
        if screen.standing.isEmpty, screen.found.isEmpty {
            p { screen.emptyText }
        } else if let text = screen.openLimits {
            p { text }
        }
        if !screen.standing.isEmpty { h2 { localized("Standing") } }
        for alert in screen.standing { AlertCard(alert: alert, context: context) }
        if !screen.found.isEmpty { h2 { localized("Found", context: "alerts") } }
        for row in screen.found {
            p(.class("muted")) { [row.day.description, row.countText].filter { !$0.isEmpty }.joined(separator: " · ") }
            AlertCard(alert: row.alert, context: context)
            div(.class("buttons after")) { ActionView(row.dismiss, about: row.alert.message, in: context) }
        }
        if let text = screen.partDays { p(.class("muted")) { text } }
        if let text = screen.dismissedText { p { text } }
        div(.class("buttons")) {
            ActionView(screen.restore, in: context)
            ActionView(screen.evaluate, in: context)
        }
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        p(.class("muted")) { screen.careTeam }
    }
}
