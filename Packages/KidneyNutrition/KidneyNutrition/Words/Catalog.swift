import WordKit

/// Returns a text in the language of the person who reads it.
func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    WordKit.localized(phrases, context: context, from: catalog)
}

/// Returns a text that is kept in English in the language of the person who reads it.
func localized(kept text: String) -> String { WordKit.localized(kept: text, from: keptForms) }

/// Returns texts that are kept in English as one, with semicolons between them, in the language of the person who reads them.
func localizedParts(kept text: String) -> String {
    var parts = text.split(separator: "; ", omittingEmptySubsequences: false)[...]
    var shown: [String] = []
    while let first = parts.first {
        // A text can have a semicolon of its own.
        let runs = (1...parts.count).reversed().lazy.map { ($0, parts.prefix($0).joined(separator: "; ")) }
        let whole = runs.compactMap { count, run in translated(run).map { (count, $0) } }.first
        shown.append(whole?.1 ?? localized(kept: String(first)))
        parts = parts.dropFirst(whole?.0 ?? 1)
    }
    return shown.joined(separator: "; ")
}

/// Returns the translation of a whole text, which may begin with a capital letter that the catalog's doesn't have.
func translated(_ text: String) -> String? {
    if let found = translation(of: text, from: catalog) { return found }
    let small = text.prefix(1).lowercased() + text.dropFirst()
    return translation(of: small, from: catalog).map { $0.prefix(1).uppercased() + $0.dropFirst() }
}

private let catalog = Catalog(spanish: spanish)

private let keptForms = KeptForms(catalog)
