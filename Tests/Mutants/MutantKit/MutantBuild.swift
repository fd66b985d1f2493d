import Foundation

/// The one build of all mutants of a run.
public struct MutantBuild: Sendable {
    public let copy: ScratchCopy
    public let modules: [MutatedModule]
    /// The folder of logs and results.
    public let records: URL
    /// The mutants by number.
    public let mutants: [Int: Mutant]

    /// The largest number of builds of one step.
    private static let rounds = 10
    private static let flags = ["--ignore-lock"]

    public init(copy: ScratchCopy, modules: [MutatedModule], records: URL, mutants: [Int: Mutant]) {
        self.copy = copy
        self.modules = modules
        self.records = records
        self.mutants = mutants
    }

    private var folder: URL { copy.folder }

    /// Builds the test program. A mutant that the compiler refuses is removed, and the rest is built again.
    ///
    /// - Returns: the errors by the numbers of the removed mutants.
    /// - Throws: `buildFailed` if an error belongs to no mutant, or after too many rounds.
    public func build(progress: (String) -> Void = { _ in }) throws -> [Int: String] {
        try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
        var refused: [Int: String] = [:]
        // The modules come first: they have many errors and build fast.
        let steps = modules.map { ["--target", $0.name] } + [["--build-tests"]]
        for step in steps {
            var isDone = false
            for _ in 0..<Self.rounds where !isDone {
                let schemata = try write(without: refused)
                let errors = try build(step)
                isDone = errors.isEmpty
                for error in errors {
                    guard let (path, file) = schemata.first(where: { error.path.hasSuffix("/\($0.key)") }) else {
                        continue
                    }
                    for number in file.mutants(atLine: error.line, column: error.column) where refused[number] == nil {
                        refused[number] = error.message
                        progress("doesn't compile: \(mutants[number]?.id ?? path): \(error.message)")
                    }
                }
                let isAboutMutants = errors.contains { refused.values.contains($0.message) }
                if !isDone, !isAboutMutants { throw failed(errors) }
            }
            guard isDone else { throw failed([]) }
        }
        return refused
    }

    private var log: URL { records.appending(path: "build.log") }

    private func failed(_ errors: [Diagnostic]) -> MutantError {
        .buildFailed(log: log.path, errors: errors.map { "\($0.path):\($0.line): \($0.message)" })
    }

    /// Writes the copy with all mutants except the refused ones.
    private func write(without refused: [Int: String]) throws -> [String: Schemata] {
        let rest = mutants.filter { refused[$0.key] == nil }.sorted { $0.key < $1.key }
        var replaced: [String: String] = [:]
        var schemata: [String: Schemata] = [:]
        for (file, numbered) in Dictionary(grouping: rest, by: \.value.file) {
            let source = try String(contentsOf: copy.tree.appending(path: file), encoding: .utf8)
            let written = Schemata(source, mutants: numbered.map { ($0.key, $0.value) })
            replaced[file] = written.source
            schemata[file] = written
        }
        for module in modules { replaced["\(module.folder)/MutantSwitch.swift"] = Schemata.switchSource }
        let manifest = try String(contentsOf: copy.tree.appending(path: "Package.swift"), encoding: .utf8)
        replaced["Package.swift"] = ScratchManifest.text(
            manifest,
            tests: Set(modules.map(\.tests)).sorted(),
            mutated: modules.map(\.name).sorted()
        )
        try copy.update(replacing: replaced, keeping: ["Package.resolved"])
        return schemata
    }

    /// Builds a target of the copy and returns the errors.
    private func build(_ part: [String]) throws -> [Diagnostic] {
        let process = LoggedProcess(command: ["swift", "build"] + part + Self.flags, folder: folder, log: log)
        let ending = try process.run().ending
        guard ending != .status(0) else { return [] }
        let text = try String(contentsOf: log, encoding: .utf8)
        let errors = Diagnostic.errors(in: text)
        guard !errors.isEmpty else {
            let said = text.split(separator: "\n").filter { $0.contains("error") }.map(String.init)
            throw MutantError.buildFailed(log: log.path, errors: said)
        }
        return errors
    }

    /// The program that contains the tests.
    ///
    /// - Throws: `noTestProgram`.
    public func testProgram() throws -> URL {
        let bin = records.appending(path: "bin-path.log")
        _ = try LoggedProcess(command: ["swift", "build", "--show-bin-path"] + Self.flags, folder: folder, log: bin)
            .run()
        let lines = try String(contentsOf: bin, encoding: .utf8).split(separator: "\n")
        let path = lines.last { $0.hasPrefix("/") }.map(String.init) ?? folder.path
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        guard let name = names.first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
            throw MutantError.noTestProgram(folder: path)
        }
        return URL(filePath: path).appending(path: name)
    }
}
