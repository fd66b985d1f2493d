import FractionParser
import TimeKit

// The trends of daily totals: food, fluid and activity.
extension Trend {
    static func intake(_ subject: TrendSubject, _ history: CareHistory, _ from: LocalDate, _ to: LocalDate) -> Trend {
        let nutrient: Nutrient? = if case .nutrient(let nutrient) = subject { nutrient } else { nil }
        let isInOunces = nutrient == nil && history.profile.units == .conventional
        let unit = nutrient?.unit ?? (isInOunces ? "fl oz" : "mL")
        let factor = isInOunces ? FluidRule.ounce ?? 1 : 1
        let days = history.entries(from: from, to: to)
        var span = PartialTotal()
        let points = days.compactMap { day, entries -> Point? in
            let totals = Totals(entries)
            let total = nutrient.map { totals[$0] } ?? totals.fluid
            span.add(total)
            // A day whose foods all lack a figure isn't a point.
            guard total.unknownFoods < total.foods || total.known.thousandths > 0 else { return nil }
            let value = (try? total.known.value.multiplying(by: factor)) ?? total.known.value
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
            lines: [Line(name: "each day", points: points)],
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
        guard days > 0 else { return ["Nothing was written down in this time."] }
        var sentences = ["Written down on \(days) of \(Words.count(count, "day"))."]
        if let mean = TrendWords.mean(points.map(\.value)), let low = points.min(by: { $0.value < $1.value }),
            let high = points.max(by: { $0.value < $1.value })
        {
            sentences.append(
                "A mean of \(span.isComplete ? "" : "at least ")\(TrendWords.text(mean)) \(unit) a day, "
                    + "between \(low.text) and \(high.text)."
            )
        }
        if !span.isComplete {
            sentences.append(
                "\(span.unknownFoods) of \(Words.count(span.foods, "food")) \(span.unknownFoods == 1 ? "has" : "have") "
                    + "no figure for it: there was more than is shown."
            )
        }
        return sentences
    }

    /// Adds the target of the last day. A clinic's limits become lines, and the whole target a band.
    mutating func aim(at quantity: TargetQuantity, _ history: CareHistory, _ day: LocalDate, scaledBy scale: Double = 1)
    {
        let target = history.targets(on: day)[quantity]
        func number(_ limit: TargetLimit) -> Double { limit.value.approximate * scale }
        for (limit, word) in [(target.low, "at least"), (target.high, "at most")] {
            guard let limit, limits.count < 3, case .clinic = limit.reason.origin else { continue }
            let shown = "\(word) \(TrendWords.text(number(limit)))"
            limits.append(Limit(label: "clinic: \(shown)", value: number(limit)))
        }
        if target.low != nil || target.high != nil, bands.count < 2 {
            bands.append(Band(label(of: target, scale), low: target.low.map(number), high: target.high.map(number)))
            if target.isWeak { notes.append("The target rests on a value older than 90 days.") }
        } else {
            notes.append(
                target.mode == .unknown
                    ? "There is no target: something of the profile is missing." : "There is no limit of it now."
            )
        }
        let before = history.targets(on: from)[quantity]
        if before.shown != target.shown {
            notes.append("On \(from) the target was another: \(before.shown(in: history.profile.units)).")
        }
    }

    private func label(of target: DayTarget, _ scale: Double) -> String {
        func text(_ limit: TargetLimit) -> String { TrendWords.text(limit.value.approximate * scale) }
        return switch (target.low, target.high) {
        case (let low?, let high?):
            low.value == high.value ? "target \(text(low))" : "target \(text(low)) to \(text(high))"
        case (let low?, nil): "target: at least \(text(low))"
        case (nil, let high?): "target: at most \(text(high))"
        case (nil, nil): "target"
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
        var summary = ["There is no activity in this time."]
        if let mean = TrendWords.mean(points.map(\.value)) {
            summary = [
                "Recorded on \(points.count) of \(Words.count(from.days(until: to) + 1, "day")); "
                    + "a mean of \(TrendWords.text(mean)) \(kind.unit) on those."
            ]
        }
        return Trend(
            subject: TrendSubject.activity(kind).word,
            title: TrendSubject.activity(kind).title,
            unit: kind.unit,
            from: from,
            to: to,
            lines: [Line(name: "each day", points: points)],
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
