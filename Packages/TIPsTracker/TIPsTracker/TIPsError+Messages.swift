import Foundation
import FractionParser
import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension TIPsError: CustomStringConvertible {
    /// The problem with the value at fault, and the next step. Times are in UTC and marked so.
    public var description: String { message(in: TimeZone.gmt) }

    /// The message with times in a zone: the room's.
    public func message(in zone: some LocalClocks) -> String {
        switch self {
        // Entries
        case .blank(let rule): localized("\(rule.labelWithArticle) is blank — enter \(rule.example)")
        case .tooLong(let rule, let characters):
            localized("the \(rule.label) has \(characters) characters — shorten it to \(rule.limit)")
        case .notAnAmount(let text, let error): error.doseMessage(for: text)
        case .doseIsRange(let text): localized("“\(text)” is a range — a dose is one amount: write the one to take")
        case .doseNotPositive(let text):
            localized("“\(text)” is no dose — write an amount above 0, or leave the dose out")
        case .doseIncomplete(""): localized("the dose is empty — write an amount and a unit, such as 1/4 tsp")
        case .doseIncomplete(let text): localized("“\(text)” has no amount or no unit — write both, such as 1/4 tsp")
        case .cycleNumberOutOfRange(let number):
            localized(
                "\(number) is no cycle number — use one from \(Cycle.numbers.lowerBound) to \(Cycle.numbers.upperBound)"
            )
        case .cycleNumberTaken(let number): localized("there is a cycle \(number) already — use another number")
        case .challengeNotAfterStart(let start, let challenge):
            localized(
                "the food challenge on \(challenge) is not after the dosing start on \(start) — choose a later date for it"
            )
        case .cycleLongPast(let challenge):
            localized("the food challenge on \(challenge) was years ago — begin with the present cycle")
        case .cycleTooLong(let weeks):
            localized(
                "\(weeks) weeks are too many for a cycle — put the challenge at most \(Cycle.weekLimit) weeks after the start"
            )
        case .cyclesOverlap(let number, let other, let start, let challenge):
            localized(
                "cycle \(number) overlaps cycle \(other), which goes from \(start) to \(challenge) — ",
                "let it end by \(start), or start on \(challenge) or later"
            )
        case .nameTaken(let name, "member"):
            localized(
                "another member is called “\(name)” — choose another name, or join as that member with another phone of the same person"
            )
        case .nameTaken(let name, "device"):
            localized("the device “\(name)” belongs to the room already — nothing has to be done")
        case .nameTaken(let name, let what):
            localized("another \(Self.kind(what)) is called “\(name)” — choose another name")
        case .missingWeekDoses:
            localized("\(Self.list(missingDoses)) — enter one for each of them")
        case .otherMeasure(let from, let to, let items):
            localized(
                "“\(from)” and “\(to)” are different measures, so the doses of \(listed(items)) would change — keep the name, and edit the doses"
            )
        case .tenfoldDose, .otherUnit, .unitInUse: localized("\(unusualDoses ?? "") — check with the clinic's plan")
        case .notAWeight(let text):
            localized("“\(text)” is no weight — write one number with kg or lb behind it, such as 18 kg")
        case .notAnAdrenalineDose(let text):
            localized("“\(text)” is no dose of epinephrine — write an amount with mg, mcg or mL, such as 0.15 mg")
        case .notAPhoneNumber(let text):
            localized(
                "“\(text)” isn't one telephone number — write the digits of one, such as 911, and others among the contacts"
            )
        case .gapOutOfRange(let hours):
            localized(
                "\(hours) hours are no gap to ask after — use \(ClinicInstructions.gapRange.lowerBound) to ",
                "\(ClinicInstructions.gapRange.upperBound)"
            )
        case .noSuchWeek(let week, let weeks): localized("the cycle has no week \(week) — use one from 1 to \(weeks)")
        case .weekIsPast(let week, let current):
            localized("week \(week) is over and stays as it was — enter doses from week \(current) on")
        case .noSuchPlace(let place, 1): localized("the category has no place \(place) — use 1")
        case .noSuchPlace(let place, let last):
            localized("the category has no place \(place) — use one from 1 to \(last)")
        case .weeklyDosesNotAllowed(let category):
            localized("only treatment foods have doses by week — enter one dose for what is in \(category.title)")
        case .notATime(let text): TimeError.notATime(text).description
        case .notAMoment(let text):
            localized("“\(text.prefix(40))” is no date with a time — write one such as 2026-01-05T07:30:00Z")
        case .notInHistory(let text, let last):
            localized("“\(text.prefix(40))” is no day of the history — write a date up to \(last), such as \(last)")
        case .noSuchCycle(let text, let numbers):
            localized(
                "there is no cycle “\(text.prefix(40))” — choose from the room's cycles: ",
                "\(numbers.map(String.init).joined(separator: ", "))"
            )
        case .notAWholeNumber(let text):
            localized("“\(text.prefix(40))” is no whole number — write digits alone, such as 3")
        case .notACategory(let text):
            localized("“\(text)” is no category — use \(Category.allCases.map(\.rawValue).joined(separator: ", "))")
        case .restOutOfRange(let minutes):
            localized(
                "\(minutes) minutes are no rest after a treatment food — use \(TreatmentTiming.restRange.lowerBound) to ",
                "\(TreatmentTiming.restRange.upperBound)"
            )
        case .timerOutOfRange(let minutes):
            localized(
                "\(minutes) minutes are no time for the timer — use \(MemberSettings.timerRange.lowerBound) to ",
                "\(MemberSettings.timerRange.upperBound)"
            )
        case .daysOutOfRange(let days): localized("\(days) is no number of days to warn ahead — use 1 to 365")
        case .endBeforeStart(let last, let first): localized("\(last) is before \(first) — give the earlier day first")
        case .holdTooLong(let days): localized("\(days) days are too many to hold at once — hold at most 60")
        case .notARoomCode(let text):
            localized(
                "“\(text)” is no room code — write all thirteen letters and digits, as in K3F9-X2AA-7QWM-C, as they were sent"
            )
        case .notAnAddress(let text):
            localized("“\(text.prefix(60))” is no address — write one such as https://NAME.firebaseio.com")
        case .supplyUnitDiffers(let item, let unit, let doses):
            localized("the supply is in \(unit), but the doses of “\(item)” are in \(doses) — count it in \(doses)")
        // Requests
        case .notSetUp:
            localized("there is no room here yet — set one up, or join one with its code")
        case .alreadySetUp: localized("there is a room here already — use it, or another folder for another patient")
        case .noCycle:
            localized("the room has no cycle yet — sync it: the cycle comes from the device that set the room up")
        case .notFound(let what, let text):
            localized("there is no \(Self.kind(what)) “\(text)” — \(Self.lookup(what))")
        case .ambiguous(let what, let text, let candidates):
            localized(
                "“\(text)” can mean more than one \(Self.kind(what)) — use one of: \(candidates.joined(separator: ", "))"
            )
        case .noRoomWithCode(let code):
            localized(
                "no room here has the code “\(code)”, or it has expired — ask an admin of the room for a new one, and for its address"
            )
        case .notLetIn(let account, let name):
            localized(
                "no admin has let this device in yet as \(name)'s — join again once an admin has let in “\(account)”"
            )
        case .noSuchScreen(let link):
            localized("“\(DeepLink.shown(link))” leads nowhere — use a link such as tips://home")
        // Rules
        case .notAllowed(let refusal): refusal.description
        case .inTheFuture(let at):
            localized(
                "\(zone.shown(at)) is still to come — enter a time that is past, and look whether this device's clock is right"
            )
        case .outsideCycle(let day, isOver: true):
            localized(
                "\(day) is no day on which this can be logged, because the cycle has reached its food challenge — set up the next cycle"
            )
        case .outsideCycle(let day, isOver: false):
            localized("\(day) is no day on which this can be logged — look at the cycle's dates: they can be edited")
        case .challengeDay(let day):
            localized(
                "\(day) is the day of the food challenge, on which only medicines and maintenance foods are logged — log this in the next cycle"
            )
        case .outsideItsCycle(let day, let start, let last):
            localized("\(day) is outside the cycle of this log — choose a time from \(start) to \(last)")
        case .notPlanned(let item, let day):
            localized("“\(item)” was not in the plan on \(day) — choose a day on which it was, or another item")
        case .notToday(let day):
            localized(
                "\(day) is not today — log what is taken today; up to \(LogRule.graceEnd) it can be counted for yesterday, ",
                "and an admin can edit the time of a log"
            )
        case .tooLateForYesterday(let until):
            localized(
                "only up to \(until) can a log be counted for yesterday — log it for today; an admin can edit its time"
            )
        case .timerRuns(let until, let item, _):
            localized(
                "the wait between treatment foods lasts until \(zone.shown(until)) — wait, or log “\(item)” early on purpose"
            )
        case .stopped(let item, let since):
            localized(
                "“\(item)” was not logged, because the clinic stopped it from \(since) — an admin ends the stop once the clinic says so"
            )
        case .noDosePlanned(let item, let day):
            localized(
                "“\(item)” was not logged, because the plan has no dose of it for \(day) — an admin enters the dose, or log it without one"
            )
        case .clinicNotAsked(let item, let reasons, let clinic):
            localized(
                "“\(item)” was not logged, because the clinic's word is asked for first: ",
                "\(reasons.map { $0.text(in: zone) }.joined(separator: "; ")); \(clinic.text(for: reasons)) — ",
                "log it once the clinic said go on"
            )
        case .notLogged(let item, let day):
            localized("“\(item)” is not logged on \(day) — there is nothing to take back")
        case .alreadyLogged(let item, let day):
            localized(
                "“\(item)” is logged on \(day) already — choose a time on another day, or delete one of the two logs"
            )
        case .challengeAhead(let day):
            localized("the food challenge is on \(day) — begin the next cycle then, or edit the date if it has changed")
        case .lastCycle:
            localized(
                "cycle \(Cycle.numbers.upperBound) was the last: there is no cycle \(Cycle.numbers.upperBound + 1) — ",
                "edit the cycle if its number is wrong"
            )
        case .changedAgain(let summary, let name, let at?):
            localized(
                "“\(localized(kept: summary))” was not taken back, because \(name ?? localized("somebody")) changed the same thing later, ",
                "at \(zone.shown(at)) — take that change back first, or edit the log in the history"
            )
        case .changedAgain(let summary, let name, nil):
            localized(
                "“\(localized(kept: summary))” was not taken back, because \(name ?? localized("somebody")) changed the same thing later",
                " — take that change back first, or edit the log in the history"
            )
        case .lastAdmin(let name):
            localized("\(name) is the only admin of the room — make another member an admin first")
        case .clockBehind(let now, let newest):
            localized(
                "this device's clock shows \(zone.shown(now)), but the room has entries of \(zone.shown(newest)) — ",
                "set the clock right"
            )
        // Files, the network and the store
        case .brokenRoomFile(let reason): localized("the file is no room: \(reason) — export it again")
        case .newerRoomFile(let version):
            localized("the file is of version \(version), which is newer than this program — update it first")
        case .otherRoom: localized("the file holds another room — import it into a folder of its own")
        case .noFile: localized("there is no picture — choose a file")
        case .notOffered(let what):
            localized("this app can't \(what) — use one that can")
        case .pictureElsewhere(let symptom):
            localized("the picture of “\(Reaction.shown(symptom))” is on another device — look at it there")
        case .noPlaceForPhotos: localized("this tracker has no folder for photos — open it with one")
        case .notConnected:
            localized("the room isn't shared from this device — set sharing up, or join a room with its code")
        case .unsent(let count):
            localized(
                "\(count, one: "# change waits", other: "# changes wait") to be sent, and nobody else could send them — ",
                "share now first"
            )
        case .alreadyConnected(let address):
            localized("the room is shared already, at \(address) — nothing has to be done")
        case .notBegun(let address, let error): error.description(beginningAt: address)
        case .remote(let error): error.description
        case .clockOff(let milliseconds): Self.clockOff(by: milliseconds)
        case .recordedAhead(let at):
            localized(
                "a change was recorded at \(zone.shown(at)), while this device's clock was ahead, and the room's server refuses it until a day ",
                "before — correct its time, or wait: it is kept and sent then"
            )
        case .store(let error): error.description
        case .fault(let reason): localized("something went wrong inside: \(reason) — report it; nothing was changed")
        }
    }

    /// The kinds of records, and the next step if one is missing.
    private static let kinds: [String: (name: Phrase, lookup: Phrase?)] = [
        "cycle": (
            Phrase("cycle"), Phrase("give the number of one of the room's cycles")
        ),
        "item": (Phrase("item"), Phrase("give a name of the list of items, or add the item")),
        "deleted item": (Phrase("deleted item"), Phrase("give a name of the list of items")),
        "unit": (Phrase("unit"), Phrase("give a name of the list of units, or add the unit")),
        "log": (Phrase("log"), Phrase("give the beginning of an id of the history")),
        "device that asks": (
            Phrase("device that asks"),
            Phrase("write all letters and digits that the device shows as it asks to join")
        ),
        "other device": (Phrase("other device"), Phrase("give the beginning of an id of the list of members")),
        "device": (Phrase("device"), nil),
        "member": (Phrase("member"), Phrase("give a name of the list of members, or add the member")),
        "reaction": (Phrase("reaction"), Phrase("give an id of the list of reactions")),
        "severe reaction": (Phrase("severe reaction"), Phrase("give an id that the emergency plan shows")),
        "supply": (Phrase("supply"), Phrase("name an item whose supply is counted, or count it first")),
        "held day": (Phrase("held day"), Phrase("give one of the days that are held")),
        "refused change": (Phrase("refused change"), Phrase("give a number of the list of refused changes")),
        "parked operation": (Phrase("parked operation"), Phrase("give a number of the list of refused changes")),
        "time zone": (Phrase("time zone"), Phrase("write one such as America/Phoenix")),
        "picture": (Phrase("picture"), nil),
        "role": (Phrase("role"), Phrase("use logger or admin")),
    ]

    /// A kind of record in words.
    private static func kind(_ what: String) -> String { kinds[what].map { localized($0.name) } ?? what }

    /// The next step if a record of a kind is missing.
    private static func lookup(_ what: String) -> String {
        kinds[what]?.lookup.map { localized($0) } ?? localized("look it up in the list: a name or an id")
    }

    private static func clockOff(by milliseconds: Int64) -> String {
        let days = max(1, Int((Double(milliseconds.magnitude) / 86_400_000).rounded()))
        return milliseconds < 0
            ? localized(
                "this device's clock is \(days, "day") behind the room's server — set the clock right, then sync again: ",
                "what you log is kept and sent then"
            )
            : localized(
                "this device's clock is \(days, "day") ahead of the room's server — set the clock right, then sync again: ",
                "what you log is kept and sent then"
            )
    }

    /// The foods and weeks without a dose in words.
    private static func list(_ foods: [MissingDoses]) -> String {
        foods.map { localized("“\($0.item)” has no dose for \(list($0.weeks))") }.joined(separator: "; ")
    }

    /// The weeks in words: "week 6", "weeks 6, 7, 8".
    static func list(_ weeks: [Int]) -> String {
        let numbers = weeks.map(String.init).joined(separator: ", ")
        return weeks.count == 1
            ? localized("week \(numbers)", context: "in a sentence")
            : localized("weeks \(numbers)", context: "in a sentence")
    }
}

extension Refusal: CustomStringConvertible {
    /// The refused action, and the next step.
    public var description: String {
        switch self {
        case .nobody: localized("nobody is chosen on this device — say first which member you are")
        case .revoked(let name):
            localized(
                "\(name) is no longer in the room, or this device was shut out of it — ask an admin to be let in again"
            )
        case .adminsOnly(let name, let action): localized("\(name) is a logger and can't \(action) — ask an admin")
        case .notYourOwn(let name, let other):
            localized("\(name) is a logger and can't take back a log of \(other) — ask an admin, or \(other)")
        case .notOfToday(let name, let day):
            localized("\(name) is a logger and can't take back a log of \(day), which is over — ask an admin")
        case .notYourReaction(let name, let other):
            localized(
                "\(name) is a logger and can't change a reaction that \(other) wrote down — ask an admin, or \(other)"
            )
        case .reactionNotOfToday(let name, let day):
            localized(
                "\(name) is a logger and can't change a reaction that was written down on \(day), which is over — ask an admin"
            )
        case .notOnThisDevice(let name):
            localized(
                "this device shares the room as a logger's own and can't act for \(name) — use \(name)'s device, or an admin's"
            )
        }
    }
}

// MARK: Amounts

extension AmountError {
    /// The message for a text that is no dose. It differs from a recipe's, because a dose is never a range.
    fileprivate func doseMessage(for text: String) -> String {
        if text.contains(",") {
            return localized("“\(text)” has a comma, which can mean two things — \(Self.withoutComma(text))")
        }
        let write = localized("write one such as 1/4, 2.5 or 1-1/2")
        switch code {
        case .empty, .notNumeric, .syntax: return localized("“\(text)” is no amount — \(write)")
        case .tooLong: return localized("“\(text)” is longer than \(DoseRule.amountLimit) characters — \(write)")
        case .overflow: return localized("“\(text)” has too many digits to be kept exactly — use at most 18")
        case .ambiguous:
            guard let amount = try? Amount.parse(text), case .lostSpace(let other) = amount.reading else { fallthrough }
            return localized(
                "“\(text)” can be read in two ways — write \(MixedNumber(amount.low)) or \(MixedNumber(other))"
            )
        default: return localized("“\(text)” is no amount: \(message)")
        }
    }

    /// The correction of a decimal comma: 0.5 for "0,5"; 1000 or 1.000 for "1,000".
    private static func withoutComma(_ text: String) -> String {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let digits = parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
        guard parts.count == 2, digits, !parts[1].isEmpty else {
            return localized("write a point for decimals, such as 0.5")
        }
        let whole = parts[0].isEmpty ? "0" : parts[0]
        let decimal = "\(whole).\(parts[1])"
        return parts[1].count == 3 && !whole.hasPrefix("0")
            ? localized("write \(whole)\(parts[1]), or \(decimal) with a point")
            : localized("write \(decimal) with a point")
    }
}
