import ArgumentParser
import CommandKit
import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

/// An app with only a daily reminder at 08:00.
private enum Bell: CommandApp {
    static var definition: AppDefinition {
        let table = "CREATE TABLE ring (id INTEGER NOT NULL PRIMARY KEY) STRICT; INSERT INTO ring VALUES (1);"
        let schema = Schema(namespace: "bell", migrations: [Migration("0001-rings", sql: table)])
        var app = AppDefinition(name: "bell", version: "2.0.0", schemas: [schema])
        app.reminders = { session in
            let zone = session.context.clock.zone()
            let eight = LocalDateTime(try LocalDate(iso8601: "2026-03-01"), try LocalTime(hour: 8, minute: 0))
            let series = NotificationSeries(app: "bell", category: "morning", name: "daily")
            let candidate = NotificationCandidate(
                series: series,
                title: "Get up\u{1B}[2J",
                body: "It is eight",
                link: DeepLink(scheme: "bell", ["home"]),
                timing: .recurring(.daily(from: eight))
            )
            return Reminders([candidate], preferences: NotificationPreferences(zone: zone))
        }
        app.open = { link, _ in
            if link == "bell://ropes" {
                let choices = [Field.Choice("r1", label: "Long rope"), Field.Choice("r2", label: "Short rope")]
                var field = Field(id: "ropes", label: "Ropes", kind: .choices, value: "r1 r2", choices: choices)
                field.error = "one rope is gone"
                let form = Form(
                    id: "ropes",
                    title: "Ropes",
                    fields: [field],
                    buttons: [Action(id: "hang", label: "Hang")]
                )
                return Rope(title: "Ropes", revision: Revision(change: 0), form: form)
            }
            let form = Form(
                id: "pull",
                title: "Pull",
                fields: [
                    Field(
                        id: "times",
                        label: "Times",
                        kind: .number,
                        value: "3",
                        isRequired: true,
                        range: Field.Bounds(1...9)
                    ),
                    Field(id: "code", label: "Code", kind: .secret, limit: 4),
                ],
                buttons: [Action(id: "pull", label: "Pull the rope", availability: .disabled(why: "the rope is gone"))]
            )
            return Rope(title: "opened \(link)", revision: Revision(change: 0), form: form)
        }
        app.act = { act, _, _ in
            .done(
                .init(
                    said: ["rung", act.fields["times"], act.fields["code"], act.at].compactMap(\.self).joined(
                        separator: " "
                    ),
                    next: Link("bell://home", label: "Home"),
                    alarm: act.fields["times"] == "9" ? "rung" : nil
                )
            )
        }
        return app
    }
}

private struct Rope: TerminalPage {
    let title: String
    let revision: Revision
    let form: Form

    var terminalText: TerminalText { .init { try $0.print(StyledText(title, .heading)) } }
}

private struct BellCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell",
        subcommands: [
            TickCommand<Bell>.self, NotificationsCommand<Bell>.self, CalendarCommand<Bell>.self, OpenCommand<Bell>.self,
            UndoCommand<Bell>.self, BackupCommand<Bell>.self, RestoreCommand<Bell>.self, ArchiveCommand<Bell>.self,
            DoctorCommand<Bell>.self, SecurityCommand<Bell>.self, ActCommand<Bell>.self,
        ]
    )
}

@Suite("The commands that every app mounts work from its definition alone")
struct SharedCommandsTests {
    private let folder: TemporaryFolder
    private let program = CommandLineProgram(BellCommand.self)

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ arguments: String...,
        at now: String = "2026-03-08T07:00:00-07:00",
        answers: [String] = []
    ) async throws -> RecordingTerminal {
        let terminal = RecordingTerminal(answers: answers)
        let environment = try CommandEnvironment.test(
            terminal,
            variables: ["HOME": folder.url.path, "NOURISH_HOME": folder.file("data").path],
            now: now
        )
        let status = await CommandEnvironment.$current.withValue(environment) { await program.run(arguments) }
        terminal.terminal.note("status \(status.rawValue)")
        return terminal
    }

    @Test("a reminder that is planned is told when it is due, once, and then read")
    func telling() async throws {
        #expect(try await run("tick").output == "Nothing was due.\n")
        let due = try await run("tick", at: "2026-03-08T08:00:00-07:00")
        #expect(due.output == "sent the notice “Get up\\u{1B}[2J”\n")
        #expect(try await run("tick", at: "2026-03-08T08:01:00-07:00").output == "Nothing was due.\n")
        let unread = try await run("notifications", "--unread", at: "2026-03-08T09:00:00-07:00")
        #expect(unread.output.contains("•  2026-03-08 08:00  Get up\\u{1B}[2J: It is eight  bell://home"))
        #expect(
            try await run("notifications", "--read-all", at: "2026-03-08T09:00:00-07:00").output.contains(
                "2026-03-08 08:00"
            )
        )
        #expect(try await run("notifications", "--unread").output == "Nothing is unread.\n")
        #expect(try await run("open", "bell://home").output == "opened bell://home\n")
        let act = try await run("act", "bell://home", "pull", "times=2")
        #expect(act.output == "Done: rung 2\nNext: bell://home\n")
    }

    @Test("act prints what can't wait before what was done")
    func alarm() async throws {
        let act = try await run("act", "bell://home", "pull", "times=9")
        #expect(act.output == "rung\nDone: 9\nNext: bell://home\n")
    }

    @Test("act passes on the instant at which the person acted")
    func actAt() async throws {
        let act = try await run("act", "bell://home", "pull", "times=2", "--at", "2026-03-08T07:30:00Z")
        #expect(act.output == "Done: rung 2 2026-03-08T07:30:00Z\nNext: bell://home\n")
    }

    @Test("open lists the actions and fields of a page with --ids, and gives its JSON with --json")
    func ids() async throws {
        let listed = try await run("open", "bell://home", "--ids").output
        #expect(
            listed == """
                opened bell://home

                Action                                    Fields
                pull    Pull the rope — the rope is gone  those of “pull”

                Field of “pull”         Value  Takes
                times            Times  3      number, required, 1 to 9
                code             Code          secret, at most 4 characters

                """
        )
        let plain = try await run("open", "bell://home", "--json").output
        #expect(plain.contains(#""whyNot" : "the rope is gone""#))
        #expect(try await run("open", "bell://home", "--ids", "--json").output == plain)
    }

    @Test("open --ids lists the values of a field that takes several of its choices, and what is wrong with it")
    func choices() async throws {
        let listed = try await run("open", "bell://ropes", "--ids").output
        #expect(listed.contains("Ropes — one rope is gone"), "\(listed)")
        #expect(listed.contains(#/Long rope +r1 *\n/#) && listed.contains(#/Short rope +r2 *\n/#), "\(listed)")
    }

    @Test("act reads a secret as a line of standard input, and refuses one on the command line")
    func secrets() async throws {
        let act = try await run("act", "bell://home", "pull", "times=2", answers: ["1234"])
        #expect(act.output == "Done: rung 2 1234\nNext: bell://home\n")
        let shown = try await run("act", "bell://home", "pull", "code=1234", answers: ["5678"])
        #expect(shown.output == "")
        #expect(shown.error.contains("“code” is a secret, and others of this machine can read a command line"))
        #expect(shown.error.contains("status 64") && !shown.error.contains("1234"))
    }

    @Test("--read-all marks what is listed and what is older, and --unread fills its page with what is unread")
    func reading() async throws {
        _ = try await run("tick")
        for day in ["08", "09", "10", "11", "12"] { _ = try await run("tick", at: "2026-03-\(day)T08:00:00-07:00") }
        _ = try await run("notifications", "--read-all", "--before", "4")
        let unread = try await run("notifications", "--unread").output
        #expect(unread.contains("2026-03-12 08:00") && unread.contains("2026-03-11 08:00"))
        #expect(!unread.contains("2026-03-10 08:00"))
        let newest = try await run("notifications", "--json", "--limit", "1").output
        let id = try #require(newest.firstMatch(of: /"id" ?: ?"([^"]+)"/)?.output.1)
        _ = try await run("notifications", "--read", String(id))
        let page = try await run("notifications", "--unread", "--limit", "1").output
        #expect(page.contains("2026-03-11 08:00"), "\(page)")
        #expect(!page.contains("--before"), "there is no other unread one")
    }

    @Test("read notices go with the daily errands 90 days after they were told")
    func pruned() async throws {
        _ = try await run("tick")
        _ = try await run("tick", at: "2026-03-08T08:00:00-07:00")
        _ = try await run("notifications", "--read-all", at: "2026-03-08T09:00:00-07:00")
        _ = try await run("tick", at: "2026-06-04T08:00:00-07:00")
        #expect(try await run("notifications").output.contains("2026-03-08 08:00"))
        _ = try await run("tick", at: "2026-06-08T08:00:00-07:00")
        #expect(try await !run("notifications").output.contains("2026-03-08 08:00"))
    }

    @Test("reminders that were missed for a week are told as one")
    func missed() async throws {
        _ = try await run("tick")
        let late = try await run("tick", at: "2026-03-15T12:00:00-07:00")
        #expect(late.output.split(separator: "\n").filter { $0.hasPrefix("sent the notice") }.count == 1)
    }

    @Test("the reminders are a calendar with a name that stays")
    func calendar() async throws {
        let first = try await run("calendar", "export").output
        #expect(first.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(first.contains("RRULE:FREQ=DAILY"))
        let second = try await run("calendar", "export", at: "2026-03-09T07:00:00-07:00").output
        func uids(_ text: String) -> [Substring] { text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") } }
        #expect(uids(first) == uids(second))
        #expect(uids(first).count == 1)
        let file = folder.file("bell.ics").path
        #expect(try await run("calendar", "export", "--output", file).output == "Wrote 1 reminder to \(file)\n")
        #expect(try await run("calendar", "export", "--json").error.contains("needs --output"))
    }

    @Test("there is nothing to undo where nothing was changed")
    func undo() async throws {
        let terminal = try await run("undo")
        #expect(terminal.error.hasPrefix("error: there is nothing to undo"))
        #expect(terminal.error.hasSuffix("status 66\n"))
    }

    @Test("an archive of an app whose migrations put rows there comes back")
    func archive() async throws {
        let file = folder.file("all.jsonl").path
        _ = try await run("tick", at: "2026-03-08T07:00:00-07:00")
        _ = try await run("tick", at: "2026-03-08T08:00:00-07:00")
        #expect(try await run("archive", "export", file).error == "status 0\n")
        let there = ["--data-dir", folder.file("other").path]
        #expect(try await run("archive", "import", file, there[0], there[1]).error == "status 0\n")
        #expect(try await run("notifications", there[0], there[1]).output.contains("It is eight"))
    }

    @Test("doctor says of a store of a newer version to install that, and not to restore a backup")
    func newerStore() async throws {
        let schema = try #require(Bell.definition.schemas.first)
        let next = Migration("0002-ropes", sql: "CREATE TABLE rope (id INTEGER NOT NULL PRIMARY KEY) STRICT;")
        let newer = Schema(namespace: schema.namespace, migrations: schema.migrations + [next])
        try LocalStore.open(at: DataFolder(folder.file("data")).store(of: "bell"), schemas: [newer]).close()
        let doctor = try await run("doctor")
        #expect(doctor.output.contains("→ install the newest version to open it"))
        #expect(!doctor.output.contains("restore latest"))
    }

    @Test("data that came from another folder have their daily backups in their own")
    func importedBackups() async throws {
        let file = folder.file("all.jsonl").path
        let (here, there) = (folder.file("data"), folder.file("other"))
        _ = try await run("tick")
        _ = try await run("archive", "export", file)
        _ = try await run("archive", "import", file, "--data-dir", there.path)
        _ = try await run("tick", "--data-dir", there.path, at: "2026-03-09T07:00:00-07:00")
        func isBackedUp(in data: URL) -> Bool {
            let shelf = DataFolder(data).backups(of: "bell")
            return FileManager.default.fileExists(atPath: shelf.appendingPathComponent("bell-2026-03-09.sqlite").path)
        }
        #expect(isBackedUp(in: there))
        #expect(!isBackedUp(in: here))
    }

    @Test("a backup that was made while the clock was ahead isn't the latest, and doctor warns if it is the only one")
    func clockAhead() async throws {
        _ = try await run("backup", at: "2030-01-01T07:00:00-07:00")
        #expect(try await run("doctor", "--json").output.contains("all are dated in the future, the last 2030-01-01"))
        _ = try await run("backup", at: "2026-03-06T07:00:00-07:00")
        #expect(try await run("doctor", "--json").output.contains("2, the newest of 2026-03-06"))
        #expect(try await run("restore", "latest", "--yes").output.contains("bell-2026-03-06-070000.sqlite"))
    }

    @Test("the shelf names backups by day and hour, and finds them by file, day or latest")
    func shelf() async throws {
        _ = try await run("backup", at: "2026-03-08T07:00:00-07:00")
        _ = try await run("backup", at: "2026-03-09T19:30:05-07:00")
        let data = DataFolder(folder.file("data"))
        let shelf = BackupShelf(of: "bell", in: data, on: try LocalDate(iso8601: "2026-03-10"))
        #expect(
            shelf.entries().map(\.file.lastPathComponent) == [
                "bell-2026-03-09-193005.sqlite", "bell-2026-03-08-070000.sqlite",
            ]
        )
        #expect(try shelf.entry(named: "latest").lastPathComponent == "bell-2026-03-09-193005.sqlite")
        #expect(try shelf.entry(named: "2026-03-08").lastPathComponent == "bell-2026-03-08-070000.sqlite")
        #expect(
            try shelf.entry(named: "bell-2026-03-08-070000.sqlite").lastPathComponent == "bell-2026-03-08-070000.sqlite"
        )
        for day in ["bell-2026-03-09.sqlite", "bell-2026-03-10.sqlite", "bell-2026-03-10-010000.sqlite"] {
            try Data().write(to: data.backups(of: "bell").appendingPathComponent(day))
        }
        #expect(
            shelf.entries().map(\.file.lastPathComponent) == [
                "bell-2026-03-10.sqlite", "bell-2026-03-10-010000.sqlite", "bell-2026-03-09-193005.sqlite",
                "bell-2026-03-09.sqlite", "bell-2026-03-08-070000.sqlite",
            ]
        )
        #expect(try shelf.entry(named: "2026-03-09").lastPathComponent == "bell-2026-03-09-193005.sqlite")
        #expect(throws: CommandError.self) { try shelf.entry(named: "2020-01-01") }
        #expect(throws: CommandError.self) { try shelf.entry(named: "nowhere") }
        try Data().write(to: data.backups(of: "bell").appendingPathComponent("bell-notes.sqlite"))
        try Data().write(to: data.backups(of: "bell").appendingPathComponent("bell-2026-03-08-0700xx.sqlite"))
        #expect(shelf.entries().count == 5)
    }
}
