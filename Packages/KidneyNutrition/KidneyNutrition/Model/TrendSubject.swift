/// A quantity with a trend over time.
public enum TrendSubject: Hashable, Sendable {
    /// A laboratory value; the eGFR includes values computed from creatinine.
    case lab(Analyte)
    /// The daily intake of a nutrient.
    case nutrient(Nutrient)
    /// The daily amount of fluid drunk.
    case fluid
    /// The body weight; on dialysis, before and after sessions.
    case weight
    /// The weight gain between dialysis sessions.
    case gain
    /// The systolic and diastolic blood pressure.
    case pressure
    /// The daily activity of a kind.
    case activity(ActivityKind)
}

extension TrendSubject {
    /// Every subject, in the order in which pages list them.
    public static let all: [TrendSubject] =
        Analyte.allCases.map(TrendSubject.lab) + Nutrient.allCases.map(TrendSubject.nutrient)
        + [.fluid, .weight, .gain, .pressure] + ActivityKind.allCases.map(TrendSubject.activity)

    /// The unique key in links and commands: "lab-potassium" for the laboratory value, "potassium" for the intake, "weight", "bp".
    public var word: String {
        switch self {
        case .lab(let analyte): "lab-" + analyte.rawValue.replacing(" ", with: "-").lowercased()
        case .nutrient(.vitaminK): "vitamin-k"
        case .nutrient(.vitaminD): "vitamin-d"
        case .nutrient(let nutrient): nutrient.rawValue
        case .fluid: "fluid"
        case .weight: "weight"
        case .gain: "gain"
        case .pressure: "bp"
        case .activity(let kind): "activity-" + kind.rawValue
        }
    }

    /// Creates the subject of a key, ignoring case; nil for an unknown key. The older keys "vitaminK" and "vitaminD" still work.
    public init?(word: String) {
        let typed = word.lowercased()
        let older = ["vitamink": "vitamin-k", "vitamind": "vitamin-d"]
        guard let subject = Self.all.first(where: { $0.word.lowercased() == older[typed] ?? typed }) else { return nil }
        self = subject
    }
}
