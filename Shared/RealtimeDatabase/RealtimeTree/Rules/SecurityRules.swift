import JSONKit

/// Access rules, in a tree shaped like the data.
///
/// A `.read` or `.write` rule that grants access grants it for everything below, and no deeper rule can revoke it. A `.validate` rule must hold
/// for every location that is written. Access that no rule grants is refused. A named key takes precedence over a `$variable`.
public struct SecurityRules: Hashable, Sendable {
    let root: Node

    /// The rules of one location.
    struct Node: Hashable, Sendable {
        var read: RuleExpression?
        var write: RuleExpression?
        var validate: RuleExpression?
        var indexes: Set<String> = []
        var children: [String: Node] = [:]
        /// The variable that stands for all other keys, such as "$room".
        var variable: String?
        var others: [Node] = []

        /// Returns the rules of a child, and the variable that its key is bound to.
        func child(_ key: String) -> (node: Node, variable: String?)? {
            if let node = children[key] { return (node, nil) }
            return others.first.map { ($0, variable) }
        }
    }

    /// Rules that allow everything, as the emulator's for a new database.
    public static let open = SecurityRules(root: Node(read: .bool(true), write: .bool(true)))
    /// Rules that allow nothing.
    public static let closed = SecurityRules(root: Node())
}

// MARK: Evaluation

extension SecurityRules {
    /// Returns whether a location may be read: a `.read` rule at it or above it must hold.
    ///
    /// - Throws: Errors of the database.
    public func read(_ path: RealtimePath, _ request: RuleRequest) throws -> RuleAnswer {
        try Trail(self, request, after: nil).answer { try $0.isGranted(at: path, by: { $0.read }) }
    }

    /// Returns whether a write is allowed.
    ///
    /// Each of its paths needs a `.write` rule that holds at it or above it. Every `.validate` rule above a path and within the written value must
    /// hold, except where nothing is left after the write.
    ///
    /// - Throws: Errors of the database.
    public func write(_ write: RealtimeWrite, _ request: RuleRequest) throws -> RuleAnswer {
        var request = request
        request.root = RememberedTree(request.root)
        // The order doesn't matter, as all must be allowed. Sorting would let a stranger's large write cost time before it is refused.
        return try Trail(self, request, after: WrittenTree(request.root, write)).answer { trail in
            try write.values.keys.allSatisfy { path in
                try trail.isGranted(at: path, by: { $0.write }) && trail.isValid(at: path)
            }
        }
    }

    /// Checks that a query at a location has the index it needs.
    ///
    /// - Throws: `indexMissing`.
    public func requireIndex(for query: RealtimeQuery, at path: RealtimePath) throws(RealtimeError) {
        guard let index = query.index else { return }
        var node = root
        for key in path.keys {
            guard let child = node.child(key) else {
                throw .indexMissing(child: index, path: path.description)
            }
            node = child.node
        }
        guard node.indexes.contains(index) else { throw .indexMissing(child: index, path: path.description) }
    }
}

/// Walks the rules and the data from the root to a location.
private struct Trail {
    private let rules: SecurityRules
    private let request: RuleRequest
    private let after: (any TreeReading)?
    private let steps: RuleSteps
    private var looked: Set<RealtimePath> = []
    private var usesClock = false

    init(_ rules: SecurityRules, _ request: RuleRequest, after: (any TreeReading)?) {
        self.rules = rules
        self.request = request
        self.after = after
        steps = RuleSteps(request.mostSteps)
    }

    /// Returns the decision and the paths it depends on.
    ///
    /// - Throws: Errors of the database.
    consuming func answer(_ isAllowed: (inout Trail) throws -> Bool) throws -> RuleAnswer {
        var trail = self
        do {
            let isAllowed = try isAllowed(&trail)
            return RuleAnswer(isAllowed: isAllowed, looked: trail.looked, usesClock: trail.usesClock)
        } catch is RuleStepsSpent {
            return RuleAnswer(isAllowed: false, looked: trail.looked, usesClock: trail.usesClock, isTooCostly: true)
        }
    }

    mutating func isGranted(
        at path: RealtimePath,
        by rule: (SecurityRules.Node) -> RuleExpression?
    ) throws -> Bool {
        var node = rules.root
        var place = RealtimePath.root
        var keys: [String: String] = [:]
        for key in path.keys + [""] {
            if let expression = rule(node), try isTrue(expression, at: place, keys) { return true }
            guard !key.isEmpty, let child = node.child(key) else { return false }
            node = child.node
            place = place.child(key)
            if let variable = child.variable { keys[variable] = key }
        }
        return false
    }

    mutating func isValid(at path: RealtimePath) throws -> Bool {
        var node = rules.root
        var place = RealtimePath.root
        var keys: [String: String] = [:]
        for key in path.keys {
            guard try holds(node, at: place, keys) else { return false }
            guard let child = node.child(key) else { return true }
            node = child.node
            place = place.child(key)
            if let variable = child.variable { keys[variable] = key }
        }
        return try isValid(below: place, try value(at: place), node, keys)
    }

    private func value(at place: RealtimePath) throws -> RealtimeValue { try after?.value(at: place) ?? .null }

    private mutating func isValid(
        below place: RealtimePath,
        _ value: RealtimeValue,
        _ node: SecurityRules.Node,
        _ keys: [String: String]
    ) throws -> Bool {
        guard value.exists else { return true }
        try steps.spend()
        guard try holds(node, at: place, keys) else { return false }
        for (key, child) in value.children {
            guard let below = node.child(key) else { continue }
            var keys = keys
            if let variable = below.variable { keys[variable] = key }
            guard try isValid(below: place.child(key), child, below.node, keys) else { return false }
        }
        return true
    }

    private mutating func holds(_ node: SecurityRules.Node, at place: RealtimePath, _ keys: [String: String]) throws
        -> Bool
    {
        guard let expression = node.validate, try after?.exists(at: place) == true else { return true }
        return try isTrue(expression, at: place, keys)
    }

    private mutating func isTrue(_ expression: RuleExpression, at place: RealtimePath, _ keys: [String: String]) throws
        -> Bool
    {
        var evaluator = RuleEvaluator(request, after: after, path: place, keys: keys, steps: steps)
        // Reads count even if the steps run out: a subscription is checked again when one of these paths changes.
        defer {
            looked.formUnion(evaluator.looked)
            usesClock = usesClock || evaluator.usesClock
        }
        return try evaluator.isTrue(expression)
    }
}

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
