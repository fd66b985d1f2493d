public import Foundation
public import TimeKit
import WordKit

/// A remarkable fact in the plan. It blocks nothing.
public enum PlanWarning: Hashable, Codable, Sendable {
    /// A weekly dose lower than the week before.
    case doseFalls(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A weekly dose of more than three times, and less than ten times, that of the week before.
    case doseRises(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A dose more than three times, or at least ten times, the one it replaces: by an edit, or of the former cycle's last week.
    case doseGrows(item: String, from: DoseLabel, to: DoseLabel, isTenfold: Bool)
    /// A weekly dose of at least ten times that of the week before.
    case doseJumps(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A weekly dose in another unit than the week before, if the two can't be compared or it is a tenth or less.
    case unitChanges(item: String, week: Int, from: DoseLabel, to: DoseLabel)
    /// A dose in another unit than the one before it (an edit, or the last week of the former cycle), if the two can't be compared or it is a
    /// tenth or less.
    case unitDiffers(item: String, from: DoseLabel, to: DoseLabel)
    /// A treatment food without a dose in some weeks.
    case dosesMissing(item: String, weeks: [Int])
    /// Several items of one category with the same name.
    case sameName(String, Category)
    /// Logs outside the dosing days, after an edit of the cycle's dates.
    case logsOutside(count: Int)
    /// Two people logged one box.
    case loggedTwice(item: String, first: String, second: String)
    /// A true second dose on one day was recorded.
    case takenTwice(item: String, first: String, second: String)
    /// Two treatment foods were logged closer together than the plan's wait, and nobody said that it was on purpose: on two devices that
    /// didn't know of each other, or by an edit.
    case tooClose(first: String, second: String, minutes: Int)
    /// The adrenaline has expired, or expires within 30 days.
    case adrenalineExpires(LocalDate, isExpired: Bool)
    /// A log in the future: a device's clock was wrong.
    case logInFuture(item: String, at: Instant)
    /// A supply that runs out in a number of days.
    case supplyLow(item: String, days: Int)
    /// A deleted severe reaction, or one whose creation was undone. The reminders and the timer that it stopped resume.
    case severeDeleted(symptom: String, began: Instant, by: String, at: Instant)

    /// The warning in words, with times in UTC and marked so: "Peanut was logged twice: Ann 08:00, Bob 08:12". It gives no advice on doses.
    public var text: String { text(in: .gmt) }

    /// The warning in words, with times in a zone.
    public func text(in zone: TimeZone) -> String {
        switch self {
        case .doseFalls(let item, let week, let from, let to):
            localized(
                "\(item): the dose of week \(week), \(to.text), is lower than the one before, \(from.text) — check with the clinic's plan"
            )
        case .doseJumps(let item, let week, let from, let to):
            localized(
                "\(item): the dose of week \(week), \(to.text), is ten times the one before, \(from.text), or more — ",
                "check with the clinic's plan"
            )
        case .doseRises(let item, let week, let from, let to):
            localized(
                "\(item): the dose of week \(week), \(to.text), is more than three times the one before, \(from.text) — ",
                "check with the clinic's plan"
            )
        case .doseGrows(let item, let from, let to, isTenfold: true):
            localized(
                "\(item): the dose, \(to.text), is ten times the one before, \(from.text), or more — ",
                "check with the clinic's plan"
            )
        case .doseGrows(let item, let from, let to, isTenfold: false):
            localized(
                "\(item): the dose, \(to.text), is more than three times the one before, \(from.text) — ",
                "check with the clinic's plan"
            )
        case .unitChanges(let item, let week, let from, let to):
            localized(
                "\(item): the dose of week \(week), \(to.text), is in another unit than the one before, \(from.text) — ",
                "check with the clinic's plan"
            )
        case .unitDiffers(let item, let from, let to):
            localized(
                "\(item): the dose, \(to.text), is in another unit than the one before, \(from.text) — ",
                "check with the clinic's plan"
            )
        case .dosesMissing(let item, let weeks):
            localized("\(item) has no dose for \(TIPsError.list(weeks)) — enter the doses of the plan")
        case .sameName(let name, let category):
            localized(
                "\(name) is there more than once in \(category.title) — rename or delete one if that is not meant"
            )
        case .logsOutside(let count):
            localized(
                "\(count, one: "# log is", other: "# logs are") outside the cycle's days — look whether its dates are right"
            )
        case .loggedTwice(let item, let first, let second):
            localized(
                "\(item) was logged twice: \(first), \(second) — if both were taken, call the clinic; else an admin deletes one"
            )
        case .takenTwice(let item, let first, let second):
            localized("\(item) was taken twice: \(first), \(second), recorded as a second dose — tell the clinic")
        case .tooClose(let first, let second, let minutes):
            localized(
                "\(first) and \(second) are less than \(minutes, "minute") apart, the plan's wait between treatment foods — ",
                "if both times are right, tell the clinic; else an admin edits one"
            )
        case .adrenalineExpires(let day, isExpired: true):
            localized("the adrenaline EXPIRED on \(day)")
        case .adrenalineExpires(let day, isExpired: false):
            localized("the adrenaline is good until \(day)")
        case .logInFuture(let item, let at):
            localized(
                "\(item) is logged for \(zone.shown(at)), which is still to come — look at the clock of the device that logged it"
            )
        case .supplyLow(let item, let days):
            days < 1
                ? localized("\(item) doesn't last for today — see that there is more")
                : localized(
                    "\(item) lasts for \(days, one: "# more day", other: "# more days") — see that there is more"
                )
        case .severeDeleted(let symptom, let began, let by, let at):
            localized(
                "\(by) deleted the severe reaction “\(Reaction.shown(symptom))” of \(zone.shown(began)) at \(zone.shown(at)); what it had stopped goes on — ",
                "see in the reactions whether that is right"
            )
        }
    }

    /// The doses before and after, if one is at least ten times the other; else nil.
    var tenfold: (item: String, from: DoseLabel, to: DoseLabel)? {
        switch self {
        case .doseJumps(let item, _, let from, let to), .doseGrows(let item, let from, let to, isTenfold: true):
            (item, from, to)
        default: nil
        }
    }

    /// The doses before and after a change of the unit that needs a confirmation; nil for any other warning.
    var otherUnit: (item: String, from: DoseLabel, to: DoseLabel)? {
        switch self {
        case .unitChanges(let item, _, let from, let to), .unitDiffers(let item, let from, let to): (item, from, to)
        default: nil
        }
    }
}
