import TimeKit
import WordKit

extension Medicine {
    /// The largest number of doses a day.
    static let timesLimit = 24
    /// The maximum length of the name, in characters.
    static let nameLimit = 200
    /// The maximum length of the dose and of an amount, in characters.
    static let doseLimit = 100
    /// The maximum length of the notes, in characters.
    static let notesLimit = 2000

    /// Returns the medicine as it is stored, with trimmed texts and sorted times.
    ///
    /// - Throws: `medicineNameBlank`, `textTooLong`, `medicineTimeTwice` or `profileValue`, and the errors of `check()`.
    func tidied() throws(KidneyError) -> Medicine {
        var medicine = self
        guard case .some(let name) = try Self.text(name, localized("medicine’s name"), limit: Self.nameLimit) else {
            throw .medicineNameBlank
        }
        medicine.name = name
        medicine.dose = try Self.text(dose, localized("dose"), limit: Self.doseLimit) ?? ""
        medicine.notes = try Self.text(notes, localized("note"), limit: Self.notesLimit, keepsLines: true) ?? ""
        medicine.times = try Self.tidied(times, of: name)
        if weekdays.count == Weekday.allCases.count { medicine.weekdays = [] }
        var labelNames: [String] = []
        for typed in self.labelNames.prefix(50) {
            if let name = try Self.text(typed, localized("name of the label"), limit: 500) { labelNames.append(name) }
        }
        medicine.labelNames = labelNames
        medicine.moveUnsaidStart()
        try medicine.check()
        return medicine
    }

    /// Returns the times in order, with trimmed amounts.
    ///
    /// - Parameter name: The medicine's name in an error.
    /// - Throws: `medicineTimeTwice`, `textTooLong`, or `profileValue` for more than ``timesLimit``.
    static func tidied(_ typed: [MedicationTime], of name: String) throws(KidneyError) -> [MedicationTime] {
        var times: [MedicationTime] = []
        for time in typed.sorted(by: { $0.time < $1.time }) {
            if times.last?.time == time.time { throw .medicineTimeTwice(name, time.time) }
            times.append(
                MedicationTime(time.time, amount: try text(time.amount, localized("amount"), limit: doseLimit) ?? "")
            )
        }
        guard times.count <= timesLimit else {
            throw .profileValue(
                localized("a number of times a day of"),
                "\(times.count)",
                allowed: localized("at most \(timesLimit)")
            )
        }
        return times
    }

    /// Returns the trimmed text; nil if it is blank.
    private static func text(
        _ typed: String,
        _ what: String,
        limit: Int,
        keepsLines: Bool = false
    ) throws(KidneyError) -> String? {
        switch TypedText(typed, limit: limit, keepsLines: keepsLines) {
        case .text(let text): return text
        case .blank: return nil
        case .tooLong(let characters): throw .textTooLong(what, characters: characters, limit: limit)
        }
    }
}
