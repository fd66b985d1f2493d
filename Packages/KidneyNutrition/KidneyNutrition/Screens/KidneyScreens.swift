import ScreenKit

/// The screens that the links of kidney nutrition lead to, each made into a page of one front end.
///
/// A front end that can't show one of them doesn't compile.
public protocol KidneyScreens {
    associatedtype Page

    func page(_ screen: TermsScreen) -> Page
    func page(_ screen: ProfileScreen) -> Page
    func page(_ screen: TodayScreen) -> Page
    func page(_ screen: JournalScreen) -> Page
    func page(_ screen: LabsScreen) -> Page
    func page(_ screen: MeasurementsScreen) -> Page
    func page(_ screen: TargetsScreen) -> Page
    func page(_ screen: FoodSearchScreen) -> Page
    func page(_ screen: OnlineFoodsScreen) -> Page
    func page(_ screen: FoodScreen) -> Page
    func page(_ screen: DishScreen) -> Page
    func page(_ screen: SubstituteScreen) -> Page
    func page(_ screen: MedicinesScreen) -> Page
    func page(_ screen: MedicineScreen) -> Page
    func page(_ screen: DrugLabelScreen) -> Page
    func page(_ screen: InteractionsScreen) -> Page
    func page(_ screen: GoalsScreen) -> Page
    func page(_ screen: GoalScreen) -> Page
    func page(_ screen: RecommendScreen) -> Page
    func page(_ screen: PreferencesScreen) -> Page
    func page(_ screen: RewardsScreen) -> Page
    func page(_ screen: RewardScreen) -> Page
    func page(_ screen: AlertsScreen) -> Page
    func page(_ screen: NoticesScreen) -> Page
    func page(_ screen: FilesScreen) -> Page
    func page(_ screen: WhyScreen) -> Page
    func page(_ screen: TrendScreen) -> Page
    func page(_ screen: TrendsScreen) -> Page
    func page(_ screen: ReportScreen) -> Page
    func page(_ screen: ReportCardScreen) -> Page
}

extension PlainScreens: KidneyScreens {}
