import JSONKit

/// An incremental parser of the bytes of an event stream.
///
/// Lines may end in LF, CR or both. Comments, unknown fields and unknown events are ignored.
public struct StreamParser: Sendable {
    /// The maximum size of one event, in bytes.
    public let limit: Int
    private var line: [UInt8] = []
    private var event = ""
    private var data: [UInt8] = []
    private var hasData = false
    private var skipsLineFeed = false

    public init(limit: Int = 268_435_456) { self.limit = limit }

    /// Consumes bytes and returns the events that they complete. The parser can't be used after an error.
    ///
    /// - Throws: `invalidStream`, `tooLarge`, and the errors of `RealtimeValue.read`.
    public mutating func read(_ bytes: some Sequence<UInt8>) throws(RealtimeError) -> [StreamEvent] {
        var events: [StreamEvent] = []
        for byte in bytes {
            if byte == 0x0A, skipsLineFeed {
                skipsLineFeed = false
                continue
            }
            skipsLineFeed = byte == 0x0D
            guard byte == 0x0A || byte == 0x0D else {
                line.append(byte)
                guard line.count + data.count <= limit else { throw .tooLarge(limit: limit) }
                continue
            }
            if line.isEmpty {
                events += try end()
            } else {
                field()
                line.removeAll(keepingCapacity: true)
            }
        }
        return events
    }

    private mutating func field() {
        guard let colon = line.firstIndex(of: 0x3A) else { return }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        var value = line[(colon + 1)...]
        if value.first == 0x20 { value.removeFirst() }
        switch name {
        case "event": event = String(decoding: value, as: UTF8.self)
        case "data":
            if hasData { data.append(0x0A) }
            data += value
            hasData = true
        default: break
        }
    }

    private mutating func end() throws(RealtimeError) -> [StreamEvent] {
        defer {
            event = ""
            data.removeAll(keepingCapacity: true)
            hasData = false
        }
        switch event {
        case "keep-alive": return [.keepAlive]
        case "cancel": return [.cancel]
        case "auth_revoked": return [.authRevoked]
        case "put":
            let (path, json) = try body()
            return [.put(path, try Self.value(json, at: path))]
        case "patch":
            let (path, json) = try body()
            guard let object = json.object else { throw .invalidStream("a patch without an object") }
            return try patch(path, object)
        default: return []
        }
    }

    private func body() throws(RealtimeError) -> (RealtimePath, JSONValue) {
        let json: JSONValue
        do {
            json = try JSONValue.parse(data)
        } catch {
            throw .invalidStream(error.description)
        }
        guard let path = json["path"]?.string, let value = json["data"] else {
            throw .invalidStream("an event without a path and data")
        }
        return (try RealtimePath(path), value)
    }

    /// Returns a patch, or one put per member if a key is a path such as "a/b".
    private func patch(_ path: RealtimePath, _ object: JSONObject) throws(RealtimeError) -> [StreamEvent] {
        var children: [String: RealtimeValue] = [:]
        var puts: [StreamEvent] = []
        for member in object.members {
            let below = try RealtimePath(member.name)
            guard let key = below.last else { throw .invalidKey(member.name, reason: "it is empty") }
            let place = try path.appending(below)
            let value = try Self.value(member.value, at: place)
            children[key] = value
            puts.append(.put(place, value))
        }
        return object.members.contains { $0.name.contains("/") } ? puts : [.patch(path, children)]
    }

    /// Reads a value. Streams carry no server values, so the clock and the current values are never used.
    private static func value(_ json: JSONValue, at path: RealtimePath) throws(RealtimeError) -> RealtimeValue {
        try RealtimeValue.read(json, at: path, ServerValues(now: 0) { _ in .null })
    }
}
