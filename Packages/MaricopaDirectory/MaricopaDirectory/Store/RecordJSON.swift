import Foundation
import JSONKit
import TimeKit

/// A fast encoder of a record's JSON columns. It writes the same as `JSONEncoder` with sorted keys and unescaped slashes, except that sets
/// have a fixed order. Equal values have equal bytes.
enum RecordJSON {
    static func text(_ links: [RecordLink]) -> String {
        if links.isEmpty { return "[]" }
        var json = JSONWriter()
        json.list(links) { json, link in
            json.raw("{\"address\":")
            json.string(link.address.text)
            json.raw(",\"kind\":")
            json.string(link.kind.rawValue)
            json.raw("}")
        }
        return json.text
    }

    static func text(_ hours: Hours) -> String {
        var json = JSONWriter()
        json.raw("{\"exceptions\":")
        json.list(hours.exceptions) { json, exception in
            json.raw("{\"date\":\"\(exception.date)\",\"hours\":")
            json.day(exception.hours)
            json.raw(",\"note\":")
            json.string(exception.note)
            json.raw("}")
        }
        json.raw(",\"seasons\":")
        json.list(hours.seasons) { json, season in
            json.raw("{\"dates\":")
            json.dates(season.dates)
            json.raw(",\"name\":")
            json.string(season.name)
            json.raw(",\"week\":")
            json.week(season.week)
            json.raw("}")
        }
        if let week = hours.week {
            json.raw(",\"week\":")
            json.week(week)
        }
        json.raw("}")
        return json.text
    }

    /// The fields of a record's kind.
    static func text(_ details: RecordDetails) throws -> String {
        var json = JSONWriter()
        json.raw("{\"\(details.kind.rawValue)\":{")
        // Synthesized coding gives an unlabeled associated value the key `_0`. A resource has no such value.
        if details != .resource { json.raw("\"_0\":{") }
        switch details {
        case .market(let market): json.add(market)
        case .recipe(let recipe): json.add(recipe)
        case .park(let park): json.member("features", park.features, isFirst: true)
        case .activity(let activity):
            json.member("howTo", activity.howTo, isFirst: true)
            json.member("placeFeature", activity.placeFeature)
        case .event(let event): try json.add(event)
        case .resource: break
        }
        json.raw(details == .resource ? "}}" : "}}}")
        return json.text
    }
}

// MARK: Kinds

extension JSONWriter {
    fileprivate mutating func add(_ market: MarketDetails) {
        if let payments = market.payments {
            member("payments", payments.sorted().map(\.rawValue), isFirst: true)
            raw(",")
        }
        raw("\"produce\":")
        list(market.produce) { json, produce in
            json.raw("{")
            json.member("items", produce.items, isFirst: true)
            json.member("season", produce.season)
            json.raw("}")
        }
    }

    fileprivate mutating func add(_ recipe: RecipeDetails) {
        member("directions", recipe.directions, isFirst: true)
        member("ingredients", recipe.ingredients)
        raw(",\"isFeatured\":\(recipe.isFeatured)")
        member("meals", MealType.allCases.filter { recipe.meals.contains($0) }.map(\.rawValue))
        raw(",\"nutrition\":")
        list(recipe.nutrition) { json, fact in
            json.raw("{")
            json.member("amount", fact.amount, isFirst: true)
            json.member("name", fact.name)
            json.raw("}")
        }
        member("servings", recipe.servings)
    }

    fileprivate mutating func add(_ event: EventDetails) throws {
        if let ages = event.ages {
            raw("\"ages\":{\"from\":\(ages.from)")
            if let to = ages.to { raw(",\"to\":\(to)") }
            raw("},")
        }
        switch event.cost {
        case .free: raw("\"cost\":{\"free\":{}},")
        case .cents(let least, let most): raw("\"cost\":{\"cents\":{\"_0\":\(least),\"_1\":\(most)}},")
        case nil: break
        }
        raw("\"isCancelled\":\(event.isCancelled)")
        if let isTentative = event.isTentative { raw(",\"isTentative\":\(isTentative)") }
        member("organiser", event.organizer)
        let schedule = event.schedule
        raw(",\"schedule\":{\"end\":\"\(schedule.end)\",\"exceptions\":")
        list(schedule.exceptions) { json, exception in json.raw("\"\(exception)\"") }
        raw(",\"isAllDay\":\(schedule.isAllDay),\"moved\":")
        list(schedule.moved) { json, moved in
            json.raw("{\"end\":\"\(moved.end)\",\"from\":\"\(moved.from)\",\"start\":\"\(moved.start)\"}")
        }
        if let recurrence = schedule.recurrence {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            raw(",\"recurrence\":")
            raw(try encoder.encode(recurrence))
        }
        raw(",\"start\":\"\(schedule.start)\"}")
        if let sequence = event.sequence { raw(",\"sequence\":\(sequence)") }
    }

    // MARK: Hours

    fileprivate mutating func day(_ hours: DayHours) {
        switch hours {
        case .unknown: raw("{\"unknown\":{}}")
        case .closed: raw("{\"closed\":{}}")
        case .open(let spans):
            raw("{\"open\":{\"_0\":")
            list(spans) { json, span in
                json.raw("{\"closes\":")
                json.number(span.closes)
                json.raw(",\"opens\":")
                json.number(span.opens)
                json.raw("}")
            }
            raw("}}")
        }
    }

    fileprivate mutating func week(_ week: WeeklyHours) {
        list(Weekday.allCases) { json, weekday in json.day(week[weekday]) }
    }

    fileprivate mutating func dates(_ dates: SeasonDates) {
        switch dates {
        case .once(let from, let to): raw("{\"once\":{\"from\":\"\(from)\",\"to\":\"\(to)\"}}")
        case .yearly(let from, let to):
            raw("{\"yearly\":{\"from\":")
            monthDay(from)
            raw(",\"to\":")
            monthDay(to)
            raw("}}")
        }
    }

    private mutating func monthDay(_ day: MonthDay) {
        raw("{\"day\":")
        number(day.day)
        raw(",\"month\":")
        number(day.month)
        raw("}")
    }

    // MARK: Parts

    private mutating func number(_ number: Int) { raw(String(number)) }

    fileprivate mutating func member(_ name: String, _ text: String, isFirst: Bool = false) {
        raw(isFirst ? "\"" : ",\"")
        raw(name)
        raw("\":")
        string(text)
    }

    fileprivate mutating func member(_ name: String, _ texts: [String], isFirst: Bool = false) {
        raw(isFirst ? "\"" : ",\"")
        raw(name)
        raw("\":")
        list(texts) { json, text in json.string(text) }
    }
}
