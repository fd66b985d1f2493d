import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the summary of a day: the totals compared with the targets, the alerts, the meals and the weight.
    func show(_ screen: TodayScreen) throws {
        try printWrapped(StyledText(screen.day.withWeekday, .heading))
        for prompt in screen.prompts {
            try printWrapped(StyledText("→ \(prompt)", .warning), indent: 2)
            try printWrapped(StyledText("  kidney profile set --name … --category …", .faint), indent: 4)
        }
        if let text = screen.openLimits { try printWrapped(StyledText("→ \(text)", .warning), indent: 2) }
        if let scope = screen.scope { try printWrapped(StyledText("→ \(scope)", .warning), indent: 2) }
        if screen.sickDay.isOn {
            try printWrapped(StyledText(screen.sickDay.text, .warning))
            for medicine in screen.sickDay.medicines { try printPoint("\(medicine)") }
            if !screen.sickDay.keep.isEmpty {
                try printWrapped(StyledText(localized("Not to be stopped without a call:"), .warning))
                for medicine in screen.sickDay.keep { try printPoint("\(medicine)") }
            }
            try printWrapped(StyledText(screen.sickDay.source, .faint))
        }
        let rows = screen.totals + [screen.fluid]
        let aims = rows.filter(\.isAimedFor)
        if !aims.isEmpty { try print() }
        for row in aims { try show(row, isDayOver: screen.isDayOver) }
        let others = rows.filter { !$0.isAimedFor && $0.known > 0 }
        if !others.isEmpty {
            let text = others.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
            try printWrapped(StyledText("  " + localized("Besides: \(text)"), .faint), indent: 4)
        }
        if let absorbed = screen.absorbedPhosphorus {
            try printWrapped(StyledText("  " + localized("Phosphorus, \(absorbed)"), .faint), indent: 4)
        }
        for load in screen.medicines { try printWrapped("  \(load.text.capitalizedFirst)", indent: 4) }
        try show(screen.diet)
        try show(screen.alerts)
        if !screen.hoursApart.isEmpty {
            try print()
            try printWrapped(StyledText(localized("Hours apart"), .heading))
            for line in screen.hoursApart { try printPoint("\(line)") }
        }
        if screen.meals.isEmpty {
            try print()
            try printWrapped(
                StyledText(localized("Nothing entered. Find a food with: kidney food search TEXT"), .faint)
            )
        }
        for meal in screen.meals {
            try print()
            try printWrapped(StyledText(meal.name, .heading))
            for entry in meal.entries { try show(entry) }
        }
        if let weight = screen.weight {
            try print()
            let time = stamp(weight.day, weight.time)
            try printWrapped(StyledText(localized("Weight \(weight.text), \(weight.context.name), \(time)")))
        }
        try printCareTeam(screen.careTeam)
    }

    /// Prints the receipt of something eaten or drunk, with the totals of its day.
    func show(_ screen: IntakeReceiptScreen) throws {
        let entry = screen.entry
        let meal = screen.meal.map { ", \($0.name)" } ?? ""
        try printWrapped("\(entry.food), \(entry.shownAmount)\(meal)  \(id(entry.id))", indent: 4)
        try print()
        try printWrapped(StyledText(localized("The day with it, \(screen.day)"), .heading))
        for row in screen.totals { try show(row) }
        try show(screen.alerts)
        try show(screen.news)
        try printCareTeam(screen.careTeam)
    }

    /// Prints a total: "potassium 1,840 mg · at most 3,000 mg a day · near the limit".
    func show(_ row: TotalRow, isDayOver: Bool = false) throws {
        let name = row.name.capitalizedFirst
        // On a day without entries only the target is shown.
        var text: StyledText = row.foods == 0 ? "  \(name)" : "  \(name) \(row.text)"
        if let target = row.target, row.isAimedFor {
            text += StyledText(" · \(target.text)", .faint)
            if row.isShort {
                text += StyledText(" · " + row.stateWords(isDayOver: isDayOver), .faint)
            } else if let state = row.state.shown {
                text += StyledText(" · ", .faint) + state
            }
        } else if let words = row.openWords {
            text += StyledText(" · \(words)", .faint)
        }
        try printWrapped(text, indent: 4)
    }

    /// Prints alerts with their reasons.
    func show(_ alerts: [AlertRow]) throws {
        guard !alerts.isEmpty else { return }
        try print()
        for alert in alerts {
            try printWrapped("\(alert.level.mark, alert.level.style) \(alert.message)", indent: 2)
            if !alert.why.isEmpty { try printWrapped(StyledText("  \(alert.why)", .faint), indent: 2) }
        }
    }

    /// Prints the state of the diabetes diet.
    func show(_ diet: [DietRow]) throws {
        guard !diet.isEmpty else { return }
        try print()
        try printWrapped(StyledText(localized("Your diabetes diet"), .heading))
        for row in diet {
            let text = "  \(row.name) \(row.text)" + StyledText(" · \(row.aim) · ", .faint) + row.state.shown
            try printWrapped(text, indent: 4)
            if !row.note.isEmpty { try printWrapped(StyledText("    \(row.note)", .faint), indent: 4) }
        }
    }

    /// Prints an entry: "08:30 Banana, raw, 1 medium, 118 g".
    func show(_ entry: EntryRow) throws {
        try printWrapped("  \(entry.time) \(entry.food), \(entry.shownAmount)  \(id(entry.id))", indent: 8)
    }
}

extension TotalRow {
    /// The name: "vitamin K", "fluid".
    var name: String { Nutrient(rawValue: nutrient)?.name ?? (nutrient == "fluid" ? localized("fluid") : nutrient) }
}

extension TotalState {
    /// The state in words, in its color; nil for no remark.
    var shown: StyledText? {
        switch self {
        case .none: nil
        case .open: StyledText(words, .faint)
        case .unknown, .below, .near: StyledText(words, .warning)
        case .ok: StyledText(words, .good)
        case .over: StyledText(words, .bad)
        }
    }
}

extension AlertLevel {
    /// The mark before an alert, for people who can't see the color.
    var mark: String {
        switch self {
        case .notice: "·"
        case .caution: "!"
        case .today: "!!"
        case .atOnce: "!!!"
        }
    }

    /// The style of the level.
    var style: StyledText.Style {
        switch self {
        case .notice: .plain
        case .caution: .warning
        case .today, .atOnce: .bad
        }
    }
}

extension EntryRow {
    /// The amount with its weight: "1 medium, 118 g"; "150 g" if that was typed.
    var shownAmount: String {
        guard let grams else { return amount }
        let weight = "\(grams.text()) g"
        return amount == weight ? amount : "\(amount), \(weight)"
    }
}

extension DietProgress.State {
    /// The state in words.
    fileprivate var shown: StyledText {
        switch self {
        case .ok: StyledText(words, .good)
        case .near, .unknown: StyledText(words, .warning)
        case .over, .low: StyledText(words, .bad)
        }
    }
}
