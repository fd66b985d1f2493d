import TimeKit
import WordKit

extension KidneyError {
    /// The messages about trends and reports; nil for every other case.
    var reportMessage: String? {
        switch self {
        case .spanBackwards(let from, let to): localized("\(from) to \(to) is no span — write the earlier day first")
        case .spanTooLong(let days, let limit):
            localized("\(days) days are too many for one report — choose \(limit) at most")
        case .dayToCome(let day): localized("\(day) hasn't come yet — choose an earlier day")
        default: nil
        }
    }
}
