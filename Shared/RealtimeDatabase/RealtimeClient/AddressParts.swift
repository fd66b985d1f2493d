import Foundation

/// An error in a URL.
struct AddressProblem: Error {
    /// The reason, as the end of a sentence for the user.
    let reason: String
}

/// The parts of a URL. It is parsed by hand, because libraries repair or ignore what must be refused here.
struct AddressParts {
    /// `https` or `http`.
    let scheme: String
    /// The lowercase host; an IPv6 address keeps its brackets.
    let host: String
    /// The port; nil for the scheme's default.
    let port: Int?
    /// The path from its first `/` up to the query; empty if there is none.
    let path: String
    /// The part after `?`; nil if there is none.
    let query: String?

    /// The scheme, host and port.
    var origin: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

    /// Parses a URL. `http` is only accepted for a loopback host.
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

    /// The database in `?ns=NAME`; nil if there is no query.
    ///
    /// - Throws: `AddressProblem` if the URL has a path or any other parameter.
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
                throw AddressProblem(reason: "“\(name)” is no name of a database")
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
        else { throw AddressProblem(reason: "“\(digits)” is no port") }
        return (host.lowercased(), port == (scheme == "https" ? 443 : 80) ? nil : port)
    }

    /// Returns whether a byte is an ASCII letter, digit or hyphen.
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
