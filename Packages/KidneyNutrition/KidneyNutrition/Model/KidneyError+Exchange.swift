import WordKit

extension KidneyError {
    /// The messages about other programs' files; nil for every other case.
    var exchangeMessage: String? {
        switch self {
        case .importStopped(let file, let reason, let counts):
            localized(
                "\(file) could be read only in part: \(reason). \(counts.read, one: "# record was", other: "# records were") read, \(counts.new) were new, ",
                "\(counts.refused) refused — get a whole file and import it again; nothing is counted twice"
            )
        case .notThisFormat(let file, let expected):
            localized("\(file) is no \(expected) — choose the file that the other program wrote")
        default: nil
        }
    }
}
