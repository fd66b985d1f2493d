/// A laboratory value that the engine knows: the eleven of the document, and the two that a stage needs.
public enum Analyte: String, CaseIterable, Codable, Sendable {
    /// The estimated glomerular filtration rate, entered or computed.
    case eGFR
    case glucose, albumin, potassium, phosphorus
    case hbA1c = "HbA1c"
    /// Intact parathyroid hormone.
    case pth = "PTH"
    /// Total calcium, not corrected for albumin.
    case calcium
    /// Bicarbonate, reported as CO₂ by many laboratories.
    case bicarbonate
    case uricAcid = "uric acid"
    /// 25-hydroxy vitamin D.
    case vitaminD = "vitamin D"
    /// What the filtration rate is computed from.
    case creatinine
    /// Albumin to creatinine in urine.
    case urineACR = "urine ACR"

    /// The eleven that the document lists.
    public static let document: [Analyte] = [
        .eGFR, .glucose, .albumin, .potassium, .phosphorus, .hbA1c, .pth, .calcium, .bicarbonate, .uricAcid, .vitaminD,
    ]
}

/// A formula by which a filtration rate was estimated. Values of two formulas are never compared or joined by a line.
public enum EGFRFormula: String, CaseIterable, Codable, Sendable {
    /// CKD-EPI 2021, from creatinine: the one the engine computes.
    case ckdEPI2021 = "CKD-EPI 2021"
    /// CKD-EPI 2021, from creatinine and cystatin C.
    case ckdEPI2021Cystatin = "CKD-EPI 2021 with cystatin C"
    /// CKD-EPI 2009.
    case ckdEPI2009 = "CKD-EPI 2009"
    /// The MDRD study's.
    case mdrd = "MDRD"
    /// As the laboratory reported it, which formula wasn't said.
    case unstated = "not stated"
}
