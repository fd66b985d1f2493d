public import CommandKit
public import RecipeBox
import TimeKit

// The texts of the screens. A screen that a link leads to and that has none doesn't compile.

extension TerminalPages: RecipeScreens {}

extension HomeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension SearchScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RecipeNameScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension IngredientPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension StepsPage: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension RecipeScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }
extension ShoppingListScreen: TerminalPage { public var terminalText: TerminalText { .init { try $0.show(self) } } }

extension HistoryScreen: TerminalPage {
    public var terminalText: TerminalText {
        .inSession { terminal, session in try terminal.show(self, in: session.context.clock.zone()) }
    }
}
