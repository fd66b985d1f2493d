import Foundation
import Testing

@Suite("The wording of error texts")
struct ErrorTextTests {
    /// The arguments of all calls with a name, up to the closing parenthesis.
    private static func calls(of name: String, in source: String) -> [String] {
        source.components(separatedBy: name + "(").dropFirst().map { rest in
            var depth = 1
            return String(
                rest.prefix { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                }
            )
        }
    }

    /// Whether a call's text names the next step: by a remedy, after a dash, or by another error's text.
    private static func hasRemedy(_ call: String) -> Bool {
        call.contains("remedy:") || call.contains(" — ") || !call.contains("\"")
            || call.contains(#/\\\((error|zip)(\.message|\.description)?\)"\s*$/#) || call.contains("form.errors")
    }

    @Test("every error of a command names the next step")
    func remedies() throws {
        var count = 0
        for file in try SourceTree.files(in: "Apps", "Shared/CommandKit") {
            let source = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("///") }.joined(
                separator: "\n"
            )
            for call in Self.calls(of: " CommandError", in: source) where call.hasPrefix(".") || call.hasPrefix("\n") {
                count += 1
                #expect(Self.hasRemedy(call), "\(file.path): \(call)")
            }
        }
        #expect(count > 60)
    }

    @Test("the look for next steps sees a text without one")
    func remediesBite() {
        #expect(!Self.hasRemedy(#".badData, "the dough is dry""#))
        #expect(Self.hasRemedy(#".badData, "the dough is dry — add water""#))
        #expect(Self.calls(of: "Error", in: "throw Error(a(b), c) and Error(d)") == ["a(b), c", "d"])
    }

    /// Whether a text has a word or a value in straight quotation marks.
    private static func hasStraightMarks(_ line: String) -> Bool {
        line.contains(#/["( ]'\\\(|\\"\\\([a-z]+\)\\"( is| can| belongs| does)/#)
    }

    @Test("values and commands in texts stand in one kind of quotation marks")
    func quotationMarks() throws {
        // Shell commands, SQL and other formats have quotation marks of their own.
        let others =
            #/HTMLKit|MarkupKit|TestKit|PagePainter|Examination|AnswerForms|KidneyReader\+Evaluation|SearchText|FoldedKeys/#
        for file in try SourceTree.files(in: "Shared", "Apps", "Packages") where !file.path.contains(others) {
            for (number, line) in file.lines(with: ["'\\(", "\\\"\\("]) where !line.contains("? \"'\\(") {
                #expect(!Self.hasStraightMarks(line), "\(file.path):\(number): \(line)")
            }
        }
    }

    @Test("no error of a transcript has a value in straight quotation marks")
    func transcripts() throws {
        let folder = SourceTree.root.appending(path: "Tests/Fixtures/transcripts")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines where line.hasPrefix("! error:") {
                count += 1
                #expect(!line.contains(#/(^|[ (])'[^']+'($|[ ,.;:)])/#), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 20)
    }

    @Test("the look for quotation marks sees straight ones")
    func quotationMarksBite() {
        #expect(Self.hasStraightMarks(#"throw Problem("'\(text)' is no day")"#))
        #expect(!Self.hasStraightMarks(#"throw Problem("“\(text)” is no day")"#))
    }
}
