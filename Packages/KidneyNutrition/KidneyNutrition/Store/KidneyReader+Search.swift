import StorageKit
import TimeKit

extension KidneyReader {
    /// Searches foods by the beginning of a name, best match first.
    func searchFoods(_ typed: String, limit: Int) throws -> [FoundFood] {
        let own = try customFoods()
        let entries = own.enumerated().map { place, custom in
            FoodSearchEntry(key: Self.ownKeys + Int64(place), name: custom.name)
        }
        let places = Dictionary(
            own.enumerated().map { (FoodSource.custom($0.element.id).foodID, Self.ownKeys + Int64($0.offset)) },
            uniquingKeysWith: { first, _ in first }
        )
        let recent = try recentFoods().compactMap { food in places[food.id] ?? Self.commonKey(food.id) ?? food.number }
        let search = FoodSearch(try foodIndex(), own: FoodSearchIndex(entries), recent: recent)
        let words = PortionWords(typed)
        return try search.matches(typed, limit: limit).compactMap { match in
            // A dish with a deleted component is left out.
            let food =
                match.key >= Self.ownKeys
                ? try? dishes().food(own[Int(match.key - Self.ownKeys)]) : try food(key: match.key)
            return food.map { food in
                FoundFood(
                    food: food,
                    score: match.score,
                    edits: match.edits,
                    isGuess: match.edits > 0 || !Self.names(of: food).holdAll(of: words)
                )
            }
        }
    }

    /// The words that a food is called by.
    private static func names(of food: Food) -> PortionWords {
        PortionWords(
            [food.name, food.brand, BundledFoods.otherNames[food.id]].compactMap(\.self).joined(separator: " ")
        )
    }

    /// - Throws: `noSuchFood`.
    func requiredCustom(_ id: CustomFood.ID) throws -> CustomFood {
        guard let custom: CustomFood = try customFood(id) else {
            throw KidneyError.noSuchFood(FoodSource.custom(id).foodID.rawValue)
        }
        return custom
    }

    /// The first search key of the user's own foods, beyond all row numbers.
    private static let ownKeys: Int64 = 1 << 48
}
