import TimeKit
import WordKit

/// The recurrence of an iCalendar event, in the county's local time.
///
/// A ``Recurrence`` has one time of day in the county. The occurrences of a rule in another zone deviate from it when that zone changes its
/// clocks. They are stored as moves, up to two years from the start.
///
/// A ``Recurrence`` has no rule such as "the second Sunday". It becomes a weekly recurrence, and the other Sundays become exceptions, also up to
/// two years from the start.
struct CalendarRepeats {
    /// The reason why a rule is unsupported.
    struct Fault: Error {
        let reason: String
    }

    /// The number of days from the start in which moves and exceptions of the rule are computed: two years.
    static let horizon = 731

    /// The start alone for an event without a rule.
    let recurrence: Recurrence
    /// The original slots of canceled occurrences.
    private(set) var exceptions: Set<LocalDateTime> = []
    /// The moved and extra occurrences by original slot.
    private(set) var moved: [LocalDateTime: MovedOccurrence] = [:]
    /// The extra dates (RDATE) that the rule doesn't have, by day. Each is in ``moved``, too.
    private var added: [LocalDate: Set<LocalDateTime>] = [:]
    /// Whether exceptions or moves exceeded the limit. The excess isn't stored.
    private(set) var isOver = false
    /// The remarks for the report of the import, in words.
    private(set) var notes: [String] = []
    /// The maximum number of exceptions, and of moves.
    private let limit: Int
    private let start: CalendarMoment
    /// The number of days by which the start's date in the county is ahead of its date in the event's zone: -1, 0 or 1.
    private let shift: Int

    /// Parses a rule: DAILY, WEEKLY, MONTHLY by day of the month or nth weekday, and YEARLY, with INTERVAL, COUNT and UNTIL.
    ///
    /// - Parameters:
    ///   - rule: The value of RRULE; nil for an event that only has extra dates.
    ///   - start: The DTSTART of the event.
    ///   - milliseconds: The duration of an occurrence.
    /// - Throws: ``Fault`` for an unsupported rule.
    init(
        _ rule: String?,
        from start: CalendarMoment,
        lasting milliseconds: Int64,
        _ zones: CalendarZones,
        _ limits: ImportLimits
    ) throws(Fault) {
        limit = limits.exceptions
        self.start = start
        let first = start.county
        shift = start.local.date.days(until: first.date)
        guard let rule else {
            recurrence = .once(at: first)
            return
        }
        var parts: [String: String] = [:]
        for part in rule.uppercased().split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[String(pair[0])] = String(pair[1]) }
        }
        let known: Set = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "BYMONTH", "WKST", "BYSETPOS"]
        if let other = parts.keys.sorted().first(where: { !known.contains($0) }) {
            throw Fault(reason: localized("its rule of repeating has \(other.prefix(20)), which isn't read"))
        }
        let every = Int(parts["INTERVAL"] ?? "1") ?? 0
        let (kind, nth) = try Self.rule(parts, every, start.local.date, shift)
        var end = Recurrence.End.never
        if let text = parts["COUNT"] {
            guard let count = Int(text) else {
                throw Fault(reason: localized("the end of its rule of repeating can't be read"))
            }
            end = .count(count)
        }
        if let text = parts["UNTIL"] {
            let property = CalendarProperty("UNTIL:\(text)", line: 0)
            guard let property, let until = CalendarMoment(text, property, zones) else {
                throw Fault(reason: localized("the end of its rule of repeating can't be read"))
            }
            // The clocks of the event's zone may change between the start and UNTIL.
            let zone = start.zone ?? County.zone
            let last = until.zone.map { zone.local(at: $0.instant(of: until.local)) } ?? until.local
            // The occurrence of the last day is excluded if it starts after UNTIL.
            let day = until.isDay || last.time >= start.local.time ? last.date : last.date.previous
            end = .until(day.adding(days: shift))
        }
        if nth != nil {
            let last = first.date.adding(days: Self.horizon - 1)
            switch end {
            case .count:
                throw Fault(reason: localized("it counts days such as the second Sunday, which isn't read"))
            case .until(let day) where day <= last: break
            case .never, .until:
                end = .until(last)
                notes.append(localized("days such as the second Sunday are told one by one, for two years"))
            }
        }
        do {
            recurrence = try Recurrence(kind, from: first, end: end)
        } catch {
            throw Fault(reason: localized("its rule of repeating can't be: \(error)"))
        }
        tellOneByOne(nth, lasting: milliseconds)
    }

    /// Adds the extra dates (RDATE) that the rule doesn't have.
    mutating func add(_ properties: [CalendarProperty], lasting milliseconds: Int64, _ zones: CalendarZones) {
        var known = Set(moved.values.map(\.start))
        for property in properties {
            for text in property.value.split(separator: ",") {
                // A move is stored by its slot. If the clocks of another zone moved the rule's occurrence away from this slot, the slot is taken.
                guard let (begins, ends) = extra(text, property, lasting: milliseconds, zones),
                    moved[begins].map({ $0.start == begins }) ?? true
                else {
                    notes.append(localized("an extra date can't be read"))
                    continue
                }
                guard known.insert(begins).inserted else { continue }
                let isOfRule = recurrence.contains(begins)
                if isOfRule { exceptions.remove(begins) }
                guard !isOfRule || ends != Self.end(begins, lasting: milliseconds) else { continue }
                move(begins, from: begins, to: ends)
                if !isOfRule, moved[begins] != nil { added[begins.date, default: []].insert(begins) }
            }
        }
    }

    /// Reads an extra date: a day, a time, or a period "START/END" or "START/DURATION".
    ///
    /// A day gets the time of the event. In an all-day event, only the day of a time counts.
    ///
    /// - Returns: The start and end in the county; nil if the text can't be read or ends before it starts.
    private func extra(
        _ text: Substring,
        _ property: CalendarProperty,
        lasting milliseconds: Int64,
        _ zones: CalendarZones
    ) -> (start: LocalDateTime, end: LocalDateTime)? {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let told = CalendarMoment(first, property, zones) else { return nil }
        let day = LocalDateTime(told.local.date, start.local.time)
        let moment = told.isDay ? CalendarMoment(local: day, isDay: start.isDay, zone: start.zone) : told
        let begins = start.isDay ? LocalDateTime(moment.county.date, .midnight) : moment.county
        guard parts.count == 2, !start.isDay else { return (begins, Self.end(begins, lasting: milliseconds)) }
        let minutes = OutsideDuration.minutes(parts[1]).map { Int64(min($0, 525_600)) }
        let ends =
            minutes.map { Self.end(begins, lasting: $0 * 60_000) } ?? CalendarMoment(parts[1], property, zones)?.county
        guard let ends, ends >= begins else { return nil }
        return (begins, ends)
    }

    /// Returns the end of an occurrence, by elapsed time in the county.
    private static func end(_ start: LocalDateTime, lasting milliseconds: Int64) -> LocalDateTime {
        County.zone.local(at: County.zone.instant(of: start).adding(milliseconds: milliseconds))
    }

    /// Returns whether the rule has an occurrence at a slot, or an extra date is there.
    func has(_ slot: LocalDateTime) -> Bool {
        recurrence.contains(slot) || added[slot.date]?.contains(slot) == true
    }

    /// Returns the slots of the occurrences that an EXDATE or a RECURRENCE-ID names.
    ///
    /// A day names the rule's occurrence and all extra dates of that day. A time names the extra date at exactly that time, or otherwise the
    /// rule's occurrence of that day.
    func slots(of moment: CalendarMoment) -> [LocalDateTime] {
        let (slot, exact) = (self.slot(of: moment), moment.county)
        if moment.isDay, !start.isDay { return [slot] + (added[slot.date] ?? []) }
        return [added[exact.date]?.contains(exact) == true ? exact : slot]
    }

    /// Returns the slot of the rule's occurrence whose start in the event's zone is a moment, or is on the moment's day.
    private func slot(of moment: CalendarMoment) -> LocalDateTime {
        LocalDateTime(
            moment.zone == nil && !moment.isDay ? moment.local.date : own(moment).adding(days: shift),
            recurrence.start.time
        )
    }

    /// Returns the date of a moment in the event's zone.
    private func own(_ moment: CalendarMoment) -> LocalDate {
        // A floating time is the county's.
        let zone = start.zone ?? County.zone
        guard let theirs = moment.zone, theirs != zone, !start.isDay else { return moment.local.date }
        return zone.local(at: theirs.instant(of: moment.local)).date
    }

    /// Cancels an occurrence. A move of the rule's occurrence is removed. An extra date stays among the moves, but its exception hides it.
    mutating func leaveOut(_ slot: LocalDateTime) {
        if added[slot.date]?.contains(slot) != true { moved[slot] = nil }
        guard exceptions.count < limit || exceptions.contains(slot) else {
            isOver = true
            return
        }
        exceptions.insert(slot)
    }

    /// Moves an occurrence to another time, or adds an extra one whose slot is its start.
    ///
    /// - Parameters:
    ///   - slot: The original slot.
    ///   - start: The new start.
    ///   - end: The new end.
    mutating func move(_ slot: LocalDateTime, from start: LocalDateTime, to end: LocalDateTime) {
        guard moved.count < limit || moved[slot] != nil else {
            isOver = true
            return
        }
        moved[slot] = MovedOccurrence(from: slot, start: start, end: end)
    }

    /// Adds exceptions for the days that `nth` doesn't have, and moves for the changes of another zone's clocks, up to ``horizon``.
    private mutating func tellOneByOne(_ nth: Nth?, lasting milliseconds: Int64) {
        let first = recurrence.start
        let shifts = start.zone.map { $0 != County.zone } ?? false
        guard nth != nil || shifts else { return }
        let last = LocalDateTime(first.date.adding(days: Self.horizon), first.time)
        for slot in recurrence.occurrences(from: first, before: last) {
            let day = slot.date.adding(days: -shift)
            if let nth, !nth.contains(day) {
                leaveOut(slot)
                continue
            }
            guard shifts, let zone = start.zone else { continue }
            let instant = zone.instant(of: LocalDateTime(day, start.local.time), gap: .offsetBefore)
            let now = County.zone.local(at: instant)
            if now != slot {
                move(slot, from: now, to: County.zone.local(at: instant.adding(milliseconds: milliseconds)))
            }
        }
        if !moved.isEmpty {
            notes.append(localized("repeats by the clocks of another zone are told one by one, for two years"))
        }
    }

    // MARK: Rules

    /// The weekdays of a month that a rule selects: "2SU", "-1FR".
    struct Nth {
        /// The weekdays with their places in the month, from 1, or from -1 backward. Place 0 is every such weekday.
        let places: [(place: Int, day: Weekday)]
        /// The months from 1 to 12; empty for all.
        let months: Set<Int>

        func contains(_ date: LocalDate) -> Bool {
            guard months.isEmpty || months.contains(date.month) else { return false }
            return places.contains { place, day in
                guard date.weekday == day else { return false }
                if place == 0 { return true }
                return place > 0
                    ? (date.day - 1) / 7 + 1 == place
                    : (LocalDate.length(ofMonth: date.month, year: date.year) - date.day) / 7 + 1 == -place
            }
        }
    }

    /// Returns the recurrence of a rule. For weekdays of a month it is weekly, together with the weekdays that stay.
    ///
    /// - Parameters:
    ///   - parts: The parts of the rule by name, in upper case.
    ///   - every: The interval; 0 if it can't be read.
    ///   - start: The start's date in the event's zone.
    ///   - shift: The days to add to a weekday of the event's zone to get the county's.
    private static func rule(
        _ parts: [String: String],
        _ every: Int,
        _ start: LocalDate,
        _ shift: Int
    ) throws(Fault) -> (Recurrence.Rule, Nth?) {
        let days = try weekdays(parts["BYDAY"] ?? "")
        let shifted = { (day: Weekday) in Weekday.allCases[(day.rawValue - 1 + shift + 7) % 7] }
        let unread = Fault(reason: localized("its rule of repeating isn't one that is read"))
        switch parts["FREQ"] {
        case "DAILY" where days.isEmpty && parts["BYMONTHDAY"] == nil && parts["BYMONTH"] == nil:
            return (.everyDays(every), nil)
        case "DAILY"
        where every == 1 && days.allSatisfy({ $0.place == 0 }) && parts["BYMONTHDAY"] == nil
            && parts["BYMONTH"] == nil,
            "WEEKLY"
        where days.allSatisfy({ $0.place == 0 }) && parts["BYMONTH"] == nil && parts["BYSETPOS"] == nil
            && parts["BYMONTHDAY"] == nil && countsWeeks(parts, every, days, start):
            let named = days.isEmpty ? [start.weekday] : days.map(\.day)
            return (.weekly(on: Set(named.map(shifted)), every: every), nil)
        case "MONTHLY" where !days.isEmpty && every == 1 && parts["BYMONTHDAY"] == nil:
            var places = days
            if let text = parts["BYSETPOS"] {
                guard let position = Int(text), position != 0, (-5...5).contains(position), days.count == 1,
                    days[0].place == 0
                else { throw unread }
                places = [(position, days[0].day)]
            }
            let months = Set((parts["BYMONTH"] ?? "").split(separator: ",").map { Int($0) ?? 0 })
            guard months.allSatisfy((1...12).contains) else { throw unread }
            let rule = Recurrence.Rule.weekly(on: Set(places.map { shifted($0.day) }), every: 1)
            return (rule, Nth(places: places, months: months))
        case "MONTHLY" where days.isEmpty && shift == 0 && parts["BYMONTH"] == nil && parts["BYSETPOS"] == nil:
            let day = parts["BYMONTHDAY"].map { Int($0) ?? 0 } ?? start.day
            guard day == start.day else { throw unread }
            return (.monthly(day: day, shortMonth: .skip, every: every), nil)
        case "YEARLY" where days.isEmpty && shift == 0 && parts["BYSETPOS"] == nil:
            // A day of the month without a month is one of each month.
            guard parts["BYMONTH"].map({ Int($0) == start.month }) ?? (parts["BYMONTHDAY"] == nil),
                parts["BYMONTHDAY"].map({ Int($0) == start.day }) ?? true, (1...1000).contains(every)
            else { throw unread }
            return (.monthly(day: start.day, shortMonth: .skip, every: 12 * every), nil)
        default: throw unread
        }
    }

    /// Returns whether a rule means the same with weeks that begin on Monday, as those of ``Recurrence`` do.
    ///
    /// The first day of the week matters only if the rule skips weeks and names another weekday than that of the start.
    private static func countsWeeks(
        _ parts: [String: String],
        _ every: Int,
        _ days: [(place: Int, day: Weekday)],
        _ start: LocalDate
    ) -> Bool {
        every == 1 || parts["WKST"] ?? "MO" == "MO" || days.allSatisfy { $0.day == start.weekday }
    }

    /// Parses BYDAY: "MO,WE", "2SU", "-1FR". A weekday without a number has place 0.
    private static func weekdays(_ text: String) throws(Fault) -> [(place: Int, day: Weekday)] {
        var days: [(place: Int, day: Weekday)] = []
        for part in text.split(separator: ",") {
            guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: String(part.suffix(2))) else {
                throw Fault(reason: localized("its rule of repeating names a day that isn't one"))
            }
            let place = part.dropLast(2)
            guard place.isEmpty || (-5...5).contains(Int(place) ?? 9) else {
                throw Fault(reason: localized("its rule of repeating names a day that isn't one"))
            }
            days.append((Int(place) ?? 0, Weekday.allCases[index]))
        }
        return days
    }
}
