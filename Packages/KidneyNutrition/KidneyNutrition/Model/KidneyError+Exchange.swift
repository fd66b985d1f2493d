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
        case .anotherPerson(let person, let file):
            localized(
                "\(file) is the record of \(person), whose name or birth date isn't that of your profile — choose your own record, ",
                "or say that it is yours"
            )
        default: nil
        }
    }
}
