/// One rule that was asked on the way to an answer.
public struct RuleStep: Hashable, Sendable {
    /// Which of the three.
    public enum Kind: String, Sendable, CaseIterable {
        case read = ".read"
        case write = ".write"
        case validate = ".validate"
    }

    /// Which rule.
    public let kind: Kind
    /// Where it stands among the rules: "/rooms/$room".
    public let rule: String
    /// For which place of the database it was asked: "/rooms/kitchen".
    public let place: RealtimePath
    /// Whether it held.
    public let holds: Bool
}

/// Whether rules allow something, and which of them said so.
public struct RuleExplanation: Hashable, Sendable {
    /// Whether they do: as `SecurityRules.read` and `write` say.
    public let isAllowed: Bool
    /// The rules that were asked, in their order. None where no rule stands on the way: that is a refusal.
    public let steps: [RuleStep]
}

extension SecurityRules {
    /// Why a place may be read, or not. Throws what looking at the database does.
    public func explainRead(_ path: RealtimePath, _ request: RuleRequest) throws -> RuleExplanation {
        var walk = ExplainedWalk(self, request, after: nil)
        let isAllowed = try walk.isGranted(at: path, .read)
        return RuleExplanation(isAllowed: isAllowed, steps: walk.steps)
    }

    /// Why a change may be made, or not: each of its places in turn, until one is refused. Throws what looking at the database does.
    public func explainWrite(_ write: RealtimeWrite, _ request: RuleRequest) throws -> RuleExplanation {
        var walk = ExplainedWalk(self, request, after: WrittenTree(request.root, write))
        let places = write.values.keys.sorted { $0.description < $1.description }
        let isAllowed = try places.allSatisfy { try walk.isGranted(at: $0, .write) && walk.isValid(at: $0) }
        return RuleExplanation(isAllowed: isAllowed, steps: walk.steps)
    }
}

/// The way that rules are asked, written down.
private struct ExplainedWalk {
    /// A node of the rules, and how it was come to.
    private struct Stand {
        var node: SecurityRules.Node
        var place = RealtimePath.root
        var pattern = ""
        var keys: [String: String] = [:]

        /// The stand below a key; nil where no rules are.
        func below(_ key: String) -> Stand? {
            guard let child = node.child(key) else { return nil }
            var next = Stand(
                node: child.node,
                place: place.child(key),
                pattern: pattern + "/" + (child.variable ?? key),
                keys: keys
            )
            if let variable = child.variable { next.keys[variable] = key }
            return next
        }
    }

    private let start: Stand
    private let request: RuleRequest
    private let after: (any TreeReading)?
    private(set) var steps: [RuleStep] = []

    init(_ rules: SecurityRules, _ request: RuleRequest, after: (any TreeReading)?) {
        start = Stand(node: rules.root)
        self.request = request
        self.after = after
    }

    mutating func isGranted(at path: RealtimePath, _ kind: RuleStep.Kind) throws -> Bool {
        var stand: Stand? = start
        for key in path.keys.map(Optional.some) + [nil] {
            guard let here = stand else { return false }
            if let rule = kind == .read ? here.node.read : here.node.write, try holds(rule, kind, here) { return true }
            guard let key else { return false }
            stand = here.below(key)
        }
        return false
    }

    mutating func isValid(at path: RealtimePath) throws -> Bool {
        var here = start
        for key in path.keys {
            guard try validates(here) else { return false }
            guard let next = here.below(key) else { return true }
            here = next
        }
        return try isValid(from: here, try after?.value(at: path) ?? .null)
    }

    private mutating func isValid(from here: Stand, _ value: RealtimeValue) throws -> Bool {
        guard value.exists else { return true }
        guard try validates(here) else { return false }
        for key in value.sortedKeys {
            guard let next = here.below(key) else { continue }
            guard try isValid(from: next, value[key]) else { return false }
        }
        return true
    }

    private mutating func validates(_ here: Stand) throws -> Bool {
        guard let rule = here.node.validate, try after?.exists(at: here.place) == true else { return true }
        return try holds(rule, .validate, here)
    }

    private mutating func holds(_ rule: RuleExpression, _ kind: RuleStep.Kind, _ here: Stand) throws -> Bool {
        var evaluator = RuleEvaluator(request, after: after, path: here.place, keys: here.keys, steps: RuleSteps(.max))
        let holds = try evaluator.isTrue(rule)
        let pattern = here.pattern.isEmpty ? "/" : here.pattern
        steps.append(RuleStep(kind: kind, rule: pattern, place: here.place, holds: holds))
        return holds
    }
}
