import FractionParser
import TimeKit
import WordKit

extension ClinicReport {
    // MARK: Patient

    static func person(_ profile: Profile, on day: LocalDate) -> [Fact] {
        var words: [String] = []
        if let born = profile.birthDate {
            words.append(
                profile.age(on: day).map { localized("born \(born) (\($0, "year"))") } ?? localized("born \(born)")
            )
        }
        if let sex = profile.sex { words.append(sex.name) }
        if let height = profile.height {
            let metric = "\(DecimalText.text(height, most: 1)) cm"
            let inches = try? height.multiplying(by: 50).dividing(by: 127)
            let shown = inches.map { "\(DecimalText.text($0, most: 1)) in (\(metric))" }
            words.append(profile.units == .conventional ? shown ?? metric : metric)
        }
        let conditions = HealthCondition.allCases.filter(profile.conditions(on: day).contains).map(\.title)
        let also =
            [(profile.hasDiabetes, localized("diabetes")), (profile.hasGout, localized("gout"))].filter(\.0).map(\.1)
            + conditions
        var facts: [Fact] = []
        if !words.isEmpty { facts.append(Fact(localized("Patient"), words.joined(separator: ", "))) }
        if !also.isEmpty { facts.append(Fact(localized("Also"), also.joined(separator: ", "))) }
        return facts
    }

    static func kidneys(_ history: CareHistory, on day: LocalDate) -> [Fact] {
        let profile = history.profile
        var facts: [Fact] = []
        let past = profile.categories.filter { $0.from <= day }
        if let now = past.last {
            let before = past.dropLast().suffix(2).map {
                $0.isFromAlways ? $0.category.title : localized("\($0.category.title) from \($0.from)")
            }
            facts.append(
                Fact(
                    now.category.isDialysis ? localized("Modality") : localized("Kidneys"),
                    before.isEmpty
                        ? now.isFromAlways
                            ? Words.sentence(now.category.title)
                            : localized("\(Words.sentence(now.category.title)) since \(now.from)")
                        : localized(
                            "\(Words.sentence(now.category.title)) since \(now.from); ",
                            "before: \(before.joined(separator: localized(", then ")))"
                        )
                )
            )
        } else {
            facts.append(Fact(localized("Kidneys"), localized("no category was entered")))
        }
        if let refusal = TableScope.refusal(for: profile, on: day) {
            facts.append(Fact(localized("Targets"), Words.sentence(refusal)))
        }
        let points = history.filtrationRates
        let stage = KidneyStage.finding(
            points,
            on: day,
            for: profile,
            hasDamageMarker: hasDamageMarker(history.labs, on: day)
        )
        switch stage {
        case .hidden, .noValue: break
        default: facts.append(Fact(localized("Stage by eGFR"), Words.sentence(stage.message)))
        }
        if case .trend(let trend) = EGFRTrend.finding(points, for: profile, on: day) {
            let band =
                localized(
                    "\(TrendWords.text(trend.slopeBand.lowerBound)) to \(TrendWords.text(trend.slopeBand.upperBound))"
                )
            facts.append(
                Fact(
                    localized("Change of eGFR"),
                    localized(
                        "\(TrendWords.text(trend.slope)) a year (95 % \(band)), \(trend.points.count) values: \(trend.pace.name)"
                    )
                )
            )
        }
        var fluids: [String] = []
        if let dry = profile.dryWeight { fluids.append(weight(dry, in: profile.units)) }
        if let urine = profile.urineOutput {
            fluids.append(localized("urine \(FluidRule.text(urine, in: profile.units)) in 24 hours"))
        }
        if !fluids.isEmpty {
            facts.append(
                Fact(
                    profile.dryWeight == nil ? localized("Urine") : localized("Dry weight"),
                    fluids.joined(separator: "; ")
                )
            )
        }
        return facts
    }

    private static func hasDamageMarker(_ labs: [LabResult], on day: LocalDate) -> Bool {
        let newest = labs.filter { $0.analyte == .urineACR && $0.moment.day <= day }
            .max { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let newest, newest.comparator != .below, let value = newest.conventionalValue else { return false }
        return value >= 30
    }

    /// Returns a weight in the preferred unit, followed by the other: "154.3 lb (70 kg)".
    private static func weight(_ kilograms: Rational, in units: UnitSystem) -> String {
        let other: UnitSystem = units == .conventional ? .international : .conventional
        return
            "\(WeightRule.text(kilograms: kilograms, in: units)) (\(WeightRule.text(kilograms: kilograms, in: other)))"
    }

    // MARK: Body

    /// A fact about the body with its judgment.
    struct BodyFact {
        let fact: Fact
        let mark: ReportCard.Mark

        init(_ name: String, _ value: String, _ mark: ReportCard.Mark = .open) {
            fact = Fact(name, value)
            self.mark = mark
        }
    }

    /// Returns the facts about the body. The blood pressure is judged by the alarm of its readings, gains by that of their days. Others
    /// aren't judged.
    static func body(_ history: CareHistory, from: LocalDate, to: LocalDate) -> [BodyFact] {
        let isDialysis = history.category(on: to)?.isDialysis == true
        let facts = isDialysis ? dialysis(history, from, to) : weight(history, from, to)
        return facts + pressure(history, from, to) + activity(history, from, to)
    }

    /// The value of a row without readings.
    static var noneInTime: String { localized("none in this time") }

    private static func weight(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> [BodyFact] {
        let weights = history.weights.filter { (from...to).contains($0.moment.day) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let last = weights.last, let now = last.kilograms else {
            return [BodyFact(localized("Weight"), noneInTime)]
        }
        var text = localized("\(weight(now, in: history.profile.units)) on \(last.moment.day)")
        if let height = history.profile.height, height > 0 {
            let meters = height.approximate / 100
            text += ", " + localized("BMI \(TrendWords.text(now.approximate / (meters * meters)))")
        }
        if let first = weights.first, first != last, let start = first.kilograms,
            let change = try? now.subtracting(start)
        {
            let sign = change < 0 ? "−" : "+"
            let size = change < 0 ? (try? change.negated()) ?? change : change
            text +=
                "; "
                + localized(
                    "\(sign + WeightRule.text(kilograms: size, in: history.profile.units)) since \(first.moment.day)"
                )
        }
        return [BodyFact(localized("Weight"), text)]
    }

    private static func dialysis(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> [BodyFact] {
        let dry = history.profile.dryWeight
        let units = history.profile.units
        let all = DialysisWeight.sessions(history.weights)
        let sessions = all.filter { $0.day.map { (from...to).contains($0) } ?? false }
        guard !sessions.isEmpty else { return weight(history, from, to) }
        var facts: [BodyFact] = []
        let after = sessions.compactMap { $0.after?.kilograms?.approximate }
        if let mean = TrendWords.mean(after), let last = sessions.last(where: { $0.after != nil })?.after {
            let over = dry.map { dry in
                let difference = mean - dry.approximate
                let distance = WeightRule.text(approximately: difference.magnitude, in: units)
                return difference < 0
                    ? localized("\(distance) under the dry weight") : localized("\(distance) over the dry weight")
            }
            facts.append(
                BodyFact(
                    localized("After sessions"),
                    localized("mean \(WeightRule.text(approximately: mean, in: units)) of \(after.count)")
                        + (over.map { " (\($0))" } ?? "") + "; "
                        + localized(
                            "last \(last.kilograms.map { weight($0, in: units) } ?? localized("unknown")) on \(last.moment.day)"
                        )
                )
            )
        }
        let gains = DialysisWeight.gains(of: history.weights, for: history.profile).filter {
            (from...to).contains($0.to.moment.day)
        }
        if let most = gains.max(by: { $0.kilograms < $1.kilograms }) {
            // A gain at home is known only where it is high, so that it would raise the mean.
            let between = gains.filter { $0.to.context == .preDialysis }
            func percent(_ kilograms: Double) -> String {
                dry.map { " (\(TrendWords.text(kilograms * 100 / $0.approximate)) %)" } ?? ""
            }
            let high = gains.count(where: \.isHigh)
            let mean = TrendWords.mean(between.map(\.kilograms.approximate)).map { mean in
                localized(
                    "mean \(WeightRule.text(approximately: mean, in: units) + percent(mean)) of \(between.count)"
                )
            }
            let largest = localized(
                "most \(WeightRule.text(kilograms: most.kilograms, in: units) + percent(most.kilograms.approximate)) ",
                "on \(most.to.moment.day)"
            )
            let share = dry.map { _ in
                localized("\(Words.share(high, of: gains.count)) at \(DialysisWeight.limitWords(of: gains)) or more")
            }
            facts.append(
                BodyFact(
                    localized("Gain between"),
                    [mean, largest, share].compactMap(\.self).joined(separator: "; "),
                    gains.contains { reachesLimit($0, history) } ? .look : .open
                )
            )
        }
        return facts
    }

    /// Whether a gain reached the limit of its day, as the alert about it judges.
    private static func reachesLimit(_ gain: InterdialyticGain, _ history: CareHistory) -> Bool {
        let known = ReadingDeduplication.unique(history.weights).sorted(by: DialysisWeight.isBefore)
            .prefix { $0 == gain.to || DialysisWeight.isBefore($0, gain.to) }
        return DialysisWeight.overload(Array(known), on: gain.to.moment.day, for: history.profile) != nil
    }

    private static func pressure(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> [BodyFact] {
        let readings = history.pressures.filter { (from...to).contains($0.moment.day) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let last = readings.last, let mean = meanPressure(readings) else {
            return [BodyFact(localized("Blood pressure"), noneInTime)]
        }
        let targets = history.targets(on: to)
        var text = localized("mean \(mean.systolic)/\(mean.diastolic) mmHg of \(readings.count)")
        if let upper = targets[.systolicPressure].high?.value, let lower = targets[.diastolicPressure].high?.value {
            let over = readings.count { $0.systolic > upper || $0.diastolic > lower }
            let limit = "\(DecimalText.text(upper))/\(DecimalText.text(lower))"
            text += "; " + localized("\(Words.share(over, of: readings.count)) above \(limit)")
        }
        func ends(_ values: [Rational]) -> (least: String, most: String) {
            let sorted = values.sorted()
            return (sorted.first.map { DecimalText.text($0) } ?? "", sorted.last.map { DecimalText.text($0) } ?? "")
        }
        if readings.count > 1 {
            let (upper, lower) = (ends(readings.map(\.systolic)), ends(readings.map(\.diastolic)))
            text +=
                "; "
                + localized(
                    "upper value \(upper.least) to \(upper.most), lower value \(lower.least) to \(lower.most)"
                )
        }
        text +=
            "; "
            + localized(
                "last \(DecimalText.text(last.systolic))/\(DecimalText.text(last.diastolic)) on \(last.moment.day)"
            )
        let cantWait = readings.sorted { PressureRule.isBefore($0, $1, for: history.profile) }
            .map { PressureRule.flag($0, for: history.profile).cantWait }
        let mark: ReportCard.Mark = cantWait.last == true ? .urgent : cantWait.contains(true) ? .look : .open
        return [BodyFact(localized("Blood pressure"), text, mark)]
    }

    /// Returns the mean values, rounded as reports print them; nil without readings.
    static func meanPressure(_ readings: [PressureReading]) -> (systolic: Int, diastolic: Int)? {
        guard let upper = TrendWords.mean(readings.map(\.systolic.approximate)),
            let lower = TrendWords.mean(readings.map(\.diastolic.approximate))
        else { return nil }
        return (Int(upper.rounded()), Int(lower.rounded()))
    }

    private static func activity(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> [BodyFact] {
        let parts = ActivityKind.allCases.compactMap { kind -> String? in
            let days = Set(history.activities.filter { $0.kind == kind }.map(\.moment.day)).filter((from...to).contains)
            let totals = days.compactMap { ActivityRule.total(kind, on: $0, of: history.activities)?.approximate }
            return TrendWords.mean(totals).map { mean in
                localized("\(TrendWords.text(mean.rounded())) \(kind.unit) a day on \(days.count, "day")")
            }
        }
        return parts.isEmpty ? [] : [BodyFact(localized("Activity"), parts.joined(separator: "; "))]
    }
}

extension EGFRTrend.Pace {
    /// The pace within a sentence: "perhaps rapid".
    fileprivate var name: String {
        switch self {
        case .rapid: localized("rapid")
        case .perhapsRapid: localized("perhaps rapid")
        case .falling: localized("falling")
        case .unclear: localized("unclear")
        case .rising: localized("rising")
        }
    }
}
