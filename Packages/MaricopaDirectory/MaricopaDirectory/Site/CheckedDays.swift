import WordKit

/// The range of days on which the records of a kind were last checked.
struct CheckedDays: Hashable {
    /// The earliest of the days; nil if no record was ever checked.
    var first: String?
    /// The latest of the days.
    var last: String?
    /// The number of records that were never checked.
    var never = 0
    /// The number of samples.
    var samples = 0

    /// Such as "last checked from 2010-06-01 to 2019-01-20, 2 never"; empty without records.
    var words: String {
        var words: [String] = []
        if let first, let last {
            words.append(
                first == last ? localized("last checked \(first)") : localized("last checked from \(first) to \(last)")
            )
            if never > 0 { words.append(localized("\(never) never")) }
        } else if never > 0 {
            words.append(localized("never checked"))
        }
        if samples > 0 { words.append(samples == 1 ? localized("1 a sample") : localized("\(samples) samples")) }
        return words.joined(separator: ", ")
    }
}
