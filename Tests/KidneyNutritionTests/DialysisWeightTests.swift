import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("Weights around dialysis")
struct DialysisWeightTests {
    private func before(_ text: String, _ moment: String) throws -> WeightReading {
        try LabSample.weight(text, .preDialysis, moment)
    }

    private func after(_ text: String, _ moment: String) throws -> WeightReading {
        try LabSample.weight(text, .postDialysis, moment)
    }

    @Test("a weight before and one after on one day are a session")
    func session() throws {
        let weights = [try before("82.5 kg", "2026-03-02T08:00"), try after("80 kg", "2026-03-02T12:00")]
        let sessions = DialysisWeight.sessions(weights.reversed())
        #expect(sessions == [DialysisSession(before: weights[0], after: weights[1])])
        #expect(try sessions[0].loss == LabSample.number("2.5") && !sessions[0].gainedDuringIt)
    }

    @Test("two sessions on one day are two, and one past midnight belongs to the day on which it began")
    func sessions() throws {
        let sessions = DialysisWeight.sessions([
            try before("82 kg", "2026-03-02T06:00"), try after("81 kg", "2026-03-02T09:00"),
            try before("81.5 kg", "2026-03-02T21:00"), try after("80 kg", "2026-03-03T01:30"),
            try LabSample.weight("80.4 kg", .daily, "2026-03-02T12:00"),
        ])
        #expect(sessions.count == 2 && sessions.allSatisfy { $0.before != nil && $0.after != nil })
        #expect(sessions.map { $0.day?.description } == ["2026-03-02", "2026-03-02"])
        #expect(sessions[1].loss == (try LabSample.number("1.5")))
    }

    @Test("a weight that the person and the clinic both wrote down is one weight of its session")
    func twoSources() throws {
        let own = try before("82 kg", "2026-03-02T08:00")
        let clinic = try LabSample.weight(
            "82 kg",
            .preDialysis,
            "2026-03-02T08:01",
            id: "clinic",
            from: MeasurementSource(.fhir, name: "Clinic")
        )
        let sessions = DialysisWeight.sessions([own, clinic, try after("80 kg", "2026-03-02T12:00")])
        #expect(sessions.count == 1 && sessions[0].loss == 2)
    }

    @Test("a missing weight leaves its session half: nothing is paired over another session or a day")
    func halves() throws {
        let sessions = DialysisWeight.sessions([
            try before("82 kg", "2026-03-02T08:00"), try before("83 kg", "2026-03-04T08:00"),
            try after("80 kg", "2026-03-04T12:00"), try after("80.5 kg", "2026-03-06T12:00"),
            try before("82 kg", "2026-03-09T08:00"), try after("80 kg", "2026-03-09T22:01"),
        ])
        #expect(sessions.map { $0.before != nil } == [true, true, false, true, false])
        #expect(sessions.map { $0.after != nil } == [false, true, true, false, true])
    }

    @Test("fourteen hours still belong together, a minute more doesn't")
    func longest() throws {
        func pairs(_ end: String) throws -> Int {
            DialysisWeight.sessions([try before("82 kg", "2026-03-09T18:00"), try after("80 kg", end)]).count
        }
        #expect(try pairs("2026-03-10T08:00") == 1 && pairs("2026-03-10T08:01") == 2)
    }

    @Test("the two weights of a day belong together if only the day is known")
    func daysOnly() throws {
        let sessions = DialysisWeight.sessions([
            try after("80 kg", "2026-03-02"), try before("82 kg", "2026-03-02"), try after("80 kg", "2026-03-04"),
        ])
        #expect(sessions.count == 2 && sessions[0].loss == 2 && sessions[1].before == nil)
    }

    @Test("a weight after above the one before is noticed, not refused")
    func postAbovePre() throws {
        let session = DialysisSession(
            before: try before("80 kg", "2026-03-02T08:00"),
            after: try after("80.4 kg", "2026-03-02T12:00")
        )
        #expect(session.gainedDuringIt && DialysisWeight.ultrafiltrationRate(session) == nil)
        let notices = DialysisWeight.notices(session, gain: nil, in: .international)
        #expect(notices.count == 1 && notices[0].contains("0.4 kg above the one before — check both numbers"))
    }

    @Test("the gain is what was put on since the last session, as a share of the dry weight")
    func gain() throws {
        let sessions = DialysisWeight.sessions([
            try before("82 kg", "2026-03-02T08:00"), try after("80 kg", "2026-03-02T12:00"),
            try before("83.7 kg", "2026-03-04T08:00"), try after("80 kg", "2026-03-04T12:00"),
            try before("183 lb", "2026-03-06T08:00"),
        ])
        let gains = DialysisWeight.gains(sessions, for: try LabSample.profile(.hemodialysis, dryWeight: 80))
        #expect(gains.map(\.days) == [2, 2])
        #expect(try gains[0].kilograms == LabSample.number("3.7"))
        #expect(try gains[0].percent == LabSample.number("4.625"))
        #expect(gains[0].isHigh && gains[0].isOverRuleOfThumb)
        #expect(try gains[1].kilograms == LabSample.number("3.00740371") && !gains[1].isHigh)
        let without = DialysisWeight.gains(sessions, for: try LabSample.profile(.hemodialysis, dryWeight: nil))
        #expect(without.allSatisfy { $0.percent == nil && !$0.isHigh })
        #expect(
            DialysisWeight.notices(sessions[1], gain: gains[0], in: .international)[0].contains(
                "4.6 % of the dry weight"
            )
        )
    }

    @Test("A weight at home counts as a gain where no session followed and it is high or the session seems missed")
    func gainAtHome() throws {
        func gains(_ home: String, _ day: String, then next: String? = nil) throws -> [InterdialyticGain] {
            let weights = [
                try before("82 kg", "2026-03-02T08:00"), try after("80 kg", "2026-03-02T12:00"),
                try LabSample.weight("80.5 kg", .daily, "2026-03-03T07:00"),
                try LabSample.weight(home, .daily, "\(day)T07:00"),
            ]
            let later = try next.map { [try before($0, "\(day)T09:00")] } ?? []
            return try DialysisWeight.gains(
                of: weights + later,
                for: LabSample.profile(.hemodialysis, dryWeight: 80)
            )
        }
        let high = try gains("84.6 kg", "2026-03-06")
        #expect(high.count == 1 && high[0].isHigh && high[0].days == 4)
        #expect(try gains("83.6 kg", "2026-03-04").count == 1 && gains("83.5 kg", "2026-03-04").isEmpty)
        #expect(try gains("82 kg", "2026-03-05").isEmpty && gains("82 kg", "2026-03-06").count == 1)
        let followed = try gains("84.6 kg", "2026-03-04", then: "84 kg")
        #expect(followed.map(\.to.context) == [.preDialysis])
    }

    @Test("A session is missed by the last weight at home, not by the heaviest, and a transplant ends the sessions")
    func missedAtHome() throws {
        let weights = [
            try after("80 kg", "2026-03-02T12:00"), try LabSample.weight("82 kg", .daily, "2026-03-03T07:00"),
            try LabSample.weight("81 kg", .daily, "2026-03-06T07:00"),
        ]
        var profile = try LabSample.profile(.hemodialysis, dryWeight: 80)
        #expect(try DialysisWeight.gains(of: weights, for: profile).map(\.kilograms) == [LabSample.number("2")])
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2026-03-03"), .transplant))
        #expect(DialysisWeight.gains(of: weights, for: profile).isEmpty)
    }

    @Test("The mean gain of the report is that between sessions, beside which a gain at home is only named as the most")
    func meanBetween() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-05-25T12:00"))
        try patient.kidney.addWeight("72 kg", .preDialysis, at: patient.moment("2026-05-27T08:00"))
        try patient.kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-05-27T12:00"))
        try patient.kidney.addWeight("74 kg", at: patient.moment("2026-06-01T08:00"))
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-05-20"), to: LabSample.day("2026-06-02"))
        let gain = try #require(report.body.first { $0.name == "Gain between" })
        #expect(gain.value.contains("(2.9 %) of 1;") && gain.value.contains("5.7 %"), "\(gain.value)")
    }

    @Test("The report counts the gain at home that the alert tells, so that the two agree")
    func reportAtHome() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        try patient.kidney.addWeight("71 kg", .postDialysis, at: patient.moment("2026-05-28T12:00"))
        try patient.kidney.addWeight("75 kg", at: patient.moment("2026-06-02T08:00"))
        let alerts = try patient.kidney.standingAlerts()
        #expect(alerts.contains { $0.kind == .weight && $0.message.contains("5.7 % of the dry weight") })
        let report = try patient.kidney.clinicReport(from: LabSample.day("2026-05-20"), to: LabSample.day("2026-06-02"))
        let gain = try #require(report.body.first { $0.name == "Gain between" })
        #expect(gain.value.contains("5.7 %") && !gain.value.contains("none"), "\(gain.value)")
    }

    @Test("The clinic's own limit of the gain takes the place of the guidelines', everywhere that gains are counted")
    func clinicGain() throws {
        let limit = ClinicLimit(.interdialyticGain, high: 3, from: try LabSample.day("2026-03-03"))
        let profile = try LabSample.profile(.hemodialysis, dryWeight: 80, limits: [limit])
        let weights = [
            try after("80 kg", "2026-02-28T12:00"), try before("82.4 kg", "2026-03-02T08:00"),
            try after("80 kg", "2026-03-02T12:00"), try before("82.4 kg", "2026-03-04T08:00"),
            try after("80 kg", "2026-03-04T12:00"), try before("82.39 kg", "2026-03-06T08:00"),
        ]
        let sessions = DialysisWeight.sessions(weights)
        let gains = DialysisWeight.gains(sessions, for: profile)
        #expect(gains.map(\.isHigh) == [false, true, false])
        #expect(DialysisWeight.limitWords(of: gains) == "the limit that held on the day")
        let notices = DialysisWeight.notices(sessions[2], gain: gains[1], in: .international)
        #expect(notices.first?.contains("3 % of the dry weight — the clinic's limit is 3 %") == true, "\(notices)")
        let history = CareHistory(
            profile: profile,
            boundary: KidneyNutrition.usualBoundary,
            zone: LabSample.zone,
            weights: weights
        )
        let (from, to) = (try LabSample.day("2026-03-03"), try LabSample.day("2026-03-10"))
        let trend = Trend.of(.gain, in: history, from: from, to: to)
        #expect(trend.summary.last == "1 of 2 at the clinic's limit of 3 % or more.", "\(trend.summary)")
        let report = ClinicReport(history, from: from, to: to)
        let body = report.body.first { $0.name == "Gain between" }?.value
        #expect(body?.hasSuffix("1 of 2 at the clinic's limit of 3 % or more") == true, "\(body ?? "")")
        let asked = report.questions.first { $0.hasPrefix("1 of 2 gains after a session was at") }
        #expect(asked?.contains("at the clinic's limit of 3 % or more") == true, "\(report.questions)")
    }

    @Test("4.5 percent exactly is high, and over a missing session nothing is counted")
    func gainBounds() throws {
        func gain(_ weight: String, _ day: String) throws -> InterdialyticGain? {
            let sessions = DialysisWeight.sessions([
                try after("80 kg", "2026-03-02T12:00"), try before(weight, "\(day)T08:00"),
            ])
            return DialysisWeight.gains(sessions, for: try LabSample.profile(.hemodialysis, dryWeight: 80)).first
        }
        #expect(try gain("83.59 kg", "2026-03-05")?.isHigh == false && gain("83.6 kg", "2026-03-05")?.isHigh == true)
        #expect(try gain("82 kg", "2026-03-09") != nil && gain("82 kg", "2026-03-10") == nil)
    }

    @Test("the rate is liters off for each kilogram and hour, by the time between the weights or the hours given")
    func rate() throws {
        let session = DialysisSession(
            before: try before("83 kg", "2026-03-02T08:00"),
            after: try after("80 kg", "2026-03-02T12:00")
        )
        #expect(DialysisWeight.ultrafiltrationRate(session) == (try LabSample.number("9.375")))
        #expect(DialysisWeight.ultrafiltrationRate(session, hours: 2) == (try LabSample.number("18.75")))
        #expect(DialysisWeight.notices(session, gain: nil, hours: 2, in: .international)[0].contains("a study of 2011"))
        #expect(DialysisWeight.notices(session, gain: nil, in: .international).isEmpty)
    }

    @Test("every weight before or after is in exactly one session, in order", arguments: Array(1...40) as [UInt64])
    func laws(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let start = try LabSample.moment("2026-03-01T07:00").at
        let weights = (0..<50).map { number in
            WeightReading(
                id: .init("\(number)"),
                Rational(Int64(generator.int(in: 78...84))),
                .kilogram,
                generator.pick(WeightContext.allCases),
                at: Moment(start.adding(hours: generator.int(in: 0...600)), in: LabSample.zone)
            )
        }
        let sessions = DialysisWeight.sessions(weights)
        let used = sessions.flatMap { [$0.before, $0.after] }.compactMap { $0?.id }
        let known = ReadingDeduplication.unique(weights).filter { $0.context != .daily }
        #expect(used.sorted() == known.map(\.id).sorted())
        for session in sessions {
            #expect(session.before?.context ?? .preDialysis == .preDialysis)
            #expect(session.after?.context ?? .postDialysis == .postDialysis)
            if let before = session.before, let after = session.after {
                let passed = before.moment.at.milliseconds(until: after.moment.at)
                #expect((0...Int64(14 * 3_600_000)).contains(passed))
            }
        }
    }

    @Test("more weight after a session than before it, and less than after the last one, are told without a minus sign")
    func gainsDuringSessions() throws {
        let weights = [
            try LabSample.weight("73.0 kg", .preDialysis, "2026-05-30T07:00"),
            try LabSample.weight("73.7 kg", .postDialysis, "2026-05-30T11:00"),
            try LabSample.weight("73.0 kg", .preDialysis, "2026-06-01T07:00"),
        ]
        let screen = MeasurementsScreen(
            try ScreensSample.context(try ScreensSample.dialysis()),
            weights: weights,
            pressures: [],
            activities: []
        )
        #expect(screen.sessions.first?.text == "1.5 lb less than 2 days before")
        #expect(screen.sessions.last?.text.hasSuffix(", 1.5 lb more after than before") == true)
    }
}
