public import ArgumentParser
import Foundation
import TimeKit
import WordKit

/// The options of every command of every app.
public struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Folder of the data (else NOURISH_HOME, else ~/.local/share/nourish).", valueName: "folder")
    )
    public var dataDir: String?

    /// The time to act at, in ISO 8601.
    @Option(help: ArgumentHelp("Act as if it were this time: 2026-03-08T07:30:00-07:00.", valueName: "time"))
    public var now: String?

    /// The name of the time zone to act in.
    @Option(help: ArgumentHelp("Act as if this machine stood in this zone: America/Phoenix.", valueName: "zone"))
    public var timeZone: String?

    /// The language of the answers. The program reads it before it parses the command.
    @Option(
        help: ArgumentHelp(
            "Answer in this language: en or es (else NOURISH_LANGUAGE, the chosen one, the locale, English).",
            valueName: "language"
        ),
        completion: .list(Language.offered.map(\.rawValue))
    )
    public var language: String?

    @Flag(help: "Print one JSON object or array and nothing else.")
    public var json = false

    @Flag(help: "Go ahead without asking.")
    public var yes = false

    public init() {}
}

extension GlobalOptions {
    /// Whether `--now` sets the time.
    var holdsTimeStill: Bool { now != nil }

    /// Creates the command's context: the current environment with the options applied.
    ///
    /// - Throws: `usage` for an option that can't be read.
    public func context() throws(CommandError) -> CommandContext {
        try CommandContext(dataDir: dataDir, now: now, timeZone: timeZone, json: json, yes: yes)
    }

    /// Moves global options that come before the subcommand behind it, where ArgumentParser looks for them.
    ///
    /// `recipebox --json list` means `recipebox list --json`. Where a help page is shown they are dropped, because a command with subcommands
    /// has none of them.
    static func movedBehindSubcommand(_ arguments: [String], of root: any ParsableCommand.Type) -> [String] {
        var rest = arguments[...]
        var moved: [String] = []
        while let option = option(at: rest.startIndex, of: rest) {
            moved += option
            rest = rest.dropFirst(option.count)
        }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        let usual = Array(rest[..<end]) + moved + Array(rest[end...])
        let asksForHelp = rest.first == "help" || rest[..<end].contains("--help") || rest[..<end].contains("-h")
        var words: [String] = []
        while let argument = rest.first {
            let option = option(at: rest.startIndex, of: rest)
            if option == nil { words.append(argument) }
            rest = rest.dropFirst(option?.count ?? 1)
        }
        return asksForHelp || isGroup(words, of: root) ? words : usual
    }

    /// Whether the words name a command that has only subcommands, so that its help page is shown.
    private static func isGroup(_ words: [String], of root: any ParsableCommand.Type) -> Bool {
        var command = root
        for word in words {
            let next = command.configuration.subcommands.first {
                $0._commandName == word || $0.configuration.aliases.contains(word)
            }
            guard let next else { return false }
            command = next
        }
        return !command.configuration.subcommands.isEmpty && command.configuration.defaultSubcommand == nil
    }

    /// Returns the global option at a place of the arguments, with its value; nil for any other argument.
    private static func option(at index: Int, of arguments: ArraySlice<String>) -> ArraySlice<String>? {
        let valued: Set = ["--data-dir", "--now", "--time-zone", "--language"]
        let flags: Set = ["--json", "--yes"]
        guard arguments.indices.contains(index) else { return nil }
        let argument = arguments[index]
        if valued.contains(argument), index + 1 < arguments.endIndex { return arguments[index...index + 1] }
        let name = argument.prefix { $0 != "=" }
        return flags.contains(argument) || argument != name && valued.contains(String(name)) ? [argument] : nil
    }
}

extension CommandContext {
    /// Creates the context of a command: the current environment with the options of its command line applied.
    ///
    /// - Throws: `usage` for an option that can't be read.
    public init(
        dataDir: String?,
        now: String?,
        timeZone: String?,
        json: Bool,
        yes: Bool
    ) throws(CommandError) {
        let environment = CommandEnvironment.current
        self.init(
            folder: try DataFolder(option: dataDir, variables: environment.variables),
            clock: try Self.clock(over: environment.clock, now: now, timeZone: timeZone),
            terminal: environment.terminal,
            printsJSON: json,
            assumesYes: yes,
            thumbnailer: environment.thumbnailer
        )
        isTimeGiven = now != nil
    }

    private static func clock(
        over clock: WallClock,
        now: String?,
        timeZone: String?
    ) throws(CommandError) -> WallClock {
        let fixed = try fixedNow(now)
        let zone = try fixedZone(timeZone)
        guard fixed != nil || zone != nil else { return clock }
        return WallClock(now: { fixed ?? clock.now() }, zone: { zone ?? clock.zone() })
    }

    private static func fixedNow(_ now: String?) throws(CommandError) -> Instant? {
        guard let now else { return nil }
        do throws(TimeError) {
            return try Instant(iso8601: now)
        } catch {
            throw CommandError(.usage, "--now: \(error)")
        }
    }

    private static func fixedZone(_ timeZone: String?) throws(CommandError) -> TimeZone? {
        guard let timeZone else { return nil }
        do throws(TimeError) {
            return try TimeZone.named(timeZone)
        } catch {
            throw CommandError(.usage, "--time-zone: \(error)")
        }
    }
}
