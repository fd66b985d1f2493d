import Foundation
import FractionParser
import RecipeBox
import StorageKit
import TestKit
import TimeKit

/// A recipe box with deterministic ids, a manual clock and a temporary folder.
final class Kitchen {
    let folder: TemporaryFolder
    let clock: ManualClock
    let store: LocalStore
    let photos: Attachments
    let box: RecipeBox

    /// Creates a box in memory, or in `file` of its folder.
    init(
        seed: UInt64 = 1,
        file: String? = nil,
        thumbnailer: Thumbnailer? = nil,
        limits: Attachments.Limits = .init()
    ) throws {
        folder = try TemporaryFolder()
        clock = try ManualClock("2026-03-08T07:30:00Z")
        store =
            if let file {
                try LocalStore.open(at: folder.file(file), schemas: RecipeBox.schemas)
            } else {
                try LocalStore.inMemory(schemas: RecipeBox.schemas)
            }
        photos = Attachments(store: store, folder: folder.file("photos"), thumbnailer: thumbnailer, limits: limits)
        box = RecipeBox(store: store, photos: photos, clock: clock.wallClock, ids: .seeded(seed), actor: "ana")
    }

    /// All recipes in the box.
    func everything() throws -> [Recipe] {
        try box.recipes().map { try box.recipe($0.id) }
    }

    /// Adds a recipe with ingredients and steps.
    @discardableResult
    func recipe(
        _ name: String,
        ingredients: [String] = [],
        steps: [String] = [],
        servings: Int? = nil,
        tags: [String] = []
    ) throws -> Recipe {
        try box.newRecipe(
            RecipeDraft(
                name: name,
                servings: servings.map { try Servings($0) },
                ingredients: ingredients.map { try IngredientReading.ingredient(fromLine: $0) },
                steps: steps,
                tags: tags
            )
        ).recipe
    }

    func steps(of recipe: Recipe) throws -> [String] {
        try box.recipe(recipe.id).steps.map(\.text)
    }

    func positions(of recipe: Recipe) throws -> [Int] {
        try box.recipe(recipe.id).steps.map(\.position)
    }
}

/// An image of one pixel. `variant` bytes after its end make a different file.
func picture(_ variant: UInt8 = 0) -> Data {
    let pixel = """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        """
    return (Data(base64Encoded: pixel) ?? Data()) + [variant]
}

func rational(_ numerator: Int64, _ denominator: Int64 = 1) throws -> Rational {
    try Rational(numerator, denominator)
}

func amount(_ numerator: Int64, _ denominator: Int64 = 1) throws -> Amount {
    Amount(try Rational(numerator, denominator))
}

/// The JSON of a value with sorted keys.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
