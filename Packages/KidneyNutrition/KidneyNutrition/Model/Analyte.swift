/// A laboratory value that the engine supports.
///
/// There are the eleven of the requirements, the two by which the disease is staged (``creatinine`` and ``urineACR``), and three whose alarms
/// can't wait for a visit (``sodium``, ``magnesium`` and ``inr``).
public enum Analyte: String, CaseIterable, Codable, Sendable {
    /// The estimated glomerular filtration rate, entered or computed.
    case eGFR
    case glucose, albumin, potassium, phosphorus
    case hbA1c = "HbA1c"
    case pth = "PTH"
    /// Total calcium, not corrected for albumin.
    case calcium
    /// Bicarbonate, which many laboratories report as CO₂.
    case bicarbonate
    case uricAcid = "uric acid"
    /// 25-hydroxy vitamin D.
    case vitaminD = "vitamin D"
    /// Creatinine in the blood, from which the engine computes the filtration rate.
    case creatinine
    /// The albumin-to-creatinine ratio in urine.
    case urineACR = "urine ACR"
    /// Sodium in the blood, not the sodium of food.
    case sodium
    case magnesium
    /// The prothrombin time as the international normalized ratio.
    case inr = "INR"

    /// The eleven analytes of the requirements document, in its order.
    public static let document: [Analyte] = [
        .eGFR, .glucose, .albumin, .potassium, .phosphorus, .hbA1c, .pth, .calcium, .bicarbonate, .uricAcid, .vitaminD,
    ]
}

/// The formula of an estimated filtration rate.
///
/// Trends and charts never join values of different formulas. Only ``EGFRFall`` compares across formulas: the first value of a formula with the
/// last one of another.
public enum EGFRFormula: String, CaseIterable, Codable, Sendable {
    /// CKD-EPI 2021, from creatinine. The engine computes with this formula.
    case ckdEPI2021 = "CKD-EPI 2021"
    case ckdEPI2021Cystatin = "CKD-EPI 2021 with cystatin C"
    case ckdEPI2009 = "CKD-EPI 2009"
    /// The formula of the MDRD study.
    case mdrd = "MDRD"
    /// The laboratory didn't name the formula.
    case unstated = "not stated"
}
