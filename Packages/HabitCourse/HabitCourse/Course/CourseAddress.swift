import Foundation

/// Addresses of a course: http, https, or relative to its manifest and inside its folder.
enum CourseAddress {
    /// What is wrong with an address of a manifest; nil if it may be followed.
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

    /// The absolute form of an address; nil where it cannot be joined, or is not http or https then.
    static func absolute(_ address: String, base: String) -> String? {
        guard let joined = URL(string: address, relativeTo: URL(string: base))?.absoluteURL,
            let scheme = joined.scheme?.lowercased(), scheme == "http" || scheme == "https", joined.host() != nil
        else { return nil }
        return joined.absoluteString
    }

    /// The address relative to the folder of `base` where it lies inside; else as it is.
    static func relative(_ address: String, to base: String?) -> String {
        guard let base, let slash = base.lastIndex(of: "/") else { return address }
        let folder = base[...slash]
        // "https://" alone is no folder.
        guard folder.count(where: { $0 == "/" }) > 2, address.hasPrefix(folder) else { return address }
        let rest = String(address.dropFirst(folder.count))
        return fault(rest) == nil ? rest : address
    }

    /// Whether an address is http or https.
    static func isWeb(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    /// Without what stands behind `#`.
    static func withoutFragment(_ address: String) -> String {
        String(address.prefix { $0 != "#" })
    }

    private static func hostFault(_ rest: Substring) -> AddressFault? {
        guard rest.hasPrefix("//") else { return .host }
        let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
        guard let first = authority.first, first != ":", !authority.contains("@") else { return .host }
        return nil
    }

    /// Servers and clients take `%2e` for a dot, and some `%2f` for a slash.
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
