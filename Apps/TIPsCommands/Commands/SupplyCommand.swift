import ArgumentParser
import CommandKit
import JSONKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips supply`: the supply of each item.
struct SupplyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "supply",
        abstract: "Count supplies, and see how long they last.",
        discussion: """
            EXAMPLE: tips supply set Peanut "250 g" --warn-below 10
            """,
        subcommands: [List.self, Set.self, Clear.self],
        defaultSubcommand: List.self
    )
}

extension SupplyCommand {
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List what is left of each item, and the days it lasts.",
            discussion: """
                EXAMPLE: tips supply list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.supplies)
        }
    }

    struct Set: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Note how much of an item there is now.",
            discussion: """
                Doses logged from now on are taken off it; so count it in the unit of the doses, or in one of the same measure, \
                such as mL for doses in tsp.

                EXAMPLE: tips supply set Cetirizine "120 mL"
                """
        )

        @OptionGroup var choice: ItemArgument
        @Argument(help: "Amount: '120 mL'.") var amount: String
        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Warn when it lasts for fewer days than this.", valueName: "days")
        ) var warnBelow = 7
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let item = try session.tracker.findItem(choice.item)
            let amount = try DoseDraft(typed: amount)
            let receipt = try session.tracker.setSupply(item.id, amount, warnBelowDays: warnBelow)
            let supply = receipt.supply
            try session.context.answer(encoding: supply) {
                let count = DoseUnit.counted(supply.text, receipt.unit)
                try $0.print(
                    StyledText(localized("\(item.name): \(count), a warning below \(supply.warnBelowDays, "day")"))
                )
            }
        }
    }

    struct Clear: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear",
            abstract: "Stop counting the supply of an item.",
            discussion: """
                EXAMPLE: tips supply clear Cetirizine
                """
        )

        @OptionGroup var choice: ItemArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let item = try session.tracker.findItem(choice.item)
            try session.tracker.clearSupply(item.id)
            try session.context.answer(["cleared": .string(item.id.rawValue)]) {
                try $0.print(StyledText(localized("The supply of \(item.name) is not counted anymore")))
            }
        }
    }
}
