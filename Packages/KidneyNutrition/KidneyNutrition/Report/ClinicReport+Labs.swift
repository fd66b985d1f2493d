import FractionParser
import TimeKit
import WordKit

extension ClinicReport {
    /// Returns the latest value of each analyte up to a day, with the value before it.
    static func labs(_ history: CareHistory, on day: LocalDate) -> [LabLine] {
        order.compactMap { analyte in
            analyte == .eGFR ? filtration(history, on: day) : lab(analyte, history, on: day)
        }
    }

    /// The analytes of a report: the eleven of the requirements, those for the stage, then the others.
    static let order = Analyte.document + [.creatinine, .urineACR, .sodium, .magnesium, .inr]

    private static func lab(_ analyte: Analyte, _ history: CareHistory, on day: LocalDate) -> LabLine? {
        let results = Self.results(analyte, history, on: day)
        guard let result = LabLimitRule.leading(analyte, results, on: day) else { return nil }
        let before = results.prefix { $0.id != result.id }
            .last { !$0.isOfOneTime(with: result) && $0.canAnswer }
        let unit = LabTable.facts(analyte).unit(history.profile.units)
        let finding = LabRule.finding(result, for: history.patient, among: history.labs, on: day)
        let range = finding.range
        // Sessions and a short life of the red cells move a value that isn't judged on dialysis.
        let isMoved = finding.flag == .notJudged && history.category(on: result.moment.day)?.isDialysis == true
        return LabLine(
            analyte,
            value: result.number(in: unit),
            unit: unit.symbol,
            day: result.moment.day,
            previous: before.map { ($0.number(in: unit), $0.moment.day) },
            change: isMoved ? nil : before.flatMap { change(from: $0, to: result) },
            goal: shown(range, of: analyte, in: unit),
            isGoal: finding.goal != nil,
            flag: finding.flag,
            place: Self.place(of: finding.flag),
            isOld: result.moment.day.days(until: day) > LabCitation.freshDays,
            remark: remark(result, among: results, CorrectedCalcium.of(result, among: history.labs), in: unit)
        )
    }

    /// Returns the words about a calcium that a low albumin of its day corrects; nil for other lines.
    static func correction(of lab: LabLine, in history: CareHistory, on day: LocalDate) -> String? {
        guard lab.analyte == .calcium,
            let result = LabLimitRule.leading(.calcium, results(.calcium, history, on: day), on: day)
        else { return nil }
        let unit = LabTable.facts(.calcium).unit(history.profile.units)
        return CorrectedCalcium.of(result, among: history.labs)?.words(in: unit)
    }

    /// The results of an analyte up to a day, the earliest first.
    private static func results(_ analyte: Analyte, _ history: CareHistory, on day: LocalDate) -> [LabResult] {
        history.labs.filter { $0.analyte == analyte && $0.moment.day <= day }.sorted(by: LabResult.isBefore)
    }

    private static func filtration(_ history: CareHistory, on day: LocalDate) -> LabLine? {
        guard history.category(on: day)?.isDialysis != true else { return nil }
        let points = history.filtrationRates.filter { $0.moment.day <= day }
        guard let point = points.last else { return nil }
        // Only values of one formula and one period of treatment are compared.
        let before = EGFRTrend.segment(points, for: history.profile, on: day).dropLast().last
        let flag = LabRule.flags(of: points, for: history.patient)[point.result] ?? .notJudged
        let step = before.map { (point.value.rounded(), $0.value.rounded()) }
        return LabLine(
            .eGFR,
            value: point.shown,
            unit: LabUnit.mLPerMinute.symbol,
            day: point.moment.day,
            previous: before.map { ($0.shown, $0.moment.day) },
            change: step.map { $0.0 > $0.1 ? .up : $0.0 < $0.1 ? .down : .same },
            goal: localized("keep it from falling"),
            isGoal: false,
            flag: flag,
            place: place(of: flag),
            isOld: point.moment.day.days(until: day) > LabCitation.freshDays,
            remark: [
                point.isComputed ? localized("computed from creatinine") : "",
                point.formula == .unstated ? localized("formula not stated") : point.formula.name,
            ].filter { !$0.isEmpty }.joined(separator: ", ")
        )
    }

    private static func change(from old: LabResult, to new: LabResult) -> LabLine.Change? {
        guard old.comparator == .equal, new.comparator == .equal, let before = old.conventionalValue,
            let after = new.conventionalValue
        else { return nil }
        return after > before ? .up : after < before ? .down : .same
    }

    private static func place(of flag: LabFlag) -> LabLine.Place {
        if flag.isLow { return .below }
        if flag.isHigh { return .above }
        return flag == .inRange ? .within : .open
    }

    private static func shown(_ range: LabRange, of analyte: Analyte, in unit: LabUnit) -> String {
        range.shown(of: analyte, in: unit).replacing(" \(unit.symbol)", with: "")
    }

    private static func remark(
        _ result: LabResult,
        among results: [LabResult],
        _ corrected: CorrectedCalcium?,
        in unit: LabUnit
    ) -> String {
        let rivals = result.rivals(among: results).map { $0.number(in: unit) }
        let other = rivals.isEmpty ? [] : [localized("another value of the same time: \(listed(rivals, .and))")]
        let later = results.filter { $0.moment > result.moment }
        let after = later.last { $0.isMovedBySession && !$0.remarks.contains(.hemolyzed) }.map {
            localized("\($0.number(in: unit)) during or after the dialysis session of \($0.moment.day)")
        }
        let broken = later.last { $0.remarks.contains(.hemolyzed) }.map {
            localized("\($0.number(in: unit)) of a hemolyzed sample of \($0.moment.day)")
        }
        let remarks = LabRemark.allCases.filter(result.remarks.contains).map(\.name) + other
        return ([corrected?.words(in: unit)].compactMap(\.self) + remarks + [after, broken].compactMap(\.self))
            .joined(separator: ", ")
    }
}

// MARK: Words

extension ClinicReport.LabLine {
    /// "above goal", "very high", "not judged"; empty for a value within its goal or range.
    public var placeWords: String {
        if flag.cantWait { return flag.name }
        return switch place {
        case .above: isGoal ? localized("above goal") : localized("above range")
        case .below: isGoal ? localized("below goal") : localized("below range")
        case .within: ""
        case .open: flag.name
        }
    }

    /// The day of the sample, which says if it is old: "2026-02-01 (old)".
    public var dayWords: String { isOld ? localized("\(day) (old)") : "\(day)" }

    /// The goal or range, which says if it is a goal: "goal 4.0 to 5.5"; "–" for none.
    public var goalWords: String { goal.isEmpty ? "–" : isGoal ? localized("goal \(goal)") : goal }
}

extension ClinicReport.Mean {
    /// The target, which says if the clinic set it: "42 to 56 g a day (clinic)"; empty for none.
    public var targetWords: String { isClinic ? localized("\(target) (clinic)") : target }
}
