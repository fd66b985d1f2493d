// MARK: Lines that are broken to the terminal's width

extension Terminal {
    /// Prints a text broken at spaces to the terminal's width. Lines after the first start with `indent` spaces.
    public func printWrapped(_ text: StyledText, indent: Int = 0) throws(TerminalError) {
        try print(text.wrapped(toWidth: traits.width, indent: indent))
    }

    /// Prints each line of a text, broken to the terminal's width.
    public func printLines(_ text: String, _ style: StyledText.Style = .plain) throws(TerminalError) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped(StyledText(line, style))
        }
    }

    /// Prints an item of a list.
    public func printPoint(_ text: StyledText) throws(TerminalError) { try printWrapped("  · " + text, indent: 4) }

}
