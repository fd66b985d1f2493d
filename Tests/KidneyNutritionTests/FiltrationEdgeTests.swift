import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// The filtration rate against values computed apart from the app, and each bound of its course just inside, on and just outside.
@Suite("The filtration rate at its bounds")
struct FiltrationEdgeTests {
    private static let today = "2026-06-02"

    private func point(_ value: Double, daysAgo days: Int, _ formula: EGFRFormula = .ckdEPI2021) throws -> EGFRPoint {
        let day = try LabSample.day(Self.today).adding(days: -days)
        let moment = Moment(day: day, in: LabSample.zone)
        return EGFRPoint(value, formula, at: moment, from: .init("\(formula)-\(days)"), isComputed: false)
    }

    // MARK: The formula

    /// Values of the equation as it was published (Inker, N Engl J Med 2021;385:1737), computed apart from the app: 142 × min(S/κ, 1)^α ×
    /// max(S/κ, 1)^−1.200 × 0.9938^age, × 1.012 for women; κ is 0.7 and α −0.241 for women, 0.9 and −0.302 for men.
    @Test(
        "The formula of 2021 gives the published equation on both sides of its bend, at 18, 50 and 90 years",
        arguments: [
            (Sex.female, 0.3, [157.5916, 129.1519, 100.7072]), (.female, 0.5, [139.3374, 114.1919, 89.0420]),
            (.female, 0.69, [128.9308, 105.6634, 82.3918]), (.female, 0.7, [128.4845, 105.2976, 82.1066]),
            (.female, 0.71, [126.3160, 103.5204, 80.7209]), (.female, 1.0, [83.7468, 68.6335, 53.5175]),
            (.female, 6.0, [9.7541, 7.9938, 6.2332]),
            (.male, 0.4, [162.1920, 132.9221, 103.6470]), (.male, 0.6, [143.4993, 117.6028, 91.7017]),
            (.male, 0.89, [127.3901, 104.4007, 81.4073]), (.male, 0.9, [126.9610, 104.0490, 81.1330]),
            (.male, 0.91, [125.2886, 102.6785, 80.0643]), (.male, 1.0, [111.8823, 91.6915, 71.4971]),
            (.male, 6.0, [13.0311, 10.6794, 8.3274]),
        ] as [(Sex, Double, [Double])]
    )
    func equation(sex: Sex, creatinine: Double, expected: [Double]) throws {
        for (age, value) in zip([18, 50, 90], expected) {
            let found = try #require(EGFR.ckdEPI2021(creatinine: creatinine, age: age, sex: sex))
            #expect(abs(found - value) < 0.0002, "\(age): \(found)")
        }
    }

    @Test("The formula has no value for a creatinine of 0 or less")
    func noCreatinine() {
        #expect(EGFR.ckdEPI2021(creatinine: 0, age: 50, sex: .female) == nil)
        #expect(EGFR.ckdEPI2021(creatinine: -0.1, age: 50, sex: .male) == nil)
    }

    @Test("The lower of two rates of one time comes last, and it is the newest one for medicines")
    func oneTime() throws {
        let profile = try LabSample.profile(.g3a)
        for values in [["50", "40"], ["40", "50"]] {
            let labs = try zip(["a", "b"], values).map { id, value in
                try LabSample.lab(.eGFR, value, "2026-05-01T08:00", id: id)
            }
            #expect(EGFR.points(labs, for: profile).map(\.value) == [50, 40])
            #expect(NewestFiltration(in: labs, for: profile, on: try LabSample.day(Self.today))?.value == 40)
        }
    }

    /// The creatinine of a person born on 20 May 1960 at 65 years that gives a rate of 60 lies between 1.03 and 1.04 mg/dL for a woman (60.34
    /// and 59.65), and between 1.31 and 1.32 for a man (60.41 and 59.86).
    @Test(
        "A creatinine is high from the one on that gives a rate under 60",
        arguments: [
            (Sex.female, "1.03", LabFlag.inRange), (.female, "1.04", .high), (.male, "1.31", .inRange),
            (.male, "1.32", .high),
        ]
    )
    func sixty(sex: Sex, creatinine: String, flag: LabFlag) throws {
        let patient = LabPatient(try LabSample.profile(.g2, sex: sex), taking: [])
        let result = try LabSample.lab(.creatinine, creatinine, "2026-03-01")
        #expect(LabRule.finding(result, for: patient, among: []).flag == flag)
        let points = EGFR.points([result], for: patient.profile)
        let listed = LabRule.flags(of: points, for: patient)[result.id]
        #expect(listed == (flag == .high ? .low : .inRange))
    }

    @Test(
        "A rate under 15 is one of kidney failure, and “<” and “>” count where every number they stand for is",
        arguments: [
            (DiseaseCategory.g4, "14.99", true), (.g4, "15", false), (.g4, "<15", true), (.g4, "<15.1", false),
            (.g4, ">14", false), (.transplant, "14.99", true), (.g1, "14.99", true), (.g5, "14.99", false),
            (.g5, "<15", false), (.hemodialysis, "14.99", false), (.peritonealDialysis, "<15", false),
        ]
    )
    func failure(category: DiseaseCategory, rate: String, isFound: Bool) throws {
        let result = try LabSample.lab(.eGFR, rate, "2026-05-01")
        let found = FailureRate.found(in: result, among: [], for: try LabSample.profile(category))
        #expect((found != nil) == isFound)
    }

    // MARK: Falls

    @Test(
        "A fall of more than 20 percent is told, and one of more than 30 percent within 365 days today",
        arguments: [
            (40, 100, nil), (39.99, 100, .caution), (35, 100, .caution), (34.99, 100, .today), (34.99, 1, .today),
            (34.99, 365, .today), (34.99, 366, .caution), (39.99, 366, .caution), (50, 100, nil),
        ] as [(Double, Int, AlertLevel?)]
    )
    func fall(now: Double, days: Int, level: AlertLevel?) throws {
        let points = [try point(50, daysAgo: days), try point(now, daysAgo: 0)]
        let found = EGFRFall.found(in: points[1], among: points, for: try LabSample.profile(.g3a))
        #expect(found?.level == level)
        #expect(found.map { $0.evidence == EGFRFall.evidence } == level.map { $0 == .today })
    }

    @Test("A fall counts from the value before, of the own formula where there is one, and not from the first value")
    func before() throws {
        let profile = try LabSample.profile(.g3a)
        func isFound(_ points: [EGFRPoint]) throws -> Bool {
            EGFRFall.found(in: try #require(points.last), among: points, for: profile) != nil
        }
        let last = try point(45, daysAgo: 0)
        #expect(try !isFound([point(60, daysAgo: 300), point(46, daysAgo: 200), last]))
        #expect(try isFound([point(46, daysAgo: 300), point(60, daysAgo: 200), last]))
        #expect(try !isFound([point(46, daysAgo: 300), point(60, daysAgo: 200, .mdrd), last]))
        #expect(try isFound([point(46, daysAgo: 300, .mdrd), point(60, daysAgo: 200, .mdrd), last]))
        #expect(try !isFound([point(60, daysAgo: 300, .mdrd), point(46, daysAgo: 200, .mdrd), last]))
    }

    @Test("The falls of a whole list are those of each value from the one before it, over formulas and treatments")
    func ofList() throws {
        var random = SeededGenerator(seed: 15)
        var profile = try LabSample.profile(.g3a)
        profile.categories = try [(900, DiseaseCategory.g3a), (500, .hemodialysis), (300, .transplant)].map {
            CategoryPeriod(from: try LabSample.day(Self.today).adding(days: -$0.0), $0.1)
        }
        for _ in 1...40 {
            let days = Set((1...25).map { _ in random.int(in: 0...1000) })
            let points = try days.sorted().map { day in
                try point(Double(random.int(in: 20...90)), daysAgo: day, random.pick([.ckdEPI2021, .mdrd, .unstated]))
            }
            let falls = EGFRFall.all(in: random.shuffle(points), for: profile)
            for point in points {
                let start = Treatment.start(on: point.moment.day, for: profile) ?? .init(dayNumber: 0)
                let past = points.filter { $0 < point && $0.moment.day >= start }.sorted()
                let before = past.last { $0.formula == point.formula } ?? past.last
                let fell = before.flatMap { point.value < $0.value * 0.8 ? $0 : nil }
                #expect(falls[point.result]?.from == fell)
                #expect(EGFRFall.found(in: point, among: points, for: profile) == falls[point.result])
            }
        }
    }

    @Test("A certain drop is another stage and at most three quarters of the first value")
    func certainDrop() throws {
        func changes(_ values: [Double]) throws -> [EGFRChange] {
            let count = values.count
            return EGFRChange.changes(in: try values.enumerated().map { try point($1, daysAgo: 100 * (count - $0)) })
        }
        #expect(try changes([60, 50, 45.01]) == [])
        #expect(try changes([60, 50, 45]) == [.certainDrop])
        // 59 to 44.9 is a fall by 24 percent into another stage, and 119 to 89.25 one by 25 percent.
        #expect(try changes([59, 52, 44.9]) == [])
        #expect(try changes([119, 105, 89.25]) == [.certainDrop])
        #expect(try changes([100, 70]) == [.recheck, .certainDrop])
        #expect(try changes([58, 57, 46]) == [])
    }

    @Test("A loss just over five a year is a rapid fall, and one just under it isn't")
    func rapid() throws {
        func pace(_ values: [Double]) throws -> EGFRTrend.Pace? {
            // 1461 days are four years.
            EGFRTrend(through: try values.enumerated().map { try point($1, daysAgo: 1461 * (3 - $0)) })?.pace
        }
        #expect(try pace([65.04, 45, 24.96]) == .rapid)
        #expect(try pace([64.96, 45, 25.04]) == .falling)
    }

    /// Student's t as statistical tables print it, such as NIST/SEMATECH e-Handbook, 1.3.6.7.2.
    @Test(
        "The confidence interval has the widths of Student's t for odd and even degrees of freedom",
        arguments: [
            (1, 12.7062, 63.6567), (2, 4.3027, 9.9248), (3, 3.1824, 5.8409), (4, 2.7764, 4.6041), (5, 2.5706, 4.0321),
            (6, 2.4469, 3.7074), (7, 2.3646, 3.4995), (8, 2.3060, 3.3554), (9, 2.2622, 3.2498), (10, 2.2281, 3.1693),
            (15, 2.1314, 2.9467), (29, 2.0452, 2.7564), (30, 2.0423, 2.7500), (120, 1.9799, 2.6174),
        ]
    )
    func student(degrees: Int, ninetyFive: Double, ninetyNine: Double) {
        #expect(abs(StudentT.twoSided(0.95, degrees: degrees) - ninetyFive) < 0.0001)
        #expect(abs(StudentT.twoSided(0.99, degrees: degrees) - ninetyNine) < 0.0001)
    }

    // MARK: The course

    /// The course of rates, given with the days before today.
    private func course(_ values: [(Double, Int)], _ formula: EGFRFormula = .ckdEPI2021) throws -> EGFRCourse {
        let points = try values.map { try point($0.0, daysAgo: $0.1, $0.1 == 0 ? .ckdEPI2021 : formula) }
        return EGFRCourse(points, for: try LabSample.profile(.g3a), on: try LabSample.day(Self.today))
    }

    /// Five a year are 5.4757 in 400 days and 1.2320 in 90.
    @Test(
        "Without a trend the course is told by a value that is 90 to 400 days older, and held up to a loss of five a year",
        arguments: [
            (50, 89, nil), (50, 90, true), (50, 400, true), (50, 401, nil), (44.53, 400, true), (44.52, 400, false),
            (48.77, 90, true), (48.76, 90, false), (55, 200, true),
        ] as [(Double, Int, Bool?)]
    )
    func slope(now: Double, days: Int, isHeld: Bool?) throws {
        #expect(try course([(50, days), (now, 0)]).isHeld == isHeld)
    }

    @Test("The course counts from the last value of that time, and a fall since the value before isn't held")
    func lastValue() throws {
        #expect(try course([(40, 300), (55, 100), (50, 0)]).isHeld == false)
        #expect(try course([(55, 300), (50, 100), (50, 0)]).isHeld == true)
        #expect(try course([(50, 300), (60, 30), (48, 0)]).isHeld == true)
        let fallen = try course([(50, 300), (60, 30), (47.99, 0)])
        #expect(fallen.isHeld == false && fallen.words.contains("more than 20 %"), "\(fallen.words)")
        #expect(try course([(50, 0)]).isHeld == nil)
    }

    @Test("A first value of another formula that is more than a fifth lower isn't held, and otherwise nothing is told")
    func otherFormula() throws {
        #expect(try course([(60, 200), (47.99, 0)], .mdrd).isHeld == false)
        #expect(try course([(60, 200), (48, 0)], .mdrd).isHeld == nil)
    }

    @Test("With a trend the course is held unless the trend is rapid or the last value fell")
    func trend() throws {
        // Six a year, and a little less than five.
        #expect(try course([(100, 1095), (94, 730), (88, 365), (82, 0)]).isHeld == false)
        #expect(try course([(100, 1098), (95.1, 732), (90.2, 366), (85.3, 0)]).isHeld == true)
        // A line without a clear change, with and without a fall of more than a fifth at its end.
        #expect(try course([(60, 900), (60, 600), (60, 300), (48.5, 0)]).isHeld == true)
        #expect(try course([(60, 900), (60, 600), (60, 300), (47.9, 0)]).isHeld == false)
    }

    // MARK: A rise of creatinine

    /// KDIGO 2012, 2.1.1: by 0.3 mg/dL within 48 hours, or to 1.5 times the value within 7 days; 2.5: to 1.5 times within 90 days (three
    /// months). The creatinine that is judged is one of 2026-06-02 at 10:00.
    @Test(
        "A creatinine rose by 0.3 in 48 hours, or to 1.5 times in 7 or 90 days, each bound included",
        arguments: [
            ("2.90", "2026-05-31T10:00", "3.20", "injury"), ("2.90", "2026-05-31T09:59", "3.20", ""),
            ("2.90", "2026-05-31T10:00", "3.19", ""), ("2.90", "2026-06-02T09:59", "3.20", "injury"),
            ("1.00", "2026-05-26", "1.50", "injury"), ("1.00", "2026-05-26", "1.49", ""),
            ("1.00", "2026-05-25", "1.50", "disease"), ("1.00", "2026-03-04", "1.50", "disease"),
            ("1.00", "2026-03-04", "1.49", ""), ("1.00", "2026-03-03", "1.50", ""), ("<1.00", "2026-05-26", "1.50", ""),
            ("1.00", "2026-06-02T10:01", "1.50", ""), ("1.00", "2026-05-26", ">1.50", ""),
        ]
    )
    func rise(before: String, day: String, now: String, source: String) throws {
        let earlier = try LabSample.lab(.creatinine, before, day, id: "before")
        let result = try LabSample.lab(.creatinine, now, "2026-06-02T10:00", id: "now")
        let found = CreatinineRise.found(in: result, after: [earlier, result])
        let expected = ["injury": CreatinineRise.injury, "disease": CreatinineRise.disease][source]
        #expect(found?.evidence == expected)
    }

    @Test(
        "A step of 0.3 counts by the hours that are known, and a rise that a time of day leaves open says so",
        arguments: [
            ("2026-05-31T10:01", "2026-06-02T10:00", "sure"), ("2026-05-31T10:00", "2026-06-02T10:00", "sure"),
            ("2026-05-31T09:59", "2026-06-02T10:00", ""), ("2026-05-31T09:00", "2026-06-02T10:00", ""),
            ("2026-06-01", "2026-06-02", "sure"), ("2026-05-31", "2026-06-02", "open"),
            ("2026-05-30", "2026-06-02", ""),
            ("2026-06-01", "2026-06-02T10:00", "sure"), ("2026-05-31", "2026-06-02T10:00", "open"),
            ("2026-05-31T10:00", "2026-06-02", "open"), ("2026-06-02T08:00", "2026-06-02", "open"),
            ("2026-06-02", "2026-06-02T08:00", "open"), ("2026-06-02", "2026-06-02", "open"),
        ]
    )
    func step(first: String, second: String, expected: String) throws {
        let earlier = try LabSample.lab(.creatinine, "2.0", first, id: "before")
        let result = try LabSample.lab(.creatinine, "2.3", second, id: "now")
        let found = CreatinineRise.found(in: result, after: [earlier])
        #expect(found.map { $0.isSure ? "sure" : "open" } ?? "" == expected)
        #expect(found?.words.contains("as a time of day isn’t known") ?? false == (expected == "open"))
    }

    @Test(
        "A rise to 1.5 times is told with and without times, and seven days and a minute cite the source for months",
        arguments: [
            ("2026-05-26T10:01", "injury"), ("2026-05-26T10:00", "injury"), ("2026-05-26T09:59", "disease"),
            ("2026-05-26", "injury"), ("2026-05-25", "disease"),
        ]
    )
    func week(day: String, source: String) throws {
        let earlier = try LabSample.lab(.creatinine, "1.0", day, id: "before")
        let result = try LabSample.lab(.creatinine, "1.5", "2026-06-02T10:00", id: "now")
        let found = try #require(CreatinineRise.found(in: result, after: [earlier]))
        #expect(found.evidence == (source == "injury" ? CreatinineRise.injury : CreatinineRise.disease))
        #expect(found.isSure && !found.words.contains("isn’t known"), "\(found.words)")
    }

    @Test("Two creatinines 49 hours apart wait for the visit, and by day alone the alarm says that it may be longer")
    func toldWithItsDoubt() throws {
        func finding(_ first: String, _ second: String) throws -> LabFinding {
            let patient = try Patient(profile: LabSample.profile(.g4))
            try patient.kidney.addLab(.creatinine, "2.0", at: patient.moment(first))
            return try patient.kidney.addLab(.creatinine, "2.3", at: patient.moment(second)).finding
        }
        #expect(try finding("2026-05-31T08:00", "2026-06-02T09:00").level == .caution)
        let byDay = try finding("2026-05-31", "2026-06-02")
        #expect(byDay.level == .today && byDay.message.contains("perhaps within 48 hours"), "\(byDay.message)")
    }

    @Test("A rise counts from the lowest earlier value of its window, and a hemolyzed sample is none")
    func lowest() throws {
        let result = try LabSample.lab(.creatinine, "1.60", "2026-06-02T10:00", id: "now")
        let values = [("1.50", "2026-05-01"), ("1.00", "2026-05-10"), ("1.50", "2026-05-20")]
        let earlier = try values.map { try LabSample.lab(.creatinine, $0.0, $0.1) }
        for order in [earlier, earlier.reversed()] {
            #expect(CreatinineRise.found(in: result, after: order)?.from.text == "1.00")
        }
        let broken = try LabSample.lab(.creatinine, "1.00", "2026-05-10", remarks: [.hemolyzed])
        #expect(CreatinineRise.found(in: result, after: [earlier[0], broken]) == nil)
        let other = try LabSample.lab(.creatinine, "1.60", "2026-06-02T10:00", id: "now", remarks: [.hemolyzed])
        #expect(CreatinineRise.found(in: other, after: earlier) == nil)
    }
}
