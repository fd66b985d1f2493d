import Foundation
import TestKit
import Testing

@Suite("doctor finds what is wrong and says what to mend")
struct DoctorTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    struct Report: Decodable {
        struct Finding: Decodable { let subject, state, finding: String; let remedy: String? }
        let healthy: Bool
        let findings: [Finding]

        func state(_ subject: String) -> String? { findings.first { $0.subject == subject }?.state }
    }

    var store: URL { box.folder.file(".local/share/nourish/recipebox.sqlite") }

    @Test("a box that was never used, one in use and one with a backup are healthy")
    func healthy() throws {
        #expect(try box.json(Report.self, "doctor").healthy)
        try box.addPancakes()
        let used = try box.json(Report.self, "doctor")
        #expect(used.healthy)
        #expect(used.state("store") == "ok")
        #expect(used.state("backups") == "warning")
        try box.recipebox("backup")
        #expect(try box.json(Report.self, "doctor").state("backups") == "ok")
    }

    @Test("an old backup is a warning, by the clock that is passed in")
    func oldBackup() throws {
        try box.addPancakes()
        try box.recipebox("backup", "--now", "2026-01-01T12:00:00Z")
        let week = try box.json(Report.self, "doctor", "--now", "2026-01-08T12:00:00Z")
        #expect(week.state("backups") == "ok")
        let later = try box.json(Report.self, "doctor", "--now", "2026-01-09T12:00:00Z")
        #expect(later.state("backups") == "warning")
        #expect(later.healthy)
    }

    @Test("a folder open to others is a warning with the command that closes it")
    func openFolder() throws {
        try box.addPancakes()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: store.deletingLastPathComponent().path
        )
        let report = try box.json(Report.self, "doctor")
        #expect(report.state("folder") == "warning")
        #expect(report.findings.first { $0.subject == "folder" }?.remedy?.hasPrefix("chmod 700 ") == true)
    }

    @Test("a damaged, a foreign and a broken file are problems with exit 1, and stay as they are")
    func damaged() throws {
        try box.addPancakes()
        var bytes = try Data(contentsOf: store)
        for index in 5000..<bytes.count { bytes[index] = 0xAA }
        for damage in [bytes, Data("this is a text".utf8), Data(bytes.prefix(3000))] {
            for suffix in ["-wal", "-shm", "-verified"] {
                try? FileManager.default.removeItem(at: URL(fileURLWithPath: store.path + suffix))
            }
            try damage.write(to: store)
            let result = try box.recipebox("doctor")
            #expect(result.status == 1)
            #expect(result.text.contains("broken  store"))
            #expect(result.text.contains("→ restore a backup"))
            #expect(try box.recipebox("list").status == 65)
            #expect(try Data(contentsOf: store) == damage)
        }
    }
}
