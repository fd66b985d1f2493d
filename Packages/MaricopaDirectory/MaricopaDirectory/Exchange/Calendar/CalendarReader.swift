import Foundation
public import TimeKit
import WordKit

/// A reader of iCalendar events (RFC 5545): single, all-day and recurring ones, with exceptions, and moved and canceled occurrences.
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
        guard let calendars = CalendarComponent.read(String(decoding: bytes, as: UTF8.self)) else {
            throw .notThisFormat("ics", reason: localized("it holds no VCALENDAR"))
        }
        var items: [ImportedItem] = []
        for calendar in calendars {
            let zones = CalendarZones(calendar)
            var order: [String] = []
            var groups: [String: [CalendarComponent]] = [:]
            for event in calendar.components where event.name == "VEVENT" {
                guard let uid = event.first("UID")?.value, !uid.isEmpty, uid.utf8.count <= ImportText.longestLine else {
                    items.append(ImportedItem(line: event.line, .refused(localized("an event has no UID"))))
                    continue
                }
                if groups[uid] == nil { order.append(uid) }
                groups[uid, default: []].append(event)
            }
            for uid in order {
                guard let parts = groups[uid], let first = parts.first else { continue }
                let event = CalendarEntry(uid, parts, zones, limits)
                items.append(ImportedItem(line: first.line, event.outcome(source, today)))
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

    func outcome(_ source: String, _ today: LocalDate) -> ImportedItem.Outcome {
        let sequence = { (part: CalendarComponent) in part.first("SEQUENCE").flatMap { Int($0.value) } ?? 0 }
        let masters = parts.filter { $0.first("RECURRENCE-ID") == nil }
        guard let event = masters.max(by: { sequence($0) < sequence($1) }) else {
            return .refused(localized("an occurrence was changed of an event that isn't there"))
        }
        let title = line(event, "SUMMARY")
        guard !title.isEmpty else { return .refused(localized("an event has no SUMMARY")) }
        guard let start = moment(event.first("DTSTART")) else {
            return .refused(localized("“\(title)” has no start that can be read, or one in a zone that isn't known"))
        }
        var notes: [String] = []
        let schedule: EventSchedule
        do throws(CalendarRepeats.Fault) {
            schedule = try self.schedule(event, from: start, &notes)
        } catch {
            return .refused("“\(title)”: \(error.reason)")
        }
        let record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            description: ImportText.paragraphs(String((event.first("DESCRIPTION")?.text ?? "").prefix(20_000))),
            address: line(event, "LOCATION"),
            coordinate: coordinate(event),
            links: link(event, &notes),
            addedOn: today,
            details: .event(
                EventDetails(
                    schedule: schedule,
                    organiser: line(event.first("ORGANIZER")?.parameters["CN"] ?? ""),
                    isCancelled: event.first("STATUS")?.value.uppercased() == "CANCELLED"
                )
            )
        )
        return .record(record.named(source, uid), notes: notes)
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
        if event.first("RDATE") != nil { notes.append(localized("extra dates (RDATE) aren't kept")) }
        guard let rule = event.first("RRULE") else { return schedule }
        var repeats = try CalendarRepeats(rule.value, from: start, lasting: lasts, zones, limits)
        notes += repeats.notes
        for property in event.all("EXDATE") {
            for text in property.value.split(separator: ",") {
                guard let moment = CalendarMoment(String(text), property, zones) else {
                    notes.append(localized("an exception can't be read"))
                    continue
                }
                repeats.leaveOut(repeats.slot(of: moment))
            }
        }
        for part in parts {
            guard let property = part.first("RECURRENCE-ID") else { continue }
            guard let named = moment(property), property.parameters["RANGE"] == nil else {
                notes.append(localized("a change of an occurrence can't be read"))
                continue
            }
            let slot = repeats.slot(of: named)
            if part.first("STATUS")?.value.uppercased() == "CANCELLED" {
                repeats.leaveOut(slot)
            } else if let begins = moment(part.first("DTSTART")) {
                let ends = self.end(part, begins, &notes)
                if begins.county != slot
                    || ends != County.zone.local(at: County.zone.instant(of: slot).adding(milliseconds: lasts))
                {
                    repeats.move(slot, from: begins.county, to: ends)
                }
            }
        }
        schedule.recurrence = repeats.recurrence
        schedule.exceptions = repeats.exceptions.sorted()
        schedule.moved = repeats.moved.values.sorted { $0.from < $1.from }
        if repeats.isOver {
            notes.append(
                localized("of more than \(limits.exceptions) exceptions or moved occurrences the rest isn't kept")
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
        if start.isDay { return max(end ?? from, LocalDateTime(from.date.next, .midnight)) }
        guard let end, end >= from else {
            if end != nil { notes.append(localized("an event ends before it begins: its end isn't kept")) }
            return from
        }
        return end
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
