import MaricopaDirectory
import TestKit
import TimeKit

extension GeneratedDirectory {
    static func details(of kind: RecordKind, _ random: inout SeededGenerator) -> RecordDetails {
        switch kind {
        case .market:
            let payments = random.oneIn(4) ? nil : Set(PaymentOption.allCases.filter { _ in random.oneIn(2) })
            let produce = random.oneIn(3) ? [SeasonalProduce("All year", sample(of: produce, &random))] : []
            return .market(MarketDetails(produce: produce, payments: payments))
        case .park: return .park(ParkDetails(features: sample(of: features, &random)))
        case .activity:
            return .activity(ActivityDetails(howTo: sentence(of: 8, &random), placeFeature: random.pick(features)))
        case .recipe:
            return .recipe(
                RecipeDetails(
                    ingredients: sample(of: ingredients, &random),
                    directions: [sentence(of: 6, &random), sentence(of: 4, &random)],
                    nutrition: [NutritionFact("Sodium", "\(random.int(in: 0...900)) mg")],
                    servings: "\(random.int(in: 1...12)) servings",
                    meals: Set(MealType.allCases.filter { _ in random.oneIn(3) }),
                    isFeatured: random.oneIn(20)
                )
            )
        case .event:
            return .event(
                EventDetails(
                    schedule: schedule(&random),
                    cost: cost(&random),
                    ages: random.oneIn(3)
                        ? AgeRange(from: random.int(in: 0...18), to: random.oneIn(2) ? 99 : nil) : nil,
                    organizer: random.oneIn(2) ? "Sample County Library" : "",
                    isCancelled: random.oneIn(30)
                )
            )
        case .resource: return .resource
        }
    }

    /// A random subset in the original order, possibly empty.
    private static func sample(of all: [String], _ random: inout SeededGenerator) -> [String] {
        all.filter { _ in random.oneIn(3) }
    }

    private static func cost(_ random: inout SeededGenerator) -> EventCost? {
        switch random.int(in: 0...3) {
        case 0: return nil
        case 1: return .free
        default:
            let least = random.int(in: 0...40) * 50
            return .cents(least, least + (random.oneIn(2) ? 0 : random.int(in: 1...20) * 100))
        }
    }

    private static func schedule(_ random: inout SeededGenerator) -> EventSchedule {
        // From January 2025 to the end of 2027.
        let day = LocalDate(dayNumber: 20_089 + random.int(in: 0...1_094))
        let isAllDay = random.oneIn(8)
        let start = isAllDay ? LocalDateTime(day, .midnight) : LocalDateTime(day, random.pick(quarters))
        let minutes = isAllDay ? 1_440 * random.int(in: 1...3) : random.pick([0, 30, 60, 90, 120, 240, 1_500])
        var schedule = EventSchedule(start: start, end: later(start, by: minutes), isAllDay: isAllDay)
        guard random.oneIn(3) else { return schedule }
        let end: Recurrence.End =
            switch random.int(in: 0...2) {
            case 0: .never
            case 1: .until(day.adding(days: random.int(in: 7...300)))
            default: .count(random.int(in: 2...30))
            }
        let rule: Recurrence.Rule =
            switch random.int(in: 0...2) {
            case 0: .everyDays(random.int(in: 1...10))
            case 1: .weekly(on: [day.weekday], every: random.int(in: 1...2))
            default: .monthly(day: day.day, shortMonth: .lastDay, every: 1)
            }
        guard let recurrence = try? Recurrence(rule, from: start, end: end) else { return schedule }
        schedule.recurrence = recurrence
        let slots = Array(
            recurrence.occurrences(from: start, before: LocalDateTime(day.adding(days: 120), .midnight)).prefix(4)
        )
        if random.oneIn(2), let last = slots.last { schedule.exceptions = [last] }
        if random.oneIn(2), slots.count > 1 {
            let moved = later(slots[1], by: random.int(in: -2...6) * 60)
            schedule.moved = [MovedOccurrence(from: slots[1], start: moved, end: later(moved, by: minutes))]
        }
        return schedule
    }

    private static func later(_ moment: LocalDateTime, by minutes: Int) -> LocalDateTime {
        let minute = moment.time.hour * 60 + moment.time.minute + minutes
        let days = minute >= 0 ? minute / 1_440 : (minute - 1_439) / 1_440
        let rest = minute - days * 1_440
        let time = (try? LocalTime(hour: rest / 60, minute: rest % 60)) ?? .midnight
        return LocalDateTime(moment.date.adding(days: days), time)
    }

    // MARK: Hours

    /// Hours of all forms: unknown, weekly, overnight, past and recurring seasons, exceptions, always open.
    static func hours(_ random: inout SeededGenerator) -> Hours {
        switch random.int(in: 0...11) {
        case 0, 1: return .unknown
        case 2: return .always
        case 3, 4, 5, 6: return Hours(week: week(&random))
        case 7:
            var week = WeeklyHours([.saturday: day(&random)])
            week[random.pick(Weekday.allCases)] = .unknown
            return Hours(week: week)
        default:
            let first = LocalDate(dayNumber: 20_454 + random.int(in: -400...360))
            let last = first.adding(days: random.int(in: 0...200))
            var hours = Hours(week: random.oneIn(2) ? week(&random) : nil)
            let yearly = SeasonDates.yearly(from: MonthDay(first), to: MonthDay(last))
            let once = SeasonDates.once(from: first, to: last)
            hours.seasons = [
                Season(random.pick(["Winter", "Summer", ""]), random.oneIn(3) ? once : yearly, week(&random))
            ]
            if random.oneIn(2) {
                hours.exceptions = [HoursException(first, random.oneIn(2) ? .closed : day(&random), note: "Holiday")]
            }
            return hours
        }
    }

    private static func week(_ random: inout SeededGenerator) -> WeeklyHours {
        var week = WeeklyHours()
        for weekday in Weekday.allCases where random.oneIn(3) { week[weekday] = day(&random) }
        return week
    }

    private static func day(_ random: inout SeededGenerator) -> DayHours {
        let spans = (0..<(random.oneIn(5) ? 2 : 1)).compactMap { _ in
            let opens = random.int(in: 20...80) * 15
            return try? OpeningSpan(opens: opens, closes: opens + random.int(in: 2...40) * 15)
        }
        return DayHours(spans)
    }

    private static let quarters: [LocalTime] = (24..<88).compactMap { quarter in
        try? LocalTime(hour: quarter / 4, minute: quarter % 4 * 15)
    }

    // MARK: Lists

    private static let produce = ["Vegetables", "Fruit", "Eggs", "Honey", "Bread", "Nuts", "Flowers"]
    static let features = ["Hiking trails", "Playground", "Pool", "Picnic area", "Ramadas", "Dog park", "Fútbol field"]
    private static let ingredients = [
        "2 cups corn", "1 onion, chopped", "2 cloves garlic", "1 jalapeño", "1 can black beans", "3 tomatoes",
        "1/2 cup cilantro", "1 tbsp olive oil",
    ]
}
