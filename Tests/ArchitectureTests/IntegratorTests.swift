import Foundation
import Testing

/// A throwaway package that depends on this repository by git URL and imports one engine.
@Suite("An integrator who imports one engine")
struct IntegratorTests {
    @Test("imports RecipeBox by git URL, resolves GRDB and nothing else, builds and runs", .timeLimit(.minutes(20)))
    func importsOneEngine() async throws {
        let workshop = FileManager.default.temporaryDirectory.appending(path: "nourish-integrator-\(getpid())")
        defer { try? FileManager.default.removeItem(at: workshop) }
        let published = workshop.appending(path: "nourish")
        try await publish(to: published)
        let integrator = try writeIntegrator(in: workshop, dependingOn: published)

        let graph = try await run(
            "swift",
            "package",
            "--package-path",
            integrator.path,
            "show-dependencies",
            "--format",
            "json"
        )
        let resolved = Set(graph.matches(of: /"identity" *: *"(?<name>[^"]+)"/).map { String($0.output.name) })
        #expect(resolved == ["integrator", "nourish", "grdb.swift"])

        let checkouts = integrator.appending(path: ".build/checkouts")
        let fetched = Set(try FileManager.default.contentsOfDirectory(atPath: checkouts.path))
        #expect(fetched == ["nourish", "GRDB.swift"])

        let said = try await run("swift", "run", "--package-path", integrator.path, "integrator")
        #expect(said.hasSuffix("Pancakes: 1-1/2 cups flour\n"), "it said \(said)")
        let built = try FileManager.default.contentsOfDirectory(
            atPath: integrator.appending(path: ".build/debug/Modules").path
        )
        for heavy in ["ArgumentParser", "AsyncHTTPClient", "NIOCore", "Crypto", "Logging", "CommandKit", "ReportKit"] {
            #expect(!built.contains("\(heavy).swiftmodule"), "\(heavy) was built")
        }
    }

    /// The working tree as a tagged commit of a repository of its own, so that what is tested is what is here.
    private func publish(to folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let listed = try await run(
            "git",
            "-C",
            SourceTree.root.path,
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z"
        )
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
        try await run("git", "-C", folder.path, "init", "-q", "-b", "main")
        try await run("git", "-C", folder.path, "add", "-A")
        try await run(
            "git",
            "-C",
            folder.path,
            "-c",
            "user.name=integrator",
            "-c",
            "user.email=integrator@example.org",
            "commit",
            "-q",
            "-m",
            "as it stands"
        )
        try await run("git", "-C", folder.path, "tag", "1.0.0")
    }

    private func writeIntegrator(in workshop: URL, dependingOn published: URL) throws -> URL {
        let folder = workshop.appending(path: "integrator")
        let sources = folder.appending(path: "Sources/integrator")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "integrator",
            platforms: [.macOS(.v14)],
            dependencies: [.package(url: "file://\(published.path)", from: "1.0.0")],
            targets: [
                .executableTarget(
                    name: "integrator",
                    dependencies: [.product(name: "RecipeBox", package: "nourish")]
                )
            ]
        )
        """.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let snippet = try #require(
            try SourceTree.text("README.md").firstMatch(of: /```swift\n(?<code>import RecipeBox[\s\S]*?)```/)
        ).output.code
        try String(snippet).write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        return folder
    }

    /// Runs a command on a thread of its own, for it takes minutes: the tests' threads are as few as the cores.
    @discardableResult
    private func run(_ arguments: String...) async throws -> String {
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
