import ArgumentParser
import CommandKit
import Foundation
import MaricopaDirectory
import ScreenKit
import WordKit

extension AdminCommand {
    /// `maricopa admin buttons`
    struct Buttons: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show and change the buttons of a kind's records: icon, title, destination, place.",
            discussion: """
                A destination is one of the record's links, something the app does, or an address; of several the first that a record \
                has counts.

                EXAMPLE: maricopa admin buttons markets
                         maricopa admin buttons markets more-info --title Website --icon globe --destination website,facebook
                         maricopa admin buttons recipes eat-healthy --destination https://www.azhealthzone.org
                """
        )

        @Argument(help: "markets, recipes, parks, activities, events or resources.") var kind: RecordKind
        @Argument(help: "The button to change.") var button: String?
        @Option(help: "Title.") var title: String?
        @Option(help: "Icon.") var icon: ButtonIcon?
        @Option(help: "Link it opens: website,facebook.") var destination: String?
        @Option(help: "Its place from the left, from 1.") var position: Int?
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if button == nil, title != nil || icon != nil || destination != nil || position != nil {
                throw ValidationError(localized("Name the button to change"))
            }
        }

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            if let button {
                let targets = try destination.map { try ListText.read($0).map { try ButtonTarget($0) } }
                try directory.setButton(
                    button,
                    of: kind,
                    icon: icon,
                    title: title,
                    targets: targets,
                    position: position,
                    expecting: seen
                )
            }
            try session.show(try directory.buttonsScreen(of: kind))
        }
    }

    /// `maricopa admin sections`
    struct Sections: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show and change what stands over the sections of a kind's records.",
            discussion: """
                EXAMPLE: maricopa admin sections markets
                         maricopa admin sections markets produce --title "What is ripe"
                """
        )

        @Argument(help: "markets, recipes, parks, activities, events or resources.") var kind: RecordKind
        @Argument(help: "The section to change.") var section: RecordSection?
        @Option(help: "Heading above it.") var title: String?
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if (section == nil) != (title == nil) {
                throw ValidationError(localized("A section and its --title go together"))
            }
        }

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            if let section, let title {
                try directory.setSection(section, of: kind, title: title, expecting: seen)
            }
            try session.show(try directory.sectionsScreen(of: kind))
        }
    }

    /// `maricopa admin filters`
    struct Filters: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show, add and remove the buttons of a kind's filters.",
            discussion: """
                A filter in use that asks for a button that was removed goes on without it, and says so.

                EXAMPLE: maricopa admin filters markets
                         maricopa admin filters markets city --add "Casa Grande" --position 3
                         maricopa admin filters markets payment --remove sfmnp
                """
        )

        @Argument(help: "markets, recipes, parks, activities, events or resources.") var kind: RecordKind
        @Argument(help: "The section to change: city, time-of-day, day, payment, sort, …") var section: FilterSection?
        @Option(help: "A button to add, or to move or label.") var add: String?
        @Option(help: "Label; the value without it.") var label: String?
        @Option(help: "Its place, from 1; else the last.") var position: Int?
        @Option(help: "A button to remove.") var remove: String?
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if add != nil, remove != nil { throw ValidationError(localized("Add or remove, one at a time")) }
            if add == nil, label != nil || position != nil {
                throw ValidationError(localized("--label and --position go with --add"))
            }
            if section == nil, add != nil || remove != nil {
                throw ValidationError(localized("Name the section to change"))
            }
        }

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            if let section, let add {
                try directory.addOption(
                    add,
                    label: label,
                    to: section,
                    of: kind,
                    position: position,
                    expecting: seen
                )
            }
            if let section, let remove {
                try directory.removeOption(remove, from: section, of: kind, expecting: seen)
            }
            try session.show(try directory.filterOptionsScreen(of: kind))
        }
    }

    /// `maricopa admin pages`
    struct Pages: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show and write the texts of the pages every visitor can read.",
            discussion: """
                Blank lines part paragraphs; a line that begins with "# " is the title of a section. Everything else is plain text.

                EXAMPLE: maricopa admin pages contact
                         maricopa admin pages contact --file contact.txt
                """
        )

        @Argument(help: "about, contact, privacy or terms.") var page: StaticPageName
        @Option(help: "Heading above it.") var title: String?
        @Option(help: "The file of its text, or - for the input.", completion: .file()) var file: String?
        @Option(help: "The version that was looked at; if it is another by now, nothing is changed.") var seen: Int?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let directory = session.ownersDirectory
            var text: String?
            if let file {
                text = String(validating: try InputFile.read(file, limit: 1_000_000), as: UTF8.self)
                guard text != nil else {
                    throw CommandError(
                        .badData,
                        localized("“\(file)” is no text in UTF-8"),
                        remedy: localized("save it as UTF-8")
                    )
                }
            }
            if title != nil || text != nil {
                try directory.setPage(page, title: title, text: text, expecting: seen)
            }
            try session.show(try directory.pageForm(page))
        }
    }
}
