import ArgumentParser
import CommandKit
import KidneyNutrition
import TimeKit
import WordKit

/// The food of a command.
struct FoodArgument: ParsableArguments {
    @Argument(help: "A food: its id as in ndb-09040, or its name.") var food: String
}

extension AppSession {
    /// The food that a person means: by its id or its whole name, or the only one that a search finds by whole words.
    ///
    /// - Throws: `noSuchFood`. If a search finds several foods, or one by a likeness alone, the error names the first of them.
    func food(_ text: String) throws -> Food {
        do throws(KidneyError) {
            return try kidney.meantFood(text)
        } catch {
            guard case .noSuchFood = error else { throw error }
            let found = try kidney.meantFoods(text)
            guard !found.isEmpty else { throw error }
            let names = found.map { (id: $0.food.id.rawValue, name: $0.food.shownName) }
            guard found.allSatisfy(\.isGuess) else {
                throw CommandError.ambiguous(localized("food"), text, candidates: names)
            }
            let alike = names.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            throw CommandError(
                .noInput,
                localized("no food is called “\(text)”; by likeness it could be \(alike)"),
                remedy: localized("give the id of the one you mean, or search for another word")
            )
        }
    }
}
