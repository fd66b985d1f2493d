import WordKit

/// Returns a text in the language of the person who reads it.
func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    WordKit.localized(phrases, context: context, from: catalog)
}

/// Returns a text that is kept in English in the language of the person who reads it.
func localized(kept text: String) -> String { WordKit.localized(kept: text, from: keptForms) }

/// Returns a text of a bundled record in the language of the person who reads it; nil for any other text, and in English.
func translation(ofRecord text: String) -> String? { WordKit.translation(of: text, from: recordCatalog) }

/// Returns a text of a bundled record in English, if it is in Spanish; nil for any other text.
func original(ofRecord text: String) -> String? { recordOriginals[text] }

private let recordOriginals = recordCatalog.originals(in: .spanish)

private let recordCatalog = Catalog(spanish: spanishRecords)

private let catalog = Catalog(spanish: spanish)

private let keptForms = KeptForms(catalog)
