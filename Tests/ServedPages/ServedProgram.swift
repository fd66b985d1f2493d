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
        // The folder of the home is deleted with it.
        let home = try home ?? ProgramHome()
        defer { withExtendedLifetime(home) {} }
        let (child, served) = try start(in: home, samples: samples, options: options)
        let result = try await body(served)
        child.send(signal: SIGTERM)
        guard try child.wait() == .status(0) else { throw Failed.server }
        return result
    }

    /// Starts the program, which runs until it is ended.
    ///
    /// - Parameters:
    ///   - samples: Whether the folder is filled with the sample data before.
    ///   - port: The port; 0 for any free one.
    public static func start(
        in home: ProgramHome,
        samples: Bool,
        port: Int = 0,
        options: [String] = []
    ) throws -> (child: ChildProcess, served: ServedProgram) {
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
        let place = ["--port", "\(port)", "--data-dir", folder, "--now", now]
        let child = try home.start("nourish", ["serve"] + place + options)
        // The line with the address is in the program's language.
        let scheme = "http://"
        try child.waitForText(scheme)
        let host = try child.waitForText("/")
        return (child, ServedProgram(server: scheme + host))
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

    /// Returns the addresses of an app's pages that links lead to, one of each kind: addresses that differ in an id, a day, a number or one of many
    /// names alone are of one kind.
    ///
    /// - Parameter limit: The most pages.
    public func pages(of start: String, limit: Int) async throws -> [String] {
        try await pages(from: [start], limit: limit)
    }

    /// Returns the addresses of an app's pages, one of each kind, also of those that no link leads to.
    public func everyKind(of start: String) async throws -> [String] {
        let found = try await pages(from: [start] + (Self.unlinked[start] ?? []), limit: .max)
        // Buttons that save the name lead to these.
        let name = "/name"
        let recipe = found.first { $0.hasPrefix("/recipes/recipe/") && $0.hasSuffix(name) }?.dropLast(name.count)
        return found + ["/ingredients", "/steps"].compactMap { part in recipe.map { String($0) + part } }
    }

    /// The pages that a button, a typed address or the start of an app leads to.
    private static let unlinked = [
        "/tips": ["/tips/items/new/treatment", "/tips/items/new/medicine", "/tips/units/new"],
        "/kidney": ["/kidney/foods/egg", "/kidney/terms"], "/recipes": ["/recipes/search/soup"],
        "/maricopa": ["/maricopa/loading", "/maricopa/onboarding", "/maricopa/search/park", "/maricopa/admin"],
    ]

    private func pages(from starts: [String], limit: Int) async throws -> [String] {
        try await PlainBrowser.visiting(server) { browser in
            var browser = browser
            var found: [String] = []
            var waiting = starts
            var kinds = Set(starts.map(Self.kind))
            while !waiting.isEmpty, found.count < limit {
                let path = waiting.removeFirst()
                try await browser.open(path)
                found.append(path)
                let links = browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                for link in links where link.hasPrefix(starts[0] + "/") && !link.contains("?") {
                    if kinds.insert(Self.kind(of: link)).inserted { waiting.append(link) }
                }
            }
            return found
        }
    }

    /// The parts of addresses after which one of many names stands, such as that of a laboratory value or a park.
    private static let collections: Set = [
        "activities", "buttons", "directions", "edit", "events", "find-a-place", "foods", "history", "label", "labs",
        "markets", "new", "next", "page", "parks", "post", "previous", "recipes", "resources", "results", "search",
        "sections", "subscribers", "substitute", "targets", "trends",
    ]

    /// The path with a mark for each part that is an id, which has a digit or several words, and for each name of a collection.
    private static func kind(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        var collection: String?
        let marked = parts.dropFirst().map { part in
            if let collection, Self.collections.contains(collection), !part.contains(where: \.isNumber) { return "*" }
            let isID = part.contains(where: \.isNumber) || part.count(where: { $0 == "-" }) > 1
            if isID, !Self.collections.contains(part) { return "#" }
            collection = part
            return part
        }
        return (parts.prefix(1) + marked).joined(separator: "/")
    }
}
