import WordKit

extension KidneyError {
    /// The messages about network sources; nil for every other case.
    var sourceMessage: String? {
        switch self {
        case .source(let name, let fault): fault.message(of: name)
        case .notChecked(let medicine, let name, let fault):
            localized("“\(medicine)” was not checked, which does not mean safe: \(fault.message(of: name))")
        case .notInDatabase(let name, let number):
            localized("\(name) has no food \(number) — search for it there, or enter its label as a food of your own")
        case .foodUnusable(let name, let number, let reason):
            localized(
                "food \(number) of \(name) can't be counted: \(reason) — weigh it and enter its label as a food of your own"
            )
        case .noSuchLabel(let id): localized("no drug label “\(id)” is kept here — look the medicine's label up first")
        case .labelNamesNothing(let id):
            localized("the label \(id) doesn't say which medicine it is of — choose another label")
        default: nil
        }
    }
}
