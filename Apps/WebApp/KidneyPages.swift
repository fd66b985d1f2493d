public import CommandKit
import HTMLKit
import KidneyCommands
import KidneyNutrition
public import PageKit
import ScreenKit

/// Kidney nutrition in a browser.
public enum KidneyPages {
    /// - Parameter context: The data folder of the command-line app, so both show the same.
    public static func app(in context: CommandContext) throws -> PageApp {
        PageApp(
            try KidneyProgram.session(in: context),
            segment: "kidney",
            home: "today",
            title: "Kidney",
            about: "Food, drink, labs and medicines with kidney disease.",
            accent: .rust,
            words: words,
            entrance: "kidney://terms",
            page: page,
            status: KidneyProgram.status(of:)
        )
    }

    @Sendable private static func page(_ screen: any Screen, _ context: PageContext) -> HTMLFragment? {
        switch screen {
        case let screen as TodayScreen: HTMLFragment { KidneyTodayPage(screen: screen, context: context) }
        case let screen as AlertsScreen: HTMLFragment { KidneyAlertsPage(screen: screen, context: context) }
        case let screen as LabsScreen: HTMLFragment { KidneyLabsPage(screen: screen, context: context) }
        case let screen as TargetsScreen: HTMLFragment { KidneyTargetsPage(screen: screen, context: context) }
        case let screen as TrendScreen: HTMLFragment { KidneyTrendPage(screen: screen, context: context) }
        case let screen as TrendsScreen: HTMLFragment { KidneyTrendsPage(screen: screen, context: context) }
        case let screen as MedicinesScreen: HTMLFragment { KidneyMedicinesPage(screen: screen, context: context) }
        case let screen as InteractionsScreen: HTMLFragment { KidneyInteractionsPage(screen: screen, context: context) }
        case let screen as SubstituteScreen: HTMLFragment { KidneySubstitutePage(screen: screen, context: context) }
        case let screen as ReportScreen: HTMLFragment { KidneyReportPage(screen: screen, context: context) }
        default: nil
        }
    }

    /// Values that a text beside them says in words are left out.
    private static let words = PageWords(
        labels: [
            "per100g": "In 100 g", "isEntered": "Complete", "levelShare": "Share of the level",
            "logged": "Written down",
        ],
        leftOut: [
            "unit", "known", "unknownFoods", "foods", "low", "high", "strict", "mode", "grade", "zone", "flag",
            "isDayOnly", "subject", "share",
            "isCeiling", "levelShare", "WeightRow.value", "LabRow.value", "LabRow.at", "WeightRow.at", "grams",
            "foodID", "nutrient", "analyte",
            "span", "state", "at", "wasSeen",
        ],
        text: { value in
            switch value {
            case let analyte as Analyte: LabTable.facts(analyte).title
            case let nutrient as Nutrient: PageWords.sentence(nutrient.name)
            case let level as AlertLevel: PageWords.sentence(level.words)
            default: nil
            }
        }
    )
}
