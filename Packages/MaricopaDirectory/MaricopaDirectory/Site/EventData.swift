import HTMLKit
import JSONKit
import TimeKit
import WordKit

/// The schema.org properties of an event.
enum EventData {
    static func members(_ event: EventDetails, _ facts: RecordFacts) -> [JSONObject.Member] {
        let schedule = event.schedule
        let record = facts.record
        let occurrence =
            facts.occurrence ?? EventOccurrence(slot: schedule.start, start: schedule.start, end: schedule.end)
        var members: [JSONObject.Member] = [
            .init("startDate", .string(time(occurrence.start, schedule.isAllDay)))
        ]
        // No status of schema.org says that an event isn't certain.
        if event.isCancelled || event.isTentative != true {
            let status = event.isCancelled ? "EventCancelled" : "EventScheduled"
            members.append(.init("eventStatus", .string("https://schema.org/" + status)))
        }
        if schedule.isAllDay {
            members.append(.init("endDate", .string("\(occurrence.end.adding(milliseconds: -1).date)")))
        } else if occurrence.end > occurrence.start {
            members.append(.init("endDate", .string(time(occurrence.end, false))))
        }
        if let repeats = self.schedule(schedule) { members.append(.init("eventSchedule", repeats)) }
        if RecordData.address(record) != nil || record.coordinate != nil {
            var place: [JSONObject.Member] = [.init("@type", "Place")]
            place.append(.init("name", .string(record.address.isEmpty ? facts.place : record.address)))
            place += RecordData.place(record)
            members.append(.init("location", .object(JSONObject(place))))
        }
        if let cost = event.cost { members += self.cost(cost) }
        if let ages = event.ages {
            members.append(.init("typicalAgeRange", .string("\(ages.from)-" + (ages.to.map { "\($0)" } ?? ""))))
        }
        if !event.organizer.isEmpty {
            let name = JSONValue.string(record.shownOrganizer(event))
            members.append(.init("organizer", ["@type": "Organization", "name": name]))
        }
        return members
    }

    private static func cost(_ cost: EventCost) -> [JSONObject.Member] {
        switch cost {
        case .free: return [.init("isAccessibleForFree", true)]
        case .cents(let least, let most):
            let low = JSONObject.Member("lowPrice", .string(price(least)))
            let high = JSONObject.Member("highPrice", .string(price(most)))
            let currency = JSONObject.Member("priceCurrency", "USD")
            let offer: [JSONObject.Member] =
                least == most
                ? [.init("@type", "Offer"), .init("price", .string(price(least))), currency]
                : [.init("@type", "AggregateOffer"), low, high, currency]
            return [.init("isAccessibleForFree", .bool(most == 0)), .init("offers", .object(JSONObject(offer)))]
        }
    }

    private static func price(_ cents: Int) -> String {
        let rest = cents % 100
        return "\(cents / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// The schema.org schedule of a recurring event; nil for a single one.
    private static func schedule(_ schedule: EventSchedule) -> JSONValue? {
        guard let recurrence = schedule.recurrence else { return nil }
        var members: [JSONObject.Member] = [
            .init("@type", "Schedule"), .init("startDate", .string("\(schedule.start.date)")),
        ]
        switch recurrence.rule {
        case .once: return nil
        case .everyDays(let days): members.append(.init("repeatFrequency", .string("P\(days)D")))
        case .weekly(let on, let weeks):
            members.append(.init("repeatFrequency", .string("P\(weeks)W")))
            members.append(.init("byDay", .array(on.sorted().map { .string("https://schema.org/" + $0.name) })))
        case .monthly(let day, let short, let months):
            members.append(.init("repeatFrequency", .string("P\(months)M")))
            // No property of schema.org says that a shorter month has its last day.
            if short == .skip || day <= 28 { members.append(.init("byMonthDay", JSONValue(number: day))) }
        }
        switch recurrence.end {
        case .never: break
        case .until(let day): members.append(.init("endDate", .string("\(day)")))
        case .count(let count): members.append(.init("repeatCount", JSONValue(number: count)))
        }
        if !schedule.isAllDay {
            members.append(.init("startTime", .string(clock(schedule.start))))
            if schedule.end.date == schedule.start.date, schedule.end > schedule.start {
                members.append(.init("endTime", .string(clock(schedule.end))))
            }
        }
        members.append(.init("scheduleTimezone", "America/Phoenix"))
        let off = Set((schedule.exceptions + schedule.moved.map(\.from)).map(\.date)).sorted()
        if !off.isEmpty { members.append(.init("exceptDate", .array(off.map { .string("\($0)") }))) }
        return .object(JSONObject(members))
    }

    /// A local time with the county's constant offset; only the date for an all-day event.
    private static func time(_ time: LocalDateTime, _ isAllDay: Bool) -> String {
        isAllDay ? "\(time.date)" : "\(time.date)T\(clock(time))-07:00"
    }

    private static func clock(_ time: LocalDateTime) -> String { EventText.time(time.time) + ":00" }
}

/// The schema.org properties of a recipe.
enum RecipeData {
    static func members(_ recipe: RecipeDetails, of record: Record) -> [JSONObject.Member] {
        var members: [JSONObject.Member] = [.init("datePublished", .string("\(record.addedOn)"))]
        if !recipe.servings.isEmpty { members.append(.init("recipeYield", .string(UsualWords.shown(recipe.servings)))) }
        let meals = MealType.allCases.filter(recipe.meals.contains)
        if !meals.isEmpty { members.append(.init("recipeCategory", .array(meals.map { .string($0.rawValue) }))) }
        members.append(.init("recipeIngredient", .array(record.shown(recipe.ingredients).text.map { .string($0) })))
        let steps = record.shown(recipe.directions).text.map {
            ["@type": "HowToStep", "text": .string($0)] as JSONValue
        }
        members.append(.init("recipeInstructions", .array(steps)))
        var facts: [JSONObject.Member] = []
        for fact in recipe.nutrition {
            guard let name = names[FoldedText.key(fact.name)], !facts.contains(where: { $0.name == name }) else {
                continue
            }
            facts.append(.init(name, .string(UsualWords.told(fact).amount)))
        }
        if !facts.isEmpty {
            let type = JSONObject.Member("@type", "NutritionInformation")
            members.append(.init("nutrition", .object(JSONObject([type] + facts))))
        }
        return members
    }

    /// The schema.org names of nutrition facts, by folded name.
    private static let names = [
        "calories": "calories", "energy": "calories", "carbohydrate": "carbohydrateContent",
        "carbohydrates": "carbohydrateContent", "total carbohydrate": "carbohydrateContent",
        "cholesterol": "cholesterolContent", "fat": "fatContent", "total fat": "fatContent", "fiber": "fiberContent",
        "dietary fiber": "fiberContent", "protein": "proteinContent", "saturated fat": "saturatedFatContent",
        "sodium": "sodiumContent", "sugar": "sugarContent", "sugars": "sugarContent", "total sugars": "sugarContent",
        "trans fat": "transFatContent", "unsaturated fat": "unsaturatedFatContent",
    ]
}
