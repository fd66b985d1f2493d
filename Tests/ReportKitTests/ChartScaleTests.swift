import Testing

@testable import ReportKit

@Suite("Scales of charts")
struct ChartScaleTests {
    struct Row: Sendable {
        let values: ClosedRange<Double>?
        var isWhole = false
        var hasZero = false
        let ticks: [String]
    }

    @Test(
        "Ticks are multiples of 1, 2 or 5, as many as there is room for, and their texts are exact",
        arguments: [
            Row(values: nil, ticks: ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
            Row(values: 0...0, ticks: ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
            Row(values: 0...0, isWhole: true, ticks: ["0", "1"]),
            Row(values: 3...3, isWhole: true, ticks: ["2", "3", "4"]),
            Row(values: 80.2...82.4, ticks: ["80.0", "80.5", "81.0", "81.5", "82.0", "82.5"]),
            Row(values: 70...70, ticks: ["60", "65", "70", "75", "80"]),
            Row(values: 18...21, isWhole: true, ticks: ["18", "19", "20", "21"]),
            Row(values: 18...21, isWhole: true, hasZero: true, ticks: ["0", "5", "10", "15", "20", "25"]),
            Row(values: 1480...2610, hasZero: true, ticks: ["0", "1,000", "2,000", "3,000"]),
            Row(values: -1.5...2.4, ticks: ["−2", "−1", "0", "1", "2", "3"]),
            Row(values: -12...(-4), ticks: ["−15", "−10", "−5", "0"]),
            Row(values: -104...(-101), isWhole: true, ticks: ["−104", "−103", "−102", "−101"]),
            Row(values: 0.1...0.3, ticks: ["0", "0.1", "0.2", "0.3"]),
            Row(
                values: 0.0011...0.0014,
                ticks: ["0.0011", "0.0012", "0.0013", "0.0014"]
            ),
            Row(
                values: 0...48_000,
                ticks: ["0", "10,000", "20,000", "30,000", "40,000", "50,000"]
            ),
            Row(
                values: 0...2_500_000,
                ticks: ["0", "0.5\u{202F}M", "1.0\u{202F}M", "1.5\u{202F}M", "2.0\u{202F}M", "2.5\u{202F}M"]
            ),
            Row(
                values: -1e12...1e12,
                ticks: ["−1.0\u{202F}tn", "−0.5\u{202F}tn", "0", "0.5\u{202F}tn", "1.0\u{202F}tn"]
            ),
        ]
    )
    func table(row: Row) {
        let scale = ChartScale(around: row.values, marks: 5, isWhole: row.isWhole, hasZero: row.hasZero)
        #expect(scale.ticks.map(\.text) == row.ticks)
    }

    @Test("Whatever the values, the scale holds them, its ticks are even and differ in their texts", arguments: 0..<300)
    func law(seed: UInt64) {
        var source = ChartSource(seed: seed)
        let size = (0..<source.next(below: 16)).reduce(1e-6) { power, _ in power * 10 }
        let values = [source.number() * size, source.number() * size].map { min(max($0, -1e12), 1e12) }.sorted()
        let isWhole = source.next(below: 2) == 0
        let range = isWhole ? values[0].rounded()...values[1].rounded() : values[0]...values[1]
        let marks = 2 + source.next(below: 5)
        let scale = ChartScale(around: range, marks: marks, isWhole: isWhole, hasZero: source.next(below: 2) == 0)
        let slack = (scale.upper - scale.lower) * 1e-5
        #expect(scale.lower <= range.lowerBound + slack && scale.upper >= range.upperBound - slack, "seed \(seed)")
        #expect(Set(scale.ticks.map(\.text)).count == scale.ticks.count, "seed \(seed)")
        #expect((2...9).contains(scale.ticks.count), "seed \(seed): \(scale.ticks.map(\.text))")
        #expect(scale.ticks.first?.value == scale.lower && scale.ticks.last?.value == scale.upper, "seed \(seed)")
        let steps = zip(scale.ticks, scale.ticks.dropFirst()).map { $1.value - $0.value }
        for step in steps { #expect(abs(step - steps[0]) <= abs(steps[0]) * 1e-3, "seed \(seed)") }
        if isWhole { #expect(scale.ticks.allSatisfy { $0.value == $0.value.rounded() }, "seed \(seed)") }
    }

    @Test(
        "A number reads with a true minus, commas between thousands and at most its decimals",
        arguments: [
            (ChartValue(0), "0"), (ChartValue(-7), "−7"), (ChartValue(2000), "2,000"),
            (ChartValue(12_345), "12,345"), (ChartValue(-1_234_567), "−1,234,567"),
            (ChartValue(Int.max), "9,223,372,036,854,775,807"),
            (82.4, "82.4"), (82.0, "82"), (ChartValue(1.005, decimals: 1), "1"), (ChartValue(0.25, decimals: 1), "0.3"),
            (ChartValue(-0.004), "0"), (ChartValue(10_000.5), "10,000.5"), (ChartValue(0.5, text: "½"), "½"),
            (ChartValue(.nan), "?"), (ChartValue(.infinity), "?"), (ChartValue(1e300), "?"),
        ]
    )
    func numbers(value: ChartValue, text: String) {
        #expect(value.text == text)
    }
}

@Suite("Days below a chart")
struct DayTickTests {
    private func marks(_ first: Int, _ last: Int, _ step: DayTicks.Step, _ names: DayNames = .english) -> [String] {
        let ticks = DayTicks(first: first, last: last, names: names)
        let days = ticks.days(by: step)
        return ticks.texts(at: days, by: step).map { $0.joined(separator: "|") }
    }

    @Test("Days, weeks, months and years stand where they begin, and say the year where it changes")
    func table() {
        // 2025-12-29 is a Monday.
        let day = ChartSamples.monday - 63
        #expect(marks(day, day + 4, .days(1)) == ["Dec 29|2025", "Dec 30", "Dec 31", "Jan 1|2026", "Jan 2"])
        #expect(marks(day, day + 4, .days(2)) == ["Dec 29|2025", "Dec 31", "Jan 2|2026"])
        #expect(marks(day + 1, day + 20, .days(7)) == ["Jan 5|2026", "Jan 12"])
        let sunday = DayNames(months: DayNames.english.months, isDayFirst: true, firstWeekday: 7)
        #expect(marks(day, day + 20, .days(7), sunday) == ["4 Jan|2026", "11 Jan", "18 Jan"])
        #expect(marks(day, day + 100, .months(1)) == ["Jan|2026", "Feb", "Mar", "Apr"])
        #expect(marks(day, day + 400, .months(6)) == ["Jan|2026", "Jul", "Jan|2027"])
        #expect(marks(day, day + 400, .months(12)) == ["2026", "2027"])
        #expect(marks(day, day, .months(12)) == [])
        #expect(marks(day, day, .days(1), DayNames(months: [], isDayFirst: true)) == ["29 12|2025"])
    }

    @Test("A month's first day and a day's month agree over eight thousand years")
    func months() {
        for month in stride(from: -2000 * 12, to: 6000 * 12, by: 7) {
            let (year, index) = CivilDay.floorDivision(month, by: 12)
            let number = CivilDay.number(year: year, month: index + 1)
            let day = CivilDay(number: number)
            #expect(day.year == year && day.month == index + 1 && day.day == 1)
            #expect(CivilDay(number: number - 1).month == (index + 11) % 12 + 1)
        }
        #expect(CivilDay.weekday(number: 0) == 4)
        #expect(CivilDay.weekday(number: ChartSamples.monday) == 1)
        #expect(CivilDay.weekday(number: -1) == 3)
    }
}

/// A seeded generator (SplitMix64).
struct ChartSource {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    /// A number in −1000…1000 with three decimals.
    mutating func number() -> Double {
        Double(next(below: 2_000_001) - 1_000_000) / 1000
    }

    mutating func words(most: Int) -> String {
        let words = ["kg", "Sodium", "after dialysis", "Wochenendfahrplan", "ünïcode", "שלום", "1/2", "a", "<b>&\"'"]
        return (0..<next(below: most + 1)).map { _ in words[next(below: words.count)] }.joined(separator: " ")
    }
}
