import Foundation
import SchedulerKit
import TestKit
import Testing

/// Records commands and returns prepared outcomes.
private final class Commands: @unchecked Sendable {
    // @unchecked: under the lock only.
    private let lock = NSLock()
    private var said: [String] = []
    private var failing: [String: CommandRunner.Outcome] = [:]

    var all: [String] { lock.withLock { said } }
    func fail(_ command: String, with outcome: CommandRunner.Outcome) { lock.withLock { failing[command] = outcome } }
    func forget() { lock.withLock { said = [] } }

    var runner: CommandRunner {
        CommandRunner { words in
            let command = words.joined(separator: " ")
            return self.lock.withLock {
                self.said.append(command)
                return self.failing[command] ?? CommandRunner.Outcome(status: 0)
            }
        }
    }
}

@Suite struct ServiceAgentTests {
    private let agent = ServiceAgent(
        app: "tips",
        command: ["/opt/my apps/tips", "daemon", "--data-dir", "/home/eve/100% \"data\" $HOME <&>"],
        environment: ["TZ": "America/Phoenix", "LANG": "C.UTF-8"]
    )

    @Test("The systemd unit quotes its words, doubles % and $, and restarts after a crash")
    func unit() {
        #expect(
            agent.definition(for: .systemd) == #"""
                [Unit]
                Description=Nourish: the daemon of tips

                [Service]
                Type=simple
                Environment="LANG=C.UTF-8"
                Environment="TZ=America/Phoenix"
                ExecStart="/opt/my apps/tips" "daemon" "--data-dir" "/home/eve/100%% \"data\" $$HOME <&>"
                Restart=on-failure
                RestartSec=30

                [Install]
                WantedBy=default.target

                """#
        )
    }

    @Test("The launchd property list is well-formed and says the same")
    func propertyList() throws {
        let data = Data(agent.definition(for: .launchd).utf8)
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
        #expect(list["Label"] as? String == "app.nourish.tips")
        #expect(list["ProgramArguments"] as? [String] == agent.command)
        #expect(list["EnvironmentVariables"] as? [String: String] == agent.environment)
        #expect((list["KeepAlive"] as? NSDictionary)?["SuccessfulExit"] as? Bool == false)
        let bare = ServiceAgent(app: "habit", command: ["/bin/habit"]).definition(for: .launchd)
        #expect(!bare.contains("EnvironmentVariables"))
    }

    @Test("Installing writes the file and starts the agent; status sees it; removing takes it all back")
    func systemd() throws {
        let folder = try TemporaryFolder()
        let commands = Commands()
        let place = ServiceInstallation.folder(for: .systemd, home: folder.url)
        let installation = ServiceInstallation(agent, on: .systemd, in: place, userID: 1000, runner: commands.runner)
        #expect(installation.status() == .notInstalled)
        #expect(try !installation.remove())
        try installation.install()
        #expect(installation.file.path == folder.file(".config/systemd/user/nourish-tips.service").path)
        #expect(try String(contentsOf: installation.file, encoding: .utf8) == agent.definition(for: .systemd))
        #expect(
            commands.all == [
                "systemctl --user daemon-reload", "systemctl --user enable nourish-tips.service",
                "systemctl --user restart nourish-tips.service",
            ]
        )
        #expect(installation.status() == .installed(isRunning: true, isCurrent: true))
        commands.fail("systemctl --user is-active --quiet nourish-tips.service", with: .init(status: 3))
        try Data("[Unit]\n".utf8).write(to: installation.file)
        #expect(installation.status() == .installed(isRunning: false, isCurrent: false))
        commands.forget()
        #expect(try installation.remove())
        #expect(installation.status() == .notInstalled)
        #expect(
            commands.all == [
                "systemctl --user disable --now nourish-tips.service", "systemctl --user daemon-reload",
            ]
        )
    }

    @Test("With launchd the agent is loaded into the user's session, and one loaded before is replaced")
    func launchd() throws {
        let folder = try TemporaryFolder()
        let commands = Commands()
        let place = ServiceInstallation.folder(for: .launchd, home: folder.url)
        let installation = ServiceInstallation(agent, on: .launchd, in: place, userID: 501, runner: commands.runner)
        commands.fail("launchctl bootout gui/501/app.nourish.tips", with: .init(status: 3, output: "No such process"))
        try installation.install()
        let file = folder.file("Library/LaunchAgents/app.nourish.tips.plist").path
        #expect(
            commands.all == ["launchctl bootout gui/501/app.nourish.tips", "launchctl bootstrap gui/501 \(file)"]
        )
        #expect(installation.status() == .installed(isRunning: true, isCurrent: true))
        #expect(try installation.remove())
        #expect(installation.status() == .notInstalled)
    }

    @Test("A manager that refuses is quoted, and no file is left where there was none")
    func refused() throws {
        let folder = try TemporaryFolder()
        let commands = Commands()
        let installation = ServiceInstallation(
            agent,
            on: .systemd,
            in: folder.url,
            userID: 1000,
            runner: commands.runner
        )
        let command = "systemctl --user daemon-reload"
        commands.fail(command, with: .init(status: 1, output: "Failed to connect to bus\n"))
        #expect(throws: SchedulerError.agentCommand(command: command, reason: "Failed to connect to bus")) {
            try installation.install()
        }
        #expect(installation.status() == .notInstalled)
        let absent = CommandRunner { _ in throw CocoaError(.fileNoSuchFile) }
        #expect(throws: SchedulerError.self) {
            try ServiceInstallation(agent, on: .systemd, in: folder.url, userID: 0, runner: absent).install()
        }
        let blocked = try folder.write("a file, not a folder", to: "blocked")
        #expect(throws: SchedulerError.self) {
            try ServiceInstallation(agent, on: .systemd, in: blocked, userID: 0, runner: commands.runner).install()
        }
    }

    @Test("The live runner answers with status and both streams, and throws nothing for a program that fails")
    func live() throws {
        let outcome = try CommandRunner.live.run(["sh", "-c", "echo out; echo err >&2; exit 7"])
        #expect(outcome == CommandRunner.Outcome(status: 7, output: "out\nerr\n"))
        #expect(try CommandRunner.live.run(["no-such-program-anywhere"]).status == 127)
    }
}
