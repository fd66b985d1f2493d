@preconcurrency import CCairo
import Foundation
package import HTMLKit

/// A square picture of one white sign on a colored ground, such as the icon of an app.
///
/// The sign lies within the circle that every phone shows of an icon, whatever it cuts off.
package struct ReportIcon: SVGDrawing, Sendable {
    /// The signs.
    package enum Sign: String, CaseIterable, Sendable {
        case tick, steps, kidney, bowl, pin
    }

    private let sign: Sign
    private let ground: UInt32

    /// - Parameter ground: The color behind the sign, as 0xRRGGBB.
    package init(_ sign: Sign, ground: UInt32) {
        self.sign = sign
        self.ground = ground
    }

    package var width: Double { Self.side }
    package var height: Double { Self.side }
    package var title: String { sign.rawValue }
    package var summary: String { "" }

    package var drawing: some SVGContent {
        rect(x: 0, y: 0, width: width, height: height, .fill(.rgb(part(16), part(8), part(0))))
        g(.roundCorners) {
            for item in items { ItemSVG(item: item) }
        }
    }

    /// Returns the picture as a PNG file.
    ///
    /// - Parameter side: The width and the height in pixels.
    package func png(side: Int) throws(ReportError) -> [UInt8] {
        try CairoFile.png(width: width, height: height, scale: Double(side) / Self.side) {
            painter throws(ReportError) in
            painter.set(
                ReportColor(red: Double(part(16)) / 255, green: Double(part(8)) / 255, blue: Double(part(0)) / 255)
            )
            cairo_paint(painter.cairo)
            for item in items { painter.draw(item, x: 0, y: 0) }
        }
    }

    /// The byte of the ground above so many bits.
    private func part(_ bits: UInt32) -> UInt8 { UInt8(ground >> bits & 255) }
}

// MARK: The signs

extension ReportIcon {
    private static let side = 512.0

    /// The parts of the sign. Nothing is farther than 204 from the middle, which is 40 % of the width.
    var items: [DrawingItem] {
        switch sign {
        case .tick: [line([(150, 268), (226, 344), (366, 180)], width: 56)]
        case .steps:
            [(132, 292), (220, 228), (308, 164)].map { left, top in
                .shape(
                    .box(DrawingBox(left: left, top: top, width: 72, height: 372 - top), radius: 12),
                    fill: .paper,
                    outline: nil
                )
            }
        case .kidney: [line(arc(around: (290, 256), radius: 92, from: 70, through: 290), width: 128)]
        case .bowl:
            [
                .shape(
                    .polygon(arc(around: (256, 260), radius: 148, from: 0, through: 180)),
                    fill: .paper,
                    outline: nil
                ), line([(206, 216), (206, 152)], width: 28), line([(256, 216), (256, 132)], width: 28),
                line([(306, 216), (306, 152)], width: 28),
            ]
        case .pin:
            [
                line(arc(around: (256, 214), radius: 78, from: 0, through: 360), width: 68),
                .shape(
                    .polygon([DrawingPoint(159, 270), DrawingPoint(353, 270), DrawingPoint(256, 428)]),
                    fill: .paper,
                    outline: nil
                ),
            ]
        }
    }

    private func line(_ points: [(Double, Double)], width: Double) -> DrawingItem {
        line(points.map { DrawingPoint($0.0, $0.1) }, width: width)
    }

    private func line(_ points: [DrawingPoint], width: Double) -> DrawingItem {
        .strokes([points], DrawingPen(color: .paper, width: width))
    }

    /// The points of an arc, clockwise from the right, in steps of five degrees.
    private func arc(
        around center: (x: Double, y: Double),
        radius: Double,
        from start: Int,
        through end: Int
    ) -> [DrawingPoint] {
        stride(from: start, through: end, by: 5).map { degrees in
            let angle = Double(degrees) * .pi / 180
            return DrawingPoint(center.x + radius * cos(angle), center.y + radius * sin(angle))
        }
    }
}
