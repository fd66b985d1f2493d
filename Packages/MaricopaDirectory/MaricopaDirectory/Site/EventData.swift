import HTMLKit
import TimeKit

/// The schema.org properties of an event.
enum EventData {
    static func members(_ event: EventDetails, _ facts: RecordFacts) -> [LinkedData.Member] {
        let schedule = event.schedule
        let record = facts.record
        let occurrence =
            facts.occurrence ?? EventOccurrence(slot: schedule.start, start: schedule.start, end: schedule.end)
        var members: [LinkedData.Member] = [
            .init("startDate", .text(time(occurrence.start, schedule.isAllDay))),
            .init(
                "eventStatus",
                .text("https://schema.org/" + (event.isCancelled ? "EventCancelled" : "EventScheduled"))
            ),
        ]
        if schedule.isAllDay {
            members.append(.init("endDate", .text("\(occurrence.end.adding(milliseconds: -1).date)")))
        } else if occurrence.end > occurrence.start {
            members.append(.init("endDate", .text(time(occurrence.end, false))))
        }
        if let repeats = self.schedule(schedule) { members.append(.init("eventSchedule", repeats)) }
        if RecordData.address(record) != nil || record.coordinate != nil {
            var place: [LinkedData.Member] = [.init("@type", "Place")]
            place.append(.init("name", .text(record.address.isEmpty ? facts.place : record.address)))
            place += RecordData.place(record)
            members.append(.init("location", .object(place)))
        }
        if let cost = event.cost { members += self.cost(cost) }
        if let ages = event.ages {
            members.append(.init("typicalAgeRange", .text("\(ages.from)-" + (ages.to.map { "\($0)" } ?? ""))))
        }
        if !event.organiser.isEmpty {
            members.append(.init("organizer", ["@type": "Organization", "name": .text(event.organiser)]))
        }
        return members
    }

    private static func cost(_ cost: EventCost) -> [LinkedData.Member] {
        switch cost {
        case .free: return [.init("isAccessibleForFree", true)]
        case .cents(let least, let most):
            let low = LinkedData.Member("lowPrice", .text(price(least)))
            let high = LinkedData.Member("highPrice", .text(price(most)))
            let currency = LinkedData.Member("priceCurrency", "USD")
            let offer: [LinkedData.Member] =
                least == most
                ? [.init("@type", "Offer"), .init("price", .text(price(least))), currency]
                : [.init("@type", "AggregateOffer"), low, high, currency]
            return [.init("isAccessibleForFree", .boolean(most == 0)), .init("offers", .object(offer))]
        }
    }

    private static func price(_ cents: Int) -> String {
        let rest = cents % 100
        return "\(cents / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// The schema.org schedule of a recurring event; nil for a single one.
    private static func schedule(_ schedule: EventSchedule) -> LinkedData? {
        guard let recurrence = schedule.recurrence else { return nil }
        var members: [LinkedData.Member] = [
            .init("@type", "Schedule"), .init("startDate", .text("\(schedule.start.date)")),
        ]
        switch recurrence.rule {
        case .once: return nil
        case .everyDays(let days): members.append(.init("repeatFrequency", .text("P\(days)D")))
        case .weekly(let on, let weeks):
            members.append(.init("repeatFrequency", .text("P\(weeks)W")))
            members.append(.init("byDay", .list(on.sorted().map { .text("https://schema.org/" + $0.name) })))
        case .monthly(let day, _, let months):
            members.append(.init("repeatFrequency", .text("P\(months)M")))
            members.append(.init("byMonthDay", .integer(day)))
        }
        switch recurrence.end {
        case .never: break
        case .until(let day): members.append(.init("endDate", .text("\(day)")))
        case .count(let count): members.append(.init("repeatCount", .integer(count)))
        }
        if !schedule.isAllDay {
            members.append(.init("startTime", .text(clock(schedule.start))))
            if schedule.end.date == schedule.start.date, schedule.end > schedule.start {
                members.append(.init("endTime", .text(clock(schedule.end))))
            }
        }
        members.append(.init("scheduleTimezone", "America/Phoenix"))
        let off = Set(schedule.exceptions.map(\.date)).sorted()
        if !off.isEmpty { members.append(.init("exceptDate", .list(off.map { .text("\($0)") }))) }
        return .object(members)
    }

    /// A local time with the county's constant offset; only the date for an all-day event.
    private static func time(_ time: LocalDateTime, _ isAllDay: Bool) -> String {
        isAllDay ? "\(time.date)" : "\(time.date)T\(clock(time))-07:00"
    }

    private static func clock(_ time: LocalDateTime) -> String { EventText.time(time.time) + ":00" }
}

/// The schema.org properties of a recipe.
enum RecipeData {
    static func members(_ recipe: RecipeDetails, of record: Record) -> [LinkedData.Member] {
        var members: [LinkedData.Member] = [.init("datePublished", .text("\(record.addedOn)"))]
        if !recipe.servings.isEmpty { members.append(.init("recipeYield", .text(UsualWords.shown(recipe.servings)))) }
        let meals = MealType.allCases.filter(recipe.meals.contains)
        if !meals.isEmpty { members.append(.init("recipeCategory", .list(meals.map { .text($0.rawValue) }))) }
        members.append(.init("recipeIngredient", .list(record.shown(recipe.ingredients).text.map { .text($0) })))
        let steps = record.shown(recipe.directions).text.map {
            ["@type": "HowToStep", "text": .text($0)] as LinkedData
        }
        members.append(.init("recipeInstructions", .list(steps)))
        var facts: [LinkedData.Member] = []
        for fact in recipe.nutrition {
            guard let name = names[FoldedText.key(fact.name)], !facts.contains(where: { $0.name == name }) else {
                continue
            }
            facts.append(.init(name, .text(UsualWords.told(fact).amount)))
        }
        if !facts.isEmpty {
            let type = LinkedData.Member("@type", "NutritionInformation")
            members.append(.init("nutrition", .object([type] + facts)))
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
