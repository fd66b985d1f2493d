public import TimeKit

/// A stage of chronic kidney disease by the filtration rate.
public enum KidneyStage: String, CaseIterable, Codable, Sendable {
    case g1 = "G1"
    case g2 = "G2"
    case g3a = "G3a"
    case g3b = "G3b"
    case g4 = "G4"
    case g5 = "G5"

    /// The stage of a filtration rate as it is, not rounded: 59.6 is G3a though it is printed as 60.
    public init(eGFR value: Double) {
        switch value {
        case 90...: self = .g1
        case 60...: self = .g2
        case 45...: self = .g3a
        case 30...: self = .g3b
        case 15...: self = .g4
        default: self = .g5
        }
    }

    /// Where the bounds come from.
    public static let evidence = Evidence("KDIGO 2024, categories of GFR (page 11)", .guideline)

    /// The category of the profile that it stands for.
    public var category: DiseaseCategory {
        switch self {
        case .g1: .g1
        case .g2: .g2
        case .g3a: .g3a
        case .g3b: .g3b
        case .g4: .g4
        case .g5: .g5
        }
    }
}

extension KidneyStage: Comparable {
    /// The better one first.
    public static func < (left: KidneyStage, right: KidneyStage) -> Bool { left.index < right.index }

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What the values so far say about the stage.
public enum StageFinding: Hashable, Sendable {
    /// There is no value.
    case noValue
    /// On dialysis a filtration rate says nothing.
    case hidden
    /// A creatinine says little about the kidneys while a condition holds.
    case misleading(HealthCondition)
    /// The last value lies in a stage, but it hasn't held for three months: not yet a stage. `held` is the one that has.
    case notYet(KidneyStage, held: KidneyStage?, until: LocalDate)
    /// It has held for three months. G1 and G2 are a kidney disease only with another sign of damage.
    case stage(KidneyStage, since: LocalDate, needsMarker: Bool)

    /// A sentence about it.
    public var message: String {
        switch self {
        case .noValue: "there is no eGFR yet — enter one, or a creatinine"
        case .hidden: "on dialysis the eGFR says nothing, so it is not shown"
        case .misleading(let condition):
            "with \(condition.title) a creatinine doesn't tell the stage, so none is named — ask your care team"
        case .notYet(let stage, let held, let until):
            "the last value lies in \(stage.rawValue); under three months it is not yet a stage — "
                + (held.map { "\($0.rawValue) holds for now; " } ?? "") + "ask for another test after \(until)"
        case .stage(let stage, let since, let needsMarker):
            needsMarker
                ? "\(stage.rawValue) since \(since); that alone is no kidney disease — "
                    + "ask whether there is another sign, such as albumin in the urine"
                : "\(stage.rawValue) since \(since)"
        }
    }
}

extension KidneyStage {
    /// How long values must lie in a stage, days.
    public static let days = 90

    /// What values say about the stage on a day.
    ///
    /// The stage that holds is the mildest of the values from the last one that is three months older than the newest, up to
    /// the newest. So one low value is not yet a stage, and one better value ends a stage at once.
    ///
    /// - Parameter points: of any formulas; only those of the newest value's formula count, up to the day.
    /// - Parameter conditions: those of the day; pregnancy, an amputation and an acute illness leave the stage open.
    /// - Parameter hasDamageMarker: whether another sign of damage is known, such as a urine ACR of 30 mg/g or more.
    public static func finding(
        _ points: [EGFRPoint],
        on day: LocalDate,
        in category: DiseaseCategory?,
        conditions: Set<HealthCondition> = [],
        hasDamageMarker: Bool = false
    ) -> StageFinding {
        if category?.isDialysis == true { return .hidden }
        if let condition = [.pregnancy, .amputation, .illness].first(where: conditions.contains) {
            return .misleading(condition)
        }
        let past = points.filter { $0.moment.day <= day }.sorted { $0.moment < $1.moment }
        guard let newest = past.last else { return .noValue }
        let same = past.filter { $0.formula == newest.formula }
        let latest = KidneyStage(eGFR: newest.value)
        let edge = newest.moment.day.adding(days: -days)
        guard let anchor = same.lastIndex(where: { $0.moment.day <= edge }) else {
            return .notYet(latest, held: nil, until: (same.first ?? newest).moment.day.adding(days: days))
        }
        let held = same[anchor...].map { KidneyStage(eGFR: $0.value) }.min() ?? latest
        guard held == latest else {
            let run = same.reversed().prefix { KidneyStage(eGFR: $0.value) > held }
            return .notYet(latest, held: held, until: (run.last ?? newest).moment.day.adding(days: days))
        }
        // Worse values in between that didn't last are passed over.
        let run = same.reversed().prefix { KidneyStage(eGFR: $0.value) >= latest }
        let since = run.last { KidneyStage(eGFR: $0.value) == latest } ?? newest
        return .stage(latest, since: since.moment.day, needsMarker: latest <= .g2 && !hasDamageMarker)
    }
}
