import TimeKit
import WordKit

extension KidneyError {
    /// The messages about medicines and their labels; nil for every other case.
    var medicineMessage: String? {
        switch self {
        case .medicineNameBlank:
            localized("the medicine has no name — enter what stands on the package, such as lisinopril")
        case .medicineStopsBeforeStart(let name, let start, let stop):
            localized("“\(name)” would end on \(stop), before it begins on \(start) — check the two dates")
        case .medicineTimeTwice(let name, let time):
            localized(
                "“\(name)” stands twice at \(time.description.prefix(5)) — write each time once, with its amount: 2 tablets"
            )
        case .notADoseTime(let text):
            localized("“\(text)” doesn’t begin with a time — write one such as 08:00, or 18:30 2 tablets")
        case .notAWeekday(let text): localized("“\(text)” is no day of the week — write them such as Mon, Fri")
        case .notADrugLabel(let what): localized("this is no drug label: \(what) — get it again from openFDA as JSON")
        case .drugLabelRefused(let code, let message):
            localized("openFDA refused the question (\(code): \(message)) — nothing was checked; try again later")
        default: nil
        }
    }
}
