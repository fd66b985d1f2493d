import HTMLKit
import JSONKit
import TimeKit

/// A record as schema.org data, for search engines.
enum RecordData {
    /// Returns the data of a page; unknown facts are left out.
    ///
    /// - Parameters:
    ///   - address: The page's address; nil if the site has no address.
    ///   - picture: The address of the record's picture.
    static func node(_ facts: RecordFacts, address: String?, picture: String?) -> JSONValue {
        let record = facts.record
        var node: [JSONObject.Member] = [.init("@context", "https://schema.org")]
        switch record.details {
        case .market(let market):
            node.append(.init("@type", "LocalBusiness"))
            node += general(facts, address, picture) + place(record) + HoursData.members(record.hours, at: facts.moment)
            if let payments = market.payments, !payments.isEmpty {
                node.append(.init("paymentAccepted", .string(payments.sorted().map(\.label).joined(separator: ", "))))
            }
        case .park(let park):
            node.append(.init("@type", "Park"))
            node += general(facts, address, picture) + place(record) + HoursData.members(record.hours, at: facts.moment)
            let features = park.features.map { feature in
                ["@type": "LocationFeatureSpecification", "name": .string(feature), "value": true] as JSONValue
            }
            if !features.isEmpty { node.append(.init("amenityFeature", .array(features))) }
        case .recipe(let recipe):
            node.append(.init("@type", "Recipe"))
            node += general(facts, address, picture) + RecipeData.members(recipe, of: record)
        case .activity(let activity):
            node.append(.init("@type", "HowTo"))
            node += general(facts, address, picture)
            let steps = record.shown(activity.howTo).text.paragraphs.map {
                ["@type": "HowToStep", "text": .string($0)] as JSONValue
            }
            if !steps.isEmpty { node.append(.init("step", .array(steps))) }
        case .event(let event):
            node.append(.init("@type", "Event"))
            node += general(facts, address, picture) + EventData.members(event, facts)
        case .resource:
            node.append(.init("@type", "WebPage"))
            node += general(facts, address, picture)
            if let more = record.link(.learnMore) ?? record.link(.website) {
                node.append(.init("significantLink", .string(more.text)))
            }
        }
        return .object(JSONObject(node))
    }

    /// The properties that all kinds have.
    private static func general(_ facts: RecordFacts, _ address: String?, _ picture: String?) -> [JSONObject.Member] {
        let record = facts.record
        var members: [JSONObject.Member] = []
        if let address { members.append(.init("@id", .string(address))) }
        members.append(.init("name", .string(record.shownTitle.text)))
        for (name, text) in [("alternateName", record.subtitle), ("description", record.description)]
        where !text.isEmpty {
            members.append(.init(name, .string(record.shown(text).text)))
        }
        if let address { members.append(.init("url", .string(address))) }
        if let picture { members.append(.init("image", .string(picture))) }
        let same = [LinkKind.website, .facebook, .eventPage].compactMap { record.link($0)?.text }
        if !same.isEmpty { members.append(.init("sameAs", .array(same.map { .string($0) }))) }
        let mark = RecordRow.RatingMark(record.ratingSummary)
        // Search engines accept ratings of these kinds only.
        if let tenths = mark.tenths, [.market, .park, .recipe, .event].contains(record.kind) {
            members.append(
                .init(
                    "aggregateRating",
                    [
                        "@type": "AggregateRating",
                        "ratingValue": .string("\(tenths / 10).\(tenths % 10)"),
                        "ratingCount": JSONValue(number: mark.count),
                        "bestRating": 5,
                        "worstRating": 1,
                    ]
                )
            )
        }
        return members
    }

    /// The properties of a place.
    static func place(_ record: Record) -> [JSONObject.Member] {
        var members: [JSONObject.Member] = []
        if let address = address(record) { members.append(.init("address", address)) }
        if let place = record.coordinate {
            members.append(
                .init(
                    "geo",
                    [
                        "@type": "GeoCoordinates",
                        "latitude": JSONValue(number: place.latitude),
                        "longitude": JSONValue(number: place.longitude),
                    ]
                )
            )
        }
        if !record.phone.isEmpty { members.append(.init("telephone", .string(record.phone))) }
        return members
    }

    static func address(_ record: Record) -> JSONValue? {
        var members: [JSONObject.Member] = [.init("@type", "PostalAddress")]
        if !record.address.isEmpty { members.append(.init("streetAddress", .string(record.address))) }
        if !record.city.isEmpty { members.append(.init("addressLocality", .string(record.city))) }
        if let zip = record.zip {
            if Gazetteer.center(of: zip) != nil { members.append(.init("addressRegion", "AZ")) }
            members.append(.init("postalCode", .string(zip.digits)))
        }
        guard members.count > 1 else { return nil }
        members.append(.init("addressCountry", "US"))
        return .object(JSONObject(members))
    }
}

/// Opening hours as schema.org data.
enum HoursData {
    /// Returns the hours of the week, of the current or next seasons, and of future exceptions; empty if they are unknown.
    static func members(_ hours: Hours, at moment: LocalDateTime) -> [JSONObject.Member] {
        var specifications: [JSONValue] = []
        if let week = hours.week { specifications += Self.week(week, from: nil, through: nil) }
        for season in hours.seasons {
            // A season without known dates would hold at any time.
            guard season.untold != .dates, let dates = next(season.dates, from: moment.date) else { continue }
            specifications += week(
                season.week,
                from: season.untold == .start ? nil : dates.from,
                through: season.untold == .end ? nil : dates.to
            )
        }
        for day in hours.exceptions where day.date >= moment.date {
            // Equal opening and closing times mean closed.
            let spans = day.hours == .closed ? [("00:00", "00:00")] : day.hours.spans.map(times)
            specifications += spans.map { specification($0, [day.date.weekday], from: day.date, through: day.date) }
        }
        return specifications.isEmpty ? [] : [.init("openingHoursSpecification", .array(specifications))]
    }

    private static func week(_ week: WeeklyHours, from: LocalDate?, through: LocalDate?) -> [JSONValue] {
        var kinds: [OpeningSpan] = []
        for day in Weekday.allCases { kinds += week[day].spans.filter { !kinds.contains($0) } }
        return kinds.map { span in
            let days = Weekday.allCases.filter { week[$0].spans.contains(span) }
            return specification(times(span), days, from: from, through: through)
        }
    }

    private static func specification(
        _ times: (String, String),
        _ days: [Weekday],
        from: LocalDate?,
        through: LocalDate?
    ) -> JSONValue {
        var members: [JSONObject.Member] = [
            .init("@type", "OpeningHoursSpecification"),
            .init("dayOfWeek", .array(days.map { .string("https://schema.org/" + $0.name) })),
            .init("opens", .string(times.0)), .init("closes", .string(times.1)),
        ]
        if let from { members.append(.init("validFrom", .string("\(from)"))) }
        if let through { members.append(.init("validThrough", .string("\(through)"))) }
        return .object(JSONObject(members))
    }

    /// The times of a span. A whole day is 00:00 to 23:59; a span past midnight closes before it opens.
    private static func times(_ span: OpeningSpan) -> (String, String) {
        span.closes - span.opens == OpeningSpan.day
            ? ("00:00", "23:59") : (PlaceWords.clock(span.opens), PlaceWords.clock(span.closes))
    }

    /// The dates of the current or next season; nil if it is over.
    private static func next(_ dates: SeasonDates, from day: LocalDate) -> (from: LocalDate, to: LocalDate)? {
        switch dates {
        case .once(let from, let to): return to < day ? nil : (from, to)
        case .yearly(let from, let to):
            for year in (day.year - 1)...(day.year + 1) {
                let last = from <= to ? year : year + 1
                guard let begin = date(from, year), let end = date(to, last), end >= day else { continue }
                return (begin, end)
            }
            return nil
        }
    }

    /// The date of a day in a year; 29 February becomes the 28th if needed.
    private static func date(_ day: MonthDay, _ year: Int) -> LocalDate? {
        let length = LocalDate.length(ofMonth: day.month, year: year)
        return try? LocalDate(year: year, month: day.month, day: min(day.day, length))
    }
}
