import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney activity`
struct ActivityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "activity",
        abstract: "Enter and list activity: minutes, steps, energy.",
        discussion: """
            EXAMPLE: kidney activity add minutes 30
                     kidney activity list
            """,
        subcommands: [Add.self, List.self, Edit.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter minutes of moderate activity, steps, or the kcal of moving.",
            discussion: """
                EXAMPLE: kidney activity add steps 6200 --at 20:00
                """
        )

        @Argument(help: "minutes, steps or energy.") var kind: ActivityKind
        @Argument(help: "Amount: 30, 6200.") var amount: [String]
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let moment = try time.moment(in: session)
            let reading = try session.kidney.addActivity(kind, amount.joined(separator: " "), at: moment)
            try session.answer(reading)
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List activity day by day, the latest first.",
            discussion: """
                What several devices tell of one stretch is one, and a phone and a watch are not added up.

                EXAMPLE: kidney activity list --from 2026-03-01
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try span.days(in: session)
            let screen = try session.kidney.measurementsScreen(from: days.from, to: days.to)
            try session.context.answer(encoding: screen.activity) { try $0.showActivity(screen) }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change how much it was, or its time.",
            discussion: """
                EXAMPLE: kidney activity edit 4f2a91c0 45
                """
        )

        @OptionGroup var record: RecordArgument
        @Argument(help: "New amount; unchanged without it.") var amount: [String] = []
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let typed = amount.isEmpty ? nil : amount.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.activities().map(\.id), what: localized("activity"))
            try session.answer(try session.kidney.editActivity(id, typed, at: moment))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take an activity away; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney activity delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try record.find(among: session.kidney.activities().map(\.id), what: localized("activity"))
            let reading = ActivityRow(try session.kidney.deleteActivity(id))
            try session.answer(deleted: reading.id, localized("\(reading.text) of \(stamp(reading.day, reading.time))"))
        }
    }
}

extension AppSession {
    /// Prints an activity as stored.
    fileprivate func answer(_ reading: ActivityReading) throws {
        let row = ActivityRow(reading)
        try context.answer(encoding: row) {
            let text = localized("Activity \(row.text), \(stamp(row.day, row.time))")
            try $0.printWrapped("\(text)  \($0.id(row.id))", indent: 4)
        }
    }
}
