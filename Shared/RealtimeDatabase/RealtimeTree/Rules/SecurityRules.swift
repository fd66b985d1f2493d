import MarkupKit

/// Who may read and write what: rules in a tree shaped like the data.
///
/// `.read` and `.write` hold for all below and can't be taken back there; `.validate` must hold wherever something is written;
/// what nothing allows is refused. A key that is named goes before one that a `$variable` stands for.
public struct SecurityRules: Hashable, Sendable {
    let root: Node

    /// The rules of one place.
    struct Node: Hashable, Sendable {
        var read: RuleExpression?
        var write: RuleExpression?
        var validate: RuleExpression?
        var indexes: Set<String> = []
        var children: [String: Node] = [:]
        /// What stands for all other keys: "$room".
        var variable: String?
        var others: [Node] = []

        /// The rules of a child, and what its key stands for.
        func child(_ key: String) -> (node: Node, variable: String?)? {
            if let node = children[key] { return (node, nil) }
            return others.first.map { ($0, variable) }
        }
    }

    /// Everybody may everything: the emulator's for a database that was never seen.
    public static let open = SecurityRules(root: Node(read: .bool(true), write: .bool(true)))
    /// Nobody may anything.
    public static let closed = SecurityRules(root: Node())
}

// MARK: Asking

extension SecurityRules {
    /// Whether a place may be read: a rule at it or above it says so. Throws what looking at the database does.
    public func read(_ path: RealtimePath, _ request: RuleRequest) throws -> RuleAnswer {
        try Trail(self, request, after: nil).answer { try $0.isGranted(at: path, by: { $0.read }) }
    }

    /// Whether a change may be made: each of its places must be granted at it or above it, and every `.validate` on the way to it and in
    /// what is written must hold where something is there afterwards. Throws what looking at the database does.
    public func write(_ write: RealtimeWrite, _ request: RuleRequest) throws -> RuleAnswer {
        var request = request
        request.root = RememberedTree(request.root)
        // In any order, as all must be: to sort a large update would cost strangers' writes the time of those that are let in.
        return try Trail(self, request, after: WrittenTree(request.root, write)).answer { trail in
            try write.values.keys.allSatisfy { path in
                try trail.isGranted(at: path, by: { $0.write }) && trail.isValid(at: path)
            }
        }
    }

    /// Whether a query at a place has the index it needs. Throws `indexMissing`.
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

/// A walk from the root of rules and data to a place.
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

    /// The answer of the rules and the places that it depends on. Rethrows errors of the database.
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
        // The looks count also where the steps are spent: who listens is asked again when one of these places changes.
        defer {
            looked.formUnion(evaluator.looked)
            usesClock = usesClock || evaluator.usesClock
        }
        return try evaluator.isTrue(expression)
    }
}
