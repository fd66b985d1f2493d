import FractionParser
public import TimeKit
import WordKit

extension ClinicReport {
    /// Creates the report on a span, both days included.
    ///
    /// - Parameter asked: The patient's own questions.
    /// - Complexity: O(*d* × *n*) for *d* days and *n* records. The targets of a day are computed once for each day with entries.
    public init(_ history: CareHistory, from: LocalDate, to: LocalDate, asked: [String] = []) {
        let profile = history.profile
        let isHidden = history.category(on: to)?.isDialysis == true
        let interactions = Self.interactions(history, on: to)
        let labs = Self.labs(history, on: to)
        let known = Set(labs.map(\.analyte))
        // Off dialysis the albumin in the urine is tested once a year (KDIGO 2024, practice point 2.1.1).
        let missing = (Analyte.document + (isHidden ? [] : [.urineACR]))
            .filter { !known.contains($0) && !($0 == .eGFR && isHidden) }
            .map { LabTable.facts($0).title }
        let intake = Self.intake(history, from: from, to: to)
        let contributors = Self.contributors(history, from: from, to: to)
        name = profile.name
        self.from = from
        self.to = to
        person = Self.person(profile, on: to)
        kidneys = Self.kidneys(history, on: to)
        self.labs = labs
        missingLabs = missing
        self.intake = intake
        body = Self.body(history, from: from, to: to).map(\.fact)
        medicines = Self.medicines(history, from: from, to: to)
        checks = Self.checks(history, interactions, on: to)
        goals = Self.goals(history, from: from, to: to)
        self.asked = asked
        questions =
            ReportQuestions(
                history: history,
                from: from,
                to: to,
                labs: labs,
                missing: missing,
                intake: intake,
                contributors: contributors,
                interactions: interactions
            ).all
        trends = Self.trends(history, from: from, to: to)
        self.contributors = contributors
        alerts = Self.alerts(history, from: from, to: to)
        log = Self.log(history, from: from, to: to)
    }

    /// The minimum number of days in a chart of laboratory values. A short span would have too few of these rare tests.
    static let labDays = 365

    private static func trends(_ history: CareHistory, from: LocalDate, to: LocalDate) -> [Trend] {
        let labs = Analyte.document.map { analyte in
            Trend.of(.lab(analyte), in: history, from: min(from, to.adding(days: -labDays)), to: to)
        }.filter { $0.count >= 2 }
        let others: [TrendSubject] = [
            .weight, .gain, .pressure, .nutrient(.protein), .nutrient(.sodium), .nutrient(.potassium),
            .nutrient(.phosphorus), .fluid,
        ]
        return labs + others.map { Trend.of($0, in: history, from: from, to: to) }.filter { $0.count >= 3 }
    }
}

/// The questions for the care team that follow from the figures of a report.
struct ReportQuestions {
    let history: CareHistory
    let from: LocalDate
    let to: LocalDate
    let labs: [ClinicReport.LabLine]
    let missing: [String]
    let intake: ClinicReport.Intake
    let contributors: [ClinicReport.Contributors]
    let interactions: InteractionReport

    /// The maximum number of questions, without the patient's own.
    static let limit = 8
    /// The number of days after which another test of the albumin in the urine is due.
    private static let yearDays = 365

    /// The questions, the most urgent first.
    var all: [String] {
        Array((urgent + outside + filtration + body + conflicts + food + medicines + tests).prefix(Self.limit))
    }

    private func name(_ lab: ClinicReport.LabLine) -> String { lab.title.lowercasedUnlessAcronym }

    private var urgent: [String] {
        labs.filter { $0.flag.cantWait && !$0.isOld }.map {
            localized(
                "\($0.title) was \($0.value) \($0.unit) on \($0.day), which can't wait: what has been done since?"
            )
        }
    }

    private var outside: [String] {
        let lines = labs.filter { lab in
            lab.analyte != .eGFR && !lab.flag.cantWait && !lab.isOld && lab.isOff
        }
        guard !lines.isEmpty else { return [] }
        let words = lines.map { lab -> String in
            let correction = ClinicReport.correction(of: lab, in: history, on: to).map { ", \($0)" } ?? ""
            // Creatinine has no range.
            return "\(name(lab)) \(lab.value)" + correction
                + (lab.goal.isEmpty
                    ? "" : lab.isGoal ? " (\(localized("goal \(lab.goal)")))" : " (\(localized("range \(lab.goal)")))")
        }
        return [localized("\(Words.sentence(words.joined(separator: ", "))): what should change?")]
    }

    private var filtration: [String] {
        guard case .trend(let trend) = EGFRTrend.finding(history.filtrationRates, for: history.profile, on: to),
            trend.pace.level != nil
        else { return [] }
        return [
            localized(
                "The eGFR falls by \(TrendWords.text(trend.slope.magnitude)) a year: what slows that down, and when is the next test?"
            )
        ]
    }

    private var body: [String] {
        var questions: [String] = []
        let gains = DialysisWeight.gains(of: history.weights, for: history.profile)
            .filter { (from...to).contains($0.to.moment.day) }
        let high = gains.count(where: \.isHigh)
        if high > 0 {
            let limit = DialysisWeight.limitWords(of: gains)
            questions.append(
                high == 1
                    ? localized(
                        "1 of \(gains.count, "gain") after a session was at \(limit) or more of the dry weight: ",
                        "are the dry weight and the fluid limit still right?"
                    )
                    : localized(
                        "\(high) of \(gains.count, "gain") after a session were at \(limit) or more of the dry weight: ",
                        "are the dry weight and the fluid limit still right?"
                    )
            )
        }
        let readings = history.pressures.filter { (from...to).contains($0.moment.day) }
        let targets = history.targets(on: to)
        if readings.count >= 3, let mean = ClinicReport.meanPressure(readings),
            let upper = targets[.systolicPressure].high?.value, let lower = targets[.diastolicPressure].high?.value,
            Rational(Int64(mean.systolic)) > upper || Rational(Int64(mean.diastolic)) > lower
        {
            questions.append(
                localized(
                    "The mean blood pressure is \(mean.systolic)/\(mean.diastolic), above ",
                    "\(DecimalText.text(upper))/\(DecimalText.text(lower)): what should change?"
                )
            )
        }
        return questions
    }

    private var conflicts: [String] {
        let messages = history.targets(on: to).conflicts.map(\.message) + interactions.conflicts.map(\.message)
        return messages.prefix(3).map { localized("Which of the two holds? \(Words.sentence($0))") }
    }

    private var food: [String] {
        guard intake.loggedDays >= 3 else { return [] }
        var questions: [String] = []
        for mean in intake.means where mean.isOutside == true && !mean.days.isEmpty {
            let most = contributors.first { $0.name == mean.name }?.foods.first
            let name = Words.sentence(mean.name)
            questions.append(
                most.map {
                    localized(
                        "\(name) was \(mean.mean) a day, and \(mean.target) is aimed for; ",
                        "most of it came from \($0.food) (\($0.percent) %): what would help?"
                    )
                } ?? localized("\(name) was \(mean.mean) a day, and \(mean.target) is aimed for: what would help?")
            )
        }
        return questions
    }

    private var medicines: [String] {
        let names = interactions.notChecked.map { "“\($0.typed)”" }
        guard !names.isEmpty else { return [] }
        return [
            localized(
                "\(names.joined(separator: ", ")) could not be checked against food and labs: is anything to be kept in mind?"
            )
        ]
    }

    private var tests: [String] {
        func names(_ old: [ClinicReport.LabLine], _ missing: [String]) -> String {
            let names =
                old.map { "\(name($0)) (\($0.day))" }
                + missing.map { localized("\($0.lowercasedUnlessAcronym) (none yet)") }
            return names.joined(separator: ", ")
        }
        let ratio = LabTable.facts(.urineACR).title
        let quarterly = names(
            labs.filter { $0.isOld && (Analyte.document.contains($0.analyte) || $0.analyte == .creatinine) },
            missing.filter { $0 != ratio }
        )
        let isOnDialysis = history.category(on: to)?.isDialysis == true
        let yearly = names(
            labs.filter { $0.analyte == .urineACR && $0.day.days(until: to) > Self.yearDays && !isOnDialysis },
            missing.filter { $0 == ratio }
        )
        return [
            quarterly.isEmpty
                ? nil : localized("Last tested over 90 days ago, or not at all: \(quarterly). Is a test due?"),
            yearly.isEmpty ? nil : localized("Last tested over a year ago, or not at all: \(yearly). Is a test due?"),
        ].compactMap(\.self)
    }
}
