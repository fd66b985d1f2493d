public import FractionParser
public import ScreenKit
public import StorageKit
public import TimeKit
import WordKit

/// The errors of the tracker. The associated values are those at fault. Each message names the next step.
public enum TIPsError: StoreFailure, Equatable, Sendable {
    // MARK: Input

    /// A required text is blank.
    case blank(TextRule)
    /// A text of `characters` characters, which are more than its rule allows.
    case tooLong(TextRule, characters: Int)
    /// A text that isn't an amount.
    case notAnAmount(text: String, AmountError)
    /// A range in place of the one amount of a dose.
    case doseIsRange(String)
    /// A dose of zero or less.
    case doseNotPositive(String)
    /// A dose without an amount or without a unit, such as "1/4" or "tsp"; an empty text for an empty dose.
    case doseIncomplete(String)
    /// A cycle number outside `Cycle.numbers`.
    case cycleNumberOutOfRange(Int)
    /// Another cycle has this number.
    case cycleNumberTaken(Int)
    /// A food challenge that is not after the dosing start of its cycle.
    case challengeNotAfterStart(start: LocalDate, challenge: LocalDate)
    /// A food challenge of the first cycle that was more than `CycleRule.daysBack` days ago.
    case cycleLongPast(challenge: LocalDate)
    /// More weeks than `Cycle.weekLimit`.
    case cycleTooLong(weeks: Int)
    /// A cycle whose dates overlap those of another, whose number and dates are `other`, `start` and `challenge`.
    case cyclesOverlap(number: Int, other: Int, start: LocalDate, challenge: LocalDate)
    /// Another member or unit has this name, or an account belongs to the room already. `what` is the kind: "member", "unit" or "device".
    case nameTaken(String, what: String)
    /// Weeks of a treatment food that lack a required dose. `others` are the other foods with such weeks.
    case missingWeekDoses(item: String, weeks: [Int], others: [MissingDoses] = [])
    /// An unconfirmed dose that is at least ten times the one before it, or at most a tenth of it. `others` are the other such doses.
    ///
    /// It is also thrown for the weight and the adrenaline of the emergency plan. `item` is then the name of the entry.
    case tenfoldDose(item: String, from: DoseLabel, to: DoseLabel, others: [UnusualDose] = [])
    /// An unconfirmed dose in another unit than the one before it. Either the units can't be compared, or the dose becomes a tenth or less.
    /// `others` are the other such doses.
    case otherUnit(item: String, from: DoseLabel, to: DoseLabel, others: [UnusualDose] = [])
    /// An unconfirmed new name of a unit. It may change the meaning of these doses.
    case unitInUse([UnusualDose])
    /// A new name that turns a unit into another measure. `items` are the names of the items that have doses in it.
    case otherMeasure(from: String, to: String, items: [String])
    /// A weight that hasn't exactly one number above zero in kilograms or pounds.
    case notAWeight(String)
    /// A dose of adrenaline without an amount in milligrams, micrograms or milliliters.
    case notAnAdrenalineDose(String)
    /// A number to call that isn't one telephone number.
    case notAPhoneNumber(String)
    /// A gap between logs in hours, outside `ClinicInstructions.gapRange`.
    case gapOutOfRange(Int)
    /// A dose for a week that the cycle doesn't have.
    case noSuchWeek(Int, weeks: Int)
    /// A position beyond the items of a category; `last` is the last valid one.
    case noSuchPlace(Int, last: Int)
    /// A past week, whose dose can't be changed.
    case weekIsPast(Int, current: Int)
    /// Weekly doses for an item that is no treatment food.
    case weeklyDosesNotAllowed(Category)
    /// A text that isn't a time of day, such as 08:00.
    case notATime(String)
    /// A text that isn't an instant with its offset, such as 2026-01-05T07:30:00Z.
    case notAMoment(String)
    /// A text that isn't a day of the history. `through` is the last day of it.
    case notInHistory(String, through: LocalDate)
    /// A text in a picker that isn't a cycle of the room. `numbers` are those of the room's cycles.
    case noSuchCycle(String, numbers: [Int])
    /// A text that isn't a whole number.
    case notAWholeNumber(String)
    /// A text that isn't a category.
    case notACategory(String)
    /// Minutes outside `MemberSettings.timerRange`.
    case timerOutOfRange(Int)
    /// Minutes of rest outside `TreatmentTiming.restRange`.
    case restOutOfRange(Int)
    /// A number of days outside 1…365, at which a low supply is to be warned of.
    case daysOutOfRange(Int)
    /// A last day before the first one.
    case endBeforeStart(LocalDate, start: LocalDate)
    /// A request to hold more than 60 days at once.
    case holdTooLong(days: Int)
    /// A room code with an invalid character, length or check character.
    case notARoomCode(String)
    /// A text that isn't the address of a room's server.
    case notAnAddress(String)
    /// A supply in another unit than the item's doses.
    case supplyUnitDiffers(item: String, unit: String, doses: String)

    // MARK: Lookup

    /// The store has no room yet.
    case notSetUp
    /// The store has a room already.
    case alreadySetUp
    /// The room has no cycle.
    case noCycle
    /// No record of a kind has this id or name; `what` is the kind.
    case notFound(what: String, String)
    /// Several records have this name; `what` is the kind.
    case ambiguous(what: String, String, candidates: [String])
    /// No room has this code, or it has expired.
    case noRoomWithCode(String)
    /// No admin has added this device's account as that member's yet.
    case notLetIn(account: String, name: String)
    /// The link leads to no screen of the engine.
    case noSuchScreen(String)

    // MARK: Rules of the program

    /// The member lacks the permission.
    case notAllowed(Refusal)
    /// A log at a time in the future.
    case inTheFuture(Instant)
    /// A log on a day outside the dosing days of every cycle. `isOver` is true if the last cycle has reached its challenge, so that the next one
    /// can be set up.
    case outsideCycle(LocalDate, isOver: Bool = false)
    /// A log of a category that isn't logged on the day of the food challenge.
    case challengeDay(LocalDate)
    /// A log on a day outside its cycle.
    case outsideItsCycle(LocalDate, start: LocalDate, lastDosingDay: LocalDate)
    /// The item wasn't in the plan on the day.
    case notPlanned(item: String, day: LocalDate)
    /// A log for a day that is neither today nor, up to 03:00, yesterday.
    case notToday(LocalDate)
    /// A log for yesterday after 03:00.
    case tooLateForYesterday(until: LocalTime)
    /// The treatment timer is running, or a severe reaction has turned it off and the wait goes on. The item can be logged early on purpose.
    case timerRuns(until: Instant, item: String, isTimerOff: Bool = false)
    /// The clinic has stopped the item. It can be logged after a confirmation.
    case stopped(item: String, since: LocalDate)
    /// A treatment food for whose day the plan has no dose. It can be logged after a confirmation.
    case noDosePlanned(item: String, day: LocalDate)
    /// A log of a treatment food without the clinic's word, with the reasons to ask for it and the clinic's own words.
    case clinicNotAsked(item: String, [GateReason], ClinicInstructions)
    /// The box isn't ticked.
    case notLogged(item: String, day: LocalDate)
    /// The box on the new day of a log is ticked already.
    case alreadyLogged(item: String, day: LocalDate)
    /// The challenge day of the cycle is still to come.
    case challengeAhead(LocalDate)
    /// Cycle 25 is the last one possible.
    case lastCycle
    /// The member is the only admin of the room.
    case lastAdmin(String)
    /// This device's clock is more than a day behind the newest entry of the room.
    case clockBehind(now: Instant, newest: Instant)

    // MARK: Files

    /// A file that isn't a valid room file; `reason` names the first fault.
    case brokenRoomFile(reason: String)
    /// A file written by a newer version.
    case newerRoomFile(version: Int)
    /// The file of another room.
    case otherRoom
    /// A form that needs a file got none.
    case noFile
    /// The app has no network or no printer; `what` completes "this app can't".
    case notOffered(what: String)
    /// A photo of a reaction that only another device has; the text is the symptom.
    case pictureElsewhere(String)
    /// The tracker was created without a place for photos.
    case noPlaceForPhotos

    // MARK: Sharing

    /// This device doesn't share the room.
    case notConnected
    /// Changes that wait to be sent on a device that is to be signed out. Nobody else could send them.
    case unsent(Int)
    /// The room is shared already, at another address or by another account.
    case alreadyConnected(to: String)
    /// The room couldn't be shared or joined at an address. Nothing was changed, and nothing is sent later.
    case notBegun(address: String, RoomTransportError)
    /// The server or the connection to it failed.
    case remote(RoomTransportError)
    /// The server refused a change, and this device's clock differs from the server's by more than a day.
    ///
    /// The value is the milliseconds by which this device's clock is ahead; negative if it is behind.
    case clockOff(milliseconds: Int64)
    /// A change that was recorded while this device's clock was ahead. The value is its time, which is more than a day after the server's. The
    /// change waits until its time is at most a day ahead.
    case recordedAhead(Instant)

    // MARK: Undo

    /// An undo of a change whose data was changed again later. `by` is the member who made the later change; nil if unknown. `at` is its time; nil if
    /// unknown.
    case changedAgain(summary: String, by: String?, at: Instant?)

    // MARK: Internal errors

    /// An error of the store.
    case store(StoreError)
    /// A programming error, with its description.
    case fault(String)
}

/// The weeks of a treatment food that lack a required dose.
public struct MissingDoses: Hashable, Sendable {
    /// The food's name.
    public let item: String
    /// The weeks, in order.
    public let weeks: [Int]

    public init(item: String, weeks: [Int]) {
        self.item = item
        self.weeks = weeks
    }
}

/// A dose that must be confirmed because it differs so much from the one before it.
public struct UnusualDose: Hashable, Sendable {
    /// The item's name.
    public let item: String
    /// The dose before.
    public let from: DoseLabel
    /// The dose to confirm.
    public let to: DoseLabel

    public init(item: String, from: DoseLabel, to: DoseLabel) {
        self.item = item
        self.from = from
        self.to = to
    }
}

/// The reason for which a member may not do something.
public enum Refusal: Error, Hashable, Sendable {
    /// No member is chosen on this device.
    case nobody
    /// The member has been removed.
    case revoked(String)
    /// The action needs an admin; `action` completes "can't".
    case adminsOnly(name: String, action: String)
    /// A logger can only take back their own logs of today.
    case notYourOwn(name: String, of: String)
    /// A logger can only take back logs of today.
    case notOfToday(name: String, LocalDate)
    /// A logger can only change and delete their own reactions of today.
    case notYourReaction(name: String, of: String)
    /// A logger can only change and delete reactions that were written down today.
    case reactionNotOfToday(name: String, LocalDate)
    /// This device shares the room as a logger's, and can't act for another member.
    case notOnThisDevice(String)
}

extension TIPsError {
    /// All foods that lack required doses; empty for another error.
    public var missingDoses: [MissingDoses] {
        guard case .missingWeekDoses(let item, let weeks, let others) = self else { return [] }
        return [MissingDoses(item: item, weeks: weeks)] + others
    }

    /// Checks that no food lacks required doses.
    ///
    /// - Throws: `missingWeekDoses` with the foods that have missing weeks.
    static func check(_ foods: [MissingDoses]) throws(TIPsError) {
        let lacking = foods.filter { !$0.weeks.isEmpty }
        guard let first = lacking.first else { return }
        throw .missingWeekDoses(item: first.item, weeks: first.weeks, others: Array(lacking.dropFirst()))
    }

    /// Wraps any error in a case of this type.
    init(_ error: any Error) {
        switch error {
        case let error as TIPsError: self = error
        case let error as StoreError: self = .store(error)
        case let error as Refusal: self = .notAllowed(error)
        case let error as RoomTransportError: self = .remote(error)
        default: self = .fault("\(error)")
        }
    }
}

extension TIPsError: ActError {
    package var isAboutTheAct: Bool {
        switch self {
        case .fault: false
        case .store(let error): error.isAboutTheRequest
        default: true
        }
    }

    /// The field of a refusal that only the store, the server or the row of an item decides. Forms have their other errors at their fields.
    package var field: String? {
        switch self {
        case .noSuchPlace, .notAWholeNumber: "position"
        case .notACategory: "category"
        case .notFound(what: "device that asks", _), .nameTaken(_, what: "device"): "account"
        case .notFound(what: "member", _): "member"
        case .notInHistory: "day"
        case .notARoomCode, .noRoomWithCode: "code"
        case .notAnAddress, .notBegun: "remote"
        case .nameTaken(_, what: "member"): "me"
        case .supplyUnitDiffers, .otherMeasure: "unit"
        case .alreadyLogged, .notPlanned, .outsideItsCycle: "date"
        case .brokenRoomFile, .newerRoomFile, .otherRoom: "file"
        case .clockBehind: "clock"
        case .noFile, .noPlaceForPhotos, .store(.unsupportedMedia): "photo"
        default: nil
        }
    }
}

extension TIPsError: ScreenError {
    public var isAboutLink: Bool { if case .noSuchScreen = self { true } else { false } }

    public var remedy: Link? {
        switch self {
        case .notSetUp: TIPsLink.setup.labeled(localized("Setup"))
        case .notAllowed(.nobody):
            TIPsLink.setup.drafting(["who": "code", "step": SetupStep.code.rawValue]).labeled(localized("Room Code"))
        case .noCycle, .notConnected, .unsent: TIPsLink.sync.labeled(localized("Sharing"))
        case .notFound(let kind, _): Self.list(of: kind)
        case .outsideCycle(_, isOver: true): TIPsLink.newCycle.labeled(localized("New Cycle"))
        case .challengeDay: TIPsLink.week(nil, nil).labeled(localized("Week View"))
        case .outsideCycle: TIPsLink.editCycle.labeled(localized("Edit Cycle"))
        case .stopped, .noDosePlanned, .otherMeasure: TIPsLink.editItems.labeled(localized("Edit Items"))
        case .clinicNotAsked: TIPsLink.clinic.labeled(localized("Clinic"))
        case .changedAgain, .recordedAhead: TIPsLink.history(nil).labeled(localized("History"))
        default: nil
        }
    }

    /// Returns the link of the list of a kind of records; nil for a kind without one.
    private static func list(of kind: String) -> Link? {
        switch kind {
        case "cycle": TIPsLink.week(nil, nil).labeled(localized("Week View"))
        case "item", "deleted item": TIPsLink.editItems.labeled(localized("Edit Items"))
        case "unit": TIPsLink.editUnits.labeled(localized("Edit Units"))
        case "log": TIPsLink.history(nil).labeled(localized("History"))
        case "device that asks", "other device", "member": TIPsLink.room.labeled(localized("Room"))
        case "reaction": TIPsLink.reactions.labeled(localized("Reactions"))
        case "severe reaction": TIPsLink.emergency.labeled(localized("Emergency Plan"))
        case "supply": TIPsLink.supplies.labeled(localized("Supplies"))
        case "held day": TIPsLink.holds.labeled(localized("Holds"))
        case "refused change", "parked operation": TIPsLink.sync.labeled(localized("Sharing"))
        default: nil
        }
    }
}
