import Foundation
public import TimeKit
import WordKit

/// A reader of iCalendar events (RFC 5545): single, all-day and recurring ones, with extra dates, exceptions, and moved and canceled occurrences.
///
/// Times are converted to the county's clocks; floating times are taken as the county's. An event with an unknown zone or an unsupported
/// rule is rejected. The calendar is kept in memory up to a limit.
public struct CalendarReader: RecordReader, Sendable {
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var bytes: [UInt8] = []

    public init(source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        self.source = source
        self.today = today
    }

    /// Collects bytes.
    ///
    /// - Throws: `notThisFormat` if the calendar exceeds the size limit.
    public mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem] {
        guard bytes.count + piece.count <= limits.document else {
            throw .notThisFormat("ics", reason: localized("it is larger than \(ImportLimits.text(limits.document))"))
        }
        bytes += piece
        return []
    }

    /// Returns the calendar's events, each with the changes of its occurrences.
    ///
    /// - Throws: `notThisFormat` if there is no VCALENDAR.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        guard let calendars = CalendarComponent.read(bytes) else {
            throw .notThisFormat("ics", reason: localized("it holds no VCALENDAR"))
        }
        var items: [ImportedItem] = []
        for calendar in calendars {
            let zones = CalendarZones(calendar)
            var order: [String] = []
            var groups: [String: [CalendarComponent]] = [:]
            let isCancel = calendar.first("METHOD")?.value.uppercased() == "CANCEL"
            for var event in calendar.components where event.name == "VEVENT" {
                guard let uid = event.first("UID")?.value, !uid.isEmpty, uid.utf8.count <= ImportText.longestLine else {
                    items.append(ImportedItem(line: event.line, .refused(localized("an event has no UID"))))
                    continue
                }
                // A message that cancels (RFC 5546) may leave out its status.
                if isCancel, let status = CalendarProperty("STATUS:CANCELLED", line: event.line) {
                    event.properties.removeAll { $0.name == "STATUS" }
                    event.properties.append(status)
                }
                if groups[uid] == nil { order.append(uid) }
                groups[uid, default: []].append(event)
            }
            for uid in order {
                let parts = CalendarOnlyDate(zones).merged(groups[uid] ?? [])
                for var item in CalendarEntry(uid, parts, zones, limits).items(source, today) {
                    if isCancel { item.remarks.leftOut.formUnion([.end, .repeats]) }
                    items.append(item)
                }
            }
        }
        return items
    }
}

/// The components of one event: the event itself and changes of its occurrences.
private struct CalendarEntry {
    private let uid: String
    private let parts: [CalendarComponent]
    private let zones: CalendarZones
    private let limits: ImportLimits

    init(_ uid: String, _ parts: [CalendarComponent], _ zones: CalendarZones, _ limits: ImportLimits) {
        self.limits = limits
        self.uid = uid
        self.parts = parts
        self.zones = zones
    }

    /// The event itself, as its organizer changed it last; nil if only occurrences are told.
    private var master: CalendarComponent? {
        parts.filter { $0.first("RECURRENCE-ID") == nil }
            .max { (Self.sequence($0) ?? 0) < (Self.sequence($1) ?? 0) }
    }

    private static func sequence(_ part: CalendarComponent) -> Int? {
        part.first("SEQUENCE").flatMap { Int($0.value) }.flatMap { (0...999_999_999).contains($0) ? $0 : nil }
    }

    /// Returns the event with its cancellation. Without the event in the file each of its changed occurrences is an event of its own.
    func items(_ source: String, _ today: LocalDate) -> [ImportedItem] {
        guard let first = parts.first else { return [] }
        if let event = master {
            var remarks = EntryRemarks(leftOut: leftOut(of: event))
            remarks.cancellation = cancellation
            let calledOff = Set(parts.filter(Self.isCancelled).compactMap(occurrenceID))
            let apart = parts.filter { part in
                isApart(part, from: event) && occurrenceID(part).map { !calledOff.contains($0) } ?? false
            }
            remarks.apart = Set(apart.compactMap(occurrenceID))
            let whole = ImportedItem(line: first.line, outcome(of: event, as: uid, source, today), remarks)
            return [whole] + apart.compactMap { occurrence(completed($0, from: event), isApart: true, source, today) }
        }
        let missing = ImportedItem.Outcome.refused(
            localized("a change of an occurrence isn't kept without its event in the file")
        )
        let changes = parts.filter { !Self.isCancelled($0) }
        var items: [ImportedItem] = []
        if changes.count < parts.count {
            var remarks = EntryRemarks()
            remarks.cancellation = cancellation
            items.append(ImportedItem(line: first.line, missing, remarks))
        }
        for part in changes {
            items.append(
                occurrence(part, isApart: false, source, today) ?? ImportedItem(line: part.line, missing)
            )
        }
        return items
    }

    /// Returns a changed occurrence as an event of its own; nil for any other part, and for a change of all occurrences from one on.
    private func occurrence(
        _ part: CalendarComponent,
        isApart: Bool,
        _ source: String,
        _ today: LocalDate
    ) -> ImportedItem? {
        guard let id = occurrenceID(part), let named = self.named(part) else { return nil }
        var remarks = EntryRemarks(leftOut: leftOut(of: part))
        remarks.occurrence = ChangedOccurrence(event: uid, named: named, isApart: isApart)
        let outcome = self.outcome(of: part, as: id, source, today, isApart: isApart)
        return ImportedItem(line: part.line, outcome, remarks)
    }

    /// Returns the start by which a changed occurrence is named; nil for any other part, and for a change of all occurrences from one on.
    private func named(_ part: CalendarComponent) -> LocalDateTime? {
        guard let property = part.first("RECURRENCE-ID"), property.parameters["RANGE"] == nil else { return nil }
        return moment(property)?.county
    }

    /// Returns the id of a changed occurrence as an event of its own.
    private func occurrenceID(_ part: CalendarComponent) -> String? { named(part).map { "\(uid), \($0)" } }

    /// The texts of an event that a moved occurrence has from its event.
    private static let shared = ["SUMMARY", "LOCATION", "GEO", "DESCRIPTION", "URL"]

    /// Whether a changed occurrence differs from its event in more than its time, which a move can't express.
    private func isApart(_ part: CalendarComponent, from event: CalendarComponent) -> Bool {
        guard event.repeats, !Self.isCancelled(part), occurrenceID(part) != nil,
            let start = moment(part.first("DTSTART"))
        else { return false }
        if let usual = moment(event.first("DTSTART")), usual.isDay != start.isDay { return true }
        if let isTentative = Self.isTentative(part), isTentative != (Self.isTentative(event) ?? false) { return true }
        return Self.shared.contains { name in
            let told = part.first(name)?.text ?? ""
            return !told.isEmpty && told != event.first(name)?.text
        }
    }

    /// Returns a changed occurrence with the parts that it leaves out, as its event tells them.
    private func completed(_ part: CalendarComponent, from event: CalendarComponent) -> CalendarComponent {
        var whole = part
        let hasPlace = ["LOCATION", "GEO"].contains { !(part.first($0)?.value ?? "").isEmpty }
        for name in Self.shared + ["ORGANIZER", "STATUS"] where (part.first(name)?.value ?? "").isEmpty {
            if hasPlace, ["LOCATION", "GEO"].contains(name) { continue }
            whole.properties.removeAll { $0.name == name }
            whole.properties += event.all(name)
        }
        var ignored: [String] = []
        if part.first("DTEND") == nil, part.first("DURATION") == nil, let start = moment(event.first("DTSTART")),
            moment(part.first("DTSTART"))?.isDay == start.isDay
        {
            let end = County.zone.instant(of: self.end(event, start, &ignored))
            let minutes = County.zone.instant(of: start.county).milliseconds(until: end) / 60_000
            if minutes > 0, let lasts = CalendarProperty("DURATION:PT\(minutes)M", line: part.line) {
                whole.properties.append(lasts)
            }
        }
        return whole
    }

    /// Returns the parts of the event that aren't told. An event with a SEQUENCE is whole: without a rule it is once, and without an end it has
    /// none. A calendar that leaves out a status says nothing about it, so that a canceled event stays so until it is confirmed.
    private func leftOut(of event: CalendarComponent) -> Set<EntryRemarks.Part> {
        var leftOut: Set<EntryRemarks.Part> = []
        let isWhole = Self.sequence(event) != nil
        let isEndKnown = event.first("DTEND").map { moment($0) != nil } ?? isWhole
        if !isEndKnown, event.first("DURATION") == nil { leftOut.insert(.end) }
        if !isWhole, !event.repeats { leftOut.insert(.repeats) }
        if Self.status(event) == nil { leftOut.insert(.status) }
        return leftOut
    }

    /// Returns the status of a part. An unknown one is no status.
    private static func status(_ part: CalendarComponent) -> String? {
        part.all("STATUS").map { $0.value.uppercased() }.first(where: statuses.contains)
    }

    private static let statuses: Set<String> = ["TENTATIVE", "CONFIRMED", "CANCELLED"]

    /// Whether it isn't certain that a part takes place; nil without a status. A part of an unknown status isn't certain.
    private static func isTentative(_ part: CalendarComponent) -> Bool? {
        guard part.all("STATUS").contains(where: { !$0.value.isEmpty }) else { return nil }
        return status(part).map { $0 == "TENTATIVE" } ?? true
    }

    /// The cancellation of the event, or of occurrences that are told without it; nil for none.
    var cancellation: EventCancellation? {
        if let event = master {
            return Self.isCancelled(event)
                ? EventCancellation(id: uid, sequence: Self.sequence(event), occurrences: nil) : nil
        }
        let occurrences = parts.filter(Self.isCancelled).compactMap { $0.first("RECURRENCE-ID") }
            .filter { $0.parameters["RANGE"] == nil }.compactMap { moment($0)?.county }
        guard !occurrences.isEmpty else { return nil }
        return EventCancellation(id: uid, sequence: nil, occurrences: occurrences)
    }

    private static func isCancelled(_ part: CalendarComponent) -> Bool {
        status(part) == "CANCELLED"
    }

    private func outcome(
        of event: CalendarComponent,
        as id: String,
        _ source: String,
        _ today: LocalDate,
        isApart: Bool = false
    ) -> ImportedItem.Outcome {
        let title = line(event, "SUMMARY")
        guard !title.isEmpty else { return .refused(localized("an event has no SUMMARY")) }
        guard let start = moment(event.first("DTSTART")) else {
            return .refused(localized("“\(title)” has no start that can be read, or one in a zone that isn't known"))
        }
        var notes: [String] = []
        if event.first("SEQUENCE") != nil, Self.sequence(event) == nil {
            notes.append(localized("a SEQUENCE isn't a whole number of at most nine digits, and isn't kept"))
        }
        let schedule: EventSchedule
        do throws(CalendarRepeats.Fault) {
            schedule = try self.schedule(event, from: start, &notes)
        } catch {
            return .refused("“\(title)”: \(error.reason)")
        }
        let isOccurrence = event.first("RECURRENCE-ID") != nil
        if isApart {
            notes.append(
                localized("an occurrence that differs in more than its time comes in as an event of its own")
            )
        } else if isOccurrence {
            notes.append(localized("an occurrence without its event in the file comes in as an event of its own"))
        }
        let statuses = (isOccurrence ? [event] : parts).flatMap { $0.all("STATUS") }.filter { !$0.value.isEmpty }
        if !statuses.allSatisfy({ Self.statuses.contains($0.value.uppercased()) }) {
            notes.append(localized("a STATUS isn't one of iCalendar's events: its event isn't certain"))
        }
        let place = PlaceLine(line(event, "LOCATION"))
        let record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            description: ImportText.paragraphs(String((event.first("DESCRIPTION")?.text ?? "").prefix(20_000))),
            address: place.address,
            city: place.city,
            zip: place.zip,
            coordinate: coordinate(event),
            links: link(event, &notes),
            addedOn: today,
            details: .event(
                EventDetails(
                    schedule: schedule,
                    organizer: line(event.first("ORGANIZER")?.parameters["CN"] ?? ""),
                    isCancelled: Self.isCancelled(event),
                    isTentative: Self.isTentative(event),
                    sequence: Self.sequence(event)
                )
            )
        )
        return .record(record.named(source, id), notes: notes)
    }

    // MARK: Dates

    private func schedule(
        _ event: CalendarComponent,
        from start: CalendarMoment,
        _ notes: inout [String]
    ) throws(CalendarRepeats.Fault) -> EventSchedule {
        let end = self.end(event, start, &notes)
        let lasts = County.zone.instant(of: start.county).milliseconds(until: County.zone.instant(of: end))
        var schedule = EventSchedule(start: start.county, end: end, isAllDay: start.isDay)
        guard event.first("RECURRENCE-ID") == nil else { return schedule }
        guard event.repeats else {
            if parts.contains(where: { $0.first("RECURRENCE-ID") != nil }) {
                notes.append(localized("a change of a date that isn't kept is left out"))
            }
            return schedule
        }
        let rule = event.first("RRULE")?.value
        var repeats = try CalendarRepeats(rule, from: start, lasting: lasts, zones, limits)
        repeats.add(event.all("RDATE"), lasting: lasts, zones)
        notes += repeats.notes
        for property in event.all("EXDATE") {
            for text in property.value.split(separator: ",") {
                guard let moment = CalendarMoment(String(text), property, zones) else {
                    notes.append(localized("an exception can't be read"))
                    continue
                }
                for slot in repeats.slots(of: moment) { repeats.leaveOut(slot) }
            }
        }
        for part in parts {
            guard let property = part.first("RECURRENCE-ID") else { continue }
            guard let named = moment(property), property.parameters["RANGE"] == nil else {
                notes.append(localized("a change of an occurrence can't be read"))
                continue
            }
            let slots = repeats.slots(of: named)
            let slot = slots.first(where: repeats.has) ?? slots[0]
            if rule == nil, !repeats.has(slot) {
                notes.append(localized("a change of a date that isn't kept is left out"))
            } else if Self.isCancelled(part) || isApart(part, from: event) {
                repeats.leaveOut(slot)
            } else if let begins = moment(part.first("DTSTART")) {
                let isEndTold = part.first("DTEND") != nil || part.first("DURATION") != nil
                let ends =
                    isEndTold
                    ? self.end(part, begins, &notes)
                    : County.zone.local(at: County.zone.instant(of: begins.county).adding(milliseconds: lasts))
                if begins.county != slot || repeats.moved[slot] != nil
                    || ends != County.zone.local(at: County.zone.instant(of: slot).adding(milliseconds: lasts))
                {
                    repeats.move(slot, from: begins.county, to: ends)
                }
            } else {
                notes.append(localized("a change of an occurrence can't be read"))
            }
        }
        if rule != nil { schedule.recurrence = repeats.recurrence }
        schedule.exceptions = repeats.exceptions.sorted()
        schedule.moved = repeats.moved.values.sorted { $0.from < $1.from }
        if repeats.isOver {
            notes.append(
                localized("of more than \(limits.exceptions) exceptions or moved or extra dates the rest isn't kept")
            )
        }
        return schedule
    }

    private func end(_ event: CalendarComponent, _ start: CalendarMoment, _ notes: inout [String]) -> LocalDateTime {
        let from = start.county
        var end: LocalDateTime?
        if let property = event.first("DTEND") {
            end = moment(property)?.county
            if end == nil { notes.append(localized("an end can't be read")) }
        } else if let text = event.first("DURATION")?.value, let minutes = OutsideDuration.minutes(text) {
            end = County.zone.local(at: County.zone.instant(of: from).adding(minutes: min(minutes, 525_600)))
        }
        let least = start.isDay ? LocalDateTime(from.date.next, .midnight) : from
        guard let end, end >= from else {
            if end != nil { notes.append(localized("an event ends before it begins: its end isn't kept")) }
            return least
        }
        return max(end, least)
    }

    private func moment(_ property: CalendarProperty?) -> CalendarMoment? {
        property.flatMap { CalendarMoment($0.value, $0, zones) }
    }

    // MARK: Other properties

    private func line(_ event: CalendarComponent, _ name: String) -> String { line(event.first(name)?.text ?? "") }

    private func line(_ text: String) -> String {
        text.utf8.count > ImportText.longestLine ? "" : ImportText.line(text)
    }

    private func coordinate(_ event: CalendarComponent) -> Coordinate? {
        let parts = event.first("GEO")?.value.split(separator: ";").map(String.init) ?? []
        return parts.count == 2 ? DegreeText.place(latitude: parts[0], longitude: parts[1]) : nil
    }

    private func link(_ event: CalendarComponent, _ notes: inout [String]) -> [RecordLink] {
        guard let text = event.first("URL")?.value, !text.isEmpty else { return [] }
        guard let address = try? WebLinkRule.read(text) else {
            notes.append(localized("a website is no address that may be opened"))
            return []
        }
        return [RecordLink(.eventPage, address)]
    }
}
