import JSONKit

extension RealtimeQuery {
    /// The URL parameters that make up a query.
    public static let parameters: Set<String> = [
        "orderBy", "startAt", "startAfter", "endAt", "endBefore", "equalTo", "limitToFirst", "limitToLast",
    ]

    /// Reads a query from the percent-decoded parameters of a URL. Other parameters are ignored.
    ///
    /// - Returns: nil if none of the parameters belongs to a query.
    /// - Throws: `invalidQuery`.
    public static func read(_ given: [String: String]) throws(RealtimeError) -> RealtimeQuery? {
        let given = given.filter { parameters.contains($0.key) }
        guard !given.isEmpty else { return nil }
        guard let text = given["orderBy"] else {
            throw .invalidQuery("orderBy must be defined when other query parameters are defined")
        }
        let order = try order(text)
        if given["equalTo"] != nil,
            !["startAt", "startAfter", "endAt", "endBefore"].allSatisfy({ given[$0] == nil })
        {
            throw .invalidQuery("equalTo cannot be specified in addition to startAt, startAfter, endAt or endBefore")
        }
        guard given["startAt"] == nil || given["startAfter"] == nil else {
            throw .invalidQuery("only one of startAt and startAfter can be specified")
        }
        guard given["endAt"] == nil || given["endBefore"] == nil else {
            throw .invalidQuery("only one of endAt and endBefore can be specified")
        }
        guard given["limitToFirst"] == nil || given["limitToLast"] == nil else {
            throw .invalidQuery("only one of limitToFirst and limitToLast can be specified")
        }
        var limit: Limit?
        if let text = given["limitToFirst"] { limit = .first(try count(text, "limitToFirst")) }
        if let text = given["limitToLast"] { limit = .last(try count(text, "limitToLast")) }
        let equal = try bound(given, "equalTo", order, isIncluded: true)
        var start = try bound(given, "startAt", order, isIncluded: true)
        if start == nil { start = try bound(given, "startAfter", order, isIncluded: false) }
        var end = try bound(given, "endAt", order, isIncluded: true)
        if end == nil { end = try bound(given, "endBefore", order, isIncluded: false) }
        return RealtimeQuery(
            order: order,
            start: equal ?? start,
            end: equal ?? end,
            limit: limit
        )
    }

    private static func order(_ text: String) throws(RealtimeError) -> Order {
        guard case .string(let name)? = try? JSONValue.parse(text) else {
            throw .invalidQuery("orderBy must be a valid JSON encoded path")
        }
        switch name {
        case "$key": return .key
        case "$value": return .value
        case "$priority": return .priority
        default:
            guard let path = try? RealtimePath(name), !path.isRoot else {
                throw .invalidQuery("orderBy must be a valid JSON encoded path")
            }
            return .child(path)
        }
    }

    private static func count(_ text: String, _ name: String) throws(RealtimeError) -> Int {
        guard let count = Int(text), count > 0 else { throw .invalidQuery("\(name) must be a positive integer") }
        return count
    }

    /// Reads a bound such as `3`, `"b"` or `3,"key"`.
    private static func bound(
        _ given: [String: String],
        _ name: String,
        _ order: Order,
        isIncluded: Bool
    ) throws(RealtimeError) -> Bound? {
        guard let text = given[name] else { return nil }
        // A value and a key with a comma between them parse as the elements of an array.
        guard case .array(let parts)? = try? JSONValue.parse("[" + text + "]"), (1...2).contains(parts.count) else {
            throw .invalidQuery("\(name) must be a valid JSON value")
        }
        let value: RealtimeValue
        switch parts[0] {
        case .null: value = .null
        case .bool(let bool): value = .bool(bool)
        case .string(let string): value = .string(string)
        case .number(let digits):
            guard let number = Double(digits), number.isFinite else {
                throw .invalidQuery("\(name) must be a valid JSON value")
            }
            value = .number(number)
        case .array, .object: throw .invalidQuery("\(name) must be a boolean, a number or a string")
        }
        if order == .key {
            guard case .string = value, parts.count == 1 else {
                throw .invalidQuery("\(name) must be a string when ordering by key")
            }
        }
        guard parts.count == 2 else { return Bound(value: value, key: nil, isIncluded: isIncluded) }
        guard let key = parts[1].string else { throw .invalidQuery("the second part of \(name) must be a key") }
        return Bound(value: value, key: key, isIncluded: isIncluded)
    }
}
