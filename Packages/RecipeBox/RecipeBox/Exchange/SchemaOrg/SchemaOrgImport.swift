import JSONKit
import MarkupKit
import WordKit

/// Imports schema.org recipes from JSON-LD, in a page or in a file of its own.
public enum SchemaOrgImport {
    /// Returns all recipes of a page or JSON file.
    ///
    /// A scan of the bytes finds the data blocks. The page is parsed only if they have no complete recipe, to read its
    /// markup (`PageMarkup`). Several recipes, `@graph`, references by `@id` and recipes inside other nodes are
    /// supported. A broken block beside a sound one becomes an entry in the first recipe's ledger. A recipe that a page
    /// contains twice is imported once. A recipe without a name, and one that only the markup beside a complete data block has, become
    /// entries in the first recipe's ledger. A page whose recipes have neither ingredients nor steps is refused; a JSON file, which
    /// may be an export of such a recipe, isn't.
    ///
    /// - Parameters:
    ///   - bytes: The page or the JSON file.
    ///   - address: The address of the page, the source of a recipe that does not state one.
    /// - Throws: `noRecipe`, `brokenData` or `namelessRecipe`.
    public static func recipes(in bytes: [UInt8], address: String? = nil) throws(RecipeBoxError) -> [ImportedRecipe] {
        let data = try values(in: bytes)
        var nodes: [JSONObject] = []
        var seen: Set<JSONObject> = []
        var repeated: Set<JSONObject> = []
        var index: [String: JSONObject] = [:]
        for value in data.values {
            for node in JSONLD.nodes(ofType: "Recipe", in: value) {
                if seen.insert(node).inserted {
                    nodes.append(capitalizedAsUsual(node))
                } else {
                    repeated.insert(capitalizedAsUsual(node))
                }
            }
            index.merge(JSONLD.index(of: value)) { first, _ in first }
        }
        // A node that only refers to another is not a recipe of its own.
        nodes.removeAll { node in node.members.allSatisfy { $0.name.hasPrefix("@") } }
        let isWhole = nodes.contains { Self.isWhole($0) }
        let page = data.isPage && (!isWhole || hasMicrodata(bytes)) ? try? HTMLDocument(page: bytes) : nil
        let markup = page.map { PageMarkup.nodes(in: $0) } ?? []
        var lost = unread(markup, beside: nodes, completes: !isWhole)
        nodes = isWhole ? nodes : completed(nodes, by: markup)
        guard !nodes.isEmpty else {
            if let broken = data.broken.first { throw .brokenData(found: broken.found, broken.error) }
            throw .noRecipe(found: description(of: data.values, isPage: data.isPage))
        }
        let base = data.isPage ? PageBase(of: bytes, read: page) : nil
        let pageLanguage = data.isPage ? language(of: bytes) : nil
        var imported = DistinctRecipes()
        let allowance = ReadingAllowance(bytes: bytes.count)
        for node in nodes {
            var reader = SchemaOrgReader(
                node: node,
                index: index,
                address: address,
                base: base,
                pageLanguage: pageLanguage,
                allowance: allowance
            )
            if imported.recipes.isEmpty {
                for broken in data.broken { reader.builder.drop(broken.found, "", "\(broken.error)") }
            }
            guard var recipe = reader.read(title: isWhole ? nil : page?.title) else {
                lost.append((localized("a recipe with \(node.members.count) fields"), localized("it has no name")))
                continue
            }
            if repeated.contains(node) { recipe.ledger.noteRepetition(of: recipe.draft.name) }
            imported.add(recipe)
        }
        guard !imported.recipes.isEmpty else {
            throw .namelessRecipe(found: localized("a recipe with \(nodes[0].members.count) fields"))
        }
        if data.isPage, imported.recipes.allSatisfy({ $0.draft.ingredients.isEmpty && $0.draft.steps.isEmpty }) {
            let name = imported.recipes[0].draft.name
            let fields = nodes[0].members.map(\.name).filter { !$0.hasPrefix("@") }.joined(separator: ", ")
            throw .noRecipe(found: localized("“\(name)” without ingredients and steps (it has \(fields))"))
        }
        imported.note(lost)
        return imported.recipes
    }

    /// Returns the recipes of the markup that no data block names, if they have ingredients or steps. One that completes the only data block isn't
    /// among them.
    private static func unread(
        _ markup: [JSONObject],
        beside nodes: [JSONObject],
        completes: Bool
    ) -> [(found: String, reason: String)] {
        func title(_ node: JSONObject) -> String { node["name"]?.list.first?.string ?? "" }
        // Without a data block, the recipes of the markup are read.
        guard !nodes.isEmpty else { return [] }
        let known = Set(nodes.map { Folding.key(title($0)) })
        return markup.dropFirst(completes && nodes.count == 1 ? 1 : 0).compactMap { node in
            let name = title(node)
            guard node["recipeIngredient"] != nil || node["recipeInstructions"] != nil,
                !known.contains(Folding.key(name))
            else { return nil }
            return (name, localized("it is in the markup of the page, and the data block beside it was read"))
        }
    }

    /// Whether a page has a recipe as microdata, perhaps. Bytes are compared, which takes a small part of the time of parsing.
    private static func hasMicrodata(_ page: [UInt8]) -> Bool {
        let mark = Array("itemtype".utf8)
        return page.indices.contains { page[$0] == mark[0] && page[$0...].starts(with: mark) }
    }

    /// Returns the language that the `html` element of a page tells; nil for none, or one without texts here. Only the beginning is read.
    private static func language(of page: [UInt8]) -> Language? {
        let start = try? HTMLDocument(page: Array(page.prefix(4096)))
        let tags = start?.elements(named: "html").compactMap { $0.attribute("lang") ?? $0.attribute("xml:lang") }
        return tags?.first.flatMap { Language(tag: $0) }
    }

    /// Returns the node with “recipeInstructions” for “RecipeInstructions”, where it has no member of that name.
    private static func capitalizedAsUsual(_ node: JSONObject) -> JSONObject {
        let names = Set(node.members.map(\.name))
        return JSONObject(
            node.members.map { member in
                guard member.name.first?.isUppercase == true, member.name.dropFirst().first?.isLowercase == true else {
                    return member
                }
                let name = member.name.prefix(1).lowercased() + member.name.dropFirst()
                return names.contains(name) ? member : JSONObject.Member(name, member.value)
            }
        )
    }

    private static func isWhole(_ node: JSONObject) -> Bool {
        ["name", "recipeIngredient", "recipeInstructions"].allSatisfy { node[$0].map { !$0.list.isEmpty } ?? false }
    }

    /// Returns the nodes of the data blocks. A single node without ingredients or steps gets those of the markup.
    private static func completed(_ nodes: [JSONObject], by markup: [JSONObject]) -> [JSONObject] {
        guard nodes.count == 1, var node = nodes.first, let found = markup.first else {
            return nodes.isEmpty ? markup : nodes
        }
        for (name, others) in [("recipeIngredient", ["ingredients"]), ("recipeInstructions", ["step", "steps"])]
        where ([name] + others).allSatisfy({ node[$0]?.list.isEmpty ?? true }) {
            if let value = found[name] { node[name] = value }
        }
        return [node]
    }

    private struct Found {
        var values: [JSONValue] = []
        var broken: [(found: String, error: JSONError)] = []
        var isPage = true
    }

    private static func values(in bytes: [UInt8]) throws(RecipeBoxError) -> Found {
        var found = Found()
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            found.isPage = false
            do throws(JSONError) {
                found.values = [try JSONValue.parse(bytes, .lenient)]
            } catch {
                throw .brokenData(found: localized("a JSON file"), error)
            }
            return found
        }
        for script in JSONLD.scripts(in: bytes) where !script.bytes.isEmpty {
            do throws(JSONError) {
                found.values.append(try JSONLD.value(of: script))
            } catch {
                found.broken.append((localized("a data block at line \(script.line)"), error))
            }
        }
        return found
    }

    private static func description(of values: [JSONValue], isPage: Bool) -> String {
        let place = isPage ? localized("a page") : localized("a JSON file")
        guard !values.isEmpty else { return localized("\(place) without schema.org data") }
        var types: [String] = []
        for value in values {
            for node in topNodes(value) {
                for type in JSONLD.types(of: node) where types.count < 6 && !types.contains(type) { types.append(type) }
            }
        }
        guard !types.isEmpty else { return localized("\(place) with data of no schema.org type") }
        return localized("\(place) with data about \(types.joined(separator: ", "))")
    }

    private static func topNodes(_ value: JSONValue) -> [JSONObject] {
        value.list.flatMap { element -> [JSONObject] in
            guard let object = element.object else { return [] }
            return [object] + (object["@graph"]?.list.compactMap(\.object) ?? [])
        }
    }
}

/// The recipes of a page, each once. If two recipes have the same name and one has all ingredients of the other, only the
/// longer one stays.
private struct DistinctRecipes {
    /// The most recipes of a name that a further one is compared with.
    private static let mostCompared = 50

    private(set) var recipes: [ImportedRecipe] = []
    /// The lines of the ingredients of each recipe.
    private var lines: [Set<String>] = []
    /// The indices of the recipes of a name.
    private var named: [String: [Int]] = [:]

    /// Notes recipes that were left out in the ledger of the first one.
    mutating func note(_ lost: [(found: String, reason: String)]) {
        for (found, reason) in lost { recipes[0].ledger.note(.dropped, "Recipe", found, reason) }
    }

    mutating func add(_ recipe: ImportedRecipe) {
        let key = Folding.key(recipe.draft.name)
        let mine = Set(recipe.draft.ingredients.map(\.text))
        let same = named[key, default: []].prefix(Self.mostCompared).first { index in
            mine.isSubset(of: lines[index]) || lines[index].isSubset(of: mine)
        }
        guard let same else {
            named[key, default: []].append(recipes.count)
            recipes.append(recipe)
            return lines.append(mine)
        }
        func size(_ recipe: ImportedRecipe) -> Int { recipe.draft.ingredients.count + recipe.draft.steps.count }
        if size(recipe) > size(recipes[same]) { (recipes[same], lines[same]) = (recipe, mine) }
        recipes[same].ledger.noteRepetition(of: recipe.draft.name)
    }
}

extension ImportLedger {
    fileprivate mutating func noteRepetition(of name: String) {
        note(.dropped, "Recipe", name, localized("the page has this recipe twice"))
    }
}
