import JSONKit

extension SecurityRules {
    /// Parses a rules file, `{"rules": {…}}`, which may contain comments.
    ///
    /// - Parameter bytes: The file as UTF-8.
    /// - Throws: `notJSON`; `invalidRules` with the path and the reason, and with the column of a fault in an expression.
    public static func read(_ bytes: [UInt8]) throws(RealtimeError) -> SecurityRules {
        let json: JSONValue
        do {
            // Twice the depth of rules, so that rules that are nested too deep get an error with their path.
            json = try JSONValue.parse(bytes, .lenient, depth: 2 * RealtimePath.deepest)
        } catch {
            throw .notJSON(error.description)
        }
        guard let object = json.object, object.members.count == 1, let rules = json["rules"]?.object else {
            throw .invalidRules(path: "", reason: "the file is {\"rules\": {…}} and nothing else")
        }
        return SecurityRules(root: try node(rules, at: [], variables: []))
    }

    /// Parses the rules of a path.
    ///
    /// - Parameter variables: The variables, such as "$room", that stand for keys of the path.
    private static func node(
        _ object: JSONObject,
        at path: [String],
        variables: Set<String>
    ) throws(RealtimeError) -> Node {
        var node = Node()
        var seen: Set<String> = []
        for member in object.members {
            let place = "/" + (path + [member.name]).joined(separator: "/")
            guard seen.insert(member.name).inserted else {
                throw .invalidRules(path: place, reason: "it stands here twice")
            }
            switch member.name {
            case ".read": node.read = try expression(member.value, at: place, variables)
            case ".write": node.write = try expression(member.value, at: place, variables)
            case ".validate": node.validate = try expression(member.value, at: place, variables)
            case ".indexOn": node.indexes = try indexes(member.value, at: place)
            case let name where name.hasPrefix("."):
                throw .invalidRules(path: place, reason: "only .read, .write, .validate and .indexOn begin with a dot")
            default:
                try add(member, to: &node, at: path, place, variables)
            }
        }
        return node
    }

    /// Adds the rules of a child: of one key, or of all other keys under a variable.
    private static func add(
        _ member: JSONObject.Member,
        to node: inout Node,
        at path: [String],
        _ place: String,
        _ variables: Set<String>
    ) throws(RealtimeError) {
        guard let object = member.value.object else {
            throw .invalidRules(path: place, reason: "the rules of a key are an object")
        }
        guard path.count < RealtimePath.deepest else {
            throw .invalidRules(path: place, reason: "rules are nested at most \(RealtimePath.deepest) levels deep")
        }
        guard member.name.hasPrefix("$") else {
            if let problem = RealtimeKey.problem(of: member.name) { throw .invalidRules(path: place, reason: problem) }
            node.children[member.name] = try self.node(object, at: path + [member.name], variables: variables)
            return
        }
        let name = member.name.dropFirst()
        guard !name.isEmpty, name.utf8.allSatisfy({ isNameByte($0) }) else {
            throw .invalidRules(path: place, reason: "a variable is $ and letters, digits or underscores")
        }
        guard node.variable == nil else {
            throw .invalidRules(
                path: place,
                reason: "there can be one variable beside others, and \(node.variable ?? "") is one"
            )
        }
        guard !variables.contains(member.name) else {
            throw .invalidRules(path: place, reason: "\(member.name) stands for a key above already")
        }
        node.variable = member.name
        node.others = [
            try self.node(object, at: path + [member.name], variables: variables.union([member.name]))
        ]
    }

    /// Returns whether a byte is an ASCII letter, a digit or an underscore.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
    }

    private static func expression(
        _ value: JSONValue,
        at place: String,
        _ variables: Set<String>
    ) throws(RealtimeError) -> RuleExpression {
        if let bool = value.bool { return .bool(bool) }
        guard let text = value.string else {
            throw .invalidRules(path: place, reason: "a rule is true, false or an expression in quotes")
        }
        do {
            return try RuleParser.parse(text, variables: variables)
        } catch {
            throw .invalidRules(path: place, reason: "\(error.reason) (column \(error.column))")
        }
    }

    /// Parses the value of `.indexOn`: a child's path, `.value`, or an array of them.
    private static func indexes(_ value: JSONValue, at place: String) throws(RealtimeError) -> Set<String> {
        let texts: [JSONValue] = if case .array(let values) = value { values } else { [value] }
        var indexes: Set<String> = []
        for text in texts {
            guard let name = text.string, name == ".value" || ((try? RealtimePath(name)).map { !$0.isRoot } ?? false)
            else {
                throw .invalidRules(path: place, reason: "an index is a child's path, or \".value\"")
            }
            indexes.insert(name.split(separator: "/").joined(separator: "/"))
        }
        return indexes
    }
}
