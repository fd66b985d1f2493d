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
        // Potassium chloride that was used once never comes before the salt that is typed.
        let leading = BundledFoods.leading(typed)
        let recent = try recentFoods().compactMap { recent -> Int64? in
            let key = places[recent.id] ?? Self.commonKey(recent.id) ?? recent.number
            guard leading != nil, let key, key < Self.ownKeys else { return key }
            return try food(key: key)?.tags.contains(.potassiumChloride) == true ? nil : key
        }
        let search = FoodSearch(
            try foodIndex(),
            own: FoodSearchIndex(entries),
            recent: recent,
            leading: leading.flatMap(Self.commonKey)
        )
        let words = PortionWords(all: SearchWords.wanted(typed).map { String(decoding: $0, as: UTF8.self) })
        let name = BundledFoods.folded(typed)
        let found = try search.matches(typed, limit: limit).compactMap { match -> FoundFood? in
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
                        || match.key < Self.ownKeys && BundledFoods.isUnclear(name)
                )
            }
        }
        // A food that is called so leaves no need for a likeness: "jello" is no mustard that is yellow.
        let isCalled = BundledFoods.lacking.contains(name) || found.contains { !$0.isGuess }
        return isCalled ? found.filter { $0.edits == 0 } : found
    }

    /// The food with an identifier or a whole name, otherwise the only one that a search finds by whole words.
    ///
    /// - Throws: `noSuchFood`.
    func meantFood(_ typed: String) throws -> Food {
        do {
            return try requiredFood(named: typed)
        } catch KidneyError.noSuchFood(let text) {
            let meant = try meantFoods(typed)
            guard meant.count == 1, !meant[0].isGuess else { throw KidneyError.noSuchFood(text) }
            return meant[0].food
        }
    }

    /// The foods that a name can mean: the first that are called so, otherwise the first that are like it.
    func meantFoods(_ typed: String) throws -> [FoundFood] {
        let found = try searchFoods(typed, limit: 6)
        let called = found.filter { !$0.isGuess }
        return called.isEmpty ? found : called
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
