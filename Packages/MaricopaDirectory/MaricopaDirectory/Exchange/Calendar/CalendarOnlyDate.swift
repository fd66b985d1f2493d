import TimeKit

/// The changes (RECURRENCE-ID) of the one date that is kept of an event without a rule of repeating and extra dates.
struct CalendarOnlyDate {
    private let zones: CalendarZones

    init(_ zones: CalendarZones) { self.zones = zones }

    /// Returns the parts of an event with its date as the changes of it tell. Changes of other dates stay parts of their own.
    func merged(_ parts: [CalendarComponent]) -> [CalendarComponent] {
        let events = parts.filter { $0.first("RECURRENCE-ID") == nil }
        var changes = parts.filter { $0.first("RECURRENCE-ID") != nil }
        guard !events.isEmpty, !changes.isEmpty, !parts.contains(where: \.repeats) else { return parts }
        var merged: [CalendarComponent] = []
        for event in events {
            let own = changes.filter { isChange($0, of: event) }
            changes.removeAll { isChange($0, of: event) }
            merged.append(own.reduce(event) { overlaid($0, by: $1) })
        }
        return merged + changes
    }

    /// Whether a change names the date of the event and can be read.
    private func isChange(_ change: CalendarComponent, of event: CalendarComponent) -> Bool {
        guard let property = change.first("RECURRENCE-ID"), property.parameters["RANGE"] == nil,
            let named = moment(property), let start = moment(event.first("DTSTART")),
            change.first("DTSTART") == nil || moment(change.first("DTSTART")) != nil
        else { return false }
        return named.isDay ? named.local.date == start.local.date : named.county == start.county
    }

    /// Returns the event with the properties that the change tells. Without an end of its own the changed date lasts as long as the event.
    private func overlaid(_ event: CalendarComponent, by change: CalendarComponent) -> CalendarComponent {
        let told = change.properties.filter { !$0.value.isEmpty && !Self.events.contains($0.name) }
        var names = Set(told.map(\.name))
        let isMoved = names.contains("DTSTART")
        let hasEnd = !names.isDisjoint(with: Self.ends)
        if isMoved || hasEnd { names.formUnion(Self.ends) }
        if !names.isDisjoint(with: Self.places) { names.formUnion(Self.places) }
        var whole = event
        whole.properties.removeAll { names.contains($0.name) }
        whole.properties += told
        if isMoved, !hasEnd, moment(whole.first("DTSTART"))?.isDay == moment(event.first("DTSTART"))?.isDay,
            let duration = duration(of: event)
        {
            whole.properties.append(duration)
        }
        return whole
    }

    /// The properties that a change doesn't have for its event.
    private static let events: Set<String> = ["UID", "SEQUENCE", "RECURRENCE-ID", "RDATE", "EXDATE"]
    private static let ends: Set<String> = ["DTEND", "DURATION"]
    private static let places: Set<String> = ["LOCATION", "GEO"]

    private func duration(of event: CalendarComponent) -> CalendarProperty? {
        if let duration = event.first("DURATION") { return duration }
        guard let start = moment(event.first("DTSTART")), let end = moment(event.first("DTEND")) else { return nil }
        let last = County.zone.instant(of: end.county)
        let minutes = County.zone.instant(of: start.county).milliseconds(until: last) / 60_000
        return minutes > 0 ? CalendarProperty("DURATION:PT\(minutes)M", line: event.line) : nil
    }

    private func moment(_ property: CalendarProperty?) -> CalendarMoment? {
        property.flatMap { CalendarMoment($0.value, $0, zones) }
    }
}
