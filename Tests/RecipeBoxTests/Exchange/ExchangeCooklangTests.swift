import Foundation
import FractionParser
import TestKit
import Testing

@testable import RecipeBox

@Suite struct ExchangeCooklangTests {
    static let canonical: [CanonicalCase] = {
        guard let folder = try? Corpus.folder("recipes"),
            let text = try? String(contentsOf: folder.appending(path: "canonical.yaml"), encoding: .utf8)
        else { return [] }
        return CanonicalCase.cases(in: text)
    }()

    @Test("Every canonical case parses as it says", .enabled(if: Corpus.isPresent), arguments: canonical)
    func canonicalCase(sample: CanonicalCase) {
        let recipe = CooklangParser.parse(sample.source)
        #expect(recipe.steps.map { $0.map(CanonicalCase.shown) } == sample.steps)
        #expect(recipe.metadata.map { "\($0.key)=\($0.value)" } == sample.metadata)
    }

    @Test("All canonical cases are read", .enabled(if: Corpus.isPresent))
    func allCases() {
        #expect(Self.canonical.count == 57)
    }

    @Test("A recipe's file and the same with front matter give one recipe", .enabled(if: Corpus.isPresent))
    func recipeFiles() throws {
        let plain = try imported("test_recipe")
        let frontMatter = try imported("frontmatter_test_recipe")
        #expect(plain.draft == frontMatter.draft)
        let draft = plain.draft
        #expect(draft.name == "Potstickers")
        #expect(draft.servings?.count == 4)
        #expect(draft.times.prep == 20)
        #expect(draft.times.cook == 30)
        #expect(draft.tags == ["warm", "fried", "starter"])
        #expect(draft.source.hasPrefix("CooklangCLI Seed <https://"))
        #expect(draft.steps.count == 9)
        #expect(draft.ingredients.count == 14)
        #expect(draft.ingredients.first?.name == "strong white flour")
        #expect(draft.ingredients.first.map { IngredientWording.line($0) } == "75 g strong white flour")
        #expect(draft.ingredients.filter { $0.name == "olive oil" }.count == 2)
        #expect(draft.steps[0].hasSuffix("prepare strong white flour and plain flour."))
        #expect(plain.ledger.dropped.map(\.field) == ["emoji", "comment"])
        #expect(try DraftRule.checked(draft) == draft)
    }

    @Test("Notes that are too long together are shortened, and the ledger says so")
    func longNotes() throws {
        let half = String(repeating: "a", count: 30_000)
        let text = ">> title: A\n>> description: \(half)\n>> notes: \(half)\n\nStir.\n"
        let imported = try CooklangImport.recipe(in: Array(text.utf8))
        #expect(imported.draft.notes.count == TextRule.notes.limit)
        #expect(imported.ledger.changed.map(\.field) == ["notes"])
        #expect(imported.ledger.changed.first?.reason.hasPrefix("shortened to 50") == true)
    }

    @Test(
        "An ingredient is marked where a step names it as a whole word, the longer of two names first",
        arguments: [
            (["cafe"], "Pour the cafes and the cafe\u{301}, then the cafe.", "then the @cafe{}."),
            (["sugar", "brown sugar"], "Mix the sugar and the brown sugar.", "the @sugar{} and the @brown sugar{}."),
            (["crème"], "Whip the crème.", "Whip the @crème{}."),
            (["egg"], "2egg, eggs, egg", "2egg, eggs, @egg{}"),
        ]
    )
    func marks(names: [String], step: String, marked: String) throws {
        let draft = RecipeDraft(
            name: "A",
            ingredients: try names.map { try IngredientReading.ingredient(name: $0) },
            steps: [step]
        )
        let file = CooklangExport.file(draft)
        #expect(String(decoding: file, as: UTF8.self).contains(marked))
        #expect(try CooklangImport.recipe(in: file).draft.steps == [step])
    }

    @Test("A file with too many tags keeps the first ones, each once, and tells the others")
    func tags() throws {
        let tags = (1...60).map { "tag \($0)" } + ["TAG 1"]
        let imported = try CooklangImport.recipe(in: Array(">> title: A\n>> tags: \(tags.joined(separator: ","))".utf8))
        #expect(imported.draft.tags == Array(tags.prefix(TagRule.limit)))
        let reasons = imported.ledger.dropped.map(\.reason)
        #expect(reasons.count == 11 && reasons.last == "the recipe has this tag already")
        #expect(reasons.dropLast().allSatisfy { $0 == "51 tags are too many — keep at most 50" })
    }

    @Test(
        "The extensions are understood: sections, notes, aliases, references, optional and listed ingredients",
        .enabled(if: Corpus.isPresent)
    )
    func extensions() throws {
        let imported = try imported("complex_test_recipe")
        let draft = imported.draft
        #expect(draft.steps.prefix(2) == ["Salsa:", "Calienta el aceite en un cazo pequeño a fuego medio-alto."])
        #expect(draft.notes.contains("A mi me gusta más con caldo de verduras"))
        #expect(draft.notes.hasPrefix("De las comidas más satisfactorias"))
        #expect(draft.tags == ["mejicano", "picante"])
        #expect(draft.ingredients.first?.name == "queso")
        #expect(draft.ingredients.first { $0.name == "cebolla" }?.note == "pequeña")
        #expect(draft.ingredients.first { $0.name == "polvo de chile" }?.amount == Amount(try Rational(1, 4)))
        #expect(draft.ingredients.first { $0.name == "pechuga de pollo" }?.amount == Amount(try Rational(3, 2)))
        #expect(draft.ingredients.first { $0.name == "queso cotija" }?.note == "optional")
        #expect(draft.ingredients.filter { $0.name == "sal" }.count == 1)
        #expect(!draft.ingredients.contains { $0.name == "salsa" })
        #expect(draft.steps.contains { $0.contains("durante 10-15 min, sin cubrir") })
        #expect(draft.steps.contains { $0.contains("Añade los pimientos y el pollo") })
        #expect(try DraftRule.checked(draft) == draft)
    }

    private func imported(_ name: String) throws -> ImportedRecipe {
        let file = try Corpus.folder("recipes").appending(path: "\(name).cook")
        return try CooklangImport.recipe(in: [UInt8](Data(contentsOf: file)), name: "Potstickers")
    }

    @Test(
        "A quantity that is no number stays readable in the note",
        arguments: [("@thyme{few%sprigs}", "few", "sprig"), ("@water{7 k}", "7 k", "")]
    )
    func wordsAsQuantity(source: String, note: String, unit: String) throws {
        let imported = try CooklangImport.recipe(in: Array(source.utf8), name: "x")
        let ingredient = try #require(imported.draft.ingredients.first)
        #expect(ingredient.amount == nil)
        #expect(ingredient.note == note)
        #expect(ingredient.unit == unit)
        #expect(imported.ledger.changed.count == 1)
    }

    @Test("Front matter has lists, quotes, nested keys and blocks")
    func frontMatter() throws {
        let text = """
            ---
            title: "A \\"soup\\""
            tags: [quick, "hot, sour"]
            source:
              url: https://e.com/soup
            serves: 2 people
            notes: |
              First line
                indented

              last
            # a comment
            diet:
              - vegan
            ---
            Boil @water{1%l}.
            """
        let imported = try CooklangImport.recipe(in: Array(text.utf8))
        #expect(imported.draft.name == "A \"soup\"")
        #expect(imported.draft.tags == ["quick", "hot", "sour", "vegan"])
        #expect(imported.draft.source == "https://e.com/soup")
        #expect(imported.draft.servings?.count == 2)
        #expect(imported.draft.notes == "First line\nindented\n\nlast")
    }

    @Test(
        "a text that YAML would read as something else is written in quotes",
        arguments: ["true", "No", "NULL", "y", "2026-03-08", "007", "1e3", "12"]
    )
    func typedWords(text: String) throws {
        let file = CooklangExport.file(RecipeDraft(name: text, servings: try Servings(4), tags: [text]))
        #expect(String(decoding: file, as: UTF8.self).contains("title: \"\(text)\"\nservings: 4\n"))
        #expect(String(decoding: file, as: UTF8.self).contains("  - \"\(text)\"\n"))
        #expect(try CooklangImport.recipe(in: file).draft.name == text)
    }

    @Test("a folded block keeps its paragraphs, and empty elements and null are no values")
    func folded() throws {
        let text = """
            ---
            title: Soup
            source: null
            tags: [quick, , "", sour,]
            diet:
              - vegan
              -
              - ~
            notes: >
              First line
              goes on.

              A second paragraph.
                indented
            ---
            Boil @water{1%l}.
            """
        let imported = try CooklangImport.recipe(in: Array(text.utf8))
        #expect(imported.draft.tags == ["quick", "sour", "vegan"])
        #expect(imported.draft.source.isEmpty)
        #expect(imported.draft.notes.hasPrefix("First line goes on.\nA second paragraph.\n"))
        #expect(imported.ledger.dropped.isEmpty)
    }

    @Test("A mark behind a backslash, alone or without a name is text")
    func escapes() throws {
        let imported = try CooklangImport.recipe(
            in: Array("Mail me\\@home @ 5, item #, 1 ~ 2, \\-- no comment, a @ b{}".utf8),
            name: "x"
        )
        #expect(imported.draft.steps == ["Mail me@home @ 5, item #, 1 ~ 2, -- no comment, a @ b{}"])
        #expect(imported.draft.ingredients.isEmpty)
    }

    @Test(
        "Hostile files end quickly",
        arguments: ["@", "@a", "{", "@a{", "[-", "--", "@a{}(", "~{", ">>", "\\", "---\n", "@a "]
    )
    func hostile(piece: String) {
        let recipe = CooklangParser.parse(String(repeating: piece, count: 8_000))
        #expect(recipe.steps.count <= 1)
    }

    /// Prefixes with texts that are repeated after them.
    static let longTexts = [
        ("", "@a{"), ("", "@"), ("", "{"), ("", "@a{}("), ("", "\\"), ("", "a\n\n"), ("[-", "\n"), ("[-", "- ]\n"),
        ("---\na: [" + String(repeating: " ", count: 400_000) + "x", "\""),
        (String(repeating: "@&(", count: 100_000) + ") ", "a"), ("", ">> image: a\n"), ("", ">> tags: a, b\n"),
    ]

    @Test("A text as long as any may be is read in seconds", .timeLimit(.minutes(1)), arguments: longTexts)
    func longest(start: String, piece: String) throws {
        var text = start
        let ends = [("---", "]\n---\nBake."), ("@&(", "{}"), ("[-", "-]\nBake.")]
        let end = ends.first { start.hasPrefix($0.0) }?.1 ?? ""
        while text.utf8.count + piece.utf8.count + end.utf8.count <= CooklangImport.limit { text += piece }
        #expect(throws: Never.self) { try CooklangImport.recipe(in: Array((text + end).utf8), name: "x") }
    }

    @Test("A longer text is refused, as a file of Cooklang and as one of any kind")
    func tooLong() {
        let bytes = Array(String(repeating: "@salt{1%g} ", count: 100_000).utf8)
        #expect(bytes.count > CooklangImport.limit)
        let error = RecipeBoxError.fileTooLong(limit: CooklangImport.limit)
        #expect(throws: error) { try CooklangImport.recipe(in: bytes) }
        #expect(throws: error) { try RecipeImport.recipes(in: bytes, isCooklang: true) }
        #expect(throws: RecipeBoxError.self) { try RecipeImport.recipes(in: bytes) }
    }
}

/// A canonical test case, parsed from its simple YAML.
struct CanonicalCase: Sendable, CustomTestStringConvertible {
    var name: String
    var source = ""
    var steps: [[String]] = []
    var metadata: [String] = []
    var testDescription: String { name }

    static func shown(_ item: CooklangRecipe.Item) -> String {
        switch item {
        case .text(let text): "text value=\(text)"
        case .ingredient(let part):
            "ingredient name=\(part.name) quantity=\(number(part.quantity.isEmpty ? "some" : part.quantity)) units=\(part.unit)"
        case .cookware(let part):
            "cookware name=\(part.name) quantity=\(number(part.quantity.isEmpty ? "1" : part.quantity))"
        case .timer(let part): "timer name=\(part.name) quantity=\(number(part.quantity)) units=\(part.unit)"
        }
    }

    /// Converts "1 / 2" to 0.5. Text with a leading zero and other text stay unchanged.
    private static func number(_ text: String) -> String {
        let parts = text.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]), bottom != 0,
            !parts[0].hasPrefix("0")
        else { return text }
        return "\(Double(top) / Double(bottom))"
    }

    static func cases(in yaml: String) -> [CanonicalCase] {
        var cases: [CanonicalCase] = []
        var state = ""
        var item: [String: String] = [:]
        func close() {
            guard let type = item["type"], !cases.isEmpty else { return }
            let keys = ["value", "name", "quantity", "units"].filter { !(type == "cookware" && $0 == "units") }
            let fields = keys.compactMap { key in item[key].map { "\(key)=\($0)" } }
            let last = cases.count - 1
            cases[last].steps[cases[last].steps.count - 1].append(([type] + fields).joined(separator: " "))
            item = [:]
        }
        for line in yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let indent = line.prefix { $0 == " " }.count
            let text = String(line.dropFirst(indent))
            if indent < 4 { close() }
            if state == "source", indent >= 6 || text.isEmpty, !cases.isEmpty {
                cases[cases.count - 1].source += line.dropFirst(6) + "\n"
                continue
            }
            if text.isEmpty || text.hasPrefix("#") { continue }
            if indent == 2, text.hasSuffix(":") {
                cases.append(CanonicalCase(name: String(text.dropLast())))
                state = ""
            } else if indent == 4, text.hasPrefix("source:") {
                state = "source"
            } else if indent == 4 {
                state = "result"
            } else if indent == 6, text.hasPrefix("steps") || text.hasPrefix("metadata") {
                close()
                state = text.hasPrefix("steps") ? "steps" : "metadata"
            } else if state == "metadata", let (key, value) = pair(text) {
                cases[cases.count - 1].metadata.append("\(key)=\(value)")
            } else if indent == 8, text == "-" {
                close()
                cases[cases.count - 1].steps.append([])
            } else if state == "steps" {
                if text.hasPrefix("- ") { close() }
                if let (key, value) = pair(text.hasPrefix("- ") ? String(text.dropFirst(2)) : text) {
                    item[key] = value
                }
            }
        }
        close()
        return cases
    }

    private static func pair(_ text: String) -> (String, String)? {
        guard let colon = text.firstRange(of: text.hasPrefix("\"") ? "\":" : ":") else { return nil }
        func unquoted(_ part: Substring) -> String {
            let part = part.trimmingCharacters(in: .whitespaces)
            return part.count > 1 && part.hasPrefix("\"") && part.hasSuffix("\"")
                ? String(part.dropFirst().dropLast()) : part
        }
        let key = text[..<colon.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        return (key, unquoted(text[colon.upperBound...]))
    }
}
