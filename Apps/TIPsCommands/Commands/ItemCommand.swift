import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips item`: the items of the plan.
struct ItemCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "item",
        abstract: "List, add, edit, move, reorder and delete items.",
        discussion: """
            EXAMPLE: tips item add --category medicine --name Cetirizine --dose "5 mL"
            """,
        subcommands: [
            List.self, Show.self, Add.self, Edit.self, Move.self, Reorder.self, Stop.self, Confirm.self, Delete.self,
        ],
        defaultSubcommand: List.self
    )
}

extension ItemCommand {
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the items by category, with their doses and ids.",
            discussion: """
                EXAMPLE: tips item list
                """
        )

        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let cycle = try cycle.named(in: session.tracker)
            let page = try session.tracker.editItemsPage(of: cycle?.id)
            try session.context.answer(encoding: page) { try $0.show(page, of: cycle) }
        }
    }

    struct Show: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show an item with the doses of all its weeks.",
            discussion: """
                EXAMPLE: tips item show Peanut
                """
        )

        @OptionGroup var choice: ItemArgument
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let cycle = try cycle.chosen(in: session.tracker)
            let item = try session.tracker.findItem(choice.item, in: cycle.id)
            let plan = try session.tracker.plan(of: cycle.id)
            try session.context.answer(encoding: item) { terminal in
                try terminal.print("\(item.name, .heading)  \(item.category.title, .faint)")
                if let day = item.stopped {
                    try terminal.print(StyledText("  " + localized("stopped by the clinic from \(day)"), .warning))
                }
                guard item.dosing.isWeekly || item.earlier.contains(where: { $0.dosing != item.dosing }) else {
                    return try terminal.print("  \(plan.doses(of: item))")
                }
                var table = Table([
                    .init(localized("Week"), alignment: .right), .init(localized("From")),
                    .init(localized("Dose"), shrinks: true),
                ])
                for week in 1...cycle.weekCount {
                    table.append([
                        "\(week)", "\(cycle.days(ofWeek: week).lowerBound)",
                        StyledText(plan.doseWords(of: item, inWeek: week, of: cycle)),
                    ])
                }
                try terminal.print(table)
            }
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add an item to a category.",
            discussion: """
                A treatment food has a dose for this week and each week after it, or one --dose for all. Added in mid-cycle, an \
                item is in the plan from today on.

                EXAMPLE: tips item add --category treatment --name Peanut --week "1=1/4 tsp" --week "2-12=1/2 tsp"
                         tips item add --category recommended --name Egg --dose "1 piece"
                """
        )

        @Option(help: "medicine, maintenance, treatment or recommended.") var category: String
        @Option(help: "Its name.") var name: String
        @OptionGroup var doses: DoseOptions
        @Option(parsing: .unconditional, help: "Its place in the category, from 1; else the last.") var position: Int?
        @OptionGroup var meant: MeantOptions
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let category = try Category(typed: category)
            // A treatment food has weekly doses by default. Without any, the engine's error lists the missing weeks.
            let dosing = try doses.draft() ?? (category == .treatment ? .weekly([:]) : nil)
            let session = try global.session()
            let cycle = try cycle.named(in: session.tracker)
            let draft = ItemDraft(name, category, dosing, position: position)
            let receipt = try session.tracker.addItem(
                draft,
                to: cycle?.id,
                tenfoldIsMeant: meant.tenfoldIsMeant,
                unitIsMeant: meant.unitIsMeant
            )
            try session.report(receipt) { localized("Added \($0)") }
        }
    }

    struct Edit: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change an item's name or doses, from today on.",
            discussion: """
                The weeks given get their doses, the others stay. History shows what was true when it was logged.

                EXAMPLE: tips item edit Peanut --week "6=1 tsp"
                """
        )

        @OptionGroup var choice: ItemArgument
        @Option(help: "Another name.") var name: String?
        @OptionGroup var doses: DoseOptions
        @OptionGroup var meant: MeantOptions
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if name == nil, doses.isEmpty { throw ValidationError(localized("No change is given")) }
        }

        func run(in session: AppSession) throws {
            let item = try session.tracker.findItem(choice.item, in: cycle.named(in: session.tracker)?.id)
            let edit = ItemEdit(name: name, dosing: try doses.draft())
            let receipt = try session.tracker.editItem(
                item.id,
                edit,
                tenfoldIsMeant: meant.tenfoldIsMeant,
                unitIsMeant: meant.unitIsMeant
            )
            try session.report(receipt) { localized("Saved \($0)") }
        }
    }

    struct Move: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Move an item to another category, from today on.",
            discussion: """
                History shows the category it was in when it was logged. A treatment food that leaves keeps its doses by week for its return.

                EXAMPLE: tips item move Peanut maintenance --position 1
                """
        )

        @OptionGroup var choice: ItemArgument
        @Argument(help: "medicine, maintenance, treatment or recommended.") var category: String
        @Option(parsing: .unconditional, help: "Its place there, from 1; else the last.") var position: Int?
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let category = try Category(typed: category)
            let session = try global.session()
            let item = try session.tracker.findItem(choice.item, in: cycle.named(in: session.tracker)?.id)
            try session.report(try session.tracker.moveItem(item.id, to: category, at: position)) {
                localized("Moved \($0)")
            }
        }
    }

    struct Stop: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop",
            abstract: "Mark an item as stopped by the clinic's word, such as before a food challenge.",
            discussion: """
                From that day on it isn't due and isn't reminded of. A log of it asks, and keeps that the clinic had stopped it.

                EXAMPLE: tips item stop Cetirizine --from 2026-03-23
                """
        )

        @OptionGroup var choice: ItemArgument
        @Option(help: ArgumentHelp("The first day without it; else today.", valueName: "day")) var from: String?
        @Flag(help: "It goes on.") var resume = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if resume, from != nil { throw ValidationError(localized("--resume excludes --from")) }
        }

        func run(in session: AppSession) throws {
            let moments = try session.moments()
            let day = resume ? nil : try from.map { try moments.day($0) } ?? moments.today
            let item = try session.tracker.stopItem(session.tracker.findItem(choice.item).id, from: day)
            try session.planReminders()
            try session.context.answer(encoding: item) {
                try $0.print(
                    StyledText(
                        day.map { localized("\(item.name) is stopped from \($0)") } ?? localized("\(item.name) goes on")
                    )
                )
            }
        }
    }

    struct Confirm: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm",
            abstract: "Confirm the dose of a maintenance food that was carried over from the cycle before.",
            discussion: """
                EXAMPLE: tips item confirm Almond
                """
        )

        @OptionGroup var choice: ItemArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let item = try session.tracker.confirmItem(session.tracker.findItem(choice.item).id)
            try session.context.answer(encoding: item) { try $0.print(StyledText(localized("Confirmed \(item.name)"))) }
        }
    }

    struct Reorder: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "reorder",
            abstract: "Move an item to another place in its category.",
            discussion: """
                EXAMPLE: tips item reorder Cashew 1
                """
        )

        @OptionGroup var choice: ItemArgument
        @Argument(help: "Its new place, from 1.") var position: Int
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let item = try session.tracker.findItem(choice.item, in: cycle.named(in: session.tracker)?.id)
            try session.report(try session.tracker.moveItem(item.id, to: item.category, at: position)) {
                localized("Moved \($0)")
            }
        }
    }

    struct Delete: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take an item out of the plan, from today on.",
            discussion: """
                Its logs stay. Asks first on a terminal and needs --yes elsewhere. “tips undo” brings it back.

                EXAMPLE: tips item delete Peanut --yes
                """
        )

        @OptionGroup var choice: ItemArgument
        @OptionGroup var cycle: CycleOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let item = try session.tracker.findItem(choice.item, in: cycle.named(in: session.tracker)?.id)
            let plan = try session.tracker.plan(of: item.cycle)
            let coming = plan.cycle.flatMap { $0.start > plan.room.day(of: session.context.clock.now()) ? $0 : nil }
            try session.confirmAsAdmin(
                coming.map { localized("Take \(item.name) out of the plan of cycle \($0.number)?") }
                    ?? localized("Take \(item.name) out of the plan from today on? Its logs stay.")
            )
            let deleted = try session.tracker.deleteItem(item.id)
            try session.planReminders()
            try session.context.answer(encoding: deleted) {
                try $0.print(
                    StyledText(
                        coming.map {
                            localized("Deleted \(deleted.name) from cycle \($0.number); “tips undo” brings it back")
                        }
                            ?? localized(
                                "Deleted \(deleted.name) from today on; its logs stay, and “tips undo” brings it back"
                            )
                    )
                )
            }
        }
    }
}

extension AppSession {
    /// Plans the reminders after a change of an item, and prints the item and the warnings about it.
    ///
    /// - Parameter words: The change in words, from the item's name.
    fileprivate func report(_ receipt: ItemReceipt, _ words: (String) -> String) throws {
        try planReminders()
        try context.answer(encoding: receipt) { terminal in
            let item = receipt.item
            let plan = try tracker.plan(of: item.cycle)
            let day = plan.room.day(of: context.clock.now())
            let place = plan.items(in: item.category, on: max(day, item.added ?? day)).firstIndex { $0.id == item.id }
            // The plan's own item knows also the doses that were in force until now.
            let doses = plan.doses(of: plan.items.first { $0.id == item.id } ?? item)
            let facts = item.category.word + (place.map { " \($0 + 1)" } ?? "") + " · " + doses
            try terminal.print("\(words(item.name))  \(facts, .faint)")
            if item.wasWeekly == true {
                try terminal.printHint(
                    localized("Its doses by week are kept, and in force again when it is a treatment food")
                )
            }
            try terminal.show(receipt.warnings)
        }
    }
}
