import MarkupKit

/// Reads schema.org recipes: JSON-LD in a page, or in a file of its own.
public enum SchemaOrgImport {
    /// All recipes of a page or JSON file.
    ///
    /// The data is found by a scan of the bytes; no tree of the page is built. Several recipes, `@graph`, references
    /// by `@id` and recipes inside other nodes are understood. A broken block beside a sound one is a line in the
    /// first recipe's ledger.
    /// - Parameter address: Where the page is; the source of a recipe that does not say.
    /// - Throws: `noRecipe`, `broken`, `nameless`.
    public static func recipes(in bytes: [UInt8], address: String? = nil) throws(RecipeBoxError) -> [ImportedRecipe] {
        let data = try values(in: bytes)
        var nodes: [JSONObject] = []
        var index: [String: JSONObject] = [:]
        for value in data.values {
            for node in JSONLD.nodes(ofType: "Recipe", in: value) where !nodes.contains(node) { nodes.append(node) }
            index.merge(JSONLD.index(of: value)) { first, _ in first }
        }
        // A node that only refers to another is not a recipe of its own.
        nodes.removeAll { node in node.members.allSatisfy { $0.name.hasPrefix("@") } }
        guard !nodes.isEmpty else {
            if let broken = data.broken.first { throw .brokenData(found: broken.found, broken.error) }
            throw .noRecipe(found: description(of: data.values, isPage: data.isPage))
        }
        var imported: [ImportedRecipe] = []
        for (number, node) in nodes.enumerated() {
            var reader = SchemaOrgReader(node: node, index: index, address: address)
            if number == 0 {
                for broken in data.broken { reader.builder.drop(broken.found, "", "\(broken.error)") }
            }
            guard let recipe = reader.read() else {
                throw .namelessRecipe(found: "a recipe with \(node.members.count) fields")
            }
            imported.append(recipe)
        }
        return imported
    }

    private struct Found {
        var values: [JSONValue] = []
        var broken: [(found: String, error: MarkupError)] = []
        var isPage = true
    }

    private static func values(in bytes: [UInt8]) throws(RecipeBoxError) -> Found {
        var found = Found()
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { $0 > 0x20 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            found.isPage = false
            do throws(MarkupError) {
                found.values = [try JSONValue.parse(bytes, .lenient)]
            } catch {
                throw .brokenData(found: "a JSON file", error)
            }
            return found
        }
        for script in JSONLD.scripts(in: bytes) where !script.bytes.isEmpty {
            do throws(MarkupError) {
                found.values.append(try JSONLD.value(of: script))
            } catch {
                found.broken.append(("a data block at line \(script.line)", error))
            }
        }
        return found
    }

    private static func description(of values: [JSONValue], isPage: Bool) -> String {
        let place = isPage ? "a page" : "a JSON file"
        guard !values.isEmpty else { return "\(place) without schema.org data" }
        var types: [String] = []
        for value in values {
            for node in topNodes(value) {
                for type in JSONLD.types(of: node) where !types.contains(type) { types.append(type) }
            }
        }
        guard !types.isEmpty else { return "\(place) with data of no schema.org type" }
        return "\(place) with data about \(types.prefix(6).joined(separator: ", "))"
    }

    private static func topNodes(_ value: JSONValue) -> [JSONObject] {
        value.list.flatMap { element -> [JSONObject] in
            guard let object = element.object else { return [] }
            return [object] + (object["@graph"]?.list.compactMap(\.object) ?? [])
        }
    }
}
