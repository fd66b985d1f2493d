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
            "span", "state",
        ]
    )
}
