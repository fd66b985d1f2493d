import FractionParser
public import TimeKit
import WordKit

extension Trend {
    /// Returns the trend of a subject over a span, both days included. Records outside it are ignored, except that the regression line of
    /// the filtration rate also uses earlier values.
    public static func of(_ subject: TrendSubject, in history: CareHistory, from: LocalDate, to: LocalDate) -> Trend {
        let trend =
            switch subject {
            case .lab(.eGFR): filtration(history, from, to)
            case .lab(let analyte): lab(analyte, history, from, to)
            case .nutrient, .fluid: intake(subject, history, from, to)
            case .weight: weight(history, from, to)
            case .gain: gain(history, from, to)
            case .pressure: pressure(history, from, to)
            case .activity(let kind): activity(kind, history, from, to)
            }
        return trend.drawable()
    }

    // MARK: Laboratory values

    private static func lab(_ analyte: Analyte, _ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let facts = LabTable.facts(analyte)
        let unit = facts.unit(history.profile.units)
        let all = history.labs.filter { $0.analyte == analyte && (from...to).contains($0.moment.day) }
            .sorted(by: LabResult.isBefore)
        // As on every page, values that a dialysis session changed or may have changed are used only if there are no others.
        let usual = all.filter { !$0.isMovedBySession }
        let results = usual.isEmpty ? all : usual
        let points = results.compactMap { result -> Point? in
            guard let value = try? LabConversion.convert(result.value, of: analyte, from: result.unit, to: unit) else {
                return nil
            }
            return Point(
                day: result.moment.day,
                value: value.approximate,
                text: result.number(in: unit)
            )
        }
        var trend = Trend(
            subject: TrendSubject.lab(analyte).word,
            title: TrendSubject.lab(analyte).title,
            unit: unit.symbol,
            from: from,
            to: to,
            lines: [Line(name: facts.title, points: points)],
            summary: TrendWords.ofValues(points, unit: unit.symbol, of: .value)
        )
        if let last = results.last {
            let finding = LabRule.finding(last, for: history.patient, among: history.labs)
            if finding.flag == .notJudged, last.comparator == .equal {
                trend.notes.append(finding.message)
            } else if let band = band(finding.range, of: analyte, in: unit, isGoal: finding.goal != nil) {
                trend.bands = [band]
            }
            trend.goal = finding.goal.map { Words.sentence(localized("goal: \($0.sentence).")) }
        }
        if let last = results.last, let corrected = CorrectedCalcium.of(last, among: history.labs) {
            trend.notes.append(
                localized(
                    "The values are as measured: \(last.number(in: unit)) of \(last.moment.day) is ",
                    "\(corrected.words(in: unit)), \(CorrectedCalcium.note)."
                )
            )
        }
        if results.count < all.count {
            trend.notes.append(
                localized("Values that were or may have been drawn after a dialysis session aren't drawn.")
            )
        }
        if results.contains(where: { $0.comparator != .equal }) {
            trend.notes.append(localized("A value with < or > stands at its bound."))
        }
        if results.contains(where: { $0.remarks.contains(.hemolyzed) }) {
            trend.notes.append(localized("A sample among them was hemolyzed: its value may not be yours."))
        }
        return trend
    }

    private static func band(_ range: LabRange, of analyte: Analyte, in unit: LabUnit, isGoal: Bool) -> Band? {
        let facts = LabTable.facts(analyte)
        func number(_ limit: Rational?) -> Double? {
            limit.flatMap { try? LabConversion.convert($0, of: analyte, from: facts.conventional, to: unit) }
                .map(\.approximate)
        }
        guard range.low != nil || range.high != nil else { return nil }
        let shown = range.shown(of: analyte, in: unit).replacing(" \(unit.symbol)", with: "")
        return Band(
            isGoal ? localized("goal \(shown)") : localized("range \(shown)"),
            low: number(range.low),
            high: number(range.high)
        )
    }

    // MARK: The filtration rate

    /// Returns the trend of the filtration rate, with a line for each formula in each period of treatment.
    private static func filtration(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let all = history.filtrationRates.filter { $0.moment.day <= to }
        let shown = all.filter { $0.moment.day >= from }
        var lines: [Line] = []
        var keys: [String] = []
        for point in shown {
            let start = Treatment.start(on: point.moment.day, for: history.profile)
            let key = "\(point.formula.rawValue)/\(start.map { "\($0)" } ?? "")"
            let value = Point(day: point.moment.day, value: point.value, text: point.shown)
            if let place = keys.firstIndex(of: key) {
                lines[place].points.append(value)
            } else {
                keys.append(key)
                let since = keys.contains { $0 != key && $0.hasPrefix(point.formula.rawValue + "/") } ? start : nil
                let name = point.formula == .unstated ? localized("formula not stated") : point.formula.name
                lines.append(Line(name: since.map { localized("\(name) since \($0)") } ?? name, points: [value]))
            }
        }
        let unit = LabUnit.mLPerMinute.symbol
        var trend = Trend(
            subject: TrendSubject.lab(.eGFR).word,
            title: TrendSubject.lab(.eGFR).title,
            unit: unit,
            from: from,
            to: to,
            lines: lines,
            summary: TrendWords.ofValues(lines.last?.points ?? [], unit: unit, of: .value)
        )
        let finding = EGFRTrend.finding(all, for: history.profile, on: to)
        if case .trend(let line) = finding, let first = line.points.first?.moment.day {
            let start = max(from, first)
            let ends = start < to ? [start, to] : [to]
            let points = ends.map {
                Point(day: $0, value: line.value(on: $0), text: TrendWords.text(line.value(on: $0)))
            }
            trend.lines.append(Line(name: localized("line through them"), points: points, isComputed: true))
        }
        trend.summary.append(Words.sentence(finding.message) + ".")
        if let newest = shown.last, KidneyStage.misleading(on: newest.moment.day, for: history.profile) == nil {
            let stage = KidneyStage(eGFR: newest.value)
            trend.notes.append(localized("The newest value lies in \(stage.rawValue)."))
            if let edge = stage.upperBound {
                trend.limits.append(Limit(label: localized("\(stage.rawValue) below \(Int(edge))"), value: edge))
            }
        }
        if lines.count > 1 {
            trend.notes.append(localized("Values of different formulas, or across dialysis, are not compared."))
        }
        return trend
    }
}

extension KidneyStage {
    /// The filtration rate at which a better stage begins; nil for the best stage.
    fileprivate var upperBound: Double? {
        switch self {
        case .g1: nil
        case .g2: 90
        case .g3a: 60
        case .g3b: 45
        case .g4: 30
        case .g5: 15
        }
    }
}
