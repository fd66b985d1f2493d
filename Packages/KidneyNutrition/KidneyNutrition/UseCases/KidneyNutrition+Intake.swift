public import FractionParser
public import TimeKit
import WordKit

/// Food and drinks.
extension KidneyNutrition {
    /// Enters something eaten, in a portion of the food, grams, milliliters or household units: "1 medium", "150 g", "1/2 cup". The entry
    /// has a copy of the food.
    ///
    /// - Parameter moment: The time, which also gives the logical day; nil for now.
    /// - Throws: `noSuchFood`, `inTheFuture`, and the errors of reading an amount.
    @discardableResult
    public func eat(
        _ food: TimeKit.ID<Food>,
        _ amount: String,
        meal: Meal? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> IntakeReceipt {
        try enter { tables in
            try enter(try tables.reader.requiredFood(food), amount, meal: meal, at: moment, tables)
        }
    }

    /// Enters something drunk.
    ///
    /// - Throws: The same errors as `eat`; `notADrink` for a food that is known not to be fluid.
    @discardableResult
    public func drink(
        _ food: TimeKit.ID<Food>,
        _ amount: String,
        meal: Meal? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> IntakeReceipt {
        try enter { tables in
            let food = try tables.reader.requiredFood(food)
            guard food.fluid?.isFluid != false else { throw KidneyError.notADrink(food.shownName) }
            return try enter(food, amount, meal: meal, at: moment, tables)
        }
    }

    private func enter(
        _ food: Food,
        _ typed: String,
        meal: Meal?,
        at moment: Moment?,
        _ tables: KidneyWriter
    ) throws -> IntakeReceipt {
        let moment = try past(moment, tables.now)
        let entry = IntakeEntry(
            ids.next(at: tables.now),
            food: food,
            amount: try FoodAmountReading(food).read(typed),
            meal: meal,
            at: moment.at,
            day: try tables.reader.boundary().day(of: moment.at, in: moment.zone)
        )
        let before = Totals(try tables.reader.entries(on: entry.day))
        try tables.insert(entry, in: moment.zone)
        return try receipt(entry, before: before, tables)
    }

    private func receipt(_ entry: IntakeEntry, before: Totals, _ tables: KidneyWriter) throws -> IntakeReceipt {
        let context = try context(tables.reader, now: tables.now)
        let entries = try tables.reader.entries(on: entry.day)
        let totals = Totals(entries)
        let alerts = try tables.reader.dayAlerts(of: entry.day, on: context.today)
        return IntakeReceipt(
            entry: entry,
            before: before,
            totals: totals,
            context: context,
            day: DaySummary(
                day: entry.day,
                entries: entries,
                totals: totals,
                targets: try tables.reader.targets(on: entry.day),
                weight: nil
            ),
            alerts: alerts.without(try tables.reader.dismissedAlerts())
        )
    }

    /// Enters the foods and drinks of a past meal once more, as one change. A food that has new figures since is entered with these.
    ///
    /// - Parameters:
    ///   - meal: The meal of the past day; nil for its entries without a meal.
    ///   - target: The meal of the new entries; nil for none.
    ///   - moment: The time of the new entries; nil for now.
    /// - Returns: The new entries.
    /// - Throws: `noSuchRecord` for a meal without entries, `inTheFuture`.
    @discardableResult
    public func copyMeal(
        _ meal: Meal?,
        of day: LocalDate,
        to target: Meal?,
        at moment: Moment? = nil
    ) throws(KidneyError) -> [IntakeEntry] {
        try enter { tables in
            let eaten = try tables.reader.entries(on: day).filter { $0.meal == meal }
            guard !eaten.isEmpty else { throw KidneyError.noSuchRecord(meal?.name ?? localized("meal"), "\(day)") }
            let moment = try past(moment, tables.now)
            let logical = try tables.reader.boundary().day(of: moment.at, in: moment.zone)
            let entries = try eaten.map { old in
                let known = try tables.reader.food(old.food.id)
                let fresh = known.flatMap { food in
                    (try? FoodAmountReading(food).read(old.amount.text)).map { (food: food, amount: $0) }
                }
                return IntakeEntry(
                    ids.next(at: tables.now),
                    food: fresh?.food ?? old.food,
                    amount: fresh?.amount ?? old.amount,
                    meal: target,
                    at: moment.at,
                    day: logical
                )
            }
            try tables.insert(entries, in: moment.zone)
            return entries
        }
    }

    /// Changes the amount, the meal or the time of an entry; nil keeps a part. The entry keeps its copy of the food.
    ///
    /// - Parameter meal: A meal; `.some(nil)` removes it.
    /// - Throws: `noSuchRecord`, `inTheFuture`, and the errors of reading an amount.
    @discardableResult
    public func editEntry(
        _ id: IntakeEntry.ID,
        amount typed: String? = nil,
        meal: Meal?? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> IntakeReceipt {
        try enter { tables in
            let old = try tables.reader.entry(id)
            let zone = try moment?.zone ?? tables.reader.zone(of: id)
            let at = try moment.map { try past($0, tables.now).at } ?? old.at
            let entry = IntakeEntry(
                id,
                food: old.food,
                // An amount that stays as it is shown keeps its text.
                amount: typed == nil || typed == old.shownAmount
                    ? old.amount : try FoodAmountReading(old.food).read(typed ?? ""),
                meal: meal ?? old.meal,
                at: at,
                day: moment == nil ? old.day : try tables.reader.boundary().day(of: at, in: zone)
            )
            let before = Totals(try tables.reader.entries(on: entry.day))
            if entry != old { try tables.update(entry, in: zone) }
            return try receipt(entry, before: before, tables)
        }
    }

    /// Deletes an entry.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deleteEntry(_ id: IntakeEntry.ID) throws(KidneyError) -> IntakeEntry {
        try enter { tables in
            let entry = try tables.reader.entry(id)
            try tables.delete(entry)
            return entry
        }
    }

    /// Returns the food and drinks on the logical days of a span, the earliest first.
    public func entries(from: LocalDate, to: LocalDate) throws(KidneyError) -> [IntakeEntry] {
        try read { tables in try tables.entries(from: from, to: to) }
    }

    // MARK: A day

    /// Returns the user's logical day.
    public func currentDay() throws(KidneyError) -> LocalDate {
        let now = clock.now()
        return try read { tables in try tables.boundary().day(of: now, in: clock.zone()) }
    }

    /// Returns the summary of a day: entries, totals, targets, weight, and the nutrients of its medicines. The time it takes doesn't depend
    /// on the size of the history.
    ///
    /// - Parameters:
    ///   - day: The day; nil for today.
    ///   - fluidGoal: The fluid that the user wants to drink, in milliliters a day.
    public func today(_ day: LocalDate? = nil, fluidGoal: Rational? = nil) throws(KidneyError) -> DaySummary {
        let now = clock.now()
        return try read { tables in
            let day = try day ?? tables.boundary().day(of: now, in: clock.zone())
            return try tables.summary(of: day, fluidGoal: fluidGoal)
        }
    }

    /// Returns the targets of a day with their reasons, including the effects of the day's medicines and goals.
    public func targets(on day: LocalDate, fluidGoal: Rational? = nil) throws(KidneyError) -> DayTargets {
        try read { tables in try tables.targets(on: day, fluidGoal: fluidGoal) }
    }

    /// Returns the food, drinks and photos of a logical day, by meal. A photo has its thumbnail even if the original is gone.
    public func journal(_ day: LocalDate) throws(KidneyError) -> Journal {
        let (entries, found) = try read { tables in (try tables.entries(on: day), try tables.photos(on: day)) }
        return Journal(day: day, entries: entries, photos: found.map { shown($0.photo, $0.attachment) })
    }
}
