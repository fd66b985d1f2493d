import ArgumentParser
import CommandKit
import JSONKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney med`
struct MedicineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "med",
        abstract: "Enter and list medicines and supplements, and see what is known of them.",
        discussion: """
            A name that isn't known is kept, and said to be not checked: that never means safe.

            EXAMPLE: kidney med add Zestril --dose "20 mg" --at 08:00
                     kidney med list
                     kidney med show Zestril
                     kidney med stop Zestril
            """,
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Stop.self, Delete.self, MedicineLabelCommand.self,
        ],
        defaultSubcommand: List.self
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Enter a medicine by its generic or brand name, and see what doesn't go together with it.",
            discussion: """
                EXAMPLE: kidney med add Zestril --dose "20 mg" --at 08:00
                         kidney med add Renvela --dose "800 mg" --at "12:00 2 tablets" --at 18:30 --remind
                         kidney med add Rocaltrol --weekdays "Mon, Wed, Fri" --from 2026-03-02
                """
        )

        @Argument(help: "The name as on the package: Zestril, lisinopril.") var name: [String]
        @OptionGroup var what: MedicineOptions
        @Flag(help: "Remind me at each of its times.") var remind = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let receipt = try session.kidney.addMedicine(
                name.joined(separator: " "),
                dose: what.dose ?? "",
                times: what.times(),
                weekdays: MedicineInput.weekdays(what.weekdays ?? ""),
                from: what.first(in: session),
                until: what.last(in: session),
                notes: what.note ?? "",
                reminds: remind
            )
            try session.answer(receipt)
        }
    }

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the medicines: what is taken, what begins later, what ended.",
            discussion: """
                EXAMPLE: kidney med list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let screen = try session.kidney.medicinesScreen()
            try session.show(screen)
        }
    }

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show a medicine: what it is, what speaks about it today, and all that the table holds.",
            discussion: """
                EXAMPLE: kidney med show Zestril
                """
        )

        @OptionGroup var medicine: MedicineArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let screen = try session.kidney.medicineScreen(try medicine.find(in: session).id)
            try session.show(screen)
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a medicine; what isn't named stays as it was.",
            discussion: """
                EXAMPLE: kidney med edit Zestril --dose "10 mg" --at 20:00
                         kidney med edit Zestril --until none --no-remind
                """
        )

        @OptionGroup var medicine: MedicineArgument
        @Option(help: "Another name, as on the package.") var name: String?
        @OptionGroup var what: MedicineOptions
        @Flag(inversion: .prefixedNo, help: "Remind me at each of its times.") var remind: Bool?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            var edited = try medicine.find(in: session)
            edited.name = name ?? edited.name
            edited.dose = what.dose ?? edited.dose
            edited.notes = what.note ?? edited.notes
            if !what.at.isEmpty { edited.times = try what.times() }
            if let weekdays = what.weekdays { edited.weekdays = try MedicineInput.weekdays(weekdays) }
            if let first = try what.first(in: session) {
                edited.start = first
                edited.saysStart = true
            }
            if what.until != nil { edited.stop = try what.last(in: session) }
            try session.answer(try session.kidney.editMedicine(edited, reminds: remind))
        }
    }

    struct Stop: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop",
            abstract: "Note the last day of a medicine; the days before keep it.",
            discussion: """
                EXAMPLE: kidney med stop Zestril
                         kidney med stop Zestril --on yesterday
                """
        )

        @OptionGroup var medicine: MedicineArgument
        @Option(help: ArgumentHelp("The last day; else today.", valueName: "day")) var on: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let last = try on.map { try session.logicalDay($0) }
            try session.answer(try session.kidney.stopMedicine(try medicine.find(in: session).id, on: last))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a medicine away that was entered by mistake; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney med delete 4f2a91c0
                """
        )

        @OptionGroup var medicine: MedicineArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let gone = try session.kidney.deleteMedicine(try medicine.find(in: session).id)
            try session.answer(deleted: gone.id, gone.name)
        }
    }
}

struct MedicineOptions: ParsableArguments {
    @Option(help: "The dose of one time: 20 mg.") var dose: String?
    @Option(
        help: ArgumentHelp(
            "A time with its amount where it differs: 08:00, \"18:30 2 tablets\"; none for no times. Again for more.",
            valueName: "time"
        )
    )
    var at: [String] = []
    @Option(help: ArgumentHelp("The days of the week: \"Mon, Fri\"; else every day.", valueName: "days"))
    var weekdays: String?
    @Option(help: ArgumentHelp("The first day, if you know it.", valueName: "day")) var from: String?
    @Option(help: ArgumentHelp("The last day; none while it is taken.", valueName: "day")) var until: String?
    @Option(help: "Note to keep about it.") var note: String?

    /// Returns the typed times.
    func times() throws -> [MedicationTime] {
        let typed = at.filter { $0.lowercased() != "none" }
        return try typed.flatMap { try MedicineInput.times($0) }
    }

    /// Returns the typed first day; nil for none.
    func first(in session: AppSession) throws -> LocalDate? { try from.map { try session.logicalDay($0) } }

    /// Returns the typed last day; nil for none.
    func last(in session: AppSession) throws -> LocalDate? {
        guard let until, until.lowercased() != "none" else { return nil }
        return try session.logicalDay(until)
    }
}

/// The medicine of a command.
struct MedicineArgument: ParsableArguments {
    @Argument(help: "The name, or the id as the list shows it: its last letters are enough.") var medicine: String

    /// Returns the medicine. If several have the name, it is the one taken today.
    func find(in session: AppSession) throws -> Medicine {
        let all = try session.kidney.medicines()
        let named = all.filter { $0.name.lowercased() == medicine.lowercased() }
        let today = try session.kidney.currentDay()
        let taken = named.filter { $0.isActive(on: today) }
        if let only = named.count == 1 ? named.first : taken.count == 1 ? taken.first : nil { return only }
        guard named.isEmpty else {
            let candidates = named.map {
                (id: $0.id.rawValue, name: localized("\($0.name) \($0.dose), on the list from \($0.start)"))
            }
            throw CommandError.ambiguous(localized("medicine"), medicine, candidates: candidates)
        }
        let id = try RecordArgument.find(medicine, among: all.map(\.id), what: localized("medicine"))
        return try session.kidney.medicine(id)
    }
}

extension AppSession {
    /// Prints the receipt of a medicine.
    fileprivate func answer(_ receipt: MedicineReceipt) throws { try show(receipt.screen) }
}
