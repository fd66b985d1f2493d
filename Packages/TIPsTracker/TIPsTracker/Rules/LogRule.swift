public import TimeKit

/// When something can be logged, and for which day.
public enum LogRule {
    /// How far ahead of this device's clock a log may lie: clocks are never quite right.
    public static let tolerance: Int64 = 300_000
    /// Up to when a log may be counted for yesterday.
    public static let graceEnd = LocalTime("03:00") ?? .midnight
    /// How far behind the newest clock in the room this device's clock may be: a day.
    public static let clockLag: Int64 = 86_400_000

    /// The slot day of a log that is ticked now, taken at `at`: today; or yesterday, if asked for and the room's clock shows less
    /// than 03:00. A time of an earlier day is refused (that is an edit of the history), so is one in the future. What was taken
    /// before midnight by a clock a few minutes ahead counts for today, not for tomorrow.
    ///
    /// Throws `inTheFuture`, `notToday`, `tooLateForYesterday`.
    public static func day(at: Instant, now: Instant, forYesterday: Bool, in room: Room) throws(TIPsError) -> LocalDate
    {
        try checkNotAhead(at, now: now)
        let today = room.day(of: now)
        let taken = at == now ? today : min(room.day(of: at), today)
        guard forYesterday else {
            guard taken == today else { throw .notToday(taken) }
            return today
        }
        guard offersYesterday(now: now, in: room) else { throw .tooLateForYesterday(until: graceEnd) }
        let yesterday = dayBefore(today, in: room)
        guard taken >= yesterday else { throw .notToday(taken) }
        return yesterday
    }

    /// Whether logging now may be counted for yesterday: the room's clock shows less than 03:00.
    public static func offersYesterday(now: Instant, in room: Room) -> Bool {
        // By the instant and not the wall time: where the clocks go back at midnight, the day begins with 23:00.
        now < room.timeZone.earliestInstant(atOrAfter: LocalDateTime(room.day(of: now), graceEnd))
    }

    /// The day before a day in the room: in a zone that left a date out, the one before that.
    public static func dayBefore(_ day: LocalDate, in room: Room) -> LocalDate {
        room.day(of: DayBoundary.midnight.start(of: day, in: room.timeZone).adding(milliseconds: -1))
    }

    /// Checks that a log of an item on a day is possible: a dosing day of its cycle (or the challenge day, for medicine and
    /// maintenance), and the item in the plan. An item without a dose can be logged: what was eaten is never refused.
    ///
    /// Throws `outsideCycle`, `notPlanned`.
    public static func check(_ item: Item, on day: LocalDate, in cycle: Cycle) throws(TIPsError) {
        guard DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle) else { throw .outsideCycle(day) }
        guard item.isPlanned(on: day) else { throw .notPlanned(item: item.name, day: day) }
    }

    /// The day a log gets whose time is edited: that of the new time, a dosing day of its cycle, or for medicine and maintenance
    /// foods its challenge day. Throws `inTheFuture`, `outsideItsCycle`.
    ///
    /// - Parameter category: the log's category.
    public static func editedDay(
        at: Instant,
        now: Instant,
        of category: Category,
        cycle: Cycle,
        in room: Room
    ) throws(TIPsError) -> LocalDate {
        try checkNotAhead(at, now: now)
        let day = room.day(of: at)
        guard DueRule.takesLogs(category, on: day, in: cycle) else {
            throw .outsideItsCycle(day, start: cycle.start, lastDosingDay: cycle.lastDosingDay)
        }
        return day
    }

    /// Whether this device's clock is more than a day and a few minutes behind what the room holds. Throws `clockBehind`.
    ///
    /// The rules of a shared room let nobody write a clock that is more than a day ahead of the server's time, so one member's clocks keep no
    /// device from logging whose own clock is right.
    public static func checkClock(now: Instant, newest: HybridClock?) throws(TIPsError) {
        guard let newest, newest.milliseconds - now.milliseconds > clockLag + tolerance else { return }
        throw .clockBehind(now: now, newest: Instant(milliseconds: newest.milliseconds))
    }

    private static func checkNotAhead(_ at: Instant, now: Instant) throws(TIPsError) {
        guard now.milliseconds(until: at) <= tolerance else { throw .inTheFuture(at) }
    }
}
