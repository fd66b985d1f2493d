import FractionParser
import TestKit
import Testing

@testable import RecipeBox

@Suite("The language of an imported recipe")
struct ExchangeLanguageTests {
    private static let lines = "\"recipeIngredient\":[\"1.500 g xoconostle\"],\"recipeInstructions\":\"Cocer.\""

    private static func data(_ more: String = "") -> String {
        "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Mermelada\",\(more)\(lines)}</script>"
    }

    @Test(
        "A line that tells no language is read by the language of the data, or else by that of the page",
        arguments: [
            ("<!DOCTYPE html><html lang=\"es-MX\"><body>\(data())</body></html>", true),
            ("<HTML class='a>b' LANG=es>\(data())", true),
            ("<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"es\">\(data())", true),
            ("<!-- <html lang=\"en\"> --><html lang=\"es\">\(data())", true),
            ("<html lang=\"en-US\">\(data("\"inLanguage\":\"es\","))", true),
            ("<html lang=\"en\">\(data("\"inLanguage\":{\"@type\":\"Language\",\"name\":\"Spanish\"},"))", true),
            ("<html lang=\"en\">\(data("\"inLanguage\":{\"name\":\"Castellano\",\"alternateName\":\"es\"},"))", true),
            ("<html lang=\"es\">\(data("\"inLanguage\":\"\","))", true),
            ("<html lang=\"es\">\(data("\"inLanguage\":\"en\","))", false),
            ("<html lang=\"en\">\(data())", false), ("<html lang=\"est\">\(data())", false), ("<html>\(data())", false),
        ]
    )
    func thousands(page: String, isSpanish: Bool) throws {
        let found = try #require(try RecipeImport.recipes(in: Array(page.utf8)).first)
        #expect(found.draft.ingredients.map { $0.amount?.formatted(.ascii) } == [isSpanish ? "1500" : nil])
        #expect(found.draft.ingredients.map(\.name) == [isSpanish ? "xoconostle" : "1.500 g xoconostle"])
    }

    @Test("The markup of a page without data is read by the page's language, too")
    func markup() throws {
        let page = """
            <html lang="es"><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Mermelada</h1>
            <p itemprop="recipeIngredient">1.500 g xoconostle</p><p itemprop="recipeInstructions">Cocer.</p></div></body></html>
            """
        let found = try #require(try RecipeImport.recipes(in: Array(page.utf8)).first)
        #expect(found.draft.ingredients.map(\.name) == ["xoconostle"])
    }
}
