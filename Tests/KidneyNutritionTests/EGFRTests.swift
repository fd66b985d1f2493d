import FractionParser
import KidneyNutrition
import Testing
import TimeKit

@Suite("The filtration rate from a creatinine")
struct EGFRTests {
    @Test(
        "the formula of 2021 gives its known values",
        arguments: [
            (Sex.female, 55, 0.9, 75.50), (.female, 55, 0.7, 102.07), (.female, 70, 1.4, 40.47),
            (.male, 60, 1.2, 69.23),
            (.male, 60, 0.9, 97.78), (.male, 45, 0.8, 111.22), (.male, 72, 3.1, 20.57), (.female, 34, 5.6, 9.59),
            (.male, 18, 1.0, 111.88),
        ]
    )
    func vectors(sex: Sex, age: Int, creatinine: Double, expected: Double) throws {
        let value = try #require(EGFR.ckdEPI2021(creatinine: creatinine, age: age, sex: sex))
        #expect(abs(value - expected) < 0.005)
    }

    @Test("a creatinine in µmol/L gives the same value as in mg/dL")
    func units() throws {
        let profile = try LabSample.profile(.g3a, sex: .male, born: "1966-03-01")
        let conventional = try EGFR.estimate(from: LabSample.lab(.creatinine, "1.2", "2026-03-01"), for: profile).get()
        let molar = try EGFR.estimate(from: LabSample.lab(.creatinine, "106.08 umol/L", "2026-03-01"), for: profile)
            .get()
        #expect(conventional.value == molar.value && abs(conventional.value - 69.23) < 0.005)
        #expect(conventional.shown == "69" && conventional.formula == .ckdEPI2021 && conventional.isComputed)
    }

    @Test("it falls with every year of age and every rise of creatinine")
    func monotone() throws {
        for sex in Sex.allCases {
            for step in 3...150 {
                let creatinine = Double(step) / 10
                for age in stride(from: 18, to: 100, by: 7) {
                    let here = try #require(EGFR.ckdEPI2021(creatinine: creatinine, age: age, sex: sex))
                    let older = try #require(EGFR.ckdEPI2021(creatinine: creatinine, age: age + 1, sex: sex))
                    let worse = try #require(EGFR.ckdEPI2021(creatinine: creatinine + 0.1, age: age, sex: sex))
                    #expect(older < here && worse < here)
                }
            }
        }
    }

    @Test("under 18 none is computed, from the 18th birthday on one is")
    func age() throws {
        let profile = try LabSample.profile(.g3a, sex: .male, born: "2008-03-02")
        let before = try LabSample.lab(.creatinine, "1.0", "2026-03-01T23:50")
        #expect(EGFR.estimate(from: before, for: profile) == .failure(.underAge(17)))
        #expect(throws: Never.self) {
            try EGFR.estimate(from: LabSample.lab(.creatinine, "1.0", "2026-03-02T00:10"), for: profile).get()
        }
        #expect(EGFR.ckdEPI2021(creatinine: 1, age: 17, sex: .female) == nil)
    }

    @Test(
        "it is not computed on dialysis, nor without sex or birth date, nor from “<0.5”, and each refusal says what to do"
    )
    func refusals() throws {
        let lab = try LabSample.lab(.creatinine, "5.6", "2026-03-01")
        func refusal(_ result: LabResult, _ profile: Profile) -> EGFRRefusal? {
            if case .failure(let reason) = EGFR.estimate(from: result, for: profile) { reason } else { nil }
        }
        #expect(refusal(lab, try LabSample.profile(.hemodialysis)) == .onDialysis)
        #expect(refusal(lab, try LabSample.profile(.peritonealDialysis)) == .onDialysis)
        #expect(refusal(lab, try LabSample.profile(.g5, sex: nil)) == .noSex)
        #expect(refusal(lab, try LabSample.profile(.g5, born: nil)) == .noBirthDate)
        #expect(
            refusal(try LabSample.lab(.creatinine, "<0.5", "2026-03-01"), try LabSample.profile(.g1)) == .notANumber
        )
        #expect(refusal(try LabSample.lab(.albumin, "4", "2026-03-01"), try LabSample.profile(.g1)) == .notCreatinine)
        for refusal in [EGFRRefusal.notCreatinine, .underAge(9), .onDialysis, .noSex, .noBirthDate, .notANumber] {
            #expect("\(refusal)".count > 20)
        }
    }

    @Test(
        "entered and computed values stand in one list; where one was entered by the same formula, none is computed that day"
    )
    func points() throws {
        let profile = try LabSample.profile(.g3a, sex: .male, born: "1966-03-01")
        let labs = [
            try LabSample.lab(.creatinine, "1.2", "2026-03-01T08:00", id: "a"),
            try LabSample.lab(.eGFR, "55", "2026-01-05", id: "b", formula: .mdrd),
            try LabSample.lab(.creatinine, "1.3", "2026-02-01T08:00", id: "c"),
            try LabSample.lab(.eGFR, "62", "2026-02-01T08:00", id: "d", formula: .ckdEPI2021),
            try LabSample.lab(.eGFR, ">90", "2026-02-10", id: "e"),
            try LabSample.lab(.potassium, "4", "2026-02-11", id: "f"),
        ]
        let points = EGFR.points(labs, for: profile)
        #expect(points.map(\.result.rawValue) == ["b", "d", "a"])
        #expect(points.map(\.formula) == [.mdrd, .ckdEPI2021, .ckdEPI2021])
        #expect(points.map(\.isComputed) == [false, false, true])
        #expect(EGFR.points(labs.reversed(), for: profile) == points)
    }

    @Test("a filtration rate without a formula has one that was not stated, and other values have none")
    func formula() throws {
        #expect(try LabSample.lab(.eGFR, "55", "2026-01-05").formula == .unstated)
        #expect(try LabSample.lab(.potassium, "5", "2026-01-05", formula: .mdrd).formula == nil)
    }

    @Test("values of days on dialysis are hidden, those before are kept")
    func dialysis() throws {
        var profile = try LabSample.profile(.g5)
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2026-02-01"), .hemodialysis))
        let labs = [
            try LabSample.lab(.eGFR, "9", "2026-01-31"), try LabSample.lab(.eGFR, "8", "2026-02-01"),
            try LabSample.lab(.creatinine, "6.1", "2026-02-02"),
        ]
        #expect(EGFR.points(labs, for: profile).map(\.shown) == ["9"])
    }
}

@Suite("The stage of the kidney disease")
struct KidneyStageTests {
    @Test(
        "the stage goes by the value as it is, not as it is printed",
        arguments: [
            (120, KidneyStage.g1), (90, .g1), (89.99, .g2), (60, .g2), (59.99, .g3a), (59.6, .g3a), (45, .g3a),
            (44.99, .g3b),
            (30, .g3b), (29.99, .g4), (15, .g4), (14.99, .g5), (0.5, .g5),
        ] as [(Double, KidneyStage)]
    )
    func bounds(value: Double, stage: KidneyStage) {
        #expect(KidneyStage(eGFR: value) == stage)
    }

    @Test("59.6 is printed with its decimal, because 60 would be G2")
    func printed() throws {
        let point = try self.point(59.6, "2026-01-01")
        #expect(point.shown == "59.6" && KidneyStage(eGFR: point.value) == .g3a)
        #expect(try self.point(59.4, "2026-01-01").shown == "59")
    }

    private func point(_ value: Double, _ day: String, _ formula: EGFRFormula = .ckdEPI2021) throws -> EGFRPoint {
        EGFRPoint(value, formula, at: try LabSample.moment(day), from: .init("\(value) \(day)"), isComputed: false)
    }

    @Test("under three months a value is not yet a stage; after ninety days it is")
    func threeMonths() throws {
        let day = try LabSample.day("2026-12-31")
        let first = try point(52, "2026-01-01")
        let until = try LabSample.day("2026-04-01")
        #expect(KidneyStage.finding([], on: day, in: .g3a) == .noValue)
        #expect(KidneyStage.finding([first], on: day, in: .g3a) == .notYet(.g3a, held: nil, until: until))
        let early = [first, try point(50, "2026-03-31")]
        #expect(KidneyStage.finding(early, on: day, in: .g3a) == .notYet(.g3a, held: nil, until: until))
        let late = [first, try point(50, "2026-04-01")]
        #expect(
            KidneyStage.finding(late, on: day, in: .g3a)
                == .stage(.g3a, since: try LabSample.day("2026-01-01"), needsMarker: false)
        )
        #expect(KidneyStage.finding(early, on: day, in: .g3a).message.contains("not yet a stage"))
    }

    @Test("one worse value doesn't end a stage, one better value does, and the past knows nothing of what came later")
    func changes() throws {
        let points = [
            try point(50, "2026-01-01"), try point(48, "2026-05-01"), try point(42, "2026-08-01"),
            try point(40, "2026-11-02"),
        ]
        func finding(_ day: String) throws -> StageFinding {
            KidneyStage.finding(points, on: try LabSample.day(day), in: .g3a)
        }
        #expect(try finding("2026-06-01") == .stage(.g3a, since: LabSample.day("2026-01-01"), needsMarker: false))
        #expect(try finding("2026-09-01") == .notYet(.g3b, held: .g3a, until: LabSample.day("2026-10-30")))
        #expect(try finding("2026-12-01") == .stage(.g3b, since: LabSample.day("2026-08-01"), needsMarker: false))
        let better = points + [try point(61, "2026-12-02")]
        #expect(
            KidneyStage.finding(better, on: try LabSample.day("2026-12-02"), in: .g3a)
                == .stage(.g2, since: try LabSample.day("2026-12-02"), needsMarker: true)
        )
    }

    @Test("G1 and G2 need another sign of damage to be a kidney disease")
    func markers() throws {
        let points = [try point(75, "2026-01-01"), try point(74, "2026-06-01")]
        let day = try LabSample.day("2026-06-01")
        let since = try LabSample.day("2026-01-01")
        #expect(KidneyStage.finding(points, on: day, in: .g2) == .stage(.g2, since: since, needsMarker: true))
        #expect(
            KidneyStage.finding(points, on: day, in: .g2, hasDamageMarker: true)
                == .stage(.g2, since: since, needsMarker: false)
        )
    }

    @Test("on dialysis there is no stage by the filtration rate, and values of another formula don't count")
    func hidden() throws {
        let points = [try point(50, "2026-01-01", .mdrd), try point(48, "2026-06-01")]
        let day = try LabSample.day("2026-06-01")
        #expect(KidneyStage.finding(points, on: day, in: .hemodialysis) == .hidden)
        #expect(
            KidneyStage.finding(points, on: day, in: .g3a)
                == .notYet(.g3a, held: nil, until: try LabSample.day("2026-08-30"))
        )
    }
}
