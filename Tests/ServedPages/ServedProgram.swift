import Foundation
import MarkupKit
public import TestKit

/// The pages of `nourish serve`, the real program, while a test runs.
public struct ServedProgram: Sendable {
    /// The address of the server, with a final slash.
    public let server: String

    /// Friday 20 November 2026, the day of the sample data.
    public static let now = "2026-11-20T18:00:00Z"
    /// The addresses of the apps.
    public static let homes = ["/tips", "/habit", "/kidney", "/recipes", "/maricopa"]

    /// Serves a folder, empty or with the sample data of `nourish demo`.
    ///
    /// - Parameters:
    ///   - home: The home folder of the program; nil for one of its own.
    ///   - options: More options of the command.
    /// - Throws: The error of `body`, or `Failed`.
    public static func with<Result: Sendable>(
        samples: Bool,
        in home: ProgramHome? = nil,
        options: [String] = [],
        _ body: (ServedProgram) async throws -> Result
    ) async throws -> Result {
        let home = try home ?? ProgramHome()
        if samples {
            for (path, data) in try Self.samples.get() {
                let file = home.folder.file(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
                try data.write(to: file)
            }
        }
        let child = try home.start("nourish", ["serve", "--port", "0", "--data-dir", folder, "--now", now] + options)
        let line = try child.waitForLine(startingWith: "Open http://")
        guard let address = line.split(separator: " ").first(where: { $0.hasPrefix("http://") }) else {
            throw Failed.server
        }
        let result = try await body(ServedProgram(server: String(address)))
        child.send(signal: SIGTERM)
        guard try child.wait() == .status(0) else { throw Failed.server }
        return result
    }

    public static let folder = "data"

    /// The files of the sample data by path, made once for all tests.
    private static let samples = Result {
        let home = try ProgramHome()
        guard try home.run("nourish", ["demo", folder, "--json", "--now", now]).status == 0 else {
            throw Failed.samples
        }
        return try home.files()
    }

    public enum Failed: Error {
        case samples, server
    }

    /// Runs `body` with a visitor of the pages.
    public func visiting(_ body: @escaping @Sendable (inout PlainBrowser) async throws -> Void) async throws {
        try await PlainBrowser.visiting(server) { browser in
            var browser = browser
            try await body(&browser)
        }
    }

    /// Returns the addresses of an app's pages that links lead to, one of each kind: addresses that differ in an id, a day or a number alone are
    /// of one kind.
    ///
    /// - Parameter limit: The most pages.
    public func pages(of start: String, limit: Int) async throws -> [String] {
        try await PlainBrowser.visiting(server) { browser in
            var browser = browser
            var found: [String] = []
            var waiting = [start]
            var kinds: Set<String> = [Self.kind(of: start)]
            while !waiting.isEmpty, found.count < limit {
                let path = waiting.removeFirst()
                try await browser.open(path)
                found.append(path)
                for link in browser.page.elements(named: "a").compactMap({ $0.attribute("href") })
                where link.hasPrefix(start + "/") && !link.contains("?") && kinds.insert(Self.kind(of: link)).inserted {
                    waiting.append(link)
                }
            }
            return found
        }
    }

    /// The path with a mark for each part that is an id: it has a digit, or several words.
    private static func kind(of path: String) -> String {
        path.split(separator: "/").map { part in
            part.contains(where: \.isNumber) || part.count(where: { $0 == "-" }) > 1 ? "#" : String(part)
        }.joined(separator: "/")
    }
}
