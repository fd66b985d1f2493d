public import Foundation
import StorageKit

/// Runs a program of the system and answers how it went.
public struct CommandRunner: Sendable {
    /// How a program ended.
    public struct Outcome: Hashable, Sendable {
        /// Its exit status.
        public var status: Int32
        /// What it wrote to both streams.
        public var output: String

        /// How a program ended.
        public init(status: Int32, output: String = "") {
            self.status = status
            self.output = output
        }
    }

    /// Runs the words: a program's name, looked up in `PATH`, and its arguments. Throws where there is no such program.
    public let run: @Sendable (_ words: [String]) throws -> Outcome

    /// A runner that calls the function.
    public init(run: @escaping @Sendable (_ words: [String]) throws -> Outcome) {
        self.run = run
    }
}

/// An agent at its place in the system: installed, removed, asked about.
public struct ServiceInstallation: Sendable {
    /// How the agent stands.
    public enum Status: Hashable, Sendable {
        /// There is no file of it.
        case notInstalled
        /// Its file is there; `isCurrent` where it says what it would say today.
        case installed(isRunning: Bool, isCurrent: Bool)
    }

    private let agent: ServiceAgent
    private let system: ServiceAgent.System
    private let runner: CommandRunner
    private let userID: UInt32
    /// Where the unit or the property list lies.
    public let file: URL

    /// - Parameters:
    ///   - folder: the manager's folder for the user's agents: see ``folder(for:home:configuration:)``.
    ///   - userID: the user whose session it runs in; launchd wants to know.
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

    /// Where a manager looks for the user's agents.
    ///
    /// - Parameter configuration: `XDG_CONFIG_HOME`, if it is set.
    public static func folder(for system: ServiceAgent.System, home: URL, configuration: URL? = nil) -> URL {
        switch system {
        case .systemd: (configuration ?? home.appending(path: ".config")).appending(path: "systemd/user")
        case .launchd: home.appending(path: "Library/LaunchAgents")
        }
    }
}

extension ServiceInstallation {
    /// Writes the file, with mode 0600, and starts the agent; one that runs already is started anew. Can be repeated.
    ///
    /// - Throws: ``SchedulerError/agentFile(file:reason:)``, ``SchedulerError/agentCommand(command:reason:)``; a file that was not
    ///   there before is removed again then.
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
            throw .agentFile(file: path, reason: "\(error.localizedDescription)")
        }
        do {
            switch system {
            case .systemd:
                try command("systemctl", "--user", "daemon-reload")
                try command("systemctl", "--user", "enable", label)
                try command("systemctl", "--user", "restart", label)
            case .launchd:
                // It may not be loaded, which is no fault.
                _ = try outcome(["launchctl", "bootout", target])
                try command("launchctl", "bootstrap", "gui/\(userID)", path)
            }
        } catch {
            if isNew { try? FileManager.default.removeItem(at: file) }
            throw error
        }
    }

    /// Stops the agent and removes its file; false if it wasn't installed.
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
            throw .agentFile(file: path, reason: "\(error.localizedDescription)")
        }
        if system == .systemd { try command("systemctl", "--user", "daemon-reload") }
        return true
    }

    /// How the agent stands. Where the manager can't be asked, it doesn't run.
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
                reason: reason.isEmpty ? "exit status \(outcome.status)" : reason
            )
        }
    }
}
