import CommandKit
import KidneyNutrition
import ScreenKit

extension AppSession {
    /// Prints a screen, as JSON with `--json`, otherwise as text.
    func show(_ screen: any Screen) throws {
        try context.answer(encoding: screen) { try $0.showPage(screen) }
    }
}

extension Terminal {
    /// Prints any screen as text. Its name differs from the methods for each screen, so that it can't call itself.
    func showPage(_ screen: any Screen) throws {
        switch screen {
        case let screen as TermsScreen: try show(screen)
        case let screen as ProfileScreen: try show(screen)
        case let screen as TodayScreen: try show(screen)
        case let screen as JournalScreen: try show(screen)
        case let screen as TargetsScreen: try show(screen)
        case let screen as LabsScreen: try show(screen)
        case let screen as LabReceiptScreen: try show(screen)
        case let screen as MeasurementsScreen: try show(screen)
        case let screen as WeightReceiptScreen: try show(screen)
        case let screen as PressureReceiptScreen: try show(screen)
        case let screen as IntakeReceiptScreen: try show(screen)
        case let screen as FoodSearchScreen: try show(screen)
        case let screen as FoodScreen: try show(screen)
        case let screen as OnlineFoodsScreen: try show(screen)
        case let screen as DishScreen: try show(screen)
        case let screen as SubstituteScreen: try show(screen)
        case let screen as MedicinesScreen: try show(screen)
        case let screen as MedicineScreen: try show(screen)
        case let screen as DrugLabelScreen: try show(screen)
        case let screen as InteractionsScreen: try show(screen)
        case let screen as GoalsScreen: try show(screen, withEnded: false)
        case let screen as GoalScreen: try show(screen, [])
        case let screen as RecommendScreen: try show(screen)
        case let screen as PreferencesScreen: try show(screen)
        case let screen as RewardsScreen: try show(screen)
        case let screen as RewardScreen: try show(screen)
        case let screen as AlertsScreen: try show(screen)
        case let screen as NoticesScreen: try show(screen)
        case let screen as FilesScreen: try show(screen)
        case let screen as WhyScreen: try show(screen)
        case let screen as TrendsScreen: try show(screen)
        case let screen as TrendScreen: try show(screen, inASCII: false)
        case let screen as ReportScreen: try show(screen)
        case let screen as ReportCardScreen: try show(screen)
        default: try printWrapped(StyledText(screen.title, .heading))
        }
    }
}
