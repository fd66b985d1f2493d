/// The user's needs that a swap must respect. They come from the active targets, the profile and the medicines.
public struct SwapNeeds: Hashable, Sendable {
    /// The nutrients that have an upper limit: sodium, potassium, phosphorus, calcium, energy.
    public var limited: Set<Nutrient>
    public var limitsFluid: Bool
    /// Whether protein has a lower limit, as on dialysis.
    public var needsProtein: Bool
    /// Whether protein has an upper limit.
    public var limitsProtein: Bool
    /// Whether sugar and carbohydrate must not rise, because of diabetes.
    public var hasDiabetes: Bool
    /// Whether vitamin K must stay steady, because of warfarin.
    public var takesWarfarin: Bool
    public var medicines: Set<MedicineClassName>
    public var preferences: FoodPreferences
    /// The reason why no swap is shown, such as a user outside the scope of the tables. Nil if swaps are shown.
    public var refusal: String?

    /// Creates needs. Each is off unless it is given.
    public init(
        limited: Set<Nutrient> = [],
        limitsFluid: Bool = false,
        needsProtein: Bool = false,
        limitsProtein: Bool = false,
        hasDiabetes: Bool = false,
        takesWarfarin: Bool = false,
        medicines: Set<MedicineClassName> = [],
        preferences: FoodPreferences = FoodPreferences(),
        refusal: String? = nil
    ) {
        self.limited = limited
        self.limitsFluid = limitsFluid
        self.needsProtein = needsProtein
        self.limitsProtein = limitsProtein
        self.hasDiabetes = hasDiabetes
        self.takesWarfarin = takesWarfarin
        self.medicines = medicines
        self.preferences = preferences
        self.refusal = refusal
    }
}

extension SwapNeeds {
    /// Creates needs from the active targets, the profile and the medicines.
    public init(
        _ targets: DayTargets,
        profile: Profile?,
        hints: Set<TargetHint> = [],
        medicines: Set<MedicineClassName> = [],
        preferences: FoodPreferences = FoodPreferences()
    ) {
        func isLimited(_ quantity: TargetQuantity) -> Bool {
            targets[quantity].warnsAbove && targets[quantity].high != nil
        }
        let limited = TargetQuantity.allCases.filter { $0 != .protein && isLimited($0) }.compactMap(\.nutrient)
        self.init(
            limited: Set(limited),
            limitsFluid: isLimited(.fluid),
            needsProtein: targets[.protein].warnsBelow && targets[.protein].low != nil,
            limitsProtein: isLimited(.protein),
            hasDiabetes: profile?.hasDiabetes ?? false,
            takesWarfarin: hints.contains(.warfarin),
            medicines: medicines,
            preferences: preferences,
            refusal: profile.flatMap { TableScope.refusal(for: $0, on: targets.day) }
        )
    }
}

/// The differences that count as worse in a swap. Smaller ones are within the variation between slices and brands.
enum SwapThreshold {
    /// The largest rise that doesn't count: about a hundredth of the usual daily limit, in the nutrient's unit.
    static func rise(of nutrient: Nutrient) -> Int64 {
        switch nutrient {
        case .sodium, .potassium, .calcium: 20
        case .phosphorus: 10
        case .energy: 50
        case .protein: 3
        case .sugars: 5
        case .carbohydrate: 10
        default: 0
        }
    }

    /// The largest fall of protein that doesn't count, in grams.
    static let protein: Int64 = 3
    /// The largest change of vitamin K that doesn't count, in micrograms. The rule for warfarin has a hundred.
    static let vitaminK: Int64 = 100
    /// The largest rise of fluid that doesn't count, in milliliters.
    static let fluid: Int64 = 20
}
