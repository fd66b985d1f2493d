import FractionParser
import ScreenKit
import StorageKit
public import TimeKit

/// Foods: found, imported, and made by the user.
extension KidneyNutrition {
    /// A food by its id: the user's own, a common one, or an imported one. Throws `noSuchFood`.
    public func food(_ id: TimeKit.ID<Food>) throws(KidneyError) -> Food {
        try read { tables in try tables.requiredFood(id) }
    }

    /// Foods by what was typed of their names so far, best first: the user's recent ones, then their own, then common ones, makers'
    /// foods last. A letter or two may be wrong in longer words. Nothing typed finds nothing.
    public func searchFoods(_ typed: String, limit: Int = 20) throws(KidneyError) -> [FoundFood] {
        try read { tables in try tables.searchFoods(typed, limit: limit) }
    }

    /// The food a user means by an id or a whole name in any case: of several the first that a search finds. Throws `noSuchFood`.
    public func findFood(_ typed: String) throws(KidneyError) -> Food {
        try read { tables in try tables.requiredFood(named: typed) }
    }

    // MARK: Import

    /// How many foods one transaction of an import holds.
    static let importBatch = 4000

    /// Imports foods of a table, as the readers of USDA's files give them. Again it brings nothing new, and a food whose figures
    /// have changed gets the new ones; entries keep what they were.
    ///
    /// Thousands of foods are one transaction; where an import is cut off, those before it stay, and repeating it brings the rest.
    /// A broken food is refused with the reason, and the others are imported. One line in the history says what came of it.
    ///
    /// - Parameters:
    ///   - source: what the history calls the table.
    ///   - release: which release it is; what is here from a newer one stays.
    ///   - progress: told how many foods are in, after each transaction.
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

    /// The user's own foods by name.
    public func customFoods() throws(KidneyError) -> [CustomFood] {
        try read { tables in try tables.customFoods() }
    }

    /// One of the user's own foods. Throws `noSuchFood`.
    public func customFood(_ id: CustomFood.ID) throws(KidneyError) -> CustomFood {
        try read { tables in try tables.requiredCustom(id) }
    }

    /// Makes a food of the user's own: a dish from components with its cooked yield, or the figures of a label.
    ///
    /// Throws `textBlank`, `textTooLong`, `dishEmpty`, `dishCycle`, `dishTooDeep`, `yieldOutOfRange`, `contentOutOfRange`,
    /// `amountNotPositive` for a portion, and `component` with what is wrong in one.
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
                name: try Self.text(name, "name", limit: 200),
                making: making,
                portions: portions,
                fluid: fluid,
                tags: tags
            )
            let food = try checked(custom, tables)
            try tables.change("createFood", of: Self.subject(custom.id), "“\(custom.name)” made") { rows in
                try KidneyWriter.insert(custom, in: rows)
            }
            return food
        }
    }

    /// Changes a food of the user's own; dishes made of it follow, and entries keep what they were. The same again changes nothing.
    ///
    /// Throws as `createFood` does, also where a dish made of it could no longer be worked out, and `noSuchFood`.
    @discardableResult
    public func editFood(_ edited: CustomFood) throws(KidneyError) -> Food {
        try write { tables in
            let old = try tables.reader.requiredCustom(edited.id)
            var custom = edited
            custom.name = try Self.text(edited.name, "name", limit: 200)
            let food = try checked(custom, tables)
            guard custom != old else { return food }
            // A dish that was broken before, by a food that is gone, doesn't stand in the way of another.
            for other in try tables.reader.customFoods()
            where other.id != custom.id && (try? tables.reader.dishes().food(other)) != nil {
                _ = try tables.reader.dishes(replacing: custom).food(other)
            }
            try tables.change("editFood", of: Self.subject(custom.id), "“\(custom.name)” changed") { rows in
                try KidneyWriter.replace(by: custom, in: rows)
            }
            return food
        }
    }

    /// Deletes a food of the user's own; entries keep it. Throws `noSuchFood`, and `foodInUse` where dishes are made of it.
    @discardableResult
    public func deleteFood(_ id: CustomFood.ID) throws(KidneyError) -> CustomFood {
        try write { tables in
            let custom = try tables.reader.requiredCustom(id)
            let food = FoodSource.custom(id).foodID
            let users = try tables.reader.customFoods().filter {
                $0.id != id && $0.components.contains { $0.food == food }
            }
            guard users.isEmpty else { throw KidneyError.foodInUse(custom.name, by: users.map(\.name)) }
            try tables.change("deleteFood", of: Self.subject(id), "“\(custom.name)” deleted") { rows in
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
    /// What it is made of; empty for a label.
    var components: [DishComponent] {
        if case .dish(let components, _) = making { components } else { [] }
    }
}

extension KidneyError {
    /// Whether it refuses one food of a table, so that the others can be imported.
    var isAboutAFood: Bool {
        switch self {
        case .foodNameBlank, .contentOutOfRange, .notForImport: true
        default: false
        }
    }
}

extension KidneyReader {
    /// The food of an id, or of a whole name in any case: of several the first that a search finds. Throws `noSuchFood`.
    func requiredFood(named typed: String) throws -> Food {
        if let food = try food(TimeKit.ID(typed)) { return food }
        let key = TypedText.key(typed)
        guard let food = try searchFoods(typed, limit: 50).first(where: { TypedText.key($0.food.name) == key })?.food
        else {
            guard let plain = BundledFoods.plainNames[BundledFoods.folded(typed)] else {
                throw KidneyError.noSuchFood(typed)
            }
            return try requiredFood(plain)
        }
        return food
    }
}
