import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit

/// The food of a command.
struct FoodArgument: ParsableArguments {
    @Argument(help: "A food: its id as in ndb-09040, or its name.") var food: String
}

extension AppSession {
    /// Returns the food with an identifier or a whole name, or the only match of a search.
    ///
    /// - Throws: `noSuchFood`; an error that lists the first matches if a search has several.
    func food(_ text: String) throws -> Food {
        do throws(KidneyError) {
            return try kidney.findFood(text)
        } catch {
            guard case .noSuchFood = error else { throw error }
            let found = try kidney.searchFoods(text, limit: 6).map(\.food)
            guard found.count > 1 else {
                if let food = found.first { return food }
                throw error
            }
            throw CommandError.ambiguous("food", text, candidates: found.map { (id: $0.id.rawValue, name: $0.name) })
        }
    }
}
