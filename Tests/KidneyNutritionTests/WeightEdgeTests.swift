import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// Weights, blood pressures and activity just inside, on and just outside each bound.
@Suite("Weights and pressures at their bounds")
struct WeightEdgeTests {
    private static let today = "2026-03-20"

    private func weight(
        _ kilograms: String,
        _ context: WeightContext = .daily,
        daysAgo: Int,
        at time: String = "07:00"
    ) throws -> WeightReading {
        let day = try LabSample.day(Self.today).adding(days: -daysAgo)
        return try LabSample.weight("\(kilograms) kg", context, "\(day)T\(time)")
    }

    // MARK: Gains without sessions

    @Test(
        "A gain is quick above 1 kg within a day and above 2 kg within three",
        arguments: [
            (0, "81", false), (0, "81.01", true), (1, "81", false), (1, "81.01", true), (2, "81.01", false),
            (2, "82", false), (2, "82.01", true), (3, "82", false), (3, "82.01", true), (4, "85", false),
        ]
    )
    func quickGain(days: Int, kilograms: String, isQuick: Bool) throws {
        let weights = [try weight("80", daysAgo: days), try weight(kilograms, daysAgo: 0, at: "21:00")]
        let found = WeightRule.quickGain(weights.reversed(), on: try LabSample.day(Self.today))
        #expect((found != nil) == isQuick && found?.days ?? days == days)
    }

    @Test("A quick gain goes up to the last weight of the day, and from the latest weight that shows it")
    func lastOfDay() throws {
        let today = try LabSample.day(Self.today)
        let fallen = [
            try weight("80", daysAgo: 1), try weight("82", daysAgo: 0), try weight("80.5", daysAgo: 0, at: "21:00"),
        ]
        #expect(WeightRule.quickGain(fallen, on: today) == nil)
        let risen = [
            try weight("79", daysAgo: 3), try weight("80", daysAgo: 2), try weight("81.9", daysAgo: 1),
            try weight("82.5", daysAgo: 0),
        ]
        let found = try #require(WeightRule.quickGain(risen, on: today))
        #expect(try found.days == 2 && found.kilograms == LabSample.number("2.5"))
    }

    // MARK: Losses

    @Test(
        "A loss of more than 5 percent counts from the first weight of 90, 60 and 30 days, up to one of the last 30 days",
        arguments: [
            ([("80", 90)], "75.99", 0, true), ([("80", 90)], "76", 0, false), ([("80", 91)], "75.99", 0, false),
            // A weight that rose before it fell is seen by a shorter window.
            ([("70", 90), ("80", 60)], "75.99", 0, true), ([("70", 90), ("80", 61)], "75.99", 0, false),
            ([("70", 90), ("70", 60), ("80", 30)], "75.99", 0, true),
            ([("70", 90), ("70", 60), ("80", 31)], "75.99", 0, false),
            ([("80", 90)], "75.99", 30, true), ([("80", 90)], "75.99", 31, false),
        ] as [([(String, Int)], String, Int, Bool)]
    )
    func loss(before: [(String, Int)], now: String, daysAgo: Int, isTold: Bool) throws {
        let weights = try before.map { try weight($0.0, daysAgo: $0.1) } + [weight(now, daysAgo: daysAgo)]
        let today = try LabSample.day(Self.today)
        #expect((FluidWatch.loss(weights.reversed(), on: today, .daily) != nil) == isTold)
        #expect(FluidWatch.loss(weights, on: today, .postDialysis) == nil)
    }

    // MARK: Hemodialysis

    private func gains(_ weights: [WeightReading], dry: Rational?, limit: Rational? = nil) throws -> [String] {
        let limits = try limit.map { [try Care.limit(.interdialyticGain, high: $0)] } ?? []
        let profile = try LabSample.profile(.hemodialysis, dryWeight: dry, limits: limits)
        return FluidWatch.gains(weights, on: try LabSample.day(Self.today), for: profile).compactMap(\.word)
    }

    /// The dry weight is 70 kg, of which 4.5 percent are 3.15 kg.
    @Test("A gain counts from a session of 14 days, then from the dry weight, then from the lowest weight of a week")
    func base() throws {
        let now = try weight("73.15", daysAgo: 0)
        #expect(try gains([weight("70", .postDialysis, daysAgo: 2), now], dry: 70) == ["session"])
        #expect(try gains([weight("70.01", .postDialysis, daysAgo: 2), now], dry: 70) == [])
        #expect(try gains([weight("70.01", .postDialysis, daysAgo: 14), now], dry: 70) == [])
        #expect(try gains([weight("70.01", .postDialysis, daysAgo: 15), now], dry: 70) == ["session"])
        let two = [try weight("68", .postDialysis, daysAgo: 9), try weight("70.01", .postDialysis, daysAgo: 2)]
        #expect(try gains(two + [now], dry: 70) == [])
        #expect(try gains([weight("73.14", daysAgo: 0)], dry: 70) == [])
        // Without a dry weight the gain is a share of the weight from which it counts.
        #expect(try gains([weight("70", daysAgo: 7), weight("72", daysAgo: 2), now], dry: nil) == ["session"])
        #expect(try gains([weight("70", daysAgo: 8), weight("72", daysAgo: 2), now], dry: nil) == [])
        #expect(try gains([weight("72", daysAgo: 7), weight("70", daysAgo: 2), now], dry: nil) == ["session"])
        #expect(try gains([now], dry: nil) == [])
    }

    @Test("A gain and a distance to the dry weight are told up to a week after the weight")
    func fresh() throws {
        let after = [try weight("70", .postDialysis, daysAgo: 9)]
        #expect(try gains(after + [weight("74", daysAgo: 7)], dry: 70) == ["session"])
        #expect(try gains(after + [weight("74", daysAgo: 8)], dry: 70) == [])
        #expect(try gains([weight("72", .postDialysis, daysAgo: 7)], dry: 70) == ["dry"])
        #expect(try gains([weight("72", .postDialysis, daysAgo: 8)], dry: 70) == [])
        // The last weight after a session is told beside a later one before a session that is near enough.
        let both = [try weight("72", .postDialysis, daysAgo: 3), try weight("74", .preDialysis, daysAgo: 0)]
        #expect(try gains(both, dry: 70, limit: 20) == ["dry"])
    }

    /// The weight alerts on hemodialysis whose ids begin with a word.
    private func alerts(_ weights: [WeightReading], dry: Rational? = 70, _ word: String) throws -> Int {
        let day = try LabSample.day(Self.today)
        let record = CareRecord(profile: try LabSample.profile(.hemodialysis, dryWeight: dry), weights: weights)
        let state = EvaluationState(record: record, from: day.adding(days: -120))
        let now = try Patient.instant("\(day)T20:00", LabSample.zone)
        let found = Evaluating.alerts(state, now: now, today: day)
        return found.filter { $0.kind == .weight && $0.id.rawValue.hasSuffix(word) }.count
    }

    @Test("A session seems to be missed from the fourth to the fourteenth day, and the third day ends the long gap")
    func missed() throws {
        for (days, missed, gap) in [(2, 0, 0), (3, 0, 1), (4, 1, 0), (14, 1, 0), (15, 0, 0)] {
            let weights = [try weight("70", .postDialysis, daysAgo: days)]
            #expect(try alerts(weights, "missed") == missed && alerts(weights, "long-gap") == gap, "\(days)")
        }
    }

    @Test("A session in which the weight rose is told for a week from its day on")
    func sessionNotices() throws {
        for (days, count) in [(0, 1), (6, 1), (7, 0)] {
            let weights = [
                try weight("70", .preDialysis, daysAgo: days),
                try weight("70.4", .postDialysis, daysAgo: days, at: "11:00"),
            ]
            #expect(try alerts(weights, "/rise") == count, "\(days)")
        }
    }

    /// Flythe, Kidney Int 2011;79:250: more than 13 mL/h/kg of the weight after the session. 3.9 kg of 75 kg in four hours are 13.
    @Test("A rate of 13 mL for each kilogram and hour is none to remark on, and one above it is")
    func rate() throws {
        let after = try weight("75", .postDialysis, daysAgo: 0, at: "12:00")
        for (before, isTold) in [("78.9", false), ("78.91", true)] {
            let session = DialysisSession(
                before: try weight(before, .preDialysis, daysAgo: 0, at: "08:00"),
                after: after
            )
            for hours: Rational? in [nil, 4] {
                let notices = DialysisWeight.notices(session, gain: nil, hours: hours, in: .international)
                #expect(notices.isEmpty != isTold, "\(notices)")
            }
        }
        let equal = DialysisSession(before: try weight("75", .preDialysis, daysAgo: 0, at: "08:00"), after: after)
        #expect(DialysisWeight.ultrafiltrationRate(equal) == 0 && !equal.gainedDuringIt)
    }

    @Test("Between two sessions of a day the rule of thumb allows a kilogram")
    func sameDay() throws {
        for (kilograms, isOver) in [("81", false), ("81.01", true)] {
            let weights = [
                try weight("80", .postDialysis, daysAgo: 0, at: "09:00"),
                try weight(kilograms, .preDialysis, daysAgo: 0, at: "21:00"),
            ]
            let sessions = DialysisWeight.sessions(weights)
            let gain = try #require(DialysisWeight.gains(sessions, for: Profile(name: "Ana")).first)
            #expect(gain.days == 1 && gain.isOverRuleOfThumb == isOver)
        }
    }

    // MARK: Values that can be entered

    @Test(
        "A weight from 20 to 400 kg can be an adult's",
        arguments: [
            ("20 kg", true), ("19.99 kg", false), ("400 kg", true), ("400.01 kg", false), ("44.1 lb", true),
            ("44 lb", false), ("881 lb", true), ("882 lb", false),
        ]
    )
    func plausibleWeight(text: String, isKept: Bool) {
        #expect(((try? WeightRule.read(text, in: .international)) != nil) == isKept)
    }

    @Test("A refused weight names what lies within a fifth of the last one")
    func likely() throws {
        let last = try LabSample.weight("100 kg", .daily, "2026-03-01")
        let numbers: [(String, [String])] = [("1200", ["120 kg"]), ("1201", []), ("800", ["80 kg"]), ("799", [])]
        for (number, likely) in numbers {
            let value = try LabSample.number(number)
            #expect(
                throws: KidneyError.unlikelyWeight("\(number) kg", last: "100 kg", last.moment.day, likely: likely)
            ) {
                try WeightRule.check(value, .kilogram, after: last)
            }
        }
    }

    @Test(
        "A blood pressure from 50/25 to 280/180 can be entered, with the upper value above the lower one",
        arguments: [
            ("280/180", true), ("281/180", false), ("280/181", false), ("50/25", true), ("49/25", false),
            ("50/24", false), ("91/90", true), ("90/90", false),
        ]
    )
    func plausiblePressure(text: String, isKept: Bool) {
        #expect(((try? PressureRule.read(text)) != nil) == isKept)
    }

    @Test(
        "A mean of two pressures is told from 150/90 on, and a single pressure is none",
        arguments: [
            (["151/80", "149/80"], true), (["150/80", "149/80"], false), (["140/91", "140/89"], true),
            (["140/90", "140/89"], false), (["155/95"], false),
        ]
    )
    func mean(texts: [String], isTold: Bool) throws {
        let readings = try texts.enumerated().map { number, text in
            let (upper, lower) = try PressureRule.read(text)
            let moment = try LabSample.moment("2026-03-0\(number + 1)T08:00")
            return PressureReading(id: .init("p\(number)"), upper, over: lower, at: moment)
        }
        #expect((PressureRule.highMean(readings) != nil) == isTold)
    }

    @Test("An activity can be none, and at most a day's minutes, 200,000 steps or 15,000 kcal")
    func activity() throws {
        let most: [(ActivityKind, Rational, Rational)] = [
            (.minutes, 1440, 1441), (.steps, 200_000, 200_001), (.energy, 15_000, 15_001),
        ]
        for (kind, last, next) in most {
            for kept in [0, last] { #expect(throws: Never.self) { try ActivityRule.check(kind, kept) } }
            for refused in [-1, next] { #expect(throws: KidneyError.self) { try ActivityRule.check(kind, refused) } }
        }
    }

    @Test("A profile is kept up to each bound, and refused beyond it")
    func profile() throws {
        let today = try LabSample.day("2026-06-02")
        func isKept(_ change: (inout Profile) throws -> Void) throws -> Bool {
            var profile = try LabSample.profile(.g3a)
            try change(&profile)
            return (try? ProfileRule.check(profile, on: today)) != nil
        }
        func born(_ day: String) throws -> Bool {
            try isKept {
                $0.birthDate = try LabSample.day(day)
                $0.categories = []
            }
        }
        #expect(try born("1896-06-02") && !born("1896-06-01") && born("2026-06-02") && !born("2026-06-03"))
        for (height, isFine) in [("50", true), ("49.9", false), ("250", true), ("250.1", false)] {
            let kept = try isKept {
                $0.height = try LabSample.number(height)
                $0.dryWeight = nil
            }
            #expect(kept == isFine, "\(height)")
        }
        // 160 cm: a body mass index of 8 is 20.48 kg, and one of 100 is 256 kg.
        for (weight, isFine) in [("20.4", false), ("20.5", true), ("256", true), ("256.1", false)] {
            let kept = try isKept {
                $0.height = 160
                $0.dryWeight = try LabSample.number(weight)
            }
            #expect(kept == isFine, "\(weight)")
        }
        for (weight, isFine) in [("20", true), ("19.9", false), ("400", true), ("400.1", false)] {
            #expect(try isKept { $0.dryWeight = try LabSample.number(weight) } == isFine, "\(weight)")
        }
        for (urine, isFine) in [("0", true), ("10000", true), ("10000.1", false)] {
            #expect(try isKept { $0.urineOutput = try LabSample.number(urine) } == isFine, "\(urine)")
        }
        // 366 days after 2 June 2026 is 3 June 2027.
        for (day, isFine) in [("2027-06-03", true), ("2027-06-04", false), ("1960-05-20", true), ("1960-05-19", false)]
        {
            let from = try LabSample.day(day)
            #expect(try isKept { $0.categories = [CategoryPeriod(from: from, .g4)] } == isFine, "\(day)")
            #expect(try isKept { $0.conditions = [ConditionPeriod(.amputation, from: from)] } == isFine, "\(day)")
        }
        for (phone, isFine) in [
            ("12", false), ("123", true), (String(repeating: "5", count: 60), true),
            (String(repeating: "5", count: 61), false),
        ] {
            #expect((try? ProfileRule.phone(phone, "a number")) == (isFine ? phone : nil), "\(phone)")
        }
    }
}
