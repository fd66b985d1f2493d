import TimeKit
import WordKit

/// The conversion of medicines to and from external records.
enum MedicineExchange {
    /// The most characters of a name, a dose or a note.
    static let limit = 1000
    /// The most times of a day, and the most names on a label.
    static let partLimit = Medicine.timesLimit

    /// The result for an external medicine.
    enum Reading {
        case medicine(Medicine)
        /// The reason why it can't become a medicine of the user.
        case refused(String)
    }

    /// Converts an external medicine.
    ///
    /// - Parameter start: The first day of a medicine whose file doesn't give one, unless it ended before.
    static func reading(_ imported: ImportedMedicine, start: LocalDate) -> Reading {
        let isOver: Bool
        switch imported.status {
        case .active: isOver = false
        case .intended:
            guard imported.start != nil else {
                return .refused(localized("it is intended, and its first day isn't said"))
            }
            isOver = false
        case .completed, .stopped: isOver = true
        case .unknown: isOver = imported.end != nil
        case .onHold:
            return .refused(localized("it is on hold, so whether it is taken isn't known — ask, and enter it by hand"))
        case .notTaken: return .refused(localized("it isn't taken"))
        }
        if imported.status == .unknown, !isOver {
            return .refused(localized("whether it is taken isn't said — ask, and enter it by hand"))
        }
        if isOver, imported.end == nil {
            return .refused(localized("it is no longer taken, and its last day isn't said"))
        }
        for text in [imported.name, imported.dosage, imported.notes] where text.count > limit {
            return .refused(localized("a text of it is longer than \(limit) characters"))
        }
        if imported.times.count > partLimit {
            return .refused(
                localized("it has \(imported.times.count) times, and at most \(partLimit) are kept — enter it by hand")
            )
        }
        if imported.labelNames.count > partLimit {
            let count = imported.labelNames.count
            return .refused(
                localized("it has \(count) names on its label, and at most \(partLimit) are kept — enter it by hand")
            )
        }
        var medicine = Medicine(
            id: TimeKit.ID(imported.id.rawValue),
            name: imported.name,
            dose: imported.dosage,
            times: imported.times,
            weekdays: imported.weekdays,
            start: imported.start ?? start,
            saysStart: imported.start != nil,
            stop: imported.end,
            notes: imported.notes,
            labelNames: imported.labelNames
        )
        medicine.moveUnsaidStart()
        do throws(KidneyError) {
            try medicine.check()
        } catch {
            return .refused(error.description)
        }
        return .medicine(medicine)
    }
}

extension ImportedMedicine {
    /// Creates the external record of a user's medicine with its state on a day.
    init(_ medicine: Medicine, on day: LocalDate) {
        let status: Status =
            if let stop = medicine.stop, stop < day {
                .completed
            } else {
                medicine.saysStart && medicine.start > day ? .intended : .active
            }
        self.init(
            id: TimeKit.ID(medicine.id.rawValue),
            name: medicine.name,
            status: status,
            start: medicine.saysStart ? medicine.start : nil,
            end: medicine.stop,
            dosage: medicine.dose,
            times: medicine.times,
            weekdays: medicine.weekdays,
            notes: medicine.notes,
            labelNames: medicine.labelNames
        )
    }
}
