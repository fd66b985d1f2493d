public import CommandKit
public import HabitCourse

// The texts of the screens. A screen that a link leads to and that has none doesn't compile.

extension TerminalPages: HabitScreens {}

extension HomeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension PostsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension PostScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension StatisticsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ProgressScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension HabitsScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension GoalPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SetHabitPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension EditHabitPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RemindersPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SettingsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SkipsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SchedulePage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension CourseSourcePage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }

extension ScoreScreen: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self, withReceipt: false) } }
}

extension AppSession {
    /// Prints the screen that a link leads to.
    func show(_ link: HabitLink) throws { try show(course.page(link, for: TerminalPages())) }
}
