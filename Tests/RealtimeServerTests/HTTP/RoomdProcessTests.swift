import Foundation
import JSONKit
import ServedRooms
import TestKit
import Testing

@Suite("roomd serve", .serialized, .timeLimit(.minutes(10)))
struct RoomdProcessTests {
    @Test("it tells its address, answers, and ends with 0 on SIGTERM and Ctrl-C", arguments: [SIGTERM, SIGINT])
    func ends(signal: Int32) async throws {
        let folder = try TemporaryFolder()
        let roomd = try Roomd(in: folder.url)
        #expect(try await roomd.connect().ask("PUT /a.json?ns=x", body: "1").status == 200)
        let listener = try roomd.connect()
        _ = try await listener.listen("/a.json?ns=x")
        #expect(try await listener.event() != nil)
        #expect(try roomd.stop(signal) == .status(0))
        #expect(try await listener.event() == nil)
        let again = try Roomd(in: folder.url)
        #expect(try await again.connect().ask("GET /a.json?ns=x").text == "1")
        #expect(try again.stop() == .status(0))
    }

    @Test("with --json it prints one object, and what is wrong ends it with a status that says so")
    func refusals() async throws {
        let folder = try TemporaryFolder()
        let roomd = try Executable.named("roomd")
        let child = try ChildProcess(
            roomd,
            ["serve", "--emulator", "--port", "0", "--json", "--data-dir", folder.url.path]
        )
        let address = try JSONValue.parse(try child.waitForText("}")).object?["address"]?.string
        let port = try #require(address?.split(separator: ":").last.flatMap { Int($0) })
        for (arguments, status) in [
            (["--port", "\(port)"], 69), (["--port", "70000"], 65), (["--host", "0.0.0.0", "--port", "0"], 65),
            (["--database", "a/b"], 64),
        ] as [([String], Int32)] {
            let other = try TemporaryFolder()
            let result = try ChildProcess.run(
                roomd,
                ["serve", "--emulator", "--data-dir", other.url.path] + arguments
            )
            #expect(result.exit == .status(status), "\(arguments): \(result.errorText)")
            #expect(result.text.isEmpty && result.errorText.contains(" — "), "\(result.errorText)")
        }
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }

    @Test("an emulator's accounts are made and used as Google's are, without a signature")
    func accounts() async throws {
        let folder = try TemporaryFolder()
        let roomd = try Roomd(in: folder.url)
        let connection = try roomd.connect()
        let made = try await connection.ask(
            "POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=x",
            ["Content-Type: application/json"],
            body: #"{"returnSecureToken":true}"#
        )
        let account = try #require(try JSONValue.parse(made.body).object, "\(made.text)")
        let token = try #require(account["idToken"]?.string)
        let uid = try #require(account["localId"]?.string)
        let rules = #"{"rules": {"users": {"$u": {".write": "auth.uid == $u", ".read": "auth.uid == $u"}}}}"#
        let owner = "Authorization: Bearer owner"
        #expect(try await connection.ask("PUT /.settings/rules.json?ns=x", [owner], body: rules).status == 200)
        #expect(try await connection.ask("PUT /users/\(uid).json?ns=x&auth=\(token)", body: "1").status == 200)
        #expect(try await connection.ask("PUT /users/other.json?ns=x&auth=\(token)", body: "1").status == 401)
        #expect(try roomd.stop() == .status(0))
    }

    @Test("the log names no place, no token, no address and no value")
    func logs() async throws {
        let folder = try TemporaryFolder()
        let roomd = try Roomd(in: folder.url, ["--emulator", "--verbose"])
        let connection = try roomd.connect()
        let bearer = "Authorization: Bearer quince"
        #expect(
            try await connection.ask("PUT /rooms/apricot/logs.json?ns=fig", [bearer], body: #""plum""#).status == 200
        )
        #expect(try await connection.ask("GET /rooms/apricot.json?ns=fig&auth=medlar").status == 401)
        #expect(try await connection.ask("GET /Damson.json?ns=fig", ["X-Forwarded-For: 203.0.113.9"]).status == 200)
        #expect(try roomd.stop() == .status(0))
        let log = String(decoding: roomd.child.errors, as: UTF8.self)
        #expect(log.contains("place=/rooms/* status=200") && log.contains("status=401") && log.contains("stopped"))
        for word in ["quince", "apricot", "plum", "medlar", "Damson", "fig", "127.0.0.1", "203.0.113.9", "logs"] {
            #expect(!log.contains(word), "\(word) in \(log)")
        }
    }

    @Test("killed with -9 under load, it has every write that was acknowledged, and no half of another")
    func killed() async throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: 11)
        var acknowledged: Set<String> = []
        for round in 0..<6 {
            let roomd = try Roomd(in: folder.url)
            acknowledged.formUnion(
                try await Load.run(on: roomd.port, round: round, until: random.int(in: 30...250)) {
                    roomd.child.send(signal: SIGKILL)
                }
            )
            #expect(try roomd.child.wait() == .signal(SIGKILL))
        }
        let roomd = try Roomd(in: folder.url)
        try await Load.check(acknowledged, on: roomd.port)
        #expect(acknowledged.count > 180)
        #expect(try roomd.stop() == .status(0))
    }

    @Test("stopped under load, it has every write that was acknowledged, and ends with 0")
    func stoppedUnderLoad() async throws {
        let folder = try TemporaryFolder()
        var acknowledged: Set<String> = []
        for round in 0..<3 {
            let roomd = try Roomd(in: folder.url)
            acknowledged.formUnion(
                try await Load.run(on: roomd.port, round: round, until: 100) { roomd.child.send(signal: SIGTERM) }
            )
            #expect(try roomd.child.wait() == .status(0))
        }
        let roomd = try Roomd(in: folder.url)
        try await Load.check(acknowledged, on: roomd.port)
        #expect(acknowledged.count >= 300)
        #expect(try roomd.stop() == .status(0))
    }
}

/// Writers that each write two places at a time, again and again, until the server is gone.
private enum Load {
    static func run(on port: Int, round: Int, until count: Int, _ end: () -> Void) async throws -> Set<String> {
        let (acknowledgements, acknowledge) = AsyncStream.makeStream(of: String.self)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let connection = try RawConnection(port: port)
                    for number in 0... {
                        let key = "r\(round)w\(writer)n\(number)"
                        let answer = try? await connection.ask(
                            "PATCH /.json?ns=x",
                            body: "{\"left/\(key)\": \(number), \"right/\(key)\": \(number)}"
                        )
                        guard let answer else { return }
                        #expect(answer.status == 200)
                        acknowledge.yield(key)
                        if answer.fields["connection"] == "close" { return }
                    }
                }
            }
            var keys: Set<String> = []
            for await key in acknowledgements {
                keys.insert(key)
                if keys.count == count { break }
            }
            end()
            try await group.waitForAll()
            acknowledge.finish()
            for await key in acknowledgements { keys.insert(key) }
            return keys
        }
    }

    static func check(_ acknowledged: Set<String>, on port: Int) async throws {
        let answer = try await RawConnection(port: port).ask("GET /.json?ns=x")
        let database = try #require(try JSONValue.parse(answer.body).object)
        let left = try #require(database["left"]?.object)
        #expect(database["left"] == database["right"])
        let there = Set(left.members.map(\.name))
        #expect(there.isSuperset(of: acknowledged), "\(acknowledged.subtracting(there).sorted().prefix(5)) are missing")
    }
}
