import WordKit

/// Returns a text in the language of the person who reads it.
func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    WordKit.localized(phrases, context: context, from: catalog)
}

/// Returns a text that is kept in English in the language of the person who reads it.
func localized(kept text: String) -> String { WordKit.localized(kept: text, from: keptForms) }

private let catalog = Catalog(spanish: spanish)

private let keptForms = KeptForms(catalog)
