import Testing

@testable import ReportKit

@Suite("Charts as text")
struct ChartTextTests {
    private static func line(
        _ title: String,
        _ series: [LineChart.Series],
        axis: LineChart.Axis = .days(),
        yName: String = "points",
        limits: [ChartLimit] = []
    ) throws -> ReportChart {
        let chart = try LineChart(
            title: title,
            description: "",
            xAxis: axis,
            yName: yName,
            series: series,
            limits: limits,
            hasZero: true
        )
        return .line(chart)
    }

    /// A chart of a total after one day.
    private static func first() throws -> ReportChart {
        try line("Score", [.init("Score", [.init(ChartSamples.monday, 5)])])
    }

    /// A chart of a total that grows over ten weeks.
    private static func climb() throws -> ReportChart {
        var total = 0
        let points = (0..<70).map { day in
            total += day % 6 == 5 ? 0 : min(44, 5 + day)
            return LineChart.Point(ChartSamples.monday + day, ChartValue(total))
        }
        return try line("Score since the start", [.init("Score", points)])
    }

    /// A chart with two lines, one with a gap, and a limit.
    private static func two() throws -> ReportChart {
        try line(
            "Two teams",
            [
                .init("Red", [.init(0, 1), .init(1, 4), .init(2, 3), .init(3, 6), .init(4, 7)]),
                .init("Blue", [.init(0, 7), .init(1, 5), .init(2, nil), .init(3, 2), .init(4, 1)]),
            ],
            axis: .labels(["Mon", "Tue", "Wed", "Thu", "Fri"]),
            yName: "",
            limits: [ChartLimit("Enough", at: 5)]
        )
    }

    // MARK: Lines

    @Test("A line is drawn in dots between the scale and the days, as wide and as high as asked")
    func climbing() throws {
        #expect(
            try Self.climb().text(columns: 61)
                == """
                Score since the start

                points
                2,000 ┤                                                     ⣀
                      │                                                ⢀⡠⠤⠊⠉
                      │                                           ⣀⡠⠤⠒⠉⠁
                      │                                      ⢀⣀⠤⠔⠊
                      │                                  ⣀⡠⠤⠊⠁
                1,000 ┤                             ⣀⡠⠤⠔⠉
                      │                        ⢀⡠⠤⠔⠊
                      │                  ⢀⣀⠤⠔⠒⠉⠁
                      │         ⣀⣀⡠⠤⠤⠔⠒⠉⠉⠁
                    0 ┤⠒⠒⠒⠒⠒⠉⠉⠉⠉
                      └┬──────────┬──────────┬─────────┬──────────┬──────────
                     Mar 2      Mar 16     Mar 30    Apr 13     Apr 27
                     2026
                """
        )
        #expect(
            try Self.climb().text(columns: 31, rows: 10)
                == """
                Score since the start

                points
                2,000 ┤                     ⢀⣀⠤
                      │               ⣀⣠⠤⠔⠒⠉⠁
                1,000 ┤        ⣀⣀⡤⠤⠔⠚⠉
                    0 ┤⠒⠒⠒⠒⠒⠋⠉⠉⠁
                      └──────────┬─────────┬───
                                Apr       May
                                2026
                """
        )
    }

    @Test("On the first day a sign stands for the one value, and zero is on the scale")
    func firstDay() throws {
        #expect(
            try Self.first().text(columns: 36)
                == """
                Score

                points
                5 ┤                ●
                  │
                  │
                  │
                  │
                0 ┤
                  └────────────────┬────────────────
                                 Mar 2
                                 2026
                """
        )
    }

    @Test("Bands and limits are told by their patterns, and named")
    func patterns() throws {
        #expect(
            try ChartSamples.weight().text(columns: 48)
                == """
                Morning weight

                ⠤⠤ Weight   ░░ Goal 78–80 kg
                ╌╌ Dry weight 79 kg
                kg
                85 ┤
                   │
                   │⠒⠒⠤⠤      ⠤⠤⠒⠒⠢⠤⣀⣀⡀
                   │                  ⠈⠉⠁         ⠉⠉⠒⠒⠒⠒⠒⠒⠢⠤⠤⠤⣀⣀
                80 ┤╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                   │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
                   │
                75 ┤
                   └┬──────┬─────┬──────┬─────┬──────┬──────┬───
                  Mar 2  Mar 4 Mar 6  Mar 8 Mar 10 Mar 12 Mar 14
                  2026
                """
        )
        #expect(
            try ChartSamples.weight().text(columns: 48, characters: .ascii)
                == """
                Morning weight

                * Weight   :: Goal 78-80 kg
                -- Dry weight 79 kg
                kg
                85 +
                   |
                   |****      *********
                   |                   **         **************
                80 +--------------------------------------------
                   |::::::::::::::::::::::::::::::::::::::::::::
                   |
                75 +
                   ++------+-----+------+-----+------+------+---
                  Mar 2  Mar 4 Mar 6  Mar 8 Mar 10 Mar 12 Mar 14
                  2026
                """
        )
    }

    @Test("Several lines are told by their signs, not by color, and a gap is a gap")
    func signs() throws {
        #expect(
            try Self.two().text(columns: 40)
                == """
                Two teams

                ● Red   ■ Blue   ╌╌ Enough
                10 ┤
                   │
                   │   ■⠑⠒⠢⠤⣀⣀             ⢀⡠⠤⠤⠒⠒⠒⠊⠉●
                 5 ┤╌╌╌╌╌╌╌╌╌⣀⠭⠤⢄⣀⣀⣀⡀╌╌⣀⠤⠒⠊⠁╌╌╌╌╌╌╌╌╌╌╌╌
                   │    ⢀⡠⠔⠒⠉       ⠈⠉●      ■⠤⣀⣀⣀⡀
                 0 ┤   ●⠁                         ⠈⠉⠁
                   └────┬──────┬──────┬──────┬──────┬───
                       Mon    Tue    Wed    Thu    Fri
                """
        )
        #expect(
            try Self.two().text(columns: 40, characters: .ascii)
                == """
                Two teams

                * Red   o Blue   -- Enough
                10 +
                   |
                   |    oooo                *********
                 5 +--------oooo***-----****------------
                   |      ****     *****     oooo
                 0 +    **                       oooo
                   +----+------+------+------+------+---
                       Mon    Tue    Wed    Thu    Fri
                """
        )
    }

    // MARK: Bars and cells

    @Test("Bars have their value behind them, and the target is a line through them")
    func bars() throws {
        #expect(
            try ChartSamples.week().text(columns: 45)
                == """
                Sodium by day

                ██ Eaten   ╎ Target 2000 mg
                Mon │████████████▋    ╎ 1,480
                Tue │█████████████████╎ 2,120
                Wed │███████████████  ╎ 1,760
                Thu │█████████████████╎ 2,000
                Fri │ –               ╎
                Sat │█████████████████╎████▏ 2,610
                Sun │█████████████████╎█ 2,230
                    └┬────────────────┬───────────────┬──────
                     0              2,000           4,000
                                        mg
                """
        )
        #expect(
            try ChartSamples.week().text(columns: 45, characters: .ascii)
                == """
                Sodium by day

                ## Eaten   ! Target 2000 mg
                Mon |#############    ! 1,480
                Tue |#################! 2,120
                Wed |###############  ! 1,760
                Thu |#################! 2,000
                Fri | -               !
                Sat |#################!#### 2,610
                Sun |#################!# 2,230
                    ++----------------+---------------+------
                     0              2,000           4,000
                                        mg
                """
        )
    }

    @Test("Bars below zero run to the left of the axis")
    func negative() throws {
        #expect(
            try ChartSamples.changes().text(columns: 48)
                == """
                Weight gained between treatments

                before the holidays │       │████▌ 1.2
                New Year            │       │█████████ 2.4
                Epiphany week       │    ███│ −0.8
                a week later        │       │ 0
                end of January      │  █████│ −1.5
                February            │       │█▊ 0.45
                                    └┬──────┬───────┬─────┬─────
                                     −2     0       2     4
                                                 kg
                """
        )
    }

    @Test("A heat map has a row a weekday, months above, five shades, and says what they mean")
    func heatMap() throws {
        #expect(
            try ChartSamples.year().text(columns: 60)
                == """
                Habits kept over the year

                    Jan Feb  Mar Apr May  Jun Jul Aug  Sep Oct  Nov Dec
                Mon ·▓▒▒█░█▓█·▒···░▓▒░░▒·▓▒▒█░█▓█·▒···░▓▒░░▒·▓▒▒█░
                Tue ░█▓▓·▒·█·░▓░░░▒█▓▒▒▓░█▓▓·▒·█·░▓░░░▒█▓▒▒▓░█▓▓·▒
                Wed ▒·██░▓░·░▒█▒▒▒▓·█▓▓█▒·██░▓░·░▒█▒▒▒▓·█▓▓█▒·██░▓
                Thu ▓░··▒█▒░▒▓·▓▓▓█░·██·▓░··▒█▒░▒▓·▓▓▓█░·██·▓░··▒█
                Fri █▒░░▓·▓▒▓█░███·▒░··░█▒░░▓·▓▒▓█░███·▒░··░█▒░░▓·
                Sat ·▓▒▒█░█▓█·▒···░▓▒░░▒·▓▒▒█░█▓█·▒···░▓▒░░▒·▓▒▒█░
                Sun ░█▓▓·▒·█·░▓░░░▒█▓▒▒▓░█▓▓·▒·█·░▓░░░▒█▓▒▒▓░█▓▓·▒

                · none   ░ 1 of 4   ▒ 2 of 4   ▓ 3 of 4   █ all
                [ ] to come
                """
        )
        #expect(
            try ChartSamples.year().text(columns: 60, characters: .ascii)
                == """
                Habits kept over the year

                    Jan Feb  Mar Apr May  Jun Jul Aug  Sep Oct  Nov Dec
                Mon .x++#:#x#.+...:x+::+.x++#:#x#.+...:x+::+.x++#:
                Tue :#xx.+.#.:x:::+#x++x:#xx.+.#.:x:::+#x++x:#xx.+
                Wed +.##:x:.:+#+++x.#xx#+.##:x:.:+#+++x.#xx#+.##:x
                Thu x:..+#+:+x.xxx#:.##.x:..+#+:+x.xxx#:.##.x:..+#
                Fri #+::x.x+x#:###.+:..:#+::x.x+x#:###.+:..:#+::x.
                Sat .x++#:#x#.+...:x+::+.x++#:#x#.+...:x+::+.x++#:
                Sun :#xx.+.#.:x:::+#x++x:#xx.+.#.:x:::+#x++x:#xx.+

                . none   : 1 of 4   + 2 of 4   x 3 of 4   # all
                [ ] to come
                """
        )
    }

    @Test("A heat map that is wider than a phone goes on below")
    func folded() throws {
        #expect(
            try ChartSamples.year().text(columns: 30)
                == """
                Habits kept over the year

                    Jan Feb  Mar Apr May
                Mon ·▓▒▒█░█▓█·▒···░▓▒░
                Tue ░█▓▓·▒·█·░▓░░░▒█▓▒
                Wed ▒·██░▓░·░▒█▒▒▒▓·█▓
                Thu ▓░··▒█▒░▒▓·▓▓▓█░·█
                Fri █▒░░▓·▓▒▓█░███·▒░·
                Sat ·▓▒▒█░█▓█·▒···░▓▒░
                Sun ░█▓▓·▒·█·░▓░░░▒█▓▒

                        Jun Jul Aug  Sep
                Mon ░▒·▓▒▒█░█▓█·▒···░▓
                Tue ▒▓░█▓▓·▒·█·░▓░░░▒█
                Wed ▓█▒·██░▓░·░▒█▒▒▒▓·
                Thu █·▓░··▒█▒░▒▓·▓▓▓█░
                Fri ·░█▒░░▓·▓▒▓█░███·▒
                Sat ░▒·▓▒▒█░█▓█·▒···░▓
                Sun ▒▓░█▓▓·▒·█·░▓░░░▒█

                       Oct  Nov Dec
                Mon ▒░░▒·▓▒▒█░
                Tue ▓▒▒▓░█▓▓·▒
                Wed █▓▓█▒·██░▓
                Thu ·██·▓░··▒█
                Fri ░··░█▒░░▓·
                Sat ▒░░▒·▓▒▒█░
                Sun ▓▒▒▓░█▓▓·▒

                · none   ░ 1 of 4   ▒ 2 of 4
                ▓ 3 of 4   █ all   [ ] to come
                """
        )
    }

    @Test("Columns that all have labels are as wide as those")
    func labeledCells() throws {
        #expect(
            try ChartSamples.habits().text(columns: 46)
                == """
                This month by weekday

                Habit × Weekday
                                Mon Tue Wed Thu Fri Sat Sun
                Drink a glass … ··· ▒▒▒ ███ ░░░ ▓▓▓ ··· ▒▒▒
                Walk for half … ▓▓▓ ··· ▒▒▒ ███ ░░░ ▓▓▓ ···
                Read            ░░░ ▓▓▓ ··· ▒▒▒ ███ ░░░
                No phone in bed ███ ░░░ ▓▓▓ ··· ▒▒▒ ███

                · never   ░ once   ▒ twice   ▓ three times
                █ always   [ ] –
                """
        )
    }

    // MARK: Laws

    @Test("Whatever a chart holds and however narrow it is: no line is too long or ends in a space", arguments: 0..<200)
    func generated(seed: UInt64) throws {
        var source = ChartSource(seed: seed)
        let chart = try ChartLayoutTests.generated(&source)
        let columns = 30 + source.next(below: 120)
        for characters in [TextCharacters.unicode, .ascii] {
            let text = chart.text(columns: columns, characters: characters)
            #expect(text == chart.text(columns: columns, characters: characters))
            for line in text.split(separator: "\n") {
                #expect(String(line).cellWidth <= columns && line.last != " ", "seed \(seed) at \(columns): \(line)")
            }
            let isPlain = text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }
            #expect(isPlain || characters == .unicode, "seed \(seed): \(text)")
        }
    }

    @Test("A value stands in the row of its number's mark", arguments: [0, 4, 5, 10])
    func heights(value: Int) throws {
        let steady = LineChart.Series("", [.init(0, ChartValue(value)), .init(1, ChartValue(value))])
        let top = LineChart.Series("", [.init(3, 10)])
        let chart = try Self.line("", [steady, top], axis: .labels(["a", "b", "c", "d"]), yName: "")
        for rows in 10...30 {
            let lines = chart.text(columns: 30, rows: rows, characters: .ascii).split(separator: "\n")
            // The marks are at 0, 5, 10, or with enough space at 0, 2, 4 ….
            guard let marked = lines.first(where: { $0.contains(" \(value) +") || $0.hasPrefix("\(value) +") }) else {
                #expect(value == (rows < 18 ? 4 : 5), "\(rows) rows")
                continue
            }
            #expect(marked.contains("**"), "\(rows) rows: \(marked)")
        }
    }

    @Test("Widths are held in 30 to 400 columns, and a graph has as many lines as asked")
    func sizes() throws {
        let chart = try Self.climb()
        #expect(chart.text(columns: 0) == chart.text(columns: 30))
        #expect(chart.text(columns: 9_999) == chart.text(columns: 400))
        for rows in 10...40 { #expect(chart.text(columns: 60, rows: rows).split(separator: "\n").count == rows - 1) }
    }

    @Test("Characters that steer a terminal never get there, and wide letters take two cells")
    func letters() throws {
        let chart = try Self.line("水を飲む \u{1B}[2J\u{202E}x\r\n\u{7}end", [.init("s", [.init(0, 1)])])
        let title = chart.text(columns: 40).split(separator: "\n").first.map(String.init)
        #expect(title == "水を飲む [2J x end")
        #expect(title?.cellWidth == 8 + 10)
        #expect(chart.text(columns: 40, characters: .ascii).hasPrefix("???? [2J x end\n"))
        let accents = try Self.line("Café – “naïve” … ½ →", [.init("s", [.init(0, 1)])])
        #expect(accents.text(columns: 40, characters: .ascii).hasPrefix("Cafe - \"naive\" ... 1/2 ?\n"))
        let marks = try Self.line("⟦\u{200E}Pace\u{200F}\u{200E}⟧", [.init("s", [.init(0, 1)])])
        #expect(marks.text(columns: 40, characters: .ascii).hasPrefix("?Pace?\n"))
    }

    @Test("Ten years of days and no day at all give a graph, too")
    func extremes() throws {
        let years = (0..<3653).map { LineChart.Point(ChartSamples.monday + $0, ChartValue($0 * 200)) }
        let long = try Self.line("Ten years", [.init("Score", years)]).text(columns: 60)
        #expect(long.contains("2030") && long.contains("0.5\u{202F}M"))
        let empty = try Self.line("Nothing", [.init("Score", [])]).text(columns: 30)
        #expect(empty.contains("1 ┤") && empty.contains("0 ┤"))
    }
}
