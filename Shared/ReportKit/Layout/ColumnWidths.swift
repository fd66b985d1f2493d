/// How wide the columns of a table are.
enum ColumnWidths {
    /// What a column asks for, in points.
    struct Demand {
        /// Its longest word.
        var least: Double
        /// Its longest cell in one line.
        var most: Double
    }

    /// Widths that sum up to `width`. Where all cells fit in one line they do, and what is left is shared out by their
    /// length; else every column keeps its longest word and the rest goes where most is missing; where even the words
    /// don't fit, all columns shrink alike and words are broken.
    static func share(_ width: Double, between demands: [Demand]) -> [Double] {
        let least = demands.reduce(0) { $0 + $1.least }
        let most = demands.reduce(0) { $0 + $1.most }
        guard most > 0 else { return demands.map { _ in width / Double(demands.count) } }
        if most <= width { return demands.map { $0.most + (width - most) * $0.most / most } }
        if least <= width {
            return demands.map { $0.least + (width - least) * ($0.most - $0.least) / (most - least) }
        }
        return demands.map { $0.least * width / least }
    }
}
