import JSONKit
import RealtimeTree
import TimeKit

/// The principal that rules are evaluated for.
enum Principal: Hashable, Sendable {
    /// A principal that rules don't apply to.
    case admin
    /// A principal that rules apply to, with their value of `auth`: null for an anonymous one.
    case bound(RealtimeValue)

    /// Returns the principal of a call: its caller, or the one that an admin names in `auth_variable_override`.
    ///
    /// - Throws: 401 for an expired credential or an override by anybody but an admin, 400 for an override that can't be read.
    static func read(_ call: RealtimeCall, at now: Instant) throws(RealtimeRefusal) -> Principal {
        let override = call.parameters.last { $0.name == "auth_variable_override" }?.value
        switch call.caller {
        case .nobody:
            guard override == nil else { throw .notAdmin }
            return .bound(.null)
        case .user(let auth, let expires):
            guard override == nil else { throw .notAdmin }
            guard now < expires else { throw RealtimeRefusal(401, "Auth token is expired") }
            return .bound(auth)
        case .admin:
            guard let override else { return .admin }
            guard let json = try? JSONValue.parse(override), json == .null || json.object != nil,
                let auth = value(json)
            else { throw RealtimeRefusal(400, "auth_variable_override must be null or a JSON object") }
            return .bound(auth)
        }
    }

    /// Converts claims to a value for rules. Unlike stored values, claims can have any key, and an empty object is not null.
    private static func value(_ json: JSONValue) -> RealtimeValue? {
        switch json {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .string(let text): return .string(text)
        case .number(let text):
            guard let number = Double(text), number.isFinite else { return nil }
            return .number(number)
        case .array(let elements): return members(elements.enumerated().map { (String($0.offset), $0.element) })
        case .object(let object): return members(object.members.map { ($0.name, $0.value) })
        }
    }

    private static func members(_ members: [(String, JSONValue)]) -> RealtimeValue? {
        var children: [String: RealtimeValue] = [:]
        for (name, json) in members {
            guard let child = value(json) else { return nil }
            children[name] = child == .null ? nil : child
        }
        return .object(children)
    }
}

extension Principal {
    /// The account that writes, "" for an anonymous one; nil for an admin.
    var uid: String? {
        guard case .bound(let auth) = self else { return nil }
        return if case .string(let uid) = auth["uid"] { uid } else { "" }
    }

    /// Evaluates the rules for a read.
    ///
    /// - Parameter steps: The maximum number of steps that the rules may take.
    /// - Returns: The decision and what it depends on; nil for an admin.
    /// - Throws: Errors of the database.
    func mayRead(
        _ path: RealtimePath,
        _ query: RealtimeQuery?,
        in tree: any TreeReading,
        by rules: SecurityRules,
        at now: Instant,
        steps: Int
    ) throws -> RuleAnswer? {
        guard case .bound(let auth) = self else { return nil }
        return try rules.read(
            path,
            RuleRequest(auth: auth, now: now.milliseconds, root: tree, query: query, mostSteps: steps)
        )
    }

    /// Evaluates the rules for a read, and throws a refusal if they don't allow it.
    @discardableResult
    func requireRead(
        _ path: RealtimePath,
        _ query: RealtimeQuery?,
        in tree: any TreeReading,
        by rules: SecurityRules,
        at now: Instant,
        steps: Int
    ) throws -> RuleAnswer? {
        let answer = try mayRead(path, query, in: tree, by: rules, at: now, steps: steps)
        if let answer, !answer.isAllowed { throw RealtimeRefusal(answer, steps: steps) }
        return answer
    }

    /// Checks that the rules allow a write.
    ///
    /// - Parameter steps: The maximum number of steps that the rules may take.
    /// - Throws: A refusal if they don't.
    func requireWrite(
        _ write: RealtimeWrite,
        in tree: any TreeReading,
        by rules: SecurityRules,
        at now: Instant,
        steps: Int
    ) throws {
        guard case .bound(let auth) = self else { return }
        let answer = try rules.write(
            write,
            RuleRequest(auth: auth, now: now.milliseconds, root: tree, mostSteps: steps)
        )
        if !answer.isAllowed { throw RealtimeRefusal(answer, steps: steps) }
    }
}
