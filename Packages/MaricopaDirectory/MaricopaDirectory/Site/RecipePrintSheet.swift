import Foundation
import HTMLKit
import TimeKit
import WordKit

/// The printable page of a recipe: one file without scripts, external resources and navigation.
struct RecipePrintSheet: HTMLPage {
    let facts: RecordFacts
    let recipe: RecipeDetails
    /// The recipe's page on the site; nil if the site has no address.
    let address: PageLink?

    /// Creates the page; nil if the record isn't a recipe.
    init?(_ facts: RecordFacts, address: PageLink?) {
        guard case .recipe(let recipe) = facts.record.details else { return nil }
        self.facts = facts
        self.recipe = recipe
        self.address = address
    }

    var language: String { Language.current.rawValue }
    var title: String { facts.record.shownTitle.text }

    @HTMLBuilder var head: some HTMLContent {
        contentSecurityPolicy("default-src 'none'; style-src 'unsafe-inline'")
        meta(.robots, "noindex")
        if let address { link(.canonical, href: address) }
        styleSheet(Self.sheet)
    }

    @HTMLBuilder var body: some HTMLContent {
        main {
            h1(.dir(.automatic), facts.record.shownTitle.lang) { facts.record.shownTitle.text }
            SubtitleLine(record: facts.record)
            if !recipe.servings.isEmpty { p(.dir(.automatic)) { UsualWords.shown(recipe.servings) } }
            for title in facts.sections {
                if title.section != .ratings, SectionBody.isThere(title.section, in: facts) {
                    section(.class(title.section.rawValue)) {
                        h2(.dir(.automatic)) { title.title.isEmpty ? title.section.rawValue.capitalized : title.shown }
                        SectionBody(
                            section: title.section,
                            facts: facts,
                            frame: SiteFrame(settings: SiteSettings(), depth: nil)
                        )
                    }
                }
            }
            if let address { p(.class("source")) { address.description } }
        }
    }

    private static let sheet = StyleSheet(
        """
        body { font-family: Georgia, serif; line-height: 1.4; margin: 2rem auto; max-width: 42rem; padding: 0 1rem; color: #000; }
        h1 { margin-bottom: 0.25rem; } li { margin: 0.25rem 0; } .text { white-space: pre-line; } .source { color: #555; font-size: 0.85rem; }
        th { text-align: left; font-weight: normal; padding-right: 1.5rem; } .ingredients, .nutrition, .directions li { break-inside: avoid; }
        @media print { body { margin: 0; max-width: none; } @page { margin: 2cm; } }
        """
    )
}
