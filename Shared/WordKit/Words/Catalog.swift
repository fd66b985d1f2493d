/// Returns a text in the language of the person who reads it.
func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    localized(phrases, context: context, from: catalog)
}

private let catalog = Catalog(spanish: spanish)
