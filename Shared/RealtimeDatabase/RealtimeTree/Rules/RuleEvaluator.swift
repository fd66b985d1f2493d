/// Thrown when an expression can't be evaluated, such as a method of null. The rule then counts as false.
struct RuleFailure: Error {}

/// The result of evaluating an expression.
enum RuleValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case snapshot(RuleSnapshot)
    /// An object inside `auth` or `query`.
    case map([String: RealtimeValue])
    case list([RuleValue])
}

/// A location in the database before the write (`data`, `root`) or after it (`newData`).
struct RuleSnapshot {
    let isAfter: Bool
    let path: RealtimePath
}

/// Evaluates the expressions of one rule at one location.
struct RuleEvaluator {
    let request: RuleRequest
    /// The database after the write; nil for a read.
    let after: (any TreeReading)?
    /// The location that the rule applies to.
    let path: RealtimePath
    /// The values of the key variables, such as "$room", by name.
    let keys: [String: String]
    /// The remaining steps of the request, shared by all of its evaluators.
    let steps: RuleSteps

    var looked: Set<RealtimePath> = []
    private(set) var usesClock = false

    init(
        _ request: RuleRequest,
        after: (any TreeReading)?,
        path: RealtimePath,
        keys: [String: String],
        steps: RuleSteps
    ) {
        self.request = request
        self.after = after
        self.path = path
        self.keys = keys
        self.steps = steps
    }

    /// Returns whether an expression is true. An expression that can't be evaluated is not.
    ///
    /// - Throws: Errors of the database, and `RuleStepsSpent`.
    mutating func isTrue(_ expression: RuleExpression) throws -> Bool {
        do {
            guard case .bool(let bool) = try value(expression) else { return false }
            return bool
        } catch is RuleFailure {
            return false
        }
    }

    // MARK: Values

    mutating func value(_ expression: RuleExpression) throws -> RuleValue {
        try steps.spend()
        switch expression {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .number(let number): return .number(number)
        case .string(let string): return .string(string)
        case .pattern: throw RuleFailure()
        case .list(let elements):
            var values: [RuleValue] = []
            for element in elements { values.append(try value(element)) }
            return .list(values)
        case .variable(let name): return try variable(name)
        case .member(let object, let name): return try member(try value(object), try string(name))
        case .call(let subject, let method, let arguments): return try call(try value(subject), method, arguments)
        case .not(let inner): return .bool(!(try bool(inner)))
        case .negative(let inner): return .number(-(try number(inner)))
        case .either(let condition, let first, let second):
            return try bool(condition) ? try value(first) : try value(second)
        case .binary(let operation, let left, let right): return try binary(operation, left, right)
        }
    }

    private mutating func variable(_ name: String) throws -> RuleValue {
        switch name {
        case "auth": return Self.plain(request.auth)
        case "now":
            usesClock = true
            return .number(Double(request.now))
        case "root": return .snapshot(RuleSnapshot(isAfter: false, path: .root))
        case "data": return .snapshot(RuleSnapshot(isAfter: false, path: path))
        case "newData":
            guard after != nil else { throw RuleFailure() }
            return .snapshot(RuleSnapshot(isAfter: true, path: path))
        case "query":
            guard after == nil else { throw RuleFailure() }
            return .map(Self.members(request.query))
        default:
            guard let key = keys[name] else { throw RuleFailure() }
            return .string(key)
        }
    }

    private func member(_ object: RuleValue, _ name: String) throws -> RuleValue {
        switch object {
        case .map(let members): return Self.plain(members[name] ?? .null)
        case .string(let text) where name == "length":
            try steps.spend(on: text)
            return .number(Double(text.utf16.count))
        default: throw RuleFailure()
        }
    }

    static func plain(_ value: RealtimeValue) -> RuleValue {
        switch value {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        case .object(let members): .map(members)
        }
    }

    private static func members(_ query: RealtimeQuery?) -> [String: RealtimeValue] {
        var members: [String: RealtimeValue] = [
            "orderByKey": .bool(query?.order == .key), "orderByValue": .bool(query?.order == .value),
            "orderByPriority": .bool(query?.order == .priority),
        ]
        guard let query else { return members }
        if case .child(let path) = query.order { members["orderByChild"] = .string(path.keys.joined(separator: "/")) }
        if let start = query.start { members[start.isIncluded ? "startAt" : "startAfter"] = start.value }
        if let end = query.end { members[end.isIncluded ? "endAt" : "endBefore"] = end.value }
        if let start = query.start, start == query.end { members["equalTo"] = start.value }
        switch query.limit {
        case .first(let count): members["limitToFirst"] = .number(Double(count))
        case .last(let count): members["limitToLast"] = .number(Double(count))
        case nil: break
        }
        return members
    }

    // MARK: Operators

    private mutating func binary(
        _ operation: RuleExpression.Operator,
        _ left: RuleExpression,
        _ right: RuleExpression
    ) throws -> RuleValue {
        switch operation {
        case .and: return .bool(try bool(left) ? try bool(right) : false)
        case .or:
            // A left side that fails is false here, too, so "auth.uid == x || root.child(…).exists()" also works without a signed-in user.
            return .bool(try isTrue(left) ? true : try bool(right))
        case .equal: return .bool(try areEqual(try value(left), try value(right)))
        case .unequal: return .bool(!(try areEqual(try value(left), try value(right))))
        case .plus:
            switch (try value(left), try value(right)) {
            case (.number(let first), .number(let second)): return .number(first + second)
            case (.string(let first), .string(let second)): return .string(try joined(first, second))
            case (.string(let first), .number(let second)): return .string(try joined(first, NumberText.text(second)))
            case (.number(let first), .string(let second)): return .string(try joined(NumberText.text(first), second))
            default: throw RuleFailure()
            }
        case .minus, .times, .over, .modulo:
            let (first, second) = (try number(left), try number(right))
            switch operation {
            case .minus: return .number(first - second)
            case .times: return .number(first * second)
            case .over: return .number(first / second)
            default: return .number(first.truncatingRemainder(dividingBy: second))
            }
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(try compare(operation, try value(left), try value(right)))
        }
    }

    private func joined(_ first: String, _ second: String) throws -> String {
        try steps.spend(on: first)
        try steps.spend(on: second)
        return first + second
    }

    private func areEqual(_ left: RuleValue, _ right: RuleValue) throws -> Bool {
        if case .string(let text) = left { try steps.spend(on: text) }
        return switch (left, right) {
        case (.null, .null): true
        case (.bool(let first), .bool(let second)): first == second
        case (.number(let first), .number(let second)): first == second
        case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
        case (.snapshot, _), (_, .snapshot), (.list, _), (_, .list), (.map, .map): throw RuleFailure()
        default: false
        }
    }

    private func compare(
        _ operation: RuleExpression.Operator,
        _ left: RuleValue,
        _ right: RuleValue
    ) throws -> Bool {
        if case .string(let text) = left { try steps.spend(on: text) }
        let isLess: Bool
        let isEqual: Bool
        switch (left, right) {
        case (.number(let first), .number(let second)):
            // Nothing is less, greater or equal where one side is NaN, such as 0 / 0.
            guard !first.isNaN, !second.isNaN else { return false }
            (isLess, isEqual) = (first < second, first == second)
        case (.string(let first), .string(let second)):
            (isLess, isEqual) = (
                first.utf16.lexicographicallyPrecedes(second.utf16), first.utf8.elementsEqual(second.utf8)
            )
        default: throw RuleFailure()
        }
        switch operation {
        case .less: return isLess
        case .lessOrEqual: return isLess || isEqual
        case .greater: return !isLess && !isEqual
        default: return !isLess
        }
    }

    // MARK: Typed values

    private mutating func bool(_ expression: RuleExpression) throws -> Bool {
        guard case .bool(let bool) = try value(expression) else { throw RuleFailure() }
        return bool
    }

    private mutating func number(_ expression: RuleExpression) throws -> Double {
        guard case .number(let number) = try value(expression) else { throw RuleFailure() }
        return number
    }

    mutating func string(_ expression: RuleExpression) throws -> String {
        guard case .string(let string) = try value(expression) else { throw RuleFailure() }
        return string
    }
}
