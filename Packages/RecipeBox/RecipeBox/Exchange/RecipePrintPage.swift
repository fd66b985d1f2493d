public import HTMLKit
import JSONKit
import WordKit

/// A recipe as a page to print: one file without scripts or external resources.
public struct RecipePrintPage: HTMLPage {
    private let draft: RecipeDraft
    private let data: JSONValue

    /// Creates the page of a recipe. It includes the schema.org data, so that it can be imported again.
    public init(_ draft: RecipeDraft) {
        self.draft = draft
        data = .object(SchemaOrgExport.node(draft))
    }

    public var language: String { Language.current.rawValue }

    public var title: String { draft.name }

    public var head: some HTMLContent {
        styleSheet(Self.sheet)
        jsonLD(data)
    }

    public var body: some HTMLContent {
        main {
            h1 { draft.name }
            p(.class("facts")) { RecipeFacts(draft).lines.joined(separator: " · ") }
            section(.class("ingredients")) {
                h2 { localized("Ingredients") }
                ul {
                    for ingredient in draft.ingredients {
                        li(.class(ingredient.isHeading ? "heading" : "ingredient")) {
                            IngredientWording.exported(ingredient)
                        }
                    }
                }
            }
            section(.class("steps")) {
                h2 { localized("Steps") }
                ol {
                    for step in draft.steps { li(.class(RecipeHeading.isHeading(step) ? "heading" : "step")) { step } }
                }
            }
            if !draft.notes.isEmpty {
                section(.class("notes")) {
                    h2 { localized("Notes") }
                    for note in draft.notes.split(separator: "\n") { p { String(note) } }
                }
            }
            if !draft.source.isEmpty { p(.class("source")) { localized("Source: \(draft.source)") } }
        }
    }

    private static let sheet = StyleSheet(
        """
        body { font-family: Georgia, serif; line-height: 1.4; margin: 2rem auto; max-width: 42rem; padding: 0 1rem; }
        h1 { margin-bottom: 0.25rem; } .facts, .source { color: #555; } li { margin: 0.25rem 0; white-space: pre-line; }
        .heading { font-weight: bold; list-style: none; } ol { counter-reset: step; list-style: none; }
        ol .step::before { counter-increment: step; content: counter(step) ". "; }
        .ingredients { break-inside: avoid; } .steps li { break-inside: avoid; }
        @media print { body { margin: 0; max-width: none; } @page { margin: 2cm; } }
        """
    )
}
