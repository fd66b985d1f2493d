import TimeKit
import WordKit

/// The recurrence of an iCalendar event, in the county's local time.
///
/// A rule in another zone drifts against the county when that zone changes its clocks. Occurrences that deviate for this reason are stored
/// as moves, up to two years from the start. A rule such as "the second Sunday" is a weekly recurrence with exceptions.
struct CalendarRepeats {
    /// The reason why a rule is unsupported.
    struct Fault: Error {
        let reason: String
    }

    /// The days from the start in which single occurrences are stored.
    static let horizon = 731

    let recurrence: Recurrence
    private(set) var exceptions: Set<LocalDateTime> = []
    /// By original slot.
    private(set) var moved: [LocalDateTime: MovedOccurrence] = [:]
    /// Whether exceptions or moves exceeded the limit.
    private(set) var isOver = false
    private(set) var notes: [String] = []
    private let limit: Int
    private let start: CalendarMoment
    /// The days by which the county's date is ahead of the date in the event's zone.
    private let shift: Int

    /// Parses a rule: DAILY, WEEKLY, MONTHLY by day of the month or nth weekday, and YEARLY, with INTERVAL, COUNT and UNTIL.
    ///
    /// - Throws: ``Fault`` for an unsupported rule.
    init(
        _ rule: String,
        from start: CalendarMoment,
        lasting milliseconds: Int64,
        _ zones: CalendarZones,
        _ limits: ImportLimits
    ) throws(Fault) {
        limit = limits.exceptions
        self.start = start
        let first = start.county
        shift = start.local.date.days(until: first.date)
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
        if let count = parts["COUNT"].flatMap({ Int($0) }) { end = .count(count) }
        if let text = parts["UNTIL"] {
            let property = CalendarProperty("UNTIL:\(text)", line: 0)
            guard let property, let until = CalendarMoment(text, property, zones) else {
                throw Fault(reason: localized("the end of its rule of repeating can't be read"))
            }
            var day = until.isDay ? until.local.date : until.county.date
            // An end before that day's occurrence excludes it.
            if !until.isDay, until.county.time < first.time { day = day.previous }
            end = .until(until.isDay ? day.adding(days: shift) : day)
        }
        if nth != nil, case .count = end {
            throw Fault(reason: localized("it counts days such as the second Sunday, which isn't read"))
        }
        if nth != nil, end == .never {
            end = .until(first.date.adding(days: Self.horizon))
            notes.append(localized("days such as the second Sunday are told one by one, for two years"))
        }
        do {
            recurrence = try Recurrence(kind, from: first, end: end)
        } catch {
            throw Fault(reason: localized("its rule of repeating can't be: \(error)"))
        }
        tellOneByOne(nth, lasting: milliseconds)
    }

    /// The slot of an occurrence that is named by its own start.
    func slot(of moment: CalendarMoment) -> LocalDateTime {
        LocalDateTime(
            moment.zone == nil && !moment.isDay ? moment.local.date : own(moment).adding(days: shift),
            recurrence.start.time
        )
    }

    /// The date of a moment in the event's zone.
    private func own(_ moment: CalendarMoment) -> LocalDate {
        // A floating time is the county's.
        let zone = start.zone ?? County.zone
        guard let theirs = moment.zone, theirs != zone, !start.isDay else { return moment.local.date }
        return zone.local(at: theirs.instant(of: moment.local)).date
    }

    /// Cancels an occurrence.
    mutating func leaveOut(_ slot: LocalDateTime) {
        moved[slot] = nil
        guard exceptions.count < limit || exceptions.contains(slot) else {
            isOver = true
            return
        }
        exceptions.insert(slot)
    }

    /// Moves an occurrence to another time.
    mutating func move(_ slot: LocalDateTime, from start: LocalDateTime, to end: LocalDateTime) {
        guard moved.count < limit || moved[slot] != nil else {
            isOver = true
            return
        }
        moved[slot] = MovedOccurrence(from: slot, start: start, end: end)
    }

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
        let places: [(place: Int, day: Weekday)]
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
            if let position = parts["BYSETPOS"].flatMap({ Int($0) }) {
                guard days.count == 1, days[0].place == 0, (-5...5).contains(position) else { throw unread }
                places = [(position, days[0].day)]
            }
            let months = Set((parts["BYMONTH"] ?? "").split(separator: ",").compactMap { Int($0) })
            let rule = Recurrence.Rule.weekly(on: Set(places.map { shifted($0.day) }), every: 1)
            return (rule, Nth(places: places, months: months))
        case "MONTHLY" where days.isEmpty && shift == 0 && parts["BYMONTH"] == nil && parts["BYSETPOS"] == nil:
            let day = parts["BYMONTHDAY"].map { Int($0) ?? 0 } ?? start.day
            guard day == start.day else { throw unread }
            return (.monthly(day: day, shortMonth: .skip, every: every), nil)
        case "YEARLY" where days.isEmpty && shift == 0 && parts["BYSETPOS"] == nil:
            guard parts["BYMONTH"].map({ Int($0) == start.month }) ?? true,
                parts["BYMONTHDAY"].map({ Int($0) == start.day }) ?? true, (1...1000).contains(every)
            else { throw unread }
            return (.monthly(day: start.day, shortMonth: .skip, every: 12 * every), nil)
        default: throw unread
        }
    }

    /// Whether a rule means the same with weeks that begin on Monday. The first day of a week decides only where a rule skips weeks and
    /// names another weekday than that of the start.
    private static func countsWeeks(
        _ parts: [String: String],
        _ every: Int,
        _ days: [(place: Int, day: Weekday)],
        _ start: LocalDate
    ) -> Bool {
        every == 1 || parts["WKST"] ?? "MO" == "MO" || days.allSatisfy { $0.day == start.weekday }
    }

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
