import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney bp`
struct PressureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bp",
        abstract: "Enter and list blood pressures.",
        discussion: """
            EXAMPLE: kidney bp add 128/76
                     kidney bp list
            """,
        subcommands: [Add.self, List.self, Edit.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter a blood pressure in mmHg.",
            discussion: """
                EXAMPLE: kidney bp add 128/76 --at 07:30
                """
        )

        @Argument(help: "The upper and the lower value: 128/76.") var pressure: [String]
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let moment = try time.moment(in: session)
            try session.answer(try session.kidney.addPressure(pressure.joined(separator: " "), at: moment))
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List blood pressures, the latest first.",
            discussion: """
                EXAMPLE: kidney bp list --from 2026-03-01
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try span.days(in: session)
            let screen = try session.kidney.measurementsScreen(from: days.from, to: days.to)
            try session.context.answer(encoding: screen.pressures) { try $0.showPressures(screen) }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a blood pressure or its time.",
            discussion: """
                EXAMPLE: kidney bp edit 4f2a91c0 126/76
                """
        )

        @OptionGroup var record: RecordArgument
        @Argument(help: "The upper and the lower value; else as it was.") var pressure: [String] = []
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let typed = pressure.isEmpty ? nil : pressure.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.pressures().map(\.id), what: localized("blood pressure"))
            try session.answer(try session.kidney.editPressure(id, typed, at: moment))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a blood pressure away; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney bp delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try record.find(among: session.kidney.pressures().map(\.id), what: localized("blood pressure"))
            let pressure = try session.kidney.deletePressure(id)
            let row = PressureRow(pressure, PressureRule.finding(pressure, for: Profile(name: "")))
            try session.answer(
                deleted: row.id,
                localized("the blood pressure \(row.text) of \(stamp(row.day, row.time))")
            )
        }
    }
}

extension AppSession {
    /// Prints the receipt of a blood pressure.
    fileprivate func answer(_ receipt: PressureReceipt) throws { try show(receipt.screen) }
}
