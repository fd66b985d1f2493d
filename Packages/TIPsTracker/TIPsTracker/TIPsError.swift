public import FractionParser
public import StorageKit
public import TimeKit

/// Everything the tracker can refuse. Each case carries the value at fault, and each message says what to do.
public enum TIPsError: Error, Equatable, Sendable {
    // MARK: What was entered

    /// A text that is needed has nothing to read in it.
    case blank(TextRule)
    /// A text has `characters` characters, more than its rule allows.
    case tooLong(TextRule, characters: Int)
    /// A text that is no amount.
    case notAnAmount(text: String, AmountError)
    /// A dose is one amount, not a range.
    case doseIsRange(String)
    /// A dose of zero or less.
    case doseNotPositive(String)
    /// A dose without one of its halves: "1/4" or "tsp".
    case doseIncomplete(String)
    /// A cycle number outside `Cycle.numbers`.
    case cycleNumberOutOfRange(Int)
    /// Another cycle has this number.
    case cycleNumberTaken(Int)
    /// The challenge is not after the start.
    case challengeNotAfterStart(start: LocalDate, challenge: LocalDate)
    /// More weeks than `Cycle.weekLimit`.
    case cycleTooLong(weeks: Int)
    /// The dates overlap those of another cycle.
    case cyclesOverlap(number: Int, other: Int, start: LocalDate, challenge: LocalDate)
    /// A member, a unit or an item of this name is there already; `what` says which.
    case nameTaken(String, what: String)
    /// Weeks of a treatment food for which a dose is required and missing.
    case missingWeekDoses(item: String, weeks: [Int])
    /// A dose of ten times the one before it, or more, that nobody has confirmed.
    case tenfoldDose(item: String, from: DoseLabel, to: DoseLabel)
    /// A dose in another unit than the one before it, which can't be compared with it or is a tenth or less, that nobody has confirmed.
    case otherUnit(item: String, from: DoseLabel, to: DoseLabel)
    /// A weight of zero or less.
    case weightNotPositive(String)
    /// A number of hours outside `ClinicInstructions.gapRange`.
    case gapOutOfRange(Int)
    /// A dose for a week that the cycle doesn't have.
    case noSuchWeek(Int, weeks: Int)
    /// A place among the items of a category that isn't there; the last one that is.
    case noSuchPlace(Int, last: Int)
    /// A week that is over: its dose is history.
    case weekIsPast(Int, current: Int)
    /// Doses by week for something that is no treatment food.
    case weeklyDosesNotAllowed(Category)
    /// A text that is no time such as 08:00.
    case notATime(String)
    /// A text that is no category.
    case notACategory(String)
    /// Minutes outside `MemberSettings.timerRange`.
    case timerOutOfRange(Int)
    /// A number of days outside 1…365.
    case daysOutOfRange(Int)
    /// More held days at once than 60.
    case holdTooLong(days: Int)
    /// A room code with a letter that none has, of a wrong length, or with a check character that doesn't fit.
    case notARoomCode(String)
    /// A stock that is counted in another unit than the item's doses.
    case supplyUnitDiffers(item: String, unit: String, doses: String)

    // MARK: What was asked for

    /// There is no room here yet.
    case notSetUp
    /// There is a room here already.
    case alreadySetUp
    /// The room has no cycle that it could be about.
    case noCycle
    /// Nothing of this kind has this id or name.
    case notFound(what: String, String)
    /// Several have this name.
    case ambiguous(what: String, String, candidates: [String])
    /// No room here has this code, or it has expired.
    case noRoomWithCode(String)
    /// No admin has let this device's account in yet as that member's.
    case notLetIn(account: String, name: String)
    /// The link leads to no screen of this app.
    case noSuchScreen(String)

    // MARK: What the rules of the program don't allow

    /// The member may not do this.
    case notAllowed(Refusal)
    /// A log at a moment that has not come yet.
    case inTheFuture(Instant)
    /// A log on a day outside the dosing days of every cycle.
    case outsideCycle(LocalDate)
    /// A log on a day outside the cycle that it belongs to.
    case outsideItsCycle(LocalDate, start: LocalDate, lastDosingDay: LocalDate)
    /// The item was not in the plan on this day.
    case notPlanned(item: String, day: LocalDate)
    /// A log for a day that is neither today nor, up to 03:00, yesterday.
    case notToday(LocalDate)
    /// A log for yesterday after 03:00.
    case tooLateForYesterday(until: LocalTime)
    /// The treatment timer runs; it can be logged early on purpose.
    case timerRuns(until: Instant, item: String)
    /// The clinic has stopped the item; it can be logged on purpose.
    case stopped(item: String, since: LocalDate)
    /// The clinic's word is asked for before this treatment food is logged: why, and the clinic's own words.
    case clinicNotAsked(item: String, [GateReason], ClinicInstructions)
    /// The box is not ticked.
    case notLogged(item: String, day: LocalDate)
    /// The box is ticked on the day that a log would move to.
    case alreadyLogged(item: String, day: LocalDate)
    /// The day of the challenge is not yet there.
    case challengeAhead(LocalDate)
    /// Cycle 25 was the last.
    case lastCycle
    /// The only admin of the room.
    case lastAdmin(String)
    /// The clock of this device is behind what the room already holds by more than a day.
    case clockBehind(now: Instant, newest: Instant)

    // MARK: Files

    /// A file that is no room of this app; `reason` says where it breaks.
    case brokenRoomFile(reason: String)
    /// A file made by a newer version.
    case newerRoomFile(version: Int)
    /// The file holds another room.
    case otherRoom
    /// There is no place for pictures.
    case noPlaceForPhotos

    // MARK: The remote

    /// The room isn't shared from this device.
    case notConnected
    /// The room is shared already, there.
    case alreadyConnected(to: String)
    /// The other side, or the way to it.
    case remote(RoomTransportError)
    /// The room's server refused a change, and this device's clock differs from the server's by more than a day.
    ///
    /// Milliseconds by which this device's clock is ahead; negative where it is behind.
    case clockOff(milliseconds: Int64)
    /// A change was recorded more than a day after the server's time, while this device's clock was ahead. It waits until the time has come.
    case recordedAhead(Instant)

    // MARK: Underneath

    /// The store refused.
    case store(StoreError)
    /// Our own mistake, in the words of what failed.
    case fault(String)
}

/// Why a member may not do something.
public enum Refusal: Error, Hashable, Sendable {
    /// Nobody is chosen on this device.
    case nobody
    /// The member has been removed.
    case revoked(String)
    /// Only an admin may; `action` is what was tried.
    case adminsOnly(name: String, action: String)
    /// A logger un-ticks only their own ticks of today.
    case notYourOwn(name: String, of: String)
    /// A logger un-ticks only ticks of today.
    case notOfToday(name: String, LocalDate)
    /// The room is shared, and this device belongs to a logger, who acts for nobody else.
    case notOnThisDevice(String)
}

extension TIPsError {
    /// What the engine lets out, whatever came up from below.
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
