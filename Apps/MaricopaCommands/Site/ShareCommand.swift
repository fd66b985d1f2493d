import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa share`
struct ShareCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Hand a record to somebody: its links, or a page that anyone can read without the app.",
        discussion: """
            The page is one file by itself, with a banner that offers the app and a link that opens the record in it. An event can be
            written as a calendar file, a recipe as a page to print.

            EXAMPLE: maricopa share usda-1018235 --html market.html
            """
    )

    @Argument(help: "The record's id.") var id: String
    @Option(help: "The file to write the page to.", completion: .file()) var html: String?
    @Option(help: "The file to write an event to, as iCalendar.", completion: .file()) var ics: String?
    @Option(help: "The file to write a recipe to, as a page to print.", completion: .file()) var print: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let directory = session.directory
        let record = TimeKit.ID<Record>(id)
        let links = try directory.shareLinks(record)
        var files: [(path: String, bytes: [UInt8])] = []
        if let html { files.append((html, try directory.sharePage(record))) }
        if let ics {
            guard let bytes = try directory.shareCalendar(record) else {
                let remedy = localized("take --ics away, or name an event")
                throw CommandError(.badData, localized("\(id) is no event that a calendar could hold"), remedy: remedy)
            }
            files.append((ics, bytes))
        }
        if let print {
            guard let bytes = try directory.printPage(record) else {
                throw CommandError(
                    .badData,
                    localized("\(id) is no recipe"),
                    remedy: localized("take --print away, or name a recipe")
                )
            }
            files.append((print, bytes))
        }
        for file in files { try OutputFile.write(file.bytes, to: file.path, for: .everybody, in: session.context) }
        let document: JSONValue = [
            "id": .string(id), "title": .string(links.title), "link": .string(links.app),
            "page": JSONValue(links.page),
            "files": JSONValue(files) { ["file": .string($0.path), "bytes": JSONValue($0.bytes.count)] },
        ]
        try session.context.answer(document) { terminal in
            try terminal.printWrapped(StyledText(links.title, .heading))
            try terminal.print(StyledText(localized("In the app: \(links.app)")))
            if let page = links.page {
                try terminal.print(StyledText(localized("On the web: \(page)")))
            } else {
                try terminal.printWrapped(
                    StyledText(
                        localized("For a link on the web: maricopa site settings base https://example.org/healthy/"),
                        .faint
                    )
                )
            }
            for file in files { try terminal.print(StyledText(localized("Wrote \(file.path)"))) }
        }
    }
}
