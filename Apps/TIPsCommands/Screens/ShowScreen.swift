public import CommandKit
import ReportCommands
import ScreenKit
public import TIPsTracker
import TimeKit
import WordKit

// The texts of the screens. A screen that a link leads to and that has none doesn't compile.

extension TerminalPages: TIPsScreens {}

extension HomeScreen: TerminalPage {
    public var terminalText: TerminalText {
        .inSession { terminal, session in try terminal.show(self, in: session.tracker.plan().room) }
    }
}

extension WeekViewPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension EditItemsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension EditUnitsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RemindersPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension TreatmentTimerPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ReactionsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension EmergencyPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension HoldsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SuppliesPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension AdherencePage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension AddItemPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(title, form) } } }
extension AddUnitPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(title, form) } } }
extension UnitPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(title, form) } } }
extension EditCyclePage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(title, form) } } }
extension ReactionPage: TerminalPage {
    public var terminalText: TerminalText {
        .init {
            try $0.show(title, form)
            if let text = picture?.text ?? pictureNote { try $0.printWrapped(StyledText(text, .faint)) }
        }
    }
}

extension RoomPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self) } }

    public var forTerminal: Self {
        var page = self
        page.code = page.code?.withQRCode
        return page
    }
}

extension SyncPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self) } }

    public var forTerminal: Self {
        var page = self
        page.code = page.code?.withQRCode
        return page
    }
}

extension HistoryPage: TerminalPage {
    public var terminalText: TerminalText {
        .inSession { terminal, session in try terminal.show(self, in: session.tracker.plan().room) }
    }
}

extension ReportPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(try ClinicDocument(report).blocks()) } }
}

// MARK: Forms

extension AddTreatmentFoodItemPage: TerminalPage {
    public var terminalText: TerminalText {
        .init { terminal in
            try terminal.show(title, form)
            let past = self.past.map { "\($0.week): \($0.dose?.text ?? localized("no dose"))" }
            if !past.isEmpty {
                try terminal.printWrapped(
                    StyledText(localized("Past weeks: \(past.joined(separator: ", "))"), .faint)
                )
            }
        }
    }
}

extension ClinicPage: TerminalPage {
    public var terminalText: TerminalText {
        .init { terminal in
            try terminal.show(title, form)
            try terminal.print(
                StyledText(localized("An admin enters them with: tips clinic --phone NUMBER --gap WORDS"), .faint)
            )
        }
    }
}

extension SetupScreen: TerminalPage {
    public var terminalText: TerminalText {
        .init { terminal in
            try terminal.show(title, form)
            try terminal.show(summary)
            try terminal.print(StyledText(localized("Begin with: tips setup"), .faint))
        }
    }
}

extension NewCycleScreen: TerminalPage {
    public var terminalText: TerminalText {
        .init { terminal in
            try terminal.show(title, form)
            try terminal.show(summary)
            try terminal.print(StyledText(localized("Begin with: tips cycle new"), .faint))
        }
    }
}

extension LogPage: TerminalPage {
    public var terminalText: TerminalText {
        .init { terminal in
            try terminal.show(title, form)
            for fact in facts { try terminal.print(StyledText(fact, .faint)) }
        }
    }
}

extension SettingsScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(title, rows, backups) } }
}

extension EditPlanPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(title, options + [newCycle]) } }
}

extension AppSession {
    /// Prints the screen of a link.
    func show(_ link: TIPsLink) throws { try show(tracker.page(link, for: TerminalPages())) }
}

extension RoomPage.Code {
    fileprivate var withQRCode: Self {
        var code = self
        code.qr = QRCode(link)?.texts
        return code
    }
}

extension Terminal {
    /// Prints the lines of a summary; nothing before the last step, which has one.
    fileprivate func show(_ summary: [String]) throws {
        for line in summary { try printWrapped(StyledText(line), indent: 2) }
    }

    fileprivate func show(_ title: String, _ form: Form) throws {
        try print(StyledText(title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for field in form.fields {
            let label =
                field.kind == .toggle
                ? (field.value == "true" ? localized("yes") : localized("no"))
                : field.choices.first { $0.value == field.value }?.label ?? field.value
            table.append([StyledText(field.label), label.isEmpty ? StyledText("—", .faint) : StyledText(label)])
        }
        try print(table)
    }

    fileprivate func show(_ title: String, _ actions: [Action], _ links: Link...) throws {
        try print(StyledText(title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for action in actions {
            table.append([StyledText(action.label), StyledText(action.opens?.target ?? "", .faint)])
        }
        for link in links { table.append([StyledText(link.label), StyledText(link.target, .faint)]) }
        try print(table)
    }
}
