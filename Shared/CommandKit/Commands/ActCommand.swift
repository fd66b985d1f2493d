public import ArgumentParser
import Foundation
import ScreenKit

/// `APP act`: does what a person could do on a screen.
public struct ActCommand<App: CommandApp>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        let name = App.definition.name
        return CommandConfiguration(
            commandName: "act",
            abstract: "Do one of the actions of a screen.",
            discussion: """
                “\(name) open LINK --ids” shows a screen with the ids of its actions and fields. Fields that aren't named stay as they are \
                shown.

                EXAMPLE: \(name) act \(name)://home undo --seen 12
                """
        )
    }

    @Argument(help: "The link of the screen.") var link: String
    @Argument(help: "The id of the action.") var action: String
    @Argument(help: ArgumentHelp("Values of the action's fields.", valueName: "field=value")) var fields: [String] = []
    @Option(
        name: .customLong("file"),
        help: ArgumentHelp("A file for a field; repeat it for several.", valueName: "field=path"),
        completion: .file()
    )
    var files: [String] = []
    @Option(help: "An id of your own: an act that is sent twice under it is done once.") var operation: String?
    @Option(help: "The revision of the screen that you saw.") var seen: String?
    @Option(name: .shortAndLong, help: "Path of the file that the action gives.", completion: .file())
    var output: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() async throws {
        let session = try global.session(of: App.definition)
        var act = Act(
            action,
            fields: try pairs(fields),
            operation: operation,
            seen: seen.map { Revision(rawValue: $0) }
        )
        for (field, path) in try pairs(files) {
            try InputFile.check(path)
            act.files[field] = URL(fileURLWithPath: path)
        }
        var acted = try await session.app.act(act, link, session)
        if case .question(let question) = acted {
            try session.context.confirm(question.question)
            act.isConfirmed = true
            acted = try await session.app.act(act, link, session)
        }
        try show(acted, session)
    }

    private func pairs(_ texts: [String]) throws -> [String: String] {
        var result: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw CommandError(
                    .usage,
                    "“\(text)” is no field with a value",
                    remedy: "write field=value, such as name=Pancakes"
                )
            }
            result[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        return result
    }

    private func show(_ acted: Acted, _ session: AppSession) throws {
        if case .file(let file) = acted {
            try OutputFile.write(file.bytes, to: output ?? file.name, in: session.context)
        }
        if case .refused(_, let why) = acted, !session.context.printsJSON {
            throw CommandError(
                .badData,
                why,
                remedy: "“\(session.app.name) open \(link.quotedForShell)” shows the screen as it is now"
            )
        }
        try session.context.answer(encoding: acted) { terminal in
            switch acted {
            case .done(let done):
                if let said = done.said { try terminal.print("Done: \(said)") }
                try terminal.print("Next: \(done.next.target)")
            case .file(let file): try terminal.print("Wrote \(output ?? file.name)")
            case .question, .refused: break
            }
        }
        if case .refused = acted { throw ExitCode(CommandStatus.badData.rawValue) }
    }
}
