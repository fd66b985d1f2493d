import Foundation
import TestKit
import Testing

@Suite("The daemon and tick run what is due, once")
struct DaemonTests {
    let box: ProgramHome

    init() throws {
        box = try ProgramHome()
        try box.addPancakes()
    }

    @Test("a tick makes the day's backup once, and a later day's on that day")
    func tick() throws {
        let day = ["--time-zone", "America/Phoenix", "--now"]
        #expect(try box.run("recipebox", ["tick"] + day + ["2026-03-08T02:00:00-07:00"]).text == "Nothing was due.\n")
        let due = try box.run("recipebox", ["tick"] + day + ["2026-03-08T04:00:00-07:00"])
        #expect(due.text == "done: the daily backup, due 2026-03-08 03:30\n", "\(due.errorText)")
        #expect(try box.run("recipebox", ["tick"] + day + ["2026-03-08T04:00:01-07:00"]).text == "Nothing was due.\n")
        #expect(
            try box.run("recipebox", ["tick"] + day + ["2026-03-10T04:00:00-07:00"]).text.contains("2026-03-10 03:30")
        )
        let backups = try box.recipebox("backup", "--list").text
        #expect(backups.contains("2026-03-08  daily"))
        #expect(backups.contains("2026-03-10  daily"))
        #expect(!backups.contains("2026-03-09"))
    }

    @Test("the daemon starts, says so, and stops cleanly when it is told to")
    func daemon() throws {
        let child = try box.start("recipebox", ["daemon"], streams: .terminal)
        try child.waitForText("started on")
        child.send(signal: SIGTERM)
        try child.waitForText("stopped")
        #expect(try child.wait() == .status(0))
        #expect(try box.recipebox("daemon", "--now", "2026-01-01T00:00:00Z").status == 64)
    }

    @Test("sinks that can't be are refused before anything starts")
    func sinks() throws {
        let file = try box.folder.write("file:///etc/passwd\n", to: "notweb", isPrivate: true)
        let notWeb = try box.recipebox("tick", "--webhook-file", file.path)
        #expect(notWeb.status == 64)
        #expect(notWeb.errorText.contains("file:///etc/passwd"))
        let topic = try box.folder.write("topic\n", to: "topic", isPrivate: true)
        #expect(try box.recipebox("tick", "--ntfy-file", topic.path).status == 64)
        let empty = try box.folder.write("# none yet\n\n", to: "empty", isPrivate: true)
        #expect(try box.recipebox("tick", "--ntfy-file", empty.path).errorText.contains("holds no address"))
        #expect(try box.recipebox("tick", "--ntfy-file", "nowhere").status == 66)
        let open = try box.folder.write("https://ntfy.sh/kitchen\n", to: "open")
        chmod(open.path, 0o644)
        let refused = try box.recipebox("tick", "--ntfy-file", open.path)
        #expect(refused.status == 77 && refused.errorText.contains("chmod 600 \(open.path)"))
        // Every user of the machine could read an address on the command line.
        #expect(try box.recipebox("tick", "--webhook", "https://hooks.example.org/secret").status == 64)
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
            let topics = try box.folder.write("https://ntfy.sh/kitchen\n", to: "topics", isPrivate: true).path
            let installed = try box.recipebox("agent", "install", "--ntfy-file", topics)
            #expect(installed.status == 0, "\(installed.errorText)")
            #expect(installed.text.contains("stops when you log out"))
            #expect(installed.text.contains("loginctl enable-linger"))
            let again = try box.recipebox("agent", "install", "--ntfy-file", topics, "--json")
            #expect(again.text.contains("\"hint\""))
            #expect(again.text.contains("loginctl enable-linger"))
            let unit = box.folder.file(".config/systemd/user/nourish-recipebox.service")
            let text = try String(contentsOf: unit, encoding: .utf8)
            let kept = box.folder.file(".local/share/nourish/recipebox.ntfy")
            #expect(text.contains("\"daemon\" \"--ntfy-file\" \"\(kept.path)\""))
            #expect(!text.contains("ntfy.sh"))
            #expect(try String(contentsOf: kept, encoding: .utf8) == "https://ntfy.sh/kitchen\n")
            for file in [unit, kept] {
                let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
                #expect(mode == 0o600, "\(file.path)")
            }
            #expect(text.contains("NOURISH_HOME=\(box.folder.file(".local/share/nourish").path)"))
            #expect(try box.recipebox("agent", "status").text == "The daemon runs\n")
            #expect(try box.recipebox("agent", "remove").text == "Removed the agent\n")
            #expect(!FileManager.default.fileExists(atPath: unit.path))
            #expect(!FileManager.default.fileExists(atPath: kept.path))
            #expect(try box.recipebox("agent", "remove").text == "There was no agent to remove\n")
            let log = try String(contentsOf: box.folder.file("systemctl.log"), encoding: .utf8)
            #expect(log.contains("--user enable nourish-recipebox.service"))
            #expect(log.contains("--user disable --now nourish-recipebox.service"))
        }
    #endif
}
