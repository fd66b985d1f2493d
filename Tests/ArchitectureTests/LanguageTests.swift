import Foundation
import TestKit
import Testing

@Suite("The rules of language that a program sees")
struct LanguageTests {
    private static let script = SourceTree.root.appending(path: "scripts/language").path

    /// The exit status of the script and its text for a package with this one file.
    private static func faults(of source: String) throws -> (Int32, String) {
        let folder = try TemporaryFolder()
        let file = folder.file("Shared/Sample/Sample.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.utf8).write(to: file)
        return try withExtendedLifetime(folder) {
            try PythonJudge.run("/usr/bin/env", ["LANGUAGE_ROOT=\(folder.url.path)", "python3", script])
        }
    }

    @Test("the sources follow the rules of language that a program sees")
    func sources() throws {
        let (status, said) = try PythonJudge.run("/usr/bin/env", ["python3", Self.script])
        #expect(status == 0, "\(said.prefix(2_000))")
    }

    @Test(
        "a comment, a title or a word that breaks a rule of language is named with its line",
        arguments: [
            ("/// What is due.\nlet a = 1", "a comment begins with a noun"),
            ("/// Reads. Throws `blank`.\nfunc a() throws {}", "- Throws:"),
            ("/// Throws `blank`.\nfunc a() throws {}", "- Throws:"),
            ("/// The weight.\nlet weight = 1", "more than the name"),
            ("/// Juices.\nlet a = 1", "more than the name"),
            ("/// - Parameters:\n///   - a: The a.\nfunc b(a: Int) {}", "more than the name"),
            ("@Suite(\"What is due\")\nstruct A {}", "a title begins with a noun"),
            ("@Test(\n    \"when a day ends\"\n)\nfunc a() {}", "a title begins with a noun"),
            ("/// A colour of the page.\nlet a = 1", "the spelling is American"),
            ("let a = \"organised\"", "the spelling is American"),
        ]
    )
    func bites(source: String, rule: String) throws {
        let (status, said) = try Self.faults(of: source)
        #expect(status == 1)
        #expect(said.contains(rule) && said.contains("Shared/Sample/Sample.swift:"), "\(source): \(said)")
    }

    @Test(
        "a comment that says more, a callout and an American word break no rule of language",
        arguments: [
            "/// The weight in grams.\nlet weight = 1", "/// - Throws: `blank`.\nfunc a() throws {}",
            "/// The programmed parameter.\nlet a = 1", "@Test(\"a day ends when the next begins\")\nfunc a() {}",
        ]
    )
    func passes(source: String) throws { #expect(try Self.faults(of: source) == (0, "")) }
}
