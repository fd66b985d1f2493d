import CommandKit
import ScreenKit
import TIPsTracker
import TimeKit
import WordKit

extension AppSession {
    /// Prints a screen.
    func show(_ screen: any Screen) throws {
        let screen = screen.withQRCode
        try context.answer(encoding: screen) { terminal in
            switch screen {
            case let screen as HomeScreen: try terminal.show(screen)
            case let screen as WeekViewPage: try terminal.show(screen)
            case let screen as HistoryPage: try terminal.show(screen, in: tracker.plan().room.timeZone)
            case let screen as EditItemsPage: try terminal.show(screen)
            case let screen as EditUnitsPage: try terminal.show(screen)
            case let screen as RoomPage: try terminal.show(screen)
            case let screen as SyncPage: try terminal.show(screen)
            case let screen as RemindersPage: try terminal.show(screen)
            case let screen as TreatmentTimerPage: try terminal.show(screen)
            case let screen as ReactionsPage: try terminal.show(screen)
            case let screen as EmergencyPage: try terminal.show(screen)
            case let screen as HoldsPage: try terminal.show(screen)
            case let screen as SuppliesPage: try terminal.show(screen)
            case let screen as AdherencePage: try terminal.show(screen)
            case let screen as ReportPage: try terminal.show(try ClinicDocument(screen.report).blocks())
            default: try terminal.showForm(of: screen)
            }
        }
    }

    /// Prints the screen of a link.
    func show(_ link: TIPsLink) throws { try show(try tracker.screen(link)) }
}

extension Screen {
    /// The screen with the QR code of its invitation, where it has one.
    fileprivate var withQRCode: any Screen {
        switch self {
        case var page as RoomPage:
            page.code = page.code?.withQRCode
            return page
        case var page as SyncPage:
            page.code = page.code?.withQRCode
            return page
        default: return self
        }
    }
}

extension RoomPage.Code {
    fileprivate var withQRCode: Self {
        var code = self
        code.qr = QRCode(link)?.texts
        return code
    }
}

extension Terminal {
    /// Prints the fields of a form, or the command that fills it in.
    fileprivate func showForm(of screen: any Screen) throws {
        switch screen {
        case let page as AddItemPage: try show(page.title, page.form)
        case let page as AddTreatmentFoodItemPage:
            try show(page.title, page.form)
            let past = page.past.map { "\($0.week): \($0.dose?.text ?? localized("no dose"))" }
            if !past.isEmpty {
                try printWrapped(StyledText(localized("Past weeks: \(past.joined(separator: ", "))"), .faint))
            }
        case let page as AddUnitPage: try show(page.title, page.form)
        case let page as UnitPage: try show(page.title, page.form)
        case let page as ClinicPage:
            try show(page.title, page.form)
            try print(
                StyledText(localized("An admin enters them with: tips clinic --phone NUMBER --gap WORDS"), .faint)
            )
        case let page as EditCyclePage: try show(page.title, page.form)
        case let page as SetupScreen:
            try show(page.title, page.form)
            try show(page.summary)
            try print(StyledText(localized("Begin with: tips setup"), .faint))
        case let page as NewCycleScreen:
            try show(page.title, page.form)
            try show(page.summary)
            try print(StyledText(localized("Begin with: tips cycle new"), .faint))
        case let page as LogPage:
            try show(page.title, page.form)
            for fact in page.facts { try print(StyledText(fact, .faint)) }
        case let page as SettingsScreen: try show(page.title, page.rows, page.backups)
        case let page as EditPlanPage: try show(page.title, page.options + [page.newCycle])
        default: try print(StyledText(screen.title, .heading))
        }
    }

    /// Prints the lines of a summary; nothing before the last step, which has one.
    private func show(_ summary: [String]) throws {
        for line in summary { try printWrapped(StyledText(line), indent: 2) }
    }

    private func show(_ title: String, _ form: Form) throws {
        try print(StyledText(title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for field in form.fields {
            let label = field.choices.first { $0.value == field.value }?.label ?? field.value
            table.append([StyledText(field.label), label.isEmpty ? StyledText("—", .faint) : StyledText(label)])
        }
        try print(table)
    }

    private func show(_ title: String, _ actions: [Action], _ links: Link...) throws {
        try print(StyledText(title, .heading))
        var table = Table([.init(""), .init("", shrinks: true)])
        for action in actions {
            table.append([StyledText(action.label), StyledText(action.opens?.target ?? "", .faint)])
        }
        for link in links { table.append([StyledText(link.label), StyledText(link.target, .faint)]) }
        try print(table)
    }
}
