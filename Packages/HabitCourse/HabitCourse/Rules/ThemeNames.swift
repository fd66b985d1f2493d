import WordKit

extension Theme {
    /// The name of the theme: "drinking water".
    public var name: String {
        switch self {
        case .foodObservation: localized("food observation")
        case .eatingSlowly: localized("eating slowly")
        case .drinkingWater: localized("drinking water")
        case .portionControl: localized("portion control")
        case .wholeFoods: localized("whole foods")
        }
    }

    /// Returns the theme for typed text in any case: its name, its name without spaces or with hyphens, or one word of
    /// it (`drinking water`, `drinkingWater`, `drinking-water`, `water`), in English or in the current language; nil if none matches.
    public static func meant(by text: String) -> Theme? {
        let key = TypedText.key(text).replacing("-", with: " ").replacing("_", with: " ")
        return allCases.first { theme in
            let names = [theme.name, Language.$current.withValue(.english) { theme.name }].map { $0.uppercased() }
            return key == theme.rawValue.uppercased()
                || names.contains { $0 == key || $0.split(separator: " ").contains { $0 == key } }
        }
    }
}
