import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit

/// `kidney activity`
struct ActivityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activity",
        abstract: "Enter and list activity: minutes, steps, energy.",
        discussion: """
            EXAMPLE: kidney activity add minutes 30
                     kidney activity list
            """,
        subcommands: [Add.self, List.self],
        defaultSubcommand: List.self
    )

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter minutes of moderate activity, steps, or the kcal of moving.",
            discussion: """
                EXAMPLE: kidney activity add steps 6200 --at 20:00
                """
        )

        @Argument(help: "minutes, steps or energy.") var kind: ActivityKind
        @Argument(help: "How much: 30, 6200.") var amount: [String]
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let moment = try time.moment(in: session)
            let reading = try session.kidney.addActivity(kind, amount.joined(separator: " "), at: moment)
            try session.context.answer(JSON(reading)) {
                try $0.printWrapped("Activity \(reading.shown), \(reading.moment.shown)")
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List activity, the earliest first.",
            discussion: """
                What several devices tell of one stretch is one.

                EXAMPLE: kidney activity list --from 2026-03-01
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let days = try span.days(in: session)
            let readings = try session.kidney.activities(from: days.from, to: days.to)
            try session.context.answer(JSON(readings) { JSON($0) }) { terminal in
                if readings.isEmpty { return try terminal.print(StyledText("No activity.", .faint)) }
                for reading in readings {
                    try terminal.printWrapped(
                        "\(reading.moment.shown)  \(reading.shown)  \(terminal.id(reading.id))",
                        indent: 4
                    )
                }
            }
        }
    }
}

extension ActivityReading {
    /// "30 min"
    fileprivate var shown: String { "\(DecimalText.grouped(value, most: 1)) \(kind.unit)" }
}

extension JSON {
    /// An activity.
    fileprivate init(_ reading: ActivityReading) {
        self = [
            "id": .string(reading.id.rawValue), "kind": .string(reading.kind.rawValue), "value": JSON(reading.value),
            "unit": .string(reading.kind.unit), "at": JSON(reading.moment), "source": JSON(reading.source),
        ]
    }
}
