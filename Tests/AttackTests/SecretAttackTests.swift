import Foundation
import TestKit
import Testing

#if os(Linux)
    @Suite("Another user of the machine who reads what lies open", .timeLimit(.minutes(5)))
    struct SecretAttackTests {
        /// A library that disables changes of file modes. A file that is private nevertheless was created private, so nobody could have opened it in
        /// between.
        private static let withoutModes = """
            #include <sys/types.h>
            int chmod(const char *path, mode_t mode) { return 0; }
            int fchmod(int file, mode_t mode) { return 0; }
            int fchmodat(int folder, const char *path, mode_t mode, int flags) { return 0; }
            """

        /// A C compiler: the system's, or Swift's.
        private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .flatMap { ["\($0)/cc", "\($0)/clang"] }
            .first { FileManager.default.isExecutableFile(atPath: $0) }

        /// A home in which files are readable by everybody unless they are created private.
        private func openHome() throws -> ProgramHome {
            var home = try ProgramHome()
            let source = try home.folder.write(Self.withoutModes, to: "modes.c")
            let library = home.folder.file("modes.so")
            let compiler = try #require(Self.compiler)
            let compiled = try ChildProcess.run(
                URL(filePath: compiler),
                ["-shared", "-fPIC", "-o", library.path, source.path]
            )
            try #require(compiled.exit == .status(0), "\(compiled.errorText)")
            try FileManager.default.removeItem(at: source)
            home.environment["LD_PRELOAD"] = library.path
            return home
        }

        /// Runs a program with umask 0.
        @discardableResult
        private func run(_ home: ProgramHome, _ words: String..., input: String = "") throws -> CommandResult {
            try ChildProcess.run(
                URL(filePath: "/bin/sh"),
                ["-c", "umask 000; exec \"$0\" \"$@\"", try Executable.named(words[0]).path] + words.dropFirst(),
                input: input,
                environment: home.environment,
                folder: home.folder.url
            )
        }

        /// The paths of files below the home that others can read.
        private func open(_ home: ProgramHome) throws -> [String] {
            let all = FileManager.default.enumerator(atPath: home.folder.url.path)?.compactMap { $0 as? String } ?? []
            return try all.filter { name in
                let found = try FileManager.default.attributesOfItem(atPath: home.folder.file(name).path)
                let mode = found[.posixPermissions] as? Int ?? 0
                return found[.type] as? FileAttributeType == .typeRegular && mode & 0o077 != 0 && name != "modes.so"
            }.sorted()
        }

        @Test("keys, tokens, tickets, letters and the mail's password are private from their first byte")
        func accounts() throws {
            let home = try openHome()
            let password = "olive grove at noon\n"
            let signedUp = try run(home, "maricopa", "account", "sign-up", "ana@example.org", input: password)
            #expect(signedUp.exit == .status(0), "\(signedUp.errorText)")
            #expect(try run(home, "maricopa", "account", "verify", home.mailedCode()).exit == .status(0))
            #expect(try run(home, "maricopa", "account", "forgot", "ana@example.org").exit == .status(0))
            #expect(
                try run(
                    home,
                    "maricopa",
                    "admin",
                    "mail",
                    "--server",
                    "smtps://news@mail.example.org",
                    input: "the mail password\n"
                ).exit == .status(0)
            )
            for name in ["key", "session", "device", "reset", "mail"] {
                #expect(FileManager.default.fileExists(atPath: home.data.appending(path: "maricopa.\(name)").path))
            }
            #expect(try open(home) == [])
        }

        @Test("the key that signs a server's tokens is private from its first byte")
        func signingKey() throws {
            let home = try openHome()
            let data = home.folder.file("rooms").path
            let rules = Corpus.package.appending(path: "firebase/database.rules.json").path
            let deployed = try run(
                home,
                "roomd",
                "rules",
                "deploy",
                rules,
                "--database",
                "family",
                "--data-dir",
                data
            )
            #expect(deployed.exit == .status(0))
            let server = try ChildProcess(
                URL(filePath: "/bin/sh"),
                [
                    "-c", "umask 000; exec \"$0\" \"$@\"", try Executable.named("roomd").path, "serve", "--port", "0",
                    "--data-dir", data, "--database", "family",
                ],
                environment: home.environment,
                folder: home.folder.url
            )
            try server.waitForLine(startingWith: "listening at ")
            server.send(signal: SIGTERM)
            #expect(try server.wait() == .status(0))
            #expect(try open(home).filter { $0.hasSuffix(".pem") } == [])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: data + "/roomd-keys")
                    .contains { $0.hasSuffix(".pem") }
            )
        }

        @Test("exports of a patient's record, and the data themselves, are private from their first byte")
        func exports() throws {
            let home = try openHome()
            #expect(try run(home, "kidney", "accept-terms", "--yes").exit == .status(0))
            #expect(
                try run(home, "kidney", "profile", "set", "--name", "Ana", "--birth-date", "1960-05-14").exit
                    == .status(0)
            )
            #expect(try run(home, "kidney", "weight", "add", "81.2kg").exit == .status(0))
            for words in [
                ["export", "fhir", "record.json"], ["export", "csv", "measurements.csv", "--measurements"],
                ["export", "archive", "all.jsonl"], ["calendar", "export", "--output", "reminders.ics"],
            ] {
                let result = try ChildProcess.run(
                    URL(filePath: "/bin/sh"),
                    ["-c", "umask 000; exec \"$0\" \"$@\"", try Executable.named("kidney").path] + words,
                    environment: home.environment,
                    folder: home.folder.url
                )
                #expect(result.exit == .status(0), "\(words): \(result.errorText)")
            }
            #expect(try open(home) == [])
            #expect(FileManager.default.fileExists(atPath: home.folder.file("reminders.ics").path))
        }

        @Test("a service's unit names no webhook, and the file that does is private from its first byte")
        func unit() throws {
            var home = try openHome()
            try home.folder.write("#!/bin/sh\nexit 0\n", to: "bin/systemctl")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700],
                ofItemAtPath: home.folder.file("bin/systemctl").path
            )
            home.environment["PATH"] = home.folder.file("bin").path + ":" + (home.environment["PATH"] ?? "")
            let secret = "https://hooks.example.org/T0/B0/verysecret"
            let installed = try run(home, "recipebox", "agent", "install", "--webhook-file", "-", input: secret + "\n")
            #expect(installed.exit == .status(0), "\(installed.errorText)")
            #expect(try open(home) == [])
            let unit = home.folder.file(".config/systemd/user/nourish-recipebox.service")
            #expect(try !String(contentsOf: unit, encoding: .utf8).contains("verysecret"))
        }

        @Test("a key that others can read is refused, and the way out is told")
        func openKey() throws {
            let home = try ProgramHome()
            let password = "olive grove at noon\n"
            let made = try home.run("maricopa", "account", "sign-up", "ana@example.org", input: password)
            #expect(made.exit == .status(0), "\(made.errorText)")
            let key = home.data.appending(path: "maricopa.key").path
            chmod(key, 0o644)
            let refused = try home.run("maricopa", "account", "sign-up", "eva@example.org", input: password)
            #expect(refused.exit == .status(77))
            #expect(refused.errorText.contains("chmod 600 \(key)"))
            chmod(key, 0o600)
            let taken = try home.run("maricopa", "account", "sign-up", "eva@example.org", input: password)
            #expect(taken.exit == .status(0), "\(taken.errorText)")
        }
    }
#endif
