/// A unit of a laboratory value. It is encoded as its UCUM code.
public enum LabUnit: String, CaseIterable, Codable, Sendable {
    case mLPerMinute = "mL/min/{1.73_m2}"
    case mLPerSecond = "mL/s/{1.73_m2}"
    case mgPerDL = "mg/dL"
    case gPerDL = "g/dL"
    case gPerL = "g/L"
    case mmolPerL = "mmol/L"
    case umolPerL = "umol/L"
    case nmolPerL = "nmol/L"
    case pmolPerL = "pmol/L"
    case mEqPerL = "meq/L"
    case percent = "%"
    case mmolPerMol = "mmol/mol"
    case pgPerML = "pg/mL"
    case ngPerL = "ng/L"
    case ngPerML = "ng/mL"
    case ugPerL = "ug/L"
    case mgPerG = "mg/g"
    case ugPerMg = "ug/mg"
    case mgPerMmol = "mg/mmol"
    /// The international normalized ratio, which has no dimension.
    case inr = "{INR}"

    /// Its UCUM code, as FHIR uses.
    public var ucum: String { rawValue }

    /// The symbol beside a value: "µmol/L", "mEq/L".
    public var symbol: String {
        switch self {
        case .mLPerMinute: "mL/min/1.73 m²"
        case .mLPerSecond: "mL/s/1.73 m²"
        case .umolPerL: "µmol/L"
        case .mEqPerL: "mEq/L"
        case .ugPerL: "µg/L"
        case .ugPerMg: "µg/mg"
        case .inr: "INR"
        default: rawValue
        }
    }

    /// Returns the unit that a text means, among `units`. Case, spaces, "µ" or "u", and "per" or "/" make no difference. The denominator
    /// can be left out if only one unit begins with the text ("mmol").
    ///
    /// - Returns: nil if no unit or several units match.
    public static func named(_ text: String, among units: [LabUnit]) -> LabUnit? {
        let spelling = normal(text)
        guard !spelling.isEmpty else { return nil }
        if let unit = units.first(where: { $0.spellings.contains(spelling) }) { return unit }
        let starting = units.filter { unit in unit.spellings.contains { $0.hasPrefix(spelling + "/") } }
        return starting.count == 1 ? starting.first : nil
    }

    /// Its recognized spellings, in the normal form.
    private var spellings: [String] {
        switch self {
        case .mLPerMinute:
            ["ml/min/1.73m2", "ml/min", "ml/min/1.73", "ml/min/1,73m2", "ml/min/1.73sqm", "ml/minute/1.73m2"]
        case .mLPerSecond: ["ml/s/1.73m2", "ml/s", "ml/sec/1.73m2", "ml/sec"]
        case .mgPerDL: ["mg/dl", "mg%"]
        case .gPerDL: ["g/dl", "g%", "gm/dl"]
        case .mmolPerL: ["mmol/l", "mm"]
        case .umolPerL: ["umol/l", "um"]
        case .percent: ["%", "%hb", "%ngsp", "ngsp", "ngsp%"]
        case .mmolPerMol: ["mmol/mol", "mmol/molhb", "ifcc"]
        case .mgPerG: ["mg/g", "mg/gcreat", "mg/gcr", "mg/gcreatinine"]
        case .ugPerMg: ["ug/mg", "ug/mgcreat", "ug/mgcr", "ug/mgcreatinine"]
        case .inr: ["inr", "1", "ratio"]
        case .mgPerMmol: ["mg/mmol", "mg/mmolcreat", "mg/mmolcr", "mg/mmolcreatinine"]
        default: [rawValue.lowercased()]
        }
    }

    /// Returns a text in lower case, without spaces, abbreviation marks and brackets, and with one form for each word and sign.
    private static func normal(_ text: String) -> String {
        var result = text.lowercased().filter { !$0.isWhitespace && !"{}()[]_^·".contains($0) }
        for (word, sign) in words { result = result.replacing(word, with: sign) }
        return result
    }

    /// The replacements, longer words first: "deciliter" contains "liter".
    private static let words: [(String, String)] = [
        ("\u{00B5}", "u"), ("\u{03BC}", "u"), ("²", "2"), ("percent", "%"), ("per", "/"), ("100ml", "dl"),
        ("decilitre", "dl"), ("deciliter", "dl"), ("millilitre", "ml"), ("milliliter", "ml"), ("litre", "l"),
        ("liter", "l"), ("milliequivalents", "meq"), ("milliequivalent", "meq"), ("millimoles", "mmol"),
        ("millimole", "mmol"), ("millimol", "mmol"), ("micromoles", "umol"), ("micromole", "umol"),
        ("micromol", "umol"), ("mcmol", "umol"), ("micrograms", "ug"), ("microgram", "ug"), ("mcg", "ug"),
        ("nanograms", "ng"), ("nanogram", "ng"), ("picograms", "pg"), ("picogram", "pg"), ("milligrams", "mg"),
        ("milligram", "mg"), ("grams", "g"), ("gram", "g"),
    ]
}
