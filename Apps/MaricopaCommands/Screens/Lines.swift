import CommandKit
import TimeKit

extension Terminal {
    /// Prints a text broken to the terminal's width; lines after the first start with `indent` spaces.
    func printWrapped(_ text: StyledText, indent: Int = 0) throws {
        try print(text.wrapped(toWidth: traits.width, indent: indent))
    }

    /// Prints each line of a text of several, broken to the terminal's width.
    func printLines(_ text: String, _ style: StyledText.Style = .plain) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped(StyledText(line, style))
        }
    }

    /// Prints a point of a list.
    func printPoint(_ text: StyledText) throws { try printWrapped("  · " + text, indent: 4) }
}

extension String {
    /// The text as the beginning of a line: its first letter is a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// "1 market", "2 markets".
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}
