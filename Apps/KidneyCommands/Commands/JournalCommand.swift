import ArgumentParser
import CommandKit
import Foundation
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney journal`
struct JournalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "journal",
        abstract: "Show what was eaten, drunk and photographed on a day; change and delete entries.",
        discussion: """
            EXAMPLE: kidney journal --day yesterday
                     kidney journal edit 4f2a91c0 --amount "2 medium"
            """,
        subcommands: [Show.self, Edit.self, Delete.self],
        defaultSubcommand: Show.self
    )

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show a day, meal by meal.",
            discussion: """
                EXAMPLE: kidney journal show --day 2026-03-08
                """
        )

        @Option(help: ArgumentHelp("The day; else today.", valueName: "day")) var day: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(try session.kidney.journalScreen(try session.logicalDay(day)))
        }
    }

    struct Edit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change the amount, the meal or the time of an entry.",
            discussion: """
                The food stays as the entry keeps it. The end of the id is enough for entries of the day shown.

                EXAMPLE: kidney journal edit 4f2a91c0 --amount "2 medium" --meal snack
                """
        )

        @OptionGroup var record: RecordArgument
        @Option(help: "New amount; unchanged without it.") var amount: String?
        @OptionGroup var meal: MealOption
        @OptionGroup var time: MealTimeOption
        @Option(help: ArgumentHelp("The day of the entry; else today.", valueName: "day")) var day: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let id = try session.entry(record, on: day)
            let moment = try time.moment(in: session)
            let meal = meal.meal.map { Meal?.some($0) }
            try session.answer(try session.kidney.editEntry(id, amount: amount, meal: meal, at: moment))
        }
    }

    struct Delete: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take an entry away; “kidney undo” brings it back.",
            discussion: """
                EXAMPLE: kidney journal delete 4f2a91c0
                """
        )

        @OptionGroup var record: RecordArgument
        @Option(help: ArgumentHelp("The day of the entry; else today.", valueName: "day")) var day: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let entry = try session.kidney.deleteEntry(try session.entry(record, on: day))
            try session.answer(
                deleted: entry.id,
                localized("\(entry.food.shownName), \(entry.shownAmount), of \(entry.day)")
            )
        }
    }
}

extension AppSession {
    /// Returns the typed entry of a day.
    fileprivate func entry(_ record: RecordArgument, on day: String?) throws -> IntakeEntry.ID {
        let day = try logicalDay(day)
        return try record.find(among: kidney.entries(from: day, to: day).map(\.id), what: localized("entry"))
    }
}

/// `kidney photo`
struct PhotoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photo",
        abstract: "Keep photos of meals in the journal.",
        discussion: """
            EXAMPLE: kidney photo add ~/Pictures/lunch.jpg --meal lunch
            """,
        subcommands: [Add.self]
    )

    struct Add: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add a photo to a day's journal.",
            discussion: """
                The file is copied. Its kind is found by its content. With --json the journal of its day is printed.

                EXAMPLE: kidney photo add ~/Pictures/lunch.jpg --meal lunch --note "half of it"
                """
        )

        @Argument(help: "The picture.", completion: .file()) var file: String
        @OptionGroup var meal: MealOption
        @Option(help: "Note to keep with it.") var note: String?
        @OptionGroup var time: MealTimeOption
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let moment = try time.moment(in: session)
            try InputFile.check(file)
            let photo = try session.kidney.addPhoto(
                fromFile: URL(fileURLWithPath: file),
                meal: meal.meal,
                note: note,
                at: moment
            )
            let screen = try session.kidney.journalScreen(photo.photo.day)
            try session.context.answer(encoding: screen) { terminal in
                let day = photo.photo.day
                let text =
                    photo.photo.meal.map { localized("Added a photo of \($0.name) on \(day)") }
                    ?? localized("Added a photo on \(day)")
                try terminal.printWrapped("\(text)  \(terminal.id(photo.photo.id))")
            }
        }
    }
}
