import Foundation
import HTMLKit
import Testing

@testable import ReportKit

@Suite("The icons of apps")
struct ReportIconTests {
    @Test(
        "a sign lies in the circle that every phone shows, 40 % of the width around the middle",
        arguments: ReportIcon.Sign.allCases
    )
    func safeZone(_ sign: ReportIcon.Sign) {
        let items = ReportIcon(sign, ground: 0).items
        #expect(!items.isEmpty)
        for item in items { #expect(Self.reach(of: item) <= 0.4 * 512, "\(item)") }
    }

    @Test("the PNG file is as wide as asked for, and the drawing names its sign", arguments: ReportIcon.Sign.allCases)
    func files(_ sign: ReportIcon.Sign) throws {
        let icon = ReportIcon(sign, ground: 0x0B6E5F)
        for side in [180, 192, 512] {
            let png = try icon.png(side: side)
            let size = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(size == [side, side])
        }
        let svg = String(decoding: icon.svg, as: UTF8.self)
        #expect(svg.contains("<title>\(sign.rawValue)</title>") && svg.contains("#0b6e5f") && svg.contains("#ffffff"))
    }

    /// The distance of the farthest point of a part from the middle.
    private static func reach(of item: DrawingItem) -> Double {
        switch item {
        case .strokes(let strokes, let pen): farthest(strokes.joined().map { $0 }) + pen.width / 2
        case .shape(.polygon(let points), _, _): farthest(points)
        case .shape(.circle(let center, let radius), _, _): farthest([center]) + radius
        case .shape(.box(let box, _), _, _):
            farthest([box.left, box.right].flatMap { x in [box.top, box.bottom].map { DrawingPoint(x, $0) } })
        case .text: .infinity
        }
    }

    private static func farthest(_ points: [DrawingPoint]) -> Double {
        points.map { hypot($0.x - 256, $0.y - 256) }.max() ?? 0
    }
}
