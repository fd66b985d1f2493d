import FractionParser
import TimeKit
import WordKit

// The trends of weight, gain between sessions and blood pressure.
extension Trend {
    static func weight(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let weights = history.weights.filter { (from...to).contains($0.moment.day) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let unit = WeightRule.unit(in: history.profile.units)
        func points(_ context: WeightContext) -> [Point] {
            weights.filter { $0.context == context }.compactMap { reading in
                WeightRule.convert(reading.value, from: reading.unit, to: unit).map {
                    Point(day: reading.moment.day, value: $0.approximate, text: DecimalText.text($0, least: 1, most: 1))
                }
            }
        }
        let lines = [
            Line(name: localized("at home"), points: points(.daily)),
            Line(name: localized("before the session"), points: points(.preDialysis)),
            Line(name: localized("after the session"), points: points(.postDialysis)),
        ].filter { !$0.points.isEmpty }
        var trend = Trend(
            subject: TrendSubject.weight.word,
            title: TrendSubject.weight.title,
            unit: unit.symbol,
            from: from,
            to: to,
            lines: lines,
            summary: lines.isEmpty
                ? [localized("There is no weight in this time.")]
                : lines.flatMap { line in
                    TrendWords.ofValues(line.points, unit: unit.symbol, of: .weight).map {
                        lines.count > 1 ? "\(Words.sentence(line.name)): \($0)" : $0
                    }
                }
        )
        func add(_ kilograms: Rational?, _ label: String) {
            guard let value = kilograms.flatMap({ WeightRule.convert($0, from: .kilogram, to: unit) }) else { return }
            trend.limits.append(
                Limit(label: "\(label) \(DecimalText.text(value, most: 1))", value: value.approximate)
            )
        }
        add(history.profile.dryWeight, localized("dry weight"))
        for goal in history.goals {
            if case .weight(let kilograms, _)? = goal.aim(on: to) { add(kilograms, localized("goal")) }
        }
        return trend
    }

    static func gain(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let dry = history.profile.dryWeight
        let all = DialysisWeight.gains(of: history.weights, for: history.profile)
        let gains = all.filter { (from...to).contains($0.to.moment.day) }
        let isPercent = dry != nil
        let weightUnit = WeightRule.unit(in: history.profile.units)
        func points(_ gains: [InterdialyticGain]) -> [Point] {
            gains.map { gain in
                let weight = WeightRule.convert(gain.kilograms, from: .kilogram, to: weightUnit) ?? gain.kilograms
                let value = gain.percent ?? weight
                return Point(
                    day: gain.to.moment.day,
                    value: value.approximate,
                    text: DecimalText.text(value, least: 1, most: 1)
                )
            }
        }
        let between = points(gains.filter { $0.to.context == .preDialysis })
        // A gain at home is known only where it is high or a session seems to be missed, so that it would raise the mean.
        let home = points(gains.filter { $0.to.context == .daily })
        let unit = isPercent ? localized("% of the dry weight") : weightUnit.symbol
        var summary: [String] = []
        if let mean = TrendWords.mean(between.map(\.value)), let most = between.max(by: { $0.value < $1.value }) {
            summary.append(
                localized(
                    "\(between.count, "gain") between sessions; a mean of \(TrendWords.text(mean)) \(unit), ",
                    "at most \(most.text) on \(most.day)."
                )
            )
        }
        if let most = home.max(by: { $0.value < $1.value }) {
            summary.append(
                localized(
                    "\(home.count, "gain") at home after a session, not in the mean; at most \(most.text) \(unit) on \(most.day)."
                )
            )
        }
        if isPercent, !gains.isEmpty {
            let high = Words.share(gains.count(where: \.isHigh), of: gains.count)
            summary.append(
                localized("\(Words.sentence(high)) at \(DialysisWeight.limitWords(of: gains)) or more.")
            )
        }
        if gains.isEmpty {
            summary = [localized("No gain is known: it needs a weight after a session and one before the next.")]
        }
        var trend = Trend(
            subject: TrendSubject.gain.word,
            title: TrendSubject.gain.title,
            unit: unit,
            from: from,
            to: to,
            lines: [
                Line(name: localized("before each session"), points: between),
                Line(name: localized("at home after a session"), points: home),
            ],
            isFromZero: true,
            summary: summary
        )
        if isPercent {
            trend.aim(at: .interdialyticGain, history, to)
        } else if !gains.isEmpty {
            trend.notes.append(
                localized("The dry weight isn't known: add it to the profile, so that the gain is judged.")
            )
        }
        return trend
    }

    static func pressure(_ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let readings = history.pressures.filter { (from...to).contains($0.moment.day) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        func line(_ name: String, _ value: (PressureReading) -> Rational) -> Line {
            Line(
                name: name,
                points: readings.map {
                    Point(day: $0.moment.day, value: value($0).approximate, text: DecimalText.text(value($0)))
                }
            )
        }
        var summary = [localized("There is no blood pressure in this time.")]
        if let last = readings.last, let upper = TrendWords.mean(readings.map(\.systolic.approximate)),
            let lower = TrendWords.mean(readings.map(\.diastolic.approximate))
        {
            let shown = "\(DecimalText.text(last.systolic))/\(DecimalText.text(last.diastolic))"
            summary = [
                localized(
                    "\(readings.count, "reading"); the last is \(shown) mmHg on \(last.moment.day), ",
                    "the mean \(Int(upper.rounded()))/\(Int(lower.rounded()))."
                )
            ]
        }
        var trend = Trend(
            subject: TrendSubject.pressure.word,
            title: TrendSubject.pressure.title,
            unit: "mmHg",
            from: from,
            to: to,
            lines: readings.isEmpty
                ? [] : [line(localized("upper"), \.systolic), line(localized("lower"), \.diastolic)],
            summary: summary
        )
        let targets = history.targets(on: to)
        for quantity in [TargetQuantity.systolicPressure, .diastolicPressure] {
            guard let high = targets[quantity].high else { continue }
            let isClinic = if case .clinic = high.reason.origin { true } else { false }
            let value = DecimalText.text(high.value, most: 0)
            let label =
                switch (quantity, isClinic) {
                case (.systolicPressure, true): localized("upper limit of your clinic \(value)")
                case (.systolicPressure, false): localized("upper goal \(value)")
                case (_, true): localized("lower limit of your clinic \(value)")
                case (_, false): localized("lower goal \(value)")
                }
            trend.limits.append(Limit(label: label, value: high.value.approximate))
        }
        return trend
    }
}
