import Foundation

/// Parsing of web addresses in USDA's export.
enum MarketLinkText {
    /// Parses the first word as a website, without trailing punctuation; nil if it isn't an address.
    static func website(_ text: String) -> WebLink? {
        guard var word = text.split(separator: " ").first else { return nil }
        while let last = word.last, ",;)".contains(last) { word = word.dropLast() }
        return try? WebLinkRule.read(String(word))
    }

    /// Parses a Facebook page: an address with or without a scheme, "@name", "/name" or a name. Nil for another text.
    static func facebook(_ text: String) -> WebLink? {
        guard let word = text.split(separator: " ").first else { return nil }
        let lowered = word.lowercased()
        if let host = ["facebook.com/", "fb.com/", "fb.me/"].lazy.compactMap({ mark in
            lowered.range(of: mark).map { (mark, $0) }
        }).first {
            // Only a scheme, "www." or a slip may precede the host.
            let before = lowered[..<host.1.lowerBound]
            let isHost =
                before.allSatisfy { $0.isASCII && ($0.isLetter || ":/.-".contains($0)) }
                && (!before.contains(":") || before.hasPrefix("http"))
            let path = word[host.1.upperBound...]
            guard isHost, before.count <= 24, !path.isEmpty else { return nil }
            return try? WebLinkRule.read("https://www." + host.0 + path)
        }
        if lowered.hasPrefix("acebook.com/") {
            return try? WebLinkRule.read("https://www.f" + word)
        }
        guard text.split(separator: " ").count == 1 else { return nil }
        var name = word
        if lowered.hasPrefix("facebook/") { name = word.dropFirst(9) }
        if let first = name.first, first == "@" || first == "/" { name = name.dropFirst() }
        guard isName(name) else { return nil }
        return try? WebLinkRule.read("https://www.facebook.com/" + name)
    }

    /// Whether a word is a possible page name: 5 to 80 letters, digits, dots, hyphens and underscores, at least one letter, and no host
    /// name.
    private static func isName(_ word: Substring) -> Bool {
        let lowered = word.lowercased()
        return (5...80).contains(word.utf8.count)
            && word.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                    || [0x2D, 0x2E, 0x5F].contains(byte)
            }
            && word.utf8.contains { (0x61...0x7A).contains($0 | 0x20) }
            && ![".com", ".org", ".net", ".edu", ".gov", ".us"].contains { lowered.hasSuffix($0) }
            && !lowered.hasPrefix("www.") && lowered != "facebook"
    }
}
