public import ArgumentParser

/// `APP undo`: takes the last change back.
public struct UndoCommand<App: CommandApp>: ParsableCommand {
    /// How the command looks.
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

    /// A command to be filled by the parser.
    public init() {}

    /// Takes the last change back and says which it was.
    public func run() throws {
        let session = try global.session(of: App.definition)
        let summary = try session.app.undo(session)
        try session.context.answer(["undone": .string(summary)]) { try $0.print("\(summary)") }
    }
}
