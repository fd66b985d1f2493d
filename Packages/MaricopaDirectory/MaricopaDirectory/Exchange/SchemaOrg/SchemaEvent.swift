import JSONKit
import TimeKit
import WordKit

/// The conversion of a schema.org Event. Times are converted to the county's clocks.
struct SchemaEvent {
    private let node: JSONObject
    private let values: SchemaValue
    private let isOccurrence: Bool

    /// - Parameter isOccurrence: Whether the document tells other occurrences with the same `@id`.
    init(_ node: JSONObject, _ values: SchemaValue, isOccurrence: Bool) {
        self.node = node
        self.values = values
        self.isOccurrence = isOccurrence
    }

    /// Returns the event; one without a name or start is rejected.
    func item(_ line: Int, _ source: String, _ today: LocalDate) -> ImportedItem {
        var remarks = EntryRemarks(leftOut: [.repeats])
        if OutsideTime(values.line(node["endDate"])) == nil { remarks.leftOut.insert(.end) }
        if !isStatusKnown { remarks.leftOut.insert(.status) }
        let outcome = outcome(source, today, &remarks)
        return ImportedItem(line: line, outcome, remarks)
    }

    private func outcome(
        _ source: String,
        _ today: LocalDate,
        _ remarks: inout EntryRemarks
    ) -> ImportedItem.Outcome {
        let title = values.line(node["name"])
        guard !title.isEmpty else { return .refused(localized("an event has no name")) }
        guard let start = OutsideTime(values.line(node["startDate"])) else {
            return .refused(localized("“\(title)” has no start that can be read"))
        }
        var notes: [String] = []
        let end = OutsideTime(values.line(node["endDate"]))
        if end == nil, node["endDate"] != nil { notes.append(localized("an end can't be read")) }
        if node["eventSchedule"] != nil { notes.append(localized("a schedule of repeats isn't read")) }
        let schedule = schedule(from: start, to: end, &notes)
        let place = values.node(node["location"])
        let address = values.node(place?["address"])
        let page = values.link(node["url"]) ?? values.link(node["@id"])
        let status = values.line(node["eventStatus"])
        if !status.isEmpty, !isStatusKnown {
            notes.append(localized("a status isn't one of schema.org: its event isn't certain"))
        }
        let isPostponed = status.hasSuffix("EventPostponed")
        if isPostponed { notes.append(localized("a postponed event counts as canceled until it has another date")) }
        // A text instead of an address may name the city.
        let street = street(place, address)
        let whole = address == nil ? PlaceLine(street) : nil
        let record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            description: values.paragraphs(node["description"]),
            address: whole?.address ?? street,
            city: whole?.city ?? values.line(address?["addressLocality"]),
            zip: whole.map(\.zip) ?? ZIPCode(values.line(address?["postalCode"])),
            coordinate: coordinate(place),
            phone: values.line(place?["telephone"]),
            links: page.map { [RecordLink(.eventPage, $0)] } ?? [],
            addedOn: today,
            details: .event(
                EventDetails(
                    schedule: schedule,
                    cost: cost,
                    ages: ages,
                    organizer: values.line(node["organizer"]),
                    isCancelled: status.hasSuffix("EventCancelled") || isPostponed,
                    isTentative: status.isEmpty || isStatusKnown ? nil : true
                )
            )
        )
        let earlier = page?.text ?? "\(title), \(schedule.start)"
        guard let id = ownID else { return .record(record.named(source, earlier), notes: notes) }
        let dated = "\(id), \(schedule.start)"
        let named = isOccurrence ? dated : id
        // A document tells one occurrence of an event at one time, and several at another.
        remarks.earlierIDs = (isOccurrence ? [] : [dated]) + (named == earlier ? [] : [earlier])
        remarks.idAsOnly = isOccurrence ? id : nil
        return .record(record.named(source, named), notes: notes)
    }

    /// The `@id`; nil for one that identifies the event only within its document.
    private var ownID: String? {
        let id = values.line(node["@id"])
        return id.isEmpty || id.hasPrefix("_:") || id.hasPrefix("#") ? nil : id
    }

    /// Whether the event has a status of schema.org's EventStatusType.
    private var isStatusKnown: Bool {
        let status = values.line(node["eventStatus"])
        return ["Cancelled", "MovedOnline", "Postponed", "Rescheduled", "Scheduled"].contains {
            status.hasSuffix("Event\($0)")
        }
    }

    private func schedule(from start: OutsideTime, to end: OutsideTime?, _ notes: inout [String]) -> EventSchedule {
        if start.isDay {
            // The end date is inclusive.
            let last = end?.moment.date ?? start.moment.date
            if last < start.moment.date {
                notes.append(localized("an event ends before it begins: its end isn't kept"))
            }
            return EventSchedule(
                start: start.moment,
                end: LocalDateTime(max(last, start.moment.date).next, .midnight),
                isAllDay: true
            )
        }
        var close = end?.moment ?? start.moment
        // An end without a time is some time on that day. A later day is included.
        if let end, end.isDay, end.moment.date >= start.moment.date {
            let isSameDay = end.moment.date == start.moment.date
            close = isSameDay ? start.moment : LocalDateTime(end.moment.date.next, .midnight)
        }
        if close < start.moment {
            notes.append(localized("an event ends before it begins: its end isn't kept"))
            close = start.moment
        }
        return EventSchedule(start: start.moment, end: close)
    }

    /// The name of the place and the street.
    private func street(_ place: JSONObject?, _ address: JSONObject?) -> String {
        let name = values.line(place?["name"] ?? (place == nil ? node["location"] : nil))
        let street = values.line(address.map { $0["streetAddress"] ?? .null } ?? place?["address"])
        return [name, street].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func coordinate(_ place: JSONObject?) -> Coordinate? {
        guard let geo = values.node(place?["geo"]) else { return nil }
        return DegreeText.place(latitude: values.line(geo["latitude"]), longitude: values.line(geo["longitude"]))
    }

    private var cost: EventCost? {
        if node["isAccessibleForFree"]?.bool == true { return .free }
        let prices = (node["offers"]?.list ?? []).prefix(50).flatMap { offer -> [Int] in
            guard let offer = values.node(offer), ["", "USD"].contains(values.line(offer["priceCurrency"])) else {
                return []
            }
            return ["price", "lowPrice", "highPrice"].compactMap { Self.cents(values.line(offer[$0])) }
        }
        guard let least = prices.min(), let most = prices.max() else { return nil }
        return most == 0 ? .free : .cents(least, most)
    }

    /// Parses "15", "15.5" or "$15.00" into cents.
    private static func cents(_ text: String) -> Int? {
        let parts = text.drop { $0 == "$" }.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let dollars = Int(parts[0]), (0..<1_000_000).contains(dollars) else {
            return nil
        }
        guard parts.count == 2 else { return dollars * 100 }
        let decimals = parts[1].prefix { $0 == "0" } == parts[1] ? "00" : parts[1] + (parts[1].count == 1 ? "0" : "")
        guard decimals.utf8.count == 2, let cents = Int(decimals), cents >= 0 else { return nil }
        return dollars * 100 + cents
    }

    /// Parsed from "7-12", "18+" or "7-".
    private var ages: AgeRange? {
        let text = values.line(node["typicalAgeRange"])
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        if text.hasSuffix("+"), let from = Int(text.dropLast()), Filter.ages.contains(from) {
            return AgeRange(from: from)
        }
        guard parts.count == 2, let from = Int(parts[0]), Filter.ages.contains(from) else { return nil }
        if parts[1].isEmpty { return AgeRange(from: from) }
        guard let to = Int(parts[1]), to >= from, Filter.ages.contains(to) else { return nil }
        return AgeRange(from: from, to: to)
    }
}
