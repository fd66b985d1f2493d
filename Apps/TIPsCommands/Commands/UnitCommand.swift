import ArgumentParser
import CommandKit
import JSONKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips unit`: the units of doses.
struct UnitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unit",
        abstract: "List, add, rename and delete units.",
        discussion: """
            EXAMPLE: tips unit add drop
            """,
        subcommands: [List.self, Add.self, Rename.self, Delete.self],
        defaultSubcommand: List.self
    )

    /// The unit of a command.
    struct Choice: ParsableArguments {
        @Argument(help: "A unit: its name in any case, or its id.") var unit: String
    }
}

extension UnitCommand {
    struct List: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the units that can be picked.",
            discussion: """
                EXAMPLE: tips unit list
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.editUnits)
        }
    }

    struct Add: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add a unit.",
            discussion: """
                EXAMPLE: tips unit add drop
                """
        )

        @Argument(help: "Its name.") var name: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let unit = try session.tracker.addUnit(name)
            try session.context.answer(encoding: unit) {
                try $0.print("\(localized("Added \(unit.shownName)"))  \(unit.id, .faint)")
            }
        }
    }

    struct Rename: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename",
            abstract: "Give a unit another name, wherever items use it.",
            discussion: """
                Logs keep the words they were made with. A name that may change what a dose means asks first on a terminal and needs \
                --yes elsewhere. A unit in use can't become another measure: edit the doses instead.

                EXAMPLE: tips unit rename piece pieces
                """
        )

        @OptionGroup var choice: Choice
        @Argument(help: "Its new name.") var name: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let old = try session.tracker.findUnit(choice.unit)
            let unit: DoseUnit
            do throws(TIPsError) {
                unit = try session.tracker.renameUnit(old.id, to: name)
            } catch {
                guard case .unitInUse = error,
                    let question = error.question(in: try session.tracker.plan().room.timeZone)
                else { throw error }
                try session.confirmAsAdmin(question)
                unit = try session.tracker.renameUnit(old.id, to: name, isMeant: true)
            }
            try session.context.answer(encoding: unit) {
                try $0.print(
                    StyledText(
                        old.name == unit.name
                            ? localized("\(unit.shownName) has that name already")
                            : localized("Renamed \(old.shownName) to \(unit.shownName)")
                    )
                )
            }
        }
    }

    struct Delete: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a unit out of the picker; items that have it keep it.",
            discussion: """
                Asks first on a terminal and needs --yes elsewhere. Adding it again brings it back.

                EXAMPLE: tips unit delete puff --yes
                """
        )

        @OptionGroup var choice: Choice
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let unit = try session.tracker.findUnit(choice.unit)
            let keepers = try session.tracker.editUnitsPage().rows.first { $0.id == unit.id }?.usedBy ?? []
            let kept = keepers.isEmpty ? [] : [localized("Kept by: \(keepers.joined(separator: ", ")).")]
            try session.confirmAsAdmin(
                ([localized("Delete the unit \(unit.shownName)?")] + kept).joined(separator: " ")
            )
            let users = try session.tracker.deleteUnit(unit.id)
            let document: JSONValue = [
                "deleted": .string(unit.id.rawValue), "name": .string(unit.name),
                "usedBy": JSONValue(users) { .string($0.name) },
            ]
            try session.context.answer(document) { terminal in
                try terminal.print(StyledText(localized("Deleted \(unit.shownName)")))
                guard !users.isEmpty else { return }
                try terminal.print(StyledText(localized("Still used by \(users.map(\.name).joined(separator: ", "))")))
            }
        }
    }
}
