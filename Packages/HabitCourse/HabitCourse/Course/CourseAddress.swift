import Foundation

/// Validates the addresses of a course: http, https, or relative to its manifest and inside its folder.
enum CourseAddress {
    /// Returns the fault of an address in a manifest; nil if the address is valid.
    static func fault(_ text: String) -> AddressFault? {
        guard !text.isEmpty else { return .empty }
        if text.unicodeScalars.contains(where: { $0.value <= 0x20 || (0x7F...0xA0).contains($0.value) }) {
            return .invisibleCharacter
        }
        guard !text.contains("\\") else { return .backslash }
        if let delimiter = text.firstIndex(where: { ":/?#".contains($0) }), text[delimiter] == ":" {
            let scheme = text[..<delimiter].lowercased()
            guard scheme == "http" || scheme == "https" else { return .scheme(scheme) }
            return hostFault(text[text.index(after: delimiter)...])
        }
        guard !text.hasPrefix("/") else { return .rooted }
        let path = text.prefix { $0 != "?" && $0 != "#" }
        return path.isEmpty ? .empty : pathFault(path)
    }

    /// Returns the absolute form of an address; nil if it cannot be joined or is not http or https.
    static func absolute(_ address: String, base: String) -> String? {
        guard let joined = URL(string: address, relativeTo: URL(string: base))?.absoluteURL,
            let scheme = joined.scheme?.lowercased(), scheme == "http" || scheme == "https", joined.host() != nil
        else { return nil }
        return joined.absoluteString
    }

    /// Returns the address relative to the folder of `base` if it is inside; otherwise the address itself.
    static func relative(_ address: String, to base: String?) -> String {
        guard let base, let slash = base.lastIndex(of: "/") else { return address }
        let folder = base[...slash]
        // "https://" alone is not a folder.
        guard folder.count(where: { $0 == "/" }) > 2, address.hasPrefix(folder) else { return address }
        let rest = String(address.dropFirst(folder.count))
        return fault(rest) == nil ? rest : address
    }

    static func isWeb(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Returns the host of a web address with its port, in lower case.
    static func host(of address: String) -> String {
        address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }.lowercased()
    }

    static func withoutFragment(_ address: String) -> String {
        String(address.prefix { $0 != "#" })
    }

    /// Returns an address in the form in which addresses are compared: no fragment, no default port, the scheme and the
    /// host in lower case, a path of at least "/", and escapes only for characters that need one.
    static func plain(_ address: String) -> String {
        let whole = withoutFragment(address)
        guard isWeb(whole), let slash = whole.firstIndex(of: "/") else { return whole }
        let scheme = whole[..<slash].lowercased()
        let rest = whole[slash...].dropFirst(2)
        var host = rest.prefix { $0 != "/" && $0 != "?" }.lowercased()
        let port = scheme == "https:" ? ":443" : ":80"
        if host.hasSuffix(port) { host.removeLast(port.count) }
        let path = String(rest.drop { $0 != "/" && $0 != "?" })
        let plain = path.replacing(/%[0-9A-Fa-f]{2}/) { escape -> String in
            let character = Character(Unicode.Scalar(UInt8(escape.output.dropFirst(), radix: 16) ?? 0))
            let isPlain = character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
            return isPlain ? String(character) : escape.output.uppercased()
        }
        return "\(scheme)//\(host)\(path.hasPrefix("/") ? "" : "/")\(plain)"
    }

    private static func hostFault(_ rest: Substring) -> AddressFault? {
        guard rest.hasPrefix("//") else { return .host }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        guard let first = authority.first, first != ":", !authority.contains("@") else { return .host }
        return nil
    }

    /// Servers and clients decode `%2e` to a dot, and some decode `%2f` to a slash.
    private static func pathFault(_ path: Substring) -> AddressFault? {
        var depth = 0
        for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
            let name = segment.lowercased().replacing("%2e", with: ".")
            if ["%2f", "%5c", "%00"].contains(where: { name.contains($0) }) { return .escapes }
            switch name {
            case "", ".": continue
            case "..": depth -= 1
            default: depth += 1
            }
            if depth < 0 { return .escapes }
        }
        return nil
    }
}
