import ReportKit

/// Sample charts: each kind in typical use and at its limits.
enum ChartSamples {
    /// 2026-03-02, a Monday.
    static let monday = 20_514

    static func weight() throws -> ReportChart {
        let values = [82.4, 82.1, nil, 81.9, 82.2, 81.6, 81.4, nil, nil, 81.1, 80.9, 81.0, 80.6, 80.2]
        return .line(
            try LineChart(
                title: "Morning weight",
                description: "From 82.4 kg on March 2 down to 80.2 kg on March 15, above the goal of 78 to 80 kg.",
                xAxis: .days(),
                yName: "kg",
                series: [
                    .init("Weight", values.enumerated().map { .init(monday + $0, $1.map { ChartValue($0) }) })
                ],
                bands: [ChartBand("Goal 78–80 kg", from: 78, to: 80)],
                limits: [ChartLimit("Dry weight 79 kg", at: 79)]
            )
        )
    }

    static func pressure() throws -> ReportChart {
        let days = Array(stride(from: 0, to: 150, by: 5))
        func points(_ base: Int, _ swing: Int) -> [LineChart.Point] {
            days.enumerated().map { .init(monday + $1, ChartValue(base + ($0 * 7919) % swing - $0 / 4)) }
        }
        return .line(
            try LineChart(
                title: "Blood pressure and pulse over five months",
                description: "Upper values between 118 and 142, lower ones between 72 and 89.",
                xAxis: .days(),
                xName: "Day of measurement",
                yName: "mmHg, beats a minute",
                series: [
                    .init("Upper", points(128, 15)), .init("Lower", points(78, 11)), .init("Pulse", points(62, 9)),
                    .init("After dialysis", points(108, 8)), .init("Reference", points(95, 3)),
                ],
                bands: [ChartBand("Goal", from: 110, to: 130), ChartBand("Low", to: 60)],
                limits: [ChartLimit("At most 140", at: 140)]
            )
        )
    }

    static func week() throws -> ReportChart {
        .bars(
            try BarChart(
                title: "Sodium by day",
                description: "Between 1480 and 2610 mg; three days are above the target of 2000 mg.",
                categories: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                yName: "mg",
                series: [.init("Eaten", [1480, 2120, 1760, 2000, nil, 2610, 2230])],
                target: ChartLimit("Target 2000 mg", at: 2000)
            )
        )
    }

    static func groups() throws -> ReportChart {
        .bars(
            try BarChart(
                title: "Doses taken, by category and week",
                description: "Treatment doses rise from 18 to 21 of 21; recommended ones stay between 9 and 12.",
                categories: ["Week 1", "Week 2", "Week 3", "Week 4"],
                xName: "Week of the cycle",
                yName: "doses",
                series: [
                    .init("Treatment", [18, 19, 21, 21]), .init("Maintenance", [7, 6, 7, 7]),
                    .init("Recommended", [12, 9, 11, 10]), .init("Medicine", [14, 14, 13, 14]),
                    .init("Other", [2, 0, 1, 3]),
                ]
            )
        )
    }

    static func changes() throws -> ReportChart {
        .bars(
            try BarChart(
                title: "Weight gained between treatments",
                description: "Gains of up to 2.4 kg, and two losses.",
                categories: [
                    "before the holidays", "New Year", "Epiphany week", "a week later", "end of January", "February",
                ],
                yName: "kg",
                series: [.init("Gain", [1.2, 2.4, -0.8, 0, -1.5, 0.45])]
            )
        )
    }

    static func ranking() throws -> ReportChart {
        .bars(
            try BarChart(
                title: "Where the potassium came from",
                description: "Tomato soup with basil leads with 640 mg; the limit for one food is 500 mg.",
                categories: [
                    "Tomato soup with basil", "Baked potato", "Orange juice, from concentrate", "Milk", "Banana",
                ],
                xName: "Food",
                yName: "mg",
                series: [.init("Potassium", [640, 540, 410, 380, nil])],
                target: ChartLimit("Limit 500 mg", at: 500),
                direction: .sideways
            )
        )
    }

    private static func cell(_ number: Int, isTold: Bool = false) -> HeatMap.Cell? {
        HeatMap.Level(rawValue: number % 5).map { HeatMap.Cell($0, isTold ? "\($0.rawValue)/4" : "") }
    }

    static func year() throws -> ReportChart {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let starts = [0, 4, 9, 13, 17, 22, 26, 30, 35, 39, 44, 48]
        var columns = Array(repeating: "", count: 53)
        for (month, start) in zip(months, starts) { columns[start] = month }
        let rows = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map { day, name in
            HeatMap.Row(name, (0..<53).map { week in week > 45 ? nil : cell(week * week * 3 + day * 11 + week / 4) })
        }
        return .heatMap(
            try HeatMap(
                title: "Habits kept over the year",
                description: "46 weeks; most days have three of four habits or more.",
                columns: columns,
                rows: rows,
                legend: .init("none", "1 of 4", "2 of 4", "3 of 4", "all", missing: "to come")
            )
        )
    }

    static func habits() throws -> ReportChart {
        let names = ["Drink a glass of water", "Walk for half an hour", "Read", "No phone in bed"]
        let rows = names.enumerated().map { row, name in
            HeatMap.Row(name, (0..<7).map { day in day == 6 && row > 1 ? nil : cell(row * 3 + day * 2, isTold: true) })
        }
        return .heatMap(
            try HeatMap(
                title: "This month by weekday",
                description: "How often each habit was kept on each weekday.",
                xName: "Weekday",
                yName: "Habit",
                columns: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                rows: rows,
                legend: .init("never", "once", "twice", "three times", "always")
            )
        )
    }

    static func all() throws -> [ReportChart] {
        [
            try weight(), try pressure(), try week(), try groups(), try changes(), try year(), try habits(),
            try ranking(),
        ]
    }
}
