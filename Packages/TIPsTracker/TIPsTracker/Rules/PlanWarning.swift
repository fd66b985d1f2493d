import Foundation
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
    /// A dose of a tenth or less of the one it replaces: by an edit, or of the former cycle's last week.
    case doseShrinks(item: String, from: DoseLabel, to: DoseLabel)
    /// Another dose of today, after an edit of the cycle's start; nil for none.
    case doseToday(item: String, from: DoseLabel?, to: DoseLabel?)
    /// An item that the clinic had stopped in the former cycle, and that stays stopped in the new one.
    case stillStopped(item: String, since: LocalDate)
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
    /// Several people, or one on several devices, logged one box. A log is "Ann 08:00".
    case loggedTwice(item: String, logs: [String])
    /// Several true doses on one day were recorded. A dose is "Ann 08:00".
    case takenTwice(item: String, doses: [String])
    /// Two treatment foods were logged closer together than the plan's wait, and nobody said that it was on purpose: on two devices that
    /// didn't know of each other, or by an edit.
    case tooClose(first: String, second: String, minutes: Int)
    /// The adrenaline has expired, or expires within 30 days.
    case adrenalineExpires(LocalDate, isExpired: Bool)
    /// A log in the future: a device's clock was wrong.
    case logInFuture(item: String, at: Instant)
    /// A supply that runs out in a number of days.
    case supplyLow(item: String, days: Int)
    /// A supply of which nobody can tell how long it lasts. A reason is "its doses are in tsp; count it in tsp".
    case supplyUnclear(item: String, why: String)
    /// A deleted severe reaction, or one whose creation was undone. The reminders and the timer that it stopped resume unless the stop after another
    /// reaction stands. One of these is "the reaction “hives” of 2026-01-05 09:00".
    case severeDeleted(symptom: String, began: Instant, by: String, at: Instant, standing: [String] = [])

    /// The warning in words, with times in UTC and marked so: "Peanut was logged twice: Ann 08:00, Bob 08:12". It gives no advice on doses.
    public var text: String { text(in: TimeZone.gmt) }

    /// The warning in words, with times in a zone.
    public func text(in zone: some LocalClocks) -> String {
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
        case .doseShrinks(let item, let from, let to):
            localized(
                "\(item): the dose, \(to.text), is a tenth of the one before, \(from.text), or less — ",
                "check with the clinic's plan"
            )
        case .doseToday: localized("\(dosesOfToday(before: "")) — check with the clinic's plan")
        case .stillStopped(let item, let since):
            localized(
                "\(item) stays stopped by the clinic, since \(since) — if the clinic says that it goes on, an admin ends the stop"
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
        case .loggedTwice(let item, let logs) where logs.count > 2:
            localized(
                "\(item) was logged \(logs.count) times: \(logs.joined(separator: ", ")) — if more than one was taken, call the clinic; ",
                "else an admin deletes the others"
            )
        case .loggedTwice(let item, let logs):
            localized(
                "\(item) was logged twice: \(logs.joined(separator: ", ")) — if both were taken, call the clinic; else an admin deletes one"
            )
        case .takenTwice(let item, let doses) where doses.count > 2:
            localized(
                "\(item) was taken \(doses.count) times: \(doses.joined(separator: ", ")), each recorded as a dose of its own — ",
                "tell the clinic"
            )
        case .takenTwice(let item, let doses):
            localized(
                "\(item) was taken twice: \(doses.joined(separator: ", ")), recorded as a second dose — tell the clinic"
            )
        case .tooClose(let first, let second, let minutes):
            localized(
                "\(first) and \(second) are less than \(minutes, "minute") apart, the plan's wait between treatment foods — ",
                "if both times are right, tell the clinic; else an admin edits one"
            )
        case .adrenalineExpires(let day, isExpired: true):
            localized("The epinephrine EXPIRED on \(day) — ask the clinic or pharmacy for a new one today")
        case .adrenalineExpires(let day, isExpired: false):
            localized("The epinephrine is good until \(day)")
        case .logInFuture(let item, let at):
            localized(
                "\(item) is logged for \(zone.shown(at)), which is still to come — look at the clock of the device that logged it"
            )
        case .supplyLow(let item, let days):
            days < 1
                ? localized("\(item) isn't enough for the next dose — see that there is more")
                : localized(
                    "\(item) lasts for \(days, one: "# more day", other: "# more days") — see that there is more"
                )
        case .supplyUnclear(let item, let why):
            localized("\(item): how long the supply lasts can't be told: \(why)")
        case .severeDeleted(let symptom, let began, let by, let at, let standing) where !standing.isEmpty:
            localized(
                "\(by) deleted the reaction “\(Reaction.shown(symptom))” of \(zone.shown(began)) at \(zone.shown(at)); ",
                "the stop after \(listed(standing)) stands — see in the reactions whether that is right"
            )
        case .severeDeleted(let symptom, let began, let by, let at, _):
            localized(
                "\(by) deleted the reaction “\(Reaction.shown(symptom))” of \(zone.shown(began)) at \(zone.shown(at)); what it had stopped goes on — ",
                "see in the reactions whether that is right"
            )
        }
    }

    /// Returns a sentence about today's dose after and before an edit, followed by other words: "today's dose of Peanut is now 1/4 tsp, it was 1
    /// tsp". For any other warning, returns the other words alone.
    func dosesOfToday(before words: String) -> String {
        guard case .doseToday(let item, let from, let to) = self else { return words }
        let (was, now) = (from?.text ?? localized("no dose"), to?.text ?? localized("no dose"))
        return words.isEmpty
            ? localized("today's dose of \(item) is now \(now), it was \(was)")
            : localized("today's dose of \(item) is now \(now), it was \(was); \(words)")
    }

    /// The doses before and after, if one is at least ten times the other; else nil.
    var tenfold: UnusualDose? {
        switch self {
        case .doseJumps(let item, _, let from, let to), .doseGrows(let item, let from, let to, isTenfold: true),
            .doseShrinks(let item, let from, let to):
            UnusualDose(item: item, from: from, to: to)
        default: nil
        }
    }

    /// The doses before and after a change of the unit that needs a confirmation; nil for any other warning.
    var otherUnit: UnusualDose? {
        switch self {
        case .unitChanges(let item, _, let from, let to), .unitDiffers(let item, let from, let to):
            UnusualDose(item: item, from: from, to: to)
        default: nil
        }
    }
}
