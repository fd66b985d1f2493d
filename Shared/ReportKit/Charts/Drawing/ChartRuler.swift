/// Measures text and breaks it into lines.
final class ChartRuler {
    private struct Key: Hashable {
        let text: String
        let style: ChartTextStyle
    }

    private let setter: TextSetter
    private var widths: [Key: Double] = [:]

    init(_ setter: TextSetter) {
        self.setter = setter
    }

    /// The size of body text in points, which determines all text sizes of a chart.
    var body: Double { setter.style.bodySize }

    var title: ChartTextStyle { ChartTextStyle(size: body * 1.1, isBold: true) }
    var label: ChartTextStyle { ChartTextStyle(size: body * 0.85, color: .muted) }
    var legend: ChartTextStyle { ChartTextStyle(size: body * 0.85) }
    var value: ChartTextStyle { ChartTextStyle(size: body * 0.8) }

    /// Returns the width in points.
    func width(of text: String, _ style: ChartTextStyle) -> Double {
        let key = Key(text: text, style: style)
        if let width = widths[key] { return width }
        let width = setter.set(ReportText(text), as: .chart(style)).width
        widths[key] = width
        return width
    }

    /// Returns at most `most` lines of at most `width` points, broken between words. A line that is too long ends in "…".
    func lines(of text: String, _ style: ChartTextStyle, width: Double, most: Int) -> [String] {
        Self.words(of: text).broken(most: most) { self.width(of: $0, style) <= width }
            .map { cut($0, style, width: width) }
    }

    /// Returns the text on one line, cut to the width.
    func line(of text: String, _ style: ChartTextStyle, width: Double) -> String {
        lines(of: text, style, width: width, most: 1).first ?? ""
    }

    /// Returns whether the text fits without being cut.
    func fits(_ text: String, _ style: ChartTextStyle, width: Double, most: Int) -> Bool {
        let lines = lines(of: text, style, width: width, most: most)
        return lines.joined(separator: " ") == Self.words(of: text).joined(separator: " ")
    }

    private func cut(_ text: String, _ style: ChartTextStyle, width: Double) -> String {
        guard self.width(of: text, style) > width else { return text }
        let characters = Array(text.prefix(400))
        var fitting = 0
        var tooLong = characters.count + 1
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if self.width(of: String(characters[..<min(middle, characters.count)]) + "…", style) <= width {
                fitting = middle
            } else {
                tooLong = middle
            }
        }
        return String(characters[..<min(fitting, characters.count)]) + "…"
    }

    /// Returns the words without spaces, line breaks and control characters, which have no glyphs. A no-break space
    /// doesn't separate words.
    private static func words(of text: String) -> [String] {
        text.unicodeScalars.split { scalar in
            scalar.value <= 0x20 || (0x7F..<0xA0).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
        }.map { String($0) }
    }
}

extension [String] {
    /// Returns the words in at most `most` lines. A line that holds several words fits, except for the last one, which has what is left.
    func broken(most: Int, fits: (String) -> Bool) -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, word) in enumerated() {
            let longer = line.isEmpty ? word : line + " " + word
            if line.isEmpty || fits(longer) {
                line = longer
            } else if lines.count == most - 1 {
                line = ([line] + self[index...].prefix(40)).joined(separator: " ")
                break
            } else {
                lines.append(line)
                line = word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension ChartRuler {
    /// Returns a line of text at a point on its baseline.
    func item(
        _ text: String,
        _ style: ChartTextStyle,
        at place: DrawingPoint,
        _ anchor: DrawingText.Anchor = .start
    ) -> DrawingItem {
        .text(
            DrawingText(text: text, place: place, anchor: anchor, style: style, width: width(of: text, style))
        )
    }
}

extension ChartTextStyle {
    /// The distance between two lines.
    var pitch: Double { size * 1.3 }
    /// The distance from the middle of the capitals down to the baseline.
    var drop: Double { size * 0.36 }
    /// The distance from the top of a line down to its baseline.
    var rise: Double { size * 0.98 }
}
