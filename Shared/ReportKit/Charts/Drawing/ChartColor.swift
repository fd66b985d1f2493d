/// The palette of charts.
///
/// The series have the colors of Okabe and Ito ("Color Universal Design", 2008) with a contrast of at least 3 : 1
/// against white, as WCAG 2.2 requires for graphics; orange, sky blue and yellow have less. Since series also differ by
/// dash and marker, bars by hatching, and levels by lightness, nothing depends on hue alone.
enum ChartColor: String, Hashable, Sendable, CaseIterable {
    case paper
    case ink
    case muted
    case grid
    case axis
    case blue
    case vermillion
    case green
    case purple
    case greenTint
    case orangeTint
    case level0
    case level1
    case level2
    case level3
    case level4

    var hex: UInt32 {
        switch self {
        case .paper: 0xFFFFFF
        case .ink: 0x1C1C1F
        case .muted: 0x5C5C61
        case .grid: 0xE3E3E7
        case .axis: 0x8A8A90
        case .blue: 0x0072B2
        case .vermillion: 0xD55E00
        case .green: 0x009E73
        case .purple: 0xCC79A7
        case .greenTint: 0xD9EFE6
        case .orangeTint: 0xFBE9D9
        case .level0: 0xEAEDF1
        case .level1: 0xB5D3EA
        case .level2: 0x6AAEDB
        case .level3: 0x1F77B4
        case .level4: 0x083D6B
        }
    }

    var rgb: (red: UInt8, green: UInt8, blue: UInt8) {
        (UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
    }

    static func level(_ level: HeatMap.Level) -> ChartColor {
        switch level {
        case .zero: .level0
        case .one: .level1
        case .two: .level2
        case .three: .level3
        case .four: .level4
        }
    }

    static func text(on level: HeatMap.Level) -> ChartColor {
        level.rawValue < 3 ? .ink : .paper
    }
}

extension ReportColor {
    init(_ color: ChartColor) {
        let (red, green, blue) = color.rgb
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
}
