import TestKit

/// A page like those of recipe sites: about 340 KB, of which a fiftieth is the recipe's data.
public enum RecipePage {
    /// The number of ingredients of one recipe.
    public static let ingredients = 20
    /// The number of steps of one recipe.
    public static let steps = 12
    private static let size = 340_000

    /// The page: head, styles, scripts, navigation, an article, the JSON-LD block in the middle, the recipe again as markup,
    /// readers' comments and a footer.
    ///
    /// - Parameter factor: the factor by which every part is larger, including the lines of the recipe.
    public static func bytes(factor: Int = 1) -> [UInt8] {
        var text = GeneratedText(seed: 20_260_308)
        text.write("<!DOCTYPE html>\n<html lang=\"en-US\">\n")
        head(&text, until: size * factor * 36 / 100)
        text.write("<body class=\"single single-post\" data-page=\"recipe\">\n")
        navigation(&text, until: size * factor * 42 / 100)
        article(&text, until: size * factor * 49 / 100)
        text.write("<script type=\"application/ld+json\" class=\"schema-graph\">")
        data(&text, factor: factor)
        text.write("</script>\n")
        card(&text, factor: factor)
        comments(&text, until: size * factor * 86 / 100)
        scripts(&text, until: size * factor)
        text.write("</body>\n</html>\n")
        return text.bytes
    }

    // MARK: Parts around the recipe

    private static func head(_ text: inout GeneratedText, until end: Int) {
        let start = text.bytes.count
        text.write("<head>\n<meta charset=\"utf-8\">\n<title>Lemon Garlic Chicken &amp; Rice</title>\n")
        text.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        for property in ["og:title", "og:description", "og:url", "og:image", "twitter:card", "twitter:title"] {
            text.write("<meta property=\"\(property)\" content=\"\(text.sentence(words: 12))\" />\n")
        }
        text.write("<style id=\"theme-css\">\n")
        while text.bytes.count < start + (end - start) / 2 {
            let name = text.random.pick(["entry", "card", "nav", "widget", "comment", "button"])
            let number = text.random.int(in: 1...400)
            text.write(".\(name)-\(number) > .\(name)__inner{margin:0 \(number)px;color:#3a\(1000 + number)}\n")
        }
        text.write("</style>\n")
        scripts(&text, until: end)
        text.write("</head>\n")
    }

    /// Scripts that contain traps for a search for tags: comparisons, quoted tags, and a data block in a comment.
    private static func scripts(_ text: inout GeneratedText, until end: Int) {
        text.write("<!-- <script type=\"application/ld+json\">{\"@type\":\"Recipe\"}</script> -->\n")
        while text.bytes.count < end {
            let address = text.path()
            text.write(
                "<script async src=\"https://cdn.example\(address)app.js\" data-cfasync=\"false\"></script>\n<script>\n"
            )
            text.write("window.slot='<script type=\"application/ld+json\">';\n")
            for _ in 0..<30 {
                let number = text.random.int(in: 1...9999)
                text.write("for(var i=0;i<\(number);i++){if(a[i]<b&&c>0){q.push('<div id=\"ad-'+i+'\"><\\/div>')}}\n")
            }
            text.write("</script>\n")
        }
    }

    private static func navigation(_ text: inout GeneratedText, until end: Int) {
        text.write("<nav class=\"menu\" aria-label=\"Main\"><ul>\n")
        while text.bytes.count < end {
            let name = text.sentence(words: 3)
            text.write(
                "<li class=\"menu-item menu-item-\(text.random.int(in: 1...9999))\">"
                    + "<a href=\"https://recipes.example\(text.path())\"><span>\(name)</span></a></li>\n"
            )
        }
        text.write("</ul></nav>\n")
    }

    private static func article(_ text: inout GeneratedText, until end: Int) {
        text.write("<main><article><h1>Lemon Garlic Chicken &amp; Rice</h1>\n")
        while text.bytes.count < end {
            text.write("<!-- ad slot \(text.random.int(in: 1...99)) -->\n<p>\(text.paragraph(sentences: 4))<br>\n")
            text.write("<em>\(text.sentence(words: 6))</em> &nbsp;<a href=\"\(text.path())\">More&hellip;</a></p>\n")
            text.write("<img src=\"/images\(text.path())1.jpg\" alt=\"\(text.sentence(words: 5))\" loading=\"lazy\">\n")
        }
    }

    private static func card(_ text: inout GeneratedText, factor: Int) {
        text.write("<div class=\"recipe-card\"><h2>Ingredients</h2><ul>\n")
        for number in 0..<(ingredients * factor) { text.write("<li><label>\(line(number))</label></li>\n") }
        text.write("</ul><h2>Steps</h2><ol>\n")
        for _ in 0..<(steps * factor) { text.write("<li>\(text.paragraph(sentences: 2))</li>\n") }
        text.write("</ol></div></article>\n")
    }

    private static func comments(_ text: inout GeneratedText, until end: Int) {
        text.write("<section id=\"comments\"><ol>\n")
        while text.bytes.count < end {
            let number = text.random.int(in: 1...99999)
            text.write(
                "<li id=\"comment-\(number)\" class=\"comment even\"><div class=\"body\"><b>Reader \(number)</b>\n"
            )
            text.write(
                "<p>\(text.paragraph(sentences: 3))</p><p>5 &gt; 4 stars, 4 < 5<br />\(text.sentence(words: 9))</p>\n"
            )
            text.write(
                "<a rel=\"nofollow\" href=\"#comment-\(number)\" onclick=\"return reply(\(number))\">Reply</a></div></li>\n"
            )
        }
        text.write("</ol></section></main>\n")
    }

    // MARK: The recipe

    private static func line(_ number: Int) -> String {
        let amounts = [
            "1 1/2 cups", "2 tablespoons", "\u{BD} teaspoon", "1 (14-ounce) can", "3", "2-3 cloves", "500 g",
        ]
        let names = [
            "flour, sifted", "olive oil, divided", "salt", "tomatoes, drained", "large eggs", "garlic", "rice",
        ]
        return "\(amounts[number % amounts.count]) \(names[(number / 3) % names.count])"
    }

    private static func data(_ text: inout GeneratedText, factor: Int) {
        let site = #"https:\/\/recipes.example"#
        text.write(#"{"@context":"https:\/\/schema.org","@graph":[{"@type":"WebPage","@id":"\#(site)\/#page","#)
        text.write(#""url":"\#(site)\/lemon\/","name":"Lemon Garlic Chicken &amp; Rice","inLanguage":"en-US"},"#)
        text.write(#"{"@type":"Person","@id":"\#(site)\/#author","name":"The kitchen","sameAs":["\#(site)\/about"]},"#)
        text.write(#"{"@type":"Recipe","@id":"\#(site)\/#recipe","name":"Lemon Garlic Chicken &amp; Rice","#)
        text.write(#""author":{"@id":"\#(site)\/#author"},"datePublished":"2026-03-08T07:30:00+00:00","#)
        text.write(#""description":"\#(text.paragraph(sentences: 2))","image":["\#(site)\/1.jpg","\#(site)\/2.jpg"],"#)
        text.write(#""recipeYield":["6","6 servings"],"prepTime":"PT15M","cookTime":"PT45M","totalTime":"PT1H","#)
        text.write(#""keywords":"chicken, rice, lemon","recipeCategory":["Dinner"],"recipeCuisine":["American"],"#)
        let lines = (0..<(ingredients * factor)).map { "\"\(line($0))\"" }
        text.write(#""recipeIngredient":[\#(lines.joined(separator: ","))],"recipeInstructions":["#)
        for number in 0..<(steps * factor) {
            if number > 0 { text.write(",") }
            text.write(#"{"@type":"HowToStep","text":"\#(text.paragraph(sentences: 2)) Bake at 350\u00b0F.","#)
            text.write(#""name":"\#(text.sentence(words: 5))","url":"\#(site)\/lemon\/#step-\#(number)"}"#)
        }
        text.write(#"],"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.87","ratingCount":"1204"},"#)
        text.write(#""nutrition":{"@type":"NutritionInformation","calories":"412 kcal","sodiumContent":"610 mg"}}]}"#)
    }
}
