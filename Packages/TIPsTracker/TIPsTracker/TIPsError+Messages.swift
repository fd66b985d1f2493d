public import Foundation
import FractionParser
import ScreenKit
import StorageKit
import TimeKit

extension TIPsError: CustomStringConvertible {
    /// The problem with the value at fault, and the next step. Times are in UTC and marked so.
    public var description: String { message(in: .gmt) }

    /// The message with times in a zone: the room's.
    public func message(in zone: TimeZone) -> String {
        entryMessage ?? requestMessage ?? ruleMessage(in: zone) ?? fileMessage(in: zone)
    }

    private var entryMessage: String? {
        switch self {
        case .blank(let rule): "the \(rule.label) is blank — enter \(rule.example)"
        case .tooLong(let rule, let characters):
            "the \(rule.label) has \(characters) characters — shorten it to \(rule.limit)"
        case .notAnAmount(let text, let error): error.doseMessage(for: text)
        case .doseIsRange(let text): "“\(text)” is a range — a dose is one amount: write the one to take"
        case .doseNotPositive(let text): "“\(text)” is no dose — write an amount above 0, or leave the dose out"
        case .doseIncomplete(let text): "“\(text)” has no amount or no unit — write both, such as 1/4 tsp"
        case .cycleNumberOutOfRange(let number):
            "\(number) is no cycle number — use one from \(Cycle.numbers.lowerBound) to \(Cycle.numbers.upperBound)"
        case .cycleNumberTaken(let number): "there is a cycle \(number) already — use another number"
        case .challengeNotAfterStart(let start, let challenge):
            "the food challenge on \(challenge) is not after the dosing start on \(start) — choose a later date for it"
        case .cycleTooLong(let weeks):
            "\(weeks) weeks are too many for a cycle — put the challenge at most \(Cycle.weekLimit) weeks after the start"
        case .cyclesOverlap(let number, let other, let start, let challenge):
            "cycle \(number) overlaps cycle \(other), which goes from \(start) to \(challenge) — "
                + "let it end by \(start), or start on \(challenge) or later"
        case .nameTaken(let name, "member"):
            "another member is called “\(name)” — choose another name; the same person joins with another phone by “tips sync join” with --as"
        case .nameTaken(let name, "device"): "the device “\(name)” belongs to the room already — nothing has to be done"
        case .nameTaken(let name, let what): "another \(what) is called “\(name)” — choose another name"
        case .missingWeekDoses(let item, let weeks):
            "“\(item)” has no dose for \(Self.list(weeks)) — enter one for each of them"
        case .tenfoldDose(let item, let from, let to):
            "“\(item)” has \(to.text) after \(from.text), which is ten times as much or more — check with the clinic's plan; "
                + "if it is meant, confirm it with --tenfold-is-meant"
        case .otherUnit(let item, let from, let to):
            "“\(item)” has \(to.text) after \(from.text), which is another unit — check with the clinic's plan; "
                + "if it is meant, confirm it with --unit-is-meant"
        case .weightNotPositive(let text): "“\(text)” is no weight — write it with its unit, such as 18 kg"
        case .gapOutOfRange(let hours):
            "\(hours) hours are no gap to ask after — use \(ClinicInstructions.gapRange.lowerBound) to "
                + "\(ClinicInstructions.gapRange.upperBound)"
        case .noSuchWeek(let week, let weeks): "the cycle has no week \(week) — use one from 1 to \(weeks)"
        case .weekIsPast(let week, let current):
            "week \(week) is over and stays as it was — enter doses from week \(current) on"
        case .noSuchPlace(let place, let last):
            "the category has no place \(place) — use \(last == 1 ? "1" : "one from 1 to \(last)")"
        case .weeklyDosesNotAllowed(let category):
            "only treatment foods have doses by week — enter one dose for what is in \(category.title)"
        case .notATime(let text): TimeError.notATime(text).description
        case .notAMoment(let text):
            "“\(text.prefix(40))” is no date — write one such as 2026-01-05, or 2026-01-05T07:30:00Z with its time"
        case .notAWholeNumber(let text): "“\(text.prefix(40))” is no whole number — write digits alone, such as 3"
        case .notACategory(let text):
            "“\(text)” is no category — use \(Category.allCases.map(\.rawValue).joined(separator: ", "))"
        case .timerOutOfRange(let minutes):
            "\(minutes) minutes are no time for the timer — use \(MemberSettings.timerRange.lowerBound) to "
                + "\(MemberSettings.timerRange.upperBound)"
        case .daysOutOfRange(let days): "\(days) is no number of days to warn ahead — use 1 to 365"
        case .holdTooLong(let days): "\(days) days are too many to hold at once — hold at most 60"
        case .notARoomCode(let text):
            "“\(text)” is no room code — write all thirteen letters and digits, as in K3F9-X2AA-7QWM-C, as they were sent"
        case .supplyUnitDiffers(let item, let unit, let doses):
            "the supply is in \(unit), but the doses of “\(item)” are in \(doses) — count it in \(doses)"
        default: nil
        }
    }

    private var requestMessage: String? {
        switch self {
        case .notSetUp: "there is no room here yet — set one up, or join one with its code: “tips setup” asks for both"
        case .alreadySetUp: "there is a room here already — use it, or another folder for another patient"
        case .noCycle: "the room has no cycle — set one up first: “tips cycle new”"
        case .notFound(let what, let text):
            "there is no \(what) “\(text)” — \(Self.lookup[what] ?? "look it up in the list: a name or an id")"
        case .ambiguous(let what, let text, let candidates):
            "“\(text)” can mean more than one \(what) — use one of: \(candidates.joined(separator: ", "))"
        case .noRoomWithCode(let code):
            "no room here has the code “\(code)”, or it has expired — ask an admin of the room for a new one, and for its address"
        case .notLetIn(let account, let name):
            "no admin has let this device in yet as \(name)'s — an admin runs “tips room let-in \(account) --as \(name)”; then join again"
        case .noSuchScreen(let link): "“\(LinkTarget.shown(link))” leads nowhere — use a link such as tips://home"
        default: nil
        }
    }

    /// The next step for each kind of missing record.
    private static let lookup = [
        "cycle": "give the number of one that “tips cycle” lists; “tips cycle new” sets up the next",
        "item": "give a name that “tips item list” shows; “tips item add” adds one",
        "deleted item": "give a name that “tips item list” shows",
        "unit": "give a name that “tips unit list” shows; “tips unit add” adds one",
        "log": "give the beginning of an id that “tips history” shows",
        "device that asks": "write the letters and digits that “tips sync join” shows on that device",
        "other device": "give the beginning of an id that “tips room members” shows",
        "member": "give a name that “tips room members” shows; “tips room add” adds one",
        "reaction": "give an id that “tips reaction list” shows",
        "severe reaction": "give an id that “tips emergency” shows",
        "supply": "see “tips supply”; “tips supply set” counts one",
        "held day": "see the days that are held: “tips hold list”",
        "refused change": "give a number that “tips sync parked” shows",
        "parked operation": "give a number that “tips sync parked” shows",
        "time zone": "write one such as America/Phoenix",
    ]

    private func ruleMessage(in zone: TimeZone) -> String? {
        switch self {
        case .notAllowed(let refusal): refusal.description
        case .inTheFuture(let at):
            "\(zone.shown(at)) is still to come — enter a time that is past, and look whether this device's clock is right"
        case .outsideCycle(let day):
            "\(day) is no day on which this can be logged — look at the cycle's dates: they can be edited"
        case .outsideItsCycle(let day, let start, let last):
            "\(day) is outside the cycle of this log — choose a time from \(start) to \(last)"
        case .notPlanned(let item, let day):
            "“\(item)” was not in the plan on \(day) — choose a day on which it was, or another item"
        case .notToday(let day):
            "\(day) is not today — log what is taken today; up to \(LogRule.graceEnd) it can be counted for yesterday, "
                + "and an admin can edit the time of a log"
        case .tooLateForYesterday(let until):
            "only up to \(until) can a log be counted for yesterday — log it for today; an admin can edit its time"
        case .timerRuns(let until, let item):
            "the wait between treatment foods lasts until \(zone.shown(until)) — wait, or log “\(item)” early on purpose"
        case .stopped(let item, let since):
            "“\(item)” was not logged, because the clinic stopped it from \(since) — if it was taken all the same, log it with "
                + "--although-stopped; an admin ends the stop with “tips item stop --resume”"
        case .clinicNotAsked(let item, let reasons, let clinic):
            "“\(item)” was not logged, because the clinic's word is asked for first: "
                + reasons.map { $0.text(in: zone) }.joined(separator: "; ") + "; \(clinic.text(for: reasons)) — "
                + "once the clinic said go on, log it with --clinic-said-go-on"
        case .notLogged(let item, let day): "“\(item)” is not logged on \(day) — there is nothing to take back"
        case .alreadyLogged(let item, let day):
            "“\(item)” is logged on \(day) already — choose a time on another day, or delete one of the two logs"
        case .challengeAhead(let day):
            "the food challenge is on \(day) — begin the next cycle then, or edit the date if it has changed"
        case .lastCycle:
            "cycle \(Cycle.numbers.upperBound) was the last: there is no cycle \(Cycle.numbers.upperBound + 1) — "
                + "edit the cycle if its number is wrong"
        case .changedAgain(let summary, let name, let at):
            "“\(summary)” was not taken back, because \(name ?? "somebody") changed the same thing later"
                + "\(at.map { ", at \(zone.shown($0))" } ?? "") — take that change back first, or edit the log in the history"
        case .lastAdmin(let name): "\(name) is the only admin of the room — make another member an admin first"
        case .clockBehind(let now, let newest):
            "this device's clock shows \(zone.shown(now)), but the room has entries of \(zone.shown(newest)) — "
                + "set the clock right; if it is right, say so with --clock-is-right"
        default: nil
        }
    }

    private func fileMessage(in zone: TimeZone) -> String {
        switch self {
        case .brokenRoomFile(let reason): "the file is no room: \(reason) — export it again"
        case .newerRoomFile(let version):
            "the file is of version \(version), which is newer than this program — update it first"
        case .otherRoom: "the file holds another room — import it into a folder of its own"
        case .noFile: "there is no picture — choose a file"
        case .notOffered(let what): "this app can't \(what) — use one that can, such as “tips” on the command line"
        case .noPlaceForPhotos: "this tracker has no folder for photos — open it with one"
        case .notConnected: "the room isn't shared from this device — set sharing up, or join a room with its code"
        case .alreadyConnected(let address): "the room is shared already, at \(address) — nothing has to be done"
        case .remote(let error): error.description
        case .clockOff(let milliseconds): Self.clockOff(by: milliseconds)
        case .recordedAhead(let at):
            "a change was recorded at \(zone.shown(at)), while this device's clock was ahead, and the room's server refuses it until a day "
                + "before — correct its time, or wait: it is kept and sent then"
        case .store(let error): error.description
        case .fault(let reason): "something went wrong inside: \(reason) — report it; nothing was changed"
        default: "something went wrong inside: an error without words — report it"
        }
    }

    private static func clockOff(by milliseconds: Int64) -> String {
        let days = max(1, Int((Double(milliseconds.magnitude) / 86_400_000).rounded()))
        let distance = "\(days) \(days == 1 ? "day" : "days") \(milliseconds < 0 ? "behind" : "ahead of")"
        return "this device's clock is \(distance) the room's server — set the clock right, then sync again: "
            + "what you log is kept and sent then"
    }

    /// The weeks in words: "week 6", "weeks 6, 7, 8".
    static func list(_ weeks: [Int]) -> String {
        (weeks.count == 1 ? "week " : "weeks ") + weeks.map(String.init).joined(separator: ", ")
    }
}

extension Refusal: CustomStringConvertible {
    /// The refused action, and the next step.
    public var description: String {
        switch self {
        case .nobody: "nobody is chosen on this device — say first which member you are: “tips as NAME”"
        case .revoked(let name): "\(name) is no longer a member of the room — ask an admin to be let in again"
        case .adminsOnly(let name, let action): "\(name) is a logger and can't \(action) — ask an admin"
        case .notYourOwn(let name, let other):
            "\(name) is a logger and can't take back a log of \(other) — ask an admin, or \(other)"
        case .notOfToday(let name, let day):
            "\(name) is a logger and can't take back a log of \(day), which is over — ask an admin"
        case .notOnThisDevice(let name):
            "this device shares the room as a logger's own and can't act for \(name) — use \(name)'s device, or an admin's"
        }
    }
}

extension TimeZone {
    /// The local time, `2026-01-05 08:15`. In UTC, ` UTC` follows, because no room's own time is meant.
    func shown(_ instant: Instant) -> String {
        let local = local(at: instant)
        let time = "\(local.time)".prefix(5)
        return "\(local.date) \(time)" + (self == .gmt ? " UTC" : "")
    }
}

// MARK: Amounts

extension AmountError {
    /// The message for a text that is no dose. It differs from a recipe's, because a dose is never a range.
    fileprivate func doseMessage(for text: String) -> String {
        if text.contains(",") { return "“\(text)” has a comma, which can mean two things — \(Self.withoutComma(text))" }
        let write = "write one such as 1/4, 2.5 or 1 1/2"
        switch code {
        case .empty, .notNumeric, .syntax: return "“\(text)” is no amount — \(write)"
        case .tooLong: return "“\(text)” is longer than \(DoseRule.amountLimit) characters — \(write)"
        case .overflow: return "“\(text)” has too many digits to be kept exactly — use at most 18"
        case .ambiguous:
            guard let amount = try? Amount.parse(text), case .lostSpace(let other) = amount.reading else { fallthrough }
            return "“\(text)” can be read in two ways — write \(Self.mixed(amount.low)) or \(Self.mixed(other))"
        default: return "“\(text)” is no amount: \(message)"
        }
    }

    /// The correction of a decimal comma: 0.5 for "0,5"; 1000 or 1.000 for "1,000".
    private static func withoutComma(_ text: String) -> String {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let digits = parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
        guard parts.count == 2, digits, !parts[1].isEmpty else { return "write a point for decimals, such as 0.5" }
        let whole = parts[0].isEmpty ? "0" : parts[0]
        let decimal = "\(whole).\(parts[1])"
        return parts[1].count == 3 && !whole.hasPrefix("0")
            ? "write \(whole)\(parts[1]), or \(decimal) with a point" : "write \(decimal) with a point"
    }

    /// The number with its fraction: "5 1/2".
    private static func mixed(_ value: Rational) -> String {
        let number = MixedNumber(value)
        return number.whole == 0 || number.numerator == 0 ? "\(value)" : "\(number.whole) \(number.fraction)"
    }
}
