/// Text from anywhere made fit for a place that obeys control characters.
enum PlainText {
    /// One line: line breaks and tabs become spaces, and what a terminal would obey is left out.
    static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { scalar in
                    isBreak(scalar) ? " " : isControl(scalar) ? nil : scalar
                }
            )
        )
    }

    /// Several lines, each as ``line(_:)`` would have it.
    static func lines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false) { $0.unicodeScalars.allSatisfy { isBreak($0) && $0 != "\t" } }
            .map { line(String($0)) }
            .joined(separator: "\n")
    }

    /// At most so many bytes of UTF-8, cut between characters, with an ellipsis where something was cut off.
    static func cut(_ text: String, bytes limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        var length = 0
        let kept = text.prefix { character in
            length += character.utf8.count
            return length <= limit - 3
        }
        return kept + "…"
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// C0, DEL, C1, and the marks that turn the direction of the text around them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
