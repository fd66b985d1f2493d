import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney weight`
struct WeightCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "weight",
        abstract: "Enter and list weights, any number a day.",
        discussion: """
            EXAMPLE: kidney weight add 81.2kg --context post-dialysis
                     kidney weight list --from 2026-03-01
            """,
        subcommands: [Add.self, List.self, Edit.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter a weight in kg or lb.",
            discussion: """
                A number alone is in the unit of the profile.

                EXAMPLE: kidney weight add 81.2kg --context post-dialysis --at 11:30
                """
        )

        @Argument(help: "The weight: 81.2kg, 179 lb.") var weight: [String]
        @Option(help: "daily, pre-dialysis or post-dialysis.") var context: WeightContext = .daily
        @Flag(help: "The weight is right, though it is far from the last one.") var sure = false
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let moment = try time.moment(in: session)
            try session.answer(
                try session.kidney.addWeight(weight.joined(separator: " "), context, at: moment, isSure: sure)
            )
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List weights, the latest first, and what was gained between dialysis sessions.",
            discussion: """
                EXAMPLE: kidney weight list --from 2026-03-01 --to 2026-03-31
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try span.days(in: session)
            let screen = try session.kidney.measurementsScreen(from: days.from, to: days.to)
            try session.context.answer(encoding: screen.weights) { try $0.showWeights(screen) }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a weight, its context or its time.",
            discussion: """
                EXAMPLE: kidney weight edit 4f2a91c0 80.9kg
                """
        )

        @OptionGroup var record: RecordArgument
        @Argument(help: "The weight; else as it was.") var weight: [String] = []
        @Option(help: "daily, pre-dialysis or post-dialysis.") var context: WeightContext?
        @Flag(help: "The weight is right, though it is far from the last one.") var sure = false
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let typed = weight.isEmpty ? nil : weight.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.weights().map(\.id), what: localized("weight"))
            try session.answer(try session.kidney.editWeight(id, typed, context, at: moment, isSure: sure))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a weight away; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney weight delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try record.find(among: session.kidney.weights().map(\.id), what: localized("weight"))
            let weight = try session.kidney.deleteWeight(id)
            let row = WeightRow(weight)
            try session.answer(deleted: row.id, localized("the weight \(row.text) of \(stamp(row.day, row.time))"))
        }
    }
}

extension AppSession {
    /// Prints the receipt of a weight.
    fileprivate func answer(_ receipt: WeightReceipt) throws { try show(receipt.screen) }
}
