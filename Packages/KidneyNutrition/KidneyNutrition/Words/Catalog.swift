import WordKit

/// Returns a text in the language of the person who reads it.
func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    WordKit.localized(phrases, context: context, from: catalog)
}

/// Returns a text that is kept in English in the language of the person who reads it.
func localized(kept text: String) -> String { WordKit.localized(kept: text, from: catalog) }

/// Returns texts that are kept in English as one, with semicolons between them, in the language of the person who reads them.
func localizedParts(kept text: String) -> String {
    text.split(separator: "; ", omittingEmptySubsequences: false).map { localized(kept: String($0)) }.joined(
        separator: "; "
    )
}

private let catalog = Catalog(spanish: spanish)
