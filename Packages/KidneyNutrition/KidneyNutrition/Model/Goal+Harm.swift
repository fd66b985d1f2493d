public import FractionParser
import TimeKit
import WordKit

/// The reason why a goal could harm. A new goal with such a reason is refused; an existing goal pauses.
public enum GoalHarm: Hashable, Sendable {
    /// A person whom the tables don't cover, with the reason in words.
    case outsideTables(String)
    /// A goal that pauses on sick days.
    case sickDay
    /// The same on a day on which the illness was over, too.
    case sickDayOver
    /// More fruit and vegetables while potassium is high.
    case fruitWithHighPotassium(LabCitation)
    /// More fruit and vegetables under a limit of potassium, which is in milligrams a day.
    case fruitUnderPotassiumLimit(Rational)
    /// More fruit and vegetables without a recent potassium value. The citation is the last value, which is old; nil if there is none.
    case fruitPotassiumUnknown(LabCitation?)
    /// More fruit and vegetables where the only potassium value couldn't be used.
    case fruitPotassiumNotUsed(LabLimitState.PassedOver)
    /// More fruit and vegetables with a medicine that raises potassium, and without a recent potassium value. The citation is the last value; nil
    /// if there is none.
    case fruitPotassiumUnknownWithMedicine(LabCitation?, medicine: String)
    /// More fruit and vegetables on hemodialysis with little urine. The amount is in milliliters a day; nil if it isn't known.
    case fruitLittleUrine(Rational?)
    /// More fruit and vegetables on hemodialysis with a high potassium value in the last 90 days.
    case fruitLatelyHigh(LabCitation)
    /// More fruit and vegetables than ``GoalHarmRule/mostCups``.
    case fruitTooMuch(cups: Rational)
    /// A goal of weight without a weight of the last 30 days to start from.
    case weightUnknown
    /// A goal of weight without a height, so that the healthy range of weight isn't known.
    case heightUnknown
    /// A current weight under `least`, where underweight begins.
    case underweight(kilograms: Rational, least: Rational)
    /// A goal under `least`, where underweight begins.
    case weightTooLow(kilograms: Rational, least: Rational)
    /// A faster loss than the maximum, in kilograms a week.
    case weightTooFast(perWeek: Rational, most: Rational)
    /// A goal that isn't below the current weight. Both are in kilograms.
    case weightNotBelow(Rational, now: Rational)
    /// A person who should ask the care team before losing weight, because of dialysis or frailty, with the reason in words.
    case weightForCareTeam(String)
    /// A goal for fluid over the limit, both in milliliters a day.
    case fluidOverLimit(Rational, limit: TargetLimit)
    /// Any goal for fluid on dialysis without a known limit.
    case fluidLimitUnknown
    /// Any goal for fluid on hemodialysis while the urine isn't known, from which the limit is counted.
    case fluidUrineUnknown
    /// More fluid than ``GoalHarmRule/mostFluid``, in milliliters a day.
    case fluidTooMuch(Rational)
    /// Less fluid without a limit.
    case fluidNotLimited
    /// Less fluid than `least`, which is half of the limit. Both are in milliliters a day.
    case fluidTooLittle(Rational, least: Rational)
    /// Less fluid with tolvaptan, which needs water.
    case fluidWithTolvaptan
    /// Less protein or energy a day than the floor, in the nutrient's unit.
    case underFloor(Nutrient, Rational, floor: TargetLimit)
    /// A ceiling for protein on dialysis that is within the target range. The risk there is too little protein.
    case underRange(Nutrient, Rational, low: TargetLimit, high: TargetLimit)
    /// Protein or energy whose floor isn't known.
    case floorUnknown(Nutrient)
    /// More of a nutrient a day than its limit, in the nutrient's unit.
    case overCeiling(Nutrient, Rational, ceiling: TargetLimit)
    /// Less of a nutrient that has no limit now.
    case notLimited(Nutrient)
    /// Less of a nutrient whose laboratory value is low already.
    case alreadyLow(LabCitation)
    /// Less of a nutrient a day than `least`, the strictest limit that a source advises.
    case tooStrict(Nutrient, Rational, least: Rational)
    /// Less salt with lithium, whose level in the blood depends on sodium.
    case saltWithLithium
    /// A target blood pressure that isn't from 110/60 to 150/90.
    case pressureOutOfRange
    /// A goal for the eGFR on dialysis, where it has no meaning.
    case eGFROnDialysis

    /// A sentence with the reason and what to do, with the person's units first.
    public func message(in units: UnitSystem) -> String {
        switch self {
        case .outsideTables(let reason): reason
        case .sickDay:
            localized(
                "on a sick day goals of weight, protein and blood pressure pause — they go on when you say that you are well"
            )
        case .sickDayOver:
            localized(
                "you were ill on this day, so its goals of weight, protein and blood pressure pause — they go on the day after"
            )
        case .fruitWithHighPotassium(let lab):
            localized(
                "\(lab.words) is high, and more fruit and vegetables bring more potassium — ask which of them fit for now"
            )
        case .fruitUnderPotassiumLimit(let limit):
            localized(
                "potassium is limited to \(text(limit)) mg a day, and more fruit and vegetables bring more of it — ",
                "ask your care team first"
            )
        case .fruitPotassiumUnknown(let lab):
            lab.map {
                localized(
                    "\($0.words) is \($0.age) days old, ",
                    "and with this kidney disease fruit and vegetables can raise it — ask for a test first"
                )
            }
                ?? localized(
                    "there is no potassium value, ",
                    "and with this kidney disease fruit and vegetables can raise it — ask for a test first"
                )
        case .fruitPotassiumNotUsed(let unused):
            localized("\(unused.message). Until then fruit and vegetables are no goal, as they can raise potassium")
        case .fruitPotassiumUnknownWithMedicine(let lab, let medicine):
            lab.map {
                localized(
                    "\($0.words) is \($0.age) days old, and a medicine of yours (\(medicine)) raises it — ask for a test first"
                )
            }
                ?? localized(
                    "there is no potassium value, and a medicine of yours (\(medicine)) raises it — ask for a test first"
                )
        case .fruitLittleUrine(let urine):
            urine.map {
                localized(
                    "with \(text($0)) mL of urine a day the kidneys can't take the potassium of more fruit and vegetables off ",
                    "between sessions — ask your care team which of them fit"
                )
            }
                ?? localized(
                    "while it isn't known how much urine there is the kidneys can't take the potassium of more fruit and vegetables off ",
                    "between sessions — ask your care team which of them fit"
                )
        case .fruitLatelyHigh(let lab):
            localized(
                "\(lab.words) was high in the last 90 days, and more fruit and vegetables bring more potassium — ",
                "ask your care team first"
            )
        case .fruitTooMuch(let cups): localized("\(text(cups)) cups a day are more than people eat — enter at most 8")
        case .weightUnknown: localized("there is no weight of the last 30 days to start from — enter one")
        case .heightUnknown:
            localized("without the height it can't be told which weight is healthy — enter it in the profile")
        case .underweight(let kilograms, let least):
            localized(
                "\(weight(kilograms, units)) is under the \(weight(least, units)) where underweight begins — ",
                "losing more could harm: ask your care team about eating more"
            )
        case .weightTooLow(let kilograms, let least):
            localized(
                "\(weight(kilograms, units)) would be underweight for this height — choose \(weight(least, units)) or more"
            )
        case .weightTooFast(let perWeek, let most):
            localized(
                "that would be \(weight(perWeek, units)) a week; \(weight(most, units)) is a sane pace — choose a later day"
            )
        case .weightNotBelow(let kilograms, let now):
            localized(
                "\(weight(kilograms, units)) is not below the last weight of \(weight(now, units)) — enter a lower one"
            )
        case .weightForCareTeam(let reason): localized("\(reason) — ask your care team before you try to lose weight")
        case .fluidOverLimit(let amount, let limit):
            localized(
                "\(volume(amount, units)) is more than the fluid limit of \(volume(limit.value, units)) — keep to the limit"
            )
        case .fluidLimitUnknown:
            localized("on dialysis a goal for fluid needs a limit first — ask your care team for yours")
        case .fluidUrineUnknown:
            localized(
                "a goal for fluid needs the limit first, which is counted from the urine of 24 hours — ",
                "enter it in the profile, 0 if there is none"
            )
        case .fluidTooMuch(let amount):
            localized(
                "\(volume(amount, units)) a day can be too much for weak kidneys — enter at most \(volume(GoalHarmRule.mostFluid, units)), ",
                "or ask your care team"
            )
        case .fluidNotLimited:
            localized("nothing limits your fluid, and drinking less can harm the kidneys — ask first")
        case .fluidTooLittle(let amount, let least):
            localized(
                "\(volume(amount, units)) is far below the limit — enter \(volume(least, units)) or more, or ask your care team"
            )
        case .fluidWithTolvaptan: localized("tolvaptan needs free access to water — ask before you drink less")
        case .underFloor(let nutrient, let amount, let floor):
            localized(
                "\(text(amount)) \(nutrient.unit) of \(nutrient.name) is under the \(text(floor.value)) \(nutrient.unit) that are ",
                "needed a day — choose that or more"
            )
        case .underRange(let nutrient, let amount, let low, let high):
            localized(
                "at most \(text(amount)) \(nutrient.unit) of \(nutrient.name) leaves little room over the ",
                "\(text(low.value)) \(nutrient.unit) that are needed a day — choose \(text(high.value)) \(nutrient.unit) or more"
            )
        case .floorUnknown(let nutrient):
            localized("how much \(nutrient.name) is needed isn't known yet — enter the category and a weight")
        case .overCeiling(let nutrient, let amount, let ceiling):
            localized(
                "\(text(amount)) \(nutrient.unit) of \(nutrient.name) is more than the limit of ",
                "\(text(ceiling.value)) \(nutrient.unit) — choose that or less"
            )
        case .notLimited(let nutrient):
            localized(
                "nothing limits \(nutrient.name) now, and eating less of it without need can harm — ask your care team"
            )
        case .alreadyLow(let lab):
            localized("\(lab.words) is low, and eating less of it could lower it further — ask your care team")
        case .tooStrict(let nutrient, let amount, let least):
            localized(
                "\(text(amount)) \(nutrient.unit) of \(nutrient.name) is less than any text advises — ",
                "choose \(text(least)) \(nutrient.unit) or more"
            )
        case .saltWithLithium:
            localized("with lithium a change of salt changes the medicine's level — talk to the prescriber first")
        case .pressureOutOfRange:
            localized(
                "that is no blood pressure to aim at — choose from 110/60 to 150/90, from which on a mean is told to the care team"
            )
        case .eGFROnDialysis: localized("on dialysis the eGFR says nothing — choose another value")
        }
    }

    private func text(_ number: Rational) -> String { DecimalText.grouped(number, most: 1) }

    // A refusal shows weights and volumes in both systems of units, because the person may have typed the number in either.

    private func weight(_ kilograms: Rational, _ units: UnitSystem) -> String {
        let other: UnitSystem = units == .conventional ? .international : .conventional
        let own = WeightRule.text(kilograms: kilograms, in: units)
        return "\(own) (\(WeightRule.text(kilograms: kilograms, in: other)))"
    }

    private func volume(_ milliliters: Rational, _ units: UnitSystem) -> String {
        guard units == .international,
            let ounces = try? KitchenUnit.milliliter.convert(milliliters, to: .fluidOunce)
        else { return FluidRule.text(milliliters, in: .conventional) }
        return "\(FluidRule.text(milliliters, in: units)) (\(DecimalText.grouped(ounces, most: 1)) fl oz)"
    }
}
