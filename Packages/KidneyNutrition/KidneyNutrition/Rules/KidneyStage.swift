public import TimeKit
import WordKit

/// A stage of chronic kidney disease by the filtration rate.
public enum KidneyStage: String, CaseIterable, Codable, Sendable {
    case g1 = "G1"
    case g2 = "G2"
    case g3a = "G3a"
    case g3b = "G3b"
    case g4 = "G4"
    case g5 = "G5"

    /// Creates the stage of a filtration rate in mL/min/1.73 m², without rounding: 59.6 is G3a, although it is printed as 60.
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

    /// The source of the bounds.
    public static let evidence = Evidence("KDIGO 2024, categories of GFR (page 11)", .guideline)

    /// The equivalent category of a profile.
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
    /// Orders stages from the best kidney function to the worst.
    public static func < (left: KidneyStage, right: KidneyStage) -> Bool { left.index < right.index }

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The stage that the values so far support.
public enum StageFinding: Hashable, Sendable {
    case noValue
    /// No stage is shown on dialysis.
    case hidden
    /// A condition that makes creatinine misleading.
    case misleading(HealthCondition)
    /// The newest value is in a stage that hasn't lasted three months. `held` is the stage that has lasted, if any.
    case notYet(KidneyStage, held: KidneyStage?, until: LocalDate)
    /// A stage that has lasted three months. G1 and G2 are a kidney disease only with another marker of damage.
    case stage(KidneyStage, since: LocalDate, needsMarker: Bool)

    /// A sentence about the finding.
    public var message: String {
        switch self {
        case .noValue: localized("there is no eGFR yet — enter one, or a creatinine")
        case .hidden: localized("on dialysis the eGFR says nothing, so it is not shown")
        case .misleading(let condition):
            localized(
                "with \(condition.title) a creatinine doesn't tell the stage, so none is named — ask your care team"
            )
        case .notYet(let stage, let held, let until):
            held.map {
                localized(
                    "the last value that is judged lies in \(stage.rawValue); under three months it is not yet a stage — \($0.rawValue) holds for now; ",
                    "ask for another test after \(until)"
                )
            }
                ?? localized(
                    "the last value that is judged lies in \(stage.rawValue); under three months it is not yet a stage — ",
                    "ask for another test after \(until)"
                )
        case .stage(let stage, let since, let needsMarker):
            needsMarker
                ? localized(
                    "\(stage.rawValue) since \(since); that alone is no kidney disease — ",
                    "ask whether there is another sign, such as albumin in the urine"
                )
                : localized("\(stage.rawValue) since \(since)")
        }
    }
}

extension KidneyStage {
    /// The number of days that values must stay in a stage.
    public static let days = 90
    /// The conditions that leave the stage open, in the order in which they are told.
    static let misleading: [HealthCondition] = [.pregnancy, .amputation, .illness]

    /// Returns the condition of a day that makes a filtration rate misleading; nil for none.
    static func misleading(on day: LocalDate, for profile: Profile) -> HealthCondition? {
        misleading.first(where: profile.conditions(ofSamplesOn: day).contains)
    }

    /// Returns the stage that the values of a profile support on a day. Rates of samples that a condition made misleading don't count.
    static func finding(
        _ points: [EGFRPoint],
        on day: LocalDate,
        for profile: Profile,
        hasDamageMarker: Bool
    ) -> StageFinding {
        let past = points.filter { $0.moment.day <= day }
        let telling = past.filter { misleading(on: $0.moment.day, for: profile) == nil }
        // Without a rate that tells something, the newest one's condition is the reason.
        let reason = telling.isEmpty ? past.max { $0.moment < $1.moment }?.moment.day : nil
        return finding(
            telling,
            on: day,
            in: profile.category(on: day),
            conditions: profile.conditions(ofSamplesOn: reason ?? day),
            hasDamageMarker: hasDamageMarker
        )
    }

    /// Returns the stage that the values support on a day.
    ///
    /// The stage is the mildest of the values between the last one at least 90 days older than the newest, and the newest. So a single low
    /// value doesn't make a stage, and a single better value ends one.
    ///
    /// - Parameters:
    ///   - points: Values of any formula. Only those up to the day with the formula of the newest one count.
    ///   - category: The category on the day.
    ///   - conditions: The conditions on the day. Pregnancy, an amputation or an acute illness leave the stage open.
    ///   - hasDamageMarker: Whether there is another marker of kidney damage, such as a urine ACR of at least 30 mg/g.
    public static func finding(
        _ points: [EGFRPoint],
        on day: LocalDate,
        in category: DiseaseCategory?,
        conditions: Set<HealthCondition> = [],
        hasDamageMarker: Bool = false
    ) -> StageFinding {
        if category?.isDialysis == true { return .hidden }
        if let condition = misleading.first(where: conditions.contains) {
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
        // Worse values in between that didn't last are ignored.
        let run = same.reversed().prefix { KidneyStage(eGFR: $0.value) >= latest }
        let since = run.last { KidneyStage(eGFR: $0.value) == latest } ?? newest
        return .stage(latest, since: since.moment.day, needsMarker: latest <= .g2 && !hasDamageMarker)
    }
}
