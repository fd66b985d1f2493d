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
        let environment = CommandEnvironment.current
        return CommandContext(
            folder: try DataFolder(option: dataDir, variables: environment.variables),
            clock: try clock(over: environment.clock),
            terminal: environment.terminal,
            printsJSON: json,
            assumesYes: yes,
            thumbnailer: environment.thumbnailer
        )
    }

    private func clock(over clock: WallClock) throws(CommandError) -> WallClock {
        let fixed = try self.fixedNow()
        let zone = try self.fixedZone()
        guard fixed != nil || zone != nil else { return clock }
        return WallClock(now: { fixed ?? clock.now() }, zone: { zone ?? clock.zone() })
    }

    private func fixedNow() throws(CommandError) -> Instant? {
        guard let now else { return nil }
        do throws(TimeError) {
            return try Instant(iso8601: now)
        } catch {
            throw CommandError(.usage, "--now: \(error)")
        }
    }

    private func fixedZone() throws(CommandError) -> TimeZone? {
        guard let timeZone else { return nil }
        do throws(TimeError) {
            return try TimeZone.named(timeZone)
        } catch {
            throw CommandError(.usage, "--time-zone: \(error)")
        }
    }

    /// Moves global options that come before the subcommand behind it, where ArgumentParser looks for them.
    ///
    /// `recipebox --json list` means `recipebox list --json`. Before `help` they are dropped.
    static func movedBehindSubcommand(_ arguments: [String]) -> [String] {
        let valued: Set = ["--data-dir", "--now", "--time-zone", "--language"]
        let flags: Set = ["--json", "--yes"]
        var rest = arguments[...]
        var moved: [String] = []
        while let argument = rest.first {
            if flags.contains(argument) {
                moved.append(rest.removeFirst())
            } else if valued.contains(argument), rest.count >= 2 {
                moved += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if let equals = argument.firstIndex(of: "="), valued.contains(String(argument[..<equals])) {
                moved.append(rest.removeFirst())
            } else {
                break
            }
        }
        // `kidney --json help lab` asks for a page, which none of these options changes.
        guard !moved.isEmpty, rest.first != "help" else { return Array(rest) }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end]) + moved + Array(rest[end...])
    }
}
