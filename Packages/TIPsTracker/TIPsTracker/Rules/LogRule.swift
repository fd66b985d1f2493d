public import TimeKit

/// When something can be logged, and for which day.
public enum LogRule {
    /// How far ahead of this device's clock a log may lie: clocks are never quite right.
    public static let tolerance: Int64 = 300_000
    /// Up to when a log may be counted for yesterday.
    public static let graceEnd = LocalTime("03:00") ?? .midnight

    /// The slot day of a log that is ticked now, taken at `at`: today; or yesterday, if asked for and the room's clock shows less
    /// than 03:00. A time of an earlier day is refused (that is an edit of the history), so is one in the future.
    ///
    /// Throws `inTheFuture`, `notToday`, `tooLateForYesterday`.
    public static func day(at: Instant, now: Instant, forYesterday: Bool, in room: Room) throws(TIPsError) -> LocalDate {
        fatalError("rules")
    }

    /// Whether logging now may be counted for yesterday: the room's clock shows less than 03:00.
    public static func offersYesterday(now: Instant, in room: Room) -> Bool {
        fatalError("rules")
    }

    /// Checks that a log of an item on a day is possible: a dosing day of its cycle (or the challenge day, for medicine and
    /// maintenance), and the item in the plan. An item without a dose can be logged: what was eaten is never refused.
    ///
    /// Throws `outsideCycle`, `notPlanned`.
    public static func check(_ item: Item, on day: LocalDate, in cycle: Cycle) throws(TIPsError) {
        fatalError("rules")
    }

    /// The day a log gets whose time is edited: that of the new time. Throws `inTheFuture`, `outsideItsCycle`.
    public static func editedDay(at: Instant, now: Instant, cycle: Cycle, in room: Room) throws(TIPsError) -> LocalDate {
        fatalError("rules")
    }

    /// Whether this device's clock is more than a day behind what the room holds. Throws `clockBehind`.
    public static func checkClock(now: Instant, newest: HybridClock?) throws(TIPsError) {
        fatalError("rules")
    }
}
