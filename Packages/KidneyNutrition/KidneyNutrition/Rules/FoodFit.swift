import WordKit

/// Checks foods against a user's medicines, allergies and preferences, regardless of limited nutrients.
struct FoodFit: Hashable, Sendable {
    let medicines: Set<MedicineClassName>
    let preferences: FoodPreferences
    /// Whether foods with added sugar are rejected.
    let hasDiabetes: Bool

    /// Returns the reason not to suggest a food, as a sentence without a period; nil if none is known.
    func objection(to food: Food) -> String? {
        if food.tags.contains(.starFruit) { return localized("star fruit can harm the nerves with kidney disease") }
        if food.tags.contains(.potassiumChloride) { return localized("it is salted with potassium") }
        if food.tags.contains(.grapefruitFamily), !medicines.isDisjoint(with: MedicineClassName.withGrapefruit) {
            return localized("grapefruit and its kin raise a medicine of yours")
        }
        if food.tags.contains(.tyramine), medicines.contains(.maoInhibitor) {
            return localized("it holds tyramine, which doesn't go with an inhibitor of monoamine oxidase")
        }
        if food.tags.contains(.cranberry), medicines.contains(.vitaminKAntagonist) {
            return localized("cranberry can move the INR with warfarin")
        }
        if let tag = FoodTag.allCases.first(where: { food.tags.contains($0) && preferences.avoids.contains($0) }) {
            return localized("it holds what you leave out: \(tag.name)")
        }
        if hasDiabetes, food.tags.contains(.addedSugar) {
            return localized("it has added sugar, and you have diabetes")
        }
        if preferences.dislikes.contains(food.id) { return localized("it is among the foods that you don't like") }
        if preferences.isVegetarian, Recommendations.isMeat(food.id) {
            return localized("it is meat or fish, and you eat vegetarian")
        }
        return nil
    }
}
