public import CommandKit
public import KidneyNutrition

// The texts of the screens. A screen that a link leads to and that has none doesn't compile.

extension TerminalPages: KidneyScreens {}

extension TermsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ProfileScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension TodayScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension JournalScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension TargetsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension LabsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension LabReceiptScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MeasurementsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension WeightReceiptScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension PressureReceiptScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension IntakeReceiptScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MedicineReceiptScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FetchedFoodScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension HealthImportScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension EvaluationScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FoodSearchScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FoodScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension OnlineFoodsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension DishScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SubstituteScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MedicinesScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension MedicineScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension DrugLabelScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension InteractionsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RecommendScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension PreferencesScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RewardsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RewardScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension AlertsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension NoticesScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension FilesScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension WhyScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension TrendsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ReportScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ReportCardScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }

extension GoalsScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self, withEnded: false) } }
}

extension GoalScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self, []) } }
}

extension TrendScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self, inASCII: false) } }
}
