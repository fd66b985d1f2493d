import Foundation
import TestKit
import Testing
import TimeKit

@testable import SecurityLog

@Suite("The log of security events")
struct SecurityLogTests {
    private let folder: TemporaryFolder
    private let clock: ManualClock
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        clock = try ManualClock("2026-03-08T07:30:00Z")
        file = folder.file("app-security.log")
    }

    private func log(_ options: SecurityLogOptions = SecurityLogOptions()) -> SecurityLog {
        SecurityLog(at: file, clock: clock.wallClock, options: options)
    }

    private func mode(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test("an event is on the disk when noting it returns, as one line of JSON, in a file of mode 0600")
    func line() throws {
        let log = log()
        log.note(SecurityEvent(.roleChanged, .done, subject: "bob", actor: "ann", place: "family"))
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text == #"{"actor":"ann","kind":"roleChanged","outcome":"done","place":"family","subject":"bob","#
                + #""time":"2026-03-08T07:30:00.000Z"}"# + "\n"
        )
        #expect(try mode(file) == 0o600)
    }

    @Test("a file that others may read is closed to them with the next event")
    func modeIsMended() throws {
        try folder.write("", to: "app-security.log")
        chmod(file.path, 0o644)
        log().note(SecurityEvent(.started, .done))
        #expect(try mode(file) == 0o600)
    }

    @Test("a link in the file's place is not followed")
    func link() throws {
        let other = try folder.write("kept\n", to: "other")
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
        log().note(SecurityEvent(.started, .done))
        #expect(try String(contentsOf: other, encoding: .utf8) == "kept\n")
    }

    @Test("entries are read back as they were noted, with the counts of repeats")
    func reading() throws {
        let log = log()
        let refusal = SecurityEvent(.rule, .refused, subject: "eve", source: "0a1b", place: "family/rooms/*")
        for _ in 0..<5 { log.note(refusal) }
        clock.advance(minutes: 31)
        log.settle()
        let read = try SecurityLogReading(last: 10, of: file)
        let start = try Instant(iso8601: "2026-03-08T07:30:00Z")
        #expect(read.entries == [SecurityLogEntry(refusal, at: start), SecurityLogEntry(refusal, at: start, count: 4)])
        #expect(read.unreadableLines == 0)
        #expect(try SecurityLogReading(last: 1, of: file).entries.map(\.count) == [4])
        #expect(try SecurityLogReading(last: 1, of: folder.file("none.log")).entries.isEmpty)
    }

    @Test("texts are cut to 128 bytes, at a whole character, and can begin no line of their own")
    func texts() throws {
        let log = log()
        log.note(SecurityEvent(.signIn, .refused, subject: "a\n{}\u{1B}[2J" + String(repeating: "é", count: 500)))
        let entries = try SecurityLogReading(last: 10, of: file).entries
        let subject = try #require(entries.first?.event.subject)
        #expect(entries.count == 1)
        #expect(subject.utf8.count == 128 || subject.utf8.count == 127)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.count(where: \.isNewline) == 1 && !text.contains("\u{1B}"))
    }

    @Test("half a line that a power cut left costs that line alone")
    func torn() throws {
        try folder.write(#"{"kind":"signIn","outc"#, to: "app-security.log")
        log().note(SecurityEvent(.started, .done))
        let read = try SecurityLogReading(last: 10, of: file)
        #expect(read.entries.map(\.event) == [SecurityEvent(.started, .done)])
        #expect(read.unreadableLines == 1)
    }

    @Test("a full file is put aside, no more files than set are kept, and reading goes through them in order")
    func rotation() throws {
        var options = SecurityLogOptions()
        options.fileBytes = 1_000
        options.keptFiles = 3
        options.mostPerKind = 1_000
        let log = log(options)
        for number in 0..<100 {
            log.note(SecurityEvent(.signIn, .refused, subject: "account-\(number)"))
            clock.advance(seconds: 1)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(names == ["app-security.log"] + (1...3).map { "app-security.log.\($0)" })
        for name in names {
            let size = try folder.file(name).resourceValues(forKeys: [.fileSizeKey]).fileSize
            #expect(try #require(size) < 1_200)
            #expect(try mode(folder.file(name)) == 0o600)
        }
        let read = try SecurityLogReading(last: 1_000, of: file).entries
        #expect(read.count > 15)
        #expect(read.map(\.event.subject) == (100 - read.count..<100).map { "account-\($0)" })
    }

    @Test("entries go when they are too old, though there is room")
    func age() throws {
        var options = SecurityLogOptions()
        options.keptDays = 60
        let log = log(options)
        for day in 0..<200 {
            log.note(SecurityEvent(.backup, .done, subject: "day-\(day)"))
            clock.advance(hours: 24)
        }
        let read = try SecurityLogReading(last: 1_000, of: file).entries
        #expect(read.last?.event.subject == "day-199")
        // The log covers 60 days and up to two more files of ten days.
        #expect((60...80).contains(read.count))
    }

    @Test("a flood of different refusals is bounded, and doesn't push out what was noted before")
    func flood() throws {
        let log = log()
        log.note(SecurityEvent(.keysChanged, .done, subject: "old-key"))
        for _ in 0..<48 {
            for number in 0..<2_000 { log.note(SecurityEvent(.limit, .refused, source: "\(number)")) }
            clock.advance(minutes: 30)
        }
        log.flush()
        let read = try SecurityLogReading(last: 100_000, of: file).entries
        #expect(read.first?.event.subject == "old-key")
        #expect(read.filter { $0.event.kind == .limit }.reduce(0) { $0 + $1.count } == 96_000)
        #expect(read.count <= 1 + 48 * 22)
    }

    @Test("the reason for not writing is told once, and the entries are written as soon as it works")
    func trouble() throws {
        let reasons = Reasons()
        let place = folder.file("later")
        let log = SecurityLog(
            at: place.appendingPathComponent("a.log"),
            clock: clock.wallClock,
            onTrouble: { reasons.add($0) }
        )
        log.note(SecurityEvent(.started, .done))
        log.note(SecurityEvent(.backup, .done))
        #expect(reasons.all.count == 1)
        #expect(reasons.all.first?.contains("a.log") == true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        log.settle()
        // After a full disk, writing isn't retried for each event.
        #expect(try SecurityLogReading(last: 10, of: place.appendingPathComponent("a.log")).entries.isEmpty)
        clock.advance(seconds: 30)
        log.settle()
        let read = try SecurityLogReading(last: 10, of: place.appendingPathComponent("a.log"))
        #expect(read.entries.map(\.event.kind) == [.started, .backup])
    }

    @Test("the entries wait if a full file can't be put aside, instead of trying without end, and the reason is told")
    func stuckRotation() throws {
        var options = SecurityLogOptions()
        options.fileBytes = 100
        options.keptFiles = 1
        let reasons = Reasons()
        let log = SecurityLog(at: file, clock: clock.wallClock, options: options, onTrouble: { reasons.add($0) })
        log.note(SecurityEvent(.started, .done, subject: String(repeating: "x", count: 100)))
        let inTheWay = folder.file("app-security.log.1")
        try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: false)
        try Data().write(to: inTheWay.appendingPathComponent("kept"))
        log.note(SecurityEvent(.backup, .done))
        #expect(reasons.all.count == 1)
        #expect(reasons.all.first?.contains("app-security.log.1") == true)
        try FileManager.default.removeItem(at: inTheWay)
        clock.advance(seconds: 30)
        log.settle()
        let read = try SecurityLogReading(last: 10, of: file)
        #expect(read.entries.map(\.event.kind) == [.started, .backup])
    }

    @Test("a log that keeps more files than usual is read whole")
    func manyFiles() throws {
        var options = SecurityLogOptions()
        options.fileBytes = 100
        options.keptFiles = 40
        options.mostPerKind = 1_000
        let log = log(options)
        for number in 0..<60 { log.note(SecurityEvent(.signIn, .refused, subject: "account-\(number)")) }
        #expect(FileManager.default.fileExists(atPath: file.path + ".20"))
        let read = try SecurityLogReading(last: 1_000, of: file).entries
        #expect(read.map(\.event.subject) == (0..<60).map { "account-\($0)" })
    }

    @Test("two writers share a file, through its changes of file, and lose nothing")
    func twoWriters() async throws {
        var options = SecurityLogOptions()
        options.fileBytes = 4_000
        options.keptFiles = 100
        options.mostPerKind = 1_000
        let logs = [log(options), log(options)]
        await withTaskGroup(of: Void.self) { group in
            for (writer, log) in logs.enumerated() {
                group.addTask {
                    for number in 0..<200 {
                        log.note(SecurityEvent(.signIn, .refused, subject: "\(writer)-\(number)"))
                    }
                }
            }
        }
        var subjects: Set<String> = []
        for number in 0...100 {
            guard let text = try? Data(contentsOf: URL(fileURLWithPath: file.path + (number == 0 ? "" : ".\(number)")))
            else { continue }
            let read = SecurityLogReading.entries(in: text)
            #expect(read.unreadable == 0)
            subjects.formUnion(read.entries.compactMap(\.event.subject))
        }
        #expect(subjects.count == 400)
    }

    private final class Reasons: @unchecked Sendable {
        private let lock = NSLock()
        private var reasons: [String] = []
        func add(_ reason: String) { lock.withLock { reasons.append(reason) } }
        var all: [String] { lock.withLock { reasons } }
    }
}
