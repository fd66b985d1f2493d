import Foundation
import TestKit
import Testing

@Suite("A command answers in the language of the person who typed it")
struct LanguageTests {
    private static let english = "There are no backups yet — run “recipebox backup” to make one.\n"
    private static let spanish = "Todavía no hay copias de seguridad — ejecute “recipebox backup” para hacer una.\n"

    private func backups(_ options: [String] = [], _ variables: [String: String] = [:]) throws -> CommandResult {
        var box = try ProgramHome()
        for (name, value) in variables { box.environment[name] = value }
        return try box.run("recipebox", ["backup", "--list"] + options)
    }

    @Test(
        "without a word about it, and for a locale without texts, it is English",
        arguments: [
            [:], ["LANG": "C"], ["LANG": "fr_FR.UTF-8"], ["LANG": ""], ["LC_ALL": "POSIX", "LANG": "es_MX.UTF-8"],
            ["NOURISH_LANGUAGE": "en", "LC_ALL": "es_MX.UTF-8"], ["LC_MESSAGES": "C.UTF-8", "LANG": "es_US.UTF-8"],
        ] as [[String: String]]
    )
    func english(_ variables: [String: String]) throws {
        #expect(try backups([], variables).text == Self.english)
    }

    @Test(
        "the first variable that is set decides",
        arguments: [
            ["LANG": "es_MX.UTF-8"], ["LANG": "es"], ["LC_MESSAGES": "es_US", "LANG": "en_US.UTF-8"],
            ["LC_ALL": "es_US.UTF-8", "LC_MESSAGES": "C", "LANG": "C"], ["LC_ALL": "", "LANG": "es_MX.UTF-8"],
            ["NOURISH_LANGUAGE": "es", "LC_ALL": "en_US.UTF-8"],
        ]
    )
    func spanish(_ variables: [String: String]) throws {
        #expect(try backups([], variables).text == Self.spanish)
    }

    @Test("the option overrides the variables, before the subcommand and behind it")
    func option() throws {
        #expect(try backups(["--language", "es"]).text == Self.spanish)
        #expect(try backups(["--language=es-MX"]).text == Self.spanish)
        #expect(try backups(["--language", "en"], ["LANG": "es_MX.UTF-8"]).text == Self.english)
        let box = try ProgramHome()
        #expect(try box.run("recipebox", "--language", "es", "backup", "--list").text == Self.spanish)
        #expect(try box.run("recipebox", "--language=es", "--json", "backup", "--list").text == "[]\n")
    }

    @Test(
        "a global option before or behind a command of subcommands is taken, and its help page is in the language",
        arguments: [
            ("kidney", "photo"), ("maricopa", "photo"), ("recipebox", "photo"), ("maricopa", "account"),
            ("kidney", "calendar"), ("maricopa", "calendar"), ("tips", "calendar"),
        ]
    )
    func groups(app: String, group: String) throws {
        let box = try ProgramHome()
        let asked = try box.run(app, group, "--help", "--language", "es")
        for words in [["--language", "es", group], [group, "--language", "es"], ["--language=es", group, "--json"]] {
            let shown = try box.run(app, words)
            #expect(shown.status == 0 && shown.text == asked.text, "\(words): \(shown.errorText)")
        }
    }

    @Test("the chosen language goes before the locale, in each app by its own choice, and a folder has its own")
    func chosen() throws {
        let apps = ["recipebox", "tips", "habit", "kidney", "maricopa"]
        let box = try ProgramHome()
        func chosen(_ app: String, _ options: String...) throws -> String {
            try box.run(app, ["language", "--json"] + options).text.filter { !$0.isWhitespace }
        }
        for (index, app) in apps.enumerated() {
            for other in apps[index...] { #expect(try chosen(other) == #"{"chosen":null,"language":"en"}"#) }
            #expect(try box.run(app, "language", "es").status == 0)
            #expect(try chosen(app) == #"{"chosen":"es","language":"es"}"#)
            #expect(try chosen(app, "--data-dir", "other") == #"{"chosen":null,"language":"en"}"#)
        }
        #expect(try box.recipebox("backup", "--list").text == Self.spanish)
        #expect(try box.recipebox("backup", "--list", "--language", "en").text == Self.english)
        #expect(try box.run("recipebox", "--data-dir", "other", "backup", "--list").text == Self.english)
        #expect(try box.recipebox("shwo").errorText.hasPrefix("error: recipebox no tiene el comando “shwo”"))
    }

    @Test("the terms are read in the chosen language before they are accepted")
    func terms() throws {
        let home = try KidneyBox(.new)
        try home.done("language", "es")
        #expect(try home.run(["today"]).errorText.contains("kidney accept-terms"))
        #expect(try home.run(["accept-terms"]).text.hasPrefix("Términos de uso"))
    }

    #if os(Linux)
        @Test("the service gets the locale or the language of the command line, and reads the choice itself")
        func service() throws {
            var box = try ProgramHome()
            try box.folder.write("#!/bin/sh\n", to: "bin/systemctl")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: box.folder.file("bin/systemctl").path
            )
            box.environment["PATH"] = box.folder.file("bin").path + ":" + (box.environment["PATH"] ?? "")
            func variables(_ options: String...) throws -> [String] {
                let installed = try box.run("recipebox", ["agent", "install"] + options)
                try #require(installed.status == 0, "\(installed.errorText)")
                let unit = box.folder.file(".config/systemd/user/nourish-recipebox.service")
                return try String(contentsOf: unit, encoding: .utf8).split(separator: "\n").map(String.init)
                    .filter { $0.hasPrefix("Environment=") && !$0.contains("NOURISH_HOME") }
            }
            #expect(try variables() == [])
            #expect(try variables("--language", "es").contains { $0.contains("NOURISH_LANGUAGE=es") })
            try box.recipebox("language", "es")
            #expect(try variables() == [])
            #expect(try variables("--language", "en").contains { $0.contains("NOURISH_LANGUAGE=en") })
            box.environment["LANG"] = "es_MX.UTF-8"
            let locale = try variables()
            #expect(locale.count == 1 && locale[0].contains("LANG=es_MX.UTF-8"))
        }
    #endif

    @Test("an undo that a redo took back says so in the history, in another word than its own")
    func history() throws {
        let box = try ProgramHome()
        try box.addPancakes()
        try box.recipebox("step", "delete", "Pancakes", "1")
        try box.recipebox("undo")
        try box.recipebox("redo")
        #expect(try box.recipebox("history", "Pancakes").text.contains("taken back: step 1 deleted  (done again)"))
        let spanish = try box.recipebox("history", "Pancakes", "--language", "es").text
        #expect(spanish.contains("deshecho: paso 1 eliminado  (hecho de nuevo)"), "\(spanish)")
    }

    @Test("the columns of the statistics have their heads in Spanish")
    func columns() throws {
        let text = try HabitBox(.weekTwo).done("stats", "--language", "es", at: "2026-03-09T21:00")
        #expect(text.contains("observar  despacio") && !text.contains("observation"))
    }

    @Test("an unknown language is a wrong command line, and the message lists those there are")
    func unknown() throws {
        let result = try backups(["--language", "fr"])
        #expect(result.status == 64 && result.isOneError)
        #expect(
            result.errorText == "error: --language: there are no texts in “fr” — choose en (English) or es (Español)\n"
        )
        let missing = try backups(["--language"])
        #expect(missing.status == 64 && missing.isOneError)
    }

    @Test(
        "a command line that can't be read is refused in the language",
        arguments: [
            (["shwo"], "error: recipebox no tiene el comando “shwo” — ¿quiso decir “show”? Vea “recipebox --help”\n"),
            (["restore"], "error: falta el argumento “<copia>” — vea “recipebox restore --help”\n"),
            (["undo", "twice"], "error: no se esperaba el argumento “twice” — vea “recipebox undo --help”\n"),
            (
                ["undo", "--now", "soon"],
                "error: --now: “soon” no es un instante — escríbalo como 2026-03-08T07:30:00Z o"
            ),
        ]
    )
    func refusals(_ arguments: [String], _ line: String) throws {
        let result = try ProgramHome().run("recipebox", ["--language", "es"] + arguments)
        #expect(result.status == 64 && result.isOneError, "\(result.errorText)")
        #expect(result.errorText.hasPrefix(line), "\(result.errorText)")
    }

    @Test("the names of values, and the values to choose from, are in the language")
    func values() throws {
        let result = try ProgramHome().run("kidney", ["targets", "nada", "--language", "es"])
        #expect(result.status == 64 && result.isOneError, "\(result.errorText)")
        #expect(result.errorText.contains("“potasio”") && !result.errorText.contains("fibre"), "\(result.errorText)")
        for arguments in [
            ["eat", "manzana", "1", "--meal", "comida"], ["substitute", "manzana", "--lowering", "fósforo"],
        ] {
            let read = try ProgramHome().run("kidney", arguments + ["--language", "es"])
            #expect(!read.errorText.contains("--"), "\(read.errorText)")
        }
    }

    @Test(
        "a question is answered in its language, with an accent or without",
        arguments: ["s\n", "sí\n", "si\n", "y\n"]
    )
    func question(_ answer: String) throws {
        var box = try ProgramHome()
        try box.addPancakes()
        box.environment["NO_COLOR"] = "1"
        let child = try box.start("recipebox", ["delete", "Pancakes", "--language", "es"], streams: .terminal)
        _ = try child.waitForText("[s/N] ")
        child.send(answer)
        #expect(try child.wait() == .status(0))
        #expect(try box.recipebox("show", "Pancakes").status == 66)
    }
}
