import Foundation
import Testing

@Suite("What error texts say")
struct ErrorTextTests {
    /// The texts of a source's calls of a kind, up to the parenthesis that closes each.
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

    /// Whether a call's text names the next step: a remedy of its own, a dash before one, or an error that has one.
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

    @Test("values and commands in texts of the kit stand in one kind of quotation marks")
    func quotationMarks() throws {
        for file in try SourceTree.files(in: "Shared", "Apps", "Packages")
        where !file.path.contains(
            #/Kidney|Maricopa|RealtimeDatabase|HTMLKit|MarkupKit|TestKit|PagePainter|Examination/#
        ) {
            for (number, line) in file.lines(with: ["'\\(", "\\\"\\("]) where !line.contains("? \"'\\(") {
                #expect(
                    !line.contains(#/["( ]'\\\(|\\"\\\([a-z]+\)\\"( is| can| belongs| does)/#),
                    "\(file.path):\(number): \(line)"
                )
            }
        }
    }
}
