/// What a realtime database refuses. Each says what is wrong in the words of the protocol; nothing was changed.
public enum RealtimeError: Error, Hashable, Sendable {
    /// Bytes that are no JSON.
    case notJSON(String)
    /// A key that none may be: which, and why.
    case invalidKey(String, reason: String)
    /// A path that none may be.
    case invalidPath(String, reason: String)
    /// A value nested deeper than the limit.
    case tooDeep(limit: Int)
    /// A string, or a whole value, of more bytes than the limit.
    case tooLarge(limit: Int)
    /// A number beyond what a double holds.
    case numberOutOfRange(String)
    /// A `.sv` that is none of the server values.
    case unknownServerValue(String)
    /// A key with a dot where none may stand, as `.priority` with an object.
    case invalidMetadata(String)
    /// An update whose body is no object.
    case updateNeedsObject
    /// An update that names a place and one below it.
    case overlappingUpdate(String, String)
    /// Query parameters that don't go together, or say nothing.
    case invalidQuery(String)
    /// A query that needs an index that the rules don't define.
    case indexMissing(child: String, path: String)
    /// Rules that can't be read: where, and why.
    case invalidRules(path: String, reason: String)
    /// Bytes that are no event stream of this protocol.
    case invalidStream(String)
}

extension RealtimeError: CustomStringConvertible {
    /// The text of the protocol's `error`.
    public var description: String {
        switch self {
        case .notJSON: "Invalid data; couldn't parse JSON object, array, or value."
        case .invalidKey(let key, let reason): "Invalid data; couldn't parse key \"\(key)\": \(reason)"
        case .invalidPath(_, let reason): "Invalid path: \(reason)"
        case .tooDeep(let limit): "Invalid data; the value is nested deeper than \(limit) levels."
        case .tooLarge(let limit): "Data requested exceeds the maximum size of \(limit) bytes."
        case .numberOutOfRange(let text): "Invalid data; the number \(text) is out of range."
        case .unknownServerValue(let text): "Invalid data; unknown server value \(text)."
        case .invalidMetadata(let reason): "Invalid data; \(reason)."
        case .updateNeedsObject: "Invalid data; an update needs a JSON object."
        case .overlappingUpdate(let above, let below):
            "Invalid data; the update names \(above) and \(below), which lies within it."
        case .invalidQuery(let reason): reason
        case .indexMissing(let child, let path):
            "Index not defined, add \".indexOn\": \"\(child)\", for path \"\(path)\", to the rules"
        case .invalidRules(let path, let reason): "\(path.isEmpty ? "rules" : path): \(reason)"
        case .invalidStream(let reason): "no event stream: \(reason)"
        }
    }
}
