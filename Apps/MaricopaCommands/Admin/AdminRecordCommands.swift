import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import ScreenKit
import TimeKit
import WordKit

extension AdminCommand {
    /// `maricopa admin add`
    struct Add: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Enter a record.",
            discussion: """
                Without --set it shows the fields of the kind, each with an example.

                EXAMPLE: maricopa admin add market --set title="Downtown Market" --set hours="Sat 08:00-13:00" --set payments=snap,wic
                         maricopa admin add event --set title="Fun run" --set schedule="2026-12-05 07:00-09:00; weekly on Sat"
                """
        )

        @Argument(help: "market, recipe, park, activity, event or resource.") var kind: RecordKind
        @Option(help: "Its id, in lower-case letters, digits and hyphens; else one is made.") var id: String?
        @OptionGroup var fields: FieldOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            let texts = try fields.read(for: kind)
            guard !texts.isEmpty else { return try session.show(try directory.recordForm(RecordDraft(kind))) }
            try session.show(try directory.add(RecordDraft(kind, texts), id: id).screen)
        }
    }

    /// `maricopa admin edit`
    struct Edit: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change fields of a record.",
            discussion: """
                What isn't named stays as it is. With --seen nothing is changed if somebody else changed the record since it had \
                that version.

                EXAMPLE: maricopa admin edit usda-1018235 --set hours="Sat 07:00-12:00" --seen 1
                         maricopa admin edit recipe-pinto-squash-soup --set-file directions=soup.txt
                """
        )

        @Argument(help: "The record's id.") var id: String
        @OptionGroup var fields: FieldOptions
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            let screen = try directory.recordForm(of: TimeKit.ID(id))
            let texts = try fields.read(for: screen.kind)
            guard !texts.isEmpty else { return try session.show(screen) }
            try session.show(try directory.edit(TimeKit.ID(id), texts, expecting: seen).screen)
        }
    }

    /// `maricopa admin show`
    struct Show: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show every field of a record as it can be edited.",
            discussion: "EXAMPLE: maricopa admin show usda-1018235"
        )

        @Argument(help: "The record's id.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(try session.ownersDirectory.recordForm(of: TimeKit.ID(id)))
        }
    }

    /// `maricopa admin delete`
    struct Delete: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Delete a record; its history stays.",
            discussion: "EXAMPLE: maricopa admin delete usda-1018235 --yes"
        )

        @Argument(help: "The record's id.") var id: String
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            let screen = try directory.recordForm(of: TimeKit.ID(id))
            let question = screen.actions.first { $0.id == DirectoryAct.deleteRecord.id }?.confirmation?.question
            try session.context.confirm(question ?? localized("Delete \(id)?"))
            let change = try directory.delete(TimeKit.ID(id), expecting: seen ?? screen.version)
            try session.context.answer(["deleted": .string(id), "change": JSONValue(change)]) { terminal in
                try terminal.printWrapped(StyledText(localized("deleted \(id)")))
                try terminal.print(StyledText(localized("maricopa admin rollback \(change) brings it back"), .faint))
            }
        }
    }

    /// `maricopa admin verify`
    struct Verify: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Note that records were checked today and are right.",
            discussion: "EXAMPLE: maricopa admin verify usda-1018235"
        )

        @Argument(help: "The records' ids.") var ids: [String]
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            let records = try ids.map { try directory.verify(TimeKit.ID($0)) }
            let day = records.first?.verifiedOn?.description ?? ""
            try session.context.answer(["verified": .array(ids.map { .string($0) }), "on": .string(day)]) { terminal in
                for record in records {
                    try terminal.printWrapped(StyledText(localized("\(record.title): checked on \(day)")))
                }
            }
        }
    }

    /// `maricopa admin freshness`
    struct Freshness: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what hasn't been checked for longest.",
            discussion: "EXAMPLE: maricopa admin freshness --kind market --limit 10"
        )

        @Option(help: "Records of this kind only.") var kind: RecordKind?
        @Option(help: "At most so many.") var limit = 20
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws { try validateLimit(limit) }

        func run(in session: AppSession) throws {
            try session.show(try session.ownersDirectory.freshnessScreen(of: kind, limit: limit))
        }
    }

    /// `maricopa admin feature`
    struct Feature: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Put a recipe on the recipes' home, or take it off.",
            discussion: """
                EXAMPLE: maricopa admin feature recipe-pinto-squash-soup
                         maricopa admin feature recipe-pinto-squash-soup --off
                """
        )

        @Argument(help: "The recipe's id.") var id: String
        @Flag(help: "Take it off.") var off = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let record = try session.ownersDirectory.setFeatured(!off, TimeKit.ID(id))
            let answer: JSONValue = ["id": .string(id), "featured": .bool(!off)]
            try session.context.answer(answer) {
                let text =
                    off
                    ? localized("\(record.title): not on the recipes' home")
                    : localized("\(record.title): on the recipes' home")
                try $0.printWrapped(StyledText(text))
            }
        }
    }

    /// `maricopa admin history`
    struct History: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show what was changed, each field before and after.",
            discussion: """
                EXAMPLE: maricopa admin history
                         maricopa admin history usda-1018235
                """
        )

        @Argument(help: "A record's id; else everything.") var id: String?
        @Option(help: "At most so many.") var limit = 20
        @Option(help: "Only changes before this one.") var before: Int64?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws { try validateLimit(limit) }

        func run(in session: AppSession) throws {
            let record = id.map { TimeKit.ID<Record>($0) }
            try session.show(try session.ownersDirectory.historyScreen(of: record, limit: limit, before: before))
        }
    }

    /// `maricopa admin rollback`
    struct RollBack: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "rollback",
            abstract: "Take a change back: what it changed is as it was, byte by byte.",
            discussion: """
                A rollback is a change itself, and can be rolled back. What was changed since is never overwritten.

                EXAMPLE: maricopa admin rollback 17
                """
        )

        @Argument(help: "The change's number, as admin history shows it.") var change: Int64
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let entry = try session.ownersDirectory.rollBack(change)
            try session.context.answer(encoding: entry) { try $0.show(entry) }
        }
    }
}

/// Checks a number of lines.
///
/// - Throws: `ValidationError` unless it is 1 to 1000.
func validateLimit(_ limit: Int) throws {
    guard (1...1000).contains(limit) else {
        throw ValidationError(localized("The limit \(limit) is not within 1 and 1000"))
    }
}
