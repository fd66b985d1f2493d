import Foundation
import Testing

/// `Examples/recipe`, copied out of the repository, depends on it by git URL and imports one engine.
@Suite("An integrator who imports one engine")
struct IntegratorTests {
    @Test("imports RecipeBox by git URL, resolves GRDB and nothing else, builds and runs", .timeLimit(.minutes(20)))
    func importsOneEngine() async throws {
        let workshop = FileManager.default.temporaryDirectory.appending(path: "nourish-integrator-\(getpid())")
        defer { try? FileManager.default.removeItem(at: workshop) }
        let published = workshop.appending(path: "nourish")
        try await publish(to: published)
        let example = workshop.appending(path: "recipe")
        try FileManager.default.copyItem(at: published.appending(path: "Examples/recipe"), to: example)
        let swift = ["NOURISH_URL=file://\(published.path)", "swift"]

        let shown = ["package", "--package-path", example.path, "show-dependencies", "--format", "json"]
        let graph = try await run(swift + shown)
        let resolved = Set(graph.matches(of: /"identity" *: *"(?<name>[^"]+)"/).map { String($0.output.name) })
        #expect(resolved == ["recipe", "nourish", "grdb.swift"])

        let checkouts = example.appending(path: ".build/checkouts")
        let fetched = Set(try FileManager.default.contentsOfDirectory(atPath: checkouts.path))
        #expect(fetched == ["nourish", "GRDB.swift"])

        let quick = ["run", "-debug-info-format", "none", "--disable-index-store"]
        let said = try await run(swift + quick + ["--package-path", example.path, "recipe"])
        #expect(said.hasSuffix("Pancakes: 1-1/2 cups flour\n"), "it said \(said)")
        let built = try FileManager.default.contentsOfDirectory(
            atPath: example.appending(path: ".build/debug/Modules").path
        )
        for heavy in ["ArgumentParser", "AsyncHTTPClient", "NIOCore", "Crypto", "Logging", "CommandKit", "ReportKit"] {
            #expect(!built.contains("\(heavy).swiftmodule"), "\(heavy) was built")
        }
    }

    @Test("The README shows the example as it is")
    func readme() throws {
        let example = try SourceTree.text("Examples/recipe/Sources/recipe/main.swift")
        #expect(try SourceTree.text("README.md").contains("```swift\n\(example)```"))
    }

    /// Commits the working tree to a tagged repository of its own, so that the test covers uncommitted changes.
    private func publish(to folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let listed = try await run([
            "git", "-C", SourceTree.root.path, "ls-files", "--cached", "--others", "--exclude-standard", "-z",
        ])
        for path in listed.split(separator: "\0").map(String.init) {
            let source = SourceTree.root.appending(path: path)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            let target = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: source, to: target)
        }
        let git = ["git", "-C", folder.path, "-c", "user.name=integrator", "-c", "user.email=integrator@example.org"]
        for arguments in [
            ["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "as it stands"], ["tag", "1.0.0"],
        ] {
            try await run(git + arguments)
        }
    }

    /// Runs a command on a thread of its own, because it takes minutes and would block one of the few threads of the tests.
    @discardableResult
    private func run(_ arguments: [String]) async throws -> String {
        let (said, complaint, status) = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try Self.output(of: arguments) })
            }
        }
        try #require(status == 0, "\(arguments) failed: \(complaint.suffix(3000))")
        return said
    }

    private static func output(of arguments: [String]) throws -> (said: String, complaint: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFT_TESTING") }
        let output = Pipe()
        let log = FileManager.default.temporaryDirectory.appending(path: "nourish-integrator-\(getpid()).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let complaint = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return (String(decoding: said, as: UTF8.self), complaint, process.terminationStatus)
    }
}
