/// An event of a subscription. Paths are relative to the location that is subscribed to.
public enum StreamEvent: Hashable, Sendable {
    /// The value at a path was replaced. The first event carries the whole value.
    case put(RealtimePath, RealtimeValue)
    /// Some children of a path changed; all others stay as they are.
    case patch(RealtimePath, [String: RealtimeValue])
    /// The connection is alive.
    case keepAlive
    /// The rules no longer allow the subscription; the stream ends.
    case cancel
    /// The credential is no longer valid; the stream ends.
    case authRevoked

    /// The event as it is sent: lines separated by LF, ended by a blank line.
    public var bytes: [UInt8] {
        switch self {
        case .put(let path, let value): Self.bytes("put", Self.body(path, value.json()))
        case .patch(let path, let children):
            Self.bytes("patch", Self.body(path, Self.members(children)))
        case .keepAlive: Self.bytes("keep-alive", Array("null".utf8))
        case .cancel: Self.bytes("cancel", Array("null".utf8))
        case .authRevoked: Self.bytes("auth_revoked", Array(Self.revoked.utf8))
        }
    }

    /// The protocol's text for an expired or revoked credential.
    public static let revoked = "credential is no longer valid"

    private static func bytes(_ event: String, _ data: [UInt8]) -> [UInt8] {
        Array("event: \(event)\ndata: ".utf8) + data + [0x0A, 0x0A]
    }

    private static func body(_ path: RealtimePath, _ data: [UInt8]) -> [UInt8] {
        Array("{\"path\":".utf8) + RealtimeValue.string(path.description).json() + Array(",\"data\":".utf8) + data + [
            0x7D
        ]
    }

    /// The JSON of an object that keeps its nulls and sorts its keys.
    private static func members(_ children: [String: RealtimeValue]) -> [UInt8] {
        var bytes: [UInt8] = [0x7B]
        for key in children.keys.sorted(by: RealtimeKey.precedes) {
            if bytes.count > 1 { bytes.append(0x2C) }
            bytes += RealtimeValue.string(key).json() + [0x3A] + (children[key] ?? .null).json()
        }
        return bytes + [0x7D]
    }
}

// MARK: Events of a write

extension RealtimeWrite {
    /// Returns the events that a subscriber to a location receives for this write; empty if the write doesn't touch the location.
    ///
    /// - Parameter after: The database after the write.
    public func events(for listener: RealtimePath, after: RealtimeValue) -> [StreamEvent] {
        if values.keys.contains(where: { $0.contains(listener) }) { return [.put(.root, after[listener])] }
        let touched = values.filter { listener.contains($0.key) }
        guard let first = touched.first else { return [] }
        if touched.count == 1 {
            return [.put(RealtimePath(unchecked: Array(first.key.keys.dropFirst(listener.keys.count))), first.value)]
        }
        // Children of one parent become one patch; other paths become one put each.
        let parents = Set(touched.keys.map { Array($0.keys.dropLast()) })
        if parents.count == 1, let parent = parents.first {
            var children: [String: RealtimeValue] = [:]
            for (path, value) in touched { if let key = path.last { children[key] = value } }
            return [.patch(RealtimePath(unchecked: Array(parent.dropFirst(listener.keys.count))), children)]
        }
        return touched.sorted { $0.key.description < $1.key.description }.map { path, value in
            .put(RealtimePath(unchecked: Array(path.keys.dropFirst(listener.keys.count))), value)
        }
    }
}

extension StreamEvent {
    /// Returns the subscriber's value after the event.
    public func applied(to known: RealtimeValue) -> RealtimeValue {
        switch self {
        case .put(let path, let value): known.setting(value, at: path)
        case .patch(let path, let children):
            children.sorted { $0.key < $1.key }.reduce(into: known) { $0.set($1.value, at: path.child($1.key)) }
        case .keepAlive, .cancel, .authRevoked: known
        }
    }
}
