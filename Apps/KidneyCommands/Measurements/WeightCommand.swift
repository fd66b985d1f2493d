import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit

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

    struct Add: ParsableCommand {
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
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let moment = try time.moment(in: session)
            try session.answer(
                try session.kidney.addWeight(weight.joined(separator: " "), context, at: moment)
            )
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List weights, the earliest first.",
            discussion: """
                EXAMPLE: kidney weight list --from 2026-03-01 --to 2026-03-31
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let days = try span.days(in: session)
            let weights = try session.kidney.weights(from: days.from, to: days.to)
            try session.context.answer(JSON(weights) { JSON($0) }) { terminal in
                if weights.isEmpty { return try terminal.print(StyledText("No weights.", .faint)) }
                for weight in weights {
                    let context = StyledText(weight.context.rawValue, .faint)
                    try terminal.printWrapped(
                        "\(weight.moment.shown)  \(weight.shown)  \(context)  \(terminal.id(weight.id))",
                        indent: 4
                    )
                }
            }
        }
    }

    struct Edit: ParsableCommand {
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
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let typed = weight.isEmpty ? nil : weight.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.weights().map(\.id), what: "weight")
            try session.answer(try session.kidney.editWeight(id, typed, context, at: moment))
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a weight away; 'kidney undo' brings it back.",
            discussion: """
                EXAMPLE: kidney weight delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let id = try record.find(among: session.kidney.weights().map(\.id), what: "weight")
            let weight = try session.kidney.deleteWeight(id)
            try session.context.answer(JSON(weight)) {
                try $0.printWrapped("Deleted the weight \(weight.shown) of \(weight.moment.shown)")
            }
        }
    }
}

extension WeightReading {
    /// "81.2 kg"
    var shown: String { "\(DecimalText.text(value)) \(unit.symbol)" }
}

extension JSON {
    /// A weight.
    init(_ weight: WeightReading) {
        self = [
            "id": .string(weight.id.rawValue), "value": JSON(weight.value), "unit": .string(weight.unit.symbol),
            "kilograms": JSON(weight.kilograms), "context": .string(weight.context.rawValue),
            "at": JSON(weight.moment), "source": JSON(weight.source),
        ]
    }
}

extension AppSession {
    /// What came of a weight.
    fileprivate func answer(_ receipt: WeightReceipt) throws {
        let weight = receipt.reading
        let document: JSON = [
            "id": .string(weight.id.rawValue), "value": JSON(weight.value), "unit": .string(weight.unit.symbol),
            "context": .string(weight.context.rawValue), "at": JSON(weight.moment), "wasThere": .bool(receipt.wasThere),
            "conventional": .string(receipt.conventional), "international": .string(receipt.international),
            "question": JSON(receipt.question), "gain": JSON(receipt.gain?.message), "changes": JSON(receipt.changes),
        ]
        try context.answer(document) { terminal in
            let others = "\(receipt.international) · \(receipt.conventional)"
            let known = receipt.wasThere ? ", which was there already" : ""
            try terminal.printWrapped("Weight \(others), \(weight.context.rawValue), \(weight.moment.shown)\(known)")
            if let question = receipt.question { try terminal.printWrapped(StyledText(question, .warning)) }
            if let gain = receipt.gain { try terminal.printWrapped(StyledText(gain.message, .warning)) }
            try terminal.show(receipt.changes)
            if receipt.gain != nil || !receipt.changes.isEmpty { try terminal.printCareTeam() }
        }
    }
}
