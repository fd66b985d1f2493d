import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The trend of the filtration rate")
struct EGFRTrendTests {
    private func point(_ value: Double, _ day: LocalDate, _ formula: EGFRFormula = .ckdEPI2021) -> EGFRPoint {
        let moment = Moment(day: day, in: LabSample.zone)
        return EGFRPoint(value, formula, at: moment, from: .init("\(day)"), isComputed: false)
    }

    private func points(_ values: [(String, Double)], _ formula: EGFRFormula = .ckdEPI2021) throws -> [EGFRPoint] {
        try values.map { point($0.1, try LabSample.day($0.0), formula) }
    }

    private func trend(_ points: [EGFRPoint], _ profile: Profile, on day: String = "2026-12-31") throws -> EGFRTrend {
        guard case .trend(let trend) = EGFRTrend.finding(points, for: profile, on: try LabSample.day(day)) else {
            throw KidneyError.notANumber("no trend")
        }
        return trend
    }

    @Test("the lower of two rates of one time decides, whatever their ids")
    func sameTime() throws {
        let moment = Moment(day: try LabSample.day("2026-03-01"), in: LabSample.zone)
        let rates = [("b", 60.0), ("a", 40.0)].map { id, value in
            EGFRPoint(value, .ckdEPI2021, at: moment, from: .init(id), isComputed: false)
        }
        let profile = try LabSample.profile(.g3a)
        #expect(EGFRTrend.segment(rates, for: profile, on: moment.day).map(\.value) == [60, 40])
        let before = point(61, try LabSample.day("2026-01-01"))
        #expect(EGFRFall.found(in: rates[1], among: [before] + rates, for: profile)?.isSharp == true)
    }

    @Test("three values over a year make a line with its 95 % band, as a statistics book computes it")
    func line() throws {
        // x = 0, 1, 2 years of 365.25 days, y = 60, 54, 51: slope −4.5, residuals 0.5, −1, 0.5, t(1) = 12.706.
        let first = try LabSample.day("2020-01-01")
        let values = [
            point(60, first), point(54, first.adding(days: 1461 / 4)), point(51, first.adding(days: 1461 / 2)),
        ]
        let trend = try trend(values, LabSample.profile(.g3a))
        #expect(abs(trend.slope + 4.5) < 0.01)
        #expect(abs(trend.slopeBand.upperBound - trend.slope - 12.706 * 0.8660) < 0.05)
        #expect(trend.slopeBand.lowerBound + trend.slopeBand.upperBound - 2 * trend.slope < 1e-9)
        #expect(trend.pace == .unclear && trend.message.contains("no clear change"))
        let middle = first.adding(days: 365)
        #expect(abs(trend.value(on: middle) - 55) < 0.05)
        #expect(abs(trend.band(on: middle).upperBound - 55 - 12.706 * 1.2247 / 3.0.squareRoot()) < 0.05)
    }

    @Test(
        "the band has the widths of Student's t: 4.303 for four values, 2.776 for six, 2.228 for twelve, 1.98 for 122",
        arguments: [(4, 4.3027), (6, 2.7764), (12, 2.2281), (22, 2.0860), (122, 1.9799)]
    )
    func student(count: Int, t: Double) throws {
        let first = try LabSample.day("2010-01-01")
        let values = (0..<count).map { point(50 + ($0 % 2 == 0 ? 1 : -1), first.adding(days: $0 * 200)) }
        let trend = try trend(values, LabSample.profile(.g3a, born: "1950-01-01"), on: "2090-01-01")
        let xs = values.map { Double(first.days(until: $0.moment.day)) / 365.25 }
        let mean = xs.reduce(0, +) / Double(count)
        let spread = xs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let rest = zip(xs, values).reduce(0) { sum, pair in
            let error = pair.1.value - trend.value(on: pair.1.moment.day)
            return sum + error * error
        }
        let expected = t * (rest / Double(count - 2) / spread).squareRoot()
        #expect(abs(trend.slopeBand.upperBound - trend.slope - expected) < expected * 1e-4)
    }

    @Test("fewer than three values, or less than a year, make no line")
    func tooLittle() throws {
        let profile = try LabSample.profile(.g3a)
        let day = try LabSample.day("2026-12-31")
        #expect(EGFRTrend.finding([], for: profile, on: day) == .tooFew(0))
        let two = try points([("2024-01-01", 60), ("2026-01-01", 50)])
        #expect(EGFRTrend.finding(two, for: profile, on: day) == .tooFew(2))
        let short = try points([("2025-01-01", 60), ("2025-06-01", 58), ("2025-12-31", 55)])
        #expect(EGFRTrend.finding(short, for: profile, on: day) == .tooShort(days: 364))
        let enough = try points([("2025-01-01", 60), ("2025-06-01", 58), ("2026-01-01", 55)])
        #expect(EGFRTrend.finding(enough, for: profile, on: day) == .trend(try trend(enough, profile)))
        #expect(EGFRTrend.finding(enough, for: profile, on: try LabSample.day("2025-12-31")) == .tooFew(2))
    }

    @Test("a loss of more than five a year is rapid where the whole band is, and may be so where it isn't")
    func rapid() throws {
        let profile = try LabSample.profile(.g3a)
        func pace(_ values: [Double]) throws -> EGFRTrend.Pace {
            let first = try LabSample.day("2022-01-01")
            let points = values.enumerated().map { point($0.element, first.adding(days: $0.offset * 365)) }
            return try trend(points, profile).pace
        }
        #expect(try pace([60, 53.9, 48.1, 42]) == .rapid)
        #expect(try pace([60, 50, 55, 40]) == .perhapsRapid)
        #expect(try pace([60, 58, 56.1, 54]) == .falling)
        #expect(try pace([50, 51, 49, 50]) == .unclear)
        #expect(try pace([50, 52, 54.1, 56]) == .rising)
        // Exactly five isn't more than five: three values at intervals of four years (1461 days).
        let first = try LabSample.day("2012-01-01")
        let five = [65.0, 45, 25].enumerated().map { point($0.element, first.adding(days: $0.offset * 1461)) }
        #expect(try trend(five, profile).pace == .falling)
    }

    @Test("no line goes across a change of formula")
    func formulas() throws {
        let old = try points([("2022-01-01", 70), ("2022-07-01", 69), ("2023-02-01", 68)], .mdrd)
        let new = try points([("2024-01-01", 60), ("2024-09-01", 58), ("2025-06-01", 56)])
        let profile = try LabSample.profile(.g3a)
        #expect(try trend(old + new, profile).points == new)
        let day = try LabSample.day("2026-12-31")
        #expect(EGFRTrend.finding(old + new.prefix(2), for: profile, on: day) == .tooFew(2))
    }

    @Test("no line goes across the start of dialysis or a transplant, and on dialysis there is none")
    func treatments() throws {
        var profile = try LabSample.profile(.g5)
        let own = try points([("2022-01-01", 20), ("2022-09-01", 17), ("2023-03-01", 14)])
        let transplanted = try points([("2024-06-01", 55), ("2024-12-01", 56), ("2025-08-01", 54)])
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2023-04-01"), .hemodialysis))
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2024-05-01"), .transplant))
        #expect(EGFRTrend.finding(own, for: profile, on: try LabSample.day("2023-05-01")) == .hidden)
        #expect(try trend(own, profile, on: "2023-03-31").points == own)
        #expect(try trend(own + transplanted, profile).points == transplanted)
        #expect(EGFRTrend.finding(own, for: profile, on: try LabSample.day("2024-06-01")) == .tooFew(0))
    }

    @Test("a change of stage alone doesn't cut the line")
    func stages() throws {
        var profile = try LabSample.profile(.g3a)
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2024-01-01"), .g3b))
        let values = try points([("2023-01-01", 50), ("2023-11-01", 47), ("2024-06-01", 43)])
        #expect(try trend(values, profile).points == values)
    }

    @Test("the order in which values were entered changes nothing, and a constant added to all moves the line by it")
    func laws() throws {
        let profile = try LabSample.profile(.g3a)
        for seed in 1...30 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let first = try LabSample.day("2018-01-01")
            var day = first
            let values = (0..<generator.int(in: 5...20)).map { _ in
                day = day.adding(days: generator.int(in: 100...300))
                return point(Double(generator.int(in: 200...900)) / 10, day)
            }
            let line = try trend(values, profile, on: "2090-01-01")
            #expect(try trend(generator.shuffle(values), profile, on: "2090-01-01") == line)
            let moved = try trend(values.map { point($0.value + 7, $0.moment.day) }, profile, on: "2090-01-01")
            #expect(abs(moved.slope - line.slope) < 1e-9 && abs(moved.value(on: day) - line.value(on: day) - 7) < 1e-9)
            #expect(line.slopeBand.contains(line.slope) && line.band(on: day).contains(line.value(on: day)))
            let mean = values.map(\.value).reduce(0, +) / Double(values.count)
            let onLine = values.map { line.value(on: $0.moment.day) }.reduce(0, +) / Double(values.count)
            #expect(abs(mean - onLine) < 1e-9)
        }
    }

    @Test("more than a fifth less than the test before asks for another; a fifth exactly doesn't")
    func recheck() throws {
        #expect(EGFRChange.changes(in: try points([("2025-01-01", 50), ("2025-02-01", 39.9)])).contains(.recheck))
        #expect(!EGFRChange.changes(in: try points([("2025-01-01", 50), ("2025-02-01", 40)])).contains(.recheck))
        #expect(EGFRChange.changes(in: try points([("2025-01-01", 50)])).isEmpty)
        #expect(EGFRChange.recheck.message.contains("20 %"))
    }

    @Test("a worse stage and a quarter less than the first value is a certain drop; one of the two alone is none")
    func certainDrop() throws {
        #expect(
            EGFRChange.changes(in: try points([("2024-01-01", 60), ("2024-07-01", 50), ("2025-01-01", 45)])) == [
                .certainDrop
            ]
        )
        #expect(EGFRChange.changes(in: try points([("2024-01-01", 62), ("2025-01-01", 58)])).isEmpty)
        #expect(
            EGFRChange.changes(in: try points([("2024-01-01", 120), ("2024-07-01", 100), ("2025-01-01", 90)])).isEmpty
        )
    }
}
