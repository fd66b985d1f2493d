import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import WordKit

/// `nourish demo`: adds sample data for each engine and shows the first screens.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Put sample data for every app into a folder, and show each app's first screens.",
        discussion: """
            A folder that has data already keeps it: nothing is added to what an app already holds. The commands shown can \
            be run again by hand.

            EXAMPLE: nourish demo ~/nourish-demo
            """
    )

    @Argument(help: "The folder; made where there is none.", completion: .directory) var folder: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() async throws {
        let context = try global.context()
        let data = DataFolder(URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL)
        try makeFolder(data.url)
        var results: [JSONValue] = []
        for demonstration in Demonstration.all {
            let added = try await demonstration.fill(data, context.clock)
            results.append(["app": .string(demonstration.app), "added": JSONValue(added)])
            if !context.printsJSON { try await show(demonstration, added: added, in: data, on: context.terminal) }
        }
        if context.printsJSON {
            try context.terminal.print(json: ["folder": .string(data.url.path), "apps": .array(results)])
        }
    }

    private func makeFolder(_ url: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw CommandError(
                .cannotCreate,
                localized("the folder “\(folder)” can't be made"),
                remedy: localized("name one in a place that you may write to")
            )
        }
    }

    private func show(
        _ demonstration: Demonstration,
        added: Int,
        in data: DataFolder,
        on terminal: Terminal
    ) async throws {
        try terminal.print(StyledText(demonstration.title, .heading))
        let text =
            added == 0
            ? localized("There is data already; nothing was added to it.")
            : localized("\(added, one: "# sample was", other: "# samples were") added.")
        try terminal.print(StyledText(text))
        for arguments in demonstration.tour {
            let line = ([demonstration.app] + arguments.map(\.quotedForShell)).joined(separator: " ")
            try terminal.print()
            try terminal.print(StyledText("$ \(line)", .good))
            let options = ["--data-dir", data.url.path, "--language", Language.current.rawValue]
            _ = await demonstration.program.run(arguments + options)
        }
        try terminal.print()
        let setting = "export NOURISH_HOME=\(data.url.path.quotedForShell)"
        try terminal.print(StyledText(localized("Go on with: \(setting)"), .faint))
    }
}
