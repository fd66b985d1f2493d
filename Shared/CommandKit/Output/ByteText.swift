import WordKit

enum ByteText {
    /// Returns a number of bytes for people, in decimal units: "1.2 MB" for 1,200,000. 999,950 is "1.0 MB", because the unit is chosen after rounding.
    static func shown(_ count: Int) -> String {
        let units = [localized("bytes"), "kB", "MB", "GB", "TB"]
        var value = Double(count)
        var unit = 0
        while value.rounded() >= 1000, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let tenths = Int((value * 10).rounded())
        return unit == 0 || tenths >= 1000
            ? "\(Int(value.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
