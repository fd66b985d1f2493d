import Foundation
import JSONKit
import ServedRooms
import TestKit
import Testing

@Suite("roomd's commands beside a server that runs")
struct RoomdAtWorkTests {
    @Test("roomd speaks English alone, whatever the locale is, and has no option for another language")
    func english() throws {
        let box = try RoomdBox()
        let environment = [
            "HOME": box.folder.url.path, "PATH": "/usr/bin:/bin", "LANG": "es_MX.UTF-8", "NOURISH_LANGUAGE": "es",
        ]
        func run(_ arguments: String...) throws -> CommandResult {
            try ChildProcess.run(
                Executable.named("roomd"),
                arguments,
                environment: environment,
                folder: box.folder.url
            )
        }
        #expect(try run("shwo").errorText.hasPrefix("error: roomd has no command “shwo”"))
        let asked = try run("status", "--language", "es")
        #expect(asked.exit == .status(64) && asked.errorText.contains("unknown option “--language”"))
        let help = try run("status", "--help").text
        #expect(help.contains("--time-zone") && !help.contains("--language"))
    }

    @Test("tokens, users, rules and backups take hold of a real server without a restart")
    func commands() async throws {
        let box = try RoomdBox()
        try box.deploy()
        let server = try ChildProcess(
            Executable.named("roomd"),
            ["serve", "--port", "0", "--database", "family", "--data-dir", box.folder.file("data").path],
            environment: ["HOME": box.folder.url.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        )
        defer { _ = server.kill() }
        let line = try server.waitForLine(startingWith: "listening at http://127.0.0.1:")
        let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })
        func ask(_ line: String, _ fields: [String] = [], body: String? = nil) async throws -> RawAnswer {
            try await RawConnection(port: port).ask(line, fields, body: body)
        }
        // The server uses the machine's clock, so the commands that create tokens do, too.
        func command(_ arguments: String...) throws -> String {
            let result = try ChildProcess.run(
                Executable.named("roomd"),
                arguments + ["--data-dir", box.folder.file("data").path],
                environment: ["HOME": box.folder.url.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"],
                folder: box.folder.url
            )
            try #require(result.exit == .status(0), "\(arguments): \(result.errorText)")
            return result.text.trimmingCharacters(in: .newlines)
        }

        let admin = "Authorization: Bearer " + (try command("users", "admin-token", "--minutes", "5"))
        #expect(try await ask("PUT /users/ann/name.json", [admin], body: "\"Ann\"").status == 200)
        let custom = try command("users", "token", "ann")
        let signedIn = try await ask("POST /v1/accounts:signInWithCustomToken", body: #"{"token":"\#(custom)"}"#)
        let token = try #require(try JSONValue.parse(signedIn.body)["idToken"]?.string, "\(signedIn.text)")
        #expect(try await ask("GET /users/ann/name.json?auth=\(token)").text == "\"Ann\"")
        #expect(try await ask("GET /news.json").status == 200)

        try box.folder.write(#"{"rules": {"users": {".read": "auth.uid === 'ann'"}}}"#, to: "narrow.json")
        _ = try command("rules", "deploy", "narrow.json", "--database", "family")
        #expect(try await ask("GET /news.json").status == 401)
        #expect(try await ask("GET /users.json?auth=\(token)").status == 200)
        _ = try command("backup", "copy.sqlite")
        _ = try command("users", "disable", "ann")
        #expect(try await ask("GET /users.json?auth=\(token)").status == 401)
        // The data of a running server can't be replaced.
        let busy = try box.run(["restore", "copy.sqlite", "--yes"])
        #expect(busy.exit == .status(75), "\(busy.errorText)")
        #expect(try await ask("GET /users/ann/name.json", [admin]).text == "\"Ann\"")

        server.send(signal: SIGTERM)
        #expect(try server.wait() == .status(0))
        let restored = try box.run(["restore", "copy.sqlite", "--yes"])
        #expect(restored.exit == .status(0), "\(restored.errorText)")
        // Although the backup is older, the lost phone stays signed out.
        #expect(try command("users", "show", "ann", "--json").contains(#""disabled": true"#))
    }
}
