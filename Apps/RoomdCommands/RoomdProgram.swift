import ArgumentParser
public import CommandKit

/// The whole command-line app as a value, for its executable.
public enum RoomdProgram {
    /// Parses, runs and reports one command line.
    public static let program = CommandLineProgram(RoomdCommand.self, hasLanguages: false, statusOf: RoomdStatus.of)
}

/// The root of the command line.
struct RoomdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roomd",
        abstract: "Serve rooms: a realtime database of the Firebase protocol on a machine of one's own.",
        discussion: """
            EXAMPLE: roomd serve --emulator
                     roomd rules deploy firebase/database.rules.json --database family
            """,
        version: "1.0.0",
        subcommands: [
            ServeCommand.self, StatusCommand.self, SecurityCommand.self, UsersCommand.self, KeysCommand.self,
            RulesCommand.self, BackupFilesCommand.self, RestoreFilesCommand.self,
        ]
    )
}
