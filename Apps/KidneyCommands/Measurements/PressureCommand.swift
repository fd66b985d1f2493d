import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit

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

    struct Add: ParsableCommand {
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

        func run() throws {
            let session = try global.session()
            let moment = try time.moment(in: session)
            try session.answer(try session.kidney.addPressure(pressure.joined(separator: " "), at: moment))
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List blood pressures, the earliest first.",
            discussion: """
                EXAMPLE: kidney bp list --from 2026-03-01
                """
        )

        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let days = try span.days(in: session)
            let pressures = try session.kidney.pressures(from: days.from, to: days.to)
            try session.context.answer(JSON(pressures) { JSON($0) }) { terminal in
                if pressures.isEmpty { return try terminal.print(StyledText("No blood pressures.", .faint)) }
                for pressure in pressures {
                    let flag = PressureRule.flag(pressure)
                    let text = StyledText(flag.rawValue, flag.style)
                    try terminal.printWrapped(
                        "\(pressure.moment.shown)  \(pressure.shown)  \(text)  \(terminal.id(pressure.id))",
                        indent: 4
                    )
                }
            }
        }
    }

    struct Edit: ParsableCommand {
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

        func run() throws {
            let session = try global.session()
            let typed = pressure.isEmpty ? nil : pressure.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.pressures().map(\.id), what: "blood pressure")
            try session.answer(try session.kidney.editPressure(id, typed, at: moment))
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a blood pressure away; 'kidney undo' brings it back.",
            discussion: """
                EXAMPLE: kidney bp delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let session = try global.session()
            let id = try record.find(among: session.kidney.pressures().map(\.id), what: "blood pressure")
            let pressure = try session.kidney.deletePressure(id)
            try session.context.answer(JSON(pressure)) {
                try $0.printWrapped("Deleted the blood pressure \(pressure.shown) of \(pressure.moment.shown)")
            }
        }
    }
}

extension PressureReading {
    /// "128/76"
    var shown: String { "\(DecimalText.text(systolic))/\(DecimalText.text(diastolic))" }
}

extension JSON {
    /// A blood pressure.
    fileprivate init(_ pressure: PressureReading) {
        self = [
            "id": .string(pressure.id.rawValue), "systolic": JSON(pressure.systolic),
            "diastolic": JSON(pressure.diastolic), "unit": "mmHg", "at": JSON(pressure.moment),
            "source": JSON(pressure.source), "flag": .string(PressureRule.flag(pressure).rawValue),
        ]
    }
}

extension AppSession {
    /// What came of a blood pressure.
    fileprivate func answer(_ receipt: PressureReceipt) throws {
        let pressure = receipt.reading
        let document: JSON = [
            "id": .string(pressure.id.rawValue), "systolic": JSON(pressure.systolic),
            "diastolic": JSON(pressure.diastolic), "unit": "mmHg", "at": JSON(pressure.moment),
            "wasThere": .bool(receipt.wasThere), "flag": .string(receipt.flag.rawValue),
            "message": .string(receipt.message),
        ]
        try context.answer(document) { terminal in
            let known = receipt.wasThere ? ", which was there already" : ""
            try terminal.printWrapped("Blood pressure \(pressure.shown) mmHg, \(pressure.moment.shown)\(known)")
            try terminal.printWrapped(StyledText(receipt.message.capitalizedFirst, receipt.flag.style))
            try terminal.printCareTeam()
        }
    }
}
