import JSONKit
public import TimeKit
import WordKit

/// A reader of human services data (HSDS 3) as JSON: a service, an array of services, or a page of an API response. Each service becomes a
/// resource.
///
/// The place is the first location with an address. Weekly schedules become hours; other schedules are dropped with a note. Services are
/// streamed.
public struct ServiceReader: RecordReader, Sendable {
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var stream: JSONObjectStream

    public init(source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        stream = JSONObjectStream(lists: ["contents", "services"], limit: limits.entry)
        self.source = source
        self.today = today
    }

    /// Returns the services completed by the next bytes.
    public mutating func feed(_ piece: [UInt8]) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var stream = stream
        piece.withUnsafeBufferPointer { bytes in
            stream.feed(bytes) { _, object, line in
                guard let object else {
                    let reason = localized("it is larger than \(ImportLimits.text(limits.entry))")
                    return items.append(ImportedItem(line: line, .refused(reason)))
                }
                let value = try? JSONValue.parse(Array(object))
                items.append(
                    value.map { item($0, line) } ?? ImportedItem(line: line, .refused(localized("it isn't JSON")))
                )
            }
        }
        self.stream = stream
        return items
    }

    /// Ends the file, and returns a service that is the whole document.
    ///
    /// - Throws: `notThisFormat` if the file is truncated, or contains no service.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        switch stream.finish() {
        case .broken(let line):
            throw .notThisFormat("hsds", reason: localized("it isn't JSON, or breaks off, at line \(line)"))
        case .whole(nil): return []
        case .whole(let rest?):
            guard let value = try? JSONValue.parse(rest) else {
                throw .notThisFormat("hsds", reason: localized("it isn't JSON"))
            }
            if value["contents"] != nil || value["services"] != nil { return [] }
            guard value["id"] != nil, value["name"] != nil else {
                throw .notThisFormat("hsds", reason: localized("it holds no service"))
            }
            return [item(value, 1)]
        }
    }

    private func item(_ value: JSONValue, _ line: Int) -> ImportedItem {
        let service = Service(value)
        return ImportedItem(line: line, service.outcome(source, today), EntryRemarks(takesOut: service.withdrawn))
    }

    /// Returns the services of CSV tables.
    ///
    /// - Throws: `notThisFormat` without a table of services.
    func items(_ tables: ServiceTables) throws(DirectoryError) -> [ImportedItem] {
        try tables.broken + tables.services().map { item($0.service, $0.line) }
    }
}

/// The conversion of an HSDS service.
private struct Service {
    private let service: JSONValue
    private let values = SchemaValue(index: [:])

    init(_ service: JSONValue) { self.service = service }

    private var status: String { values.line(service["status"]) }

    /// Whether people can use it now: HSDS has the states active, inactive, defunct and temporarily closed.
    private var isOffered: Bool { ["", "active"].contains(status.lowercased()) }

    /// The id of a service that isn't offered; nil for one that is.
    var withdrawn: String? {
        let id = values.line(service["id"])
        return isOffered || id.isEmpty ? nil : id
    }

    func outcome(_ source: String, _ today: LocalDate) -> ImportedItem.Outcome {
        let id = values.line(service["id"])
        let title = values.line(service["name"])
        guard !id.isEmpty else { return .refused(localized("a service has no id")) }
        guard !title.isEmpty else { return .refused(localized("a service has no name")) }
        guard isOffered else { return .refused(localized("“\(title)” is \(status)")) }
        var notes: [String] = []
        let places = service["service_at_locations"]?.list ?? []
        let place = places.first { $0["location"]?["addresses"]?.list.isEmpty == false } ?? places.first
        if places.count > 1 { notes.append(localized("of several locations the first is kept")) }
        let location = place?["location"]
        let address = location?["addresses"]?.list.first
        let schedules =
            [service["schedules"], place?["schedules"], location?["schedules"]].compactMap { $0?.list }
            .first { !$0.isEmpty } ?? []
        let record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            subtitle: values.line(service["organization"]?["name"] ?? service["alternate_name"]),
            description: description,
            address: [values.line(address?["address_1"]), values.line(address?["address_2"])]
                .filter { !$0.isEmpty }.joined(separator: ", "),
            city: values.line(address?["city"]),
            zip: zip(address, &notes),
            coordinate: coordinate(location, &notes),
            phone: phone([service["phones"], place?["phones"], location?["phones"]]),
            links: links(&notes),
            hours: ServiceSchedule.hours(schedules, values, on: today, &notes),
            addedOn: today,
            verifiedOn: LocalDate(values.line(service["assured_date"])),
            details: .resource
        )
        return .record(record.named(source, id), notes: notes)
    }

    private var description: String {
        let texts = ["description", "eligibility_description", "application_process", "fees_description"]
            .map { values.paragraphs(service[$0]) }
        let documents = (service["required_documents"]?.list ?? []).map { values.line($0["document"]) }
        return ServiceDescription(texts + [documents.filter { !$0.isEmpty }.joined(separator: ", ")]).text
    }

    private func zip(_ address: JSONValue?, _ notes: inout [String]) -> ZIPCode? {
        let text = values.line(address?["postal_code"])
        let zip = ZIPCode(text)
        if zip == nil, !text.isEmpty { notes.append(localized("a ZIP code isn't five or nine digits")) }
        return zip
    }

    private func coordinate(_ location: JSONValue?, _ notes: inout [String]) -> Coordinate? {
        let (north, east) = (values.line(location?["latitude"]), values.line(location?["longitude"]))
        if north.isEmpty && east.isEmpty { return nil }
        let place = DegreeText.place(latitude: north, longitude: east)
        if place == nil { notes.append(localized("coordinates are no place on earth")) }
        return place
    }

    private func phone(_ lists: [JSONValue?]) -> String {
        let phones = lists.lazy.flatMap { $0?.list ?? [] }
        guard let phone = phones.first(where: { !values.line($0["number"]).isEmpty }) else { return "" }
        let parts = [values.line(phone["number"]), values.line(phone["extension"])].filter { !$0.isEmpty }
        return parts.joined(separator: " ext. ").filter { $0 != "\"" }
    }

    private func links(_ notes: inout [String]) -> [RecordLink] {
        let text = values.line(service["url"])
        guard !text.isEmpty else { return [] }
        guard let address = try? WebLinkRule.read(text) else {
            notes.append(localized("a website is no address that may be opened"))
            return []
        }
        return [RecordLink(.website, address)]
    }
}

/// The conversion of HSDS schedules.
enum ServiceSchedule {
    /// Returns the hours of weekly and daily schedules. One with a last day becomes a season, and one without is the week's hours. A schedule
    /// is bounded by its validity and by the first and last day of its rule.
    ///
    /// Dropped with a note are other frequencies, dates that can't be read, a number of times without a last day, and a schedule with a single
    /// date that isn't in force `today`: its other date is unknown.
    static func hours(
        _ schedules: [JSONValue],
        _ values: SchemaValue,
        on today: LocalDate,
        _ notes: inout [String]
    ) -> Hours {
        var week: [Weekday: [OpeningSpan]] = [:]
        var seasons: [(dates: SeasonDates, days: [Weekday: [OpeningSpan]])] = []
        for schedule in schedules.prefix(100) {
            let frequency = values.line(schedule["freq"])
            let interval = values.line(schedule["interval"])
            let days = self.days(values.line(schedule["byday"]), daily: frequency == "DAILY")
            guard ["WEEKLY", "DAILY"].contains(frequency), ["", "1"].contains(interval), !days.isEmpty,
                let opens = time(values.line(schedule["opens_at"])),
                let closes = time(values.line(schedule["closes_at"]))
            else {
                notes.append(localized("a schedule isn't one of weekly hours"))
                continue
            }
            let span = OpeningSpan(opens, to: closes)
            let first = dates(["valid_from", "dtstart"], of: schedule, values)
            let last = dates(["valid_to", "until"], of: schedule, values)
            let (from, to) = (first?.max(), last?.min())
            // A number of times alone doesn't tell the last day.
            let isEndKnown = to != nil || values.line(schedule["count"]).isEmpty
            let isRead = first != nil && last != nil && isEndKnown
            let isInForce = (from ?? today) <= today && today <= (to ?? today)
            guard isRead, (from ?? to ?? today) <= (to ?? from ?? today), isInForce || (from != nil && to != nil) else {
                notes.append(localized("the dates of a schedule can't be read, or it has one and isn't in force"))
                continue
            }
            if let to {
                let dates = SeasonDates.once(from: from ?? today, to: to)
                if let index = seasons.firstIndex(where: { $0.dates == dates }) {
                    for day in days { seasons[index].days[day, default: []].append(span) }
                } else {
                    seasons.append((dates, Dictionary(uniqueKeysWithValues: days.map { ($0, [span]) })))
                }
            } else {
                for day in days { week[day, default: []].append(span) }
            }
        }
        return Hours(
            week: week.isEmpty ? nil : WeeklyHours(week.mapValues { DayHours($0) }),
            seasons: seasons.map { Season("", $0.dates, WeeklyHours($0.days.mapValues { DayHours($0) })) }
        )
    }

    /// Returns the dates of a schedule's members; nil if one can't be read.
    private static func dates(_ names: [String], of schedule: JSONValue, _ values: SchemaValue) -> [LocalDate]? {
        let texts = names.map { values.line(schedule[$0]) }.filter { !$0.isEmpty }
        let dates = texts.compactMap { LocalDate($0) }
        return dates.count == texts.count ? dates : nil
    }

    private static func days(_ text: String, daily: Bool) -> [Weekday] {
        if text.isEmpty { return daily ? Weekday.allCases : [] }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        let places = text.split(separator: ",").map { part in
            names.firstIndex(of: part.filter { $0 != " " }.uppercased())
        }
        guard places.allSatisfy({ $0 != nil }) else { return [] }
        return Set(places.compactMap { $0 }).sorted().map { Weekday.allCases[$0] }
    }

    /// Parses "10:00:00" or "09:30". A zone or offset after it is ignored, because opening times are local.
    private static func time(_ text: String) -> LocalTime? {
        LocalTime(String(text.prefix(8))) ?? LocalTime(String(text.prefix(5)))
    }
}
