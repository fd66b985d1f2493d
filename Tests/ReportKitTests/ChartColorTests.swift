import Foundation
import Testing

@testable import ReportKit

@Suite("Colors of charts")
struct ChartColorTests {
    /// A person's color vision: with all three cones, or without one of them, by Machado, Oliveira and Fernandes, "A Physiologically-based Model for
    /// Simulation of Color Vision Deficiency", 2009, severity 1.
    enum Vision: String, CaseIterable, Sendable {
        case full, protanopia, deuteranopia, tritanopia

        var matrix: [[Double]] {
            switch self {
            case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            case .protanopia:
                [
                    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                    [-0.003882, -0.048116, 1.051998],
                ]
            case .deuteranopia:
                [
                    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                    [-0.011820, 0.042940, 0.968881],
                ]
            case .tritanopia:
                [
                    [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                    [0.004733, 0.691367, 0.303900],
                ]
            }
        }
    }

    private static func linear(_ color: ChartColor) -> [Double] {
        let (red, green, blue) = color.rgb
        return [red, green, blue].map { byte in
            let share = Double(byte) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
    }

    /// The relative luminance by WCAG 2.2.
    private static func luminance(_ color: ChartColor) -> Double {
        zip(linear(color), [0.2126, 0.7152, 0.0722]).map { $0 * $1 }.reduce(0, +)
    }

    private static func contrast(_ one: ChartColor, _ two: ChartColor) -> Double {
        let pair = [luminance(one), luminance(two)].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
    }

    /// The CIE L*a*b* coordinates under D65, as seen with a vision.
    private static func lab(_ color: ChartColor, _ vision: Vision) -> [Double] {
        let light = linear(color)
        let seen = vision.matrix.map { row in min(max(zip(row, light).map { $0 * $1 }.reduce(0, +), 0), 1) }
        let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
        let xyz = zip(toXYZ, [0.95047, 1, 1.08883]).map { row, white in
            zip(row, seen).map { $0 * $1 }.reduce(0, +) / white
        }
        let roots = xyz.map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16.0 / 116 }
        return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }

    private static func distance(_ one: ChartColor, _ two: ChartColor, _ vision: Vision) -> Double {
        zip(lab(one, vision), lab(two, vision)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    @Test("Every series stands out from white by 3 : 1, and every text from what it stands on by 4.5 : 1")
    func contrasts() {
        for look in SeriesLook.all { #expect(Self.contrast(look.color, .paper) >= 3, "\(look.color)") }
        for color in [ChartColor.ink, .muted] { #expect(Self.contrast(color, .paper) >= 4.5, "\(color)") }
        #expect(Self.contrast(.axis, .paper) >= 3)
        for level in HeatMap.Level.allCases {
            let contrast = Self.contrast(.text(on: level), .level(level))
            #expect(contrast >= 4.5, "\(level): \(contrast)")
        }
        // Known pairs verify the measure itself.
        #expect(abs(Self.contrast(.blue, .paper) - 5.19) < 0.02)
    }

    @Test("Lines and the edges of bands stand out from the bands behind them")
    func bands() {
        for (fill, edge) in BandLook.all.map({ ($0.fill, $0.edge.color) }) {
            #expect(Self.contrast(edge, fill) >= 2.5, "\(fill)")
            #expect(Self.contrast(.ink, fill) >= 4.5)
            for look in SeriesLook.all { #expect(Self.contrast(look.color, fill) >= 2.4, "\(look.color) on \(fill)") }
        }
    }

    @Test("Two series differ by 15 in CIE L*a*b* for everybody, cones missing or not", arguments: Vision.allCases)
    func series(vision: Vision) {
        for (index, look) in SeriesLook.all.enumerated() {
            for other in SeriesLook.all[(index + 1)...] {
                let distance = Self.distance(look.color, other.color, vision)
                #expect(distance >= 15, "\(look.color) and \(other.color): \(distance)")
            }
        }
    }

    @Test("Levels grow darker by steps that everybody sees, in gray too", arguments: Vision.allCases)
    func levels(vision: Vision) {
        let lightness = HeatMap.Level.allCases.map { Self.lab(.level($0), vision)[0] }
        for (light, dark) in zip(lightness, lightness.dropFirst()) {
            #expect(light - dark >= 9, "\(vision): \(lightness)")
        }
    }

    @Test("In gray, series are told apart by dash, marker and hatching")
    func shapes() {
        #expect(SeriesLook.all.count == LineChart.seriesLimit && SeriesLook.all.count == BarChart.seriesLimit)
        #expect(Set(SeriesLook.all.map(\.dash)).count == SeriesLook.all.count)
        #expect(Set(SeriesLook.all.map(\.marker)).count == SeriesLook.all.count)
        #expect(Set(SeriesLook.all.map(\.hatching)).count == SeriesLook.all.count)
        #expect(Set(SeriesLook.limitDashes).count == LineChart.limitLimit)
        #expect(Set(BandLook.all.map(\.edge.dash)).count == LineChart.bandLimit)
    }
}
