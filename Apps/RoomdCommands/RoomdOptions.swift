import ArgumentParser
import CommandKit

/// The options of every command: those of the apps without a language, as the server speaks English alone.
struct RoomdOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Folder of the data (else NOURISH_HOME, else ~/.local/share/nourish).", valueName: "folder")
    )
    var dataDir: String?

    /// The time to act at, in ISO 8601.
    @Option(help: ArgumentHelp("Act as if it were this time: 2026-03-08T07:30:00-07:00.", valueName: "time"))
    var now: String?

    /// The name of the time zone to act in.
    @Option(help: ArgumentHelp("Act as if this machine stood in this zone: America/Phoenix.", valueName: "zone"))
    var timeZone: String?

    @Flag(help: "Print one JSON object or array and nothing else.")
    var json = false

    @Flag(help: "Go ahead without asking.")
    var yes = false

    /// Creates the command's context: the current environment with the options applied.
    func context() throws(CommandError) -> CommandContext {
        try CommandContext(dataDir: dataDir, now: now, timeZone: timeZone, json: json, yes: yes)
    }
}
