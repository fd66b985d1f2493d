import Foundation
import JSONKit
import MarkupKit
import Testing

private func recipes(_ page: String) throws -> [String?] {
    try JSONLD.scripts(in: Array(page.utf8)).flatMap { script in
        JSONLD.nodes(ofType: "Recipe", in: try JSONLD.value(of: script)).map { $0["name"]?.string }
    }
}

private let recipe = #"{"@context":"https://schema.org","@type":"Recipe","name":"Soup"}"#

@Suite struct JSONLDTests {
    @Test(
        "A script is found however its tag is written",
        arguments: [
            "<script type=\"application/ld+json\">", "<script type='application/ld+json'>",
            "<script type=application/ld+json>",
            "<SCRIPT TYPE=\"Application/LD+JSON\">",
            "<script id=a data-x=\"a>b\" type = \"application/ld+json; charset=utf-8\" async>",
            "<script\n  class=\"yoast\"\n  type=\"application/ld+json\"\n>", "<script type=\" application/ld+json \" >",
        ]
    )
    func tags(tag: String) throws {
        #expect(try recipes("<html><head>\(tag)\(recipe)</script></head>") == ["Soup"])
    }

    @Test(
        "An element that only looks like such a script is none",
        arguments: [
            "<!-- <script type=\"application/ld+json\">\(recipe)</script> -->",
            "<script>var s = '<script type=\"application/ld+json\">\(recipe)'</script>",
            "<script type=\"application/json\">\(recipe)</script>",
            "<script data-type=\"application/ld+json\">\(recipe)</script>",
            "<scripty type=\"application/ld+json\">\(recipe)</scripty>",
            "<script type=\"application/ld+jsonx\">\(recipe)</script>",
            "<script type", "<script type=\"application/ld+json", "<script", "<",
        ]
    )
    func notScripts(page: String) throws {
        #expect(JSONLD.scripts(in: Array(page.utf8)).isEmpty)
    }

    @Test(
        "Marks around the value fall away, and the mistakes of pages are read",
        arguments: [
            "<!--\(recipe)-->", "//<![CDATA[\n\(recipe)\n//]]>", "/*<![CDATA[*/\(recipe)/*]]>*/",
            "<![CDATA[\(recipe)]]>", "\u{FEFF}\(recipe)",
            "\(recipe);", recipe.replacingOccurrences(of: "}", with: ",}"),
            recipe.replacingOccurrences(of: "\"", with: "&quot;"),
            "[\(recipe)]", "{\"@graph\":[{\"@type\":\"WebPage\"},\(recipe)]}",
            "{\"@type\":\"WebPage\",\"mainEntity\":\(recipe)}",
            "{\"@type\":\"ItemList\",\"itemListElement\":[{\"@type\":\"ListItem\",\"item\":\(recipe)}]}",
            recipe.replacingOccurrences(of: "\"Recipe\"", with: "[\"NewsArticle\",\"Recipe\"]"),
            recipe.replacingOccurrences(of: "\"Recipe\"", with: "\"http://schema.org/Recipe\""),
            recipe.replacingOccurrences(of: "\"Recipe\"", with: "\"schema:Recipe\""), "  \n\(recipe)\n ",
        ]
    )
    func contents(content: String) throws {
        #expect(try recipes("<script type=\"application/ld+json\">\(content)</script>") == ["Soup"])
    }

    @Test("Several scripts are found in their order, with their place")
    func several() throws {
        let page =
            "<html>\n<script type=application/ld+json>\n{\"@type\":\"Recipe\",\"name\":\"A\"}</script>\n"
            + "<script>let x = 1 < 2</script><script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"B\"}"
        let scripts = JSONLD.scripts(in: Array(page.utf8))
        #expect(scripts.map(\.line) == [3, 4])
        #expect(try recipes(page) == ["A", "B"])
    }

    @Test("Broken data gives an error with the line of the page")
    func broken() throws {
        let page = "<html>\n\n<script type='application/ld+json'>\n{\"@type\":\n \"Recipe\" \"name\"}</script>"
        let script = try #require(JSONLD.scripts(in: Array(page.utf8)).first)
        #expect(
            throws: JSONError.malformed(
                reason: "a comma or the end is missing, found “\"”",
                line: 5,
                column: 11
            )
        ) {
            try JSONLD.value(of: script)
        }
    }

    @Test("References are resolved through the index of ids")
    func index() throws {
        let value = try JSONValue.parse(
            ##"{"@graph":[{"@id":"#p","@type":"Person","name":"Ann"},{"@type":"Recipe","author":{"@id":"#p"}}]}"##
        )
        #expect(JSONLD.index(of: value)["#p"]?["name"]?.string == "Ann")
    }

    @Test(
        "Entities are resolved once",
        arguments: [("a &amp;lt; &#233;&#xE9;&nbsp;&nosuch; & &;", "a &lt; éé\u{A0}&nosuch; & &;")]
    )
    func entities(text: String, resolved: String) {
        #expect(HTMLEntities.resolved(text) == resolved)
    }
}
