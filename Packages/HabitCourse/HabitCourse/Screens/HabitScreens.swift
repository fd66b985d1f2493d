import ScreenKit

/// The screens that the links of the course lead to, each made into a page of one front end.
///
/// A front end that can't show one of them doesn't compile.
public protocol HabitScreens {
    associatedtype Page

    func page(_ screen: HomeScreen) -> Page
    func page(_ screen: PostsScreen) -> Page
    func page(_ screen: PostScreen) -> Page
    func page(_ screen: GoalPage) -> Page
    func page(_ screen: SetHabitPage) -> Page
    func page(_ screen: HabitsScreen) -> Page
    func page(_ screen: EditHabitPage) -> Page
    func page(_ screen: ScoreScreen) -> Page
    func page(_ screen: StatisticsScreen) -> Page
    func page(_ screen: ProgressScreen) -> Page
    func page(_ screen: RemindersPage) -> Page
    func page(_ screen: SettingsPage) -> Page
    func page(_ screen: SkipsPage) -> Page
    func page(_ screen: SchedulePage) -> Page
    func page(_ screen: CourseSourcePage) -> Page
}

extension PlainScreens: HabitScreens {}
