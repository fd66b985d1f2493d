/// What a swap must not make worse for this user. It comes from the targets in force, the profile and the medicines.
public struct SwapNeeds: Hashable, Sendable {
    /// Nutrients that are limited now: sodium, potassium, phosphorus, calcium, energy.
    public var limited: Set<Nutrient>
    /// Whether fluid is limited.
    public var limitsFluid: Bool
    /// Whether there must be enough protein, as on dialysis.
    public var needsProtein: Bool
    /// Whether there must not be too much protein.
    public var limitsProtein: Bool
    /// Whether sugar and carbohydrate matter: diabetes.
    public var hasDiabetes: Bool
    /// Whether vitamin K must stay steady: warfarin.
    public var takesWarfarin: Bool
    /// The classes of the medicines.
    public var medicines: Set<MedicineClassName>
    /// What is liked, avoided and never named.
    public var preferences: FoodPreferences
    /// The reason that no swap is named, as for somebody whom the tables aren't written for; nil where they are named.
    public var refusal: String?

    /// Needs; none of them unless named.
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
    /// What a swap must not make worse, by the targets in force.
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

/// How much more (or less) of something counts as worse in one swap. Below it a difference is one of slices and brands.
enum SwapThreshold {
    /// About a hundredth of the usual ceiling of a day, in the nutrient's unit.
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

    /// Grams of protein.
    static let protein: Int64 = 3
    /// Micrograms of vitamin K, up or down: the rule for warfarin names a hundred.
    static let vitaminK: Int64 = 100
    /// Millilitres.
    static let fluid: Int64 = 20
}
