import CommandKit
import HabitCourse

/// The score's line in one row of block characters.
enum Sparkline {
    private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The totals of a series from zero up, in at most `columns` characters: each stands for some days, and shows how their last
    /// one ended. Empty for an empty series. O(columns).
    static func text(of series: [SeriesPoint], columns: Int) -> String {
        let count = min(columns, series.count)
        guard count > 0, let most = series.last?.total else { return "" }
        let last = series.count - 1
        return String(
            (1...count).map { column in
                let total = series[column * series.count / count - 1 < last ? column * series.count / count - 1 : last]
                    .total
                return blocks[most > 0 ? min(blocks.count - 1, total * blocks.count / (most + 1)) : 0]
            }
        )
    }
}
