import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// The answers of a walk, shown before the confirmation.
struct Summary {
    private var table = Table([.init(""), .init("", shrinks: true)])

    init(_ cycle: Cycle) {
        row(localized("Patient"), cycle.patient)
        row(
            localized("Cycle"),
            localized(
                "\(cycle.number): \(cycle.start) up to the challenge on \(cycle.challenge), \(cycle.weekCount, "week")"
            )
        )
    }

    init(member name: String) {
        row(localized("You"), localized("\(name), a logger"))
    }

    mutating func row(_ title: String, _ text: String) {
        table.append([StyledText(title, .faint), StyledText(text)])
    }

    mutating func add(_ items: [ItemDraft]) {
        for category in Category.allCases {
            let own = items.filter { $0.category == category }
            row(
                category.title,
                own.isEmpty ? localized("none", context: "items") : own.map(\.words).joined(separator: ", ")
            )
        }
    }

    mutating func add(_ settings: MemberSettings) {
        let reminders = Category.allCases.compactMap { category in
            settings.reminders[category].flatMap { $0.isOn ? "\(category.word) \($0.time)" : nil }
        }
        row(
            localized("Reminders"),
            reminders.isEmpty ? localized("none", context: "reminders") : reminders.joined(separator: ", ")
        )
        row(localized("Timer"), settings.timerIsOn ? settings.timerWords : localized("off"))
    }

    /// Prints the summary among the questions.
    func show(on terminal: Terminal) {
        terminal.note("")
        terminal.note(StyledText(localized("Summary"), .heading))
        terminal.note(table.rendered(width: terminal.traits.width))
    }
}

extension MemberSettings {
    /// The minutes in words: "1 minute", "15 minutes".
    var timerWords: String { localized("\(timerMinutes, "minute")") }
}
