import WordKit

/// The words of the general page for values of an app's screens that aren't texts themselves.
///
/// A key is the name of a property, such as `base`, or its type and name, such as `ScoreScreen.base`.
public struct PageWords: Sendable {
    /// The labels by key. A property without one is labeled with its own name in words: `nextUnlock` becomes "Next unlock".
    let labels: [String: String]
    /// The keys of values that another text of the screen says in words, and of those that only a program needs.
    let leftOut: Set<String>
    /// Returns the words of a value that its code name doesn't give, such as "eGFR"; nil for other values.
    let text: @Sendable (Any) -> String?

    public init(
        labels: [String: String] = [:],
        leftOut: Set<String> = [],
        text: @escaping @Sendable (Any) -> String? = { _ in nil }
    ) {
        self.labels = labels
        self.text = text
        self.leftOut = leftOut.union(Self.ofPrograms)
    }

    /// The values of every screen that only a program needs.
    private static let ofPrograms: Set<String> = [
        "id", "revision", "validUntil", "ToldRow.toldAt", "ToldRow.isRead", "PlannedRow.firesAt", "BackupRow.bytes",
    ]

    /// Returns words with a capital letter at their start.
    public static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    /// Returns the label of a property; nil for one that is left out.
    func label(of name: String, in type: String) -> String? {
        let key = type + "." + name
        guard !leftOut.contains(name), !leftOut.contains(key) else { return nil }
        return labels[key] ?? labels[name] ?? Self.words(of: name)
    }

    /// Returns a name of code in words: "nextUnlock" becomes "Next unlock", "isSkipped" becomes "Skipped".
    static func words(of name: String) -> String {
        var words: [String] = []
        for character in name {
            let isStart = character.isUppercase && words.last?.last?.isUppercase != true
            if words.isEmpty || isStart || character == "-" || character == "_" { words.append("") }
            if character != "-", character != "_" { words[words.count - 1].append(character) }
        }
        // The K of "vitaminK" is a name, as "GFR" is.
        words = words.filter { !$0.isEmpty }.map { word in
            word.count == 1 || word.dropFirst().contains { $0.isUppercase } ? word : word.lowercased()
        }
        if words.count > 1, ["is", "has"].contains(words[0]) { words.removeFirst() }
        return shown(sentence(words.joined(separator: " ")))
    }

    /// Returns the words of a name of code in the language of the person who reads them. ``PageNames`` has them for `make words`.
    static func shown(_ words: String) -> String {
        let phrase = Phrase(stringLiteral: spellings[words] ?? words)
        return localized(phrase)
    }

    /// The words of names of code that texts spell otherwise.
    private static let spellings = [
        "Cancelled": "Canceled", "E GFR": "eGFR", "EGFR": "eGFR", "Fibre": "Fiber", "Haemodialysis": "Hemodialysis",
    ]
}
