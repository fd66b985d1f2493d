/// A day counts as written down from three main meals on.
extension IntakeDay {
    /// Whether three main meals are written down: breakfast, lunch and dinner.
    var hasThreeMeals: Bool { meals >= 3 }

    /// Whether the day may be written down in part, because it has fewer than three meals.
    var isInPart: Bool { !hasThreeMeals }
}
