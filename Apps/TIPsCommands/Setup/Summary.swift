import CommandKit
import TIPsTracker
import TimeKit

/// The answers of a walk, shown before the confirmation.
struct Summary {
    private var table = Table([.init(""), .init("", shrinks: true)])

    init(_ cycle: Cycle) {
        row("Patient", cycle.patient)
        row(
            "Cycle",
            "\(cycle.number): \(cycle.start) up to the challenge on \(cycle.challenge), \(cycle.weekCount) weeks"
        )
    }

    init(member name: String) {
        row("You", "\(name), a logger")
    }

    mutating func row(_ title: String, _ text: String) {
        table.append([StyledText(title, .faint), StyledText(text)])
    }

    mutating func add(_ items: [ItemDraft]) {
        for category in Category.allCases {
            let own = items.filter { $0.category == category }
            row(category.title, own.isEmpty ? "none" : own.map(\.words).joined(separator: ", "))
        }
    }

    mutating func add(_ settings: MemberSettings) {
        let reminders = Category.allCases.compactMap { category in
            settings.reminders[category].flatMap { $0.isOn ? "\(category.rawValue) \($0.time)" : nil }
        }
        row("Reminders", reminders.isEmpty ? "none" : reminders.joined(separator: ", "))
        row("Timer", settings.timerIsOn ? settings.timerWords : "off")
    }

    /// Prints the summary among the questions.
    func show(on terminal: Terminal) {
        terminal.note("")
        terminal.note(StyledText("Summary", .heading))
        terminal.note(table.rendered(width: terminal.traits.width))
    }
}

extension MemberSettings {
    /// The minutes in words: "1 minute", "15 minutes".
    var timerWords: String { timerMinutes == 1 ? "1 minute" : "\(timerMinutes) minutes" }
}

extension ItemDraft {
    /// The item in words: "Peanut (weeks 1–4: 1/4 tsp, 5–12: 1/2 tsp)", "Cetirizine (5 mL)".
    var words: String {
        switch dosing {
        case .same(let dose): "\(name) (\(DoseUnit.counted(dose.amount, dose.unit)))"
        case .weekly(let weeks): "\(name) (\(Self.runs(of: weeks)))"
        case nil: "\(name) (no dose yet)"
        }
    }

    /// The weekly doses in words: "weeks 1–4: 1/4 tsp, 5–12: 1/2 tsp".
    private static func runs(of weeks: [Int: DoseDraft]) -> String {
        var runs: [(first: Int, last: Int, dose: DoseDraft)] = []
        for (week, dose) in weeks.sorted(by: { $0.key < $1.key }) {
            if let run = runs.last, run.last == week - 1, run.dose == dose {
                runs[runs.count - 1].last = week
            } else {
                runs.append((week, week, dose))
            }
        }
        let words = runs.map { run in
            "\(run.first == run.last ? "\(run.first)" : "\(run.first)–\(run.last)"): \(DoseUnit.counted(run.dose.amount, run.dose.unit))"
        }
        return "\(weeks.count == 1 ? "week" : "weeks") \(words.joined(separator: ", "))"
    }
}
