import ArgumentParser
import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

/// `kidney today`
struct TodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today",
        abstract: "Show a day: what it comes to against each target, meals, weight.",
        discussion: """
            A figure that a food lacks is never taken for zero: the sum is then a lower bound.

            EXAMPLE: kidney today
                     kidney today --day yesterday
            """
    )

    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        let today = try session.kidney.today(try session.logicalDay(day))
        let counts = DayCount.all(today.totals, today.targets)
        let fluid = DayCount.fluid(today.totals, today.targets)
        let meals = Journal(day: today.day, entries: today.entries, photos: []).parts
        let limits = counts.filter { $0.alert != nil }
        let document: JSON = [
            "day": JSON(today.day), "category": JSON(today.targets.category?.rawValue),
            "totals": JSON(counts.filter { $0.name != fluid.name }) { JSON($0) }, "fluid": JSON(fluid),
            "meals": JSON(meals) { JSON($0) },
            "alerts": .array(
                limits.map { ["kind": JSON($0.state), "about": .string($0.name), "text": JSON($0.alert)] }
                    + today.targets.conflicts.map { ["kind": "conflict", "about": nil, "text": .string($0.message)] }
            ),
            "weight": today.weight.map { JSON($0) } ?? nil,
        ]
        try session.context.answer(document) { terminal in
            try terminal.show(today, counts, in: session.context.clock.zone())
        }
    }
}

extension Terminal {
    /// A day at a glance.
    fileprivate func show(_ today: DaySummary, _ counts: [DayCount], in zone: TimeZone) throws {
        try printWrapped(StyledText("\(today.day.weekday.name) \(today.day)", .heading))
        if let category = today.targets.category {
            try printWrapped(StyledText(category.words, .faint))
        } else {
            let hint = "No category yet, so there are few targets: kidney profile set --name … --category …"
            try printWrapped(StyledText(hint, .warning))
        }
        try print()
        for count in counts where count.target?.hasLimits == true { try show(count) }
        let others = counts.filter { $0.target?.hasLimits != true && $0.total.known.value > .zero }
        if !others.isEmpty {
            let text = others.map { "\($0.name) \($0.total.text(unit: $0.unit))" }.joined(separator: ", ")
            try printWrapped(StyledText("  Besides: \(text)", .faint), indent: 4)
        }
        let journal = Journal(day: today.day, entries: today.entries, photos: [])
        if journal.parts.isEmpty {
            try print()
            try printWrapped(StyledText("Nothing entered. Find a food with: kidney food search TEXT", .faint))
        }
        for part in journal.parts {
            try print()
            try show(part, in: zone)
        }
        if let weight = today.weight {
            try print()
            try printWrapped("Weight \(weight.shown), \(weight.context.rawValue), \(weight.moment.shown)")
        }
        if !today.targets.conflicts.isEmpty { try print() }
        for conflict in today.targets.conflicts {
            try printWrapped(StyledText("! \(conflict.message.capitalizedFirst)", .warning), indent: 2)
        }
        try printCareTeam()
    }
}

/// `kidney targets`
struct TargetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "targets",
        abstract: "Show a day's targets, each with its reasons and the value that switched it on.",
        discussion: """
            EXAMPLE: kidney targets
                     kidney targets --day 2026-03-01
            """
    )

    @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        let targets = try session.kidney.targets(on: try session.logicalDay(day))
        let document: JSON = [
            "day": JSON(targets.day), "category": JSON(targets.category?.rawValue),
            "targets": JSON(targets.targets) { JSON($0) },
            "conflicts": JSON(targets.conflicts) { .string($0.message) }, "note": .string(DayTargets.careTeamFirst),
        ]
        try session.context.answer(document) { terminal in
            try terminal.printWrapped(StyledText("Targets of \(targets.day)", .heading))
            if let category = targets.category { try terminal.printWrapped(StyledText(category.words, .faint)) }
            for target in targets.targets {
                try terminal.print()
                try terminal.show(target)
            }
            if !targets.conflicts.isEmpty { try terminal.print() }
            for conflict in targets.conflicts {
                try terminal.printWrapped(StyledText("! \(conflict.message.capitalizedFirst)", .warning), indent: 2)
            }
            try terminal.printCareTeam()
        }
    }
}

extension Terminal {
    /// A target with its reasons.
    fileprivate func show(_ target: DayTarget) throws {
        let style: StyledText.Style = target.hasLimits ? .plain : .faint
        try printWrapped(
            "\(target.quantity.words.capitalizedFirst, .heading)  " + StyledText(target.shown, style),
            indent: 2
        )
        for reason in target.reasons { try printWrapped(StyledText("  \(reason.sentence)", .faint), indent: 2) }
        for note in target.notes { try printWrapped(StyledText("  \(note)", .warning), indent: 2) }
    }
}

extension JSON {
    /// A target.
    fileprivate init(_ target: DayTarget) {
        self = [
            "quantity": .string(target.quantity.rawValue), "unit": .string(target.quantity.unit),
            "span": .string(target.quantity.span), "low": JSON(target.low?.value), "high": JSON(target.high?.value),
            "strict": JSON(target.strict), "text": .string(target.shown), "mode": .string(target.mode.rawValue),
            "isWeak": .bool(target.isWeak), "reasons": JSON(target.reasons) { .string($0.sentence) },
            "notes": JSON(target.notes) { .string($0) },
        ]
    }
}
