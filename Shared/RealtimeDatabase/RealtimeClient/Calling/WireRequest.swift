import NIOHTTP1
import RealtimeTree

/// A request before it is known where it goes and who sends it.
struct WireRequest: Sendable {
    /// What is done.
    let method: HTTPMethod
    /// The place.
    let path: RealtimePath
    /// Parameters of the address but those of addressing and of credentials, not encoded.
    let parameters: [(name: String, value: String)]
    /// Header fields but the usual ones.
    let fields: [(name: String, value: String)]
    /// The body; nil for none.
    var body: [UInt8]?

    /// A request.
    init(
        _ method: HTTPMethod,
        _ path: RealtimePath,
        parameters: [(String, String)] = [],
        fields: [(String, String)] = [],
        body: [UInt8]? = nil
    ) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.fields = fields
        self.body = body
    }

    /// Its address at an endpoint, with a user's token where there is one.
    func address(at endpoint: RealtimeEndpoint, _ credential: RealtimeCredential) -> String {
        var all = parameters
        if let database = endpoint.database { all.append(("ns", database)) }
        if case .idToken(let token) = credential { all.append(("auth", token)) }
        let way = path.keys.map(PercentText.encoded).joined(separator: "/")
        return endpoint.origin + "/" + way + ".json" + (all.isEmpty ? "" : "?" + PercentText.query(all))
    }
}

/// Text as addresses and forms have it.
enum PercentText {
    /// All but letters, digits and `-_.~` as `%XX` of its UTF-8.
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Parameters as `a=1&b=2`.
    static func query(_ parameters: [(name: String, value: String)]) -> String {
        parameters.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
    }
}

// MARK: What is sent

extension RealtimeWrite {
    /// The body of a PATCH at ``RealtimeWrite/place``: each place by its way from there. The same bytes each time.
    var body: [UInt8] {
        let base = place
        let members = values.map { path, value in
            (name: (base.relative(to: path)?.keys ?? []).joined(separator: "/"), value: value)
        }
        var bytes: [UInt8] = [0x7B]
        for member in members.sorted(by: { $0.name < $1.name }) {
            if bytes.count > 1 { bytes.append(0x2C) }
            bytes += RealtimeValue.string(member.name).json() + [0x3A] + member.value.json()
        }
        return bytes + [0x7D]
    }
}

extension RealtimeQuery {
    /// The parameters that a server reads this query from, not encoded.
    var parameters: [(String, String)] {
        var parameters = [("orderBy", Self.text(.string(orderText)))]
        if let start { parameters.append((start.isIncluded ? "startAt" : "startAfter", Self.text(start))) }
        if let end { parameters.append((end.isIncluded ? "endAt" : "endBefore", Self.text(end))) }
        switch limit {
        case .first(let count): parameters.append(("limitToFirst", String(count)))
        case .last(let count): parameters.append(("limitToLast", String(count)))
        case nil: break
        }
        return parameters
    }

    private var orderText: String {
        switch order {
        case .child(let path): path.keys.joined(separator: "/")
        case .key: "$key"
        case .value: "$value"
        case .priority: "$priority"
        }
    }

    private static func text(_ bound: Bound) -> String {
        text(bound.value) + (bound.key.map { "," + text(.string($0)) } ?? "")
    }

    private static func text(_ value: RealtimeValue) -> String { String(decoding: value.json(), as: UTF8.self) }
}
