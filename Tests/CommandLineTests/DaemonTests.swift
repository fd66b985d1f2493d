import Foundation
import TestKit
import Testing

@Suite("The daemon and tick run what is due, once")
struct DaemonTests {
    let box: CommandLineBox

    init() throws {
        box = try CommandLineBox()
        try box.addPancakes()
    }

    @Test("a tick makes the day's backup once, and a later day's on that day")
    func tick() throws {
        let day = ["--time-zone", "America/Phoenix", "--now"]
        #expect(try box.run("recipebox", ["tick"] + day + ["2026-03-08T02:00:00-07:00"]).text == "Nothing was due.\n")
        let due = try box.run("recipebox", ["tick"] + day + ["2026-03-08T04:00:00-07:00"])
        #expect(due.text == "ran backup/recipebox of 2026-03-08T03:30\n", "\(due.errorText)")
        #expect(try box.run("recipebox", ["tick"] + day + ["2026-03-08T04:00:01-07:00"]).text == "Nothing was due.\n")
        #expect(
            try box.run("recipebox", ["tick"] + day + ["2026-03-10T04:00:00-07:00"]).text.contains("2026-03-10T03:30")
        )
        let backups = try box.recipebox("backup", "--list").text
        #expect(backups.contains("2026-03-08  daily"))
        #expect(backups.contains("2026-03-10  daily"))
        #expect(!backups.contains("2026-03-09"))
    }

    @Test("the daemon starts, says so, and stops cleanly when it is told to")
    func daemon() throws {
        let child = try ChildProcess(
            Executable.named("recipebox"),
            ["daemon"],
            environment: box.environment,
            folder: box.folder.url,
            streams: .terminal
        )
        try child.waitForText("started on")
        child.send(signal: SIGTERM)
        try child.waitForText("stopped")
        #expect(try child.wait() == .status(0))
        #expect(try box.recipebox("daemon", "--now", "2026-01-01T00:00:00Z").status == 64)
    }

    @Test("sinks that can't be are refused before anything starts")
    func sinks() throws {
        let notWeb = try box.recipebox("tick", "--webhook", "file:///etc/passwd")
        #expect(notWeb.status == 64)
        #expect(notWeb.errorText.contains("file:///etc/passwd"))
        #expect(try box.recipebox("tick", "--ntfy", "topic").status == 64)
    }

    #if os(Linux)
        @Test("the agent is installed with the folder and the sinks, asked about and removed")
        func agent() throws {
            var box = box
            try box.folder.write("#!/bin/sh\necho \"$@\" >> \"$HOME/systemctl.log\"\n", to: "bin/systemctl")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: box.folder.file("bin/systemctl").path
            )
            box.environment["PATH"] = box.folder.file("bin").path + ":" + (box.environment["PATH"] ?? "")
            #expect(try box.recipebox("agent", "status").text.hasPrefix("Not installed"))
            let installed = try box.recipebox("agent", "install", "--ntfy", "https://ntfy.sh/kitchen")
            #expect(installed.status == 0, "\(installed.errorText)")
            #expect(installed.text.contains("stops when you log out"))
            #expect(installed.text.contains("loginctl enable-linger"))
            let again = try box.recipebox("agent", "install", "--ntfy", "https://ntfy.sh/kitchen", "--json")
            #expect(again.text.contains("\"hint\""))
            #expect(again.text.contains("loginctl enable-linger"))
            let unit = box.folder.file(".config/systemd/user/nourish-recipebox.service")
            let text = try String(contentsOf: unit, encoding: .utf8)
            #expect(text.contains("\"daemon\" \"--ntfy\" \"https://ntfy.sh/kitchen\""))
            #expect(text.contains("NOURISH_HOME=\(box.folder.file(".local/share/nourish").path)"))
            #expect(try box.recipebox("agent", "status").text == "The daemon runs\n")
            #expect(try box.recipebox("agent", "remove").text == "Removed the agent\n")
            #expect(!FileManager.default.fileExists(atPath: unit.path))
            #expect(try box.recipebox("agent", "remove").text == "There was no agent to remove\n")
            let log = try String(contentsOf: box.folder.file("systemctl.log"), encoding: .utf8)
            #expect(log.contains("--user enable nourish-recipebox.service"))
            #expect(log.contains("--user disable --now nourish-recipebox.service"))
        }
    #endif
}
