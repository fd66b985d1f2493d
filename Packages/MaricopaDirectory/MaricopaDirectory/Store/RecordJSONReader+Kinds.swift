import Foundation
import TimeKit

extension RecordJSONReader {
    mutating func details() throws -> RecordDetails {
        if take("{\"resource\":{}}") { return .resource }
        let details: RecordDetails
        if take("{\"market\":{\"_0\":{") {
            details = .market(try market())
        } else if take("{\"recipe\":{\"_0\":{") {
            details = .recipe(try recipe())
        } else if take("{\"event\":{\"_0\":{") {
            details = .event(try event())
        } else if take("{\"park\":{\"_0\":{\"features\":") {
            details = .park(ParkDetails(features: try strings()))
        } else {
            try expect("{\"activity\":{\"_0\":{\"howTo\":")
            let howTo = try string()
            try expect(",\"placeFeature\":")
            details = .activity(ActivityDetails(howTo: howTo, placeFeature: try string()))
        }
        try expect("}}}")
        return details
    }

    private mutating func market() throws -> MarketDetails {
        var payments: Set<PaymentOption>?
        if take("\"payments\":") {
            payments = Set(try list { try $0.named(PaymentOption.self) })
            try expect(",")
        }
        try expect("\"produce\":")
        let produce = try list { json in
            try json.expect("{\"items\":")
            let items = try json.strings()
            try json.expect(",\"season\":")
            let season = try json.string()
            try json.expect("}")
            return SeasonalProduce(season, items)
        }
        return MarketDetails(produce: produce, payments: payments)
    }

    private mutating func recipe() throws -> RecipeDetails {
        var recipe = RecipeDetails()
        try expect("\"directions\":")
        recipe.directions = try strings()
        try expect(",\"ingredients\":")
        recipe.ingredients = try strings()
        try expect(",\"isFeatured\":")
        recipe.isFeatured = try flag()
        try expect(",\"meals\":")
        recipe.meals = Set(try list { try $0.named(MealType.self) })
        try expect(",\"nutrition\":")
        recipe.nutrition = try list { json in
            try json.expect("{\"amount\":")
            let amount = try json.string()
            try json.expect(",\"name\":")
            let name = try json.string()
            try json.expect("}")
            return NutritionFact(name, amount)
        }
        try expect(",\"servings\":")
        recipe.servings = try string()
        return recipe
    }

    private mutating func event() throws -> EventDetails {
        var ages: AgeRange?
        if take("\"ages\":{\"from\":") {
            let from = try number()
            let to = take(",\"to\":") ? try number() : nil
            ages = AgeRange(from: from, to: to)
            try expect("},")
        }
        var cost: EventCost?
        if take("\"cost\":{\"free\":{}},") {
            cost = .free
        } else if take("\"cost\":{\"cents\":{\"_0\":") {
            let least = try number()
            try expect(",\"_1\":")
            cost = .cents(least, try number())
            try expect("}},")
        }
        try expect("\"isCancelled\":")
        let isCancelled = try flag()
        let isTentative = take(",\"isTentative\":") ? try flag() : nil
        try expect(",\"organiser\":")
        let organizer = try string()
        try expect(",\"schedule\":")
        let schedule = try schedule()
        return EventDetails(
            schedule: schedule,
            cost: cost,
            ages: ages,
            organizer: organizer,
            isCancelled: isCancelled,
            isTentative: isTentative,
            sequence: take(",\"sequence\":") ? try number() : nil
        )
    }

    private mutating func schedule() throws -> EventSchedule {
        try expect("{\"end\":")
        let end = try moment()
        try expect(",\"exceptions\":")
        let exceptions = try list { try $0.moment() }
        try expect(",\"isAllDay\":")
        let isAllDay = try flag()
        try expect(",\"moved\":")
        let moved = try list { json in
            try json.expect("{\"end\":")
            let end = try json.moment()
            try json.expect(",\"from\":")
            let from = try json.moment()
            try json.expect(",\"start\":")
            let start = try json.moment()
            try json.expect("}")
            return MovedOccurrence(from: from, start: start, end: end)
        }
        var recurrence: Recurrence?
        if take(",\"recurrence\":") {
            recurrence = try JSONDecoder().decode(Recurrence.self, from: Data(try object()))
        }
        try expect(",\"start\":")
        let start = try moment()
        try expect("}")
        return EventSchedule(
            start: start,
            end: end,
            isAllDay: isAllDay,
            recurrence: recurrence,
            exceptions: exceptions,
            moved: moved
        )
    }
}
