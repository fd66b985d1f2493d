import FractionParser
import TimeKit
import WordKit

// The trends of daily totals: food, fluid and activity.
extension Trend {
    static func intake(_ subject: TrendSubject, _ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let nutrient: Nutrient? = if case .nutrient(let nutrient) = subject { nutrient } else { nil }
        let isInOunces = nutrient == nil && history.profile.units == .conventional
        let unit = nutrient?.unit ?? (isInOunces ? localized("fl oz") : "mL")
        let factor = isInOunces ? FluidRule.ounce ?? 1 : 1
        let days = history.entries(from: from, to: to)
        var span = PartialTotal()
        let points = days.compactMap { day, entries -> Point? in
            let totals = Totals(entries)
            let total = nutrient.map { totals[$0] } ?? totals.fluid
            span.add(total)
            // A day whose foods all lack a figure isn't a point.
            guard total.unknownFoods < total.foods || total.known.thousandths > 0 else { return nil }
            let value = factor == .one ? total.known.value : total.known.value(times: factor)
            return Point(
                day: day,
                value: value.approximate,
                text: (total.isComplete ? "" : "≥ ") + PartialTotal.grouped(value, down: !total.isComplete),
                isLowerBound: !total.isComplete
            )
        }
        var trend = Trend(
            subject: subject.word,
            title: subject.title,
            unit: unit,
            from: from,
            to: to,
            lines: [Line(name: localized("each day"), points: points)],
            isFromZero: true,
            summary: intakeSummary(points, unit, span, days: days.count, of: from.days(until: to) + 1)
        )
        if let quantity = nutrient == nil ? .fluid : nutrient?.quantity {
            trend.aim(at: quantity, history, to, scaledBy: factor.approximate)
        }
        return trend
    }

    private static func intakeSummary(
        _ points: [Point],
        _ unit: String,
        _ span: PartialTotal,
        days: Int,
        of count: Int
    ) -> [String] {
        guard days > 0 else { return [localized("Nothing was written down in this time.")] }
        var sentences = [localized("Written down on \(days) of \(count, "day").")]
        if let mean = TrendWords.mean(points.map(\.value)), let low = points.min(by: { $0.value < $1.value }),
            let high = points.max(by: { $0.value < $1.value })
        {
            sentences.append(
                span.isComplete
                    ? localized(
                        "A mean of \(TrendWords.text(mean)) \(unit) a day, between \(low.text) and \(high.text)."
                    )
                    : localized(
                        "A mean of at least \(TrendWords.text(mean)) \(unit) a day, between \(low.text) and \(high.text)."
                    )
            )
        }
        if !span.isComplete {
            sentences.append(
                span.unknownFoods == 1
                    ? localized("1 of \(span.foods, "food") has no figure for it: there was more than is shown.")
                    : localized(
                        "\(span.unknownFoods) of \(span.foods, "food") have no figure for it: there was more than is shown."
                    )
            )
        }
        return sentences
    }

    /// Adds the target of the last day. A clinic's limits become lines, and the whole target a band.
    mutating func aim(at quantity: TargetQuantity, _ history: CareHistory, _ day: LocalDate, scaledBy scale: Double = 1)
    {
        let target = history.targets(on: day)[quantity]
        func number(_ limit: TargetLimit) -> Double { limit.value.approximate * scale }
        for (limit, isFloor) in [(target.low, true), (target.high, false)] {
            guard let limit, limits.count < 3, case .clinic = limit.reason.origin else { continue }
            let shown = TrendWords.text(number(limit))
            let label = isFloor ? localized("clinic: at least \(shown)") : localized("clinic: at most \(shown)")
            limits.append(Limit(label: label, value: number(limit)))
        }
        if target.low != nil || target.high != nil, bands.count < 2 {
            bands.append(Band(label(of: target, scale), low: target.low.map(number), high: target.high.map(number)))
            if target.isWeak { notes.append(localized("The target rests on a value older than 90 days.")) }
        } else {
            notes.append(
                target.mode == .unknown
                    ? localized("There is no target: something of the profile is missing.")
                    : localized("There is no limit of it now.")
            )
        }
        let before = history.targets(on: from)[quantity]
        if before.shown != target.shown {
            notes.append(localized("On \(from) the target was another: \(before.shown(in: history.profile.units))."))
        }
    }

    private func label(of target: DayTarget, _ scale: Double) -> String {
        func text(_ limit: TargetLimit) -> String { TrendWords.text(limit.value.approximate * scale) }
        return switch (target.low, target.high) {
        case (let low?, let high?):
            low.value == high.value
                ? localized("target \(text(low))") : localized("target \(text(low)) to \(text(high))")
        case (let low?, nil): localized("target: at least \(text(low))")
        case (nil, let high?): localized("target: at most \(text(high))")
        case (nil, nil): localized("target")
        }
    }

    static func activity(_ kind: ActivityKind, _ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let readings = history.activities.filter { $0.kind == kind && (from...to).contains($0.moment.day) }
        let points = Dictionary(grouping: readings, by: \.moment.day).sorted { $0.key < $1.key }
            .compactMap { day, readings in
                ActivityRule.total(kind, on: day, of: readings).map {
                    Point(day: day, value: $0.approximate, text: DecimalText.grouped($0))
                }
            }
        var summary = [localized("There is no activity in this time.")]
        if let mean = TrendWords.mean(points.map(\.value)) {
            summary = [
                localized(
                    "Recorded on \(points.count) of \(from.days(until: to) + 1, "day"); ",
                    "a mean of \(TrendWords.text(mean)) \(kind.unit) on those."
                )
            ]
        }
        return Trend(
            subject: TrendSubject.activity(kind).word,
            title: TrendSubject.activity(kind).title,
            unit: kind.unit,
            from: from,
            to: to,
            lines: [Line(name: localized("each day"), points: points)],
            isFromZero: true,
            summary: summary
        )
    }
}

extension PartialTotal {
    /// Adds the total of another day.
    mutating func add(_ other: PartialTotal) {
        known.add(other.known)
        unknownFoods += other.unknownFoods
        foods += other.foods
    }
}
