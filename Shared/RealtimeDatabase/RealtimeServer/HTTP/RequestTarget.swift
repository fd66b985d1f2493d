import Foundation
import RealtimeService

/// What a request line names: a path as it was on the wire, and the parameters after it.
struct RequestTarget {
    /// Still percent-encoded.
    let path: String
    /// Decoded, in their order.
    let parameters: [RealtimeCall.Parameter]

    /// The target of a request line: `/a/b.json?x=1`, or a whole address, as proxies send it. Nil for what is neither.
    ///
    /// A plus in a parameter stands for a space, as clients of HTTP write it; a plus itself is written `%2B`.
    init?(_ text: String) {
        var rest = text[...]
        if let scheme = rest.range(of: "://"), !rest.hasPrefix("/") {
            rest = rest[scheme.upperBound...]
            rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
            if rest.isEmpty { rest = "/" }
        }
        guard rest.hasPrefix("/"), !rest.contains("#") else { return nil }
        let mark = rest.firstIndex(of: "?") ?? rest.endIndex
        path = String(rest[..<mark])
        var parameters: [RealtimeCall.Parameter] = []
        for pair in rest[mark...].dropFirst().split(separator: "&") {
            let equals = pair.firstIndex(of: "=") ?? pair.endIndex
            guard let name = FormBody.decoded(pair[..<equals]),
                let value = FormBody.decoded(pair[equals...].dropFirst())
            else { return nil }
            parameters.append(RealtimeCall.Parameter(name, value))
        }
        self.parameters = parameters
    }

    /// The first parameter that is given more than once; nil for none.
    var repeatedName: String? {
        var names: Set<String> = []
        return parameters.first { !names.insert($0.name).inserted }?.name
    }

    /// The first value of a parameter.
    func first(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// Which database is meant: that of `ns`, else the server's own, else the first label of the host's name. Nil where none is named, or one
    /// that none can have.
    func database(host: String?, usual: DatabaseName?) -> DatabaseName? {
        if let name = first("ns") { return DatabaseName(name) }
        if let usual { return usual }
        let labels = (host ?? "").split(separator: ":").first?.split(separator: ".") ?? []
        guard labels.count >= 3, labels.contains(where: { Int($0) == nil }), let first = labels.first else {
            return nil
        }
        return DatabaseName(String(first))
    }

    /// The number of keys of the place that the path names.
    var depth: Int {
        var keys = path.split(separator: "/")
        if keys.last == ".json" { keys.removeLast() }
        return keys.count
    }

    /// What a log may say of the path: its first key, if that is a plain word of a schema, a star for a second, and nothing of the others.
    var shape: String {
        let keys = path.split(separator: "/")
        guard var first = keys.first else { return "/" }
        if first.hasSuffix(".json") { first = first.dropLast(5) }
        let isWord = first.utf8.count <= 24 && first.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2E }
        return "/" + (isWord ? String(first) : "*") + (keys.count > 1 ? "/*" : "")
    }
}
