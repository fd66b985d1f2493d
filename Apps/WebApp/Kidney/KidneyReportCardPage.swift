import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The report card of a month: its sentences, the laboratory values, and what to do.
struct KidneyReportCardPage: HTMLView {
    let screen: ReportCardScreen
    let context: PageContext

    private var card: ReportCard { screen.card }

    var body: some HTMLContent {
        p(.class("muted")) { localized("\(card.name), from \(card.from) to \(card.until)") }
        if !screen.issue.isEmpty { p { screen.issue } }
        if let title = card.standingTitle { h2 { title } }
        for alert in card.standing { p(.class("notice wrong")) { "\(alert.level.words): \(alert.message)" } }
        for line in card.summary { p { line } }
        div(.class("buttons")) {
            ActionView(screen.share, in: context)
            PrintView()
        }
        if !card.labs.isEmpty {
            h2 { localized("Laboratory values") }
            ul(.class("cards")) {
                for lab in card.labs {
                    li(.class("card")) {
                        h3 { lab.title }
                        p { "\(lab.mark.sign) \(lab.value) · \(lab.day)" }
                        p { lab.words }
                        p(.class("muted")) { PageWords.sentence(lab.meaning) }
                    }
                }
            }
            p(.class("muted")) { ReportCard.meaningSource }
        }
        lines(localized("Food and drink"), card.intake)
        lines(localized("Body"), card.body)
        lines(localized("Goals"), card.goals)
        for foods in card.foods {
            h2 { foods.words }
            if !foods.more.isEmpty { p { localized("More of: \(listed(foods.more, .and))") } }
            if !foods.less.isEmpty { p { localized("Less of: \(listed(foods.less, .and))") } }
            p(.class("muted")) { foods.why }
        }
        PointsView(localized("To try"), card.tries)
        PointsView(localized("Held back"), card.refused)
        h2 { localized("Rewards") }
        p {
            localized(
                "\(card.rewards.monthPoints, "point") this month, \(card.rewards.points.grouped) in all. \(card.rewards.level)."
            )
        }
        PointsView("", card.rewards.badges)
        for trend in card.trends {
            h2 { trend.title }
            TrendView(trend: trend, level: 2)
        }
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        p(.class("muted")) { screen.careTeam }
    }

    private func lines(_ title: String, _ lines: [ReportCard.Line]) -> HTMLFragment {
        HTMLFragment {
            PointsView(title, lines.map { "\($0.mark.sign) \($0.title): \($0.words)" })
        }
    }
}
