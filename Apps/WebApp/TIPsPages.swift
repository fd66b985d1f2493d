public import CommandKit
import HTMLKit
public import PageKit
import ReportKit
import ScreenKit
import TIPsCommands
import TIPsTracker
import TimeKit
import WordKit

/// The tracker in a browser.
public enum TIPsPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        let session = try TIPsProgram.session(in: context)
        var app = PageApp(
            session,
            segment: "tips",
            title: "TIPs",
            about: localized("A tolerance induction program, day by day, for a family."),
            accent: .blue,
            sign: .tick,
            words: words,
            onlyOpens: { TIPsAct($0)?.onlyOpens == true },
            page: page,
            picture: { id in
                try TIPsProgram.thumbnail(of: Reaction.ID(id), in: session).map { PagePicture([UInt8]($0)) }
            },
            status: TIPsProgram.status(of:)
        )
        app.printName = { screen in
            guard screen is WeekViewPage || screen is EmergencyPage || screen is ReportPage else { return nil }
            return TIPsProgram.planTitle(in: session)
        }
        return app
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as HomeScreen: HTMLFragment { TIPsHomePage(screen: screen, context: context) }
        case let screen as WeekViewPage: HTMLFragment { TIPsWeekPage(screen: screen, context: context) }
        case let screen as SetupScreen: HTMLFragment { TIPsSetupPage(screen: screen, context: context) }
        case let screen as NewCycleScreen: HTMLFragment { TIPsSetupPage(screen: screen, context: context) }
        case let screen as AddTreatmentFoodItemPage:
            HTMLFragment { TIPsTreatmentFoodPage(screen: screen, context: context) }
        case let screen as EmergencyPage: HTMLFragment { TIPsEmergencyPage(screen: screen, context: context) }
        case let screen as ReactionPage: HTMLFragment { TIPsReactionPage(screen: screen, context: context) }
        case let screen as HistoryPage: HTMLFragment { TIPsHistoryPage(screen: screen, context: context) }
        case let screen as AdherencePage: HTMLFragment { TIPsAdherencePage(screen: screen, context: context) }
        case let screen as ReportPage:
            (try? TIPsReportPage(screen: screen, context: context)).map { page in HTMLFragment { page } }
        default: nil
        }
    }

    /// Values that a text beside them says in words are left out.
    private static let words = PageWords(
        leftOut: [
            "rightIcon", "color", "highlight", "icon", "cycle", "phase", "amount", "unit", "Notice.kind", "isEditable",
            "deleteIcon", "deleteColor", "position", "places", "scope", "unread", "at", "date", "category", "draft",
            "EditCyclePage.edit", "typed", "ClinicPage.clinic", "RemindersPage.reminders", "TreatmentTimerPage.isOn",
            "TreatmentTimerPage.minutes", "TreatmentTimerPage.rest", "photo", "AddUnitPage.carried",
            "AddUnitPage.field",
        ]
    )
}
