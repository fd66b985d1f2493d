public import CommandKit
public import ReportKit

extension Terminal {
    /// The maximum width, in columns. A wider chart is no easier to read.
    private static let widest = 100

    /// Prints a chart as wide as the terminal, in ASCII if requested or if the terminal has no Unicode.
    public func show(_ chart: ReportChart, inASCII isASCII: Bool = false) throws {
        let isPlain = isASCII || !CommandEnvironment.current.showsUnicode
        let text = chart.text(columns: min(traits.width ?? 80, Self.widest), characters: isPlain ? .ascii : .unicode)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try print(StyledText(line, number == 0 ? .heading : .plain))
        }
    }
}

extension CommandEnvironment {
    /// Whether the locale uses UTF-8, by `LC_ALL`, else `LC_CTYPE`, else `LANG`.
    fileprivate var showsUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return locale.map { $0.uppercased().contains("UTF-8") || $0.uppercased().contains("UTF8") } ?? false
    }
}
