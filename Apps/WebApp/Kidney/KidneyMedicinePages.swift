import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The medicines with what is known of each, and the form to add one.
struct KidneyMedicinesPage: HTMLView {
    let screen: MedicinesScreen
    let context: PageContext

    var body: some HTMLContent {
        p { screen.summary }
        lines(localized("Taken"), screen.taken)
        lines(localized("Later"), screen.later)
        lines(localized("Ended"), screen.ended)
        FormView(screen.form, in: context)
        Unchecked(
            names: screen.notChecked,
            withoutRule: screen.withoutRule,
            pairs: screen.pairsWithoutRule,
            scope: screen.scope
        )
        if !screen.takes.isEmpty {
            div(.class("buttons")) { for action in screen.takes { ActionView(action, in: context) } }
        }
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        p(.class("muted")) { screen.careTeam }
    }

    private func lines(_ title: String, _ lines: [MedicineLine]) -> HTMLFragment {
        HTMLFragment {
            if !lines.isEmpty {
                HTML().h2 { title }
                HTML().ul(.class("cards")) {
                    for line in lines {
                        HTML().li(.class("card")) {
                            HTML().h3 { HTML().a(href: context.address(of: line.opens)) { line.name } }
                            HTML().p { [line.dose, line.schedule].filter { !$0.isEmpty }.joined(separator: " · ") }
                            HTML().p(.class("muted")) {
                                let reminders = line.reminds ? localized("reminders are on") : ""
                                [line.period, reminders].filter { !$0.isEmpty }.joined(separator: " · ")
                            }
                            HTML().p { line.message }
                            HTML().p(.class("muted")) { localized("Check: \(line.check.name)") }
                        }
                    }
                }
            }
        }
    }
}

/// The findings about medicines and food, the most severe first, and the extent of the check.
struct KidneyInteractionsPage: HTMLView {
    let screen: InteractionsScreen
    let context: PageContext

    var body: some HTMLContent {
        p { screen.text }
        FindingList(rows: screen.findings, context: context)
        for day in screen.coming {
            h2 { day.title }
            FindingList(rows: day.findings, context: context)
        }
        for conflict in screen.conflicts {
            div(.class("card")) {
                h2 { localized("Advice that conflicts") }
                p { conflict.text }
                ul(.class("points")) {
                    li { conflict.first }
                    li { conflict.second }
                }
            }
        }
        div(.class("ways")) { WayLink(screen.sickDay, context) }
        Unchecked(
            names: screen.notChecked,
            withoutRule: screen.withoutRule,
            pairs: screen.pairsWithoutRule,
            scope: screen.scope
        )
        PointsView(localized("Gaps"), screen.gaps)
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        p(.class("muted")) { screen.careTeam }
    }
}

/// The findings of a day, each in its card.
private struct FindingList: HTMLView {
    let rows: [InteractionRow]
    let context: PageContext

    var body: some HTMLContent {
        ul(.class("cards")) {
            for row in rows {
                li(.class(row.isUrgent ? "card wrong" : "card")) { FindingView(row: row, context: context) }
            }
        }
    }
}

extension InteractionRow {
    fileprivate var isUrgent: Bool { severity == .contraindicated || severity == .major }
}

/// A finding: the sentence and the advice first, its causes and its source folded.
private struct FindingView: HTMLView {
    let row: InteractionRow
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { "\(PageWords.sentence(row.severity.name)) · \(row.urgency)" }
        h2 { row.headline }
        p { row.advice }
        for note in row.notes + row.opposed { p { note } }
        if row.isWeak { p(.class("muted")) { localized("It rests on a value that is older than 90 days.") } }
        if let caution = row.caution { p(.class("muted")) { caution } }
        details {
            summary { localized("Why") }
            p { row.why }
            p(.class("muted")) { row.source }
            div(.class("ways")) {
                for link in row.causes.compactMap(\.opens) + [row.opens].compactMap({ $0 }) { WayLink(link, context) }
            }
        }
    }
}

/// The limits of the check: medicines that weren't checked, those without a rule, pairs without a rule, and the extent of the check.
///
/// They are shown so that the absence of a finding isn't taken for safety.
private struct Unchecked: HTMLView {
    let names: [String]
    let withoutRule: [String]
    let pairs: [String]
    let scope: String

    var body: some HTMLContent {
        PointsView(localized("Not checked"), names)
        PointsView(localized("Known, without a rule"), withoutRule)
        PointsView(localized("Pairs without a rule"), pairs)
        p(.class("muted")) { scope }
    }
}

/// The foods that can replace a food, the similar ones, and those that are held back.
struct KidneySubstitutePage: HTMLView {
    let screen: SubstituteScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if !screen.text.isEmpty { p { screen.text } }
        if let refusal = screen.refusal { p { refusal } }
        rows("", screen.offered)
        rows(localized("Alike"), screen.alike)
        rows(localized("Held back"), screen.heldBack)
        p(.class("muted")) { screen.careTeam }
    }

    private func rows(_ title: String, _ rows: [SubstituteScreen.Row]) -> HTMLFragment {
        HTMLFragment {
            if !rows.isEmpty {
                if !title.isEmpty { HTML().h2 { title } }
                HTML().ul(.class("cards")) {
                    for row in rows {
                        HTML().li(.class("card")) {
                            HTML().h3 { HTML().a(href: context.address(of: row.opens)) { row.name } }
                            HTML().p { row.text }
                            for line in row.changes + row.faults + row.notes { HTML().p { line } }
                            HTML().p(.class("muted")) {
                                [row.source, row.caution ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
                            }
                        }
                    }
                }
            }
        }
    }
}
