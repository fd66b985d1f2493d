import Foundation

/// A module and the tests that judge it: a row of `modules.tsv`.
public struct MutatedModule: Hashable, Sendable {
    public let name: String
    /// The folder of its sources in the package.
    public let folder: String
    /// The test target to run.
    public let tests: String
    /// The folder of the test target.
    public let testFolder: String
    /// A pattern of long tests, such as walks. They judge only the mutants that no other test noticed; nil for none.
    public var walks: String?
    /// The folders in the module whose sources are mutated, such as `Rules`; empty for all folders.
    public var folders: [String] = []

    /// Reads the table.
    public static func all(at file: URL) throws -> [MutatedModule] {
        Table(try String(contentsOf: file, encoding: .utf8)).rows.map {
            MutatedModule(
                name: $0["module", default: ""],
                folder: $0["folder", default: ""],
                tests: $0["tests", default: ""],
                testFolder: $0["test-folder", default: ""],
                walks: $0["walks"].flatMap { $0.isEmpty ? nil : $0 }
            )
        }
    }

    /// Chooses modules by name, such as `TIPsTracker`, or by a folder in one, such as `TIPsTracker/Rules`; `all` selects
    /// every module.
    ///
    /// - Throws: `unknownModule`.
    public static func chosen(_ names: [String], of all: [MutatedModule]) throws -> [MutatedModule] {
        if names == ["all"] { return all }
        var chosen: [MutatedModule] = []
        for name in names {
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            guard var module = all.first(where: { $0.name == parts.first }) else {
                throw MutantError.unknownModule(name, known: all.map(\.name))
            }
            if let index = chosen.firstIndex(where: { $0.name == module.name }) {
                chosen[index].folders += parts.dropFirst()
            } else {
                module.folders += parts.dropFirst()
                chosen.append(module)
            }
        }
        return chosen
    }

    /// The mutated sources in a package, in order.
    public func sources(in tree: URL) throws -> [String] {
        try swiftFiles(tree, folder).filter { path in
            folders.isEmpty || folders.contains { path.hasPrefix("\(folder)/\($0)/") || path == "\(folder)/\($0)" }
        }
    }

    /// All mutants of these sources.
    public func mutants(in tree: URL) throws -> [Mutant] {
        try sources(in: tree).flatMap { path in
            Mutant.all(in: try String(contentsOf: tree.appending(path: path), encoding: .utf8), file: path)
        }
    }

    /// A digest of the module's tests, which changes when one of their files changes.
    public func testsDigest(in tree: URL) throws -> String {
        var digest = ""
        for path in try swiftFiles(tree, testFolder) {
            digest = Self.digest(digest + path + (try String(contentsOf: tree.appending(path: path), encoding: .utf8)))
        }
        return digest
    }

    /// A short digest of a text.
    public static func digest(_ text: String) -> String {
        String(Sample.key(text, 0), radix: 16)
    }

    private func swiftFiles(_ tree: URL, _ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: tree.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
    }
}
