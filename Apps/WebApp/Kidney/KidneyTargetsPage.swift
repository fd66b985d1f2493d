import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The targets, each with its number first and its reasons folded. A page of one target shows them open.
struct KidneyTargetsPage: HTMLView {
    let screen: TargetsScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p { screen.categoryText }
        for conflict in screen.conflicts { div(.class("notice wrong")) { p { conflict } } }
        ul(.class("cards")) {
            for row in screen.targets {
                li(.class("card")) {
                    h2 { PageWords.sentence(row.name) }
                    p(.class("big")) { row.text }
                    if row.isWeak {
                        p(.class("muted")) { localized("It rests on a value that is older than 90 days.") }
                    }
                    if !row.why.isEmpty {
                        details(screen.targets.count == 1 ? .open : nil) {
                            summary { localized("Why") }
                            for reason in row.why { ReasonView(reason: reason, context: context) }
                        }
                    }
                    for note in row.notes { p(.class("muted")) { note } }
                }
            }
        }
        DietView(rows: screen.diet, context: context)
        p(.class("muted")) { screen.careTeam }
    }
}

/// A reason of a target with its source and the laboratory value behind it.
private struct ReasonView: HTMLView {
    let reason: ReasonRow
    let context: PageContext

    var body: some HTMLContent {
        p { reason.sentence }
        if let caution = reason.caution { p(.class("muted")) { caution } }
        if let lab = reason.lab { p { a(href: context.address(of: lab.opens)) { lab.opens.label } } }
    }
}
