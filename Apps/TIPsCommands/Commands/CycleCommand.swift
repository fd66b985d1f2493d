import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips cycle`: the cycles of the program.
struct CycleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cycle",
        abstract: "Show, edit and begin cycles.",
        discussion: """
            EXAMPLE: tips cycle edit --challenge 2026-04-06
            """,
        subcommands: [Show.self, Edit.self, New.self],
        defaultSubcommand: Show.self
    )
}

extension CycleCommand {
    struct Show: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "List the cycles with their dates; the one of today is marked.",
            discussion: """
                EXAMPLE: tips cycle show
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let plan = try session.tracker.plan()
            try session.context.answer(encoding: CycleList(plan)) { try $0.show(CycleList(plan)) }
        }
    }

    struct Edit: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change a cycle's patient, number or dates.",
            discussion: """
                What is not named stays. Logs keep their days; weeks and counts follow the new start. A cycle that gains weeks \
                needs doses for them, for each treatment food with weekly doses: --week 'Peanut:13=2 tsp'. Without --keep and \
                without a terminal, weekly doses keep their week.

                EXAMPLE: tips cycle edit --start 2026-01-06 --keep week
                """
        )

        @OptionGroup var choice: CycleOption
        @Option(help: ArgumentHelp("The patient's name.", valueName: "name")) var patient: String?
        @Option(help: ArgumentHelp("The cycle's number, 1 to 25.", valueName: "number")) var number: Int?
        @Option(help: ArgumentHelp("The dosing start: week 1, day 1.", valueName: "day")) var start: String?
        @Option(help: ArgumentHelp("The food challenge date.", valueName: "day")) var challenge: String?
        @Option(help: "Weekly doses keep their week or their date when the start moves; else it asks on a terminal.")
        var keep: Keep?
        @Option(help: ArgumentHelp("A dose of a week that is gained: 'Peanut:13=2 tsp'.", valueName: "item:week=dose"))
        var week: [String] = []
        @OptionGroup var meant: MeantOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if patient == nil, number == nil, start == nil, challenge == nil {
                throw ValidationError(localized("No change is given"))
            }
        }

        func run(in session: AppSession) throws {
            let cycle = try choice.chosen(in: session.tracker)
            let moments = try session.moments()
            let start = try start.map { try moments.day($0) }
            let edit = CycleEdit(
                patient: patient,
                number: number,
                start: start,
                challenge: try challenge.map { try moments.day($0) },
                weekDoses: try keep?.shift ?? session.shift(of: cycle, to: start),
                newWeeks: try session.weekDoses(week, in: cycle.id)
            )
            let receipt: CycleReceipt
            do throws(TIPsError) {
                receipt = try session.tracker.editCycle(
                    cycle.id,
                    edit,
                    tenfoldIsMeant: meant.tenfoldIsMeant,
                    unitIsMeant: meant.unitIsMeant
                )
            } catch {
                guard !error.missingDoses.isEmpty else { throw error }
                throw Self.needsDoses(error)
            }
            try session.planReminders()
            try session.context.answer(encoding: receipt) { try $0.show(receipt, isNew: false) }
        }

        /// The error with the options of this command, which name the item before the weeks.
        private static func needsDoses(_ error: TIPsError) -> CommandError {
            let text = "\(error): “--week \(error.missingDoses.options)”"
            return CommandError(.badData, text)
        }
    }

    struct New: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "new",
            abstract: "Begin the next cycle, from the food challenge date on.",
            discussion: """
                Patient, next number and every item are carried over; one dose for all weeks stays. A treatment food with doses by week \
                needs those of this cycle: give them with --week or --dose, leave it out with --drop, or say --doses-follow. Items \
                of the new cycle are then added, edited, moved and deleted with “tips item” and --cycle. Without options on a \
                terminal it walks through everything; Enter keeps what is offered.

                EXAMPLE: tips cycle new --start 2026-03-31 --challenge 2026-06-23 --week "Peanut:1-12=1 tsp" --drop Almond
                """
        )

        @Option(help: ArgumentHelp("The dosing start: week 1, day 1.", valueName: "day")) var start: String?
        @Option(help: ArgumentHelp("The food challenge date.", valueName: "day")) var challenge: String?
        @Option(help: ArgumentHelp("The patient's name; else as before.", valueName: "name")) var patient: String?
        @Option(help: ArgumentHelp("The number; else the next.", valueName: "number")) var number: Int?
        @Option(help: ArgumentHelp("One dose for every week: 'Almond=3 piece'.", valueName: "item=dose"))
        var dose: [String] = []
        @Option(help: ArgumentHelp("A dose of a week, or several: 'Peanut:1-4=1 tsp'.", valueName: "item:week=dose"))
        var week: [String] = []
        @Option(help: ArgumentHelp("Another name for an item: 'Peanut=Peanut butter'.", valueName: "item=name"))
        var rename: [String] = []
        @Option(help: ArgumentHelp("Another category for an item: 'Peanut=maintenance'.", valueName: "item=category"))
        var move: [String] = []
        @Option(help: ArgumentHelp("An item that doesn't come along; may be repeated.", valueName: "item"))
        var drop: [String] = []
        @Option(help: ArgumentHelp("An item that was deleted and comes back; may be repeated.", valueName: "item"))
        var restore: [String] = []
        @Flag(help: "Treatment foods without doses begin all the same; the home screen asks for their doses.")
        var dosesFollow = false
        @OptionGroup var meant: MeantOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        private var hasOptions: Bool {
            dosesFollow || start != nil || challenge != nil || patient != nil || number != nil
                || ![dose, week, rename, move, drop, restore].allSatisfy(\.isEmpty)
        }

        func validate() throws {
            if hasOptions, start == nil || challenge == nil {
                throw ValidationError(localized("A new cycle needs --start and --challenge"))
            }
        }

        func run(in session: AppSession) throws {
            guard let start, let challenge else { return try session.walkThroughNewCycle() }
            let moments = try session.moments()
            let doses = try session.doses(dose)
            let weeks = try session.weekDoses(week, in: nil).mapValues(DosingDraft.weekly)
            let draft = NewCycleDraft(
                patient: patient,
                number: number,
                start: try moments.day(start),
                challenge: try moments.day(challenge),
                dosing: doses.merging(weeks) { $1 },
                names: try session.byItem(rename, example: "Peanut=Peanut butter") { $0 },
                categories: try session.byItem(move, example: "Peanut=maintenance") { try Category(typed: $0) },
                dropped: Set(try drop.map { try session.tracker.findItem($0).id }),
                restored: Set(try restore.map { try session.deletedItem($0).id }),
                dosesFollow: dosesFollow
            )
            let receipt: CycleReceipt
            do throws(TIPsError) {
                receipt = try session.tracker.newCycle(
                    draft,
                    tenfoldIsMeant: meant.tenfoldIsMeant,
                    unitIsMeant: meant.unitIsMeant
                )
            } catch {
                guard !error.missingDoses.isEmpty else { throw error }
                throw Self.needsDoses(error.missingDoses)
            }
            try session.planReminders()
            try session.context.answer(encoding: receipt) { try $0.show(receipt, isNew: true) }
        }

        private static func needsDoses(_ foods: [MissingDoses]) -> CommandError {
            let names = foods.map { "“\($0.item)”" }.joined(separator: ", ")
            let dropped = foods.map(\.item.quotedForShell).joined(separator: " --drop ")
            return CommandError(
                .badData,
                foods.count == 1
                    ? localized("\(names) has no dose in this cycle yet, and every week needs one")
                    : localized("\(names) have no dose in this cycle yet, and every week needs one"),
                remedy: localized(
                    "enter the doses with “--week \(foods.options)”, leave the food out with “--drop \(dropped)”, ",
                    "or enter them later with “--doses-follow”"
                )
            )
        }
    }

    /// The rule for weekly doses when the start moves.
    enum Keep: String, CaseIterable, ExpressibleByArgument {
        case week, date

        var shift: WeekDoseShift { self == .week ? .byWeek : .byDate }
    }
}

extension [MissingDoses] {
    /// The values of `--week` that enter the doses: "'Peanut:13=AMOUNT UNIT' --week 'Sesame:13=AMOUNT UNIT'".
    fileprivate var options: String {
        flatMap { food in
            WeekDose.spans(food.weeks).map { "\(food.item):\($0)=\(localized("AMOUNT UNIT"))".quotedForShell }
        }.joined(separator: " --week ")
    }
}

extension AppSession {
    /// Asks on a terminal whether weekly doses keep their date when the start moves. Else, and where no dose can change, they keep their week.
    fileprivate func shift(of cycle: Cycle, to start: LocalDate?) throws -> WeekDoseShift {
        guard let start, start != cycle.start, context.terminal.canAsk, !context.assumesYes,
            try tracker.plan(of: cycle.id).openItems.contains(where: { item in
                item.dosing.isWeekly && Set(item.dosing.weeks.values).count > 1
            })
        else { return .byWeek }
        let question = localized("Does each date keep the dose that it had? With no, each week keeps its dose")
        return context.terminal.asksYes(StyledText(question)) ? .byDate : .byWeek
    }

    /// Parses doses such as "Peanut:13=2 tsp", grouped by item.
    fileprivate func weekDoses(_ texts: [String], in cycle: Cycle.ID?) throws -> [Item.ID: [Int: DoseDraft]] {
        var doses: [Item.ID: [WeekDose]] = [:]
        for text in texts {
            let parts = try ItemDoses(text, mark: ":")
            doses[try tracker.findItem(parts.item, in: cycle).id, default: []].append(try WeekDose(parts.rest))
        }
        return try doses.mapValues { try WeekDose.merged($0) }
    }

    /// Parses doses such as "Almond=3 piece", by item.
    fileprivate func doses(_ texts: [String]) throws -> [Item.ID: DosingDraft] {
        var doses: [Item.ID: DosingDraft] = [:]
        for text in texts {
            let parts = try ItemDoses(text, mark: "=")
            doses[try tracker.findItem(parts.item).id] = .same(try DoseDraft(typed: parts.rest))
        }
        return doses
    }
}

extension AppSession {
    /// Parses values such as "Almond=…", by item. `read` gets the text after the equals sign.
    fileprivate func byItem<Value>(
        _ texts: [String],
        example: String,
        _ read: (String) throws -> Value
    ) throws -> [Item.ID: Value] {
        var values: [Item.ID: Value] = [:]
        for text in texts {
            guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                throw CommandError(
                    .badData,
                    localized("“\(text)” has no item or no value"),
                    remedy: localized("write it as \(example)")
                )
            }
            let item = try tracker.findItem(String(text[..<equals]))
            values[item.id] = try read(String(text[text.index(after: equals)...]))
        }
        return values
    }

    /// The deleted item of the last cycle with an id or a name.
    ///
    /// - Throws: `notFound`, `ambiguous`, `noCycle`.
    fileprivate func deletedItem(_ text: String) throws(TIPsError) -> Item {
        guard let last = try tracker.plan().cycles.last else { throw .noCycle }
        return try tracker.plan(of: last.id).findRestorableItem(text)
    }
}
