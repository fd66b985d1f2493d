import FractionParser
import WordKit

/// Imports a recipe from a Cooklang file.
public enum CooklangImport {
    /// The length of the longest accepted file, in bytes.
    public static let limit = 1 << 20

    /// Returns the recipe of a file.
    ///
    /// Ingredients are listed in the order of the steps, and their names stay in the step. A repeated ingredient
    /// without a quantity is a reference and is not listed again. Cookware and timers become words of the step. A
    /// section becomes a heading before its first step.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file, in UTF-8.
    ///   - name: The file's name without its extension, for a recipe without a title.
    ///   - address: The address of the file, for a recipe without a source.
    /// - Throws: `fileTooLong`, `namelessRecipe` or `noRecipe`.
    public static func recipe(
        in bytes: [UInt8],
        name: String? = nil,
        address: String? = nil
    ) throws(RecipeBoxError) -> ImportedRecipe {
        guard bytes.count <= limit else { throw .fileTooLong(limit: limit) }
        return try imported(parsed(bytes), name, address)
    }

    /// Returns the recipe of a file that contains a Cooklang mark: an ingredient, a timer, metadata or front matter.
    ///
    /// - Returns: The recipe; nil for a file without a mark or longer than ``limit``.
    static func recipe(
        ifMarkedIn bytes: [UInt8],
        name: String?,
        address: String?
    ) throws(RecipeBoxError) -> ImportedRecipe? {
        guard bytes.count <= limit else { return nil }
        let recipe = parsed(bytes)
        return recipe.hasMark ? try imported(recipe, name, address) : nil
    }

    private static func parsed(_ bytes: [UInt8]) -> CooklangRecipe {
        var text = String(decoding: bytes, as: UTF8.self)
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return CooklangParser.parse(text)
    }

    private static func imported(
        _ recipe: CooklangRecipe,
        _ name: String?,
        _ address: String?
    ) throws(RecipeBoxError) -> ImportedRecipe {
        guard !recipe.blocks.isEmpty || !recipe.metadata.isEmpty else {
            throw .noRecipe(found: localized("a file of comments alone"))
        }
        var reader = CooklangReader()
        for entry in recipe.metadata { reader.read(entry) }
        for block in recipe.blocks { reader.read(block) }
        for text in recipe.leftOut where !text.isEmpty {
            reader.builder.drop("comment", text, localized("comments are not kept"))
        }
        if !reader.builder.hasName, let name { reader.builder.setName(name, localized("the file's name")) }
        if !reader.builder.hasSource, let address { reader.builder.setSource(address, localized("the address")) }
        guard let imported = reader.builder.imported() else {
            throw .namelessRecipe(found: localized("a Cooklang recipe"))
        }
        return imported
    }
}

extension CooklangRecipe {
    /// Whether the file contains more than steps of plain words.
    fileprivate var hasMark: Bool {
        !metadata.isEmpty
            || blocks.contains { block in
                guard case .step(let items) = block else { return false }
                return items.contains { item in
                    switch item {
                    case .ingredient, .timer: true
                    case .text, .cookware: false
                    }
                }
            }
    }
}

private struct CooklangReader {
    var builder = DraftBuilder()
    private var known: Set<String> = []
    private var section = ""

    // MARK: Metadata

    mutating func read(_ entry: CooklangRecipe.Metadata) {
        let (key, value) = (entry.key, entry.value)
        switch key.lowercased() {
        case "title", "name": builder.setName(value, key)
        case "servings", "serves", "yield", "portions": readServings(value, key)
        case "prep time", "prep_time", "time.prep", "preparation time": builder.setTime(.prep, value, key)
        case "cook time", "cook_time", "time.cook", "cooking time": builder.setTime(.cook, value, key)
        case "time", "total time", "time required", "duration": builder.setTime(.total, value, key)
        case "tags", "tag", "keywords": for tag in value.split(separator: ",") { builder.addTag(String(tag), key) }
        case "course", "category", "cuisine", "diet":
            for tag in value.split(separator: ",") {
                builder.addTag(String(tag), key, changed: localized("as a tag"))
            }
        case "source", "source.url", "source.name", "source.author", "author": builder.setSource(value, key)
        case "description", "introduction", "notes": builder.addNote(value, key)
        case "image", "images", "picture", "pictures": builder.addPicture(value, key)
        default: builder.drop(key, value, localized("a recipe here has no place for it"))
        }
    }

    /// Reads "4" or "2|4|6" (the first number) as servings, and "24 cookies" as a yield.
    private mutating func readServings(_ value: String, _ key: String) {
        let first = value.split(separator: "|").first.map { String($0).trimmedCooklang } ?? ""
        let rest = first.drop { $0.isASCII && $0.isNumber }
        let word = String(rest).trimmedCooklang.lowercased()
        if let count = Int(first.prefix(first.count - rest.count)),
            word.isEmpty || ["serving", "portion", "person", "people"].contains(where: { word.hasPrefix($0) })
        {
            builder.setServings(
                count,
                key,
                value,
                changed: first == value ? "" : localized("of several, the first number")
            )
        } else {
            builder.setYield(value, key)
        }
    }

    // MARK: Blocks

    mutating func read(_ block: CooklangRecipe.Block) {
        switch block {
        case .section(let name):
            if !section.isEmpty { builder.drop("section", section, localized("it has no steps")) }
            section = name
        case .componentSection(let name):
            let heading = RecipeHeading.heading(name)
            if !heading.isEmpty {
                builder.addIngredient(line: heading, "section", changed: localized("it is a heading"))
            }
        case .note(let text): builder.addNote(text, "note")
        case .components(let items):
            for case .ingredient(let component) in items { add(component, isListed: true) }
        case .step(let items):
            let text = items.map { words(of: $0) }.joined()
            let heading = RecipeHeading.heading(section)
            if !heading.isEmpty { builder.addStep(heading, "section", changed: localized("it is a heading")) }
            builder.addStep(text, "step")
            section = ""
            for case .ingredient(let component) in items { add(component) }
        }
    }

    private mutating func add(_ component: CooklangRecipe.Component, isListed: Bool = false) {
        let key = component.name.lowercased()
        let isReference =
            !isListed && (component.modifiers.contains("&") || (component.quantity.isEmpty && known.contains(key)))
        guard !isReference else { return }
        known.insert(key)
        let optional = component.modifiers.contains("?") ? "optional" : ""
        builder.addIngredient(
            amount: component.quantity,
            unit: component.unit,
            name: component.name,
            note: [component.note, optional].filter { !$0.isEmpty }.joined(separator: ", "),
            "@\(component.name)",
            found: [component.quantity, component.unit, component.name].filter { !$0.isEmpty }.joined(separator: " ")
        )
    }

    private func words(of item: CooklangRecipe.Item) -> String {
        switch item {
        case .text(let text): return text
        case .ingredient(let component), .cookware(let component): return component.alias ?? component.name
        case .timer(let component):
            let time = [component.quantity, component.unit].filter { !$0.isEmpty }.joined(separator: " ")
            return time.isEmpty ? component.name : time
        }
    }
}
