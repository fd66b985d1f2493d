import ScreenKit

/// The screens that the links of the tracker lead to, each made into a page of one front end.
///
/// A front end that can't show one of them doesn't compile.
public protocol TIPsScreens {
    associatedtype Page

    func page(_ screen: SetupScreen) -> Page
    func page(_ screen: NewCycleScreen) -> Page
    func page(_ screen: HomeScreen) -> Page
    func page(_ screen: SettingsScreen) -> Page
    func page(_ screen: EditPlanPage) -> Page
    func page(_ screen: EditCyclePage) -> Page
    func page(_ screen: EditItemsPage) -> Page
    func page(_ screen: AddItemPage) -> Page
    func page(_ screen: AddTreatmentFoodItemPage) -> Page
    func page(_ screen: EditUnitsPage) -> Page
    func page(_ screen: AddUnitPage) -> Page
    func page(_ screen: UnitPage) -> Page
    func page(_ screen: RemindersPage) -> Page
    func page(_ screen: TreatmentTimerPage) -> Page
    func page(_ screen: HistoryPage) -> Page
    func page(_ screen: LogPage) -> Page
    func page(_ screen: WeekViewPage) -> Page
    func page(_ screen: RoomPage) -> Page
    func page(_ screen: SyncPage) -> Page
    func page(_ screen: ReactionsPage) -> Page
    func page(_ screen: ReactionPage) -> Page
    func page(_ screen: EmergencyPage) -> Page
    func page(_ screen: ClinicPage) -> Page
    func page(_ screen: HoldsPage) -> Page
    func page(_ screen: SuppliesPage) -> Page
    func page(_ screen: AdherencePage) -> Page
    func page(_ screen: ReportPage) -> Page
}

extension PlainScreens: TIPsScreens {}
