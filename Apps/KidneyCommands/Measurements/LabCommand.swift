import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney lab`
struct LabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab",
        abstract: "Enter and list laboratory values, with the filtration rate that creatinine gives.",
        discussion: """
            EXAMPLE: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03
                     kidney lab list
            """,
        subcommands: [Add.self, List.self, Edit.self, Delete.self],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter a value as it stands on the report.",
            discussion: """
                A number alone is in the unit of the profile. Shows the value in both unit systems, its range, and what it \
                changes in the targets.

                EXAMPLE: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03
                         kidney lab add glucose 96 --fasting
                """
        )

        @Argument(help: "Laboratory test: potassium, creatinine, HbA1c, …") var name: String
        @Argument(parsing: .allUnrecognized, help: "The value: 5.4, <10, \"1.9 mg/dL\".") var value: [String]
        @Option(help: "The unit on the report.") var unit: String?
        @OptionGroup var remarks: LabRemarks
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws { try refuseOptions(among: value) }

        func run(in session: AppSession) throws {
            let moment = try time.moment(in: session)
            let receipt = try session.kidney.addLab(
                try Analyte(typed: name),
                value.joined(separator: " "),
                unit: unit,
                at: moment,
                remarks: remarks.remarks
            )
            try session.answer(receipt)
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List values with their flags, the latest first.",
            discussion: """
                The eGFR computed from a creatinine stands among them, and below them what it says about stage and course; on \
                dialysis none is shown.

                EXAMPLE: kidney lab list potassium --from 2026-01-01
                """
        )

        @Argument(help: "Laboratory test to show; all without it.") var name: String?
        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let days = try span.days(in: session)
            let screen = try session.kidney.labsScreen(
                try name.map { try Analyte(typed: $0) },
                from: days.from,
                to: days.to
            )
            try session.context.answer(encoding: screen.labs) { try $0.show(screen) }
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a value, its unit or its time.",
            discussion: """
                EXAMPLE: kidney lab edit 4f2a91c0 5.2
                """
        )

        @OptionGroup var record: RecordArgument
        @Argument(help: "The value; else as it was.") var value: [String] = []
        @Option(help: "The unit on the report; else as it was.") var unit: String?
        @OptionGroup var time: TimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if unit != nil, value.isEmpty { throw ValidationError(localized("--unit needs the value, too")) }
        }

        func run(in session: AppSession) throws {
            let typed = value.isEmpty ? nil : value.joined(separator: " ")
            let moment = try time.moment(in: session)
            let id = try record.find(among: session.kidney.labs().map(\.id), what: localized("laboratory value"))
            try session.answer(try session.kidney.editLab(id, typed, unit: unit, at: moment))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a value away; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney lab delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try record.find(among: session.kidney.labs().map(\.id), what: localized("laboratory value"))
            let lab = try session.kidney.deleteLab(id)
            try session.answer(
                deleted: lab.id,
                localized("\(lab.analyte.name) \(lab.shown) of \(lab.moment.shown)")
            )
        }
    }
}

/// The flags for the remarks on a value.
struct LabRemarks: ParsableArguments {
    @Flag(help: "Taken fasting or before a meal.") var fasting = false
    @Flag(help: "Measured by a meter on a finger.") var meter = false
    @Flag(
        name: [.customLong("hemolyzed"), .customLong("haemolysed")],
        help: "The report says that the sample was hemolyzed."
    )
    var hemolyzed = false
    @Flag(help: "Drawn after a dialysis session.") var postDialysis = false

    /// The set flags.
    var remarks: Set<LabRemark> {
        var remarks: Set<LabRemark> = []
        if fasting { remarks.insert(.fasting) }
        if meter { remarks.insert(.meter) }
        if hemolyzed { remarks.insert(.hemolyzed) }
        if postDialysis { remarks.insert(.postDialysis) }
        return remarks
    }
}

extension Analyte {
    /// Reads a name such as "potassium", "K" or "a1c".
    ///
    /// - Throws: `notAnAnalyte`.
    fileprivate init(typed text: String) throws(KidneyError) {
        guard let analyte = LabTable.analyte(named: text) else { throw .notAnAnalyte(text) }
        self = analyte
    }
}

extension AppSession {
    /// Prints the receipt of a laboratory value.
    fileprivate func answer(_ receipt: LabReceipt) throws { try show(receipt.screen) }
}
