import WordKit

/// The meaning of a laboratory value in plain words for the patient.
enum LabMeaning {
    /// The source of the texts.
    static let evidence = Evidence(
        "AAKP, “Know your numbers”; BC Kidney Care, “Get to know your kidney lab work”",
        .recalled
    )

    /// Returns a phrase: "how well the kidneys clean the blood".
    static func words(_ analyte: Analyte) -> String {
        switch analyte {
        case .eGFR: localized("how well the kidneys clean the blood; higher is better")
        case .glucose: localized("sugar in the blood at the time of the test")
        case .albumin: localized("a protein of the blood; low can mean too little protein or illness")
        case .potassium: localized("keeps nerves, muscles and the heart working; tired kidneys let it build up")
        case .phosphorus: localized("with calcium it builds bones; tired kidneys let it build up")
        case .hbA1c: localized("the mean of the blood sugar over about three months")
        case .pth: localized("a hormone that balances calcium and phosphorus; high can weaken bones")
        case .calcium: localized("builds bones, and keeps muscles and nerves working")
        case .bicarbonate: localized("balances acid in the blood; low means too much acid")
        case .uricAcid: localized("a waste that kidneys remove; high can bring gout")
        case .vitaminD: localized("helps the body use calcium")
        case .creatinine: localized("a waste of the muscles; the eGFR is computed from it")
        case .urineACR: localized("protein that leaks into the urine; lower is better")
        case .sodium:
            localized("balances the water in the body; low is more often too much water than too little salt")
        case .magnesium: localized("steadies nerves, muscles and the heart; tired kidneys let it build up")
        case .inr: localized("how slowly the blood clots; with warfarin it is kept higher on purpose")
        }
    }
}
