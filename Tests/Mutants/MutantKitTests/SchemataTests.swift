import Foundation
import Testing

@testable import MutantKit

@Suite("The choice among mutants at run time")
struct SchemataTests {
    private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/EachKind.swift")

    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func compiled(_ name: String, _ sources: [String: String]) throws -> URL {
        let folder = temporary.url.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (file, text) in sources {
            try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
        }
        let program = folder.appending(path: "program")
        let process = LoggedProcess(
            command: ["swiftc", "-suppress-warnings", "-o", program.path] + sources.keys.sorted(),
            folder: folder,
            log: folder.appending(path: "log")
        )
        let ending = try process.run().ending
        let said = try String(contentsOf: process.log, encoding: .utf8)
        try #require(ending == .status(0), "\(said)")
        return program
    }

    /// The output and the exit status of a program.
    private func output(_ program: URL, _ arguments: [String] = [], mutant: Int = 0) throws -> String {
        let folder = program.deletingLastPathComponent()
        var process = LoggedProcess(
            command: [program.path] + arguments,
            folder: folder,
            log: folder.appending(path: "out")
        )
        process.environment[Schemata.variable] = mutant == 0 ? nil : String(mutant)
        let ending = try process.run(limit: 20).ending
        guard ending == .status(0) else { return "\(ending)" }
        return try String(contentsOf: process.log, encoding: .utf8)
    }

    @Test("Without a choice the source behaves as the original, and with each choice as the mutant written out")
    func differential() throws {
        let original = try String(contentsOf: Self.fixture, encoding: .utf8)
        let mutants = Mutant.all(in: original, file: "EachKind.swift").filter { !$0.function.contains("outputs") }
        #expect(Set(mutants.map(\.kind)) == Set(MutantOperator.allCases))
        let numbered = mutants.enumerated().map { ($0.offset + 1, $0.element) }
        let schemata = try compiled(
            "schemata",
            [
                "EachKind.swift": Schemata(original, mutants: numbered).source,
                "MutantSwitch.swift": Schemata.switchSource.replacing("internal import", with: "import"),
                "main.swift": "Each.outputs()\n",
            ]
        )
        // Each mutant written into a type of its own.
        var copies = ["Each0.swift": original.replacing("enum Each {", with: "enum Each0 {")]
        for (number, mutant) in numbered {
            var bytes = Array(original.utf8)
            bytes.replaceSubrange(mutant.range, with: Array(mutant.replacement.utf8))
            copies["Each\(number).swift"] = String(decoding: bytes, as: UTF8.self)
                .replacing("enum Each {", with: "enum Each\(number) {")
        }
        let cases = copies.keys.map { $0.dropLast(6) }.map { "case \"\($0)\": \($0).outputs()" }.joined(separator: "\n")
        copies["main.swift"] = "switch CommandLine.arguments[1] {\n\(cases)\ndefault: break\n}\n"
        let plain = try compiled("plain", copies)
        let unchanged = try output(plain, ["Each0"])
        #expect(unchanged.contains("even"))
        #expect(try output(schemata) == unchanged)
        var told = 0
        for (number, mutant) in numbered {
            let expected = try output(plain, ["Each\(number)"])
            #expect(try output(schemata, mutant: number) == expected, "\(mutant.id): \(mutant.change)")
            told += expected == unchanged ? 0 : 1
        }
        // Nearly all of them differ; otherwise the comparison would prove nothing.
        #expect(told > numbered.count * 3 / 4)
    }

    @Test("An error is about the mutant whose text it points into, else about those of the function around it")
    func errors() throws {
        let source = "func f(a: Int) -> Bool {\n    a < 3\n}\nlet n = 5\n"
        let mutants = Mutant.all(in: source, file: "A.swift")
        let schemata = Schemata(source, mutants: mutants.enumerated().map { ($0.offset + 1, $0.element) })
        let lines = schemata.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let boundary = try #require(mutants.firstIndex { $0.kind == .boundary }) + 1
        let changed = try #require(lines.firstIndex { $0.contains("a <= 3") })
        #expect(schemata.mutants(atLine: changed + 1, column: 10) == [boundary])
        let chosen = try #require(lines.firstIndex { $0.contains("else {") && $0.contains("}") && !$0.contains("if") })
        let inFunction = mutants.indices.filter { mutants[$0].function == "f(a:)" }.map { $0 + 1 }
        #expect(schemata.mutants(atLine: chosen + 1, column: 3) == inFunction)
        let end = try #require(lines.lastIndex(of: "}"))
        #expect(schemata.mutants(atLine: end + 1, column: 1) == inFunction)
        #expect(schemata.mutants(atLine: 1, column: 1) == [])
        let constant = try #require(lines.firstIndex { $0.hasPrefix("let n") })
        let ofConstant = mutants.indices.filter { mutants[$0].function == "n" }.map { $0 + 1 }
        #expect(schemata.mutants(atLine: constant + 1, column: 1) == ofConstant)
    }

    @Test("A sign before a number is part of both choices")
    func signs() {
        let source = "private let none = -1\n"
        let up = Mutant.all(in: source, file: "A.swift").filter { $0.kind == .constantUp }
        #expect(Schemata(source, mutants: up.map { (1, $0) }).source.contains("(activeMutant == 1 ? (-2) : (-1))"))
    }
}
