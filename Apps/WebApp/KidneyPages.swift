public import CommandKit
import HTMLKit
import KidneyCommands
import KidneyNutrition
public import PageKit
import ReportKit
import ScreenKit
import TimeKit
import WordKit

/// Kidney nutrition in a browser.
public enum KidneyPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        let session = try KidneyProgram.session(in: context)
        return PageApp(
            session,
            segment: "kidney",
            home: "today",
            homeTitle: localized("Today"),
            title: localized("Kidney"),
            about: localized("Food, drink, labs and medicines with kidney disease."),
            accent: .rust,
            sign: .kidney,
            asksBeforeKeeping: true,
            words: KidneyWords.all,
            entrance: KidneyLink.terms.target,
            page: page,
            picture: { id in
                try KidneyProgram.thumbnail(of: MealPhoto.ID(id), in: session).map { PagePicture([UInt8]($0)) }
            },
            status: KidneyProgram.status(of:)
        )
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as TodayScreen: HTMLFragment { KidneyTodayPage(screen: screen, context: context) }
        case let screen as JournalScreen: HTMLFragment { KidneyJournalPage(screen: screen, context: context) }
        case let screen as FoodSearchScreen: HTMLFragment { KidneyFoodsPage(screen: screen, context: context) }
        case let screen as OnlineFoodsScreen: HTMLFragment { KidneyOnlineFoodsPage(screen: screen, context: context) }
        case let screen as AlertsScreen: HTMLFragment { KidneyAlertsPage(screen: screen, context: context) }
        case let screen as LabsScreen: HTMLFragment { KidneyLabsPage(screen: screen, context: context) }
        case let screen as TargetsScreen: HTMLFragment { KidneyTargetsPage(screen: screen, context: context) }
        case let screen as TrendScreen: HTMLFragment { KidneyTrendPage(screen: screen, context: context) }
        case let screen as TrendsScreen: HTMLFragment { KidneyTrendsPage(screen: screen, context: context) }
        case let screen as MedicinesScreen: HTMLFragment { KidneyMedicinesPage(screen: screen, context: context) }
        case let screen as DrugLabelScreen: HTMLFragment { KidneyLabelPage(screen: screen, context: context) }
        case let screen as InteractionsScreen: HTMLFragment { KidneyInteractionsPage(screen: screen, context: context) }
        case let screen as SubstituteScreen: HTMLFragment { KidneySubstitutePage(screen: screen, context: context) }
        case let screen as ReportScreen: HTMLFragment { KidneyReportPage(screen: screen, context: context) }
        case let screen as ReportCardScreen: HTMLFragment { KidneyReportCardPage(screen: screen, context: context) }
        default: nil
        }
    }
}
