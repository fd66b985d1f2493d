import ArgumentParser
import CommandKit
import JSONKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney goal`
struct GoalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal",
        abstract: "Make goals and see how far they are; progress comes from what was entered.",
        discussion: """
            There is one goal of each kind at a time. A goal that could harm is refused with the reason, and pauses where it \
            becomes one later.

            EXAMPLE: kidney goal add weight "75 kg" --by 2026-09-01
                     kidney goal add fruit 2
                     kidney goal list
            """,
        subcommands: [Add.self, List.self, Show.self, Edit.self, Move.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Make a goal.",
            discussion: """
                About weight, bp, fruit, fluid, activity, a laboratory value, sodium, potassium, phosphorus, protein, energy or \
                fiber. Fluid is at most where something limits it or on dialysis, else at least; --at-least and --at-most say \
                otherwise.

                EXAMPLE: kidney goal add weight "75 kg" --by 2026-09-01
                         kidney goal add bp 130/80
                         kidney goal add lab potassium
                         kidney goal add sodium "2000 mg"
                         kidney goal add fluid "50 oz" --at-least
                         kidney goal add activity "150 min"
                """
        )

        @Argument(help: "Subject and amount: fruit 2, sodium \"2000 mg\", lab potassium.") var goal: [String]
        @Option(help: ArgumentHelp("By when, for a weight.", valueName: "day")) var by: String?
        @Flag(help: "A floor: at least so much a day.") var atLeast = false
        @Flag(help: "A ceiling: at most so much a day.") var atMost = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if atLeast, atMost { throw ValidationError(localized("--at-least and --at-most can't stand together")) }
        }

        func run(in session: AppSession) throws {
            let aim = try session.kidney.readGoal(
                goal.joined(separator: " "),
                isFloor: atLeast ? true : atMost ? false : nil,
                by: try session.lastDay(by, for: nil)
            )
            _ = try session.lastDay(by, for: aim)
            try session.answer(try session.kidney.addGoal(aim))
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the goals by priority, each with how far it is today.",
            discussion: """
                EXAMPLE: kidney goal list
                         kidney goal list --all
                """
        )

        @Flag(help: "Those that ended as well.") var all = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let screen = try session.kidney.goalsScreen()
            try session.context.answer(encoding: screen) { try $0.show(screen, withEnded: all) }
        }
    }

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show a goal: how far it is, what it was, and what it can earn.",
            discussion: """
                EXAMPLE: kidney goal show 1
                """
        )

        @OptionGroup var goal: GoalArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let screen = try session.kidney.goalScreen(try goal.find(in: session))
            try session.context.answer(encoding: screen) { try $0.show(screen, []) }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Give a goal another number from today on; days before keep the one they had.",
            discussion: """
                EXAMPLE: kidney goal edit 1 "76 kg" --by 2026-12-01
                         kidney goal edit 2 1800mg
                """
        )

        @OptionGroup var goal: GoalArgument
        @Argument(help: "New amount; unchanged without it.") var amount: [String] = []
        @Option(help: ArgumentHelp("By when, for a weight; else as it was.", valueName: "day")) var by: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try goal.find(in: session)
            let typed = amount.isEmpty ? nil : amount.joined(separator: " ")
            let aim = try session.kidney.readGoal(typed, for: id, by: try session.lastDay(by, for: nil))
            _ = try session.lastDay(by, for: aim)
            try session.answer(try session.kidney.editGoal(id, to: aim))
        }
    }

    struct Move: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Move a goal to another place: what matters most comes first.",
            discussion: """
                EXAMPLE: kidney goal move 3 1
                """
        )

        @OptionGroup var goal: GoalArgument
        @Argument(help: "The new place, 1 first.") var place: Int
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.kidney.moveGoal(try goal.find(in: session), to: place)
            let screen = try session.kidney.goalsScreen()
            try session.context.answer(encoding: screen) { try $0.show(screen, withEnded: false) }
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "End a goal today; what was reached before stays. “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney goal delete 2
                """
        )

        @OptionGroup var goal: GoalArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let goal = try session.kidney.deleteGoal(try goal.find(in: session))
            let aim = goal.aim.title(in: try session.kidney.profile()?.units ?? .conventional)
            let words = localized("the goal to \(aim)")
            try session.context.answer(["deleted": .string(goal.id.rawValue), "text": .string(words)]) {
                try $0.printWrapped(
                    StyledText(localized("Ended the goal to \(aim); what was reached before stays"))
                )
            }
        }
    }
}

/// The goal of a command.
struct GoalArgument: ParsableArguments {
    @Argument(help: "The goal: its number in the list, or its id, of which the last letters are enough.") var goal:
        String

    /// Returns the goal's identifier. An unknown text is returned as it is, for the engine to reject.
    func find(in session: AppSession) throws -> TimeKit.ID<Goal> {
        let goals = try session.kidney.goals(withEnded: true).map(\.goal)
        if let number = Int(goal), let found = goals.first(where: { $0.endedOn == nil && $0.priority == number }) {
            return found.id
        }
        var record = RecordArgument()
        record.id = goal
        return try record.find(among: goals.map(\.id), what: localized("goal"))
    }
}

extension AppSession {
    /// Returns the day of `--by`, which only a weight goal has. An aim that isn't known yet may be one.
    fileprivate func lastDay(_ typed: String?, for aim: GoalAim?) throws -> LocalDate? {
        guard let typed else { return nil }
        if let aim, aim.subject != .weight {
            throw CommandError(.usage, localized("--by goes with a weight alone"), remedy: localized("leave it out"))
        }
        return try calendarDay(typed)
    }

    /// Prints the result of making or changing a goal.
    fileprivate func answer(_ receipt: GoalReceipt) throws {
        let screen = try kidney.goalScreen(receipt.goal.id)
        let news = try kidney.evaluationScreen(receipt.found).news
        try context.answer(encoding: screen) { try $0.show(screen, news) }
    }
}
