import CommandKit
import KidneyNutrition
import WordKit

extension Terminal {
    /// Prints the medicines.
    func show(_ screen: MedicinesScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        if screen.taken.isEmpty {
            try printWrapped(
                StyledText(localized("None is taken now. Enter one with: kidney med add NAME --dose \"20 mg\""), .faint)
            )
        }
        for line in screen.taken { try show(line) }
        for (title, lines) in [(localized("Begin later"), screen.later), (localized("Ended"), screen.ended)]
        where !lines.isEmpty {
            try print()
            try printWrapped(StyledText(title, .heading))
            for line in lines { try show(line) }
        }
        if !screen.taken.isEmpty {
            try print()
            try printWrapped("\(screen.summary) " + StyledText(localized("See: kidney interactions"), .faint))
        }
        try show(points: screen.pairsWithoutRule, title: localized("Pairs that no rule covers"))
        try show(scope: screen.scope)
        try printCareTeam()
    }

    /// Prints one medicine.
    func show(_ screen: MedicineScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try show(screen.medicine)
        if !screen.notes.isEmpty { try printLines("  " + screen.notes.replacing("\n", with: "\n  ")) }
        for part in screen.parts {
            let caution = part.caution.map { ", \($0)" } ?? ""
            try printWrapped(
                StyledText(
                    "  \(part.generic): \(part.classes.joined(separator: ", ")) (\(part.source)\(caution))",
                    .faint
                ),
                indent: 4
            )
        }
        if !screen.labelNames.isEmpty {
            let names = screen.labelNames.joined(separator: ", ")
            try printWrapped(
                StyledText("  " + localized("Checked by names that you chose: \(names)"), .faint),
                indent: 4
            )
        }
        for load in screen.brings { try printWrapped("  \(load.text)", indent: 4) }
        try show(screen.findings, title: localized("Today"))
        try show(points: screen.gaps, title: localized("Couldn’t be checked"))
        if !screen.rules.isEmpty {
            try print()
            try printWrapped(StyledText(localized("All that the table holds about it"), .heading))
        }
        for rule in screen.rules {
            try printPoint("\(rule.severity.name, rule.severity.style): \(rule.headline) \(rule.advice)")
            try printWrapped(
                StyledText("  (\(rule.source)\(rule.caution.map { ", \($0)" } ?? ""))", .faint),
                indent: 2
            )
        }
        try print()
        try printWrapped(screen.text.styled(screen.medicine.check.style))
        try show(scope: screen.scope)
        try printCareTeam()
    }

    /// Prints the interactions on a day.
    func show(_ screen: InteractionsScreen) throws {
        let title =
            screen.isIll ? localized("Interactions of \(screen.day), ill") : localized("Interactions of \(screen.day)")
        try printWrapped(StyledText(title, .heading))
        try printWrapped(StyledText(screen.text))
        try show(screen.findings, title: nil)
        for day in screen.coming { try show(day.findings, title: day.title) }
        try show(points: screen.conflicts.map(\.text), title: localized("What pulls apart"))
        try show(points: screen.notChecked, title: localized("Not checked"))
        try show(points: screen.withoutRule, title: localized("Known, no rule in the table"))
        try show(points: screen.pairsWithoutRule, title: localized("Pairs that no rule covers"))
        try show(points: screen.gaps, title: localized("Couldn’t be checked"))
        try show(scope: screen.scope)
        try printCareTeam()
    }

    /// Prints the receipt of a medicine.
    func show(_ screen: MedicineReceiptScreen) throws {
        try show(screen.medicine)
        try show(screen.findings, title: screen.when)
        try show(points: screen.gaps, title: localized("Couldn’t be checked"))
        if !screen.changes.isEmpty { try print() }
        for change in screen.changes {
            try printWrapped("\(localized("target"), .heading) \(change.text)", indent: 2)
            for reason in change.why { try printWrapped(StyledText("  \(reason.sentence)", .faint), indent: 2) }
        }
        try print()
        let known = StyledText(localized("All that is known of it: kidney med show") + " ", .faint)
        try printWrapped(known + id(screen.medicine.id), indent: 2)
        try show(scope: screen.scope)
        try printCareTeam()
    }

    /// Prints a medicine of a list with its identification.
    private func show(_ line: MedicineLine) throws {
        let dose = line.dose.isEmpty ? "" : " \(line.dose)"
        let reminded = line.reminds ? ", " + localized("reminded") : ""
        try printWrapped(
            "  \(line.name)\(dose), \(line.schedule), \(line.period)\(reminded)  \(id(line.id))",
            indent: 4
        )
        let state = line.check.isLookedAt ? " — \(line.check.name)" : ""
        try printWrapped((line.message + state).styled(line.check.style, indent: 4), indent: 4)
    }

    /// Prints the extent of the table.
    private func show(scope: String) throws {
        try print()
        try printWrapped(StyledText(scope, .faint))
    }

    /// Prints the interactions, the most urgent first.
    private func show(_ findings: [InteractionRow], title: String?) throws {
        guard !findings.isEmpty else { return }
        if let title {
            try print()
            try printWrapped(StyledText(title, .heading))
        }
        for row in findings {
            if title == nil { try print() }
            try printWrapped(
                "\("!", row.severity.style) \(row.severity.name), \(row.urgency): \(row.headline)",
                indent: 2
            )
            try printWrapped("  \(row.advice)", indent: 2)
            for opposed in row.opposed { try printWrapped(StyledText("  ↔ \(opposed)", .warning), indent: 4) }
            for note in row.notes { try printWrapped(StyledText("  \(note)", .warning), indent: 2) }
            try printWrapped(StyledText("  " + localized("Why: \(row.why)"), .faint), indent: 2)
        }
    }

    private func show(points: [String], title: String) throws {
        guard !points.isEmpty else { return }
        try print()
        try printWrapped(StyledText(title, .heading))
        for point in points { try printPoint(StyledText(point)) }
    }
}

extension String {
    /// Returns the text in a style, indented by spaces.
    fileprivate func styled(_ style: StyledText.Style, indent: Int = 0) -> StyledText {
        StyledText(String(repeating: " ", count: indent) + self, style)
    }
}

extension MedicineCheck {
    /// The style of the check: faint only if the rules were applied.
    fileprivate var style: StyledText.Style { isLookedAt ? .faint : .warning }
}

extension InteractionSeverity {
    /// The style of the severity.
    var style: StyledText.Style {
        switch self {
        case .contraindicated, .major: .bad
        case .moderate, .timing: .warning
        case .minor: .faint
        }
    }
}
