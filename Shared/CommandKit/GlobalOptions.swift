public import ArgumentParser
import Foundation
import TimeKit

/// The options every command of every app takes.
public struct GlobalOptions: ParsableArguments {
    /// The folder of the data.
    @Option(
        help: ArgumentHelp("Folder of the data (else NOURISH_HOME, else ~/.local/share/nourish).", valueName: "folder")
    )
    public var dataDir: String?

    /// The instant to act at.
    @Option(help: ArgumentHelp("Act as if it were this time: 2026-03-08T07:30:00-07:00.", valueName: "time"))
    public var now: String?

    /// The zone to act in.
    @Option(help: ArgumentHelp("Act as if this machine stood in this zone: America/Phoenix.", valueName: "zone"))
    public var timeZone: String?

    /// Whether to print JSON.
    @Flag(help: "Print one JSON object or array and nothing else.")
    public var json = false

    /// Whether to go ahead without asking.
    @Flag(help: "Go ahead without asking.")
    public var yes = false

    /// The defaults.
    public init() {}
}

extension GlobalOptions {
    /// Whether the command acts at one given moment rather than by the clock.
    var holdsTimeStill: Bool { now != nil }

    /// What the command works with, the options applied to the current environment.
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

    /// The arguments with global options that stand before the subcommand moved behind it, where ArgumentParser looks for
    /// them: `recipebox --json list` means `recipebox list --json`.
    static func movedBehindSubcommand(_ arguments: [String]) -> [String] {
        let valued: Set = ["--data-dir", "--now", "--time-zone"]
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
        guard !moved.isEmpty else { return arguments }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end]) + moved + Array(rest[end...])
    }
}
