import CommandKit
import HabitCourse
import ReportKit
import TimeKit
import WordKit

/// The course's charts as values: the same ones for the terminal, image files and the printed report.
enum HabitCharts {
    /// The most points of a line. Since totals never fall, every second or tenth day shows the same line.
    static let pointLimit = 800
    /// The fewest weeks of a map, so that a course has room from its first day.
    static let leastWeeks = 10
    /// The most weeks of a map with a cell for each day. Longer times get a row for each year and a cell for each week.
    static let weekLimit = 54

    /// The title before anything is ticked.
    static var beginning: String { localized("Nothing is ticked yet: it begins with your first tick.") }

    /// Returns the line graph (PROGRESSION-1.0): the total of each course day.
    static func graph(_ series: [SeriesPoint]) throws(ReportError) -> ReportChart {
        let step = max(1, (series.count + pointLimit - 1) / pointLimit)
        // Counting back from the end includes the last day.
        let points = stride(from: series.count - 1, through: 0, by: -step).reversed().map { index in
            LineChart.Point(series[index].day.dayNumber, ChartValue(series[index].total))
        }
        let total = series.last?.total ?? 0
        let chart = try LineChart(
            title: total == 0 ? beginning : localized("\(words(forPoints: total)) in \(series.count, "day")"),
            description: words(series),
            xAxis: .days(),
            yName: localized("points"),
            series: [.init(localized("Score"), points)],
            hasZero: true
        )
        return .line(chart)
    }

    /// Returns the points in words, such as "261,156 points".
    static func words(forPoints total: Int) -> String { localized("\(total, "point")") }

    private static func words(_ series: [SeriesPoint]) -> String {
        guard let first = series.first, let last = series.last else { return beginning }
        return localized(
            "The score from \(first.total, "point") on \(first.day) to \(last.total.grouped) on \(last.day)."
        )
    }
}

// MARK: Heat map

extension HabitCharts {
    /// Returns the heat map (PROGRESSION-1.1): weeks and weekdays, or years and weeks if there are too many days.
    ///
    /// - Parameter subject: The words of the habit shown; nil for all habits.
    static func heatMap(
        _ activity: [DayActivity],
        of subject: String? = nil
    ) throws(ReportError) -> ReportChart {
        let done = activity.reduce(0) { $0 + $1.done }
        guard let first = activity.first?.day, let last = activity.last?.day else { throw .chartIsEmpty(beginning) }
        let isWeekly = first.firstOfWeek.days(until: last) >= weekLimit * 7
        let what = subject ?? (isWeekly ? localized("Habits done, week by week") : localized("Habits done, day by day"))
        let title = done == 0 ? beginning : what
        return .heatMap(
            isWeekly
                ? try years(activity, title: title, words: words(activity))
                : try weeks(activity, title: title, words: words(activity))
        )
    }

    /// Returns a map with a row for each weekday and a column for each week.
    private static func weeks(
        _ activity: [DayActivity],
        title: String,
        words: String
    ) throws(ReportError) -> HeatMap {
        guard let first = activity.first?.day, let last = activity.last?.day else { throw .chartIsEmpty(title) }
        let monday = first.firstOfWeek
        let count = max(monday.days(until: last) / 7 + 1, leastWeeks)
        var cells = Array(repeating: [HeatMap.Cell?](repeating: nil, count: count), count: 7)
        // A single habit is either done or not, which needs no numbers.
        let isOne = activity.allSatisfy { $0.due <= 1 }
        for day in activity {
            let place = monday.days(until: day.day)
            let cell = cell(done: day.done, due: day.due)
            cells[place % 7][place / 7] = isOne ? cell.map { HeatMap.Cell($0.level) } : cell
        }
        let labels = Weekday.allCases.map(\.short)
        return try HeatMap(
            title: title,
            description: words,
            columns: Array((months(of: first, through: last) + Array(repeating: "", count: leastWeeks)).prefix(count)),
            rows: zip(labels, cells).map { HeatMap.Row($0, $1) },
            legend: isOne
                ? HeatMap.Legend(localized("not done"), "", "", "", localized("done"), missing: missing) : legend
        )
    }

    /// Returns the month labels, each above the week in which the month begins. The first week has its own month,
    /// unless the next label is too close.
    private static func months(of first: LocalDate, through last: LocalDate) -> [String] {
        var labels: [String] = []
        var shown = 0
        for monday in stride(from: first.firstOfWeek.dayNumber, through: last.dayNumber, by: 7) {
            let month = min(LocalDate(dayNumber: monday + 6), last).month
            let label = labels.isEmpty ? first.month : month
            labels.append(label == shown ? "" : DayNames.current.months[label - 1])
            shown = label
        }
        if let next = labels.dropFirst().firstIndex(where: { !$0.isEmpty }), next < 4 { labels[0] = "" }
        return labels
    }

    /// Returns a map with a row for each year and a column for each seven days of it. All years share the columns, so
    /// the column of 29 February has eight days.
    private static func years(
        _ activity: [DayActivity],
        title: String,
        words: String
    ) throws(ReportError) -> HeatMap {
        guard let first = activity.first?.day.year, let last = activity.last?.day.year else {
            throw .chartIsEmpty(title)
        }
        var sums = Array(repeating: [(done: Int, due: Int)](repeating: (0, 0), count: 53), count: last - first + 1)
        var columns = [String](repeating: "", count: 53)
        for month in 1...12 {
            let days = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
            columns[days / 7] = DayNames.current.months[month - 1]
        }
        for day in activity {
            let week = day.day.dayOfYear / 7
            sums[day.day.year - first][week].done += day.done
            sums[day.day.year - first][week].due += day.due
        }
        // The latest years, for a user who continues for a lifetime.
        let rows = sums.enumerated().suffix(HeatMap.rowLimit).map { year, weeks in
            HeatMap.Row("\(first + year)", weeks.map { cell(done: $0.done, due: $0.due) })
        }
        return try HeatMap(title: title, description: words, columns: columns, rows: rows, legend: legend)
    }

    /// Returns the share of due habits that were done, in quarters rounded up; nil if none was due.
    private static func cell(done: Int, due: Int) -> HeatMap.Cell? {
        guard due > 0, let level = HeatMap.Level(rawValue: min((done * 4 + due - 1) / due, 4)) else { return nil }
        return HeatMap.Cell(level, "\(done)/\(due)")
    }

    private static var legend: HeatMap.Legend {
        HeatMap.Legend(
            localized("none"),
            localized("up to ¼"),
            localized("up to ½"),
            localized("up to ¾"),
            localized("more"),
            missing: missing
        )
    }

    private static var missing: String { localized("nothing due") }

    private static func words(_ activity: [DayActivity]) -> String {
        guard let first = activity.first?.day, let last = activity.last?.day else { return beginning }
        let done = activity.reduce(0) { $0 + $1.done }
        let due = activity.reduce(0) { $0 + $1.due }
        let days = activity.count { $0.done > 0 }
        return localized(
            "From \(first) to \(last): \(done) of \(due, "box", "boxes") ticked, on \(days, "day") of \(activity.count)."
        )
    }
}

extension LocalDate {
    /// The Monday of the day's week.
    fileprivate var firstOfWeek: LocalDate { adding(days: 1 - weekday.rawValue) }

    /// The day's number in a year of 365 days such as 2025, from 0. 29 February has the number of 28 February.
    fileprivate var dayOfYear: Int {
        (1..<month).reduce(min(day, LocalDate.length(ofMonth: month, year: 2025)) - 1) {
            $0 + LocalDate.length(ofMonth: $1, year: 2025)
        }
    }
}
