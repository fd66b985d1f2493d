import Foundation
public import ScreenKit
import StorageKit
public import TimeKit
import WordKit

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
    /// - Parameter typed: The form's fields as typed.
    public func todayScreen(
        _ day: LocalDate? = nil,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> TodayScreen {
        try read { tables in
            let context = try context(tables)
            let day = day ?? context.today
            let alerts = try tables.alerts(of: day, context)
            return TodayScreen(
                context,
                try tables.summary(of: day),
                alerts: alerts.shown.groupsForOneDay().map {
                    AlertRow($0.alert, others: $0.others, of: day == context.today ? nil : day)
                },
                until: alerts.isOfNow ? context.end(before: alerts.until) : nil,
                lastChange: try tables.lastChange(by: actor)?.words,
                typed: typed
            )
        }
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

    /// Returns the laboratory values of the same kind as one of them.
    ///
    /// An alert or a notice stays when its value is deleted. Its link then leads to all values.
    private func labsScreen(with id: TimeKit.ID<LabResult>, typed: [String: String]) throws(KidneyError) -> LabsScreen {
        try read { tables in try labsScreen(try tables.labOrNil(id)?.analyte, typed: typed, tables) }
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
            let context = try context(tables)
            let since = context.today.adding(days: -LabCitation.freshDays - 1)
            let pressures: [PressureReading] =
                ReadingDeduplication.unique(try tables.measurements(from: from, to: to))
            return MeasurementsScreen(
                context,
                weights: ReadingDeduplication.unique(try tables.measurements(from: from, to: to)),
                pressures: pressures,
                activities: ReadingDeduplication.unique(try tables.measurements(from: from, to: to)),
                seen: try tables.seenAlerts(since: since, in: context.zone),
                waiting: try tables.waitingAlarms(since: since),
                entered: try tables.pressureEntries(
                    among: pressures,
                    for: try tables.knownProfile(),
                    on: context.today
                ),
                typed: typed
            )
        }
    }

    // MARK: Foods

    /// Returns the matches of the food search for a typed prefix, the recent foods, and the form for a food whose name is known.
    ///
    /// - Parameters:
    ///   - entered: The fields of that form as typed and not yet saved.
    ///   - day: The day on which foods are entered; nil for today.
    public func foodSearchScreen(
        _ typed: String,
        limit: Int = 20,
        entered: [String: String] = [:],
        on day: LocalDate? = nil
    ) throws(KidneyError) -> FoodSearchScreen {
        try read { tables in
            let name = TypedText.line(entered["food"] ?? "")
            let isMeant = name.isEmpty || (try? tables.meantFood(name)) != nil
            return FoodSearchScreen(
                try context(tables),
                typed: typed,
                found: try tables.searchFoods(typed, limit: limit),
                recent: try tables.recentEntries(limit: Self.recentFoods),
                entered: entered,
                offered: try isMeant ? [] : tables.meantFoods(name),
                on: day,
                find: { (text) throws(KidneyError) -> Food in
                    do { return try tables.meantFood(text) } catch { throw KidneyError(error) }
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
        try page(link, typed: typed, for: PlainScreens())
    }

    /// Returns the screen of a link as a page of a front end.
    ///
    /// - Parameter typed: The fields of its forms as typed and not yet saved.
    /// - Throws: The same errors as that screen.
    public func page<Front: KidneyScreens>(
        _ link: KidneyLink,
        typed: [String: String] = [:],
        for front: Front
    ) throws(KidneyError) -> Front.Page {
        switch link {
        case .terms: front.page(try termsScreen())
        case .profile: front.page(try profileScreen(typed: typed))
        case .today(let day): front.page(try todayScreen(day, typed: typed))
        case .journal(let day): front.page(try journalScreen(day, typed: typed))
        case .labs(let analyte): front.page(try labsScreen(analyte, typed: typed))
        case .lab(let id): front.page(try labsScreen(with: id, typed: typed))
        case .weight, .pressure, .activity: front.page(try measurementsScreen(typed: typed))
        case .targets(let quantity, let day): front.page(try targetsScreen(quantity, on: day))
        case .foods: front.page(try foodSearchScreen(typed["text"] ?? "", entered: typed))
        case .foundFoods(let text): front.page(try foodSearchScreen(typed["text"] ?? text, entered: typed))
        case .foodsOn(let day, let text):
            front.page(try foodSearchScreen(typed["text"] ?? text ?? "", entered: typed, on: day))
        case .onlineFoods(let text, let isBranded):
            front.page(try onlineFoodsScreen(text, isBranded: isBranded, typed: typed))
        case .food(let id): front.page(try foodScreen(id, typed: typed))
        case .foodOn(let id, let day):
            front.page(try foodScreen(id, typed: typed.merging(["day": "\(day)"]) { own, _ in own }))
        case .dish(let id): front.page(try dishScreen(id, typed: typed))
        case .substitute(let id, let nutrient): front.page(try substituteScreen(id, lowering: nutrient))
        case .medicines: front.page(try medicinesScreen(typed: typed))
        case .medicine(let id): front.page(try medicineScreen(id, typed: typed))
        case .drugLabel(let name, let chosen, let showsAll):
            front.page(try drugLabelScreen(name, chosen: chosen, showsAll: showsAll, typed: typed))
        case .interactions(let day, let isIll): front.page(try interactionsScreen(day, isIll: isIll))
        case .goals: front.page(try goalsScreen(typed: typed))
        case .goal(let id): front.page(try goalScreen(id, typed: typed))
        case .recommend: front.page(try recommendScreen())
        case .preferences: front.page(try preferencesScreen(typed: typed))
        case .rewards: front.page(try rewardsScreen())
        case .reward(let key): front.page(try rewardScreen(key))
        case .alerts(let day): front.page(try alertsScreen(day))
        case .notices: front.page(try noticesScreen())
        case .files: front.page(try filesScreen(typed: typed))
        case .why(let id): front.page(try whyScreen(id))
        case .trends(let subject?): front.page(try trendScreen(subject, typed: typed))
        case .trendOn(let subject, let days):
            front.page(try trendScreen(subject, from: days.lowerBound, to: days.upperBound, typed: typed))
        case .trends(nil): front.page(try trendsScreen())
        case .report(let days): front.page(try reportScreen(days, typed: typed))
        case .reportAsking(let days, let questions):
            front.page(
                try reportScreen(
                    days,
                    typed: typed.merging(["question": questions.joined(separator: "\n")]) { own, _ in own }
                )
            )
        case .reportCard(let month): front.page(try reportCardScreen(month))
        }
    }

    // MARK: Context

    /// - Parameter now: the time that the use case has read; nil to read it.
    func context(_ tables: KidneyReader, now: Instant? = nil) throws -> KidneyContext {
        KidneyContext(
            profile: try tables.profile(),
            boundary: try tables.boundary(),
            now: now ?? clock.now(),
            zone: clock.zone(),
            revision: try Self.revision(tables)
        )
    }

    static func revision(_ tables: KidneyReader) throws -> Revision {
        Revision(change: try tables.revision())
    }
}
