public import FractionParser
public import TimeKit

/// What is eaten and drunk.
extension KidneyNutrition {
    /// Enters something eaten, in any portion of the food, grams, millilitres or household units: "1 medium", "150 g", "1/2 cup".
    /// The entry keeps the food as it is now.
    ///
    /// - Parameter moment: when; nil for now, here. The logical day follows from it.
    /// - Throws: `noSuchFood`, `inTheFuture`, and what the amount is refused for.
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

    /// Enters something drunk. Throws as `eat` does, and `notADrink` for a food that is known to be no fluid.
    @discardableResult
    public func drink(
        _ food: TimeKit.ID<Food>,
        _ amount: String,
        meal: Meal? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> IntakeReceipt {
        try enter { tables in
            let food = try tables.reader.requiredFood(food)
            guard food.fluid?.isFluid != false else { throw KidneyError.notADrink(food.name) }
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
        return IntakeReceipt(
            entry: entry,
            before: before,
            totals: Totals(try tables.reader.entries(on: entry.day))
        )
    }

    /// Changes the amount, the meal or the time of an entry; nil leaves a part as it is. The food stays as the entry keeps it.
    ///
    /// - Parameter meal: a meal, or `.some(nil)` for none.
    /// - Throws: `noSuchRecord`, `inTheFuture`, and what the amount is refused for.
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
                amount: try typed.map { try FoodAmountReading(old.food).read($0) } ?? old.amount,
                meal: meal ?? old.meal,
                at: at,
                day: moment == nil ? old.day : try tables.reader.boundary().day(of: at, in: zone)
            )
            let before = Totals(try tables.reader.entries(on: entry.day))
            if entry != old { try tables.update(entry, in: zone) }
            return IntakeReceipt(
                entry: entry,
                before: before,
                totals: Totals(try tables.reader.entries(on: entry.day))
            )
        }
    }

    /// Takes an entry away. Throws `noSuchRecord`.
    @discardableResult
    public func deleteEntry(_ id: IntakeEntry.ID) throws(KidneyError) -> IntakeEntry {
        try enter { tables in
            let entry = try tables.reader.entry(id)
            try tables.delete(entry)
            return entry
        }
    }

    /// What was eaten and drunk on logical days of a span, the earliest first.
    public func entries(from: LocalDate, to: LocalDate) throws(KidneyError) -> [IntakeEntry] {
        try read { tables in try tables.entries(from: from, to: to) }
    }

    // MARK: A day

    /// The user's logical day.
    public func currentDay() throws(KidneyError) -> LocalDate {
        let now = clock.now()
        return try read { tables in try tables.boundary().day(of: now, in: clock.zone()) }
    }

    /// A day at a glance, today where none is named: entries, totals, targets, weight, and what its medicines bring. It takes the same
    /// time after years.
    ///
    /// - Parameter fluidGoal: what the user wants to drink, mL a day.
    public func today(_ day: LocalDate? = nil, fluidGoal: Rational? = nil) throws(KidneyError) -> DaySummary {
        let now = clock.now()
        return try read { tables in
            let day = try day ?? tables.boundary().day(of: now, in: clock.zone())
            return try tables.summary(of: day, fluidGoal: fluidGoal)
        }
    }

    /// The targets of a day, each with its reasons, and with what the day's medicines and goals change about them.
    public func targets(on day: LocalDate, fluidGoal: Rational? = nil) throws(KidneyError) -> DayTargets {
        try read { tables in try tables.targets(on: day, fluidGoal: fluidGoal) }
    }

    /// What was eaten, drunk and photographed on a logical day, meal by meal. A photo shows its small picture also where the original
    /// is gone.
    public func journal(_ day: LocalDate) throws(KidneyError) -> Journal {
        let (entries, found) = try read { tables in (try tables.entries(on: day), try tables.photos(on: day)) }
        return Journal(day: day, entries: entries, photos: found.map { shown($0.photo, $0.attachment) })
    }
}
