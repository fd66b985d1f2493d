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
        return String(
            (1...count).map { column in
                let total = series[column * series.count / count - 1].total
                // What is above nothing stands above the lowest block's share of the most; the most is a full block.
                return most > 0 ? blocks[max(0, (total * blocks.count + most - 1) / most - 1)] : blocks[0]
            }
        )
    }
}
