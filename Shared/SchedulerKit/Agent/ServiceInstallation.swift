public import Foundation
import StorageKit
import WordKit

/// A function that runs programs of the system.
public struct CommandRunner: Sendable {
    /// The result of a program.
    public struct Outcome: Hashable, Sendable {
        /// The exit status.
        public var status: Int32
        /// The output on both streams.
        public var output: String

        public init(status: Int32, output: String = "") {
            self.status = status
            self.output = output
        }
    }

    /// Runs a program, found in `PATH`, with its arguments. It throws if there is no such program.
    public let run: @Sendable (_ words: [String]) throws -> Outcome

    public init(run: @escaping @Sendable (_ words: [String]) throws -> Outcome) {
        self.run = run
    }
}

/// A service agent installed on this system, or about to be.
public struct ServiceInstallation: Sendable {
    /// The state of the agent.
    public enum Status: Hashable, Sendable {
        /// The agent's file doesn't exist.
        case notInstalled
        /// The agent's file exists. `isCurrent` is false if a new installation would write a different file.
        case installed(isRunning: Bool, isCurrent: Bool)
    }

    private let agent: ServiceAgent
    private let system: ServiceAgent.System
    private let runner: CommandRunner
    private let userID: UInt32
    /// The location of the unit file or property list.
    public let file: URL

    /// - Parameters:
    ///   - folder: The manager's folder for agents of the user: see ``folder(for:home:configuration:)``.
    ///   - userID: The user whose session runs the agent, needed by launchd.
    public init(
        _ agent: ServiceAgent,
        on system: ServiceAgent.System,
        in folder: URL,
        userID: UInt32,
        runner: CommandRunner
    ) {
        self.agent = agent
        self.system = system
        self.runner = runner
        self.userID = userID
        file = folder.appending(path: agent.fileName(on: system), directoryHint: .notDirectory)
    }

    /// Returns the folder in which a manager looks for agents of the user.
    ///
    /// - Parameter configuration: The value of `XDG_CONFIG_HOME`, or nil if it isn't set.
    public static func folder(for system: ServiceAgent.System, home: URL, configuration: URL? = nil) -> URL {
        switch system {
        case .systemd: (configuration ?? home.appending(path: ".config")).appending(path: "systemd/user")
        case .launchd: home.appending(path: "Library/LaunchAgents")
        }
    }
}

extension ServiceInstallation {
    /// Writes the file with mode 0600 and starts or restarts the agent. It can be called again.
    ///
    /// - Throws: ``SchedulerError/agentFile(file:reason:)``, ``SchedulerError/agentCommand(command:reason:)``. A file that didn't exist
    ///   before is then removed.
    public func install() throws(SchedulerError) {
        let isNew = contents == nil
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try PrivateFile(file).write(Data(agent.definition(for: system).utf8))
        } catch let error as StoreError {
            throw .agentFile(file: path, reason: error.description)
        } catch {
            throw .agentFile(file: path, reason: systemReason(of: error))
        }
        do {
            switch system {
            case .systemd:
                try command("systemctl", "--user", "daemon-reload")
                try command("systemctl", "--user", "enable", label)
                try command("systemctl", "--user", "restart", label)
            case .launchd:
                // The agent may not be loaded, which is no error.
                _ = try outcome(["launchctl", "bootout", target])
                try command("launchctl", "bootstrap", "gui/\(userID)", path)
            }
        } catch {
            if isNew { try? FileManager.default.removeItem(at: file) }
            throw error
        }
    }

    /// Stops the agent and removes its file.
    ///
    /// - Returns: False if the agent wasn't installed.
    /// - Throws: The errors of ``install()``.
    @discardableResult
    public func remove() throws(SchedulerError) -> Bool {
        guard contents != nil else { return false }
        switch system {
        case .systemd: try command("systemctl", "--user", "disable", "--now", label)
        case .launchd: _ = try outcome(["launchctl", "bootout", target])
        }
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw .agentFile(file: path, reason: systemReason(of: error))
        }
        if system == .systemd { try command("systemctl", "--user", "daemon-reload") }
        return true
    }

    /// Returns the state of the agent. If the manager can't be asked, the agent counts as not running.
    public func status() -> Status {
        guard let contents else { return .notInstalled }
        let words =
            switch system {
            case .systemd: ["systemctl", "--user", "is-active", "--quiet", label]
            case .launchd: ["launchctl", "print", target]
            }
        let isRunning = (try? runner.run(words))?.status == 0
        return .installed(isRunning: isRunning, isCurrent: contents == agent.definition(for: system))
    }

    private var path: String { file.path(percentEncoded: false) }
    private var label: String { agent.label(on: system) }
    private var target: String { "gui/\(userID)/\(label)" }
    private var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

    private func outcome(_ words: [String]) throws(SchedulerError) -> CommandRunner.Outcome {
        do {
            return try runner.run(words)
        } catch {
            throw .agentCommand(command: words.joined(separator: " "), reason: "\(error)")
        }
    }

    private func command(_ words: String...) throws(SchedulerError) {
        let outcome = try outcome(words)
        guard outcome.status == 0 else {
            let reason = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
            throw .agentCommand(
                command: words.joined(separator: " "),
                reason: reason.isEmpty ? localized("exit status \(outcome.status)") : reason
            )
        }
    }
}
