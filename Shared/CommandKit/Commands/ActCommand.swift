public import ArgumentParser
import Foundation
import JSONKit
import ScreenKit
import WordKit

/// `APP act`: does what a person could do on a screen.
public struct ActCommand<App: CommandApp>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        let name = App.definition.name
        return CommandConfiguration(
            commandName: "act",
            abstract: "Do one of the actions of a screen.",
            discussion: """
                “\(name) open LINK --ids” shows a screen with the ids of its actions and fields. Fields that aren't named stay as they are \
                shown. A secret, such as a password, is asked for without being shown. Without a terminal it is a line of standard \
                input.

                EXAMPLE: \(name) act \(App.definition.actExample)
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
    @Option(
        help: ArgumentHelp(
            "When you acted, for an act that is sent later and keeps its time: 2026-03-08T07:30:00Z.",
            valueName: "instant"
        )
    )
    var at: String?
    @Option(name: .shortAndLong, help: "Path of the file that the action gives.", completion: .file())
    var output: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() async throws {
        // The engine itself refuses a user too early, except on the page that lets them in.
        let session = try global.context().sessionForAnybody(of: App.definition)
        var act = Act(
            action,
            fields: try pairs(fields),
            operation: operation,
            seen: seen.map { Revision(rawValue: $0) },
            at: at
        )
        for (field, path) in try pairs(files) {
            try InputFile.check(path)
            act.files[field] = URL(fileURLWithPath: path)
        }
        try askForSecrets(of: &act, session)
        var acted = try await session.perform(act, at: link)
        if case .question(let question) = acted {
            try session.context.confirm(question.question)
            act.confirm(question)
            acted = try await session.perform(act, at: link)
        }
        try show(acted, session)
    }

    /// Asks for the secrets that the action takes.
    ///
    /// - Throws: `usage` for a secret on the command line, which others of the machine can read.
    private func askForSecrets(of act: inout Act, _ session: AppSession) throws {
        // The page of an act that was done before may be gone. It has no secrets to ask for.
        guard let screen = try? session.screen(link) else { return }
        let parts = ScreenParts(screen)
        let secrets = (parts.forms.flatMap(\.fields) + parts.actions.flatMap(\.inputs)).filter { $0.kind == .secret }
        if let named = secrets.first(where: { act.fields[$0.id] != nil }) {
            throw CommandError(
                .usage,
                localized("“\(named.id)” is a secret, and others of this machine can read a command line"),
                remedy: localized("leave it out: it is asked for, or read as a line of standard input")
            )
        }
        for field in parts.fields(of: action) where field.kind == .secret {
            act.fields[field.id] = session.context.terminal.asksSecret("\(field.label):")
        }
    }

    private func pairs(_ texts: [String]) throws -> [String: String] {
        var result: [String: String] = [:]
        for text in texts {
            guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
                throw CommandError(
                    .usage,
                    localized("“\(text)” is no field with a value"),
                    remedy: localized("write field=value, such as name=Pancakes")
                )
            }
            result[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        return result
    }

    /// The errors of the action's fields: "Name: the member's name is blank — …".
    private func errors(on screen: any Screen) -> [String] {
        ScreenParts(screen).fields(of: action).compactMap { field in field.error.map { "\(field.label): \($0)" } }
    }

    private func show(_ acted: Acted, _ session: AppSession) throws {
        if case .file(let file) = acted {
            try OutputFile.write(file.bytes, to: output ?? file.name, in: session.context)
        }
        if case .refused(let screen, let why, let remedy, _) = acted, !session.context.printsJSON {
            for line in errors(on: screen) where !line.hasSuffix(why) {
                session.context.terminal.note(StyledText(line))
            }
            // An action that the page offers and that is refused without a revision lacks just that.
            let offered = ScreenParts(screen).actions.first { $0.id == action && $0.isEnabled }
            if offered?.needsSeen == true, seen == nil {
                let step = NextStep(
                    "--seen \(screen.revision.rawValue)",
                    after: localized("if the newest change is meant")
                )
                throw CommandError(.badData, step.told(behind: why))
            }
            if let step = remedy.map({ NextStep(session.app.opening($0)) }) {
                throw CommandError(.badData, step.told(behind: why))
            }
            let shows = localized("“\(session.app.name) open \(link.quotedForShell)” shows the screen as it is now")
            // A refusal that has a remedy gets no second dash.
            throw CommandError(.badData, why.contains(" — ") ? "\(why); \(shows)" : "\(why) — \(shows)")
        }
        try session.context.answer(encoding: acted) { terminal in
            switch acted {
            case .done(let done):
                if let alarm = done.alarm { try terminal.printWrapped(StyledText(alarm, .bad)) }
                if let said = done.rest { try terminal.print(StyledText(localized("Done: \(said)"))) }
                try terminal.print(StyledText(localized("Next: \(done.next.target)")))
            case .file(let file): try terminal.print(StyledText(localized("Wrote \(output ?? file.name)")))
            case .question, .refused: break
            }
        }
        if case .refused = acted { throw ExitCode(CommandStatus.badData.rawValue) }
    }
}
