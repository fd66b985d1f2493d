import Foundation
import HTMLKit

/// The placement of pins' numbers: on their points, or nearby where points are too close.
enum PinPlacing {
    /// Returns the center of each number, in order; nil for one without room near its point.
    ///
    /// Earlier pins get the closer places. Each pin tries rings around its point, at most `reach` rings out.
    ///
    /// - Complexity: O(pins × tries).
    static func place(
        _ points: [SVGPoint],
        radius: Double,
        width: Double,
        height: Double,
        reach: Int = 9
    ) -> [SVGPoint?] {
        var taken: [Cell: [SVGPoint]] = [:]
        let apart = 2 * radius + 2
        func cell(_ point: SVGPoint) -> Cell {
            Cell(Int((point.x / apart).rounded(.down)), Int((point.y / apart).rounded(.down)))
        }
        func isFree(_ point: SVGPoint) -> Bool {
            guard point.x >= radius, point.y >= radius, point.x <= width - radius, point.y <= height - radius else {
                return false
            }
            let own = cell(point)
            for column in (own.column - 1)...(own.column + 1) {
                for row in (own.row - 1)...(own.row + 1) {
                    for other in taken[Cell(column, row)] ?? [] {
                        let (x, y) = (other.x - point.x, other.y - point.y)
                        if x * x + y * y < apart * apart { return false }
                    }
                }
            }
            return true
        }
        return points.map { point in
            guard let free = spots(around: point, apart: apart, reach: reach).first(where: isFree) else { return nil }
            taken[cell(free), default: []].append(free)
            return free
        }
    }

    private struct Cell: Hashable {
        let column: Int
        let row: Int

        init(_ column: Int, _ row: Int) {
            self.column = column
            self.row = row
        }
    }

    /// The point itself, then the points of the rings around it, clockwise from the right.
    private static func spots(around point: SVGPoint, apart: Double, reach: Int) -> [SVGPoint] {
        var spots = [point]
        for ring in 1...reach {
            let count = 6 * ring
            for step in 0..<count {
                let angle = 2 * Double.pi * Double(step) / Double(count)
                // Rounding gives the same places on every machine.
                let x = point.x + (cos(angle) * Double(ring) * apart * 1.02 * 1_000).rounded() / 1_000
                let y = point.y + (sin(angle) * Double(ring) * apart * 1.02 * 1_000).rounded() / 1_000
                spots.append(SVGPoint(x, y))
            }
        }
        return spots
    }
}
