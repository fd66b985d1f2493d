public import TimeKit

/// Decides the day of a log, and whether an item can be logged on it.
public enum LogRule {
    /// The milliseconds by which a log may be ahead of the device's clock, because clocks are never exact: 5 minutes.
    public static let tolerance: Int64 = 300_000
    /// The time of day until which a log may count for yesterday.
    public static let graceEnd = LocalTime("03:00") ?? .midnight
    /// The number of hours for which a dose of the day before counts as the one that a reaction followed. The bound is our own; no source states
    /// one.
    static let reactionHours = 6
    /// The number of hours that decides the day of a time without a date, typed for a reaction or its adrenaline.
    static let reactionTimeHours = 12
    /// The milliseconds by which the device's clock may be behind the newest timestamp in the room: a day.
    public static let clockLag: Int64 = 86_400_000

    /// Returns the day of a log that is ticked now: today, or yesterday if asked for before 03:00 room time.
    ///
    /// A time on another day is an error; past logs are entered by editing the history. An intake before midnight by a clock a few minutes ahead
    /// counts for today.
    ///
    /// - Parameter at: the time of intake.
    /// - Throws: `inTheFuture`, `notToday`, `tooLateForYesterday`.
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

    /// Returns the instant of a reaction, or of the adrenaline after it, from a time of day.
    ///
    /// Adrenaline is given on the day after the onset if it would be more than 12 hours before it. A time in the future is one of the previous day if
    /// that is at most 12 hours ago.
    ///
    /// - Parameters:
    ///   - day: today, or the day of the onset.
    ///   - other: an instant whose zone is used, if the room's zone has changed since; nil for `now`.
    ///   - onset: the onset, for the adrenaline; nil for the reaction itself.
    /// - Throws: `inTheFuture` for any other time in the future.
    public static func reactionTime(
        _ time: LocalTime,
        on day: LocalDate,
        near other: Instant? = nil,
        onset: Instant? = nil,
        now: Instant,
        in room: Room
    ) throws(TIPsError) -> Instant {
        func instant(on day: LocalDate) -> Instant {
            let local = LocalDateTime(day, time)
            return other.map { room.instant(of: local, near: $0) } ?? room.instant(of: local, typedAt: now)
        }
        let sameDay = instant(on: day)
        if let onset, isDayAfter(sameDay, onset: onset) { return instant(on: day.next) }
        guard now.milliseconds(until: sameDay) > tolerance else { return sameDay }
        let before = instant(on: day.previous)
        guard before >= now.adding(hours: -reactionTimeHours) else { throw .inTheFuture(sameDay) }
        return before
    }

    /// Whether adrenaline at a time of day was given on the day after the onset.
    ///
    /// - Parameter sameDay: the time on the day of the onset.
    static func isDayAfter(_ sameDay: Instant, onset: Instant) -> Bool {
        sameDay < onset.adding(hours: -reactionTimeHours)
    }

    /// Whether a log made now may count for yesterday: it is before 03:00 room time.
    public static func offersYesterday(now: Instant, in room: Room) -> Bool {
        // Compare instants rather than wall times: where clocks go back at midnight, the day begins at 23:00.
        now < room.zone(at: now).earliestInstant(atOrAfter: LocalDateTime(room.day(of: now), graceEnd))
    }

    /// The room day before a day. In a zone that skipped a date, it is the date before the skipped one.
    public static func dayBefore(_ day: LocalDate, in room: Room) -> LocalDate {
        let end = DayBoundary.midnight.start(of: day, in: room.timeZone).adding(milliseconds: -1)
        return DayBoundary.midnight.day(of: end, in: room.timeZone)
    }

    /// Validates that an item can be logged on a day: its category takes logs on that day, and the item is in the plan. An item without a dose can
    /// be logged, because intake is never refused.
    ///
    /// - Parameter cycles: the room's cycles, which tell whether the next cycle can be set up. They are used only on a day that takes no logs.
    /// - Throws: `outsideCycle`, `challengeDay`, `notPlanned`.
    public static func check(
        _ item: Item,
        on day: LocalDate,
        in cycle: Cycle,
        among cycles: [Cycle]
    ) throws(TIPsError) {
        guard DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle) else {
            let isOver = (try? CycleRule.nextNumber(after: cycles, on: day)) != nil
            if !isOver, day == cycle.challenge { throw .challengeDay(day) }
            throw .outsideCycle(day, isOver: isOver)
        }
        guard item.isPlanned(on: day) else { throw .notPlanned(item: item.name, day: day) }
    }

    /// Returns the day of a log after an edit of its time. It must be a dosing day of the cycle, or for medicine and maintenance foods the challenge
    /// day or a later one before the next cycle. A log that counts for yesterday still does if its new time is of the same date and before 03:00.
    ///
    /// - Parameters:
    ///   - old: the log before the edit; nil if its day doesn't matter.
    ///   - category: the log's category.
    ///   - cycles: the room's cycles.
    /// - Throws: `inTheFuture`, `outsideItsCycle`.
    public static func editedDay(
        at: Instant,
        from old: Claim? = nil,
        now: Instant,
        of category: Category,
        cycle: Cycle,
        among cycles: [Cycle],
        in room: Room
    ) throws(TIPsError) -> LocalDate {
        try checkNotAhead(at, now: now)
        var day = room.day(of: at)
        if let old, day == room.day(of: old.at), old.slot.day == dayBefore(day, in: room),
            offersYesterday(now: at, in: room)
        {
            day = old.slot.day
        }
        let isFollowed = day > cycle.challenge && CycleRule.current(of: cycles, on: day)?.id != cycle.id
        guard !isFollowed, DueRule.takesLogs(category, on: day, in: cycle) else {
            throw .outsideItsCycle(day, start: cycle.start, lastDosingDay: cycle.lastDosingDay)
        }
        return day
    }

    /// - Throws: `clockBehind` if the device's clock is behind.
    ///
    /// The database rules reject a timestamp more than a day ahead of the server's time. A member's wrong clock therefore never blocks a device
    /// whose own clock is right.
    public static func checkClock(now: Instant, newest: HybridClock?) throws(TIPsError) {
        guard let newest = newest.map({ Instant(milliseconds: $0.milliseconds) }), isBehind(now, newest) else { return }
        throw .clockBehind(now: now, newest: newest)
    }

    /// Whether a device's clock is more than a day and a few minutes behind the newest timestamp in the room.
    static func isBehind(_ now: Instant, _ newest: Instant) -> Bool {
        now.milliseconds(until: newest) > clockLag + tolerance
    }

    private static func checkNotAhead(_ at: Instant, now: Instant) throws(TIPsError) {
        guard now.milliseconds(until: at) <= tolerance else { throw .inTheFuture(at) }
    }
}
