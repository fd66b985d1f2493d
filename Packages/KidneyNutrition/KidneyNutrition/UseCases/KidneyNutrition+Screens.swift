import Foundation
public import ScreenKit
import StorageKit
public import TimeKit

/// The screens. They change nothing. All but the terms throw `termsNotAccepted`.
extension KidneyNutrition {
    /// Returns the terms of use, also before they are accepted.
    public func termsScreen() throws(KidneyError) -> TermsScreen {
        try readBeforeTerms { tables in
            TermsScreen(terms, accepted: try tables.acceptance(), revision: try Self.revision(tables))
        }
    }

    /// Returns the profile.
    ///
    /// - Parameter typed: The form's fields as typed and not yet saved.
    public func profileScreen(typed: [String: String] = [:]) throws(KidneyError) -> ProfileScreen {
        try read { tables in
            let context = try context(tables)
            return ProfileScreen(
                context,
                picture: try tables.avatar()?.thumbnail,
                facts: try tables.profileFacts(on: context.today, in: context.units),
                typed: typed
            )
        }
    }

    /// Returns the summary of a day; nil for today.
    ///
    /// - Parameters:
    ///   - alerts: The alerts of the day; nil for the current ones on today and yesterday, and for those of the targets on older days.
    ///   - typed: The form's fields as typed.
    public func todayScreen(
        _ day: LocalDate? = nil,
        alerts: [AlertRow]? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> TodayScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            let standing = alerts == nil ? try Self.standing(on: day, context, tables) : nil
            return TodayScreen(
                context,
                try tables.summary(of: day),
                alerts: alerts ?? standing?.rows,
                until: standing?.until,
                lastChange: try tables.lastChange(by: actor)?.words,
                typed: typed
            )
        }
    }

    /// Returns the current alerts of a day, grouped, and the time at which they change; nil for days before yesterday. Today also has the
    /// alerts that aren't about a single day.
    private static func standing(
        on day: LocalDate,
        _ context: KidneyContext,
        _ tables: KidneyReader
    ) throws -> (rows: [AlertRow], until: Instant)? {
        guard (context.today.previous...context.today).contains(day) else { return nil }
        let (alerts, until) = try tables.standing(context.now, in: context.zone)
        let rows = alerts.filter { day == context.today && !$0.kind.isOfItsDay ? true : $0.day == day }
        let groups = rows.gravestFirst(on: context.today).groupsForOneDay()
        return (groups.map { AlertRow($0.alert, others: $0.others) }, context.end(before: until))
    }

    /// Returns the food, drinks and photos of a day; nil for today.
    public func journalScreen(
        _ day: LocalDate? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> JournalScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            let photos = try tables.photos(on: day).map { shown($0.photo, $0.attachment) }
            let journal = Journal(day: day, entries: try tables.entries(on: day), photos: photos)
            return JournalScreen(context, journal, typed: typed)
        }
    }

    /// Returns the targets of a day with their reasons; nil for today.
    public func targetsScreen(
        _ quantity: TargetQuantity? = nil,
        on day: LocalDate? = nil
    ) throws(KidneyError) -> TargetsScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            let targets = try tables.targets(on: day)
            guard quantity == nil else { return TargetsScreen(context, targets, quantity: quantity) }
            let entries = try tables.entries(on: day)
            let isFull = targets.canTellCeilings(with: Totals(entries), on: context.today)
            return TargetsScreen(
                context,
                targets,
                diet: try tables.diet(on: day, entries).map { DietRow($0, isFull: isFull) }
            )
        }
    }

    // MARK: Measurements

    /// Returns the laboratory values of a span, of one analyte or all. Nil is an open end.
    public func labsScreen(
        _ analyte: Analyte? = nil,
        from: LocalDate? = nil,
        to: LocalDate? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> LabsScreen {
        try read { tables in try labsScreen(analyte, from: from, to: to, typed: typed, tables) }
    }

    private func labsScreen(
        _ analyte: Analyte?,
        from: LocalDate? = nil,
        to: LocalDate? = nil,
        typed: [String: String],
        _ tables: KidneyReader
    ) throws -> LabsScreen {
        LabsScreen(
            try context(tables),
            lines: try tables.labList(),
            points: try tables.filtrationRates(),
            analyte: analyte,
            from: from,
            to: to,
            typed: typed
        )
    }

    /// Returns the weights, blood pressures and activities of a span. Nil is an open end.
    public func measurementsScreen(
        from: LocalDate? = nil,
        to: LocalDate? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> MeasurementsScreen {
        try read { tables in
            MeasurementsScreen(
                try context(tables),
                weights: ReadingDeduplication.unique(try tables.measurements(from: from, to: to)),
                pressures: ReadingDeduplication.unique(try tables.measurements(from: from, to: to)),
                activities: ReadingDeduplication.unique(try tables.measurements(from: from, to: to)),
                typed: typed
            )
        }
    }

    // MARK: Foods

    /// Returns the matches of the food search for a typed prefix, the recent foods, and the form for a food whose name is known.
    ///
    /// - Parameter entered: The fields of that form as typed and not yet saved.
    public func foodSearchScreen(
        _ typed: String,
        limit: Int = 20,
        entered: [String: String] = [:]
    ) throws(KidneyError) -> FoodSearchScreen {
        try read { tables in
            FoodSearchScreen(
                try context(tables),
                typed: typed,
                found: try tables.searchFoods(typed, limit: limit),
                recent: try tables.recentEntries(limit: Self.recentFoods),
                entered: entered,
                find: { (text) throws(KidneyError) -> Food in
                    do { return try tables.requiredFood(named: text) } catch { throw KidneyError(error) }
                }
            )
        }
    }

    /// The number of recent foods on the page of the food search.
    private static let recentFoods = 10

    /// Returns a food, with the effect of an amount on the day.
    ///
    /// - Throws: `noSuchFood`.
    public func foodScreen(
        _ id: TimeKit.ID<Food>,
        typed: [String: String] = [:],
        alerts: [AlertRow] = []
    ) throws(KidneyError) -> FoodScreen {
        try read { tables in
            let context = try context(tables)
            return FoodScreen(
                context,
                try tables.requiredFood(id),
                on: try tables.summary(of: min(MomentForm.day(context, typed) ?? context.today, context.today)),
                alerts: alerts,
                typed: typed
            )
        }
    }

    /// Returns the form for a dish; nil for a new one.
    ///
    /// - Throws: `noSuchFood`.
    public func dishScreen(
        _ id: TimeKit.ID<CustomFood>? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> DishScreen {
        try read { tables in
            DishScreen(
                try context(tables),
                try id.map { try tables.requiredCustom($0) },
                typed: typed,
                find: { try? tables.requiredFood(named: $0.rawValue) },
                work: { (dish) throws(KidneyError) -> Food in
                    do { return try tables.dishes(replacing: dish).food(dish) } catch { throw KidneyError(error) }
                }
            )
        }
    }

    /// Returns the substitutes for a food with less of a nutrient.
    ///
    /// - Throws: `noSuchFood`.
    public func substituteScreen(
        _ id: TimeKit.ID<Food>,
        lowering nutrient: Nutrient
    ) throws(KidneyError) -> SubstituteScreen {
        try read { tables in
            let context = try context(tables)
            let food = try tables.requiredFood(id)
            let needs = SwapNeeds(
                try tables.targets(on: context.today),
                profile: context.profile,
                hints: try tables.hints(on: context.today),
                medicines: MedicineClassName.of(try tables.medicines(on: context.today), on: context.today),
                preferences: try tables.preferences()
            )
            return SubstituteScreen(
                context,
                food: food,
                lowering: nutrient,
                isLimited: needs.limited.contains(nutrient),
                refusal: needs.refusal,
                Substitution.advice(for: food, lowering: nutrient, needs: needs)
            )
        }
    }

    /// Returns the page to import and export files.
    public func filesScreen(typed: [String: String] = [:]) throws(KidneyError) -> FilesScreen {
        try read { tables in FilesScreen(try context(tables), typed: typed) }
    }

    // MARK: Links

    /// Returns the screen of a link.
    ///
    /// - Parameter typed: The fields of its forms as typed and not yet saved.
    /// - Throws: The same errors as that screen.
    public func screen(_ link: KidneyLink, typed: [String: String] = [:]) throws(KidneyError) -> any Screen {
        switch link {
        case .terms: try termsScreen()
        case .profile: try profileScreen(typed: typed)
        case .today(let day): try todayScreen(day, typed: typed)
        case .journal(let day): try journalScreen(day, typed: typed)
        case .labs(let analyte): try labsScreen(analyte, typed: typed)
        case .lab(let id):
            // An alert or a notice stays when its value is deleted. Its link then leads to all values.
            try read { tables in try labsScreen(try tables.labOrNil(id)?.analyte, typed: typed, tables) }
        case .weight, .pressure, .activity: try measurementsScreen(typed: typed)
        case .targets(let quantity): try targetsScreen(quantity)
        case .foods: try foodSearchScreen(typed["text"] ?? "", entered: typed)
        case .foundFoods(let text): try foodSearchScreen(typed["text"] ?? text, entered: typed)
        case .onlineFoods(let text, let isBranded): try onlineFoodsScreen(text, isBranded: isBranded, typed: typed)
        case .food(let id): try foodScreen(id, typed: typed)
        case .dish(let id): try dishScreen(id, typed: typed)
        case .substitute(let id, let nutrient): try substituteScreen(id, lowering: nutrient)
        case .medicines: try medicinesScreen(typed: typed)
        case .medicine(let id): try medicineScreen(id, typed: typed)
        case .drugLabel(let name, let chosen, let showsAll):
            try drugLabelScreen(name, chosen: chosen, showsAll: showsAll, typed: typed)
        case .interactions(let day, let isIll): try interactionsScreen(day, isIll: isIll)
        case .goals: try goalsScreen(typed: typed)
        case .goal(let id): try goalScreen(id, typed: typed)
        case .recommend: try recommendScreen()
        case .preferences: try preferencesScreen(typed: typed)
        case .rewards: try rewardsScreen()
        case .reward(let key): try rewardScreen(key)
        case .alerts(let day): try alertsScreen(day)
        case .notices: try noticesScreen()
        case .files: try filesScreen(typed: typed)
        case .why(let id): try whyScreen(id)
        case .trends(let subject?): try trendScreen(subject)
        case .trends(nil): try trendsScreen()
        case .report(let days): try reportScreen(days, typed: typed)
        case .reportCard(let month): try reportCardScreen(month)
        }
    }

    // MARK: Context

    func context(_ tables: KidneyReader) throws -> KidneyContext {
        KidneyContext(
            profile: try tables.profile(),
            boundary: try tables.boundary(),
            now: clock.now(),
            zone: clock.zone(),
            revision: try Self.revision(tables)
        )
    }

    static func revision(_ tables: KidneyReader) throws -> Revision {
        Revision(change: try tables.revision())
    }
}
