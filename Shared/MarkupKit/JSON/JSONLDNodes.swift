public import JSONKit

extension JSONLD {
    /// Parses the value of a script as leniently as pages require.
    ///
    /// It tries strict JSON first, which is fastest, then lenient JSON, then lenient JSON with HTML entities resolved,
    /// because some pages write `&quot;` for quotes.
    ///
    /// - Throws: `malformed` or `tooDeep` of the lenient attempt, with the line in the page.
    public static func value(of script: Script) throws(JSONError) -> JSONValue {
        if let value = try? JSONValue.parse(script.bytes) { return value }
        do throws(JSONError) {
            return try JSONValue.parse(script.bytes, .lenient)
        } catch {
            let text = String(decoding: script.bytes, as: UTF8.self)
            if text.contains("&quot;") || text.contains("&#34;") || text.contains("&#x22;"),
                let value = try? JSONValue.parse(HTMLEntities.resolved(text), .lenient)
            {
                return value
            }
            throw error.moved(byLines: script.line - 1)
        }
    }

    /// Returns all nodes of a type in a value, in document order: at the top, in arrays, in `@graph`, and in other
    /// nodes at any depth.
    ///
    /// - Parameters:
    ///   - type: The short name, such as "Recipe"; `["Recipe", …]`, "schema:Recipe" and "https://schema.org/Recipe"
    ///     match too.
    public static func nodes(ofType type: String, in value: JSONValue) -> [JSONObject] {
        var found: [JSONObject] = []
        collect(type, value, into: &found)
        return found
    }

    /// Whether a node has a type, in any notation and case.
    public static func isType(_ type: String, _ node: JSONObject) -> Bool {
        let found = types(of: node)
        return found.contains(type) || found.contains { $0.lowercased() == type.lowercased() }
    }

    /// Returns the short names of a node's types.
    public static func types(of node: JSONObject) -> [String] {
        let written = node["@type"] ?? node["type"] ?? .null
        return written.list.compactMap(\.string).map { name in
            String(name.split { "/#:".contains($0) }.last ?? "")
        }
    }

    /// Returns the nodes of a value by their `@id`, to resolve references such as `{"@id": "#author"}`. If several nodes
    /// share an id, the one with the most members is returned.
    public static func index(of value: JSONValue) -> [String: JSONObject] {
        var index: [String: JSONObject] = [:]
        gather(value, into: &index)
        return index
    }

    private static func collect(_ type: String, _ value: JSONValue, into found: inout [JSONObject]) {
        switch value {
        case .array(let values):
            for value in values { collect(type, value, into: &found) }
        case .object(let object):
            if isType(type, object) { found.append(object) }
            for member in object.members { collect(type, member.value, into: &found) }
        default: break
        }
    }

    private static func gather(_ value: JSONValue, into index: inout [String: JSONObject]) {
        switch value {
        case .array(let values):
            for value in values { gather(value, into: &index) }
        case .object(let object):
            if let id = object["@id"]?.string, object.members.count > (index[id]?.members.count ?? 1) {
                index[id] = object
            }
            for member in object.members { gather(member.value, into: &index) }
        default: break
        }
    }
}
