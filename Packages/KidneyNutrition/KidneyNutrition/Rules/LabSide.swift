/// The direction in which a value of an analyte lies outside its range.
struct LabSide: Hashable, Sendable {
    let analyte: Analyte
    let isHigh: Bool

    static func high(_ analyte: Analyte) -> LabSide { LabSide(analyte: analyte, isHigh: true) }

    static func low(_ analyte: Analyte) -> LabSide { LabSide(analyte: analyte, isHigh: false) }
}

extension InteractionCondition {
    /// The sides of the values that meet the condition, without that of eGFR.
    var sides: Set<LabSide> {
        switch self {
        case .lab(let analyte, .below): [.low(analyte)]
        case .lab(let analyte, .above), .lab(let analyte, .atLeast): [.high(analyte)]
        case .lowGlucose: [.low(.glucose)]
        case .phosphorusAboveGoal: [.high(.phosphorus)]
        case .any(let conditions), .all(let conditions):
            conditions.reduce(into: []) { $0.formUnion($1.sides) }
        default: []
        }
    }
}
