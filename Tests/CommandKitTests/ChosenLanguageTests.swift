import ArgumentParser
import CommandKit
import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

/// An app with a daily reminder at 08:00 in the language of the person.
private enum Chime: CommandApp {
    static var definition: AppDefinition {
        var app = AppDefinition(name: "chime", version: "1.0.0", schemas: [])
        app.reminders = { session in
            let eight = LocalDateTime(try LocalDate(iso8601: "2026-03-01"), try LocalTime(hour: 8, minute: 0))
            let candidate = NotificationCandidate(
                series: NotificationSeries(app: "chime", category: "morning", name: "daily"),
                title: Language.current.name,
                body: "",
                link: DeepLink(scheme: "chime", ["home"]),
                timing: .recurring(.daily(from: eight))
            )
            return Reminders([candidate], preferences: NotificationPreferences(zone: session.context.clock.zone()))
        }
        return app
    }
}

private struct ChimeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chime",
        subcommands: [LanguageCommand<Chime>.self, TickCommand<Chime>.self, BackupCommand<Chime>.self]
    )
}

@Suite("A person chooses the language of an app on a device")
struct ChosenLanguageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs `chime` on a device whose locale has no language, as cron's has none.
    private func run(
        _ arguments: [String],
        on device: String = "data",
        variables: [String: String] = ["LANG": "C"],
        at now: String = "2026-03-08T07:00:00-07:00"
    ) async throws -> RecordingTerminal {
        let terminal = RecordingTerminal()
        let home = ["HOME": folder.url.path, "NOURISH_HOME": folder.file(device).path]
        let environment = try CommandEnvironment.test(
            terminal,
            variables: variables.merging(home) { $1 },
            now: now
        )
        let program = CommandLineProgram(ChimeCommand.self)
        let status = await CommandEnvironment.$current.withValue(environment) { await program.run(arguments) }
        terminal.terminal.note("status \(status.rawValue)")
        return terminal
    }

    private static let english = "There are no backups yet — run “chime backup” to make one.\n"
    private static let spanish = "Todavía no hay copias de seguridad — ejecute “chime backup” para hacer una.\n"

    @Test(
        "the option goes first, then NOURISH_LANGUAGE, then the choice, then the locale",
        arguments: [
            (nil, [:], [], "en"), (nil, ["LANG": "es_MX.UTF-8"], [], "es"), ("es", ["LANG": "C"], [], "es"),
            ("en", ["LC_ALL": "es_MX.UTF-8", "LANG": "es_MX.UTF-8"], [], "en"),
            ("es", ["NOURISH_LANGUAGE": "en"], [], "en"),
            ("en", ["NOURISH_LANGUAGE": "es", "LANG": "C"], [], "es"), ("es", ["NOURISH_LANGUAGE": ""], [], "es"),
            ("es", ["LANG": "C"], ["--language", "en"], "en"),
            ("en", ["NOURISH_LANGUAGE": "en"], ["--language=es"], "es"),
        ] as [(String?, [String: String], [String], String)]
    )
    func precedence(_ choice: String?, _ variables: [String: String], _ options: [String], _ language: String)
        async throws
    {
        if let choice { _ = try await run(["language", choice]) }
        let answer = try await run(["backup", "--list"] + options, variables: variables)
        #expect(answer.output == (language == "es" ? Self.spanish : Self.english), "\(answer.error)")
    }

    @Test("the choice is shown in its own language, and “automatic” forgets it")
    func shown() async throws {
        #expect(
            try await run(["language"]).output
                == "Chosen for this device: automatic\nLanguage of the answers: English\n"
        )
        let spanish = "Elegido para este dispositivo: Español\nIdioma de las respuestas: Español\n"
        #expect(try await run(["language", "es-MX"]).output == spanish)
        #expect(try await run(["language"]).output == spanish)
        let document = try await run(["language", "--json"]).output.filter { !$0.isWhitespace }
        #expect(document == #"{"chosen":"es","language":"es"}"#)
        let named = try await run(["language", "--json"], variables: ["NOURISH_LANGUAGE": "en"]).output
        #expect(named.filter { !$0.isWhitespace } == #"{"chosen":"es","language":"en"}"#)
        #expect(try await run(["language", "automatic"]).output.hasPrefix("Chosen for this device: automatic\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data").path).isEmpty)
    }

    @Test(
        "an unknown language is refused with those there are, and nothing changes",
        arguments: ["fr", "", "en-XA", "español"]
    )
    func unknown(_ language: String) async throws {
        let first = try await run(["language", language])
        let error =
            "error: there are no texts in “\(language)” — choose en (English), es (Español) or automatic\nstatus 64\n"
        #expect(first.output.isEmpty && first.error == error)
        #expect(!FileManager.default.fileExists(atPath: folder.file("data").path))
        _ = try await run(["language", "es"])
        #expect(
            try await run(["language", language]).error.hasPrefix(
                "error: no hay textos en “\(language)” — elija en (English), "
            )
        )
        #expect(try await run(["backup", "--list"]).output == Self.spanish)
    }

    @Test("a notice that cron tells is in the chosen language, also one that was planned in another")
    func tick() async throws {
        #expect(try await run(["tick"]).output == "Nothing was due.\n")
        _ = try await run(["language", "es"])
        let due = try await run(["tick"], at: "2026-03-08T08:00:00-07:00")
        #expect(due.output == "se envió el aviso “Español”\n")
        _ = try await run(["language", "automatic"])
        let next = try await run(["tick"], at: "2026-03-09T08:00:00-07:00")
        #expect(next.output.hasSuffix("\nsent the notice “English”\n"))
    }

    @Test("a choice is of one device, and of no backup")
    func devices() async throws {
        _ = try await run(["language", "es"], on: "ana")
        let copy = folder.file("copy.sqlite").path
        #expect(try await run(["backup", copy], on: "ana").output == "Copia de seguridad guardada en \(copy)\n")
        #expect(try await run(["backup", "--list"], on: "luis").output == Self.english)
        #expect(try await run(["backup", "--list"], on: "ana").output == Self.spanish)
    }

    @Test(
        "a choice that this version has no texts for is none, and no command fails",
        arguments: ["fr\n", "", "\u{0}"]
    )
    func later(_ content: String) async throws {
        _ = try await run(["language", "es"])
        try Data(content.utf8).write(to: folder.file("data").appendingPathComponent("chime.language"))
        #expect(try await run(["backup", "--list"]).output == Self.english)
    }

    @Test("texts that are read later are made in the chosen language, whoever asks")
    func lasting() async throws {
        _ = try await run(["language", "es"])
        let terminal = RecordingTerminal()
        let variables = ["HOME": folder.url.path, "NOURISH_HOME": folder.file("data").path]
        let environment = try CommandEnvironment.test(terminal, variables: variables)
        try CommandEnvironment.$current.withValue(environment) {
            let session = try GlobalOptions.parse([]).session(of: Chime.definition)
            #expect(session.inChosenLanguage { Language.current } == .spanish)
            #expect(Language.current == .english)
        }
    }
}
