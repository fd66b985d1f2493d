import WordKit

/// A service's description in parts: the description itself, for whom it is, how to apply, its cost, and what to bring.
struct ServiceDescription {
    /// The parts without their labels; empty for one that isn't told.
    private var parts: [String]

    /// The beginnings of the parts' paragraphs.
    private static let labels = [""] + ImportedWords.ofService.map { "\($0.english) " }

    init(_ parts: [String]) { self.parts = parts }

    /// Parses ``text``.
    init(text: String) {
        var paragraphs = Self.labels.map { _ in [String]() }
        var current = 0
        for paragraph in text.split(separator: "\n\n") {
            let label = Self.labels.lastIndex { paragraph.hasPrefix($0) } ?? 0
            // A paragraph without a label continues the part before it.
            if label > 0 { current = label }
            paragraphs[current].append(String(label > 0 ? paragraph.dropFirst(Self.labels[label].count) : paragraph))
        }
        parts = paragraphs.map { $0.joined(separator: "\n\n") }
    }

    /// The parts in paragraphs.
    var text: String {
        zip(Self.labels, parts).filter { !$0.1.isEmpty }.map { $0 + $1 }.joined(separator: "\n\n")
    }

    /// Returns the description with the parts of an earlier one that it leaves out.
    func completed(from earlier: Self) -> Self {
        Self(zip(parts, earlier.parts).map { $0.isEmpty ? $1 : $0 })
    }
}
