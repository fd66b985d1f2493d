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
        case .eGFR: "how well the kidneys clean the blood; higher is better"
        case .glucose: "sugar in the blood at the time of the test"
        case .albumin: "a protein of the blood; low can mean too little protein or illness"
        case .potassium: "keeps nerves, muscles and the heart working; tired kidneys let it build up"
        case .phosphorus: "with calcium it builds bones; tired kidneys let it build up"
        case .hbA1c: "the mean of the blood sugar over about three months"
        case .pth: "a hormone that balances calcium and phosphorus; high can weaken bones"
        case .calcium: "builds bones, and keeps muscles and nerves working"
        case .bicarbonate: "balances acid in the blood; low means too much acid"
        case .uricAcid: "a waste that kidneys remove; high can bring gout"
        case .vitaminD: "helps the body use calcium"
        case .creatinine: "a waste of the muscles; the eGFR is computed from it"
        case .urineACR: "protein that leaks into the urine; lower is better"
        }
    }
}
