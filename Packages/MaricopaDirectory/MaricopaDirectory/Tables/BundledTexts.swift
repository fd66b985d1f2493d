import TimeKit
import WordKit

/// The texts of the bundled records in the reader's language.
enum BundledTexts {
    /// Returns the lines of a record's text in the reader's language; nil unless each is as it was bundled, and in English.
    static func translated(_ lines: [String], of id: TimeKit.ID<Record>) -> [String]? {
        guard Language.current != .english, BundledDirectory.origin(of: id) != nil else { return nil }
        var translated: [String] = []
        for line in lines {
            guard let text = line.isEmpty ? "" : translation(ofRecord: line) else { return nil }
            translated.append(text)
        }
        return translated
    }

    /// Returns a text in the reader's language; nil unless each of its lines is as it was bundled, and in English.
    static func translated(_ text: String, of id: TimeKit.ID<Record>) -> String? {
        translated(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), of: id)?
            .joined(separator: "\n")
    }

    // MARK: Orders

    /// Whether lists by title follow the titles that the reader sees. The titles of places are names.
    static func haveTitles(_ kind: RecordKind) -> Bool {
        Language.current == .spanish && kind != .market && kind != .park
    }

    /// Returns the folded title that the reader sees, of a record with a folded title.
    ///
    /// - Complexity: O(1).
    static func titleKey(_ key: String, of id: TimeKit.ID<Record>) -> String {
        guard Language.current == .spanish, let title = titles[id.rawValue], title.english == key else { return key }
        return title.spanish
    }

    private static let titles: [String: (english: String, spanish: String)] = inSpanish { id, entry in
        let title = entry.text("title")
        return translated(title, of: id).map { (FoldedText.key(title), FoldedText.key($0)) }
    }

    // MARK: Searches

    /// Returns the ids of the bundled records with a Spanish word that is like one of the typed words; none unless the reader's language is
    /// Spanish.
    static func ids(like typed: [String]) -> Set<String> {
        guard Language.current == .spanish else { return [] }
        var ids: Set<String> = []
        for word in typed {
            let letters = Array(word.unicodeScalars)
            let isForgiven = OneTypo.canBeForgiven(letters)
            for one in words
            where one.letters.starts(with: letters) || isForgiven && OneTypo.separates(letters, one.letters) {
                ids.formUnion(one.ids)
            }
        }
        return ids
    }

    /// The Spanish words of the searched fields, each with the records that have it.
    private static let words: [(letters: [Unicode.Scalar], ids: [String])] = {
        let texts = inSpanish { id, entry in
            (entry.texts("title") + entry.texts("subtitle") + entry.texts("about")).compactMap {
                translated($0, of: id)
            }
        }
        var ids: [String: [String]] = [:]
        for (id, lines) in texts {
            for word in Set(lines.flatMap(SearchWords.words)) { ids[word, default: []].append(id) }
        }
        return ids.map { (Array($0.key.unicodeScalars), $0.value) }
    }()

    /// Returns a value of each bundled record, made in Spanish.
    private static func inSpanish<Value>(
        _ value: (TimeKit.ID<Record>, BundledTable.Entry) -> Value?
    ) -> [String: Value] {
        Language.$current.withValue(.spanish) {
            var values: [String: Value] = [:]
            for entry in BundledDirectory.tables.flatMap(\.entries) {
                values[entry.id] = value(TimeKit.ID(entry.id), entry)
            }
            return values
        }
    }
}
