/// Whether a food suits somebody's medicines, allergies and likes, whatever nutrients are limited.
struct FoodFit: Hashable, Sendable {
    /// The classes of the medicines.
    let medicines: Set<MedicineClassName>
    /// What is liked, avoided and never named.
    let preferences: FoodPreferences
    /// Whether sugar matters.
    let hasDiabetes: Bool

    /// The reason not to name a food, in a sentence without its full stop; nil where nothing known speaks against it.
    func objection(to food: Food) -> String? {
        if food.tags.contains(.starFruit) { return "star fruit can harm the nerves with kidney disease" }
        if food.tags.contains(.potassiumChloride) { return "it is salted with potassium" }
        if food.tags.contains(.grapefruitFamily), !medicines.isDisjoint(with: MedicineClassName.withGrapefruit) {
            return "grapefruit and its kin raise a medicine of yours"
        }
        if food.tags.contains(.tyramine), medicines.contains(.maoInhibitor) {
            return "it holds tyramine, which doesn't go with an inhibitor of monoamine oxidase"
        }
        if food.tags.contains(.cranberry), medicines.contains(.vitaminKAntagonist) {
            return "cranberry can move the INR with warfarin"
        }
        if let tag = FoodTag.allCases.first(where: { food.tags.contains($0) && preferences.avoids.contains($0) }) {
            return "it holds what you leave out: \(tag.name)"
        }
        if hasDiabetes, food.tags.contains(.addedSugar) { return "it has added sugar, and you have diabetes" }
        if preferences.dislikes.contains(food.id) { return "it is among the foods that you don't like" }
        if preferences.isVegetarian, Recommendations.isMeat(food.id) {
            return "it is meat or fish, and you eat vegetarian"
        }
        return nil
    }
}
