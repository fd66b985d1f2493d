import Foundation
import ServedRooms
import TestKit
import Testing

@Suite("Attacks on a room by way of a device's program", .timeLimit(.minutes(5)))
struct DeviceRoomAttackTests {
    private let home: ProgramHome

    /// Creates a room with an admin (Ann), a logger (Bob) and a medicine.
    init() throws {
        home = try ProgramHome()
        for words in [
            ["setup", "--patient", "Mia", "--start", "2026-01-05", "--challenge", "2026-03-30", "--me", "Ann"],
            ["item", "add", "--category", "medicine", "--name", "Cetirizine", "--dose", "5 mL"],
            ["room", "add", "Bob", "--role", "logger"],
        ] { _ = try done(words) }
    }

    private func tips(_ words: [String]) throws -> CommandResult {
        try home.run("tips", words + ["--now", "2026-01-06T10:00:00-07:00", "--time-zone", "America/Phoenix"])
    }

    private func done(_ words: [String]) throws -> String {
        let result = try tips(words)
        try #require(result.exit == .status(0), "\(words): \(result.errorText)")
        return result.text
    }

    static let steps = [
        ["item", "add", "--category", "treatment", "--name", "Milk", "--dose", "1 g"],
        ["item", "edit", "Cetirizine", "--dose", "9 mL"], ["item", "delete", "Cetirizine", "--yes"],
        ["cycle", "edit", "--challenge", "2026-04-15"],
        ["cycle", "new", "--start", "2026-04-01", "--challenge", "2026-06-01", "--doses-follow"],
        ["room", "add", "Eve", "--role", "admin"], ["room", "role", "Bob", "admin"],
        ["room", "revoke", "Ann", "--yes"], ["room", "code", "--rotate"], ["room", "zone", "America/Denver"],
        ["unit", "add", "cup"], ["hold", "add", "2026-01-08", "--reason", "ill"],
        ["supply", "set", "Cetirizine", "10 mL"], ["import", "room.json"],
    ]

    @Test("a logger is refused each step of an admin and changes nothing, and logs a dose as ever")
    func logger() throws {
        try home.folder.write(done(["export", "--format", "json"]), to: "room.json")
        _ = try done(["as", "Bob"])
        let before = try done(["export", "--format", "json"])
        for words in Self.steps {
            let refused = try tips(words)
            #expect(refused.exit == .status(77) && refused.isOneError, "\(words): \(refused.errorText)")
            #expect(refused.errorText.contains("Bob is a logger"), "\(words): \(refused.errorText)")
        }
        #expect(try done(["export", "--format", "json"]) == before)
        #expect(try done(["log", "Cetirizine"]).contains("by Bob"))
        _ = try done(["as", "Ann"])
        _ = try done(Self.steps[1])
    }

    /// Changes that make a valid room file hostile, with their names.
    static let changes: [(name: String, change: @Sendable (String) -> String)] = [
        ("cut in the middle", { String($0.prefix($0.count / 2)) }),
        ("of another format", { $0.replacing("nourish-tips-room", with: "other-room") }),
        ("of a later version", { $0.replacing(#""version":1"#, with: #""version":999"#) }),
        ("nested without a bottom", { _ in String(repeating: "[", count: 200_000) }),
        ("with a clock of the year 10889", { $0.replacing(/"clock":"[0-9a-f]{12}/, with: "\"clock\":\"ffffffffffff") }),
        ("with a clock that is none", { $0.replacing(/"clock":"[^"]*"/, with: #""clock":"../../x""#) }),
        ("with a role that is none", { $0.replacing(#""value":"logger""#, with: #""value":"owner""#) }),
        ("with texts for lists", { $0.replacing(/"registers":\[/, with: #""registers":"x","more":["#) }),
        (
            "of megabytes of one name",
            { $0.replacing(#""Cetirizine""#, with: "\"" + String(repeating: "x", count: 9 << 20) + "\"") }
        ),
        ("with a day that is none", { $0.replacing("2026-03-30", with: "2026-99-99") }),
    ]

    @Test("a room file that is broken, of another kind or out of bounds is refused as a whole")
    func roomFile() throws {
        _ = try done(["log", "Cetirizine"])
        let good = try done(["export", "--format", "json"])
        try home.folder.write(good, to: "good.json")
        _ = try done(["item", "edit", "Cetirizine", "--dose", "7 mL"])
        let before = try done(["export", "--format", "json"])
        for (name, change) in Self.changes {
            let bad = change(good)
            try #require(bad != good, "\(name)")
            try home.folder.write(bad, to: "bad.json")
            let refused = try tips(["import", "bad.json"])
            let isRefused = refused.exit == .status(65) && refused.isOneError
            #expect(isRefused, "\(name): \(refused.exit) \(refused.text) \(refused.errorText)")
            #expect(try done(["export", "--format", "json"]) == before, "\(name)")
        }
        _ = try done(["import", "good.json"])
    }

    @Test("an archive with a tick at the end of 64 bits is refused, and no instant of a store ends a program")
    func extremeInstants() throws {
        _ = try done(["log", "Cetirizine"])
        _ = try done(["archive", "export", "all.jsonl"])
        let text = try String(contentsOf: home.folder.file("all.jsonl"), encoding: .utf8)
        let mark = #""recorded_at":"#
        let place = try #require(text.range(of: mark), "\(text.prefix(3_000))")
        let number = text[place.upperBound...].prefix { $0.isNumber }
        for (extreme, status) in [("9223372036854775807", 65), ("-9223372036854775808", 65), ("253402300799999", 0)] {
            try home.folder.write(text.replacing(String(number), with: extreme), to: "hostile.jsonl")
            let folder = "new\(status)\(extreme.prefix(2))"
            let result = try tips(["archive", "import", "hostile.jsonl", "--data-dir", folder])
            #expect(result.exit == .status(Int32(status)), "\(extreme): \(result.exit) \(result.errorText)")
            if status == 65 {
                #expect(result.errorText.contains("lies outside of the years 1900 to 9999"), "\(result.errorText)")
            }
            let history = try tips(["history", "--data-dir", folder])
            if case .status = history.exit {} else { Issue.record("\(extreme): \(history.exit)") }
        }
    }

    @Test("a device that an admin put under another's name is seen after the removal, and shut out")
    func plantedDevice() async throws {
        let now = ["--now", "2026-01-06T17:00:00Z"]
        let server = try RuledServer(now)
        _ = try done(["sync", "setup", "--remote", "http://127.0.0.1:\(server.roomd.port)/?ns=family"])
        let eve = try await server.signUp()
        let room = try #require(try done(["sync", "status", "--json"]).firstMatch(of: /"room"\s*:\s*"([^"]+)"/)).1
        let bob = try #require(
            try done(["room", "--json"]).firstMatch(of: /member\\?\/([0-9a-f-]+)\\?\/make-admin/)
        ).1
        let token = try server.roomd.run("users", "admin-token", now[0], now[1]).text.dropLast()
        let planted = try await server.ask(
            "PUT /rooms/\(room)/members/\(eve.uid).json",
            ["Authorization: Bearer \(token)"],
            body: #"{"member": "\#(bob)", "role": "admin"}"#
        )
        #expect(planted.status == 200, "\(planted.text)")
        #expect(try await server.ask("GET /rooms/\(room).json", as: eve).status == 200)
        _ = try done(["sync", "run"])
        let listed = try done(["room", "members"])
        #expect(listed.contains(eve.uid) && listed.contains("without a code"), "\(listed)")
        #expect(try done(["room", "end-device", eve.uid, "--yes"]).contains("Shut out"))
        #expect(try await server.ask("GET /rooms/\(room).json", as: eve).status == 401)
        #expect(try !done(["room", "members"]).contains(eve.uid))
    }

    @Test("members whose names look alike are told apart by the start of their ids, and no name widens the table")
    func lookAlikes() throws {
        _ = try done(["room", "add", "B\u{43E}b", "--role", "logger"])
        let lines = try done(["room", "members"]).split(separator: "\n")
        let alike = lines.filter { $0.contains("Bob (") || $0.contains("B\u{43E}b (") }
        #expect(alike.count == 2 && Set(alike.map { $0.split(separator: "(")[1] }).count == 2, "\(lines)")
        #expect(lines.allSatisfy { $0.count < 300 })
    }

    @Test("the file of another family's room is refused and brings nothing")
    func foreignRoom() throws {
        let other = try Self()
        try home.folder.write(other.done(["export", "--format", "json"]), to: "other.json")
        let before = try done(["export", "--format", "json"])
        let refused = try tips(["import", "other.json"])
        #expect(refused.exit != .status(0) && refused.isOneError, "\(refused.exit) \(refused.errorText)")
        #expect(try done(["export", "--format", "json"]) == before)
    }
}
