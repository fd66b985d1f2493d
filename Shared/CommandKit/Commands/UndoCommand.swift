public import ArgumentParser
import JSONKit

/// `APP undo`: undoes the last change.
public struct UndoCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "undo",
            abstract: "Take the last change back.",
            discussion: """
                Each further undo takes back the change before. Nothing is taken back that would lose a later change.

                EXAMPLE: \(App.definition.name) undo
                """
        )
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let session = try global.session(of: App.definition)
        let summary = try session.app.undo(session)
        try session.context.answer(["undone": .string(summary)]) { try $0.print("\(summary)") }
    }
}
