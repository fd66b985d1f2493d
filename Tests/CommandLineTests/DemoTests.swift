import Foundation
import TestKit
import Testing

@Suite("nourish demo shows every app on sample data")
struct DemoTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    struct Report: Decodable {
        struct App: Decodable { let app: String; let added: Int }
        let folder: String
        let apps: [App]
    }

    @Test("it fills a new folder, shows the home screens, and the folder can be used at once")
    func fresh() throws {
        let shown = try box.run("nourish", ["demo", "samples"])
        #expect(shown.status == 0, "\(shown.errorText)")
        #expect(shown.errorText.isEmpty)
        #expect(shown.text.contains("$ recipebox list\n"))
        #expect(shown.text.contains("4-1/2 cups (540 g) flour, sifted"))
        #expect(try box.recipebox("list", "--data-dir", "samples").text.contains("Buttermilk pancakes"))
        #expect(shown.text.contains("$ tips home\n"))
        #expect(shown.text.contains("Cycle 3 · Week 2 · Day 4"))
        #expect(shown.text.contains("3/5 ok"))
        let home = try box.run("tips", ["home", "--data-dir", "samples"]).text
        #expect(home.contains("Mia Plan"))
        #expect(shown.text.contains("$ habit home\n"))
        #expect(shown.text.contains("“I am someone who sits down to eat, and enjoys it”"))
        #expect(shown.text.contains("Week 7, day 4"))
        #expect(shown.text.contains("[x] I drink a glass of water before breakfast"))
        #expect(
            try box.run("habit", ["check", "portion", "--data-dir", "samples"]).text.hasPrefix(
                "[x] I serve myself once"
            )
        )
        #expect(shown.text.contains("$ kidney today\n"))
        #expect(shown.text.contains("computed with CKD-EPI 2021"))
        let kidney = try box.run("kidney", ["lab", "list", "potassium", "--data-dir", "samples"]).text
        #expect(
            kidney.split(separator: "\n").count == 2 && kidney.contains("5.4 mmol/L") && kidney.contains("in range")
        )
        #expect(shown.text.contains("$ maricopa home\n"))
        #expect(shown.text.contains("36 markets") && shown.text.contains("Directions to Tempe Beach Park"))
        #expect(
            try box.run("maricopa", ["show", "park-encanto", "--data-dir", "samples"]).text.contains("Encanto Park")
        )
        let mode = try FileManager.default.attributesOfItem(atPath: box.folder.file("samples").path)[.posixPermissions]
        #expect(mode as? Int == 0o700)
    }

    @Test("it shows every app's screens in the language that was asked for")
    func spanish() throws {
        let (demo, language) = (["demo", "samples"], ["--language", "es"])
        for arguments in [language + demo, demo + language] {
            let shown = try box.run("nourish", arguments)
            #expect(shown.status == 0, "\(shown.errorText)")
            #expect(shown.text.contains("con CKD-EPI 2021") && !shown.text.contains("computed with"))
            #expect(!shown.text.contains("samples were added"))
            #expect(shown.text.contains("En lugar de Plátano crudo") && !shown.text.contains("Banana, raw"))
        }
        let medicines = try box.run("kidney", ["med", "list", "--data-dir", "samples"] + language).text
        #expect(medicines.contains("Atorvastatina") && !medicines.contains("Atorvastatin "))
    }

    @Test("a folder that has data keeps it: nothing is added, changed or lost")
    func again() throws {
        try box.recipebox("new", "My own soup", "--data-dir", "mine")
        try box.folder.write("a letter", to: "mine/letter.txt")
        let result = try box.run("nourish", ["demo", "mine", "--json"])
        let report = try JSONDecoder().decode(Report.self, from: result.output)
        #expect(report.apps.first { $0.app == "recipebox" }?.added == 0)
        #expect(report.apps.first { $0.app == "tips" }?.added ?? 0 > 50)
        #expect(report.apps.first { $0.app == "habit" }?.added ?? 0 > 50)
        #expect(report.apps.first { $0.app == "kidney" }?.added ?? 0 > 400)
        #expect(report.apps.first { $0.app == "maricopa" }?.added == 135)
        #expect(report.folder == box.folder.file("mine").path)
        #expect(try box.recipebox("list", "--data-dir", "mine").text.split(separator: "\n").count == 2)
        #expect(try String(contentsOf: box.folder.file("mine/letter.txt"), encoding: .utf8) == "a letter")
        let twice = try box.run("nourish", ["demo", "mine"])
        #expect(twice.status == 0)
        #expect(twice.text.contains("There is data already; nothing was added to it."))
    }

    @Test("a place that can't be a folder is refused")
    func refused() throws {
        try box.folder.write("a file", to: "file")
        #expect(try box.run("nourish", ["demo", "file"]).status == 73)
        #expect(try box.run("nourish", ["demo"]).status == 64)
        #expect(try box.run("nourish", []).status == 0)
    }

    @Test("make run ends with the address of the pages and, on a terminal, serves them; make serve serves at once")
    func make() throws {
        // The programs tell how they are called, because this is about the Makefile.
        let programs = [
            "swift": "case \"$*\" in *--show-bin-path) echo '\(box.folder.url.path)';; esac",
            "nourish": "echo \"nourish $*\"",
        ]
        for (name, script) in programs {
            try box.folder.write("#!/bin/sh\n\(script)\n", to: name)
            let file = box.folder.file(name).path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        var environment = box.environment
        environment["PATH"] = box.folder.url.path + ":" + (environment["PATH"] ?? "")
        let (filled, served) = ("nourish demo samples", "nourish serve --port 8081 --data-dir samples")
        let address = "make serve shows the pages at http://127.0.0.1:8081/"
        for (target, streams, wanted) in [
            ("run", .pipes, [filled, address]), ("run", .terminal, [filled, served]), ("serve", .pipes, [served]),
        ] as [(String, ChildProcess.Streams, [String])] {
            let made = try ChildProcess.run(
                URL(filePath: "/usr/bin/env"),
                ["make", "-o", "setup", target, "DEMO=samples", "PORT=8081"],
                environment: environment,
                folder: Corpus.package,
                streams: streams
            )
            #expect(made.exit == .status(0), "\(target): \(made.errorText)")
            #expect(made.text.split(whereSeparator: \.isNewline).map(String.init) == wanted, "\(target), \(streams)")
        }
    }
}
