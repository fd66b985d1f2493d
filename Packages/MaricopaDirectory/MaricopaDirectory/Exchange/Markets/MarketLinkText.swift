import Foundation

/// Addresses as USDA's export writes them.
enum MarketLinkText {
    /// A website: its first word, without what a sentence ends with; nil for what is no address.
    static func website(_ text: String) -> WebLink? {
        guard var word = text.split(separator: " ").first else { return nil }
        while let last = word.last, ",;)".contains(last) { word = word.dropLast() }
        return try? WebLinkRule.read(String(word))
    }

    /// A page on Facebook: its address with or without https, "@name", "/name" or the name alone; nil for what is none of these.
    static func facebook(_ text: String) -> WebLink? {
        guard let word = text.split(separator: " ").first else { return nil }
        let lowered = word.lowercased()
        if let host = ["facebook.com/", "fb.com/", "fb.me/"].lazy.compactMap({ mark in
            lowered.range(of: mark).map { (mark, $0) }
        }).first {
            // What stands before the host is a scheme, "www." or a slip of the pen.
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

    /// Whether a word can be the name of a page: five letters, digits, dots, hyphens and underscores at least, and no host.
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
