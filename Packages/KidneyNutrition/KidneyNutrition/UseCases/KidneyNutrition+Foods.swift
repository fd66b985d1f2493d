import FractionParser
import StorageKit
public import TimeKit
import WordKit

/// Foods: search, import, and custom foods.
extension KidneyNutrition {
    /// Returns a food by its identifier: a custom, bundled or imported one.
    ///
    /// - Throws: `noSuchFood`.
    public func food(_ id: TimeKit.ID<Food>) throws(KidneyError) -> Food {
        try read { tables in try tables.requiredFood(id) }
    }

    /// Returns the foods whose names match a typed prefix, the best match first: recent foods, custom foods, common foods, then branded
    /// foods. Longer words may have one or two typing errors. An empty text matches nothing.
    public func searchFoods(_ typed: String, limit: Int = 20) throws(KidneyError) -> [FoundFood] {
        try read { tables in try tables.searchFoods(typed, limit: limit) }
    }

    /// Returns the food with an identifier, or with a whole name in any case. If several have the name, it is the first match of a search.
    ///
    /// - Throws: `noSuchFood`.
    public func findFood(_ typed: String) throws(KidneyError) -> Food {
        try read { tables in try tables.requiredFood(named: typed) }
    }

    /// Returns the food that a person means: that of ``findFood(_:)``, otherwise the only one that a search finds by whole words.
    ///
    /// - Throws: `noSuchFood`.
    public func meantFood(_ typed: String) throws(KidneyError) -> Food {
        try read { tables in try tables.meantFood(typed) }
    }

    /// Returns the foods that a name can mean: the first that are called so, otherwise the first that are like it, which are guesses.
    public func meantFoods(_ typed: String) throws(KidneyError) -> [FoundFood] {
        try read { tables in try tables.meantFoods(typed) }
    }

    // MARK: Import

    /// The number of foods in a transaction of an import.
    static let importBatch = 4000

    /// Imports the foods of a table from the readers of USDA's files. A repeated import adds nothing. A food with new figures is replaced,
    /// but past entries keep the old ones.
    ///
    /// Each transaction has some thousand foods. An interrupted import keeps the finished ones, and a repetition adds the rest. A food with
    /// an error is refused with the reason, and the others are imported. The change log has one line with the result.
    ///
    /// - Parameters:
    ///   - source: The name of the table in the change log.
    ///   - release: The release of the table. Foods of a newer release are kept.
    ///   - progress: Called after each transaction with the number of foods so far.
    @discardableResult
    public func importFoods(
        _ foods: [Food],
        from source: String,
        release: FoodRelease = .standardReference,
        progress: (Int) -> Void = { _ in }
    ) throws(KidneyError) -> FoodImport {
        var report = FoodImport()
        var start = 0
        repeat {
            let end = min(start + Self.importBatch, foods.count)
            let before = report
            report = try write { tables in
                var report = before
                for food in foods[start..<end] {
                    do throws(KidneyError) {
                        report.count(try Self.imported(food, of: release, tables))
                    } catch {
                        guard error.isAboutAFood else { throw error }
                        report.refuse(food, error)
                    }
                }
                if report.new + report.changed > before.new + before.changed { try tables.dropIndex() }
                if end == foods.count { try Self.finish(report, from: source, tables) }
                return report
            }
            start = end
            progress(end)
        } while start < foods.count
        return report
    }

    private static func imported(
        _ food: Food,
        of release: FoodRelease,
        _ tables: KidneyWriter
    ) throws(KidneyError) -> FoodImport.Outcome {
        do {
            return try tables.importFood(food, of: release)
        } catch {
            throw KidneyError(error)
        }
    }

    private static func finish(_ report: FoodImport, from source: String, _ tables: KidneyWriter) throws {
        try tables.keepIndex()
        let subject = EntityRef(kind: "foods", id: source)
        try tables.change("importFoods", of: subject, "\(source): \(report.summary)", by: importActor) { rows in
            _ = try rows.changeID
        }
    }

    // MARK: The user's own

    /// Returns the custom foods by name.
    public func customFoods() throws(KidneyError) -> [CustomFood] {
        try read { tables in try tables.customFoods() }
    }

    /// Returns a custom food.
    ///
    /// - Throws: `noSuchFood`.
    public func customFood(_ id: CustomFood.ID) throws(KidneyError) -> CustomFood {
        try read { tables in try tables.requiredCustom(id) }
    }

    /// Creates a custom food: a dish of components with its cooked yield, or the figures of a label.
    ///
    /// - Throws: `textBlank`, `textTooLong`, `dishEmpty`, `dishCycle`, `dishTooDeep`, `yieldOutOfRange`, `contentOutOfRange`;
    ///   `amountNotPositive`
    ///   for a portion; `component` with the error of a component.
    @discardableResult
    public func createFood(
        named name: String,
        _ making: CustomFood.Making,
        portions: [FoodPortion] = [],
        fluid: CustomFood.Fluid = .fromComponents,
        tags: Set<FoodTag> = []
    ) throws(KidneyError) -> Food {
        try write { tables in
            let custom = CustomFood(
                ids.next(at: tables.now),
                name: try Self.text(name, localized("name"), limit: 200),
                making: making,
                portions: portions,
                fluid: fluid,
                tags: tags
            )
            let food = try checked(custom, tables)
            try tables.change("createFood", of: Self.subject(custom.id), localized("“\(custom.name)” made")) { rows in
                try KidneyWriter.insert(custom, in: rows)
            }
            return food
        }
    }

    /// Changes a custom food. Dishes with it as a component follow; past entries keep the old figures. Equal data change nothing.
    ///
    /// - Throws: The same errors as `createFood`, also for a dish that would become invalid; `noSuchFood`.
    @discardableResult
    public func editFood(_ edited: CustomFood) throws(KidneyError) -> Food {
        try write { tables in
            let old = try tables.reader.requiredCustom(edited.id)
            var custom = edited
            custom.name = try Self.text(edited.name, localized("name"), limit: 200)
            let food = try checked(custom, tables)
            guard custom != old else { return food }
            // A dish that was invalid before, because a component is gone, doesn't prevent changes of other dishes.
            for other in try tables.reader.customFoods()
            where other.id != custom.id && (try? tables.reader.dishes().food(other)) != nil {
                _ = try tables.reader.dishes(replacing: custom).food(other)
            }
            try tables.change("editFood", of: Self.subject(custom.id), localized("“\(custom.name)” changed")) { rows in
                try KidneyWriter.replace(by: custom, in: rows)
            }
            return food
        }
    }

    /// Deletes a custom food. Past entries keep it.
    ///
    /// - Throws: `noSuchFood`; `foodInUse` if it is a component of a dish.
    @discardableResult
    public func deleteFood(_ id: CustomFood.ID) throws(KidneyError) -> CustomFood {
        try write { tables in
            let custom = try tables.reader.requiredCustom(id)
            let food = FoodSource.custom(id).foodID
            let users = try tables.reader.customFoods().filter {
                $0.id != id && $0.components.contains { $0.food == food }
            }
            guard users.isEmpty else { throw KidneyError.foodInUse(custom.name, by: users.map(\.name)) }
            try tables.change("deleteFood", of: Self.subject(id), localized("“\(custom.name)” deleted")) { rows in
                try KidneyWriter.delete(id, in: rows)
            }
            return custom
        }
    }

    private func checked(_ custom: CustomFood, _ tables: KidneyWriter) throws -> Food {
        for portion in custom.portions where portion.grams <= .zero || portion.amount <= .zero {
            throw KidneyError.amountNotPositive(portion.name)
        }
        return try tables.reader.dishes(replacing: custom).food(custom)
    }
}

extension CustomFood {
    /// The components; empty for a label.
    var components: [DishComponent] {
        if case .dish(let components, _) = making { components } else { [] }
    }
}

extension KidneyError {
    /// Whether it concerns one food of a table, so that the others can be imported.
    var isAboutAFood: Bool {
        switch self {
        case .foodNameBlank, .contentOutOfRange, .notForImport: true
        default: false
        }
    }
}

extension KidneyReader {
    /// Returns the food with an identifier, or with a whole name in any case. If several have the name, it is the first match of a search.
    ///
    /// - Throws: `noSuchFood`.
    func requiredFood(named typed: String) throws -> Food {
        if let food = try food(TimeKit.ID(typed)) { return food }
        let key = TypedText.key(typed)
        guard let food = try searchFoods(typed, limit: 50).first(where: { $0.food.isNamed(key) })?.food
        else {
            guard let plain = BundledFoods.plain(typed) else {
                throw KidneyError.noSuchFood(typed)
            }
            return try requiredFood(plain)
        }
        return food
    }
}

extension Food {
    /// Whether its whole name is a typed one, in English or in Spanish.
    ///
    /// - Parameter key: The key of the typed text.
    fileprivate func isNamed(_ key: String) -> Bool {
        [name, BundledFoods.spanishNames[id]].contains { $0.map(TypedText.key) == key }
    }
}
