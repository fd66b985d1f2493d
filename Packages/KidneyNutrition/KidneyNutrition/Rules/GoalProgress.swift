public import FractionParser
public import TimeKit
import WordKit

/// The progress of a goal on a day, computed from measurements and entries.
public struct GoalProgress: Hashable, Sendable {
    public enum State: String, CaseIterable, Codable, Sendable {
        case reached, underway, missed, unknown, paused
    }

    public let goal: TimeKit.ID<Goal>
    /// The aim on the day.
    public let aim: GoalAim
    public let state: State
    /// The completed part, 0 to 1; nil if it can't be computed. For a maximum, it is the part already used.
    public let share: Rational?
    /// The progress in words: "78.2 of 75 kg, from 82 kg".
    public let shown: String
    /// A remark, such as the reason for an unknown or paused state. Empty if there is none.
    public let note: String
}

extension RewardJudge {
    /// Returns the progress of a goal on the judge's day; nil if the goal isn't active on it.
    public mutating func progress(of goal: Goal) -> GoalProgress? {
        guard let aim = goal.aim(on: today) else { return nil }
        let setting = setting(today)
        if let harm = GoalHarmRule.harm(aim, in: setting) {
            return GoalProgress(
                goal: goal.id,
                aim: aim,
                state: .paused,
                share: nil,
                shown: localized("paused"),
                note: harm.message(in: setting.profile.units)
            )
        }
        let parts =
            switch aim {
            case .weight(let kilograms, _): weightProgress(kilograms, since: goal.from)
            case .lab(let analyte): labProgress(analyte)
            case .bloodPressure(let systolic, let diastolic): pressureProgress(systolic, diastolic)
            case .activity(let minutes): activityProgress(minutes)
            default: dayProgress(aim)
            }
        return GoalProgress(
            goal: goal.id,
            aim: aim,
            state: parts.state,
            share: parts.share,
            shown: parts.shown,
            note: parts.note
        )
    }

    private typealias Parts = (state: GoalProgress.State, share: Rational?, shown: String, note: String)

    private mutating func dayProgress(_ aim: GoalAim) -> Parts {
        let intake = intake(today)
        let (total, number, unit): (PartialTotal, Rational, String) =
            switch aim {
            case .fluidAtLeast(let number), .fluidAtMost(let number): (intake.totals.fluid, number, "mL")
            case .fruitAndVegetables(let cups): (intake.fruitCups(in: setting(today)), cups, localized("cups"))
            case .atMost(let nutrient, let number), .atLeast(let nutrient, let number):
                (intake.totals[nutrient], number, nutrient.unit)
            default: (PartialTotal(), 1, "")
            }
        let state = GoalDay.state(aim, intake, in: setting(today), today: today)
        let shown =
            if intake.count == 0 {
                localized("nothing written down")
            } else if unit == "mL" {
                localized(
                    "\(FluidRule.text(total, in: record.profile.units)) of \(FluidRule.text(number, in: record.profile.units))"
                )
            } else {
                total.text(unit: unit, ofGoal: number)
            }
        return (
            state == .met ? .reached : state == .missed ? .missed : .underway,
            share(total.known.value, of: number),
            shown,
            [
                total.isComplete ? nil : localized("\(total.withoutFigure): it can be more"),
                aim.subject == .fruitAndVegetables ? intake.withoutWarned(in: setting(today)) : nil,
            ].compactMap(\.self).joined(separator: "; ")
        )
    }

    private mutating func weightProgress(_ goal: Rational, since from: LocalDate) -> Parts {
        let weights = ReadingDeduplication.unique(
            record.weights.map { $0.counted(for: record.profile) }
                .filter { $0.context == .daily && $0.moment.day <= today }
        )
        .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let last = weights.last,
            let first = weights.last(where: { $0.moment.day <= from }) ?? weights.first,
            let now = last.kilograms, let start = first.kilograms
        else { return (.unknown, nil, localized("no weight yet"), localized("enter a weight")) }
        let units = record.profile.units
        func text(_ kilograms: Rational) -> String { WeightRule.text(kilograms: kilograms, in: units) }
        let number = text(now).prefix { $0 != " " }
        let shown = localized("\(number) of \(text(goal)), from \(text(start))")
        if now <= goal { return (.reached, 1, shown, "") }
        guard let done = try? start.subtracting(now), let way = try? start.subtracting(goal), way > 0 else {
            return (.underway, 0, shown, "")
        }
        return (.underway, share(done, of: way), shown, "")
    }

    private mutating func labProgress(_ analyte: Analyte) -> Parts {
        if analyte == .eGFR { return filtrationProgress() }
        guard let last = LabLimitRule.leading(analyte, record.labs, on: today) else {
            return (.unknown, nil, localized("no value yet"), localized("ask for a test"))
        }
        let found = LabRule.finding(last, for: patient, among: record.labs, on: today)
        let age = last.moment.day.days(until: today)
        let isOld = age > LabCitation.freshDays
        let note = isOld ? localized("the value is \(age) days old — ask for a new test") : ""
        let state: GoalProgress.State =
            switch found.isWhereItShouldBe {
            // An old value tells nothing about now.
            case true?: isOld ? .unknown : .reached
            case false?: .underway
            case nil: .unknown
            }
        return (state, nil, localized("\(last.shown) of \(last.moment.day)", context: "day"), note)
    }

    private func filtrationProgress() -> Parts {
        let points = EGFR.points(record.labs, for: record.profile).filter { $0.moment.day <= today }
        guard let last = points.last else {
            return (.unknown, nil, localized("no value yet"), localized("ask for a test"))
        }
        let shown = localized("\(last.shown) \(LabUnit.mLPerMinute.symbol) of \(last.moment.day)")
        let course = EGFRCourse(points, for: record.profile, on: today)
        switch course.isHeld {
        case true?: return (.reached, nil, shown, "")
        case false?: return (.underway, nil, shown, course.words)
        case nil: return (.unknown, nil, shown, course.words)
        }
    }

    private mutating func pressureProgress(_ systolic: Rational, _ diastolic: Rational) -> Parts {
        let recent = ReadingDeduplication.unique(
            record.pressures.filter { $0.moment.day <= today && $0.moment.day.days(until: today) < 30 }
        )
        guard let mean = PressureRule.mean(of: recent, under: systolic, over: diastolic) else {
            return (
                .unknown, nil, localized("no reading of the last 30 days"), localized("measure and write down a few")
            )
        }
        let shown =
            localized("a mean of \(mean.shown) of \(recent.count, "reading") in 30 days")
        guard !recent.contains(where: { PressureRule.flag($0).isLow }) else {
            return (.unknown, nil, shown, localized("a reading was low — ask your care team before aiming lower"))
        }
        return (mean.isReached ? .reached : .underway, nil, shown, "")
    }

    private mutating func activityProgress(_ goal: Rational) -> Parts {
        var minutes = Rational.zero
        for day in RewardPeriod(.week, of: today).days where day <= today {
            guard let more = ActivityRule.total(.minutes, on: day, of: record.activities) else { continue }
            minutes = (try? minutes.adding(more)) ?? minutes
        }
        let shown = localized("\(DecimalText.grouped(minutes)) of \(DecimalText.grouped(goal)) minutes this week")
        return (minutes >= goal ? .reached : .underway, share(minutes, of: goal), shown, "")
    }

    /// Returns the ratio of a part to a whole, limited to 0 through 1; nil if the whole isn't positive.
    private func share(_ part: Rational, of whole: Rational) -> Rational? {
        guard whole > 0, let share = try? part.dividing(by: whole) else { return nil }
        return min(max(share, 0), 1)
    }
}
