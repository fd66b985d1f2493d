public import JSONKit

extension RealtimeValue {
    /// Reads the JSON body of a write at a path.
    ///
    /// Nulls, empty objects and empty arrays are dropped. An array becomes an object whose keys count from 0. `{".value": v, ".priority": p}` becomes
    /// `v`; priorities are legacy and not stored. `{".sv": …}` becomes the server's value. The last of several members with one name wins.
    ///
    /// - Throws: `notJSON`, `invalidKey`, `tooDeep`, `stringTooLarge`, `numberOutOfRange`, `unknownServerValue`, `invalidMetadata`.
    public static func read(
        _ bytes: [UInt8],
        at path: RealtimePath = .root,
        _ server: ServerValues,
        limits: RealtimeLimits = RealtimeLimits()
    ) throws(RealtimeError) -> RealtimeValue {
        let json: JSONValue
        do {
            json = try JSONValue.parse(bytes, depth: 2 * limits.depth + 8)
        } catch {
            throw .notJSON(error.description)
        }
        return try read(json, at: path, server, limits: limits)
    }

    /// Reads parsed JSON in the same way.
    public static func read(
        _ json: JSONValue,
        at path: RealtimePath,
        _ server: ServerValues,
        limits: RealtimeLimits = RealtimeLimits()
    ) throws(RealtimeError) -> RealtimeValue {
        switch json {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .number(let text): return try number(text)
        case .string(let text):
            guard text.utf8.count <= limits.stringBytes else { throw .stringTooLarge(limit: limits.stringBytes) }
            return .string(text)
        case .array(let values):
            var children: [String: RealtimeValue] = [:]
            for (index, value) in values.enumerated() where value != .null {
                let child = try read(value, at: try below(path, String(index), limits), server, limits: limits)
                if child != .null { children[String(index)] = child }
            }
            return children.isEmpty ? .null : .object(children)
        case .object(let object): return try read(object, at: path, server, limits: limits)
        }
    }

    private static func read(
        _ object: JSONObject,
        at path: RealtimePath,
        _ server: ServerValues,
        limits: RealtimeLimits
    ) throws(RealtimeError) -> RealtimeValue {
        if let wanted = object[".sv"] {
            guard object.members.allSatisfy({ $0.name == ".sv" || $0.name == ".priority" }) else {
                throw .invalidMetadata("a server value stands alone")
            }
            return try serverValue(wanted, at: path, server)
        }
        if let value = object[".value"] {
            guard object.members.allSatisfy({ $0.name == ".value" || $0.name == ".priority" }) else {
                throw .invalidMetadata("a node with .value has no other children")
            }
            switch value {
            case .object(let inner) where inner[".sv"] != nil: return try read(inner, at: path, server, limits: limits)
            case .object, .array: throw .invalidMetadata(".value is a boolean, a number or a string")
            default: return try read(value, at: path, server, limits: limits)
            }
        }
        var children: [String: RealtimeValue] = [:]
        for member in object.members {
            if member.name == ".priority" {
                guard member.value.isPriority else {
                    throw .invalidMetadata(".priority is a number or a string")
                }
                continue
            }
            if let problem = RealtimeKey.problem(of: member.name) { throw .invalidKey(member.name, reason: problem) }
            let place = try below(path, member.name, limits)
            let child = try read(member.value, at: place, server, limits: limits)
            children[RealtimeKey.canonical(member.name)] = child == .null ? nil : child
        }
        return children.isEmpty ? .null : .object(children)
    }

    private static func below(
        _ path: RealtimePath,
        _ key: String,
        _ limits: RealtimeLimits
    ) throws(RealtimeError) -> RealtimePath {
        guard path.keys.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
        return path.child(key)
    }

    private static func number(_ text: String) throws(RealtimeError) -> RealtimeValue {
        guard let number = Double(text), number.isFinite else { throw .numberOutOfRange(text) }
        // Negative zero becomes zero, so that equal numbers have one JSON and one ETag.
        return .number(number == 0 ? 0 : number)
    }

    private static func serverValue(
        _ wanted: JSONValue,
        at path: RealtimePath,
        _ server: ServerValues
    ) throws(RealtimeError) -> RealtimeValue {
        if wanted.string == "timestamp" { return .number(Double(server.now)) }
        if let members = wanted.object?.members, members.count == 1, members[0].name == "increment",
            let text = members[0].value.number
        {
            guard case .number(let step) = try number(text) else { throw .numberOutOfRange(text) }
            var sum = step
            if case .number(let known) = server.current(path) { sum += known }
            guard sum.isFinite else { throw .numberOutOfRange(text) }
            return .number(sum)
        }
        throw .unknownServerValue(wanted.description)
    }
}

extension JSONValue {
    /// Whether the value can be a priority: anything but an object that is no server value.
    var isPriority: Bool { object.map { $0[".sv"] != nil } ?? true }
}
