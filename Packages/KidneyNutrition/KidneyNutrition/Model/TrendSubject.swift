/// What can be followed over time.
public enum TrendSubject: Hashable, Sendable {
    /// A laboratory value; the eGFR with those computed from creatinine.
    case lab(Analyte)
    /// What was eaten of a nutrient, day by day.
    case nutrient(Nutrient)
    /// What was drunk, day by day.
    case fluid
    /// Body weight, on dialysis before and after sessions.
    case weight
    /// What was gained between dialysis sessions.
    case gain
    /// Blood pressure, both values.
    case pressure
    /// Activity of a kind, day by day.
    case activity(ActivityKind)
}

extension TrendSubject {
    /// Every subject, in the order pages show them.
    public static let all: [TrendSubject] =
        Analyte.allCases.map(TrendSubject.lab) + Nutrient.allCases.map(TrendSubject.nutrient)
        + [.fluid, .weight, .gain, .pressure] + ActivityKind.allCases.map(TrendSubject.activity)

    /// Its word in links and commands: "lab-potassium", "potassium" for what was eaten, "weight", "bp". No two are the same.
    public var word: String {
        switch self {
        case .lab(let analyte): "lab-" + analyte.rawValue.replacing(" ", with: "-").lowercased()
        case .nutrient(let nutrient): nutrient.rawValue
        case .fluid: "fluid"
        case .weight: "weight"
        case .gain: "gain"
        case .pressure: "bp"
        case .activity(let kind): "activity-" + kind.rawValue
        }
    }

    /// The subject of a word, in any case; nil for none.
    public init?(word: String) {
        guard let subject = Self.all.first(where: { $0.word.lowercased() == word.lowercased() }) else { return nil }
        self = subject
    }
}
