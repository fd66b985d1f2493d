import Foundation

/// Why a text is no address.
struct AddressProblem: Error {
    /// In words.
    let reason: String
}

/// An address taken apart: by hand, for what a library would mend or pass over is what matters here.
struct AddressParts {
    /// `https`, or `http`.
    let scheme: String
    /// The host in small letters; one of IPv6 has its brackets.
    let host: String
    /// The port, where it isn't the usual one.
    let port: Int?
    /// What follows the host, its `/` included, up to the query.
    let path: String
    /// What follows `?`; nil where there is none.
    let query: String?

    /// Scheme, host and port.
    var origin: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

    /// Takes a text apart. Plain `http` is taken for this machine alone.
    init(_ text: String) throws(AddressProblem) {
        guard let mark = text.range(of: "://") else { throw AddressProblem(reason: "it doesn't begin with https://") }
        scheme = text[..<mark.lowerBound].lowercased()
        guard scheme == "https" || scheme == "http" else {
            throw AddressProblem(reason: "it doesn't begin with https://")
        }
        var rest = text[mark.upperBound...]
        guard !rest.contains("#") else { throw AddressProblem(reason: "it has a part after #") }
        guard rest.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C }) else {
            throw AddressProblem(reason: "it has characters that no address has")
        }
        if let mark = rest.firstIndex(of: "?") {
            query = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        } else {
            query = nil
        }
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        path = String(rest[slash...])
        let authority = rest[..<slash]
        guard !authority.contains("@") else { throw AddressProblem(reason: "it has a user or a password in it") }
        (host, port) = try Self.place(String(authority), scheme: scheme)
        guard scheme == "https" || Self.isThisMachine(host) else {
            throw AddressProblem(reason: "over http:// everybody on the way could read it")
        }
    }

    /// The database that the query names, where that and no path is all there is.
    var database: String? {
        get throws(AddressProblem) {
            guard path.isEmpty || path == "/" else { throw AddressProblem(reason: "it has a path") }
            guard let query, !query.isEmpty else { return nil }
            let parameters = query.split(separator: "&", omittingEmptySubsequences: false)
            guard parameters.count == 1, parameters[0].hasPrefix("ns=") else {
                throw AddressProblem(reason: "?ns=NAME is all that may follow the host")
            }
            let name = parameters[0].dropFirst(3)
            guard (1...63).contains(name.utf8.count), name.utf8.allSatisfy({ Self.isLetter($0) || $0 == 0x5F }) else {
                throw AddressProblem(reason: "'\(name)' is no name of a database")
            }
            return String(name)
        }
    }
}

// MARK: Hosts

extension AddressParts {
    private static func place(_ authority: String, scheme: String) throws(AddressProblem) -> (String, Int?) {
        var host = authority[...]
        var digits: Substring?
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { throw AddressProblem(reason: "its host has no end") }
            host = authority[...end]
            let rest = authority[authority.index(after: end)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { throw AddressProblem(reason: "its host is none") }
            digits = rest.isEmpty ? nil : rest.dropFirst()
            guard host.count > 3, host.dropFirst().dropLast().allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." })
            else { throw AddressProblem(reason: "its host is none") }
        } else if let colon = authority.firstIndex(of: ":") {
            host = authority[..<colon]
            digits = authority[authority.index(after: colon)...]
        }
        guard !host.isEmpty else { throw AddressProblem(reason: "it has no host") }
        if !host.hasPrefix("[") {
            let labels = host.split(separator: ".", omittingEmptySubsequences: false)
            guard labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy({ isLetter($0) || $0 == 0x5F }) }) else {
                throw AddressProblem(reason: "its host is none")
            }
        }
        guard let digits, !digits.isEmpty else { return (host.lowercased(), nil) }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits),
            (1...65_535).contains(port)
        else { throw AddressProblem(reason: "'\(digits)' is no port") }
        return (host.lowercased(), port == (scheme == "https" ? 443 : 80) ? nil : port)
    }

    /// A letter, a digit or a hyphen of ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
        default: false
        }
    }

    private static func isThisMachine(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && numbers.allSatisfy { $0 != nil }
    }
}
