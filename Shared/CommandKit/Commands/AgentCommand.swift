public import ArgumentParser
import Foundation
import JSONKit
import SchedulerKit
import WordKit

/// `APP agent`: runs the daemon as a service of this user.
public struct AgentCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "agent",
            abstract: "Have the system run the daemon: install, remove, status.",
            discussion: """
                A systemd user unit on Linux, a launch agent on macOS.

                EXAMPLE: \(App.definition.name) agent install --desktop
                """,
            subcommands: [AgentInstallCommand<App>.self, AgentRemoveCommand<App>.self, AgentStatusCommand<App>.self]
        )
    }

    public init() {}
}

/// `APP agent install`
public struct AgentInstallCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "install",
            abstract: "Start the daemon now and at every login.",
            discussion: """
                Run it again to change the options. On Linux the daemon stops when you log out, unless \
                “loginctl enable-linger” was run.

                The addresses to post to are secrets: they are copied from the file you name into one beside the data that \
                only you can read, and your file isn't needed anymore.

                EXAMPLE: \(App.definition.name) agent install --ntfy-file topics.txt
                """
        )
    }

    @OptionGroup var sinks: SinkOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        let arguments = try sinks.keep(for: App.definition.name, in: context.folder)
        let service = try ServiceInstallation(App.definition, arguments: arguments, in: context)
        try service.install()
        let hint = ServiceAgent.System.current.hint
        try context.answer(["installed": .string(service.file.path), "hint": JSONValue(hint)]) {
            try $0.print(
                StyledText(localized("Installed \(service.file.path); the daemon runs now and at every login"))
            )
            if let hint { try $0.print("\(hint)") }
        }
    }
}

extension ServiceAgent.System {
    /// A hint about services on this system; nil if none is needed.
    var hint: String? {
        switch self {
        case .systemd: localized("It stops when you log out, unless you run “loginctl enable-linger”")
        case .launchd: nil
        }
    }
}

/// `APP agent remove`
public struct AgentRemoveCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove",
            abstract: "Stop the daemon and start it no more.",
            discussion: """
                EXAMPLE: \(App.definition.name) agent remove
                """
        )
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        let removed = try ServiceInstallation(App.definition, arguments: [], in: context).remove()
        try SinkOptions.forget(for: App.definition.name, in: context.folder)
        try context.answer(["removed": JSONValue(removed)]) {
            try $0.print(
                StyledText(removed ? localized("Removed the agent") : localized("There was no agent to remove"))
            )
        }
    }
}

/// `APP agent status`
public struct AgentStatusCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "status",
            abstract: "Say whether the system runs the daemon.",
            discussion: """
                EXAMPLE: \(App.definition.name) agent status
                """
        )
    }

    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        let status = try ServiceInstallation(App.definition, arguments: [], in: context).status()
        let (isInstalled, isRunning) =
            switch status {
            case .notInstalled: (false, false)
            case .installed(let isRunning, _): (true, isRunning)
            }
        try context.answer(["installed": JSONValue(isInstalled), "running": JSONValue(isRunning)]) { terminal in
            switch (isInstalled, isRunning) {
            case (false, _):
                try terminal.print(
                    StyledText(localized("Not installed — run “\(App.definition.name) agent install” to have it run"))
                )
            case (true, false):
                try terminal.print(
                    StyledText(
                        localized("Installed, but it does not run — run “\(App.definition.name) agent install” again")
                    )
                )
            case (true, true): try terminal.print(StyledText(localized("The daemon runs")))
            }
        }
    }
}
