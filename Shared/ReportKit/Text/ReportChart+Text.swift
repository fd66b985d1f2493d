/// The characters a chart as text is drawn with.
public enum TextCharacters: Hashable, Sendable {
    /// Lines of braille dots, shades and blocks.
    case unicode
    /// Letters, digits and signs of ASCII alone, for terminals that show nothing else; other letters lose their accents.
    case ascii
}

extension ReportChart {
    /// How many columns a chart as text can have.
    public static let textColumns = 30...400

    /// The chart as text for a terminal: lines that end in no space, with a newline between them and none at the end.
    ///
    /// Colour isn't needed: series are told by signs, bands and limits by patterns, levels by shades from `·` to `█`. Bars always
    /// lie, whatever their direction, since labels stand easily before them. The same chart gives the same text.
    ///
    /// - Parameters:
    ///   - columns: cells across, held in `textColumns`. No line is longer.
    ///   - rows: lines of a line chart, 10 at least; nil for what suits the width. Bars and heat maps have the lines they need.
    ///   - characters: what it is drawn with.
    /// - Complexity: O(points + cells).
    public func text(columns: Int = 80, rows: Int? = nil, characters: TextCharacters = .unicode) -> String {
        let columns = min(max(columns, Self.textColumns.lowerBound), Self.textColumns.upperBound)
        let ruler = TextRuler(characters: characters, columns: columns)
        let lines =
            switch self {
            case .line(let chart): TextLineLayout(chart: chart, ruler: ruler, rows: rows).lines()
            case .bars(let chart): TextBarLayout(chart: chart, ruler: ruler).lines()
            case .heatMap(let map): TextHeatLayout(map: map, ruler: ruler).lines()
            }
        return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
}
