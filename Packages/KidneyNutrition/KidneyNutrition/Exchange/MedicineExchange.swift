import TimeKit

/// Medicines of other programs, and the user's own on the way out.
enum MedicineExchange {
    /// The longest name, and the longest note, in characters.
    static let limit = 1000

    /// What came of a medicine.
    enum Reading {
        case medicine(Medicine)
        /// Why it can't be one of the user's.
        case refused(String)
    }

    /// A medicine as the engine keeps it.
    ///
    /// - Parameter start: the first day, of one that is taken and whose file doesn't name it.
    static func reading(_ imported: ImportedMedicine, start: LocalDate) -> Reading {
        let isOver: Bool
        switch imported.status {
        case .active: isOver = false
        case .intended:
            guard imported.start != nil else { return .refused("it is intended, and its first day isn't said") }
            isOver = false
        case .completed, .stopped: isOver = true
        case .unknown: isOver = imported.end != nil
        case .onHold: return .refused("it is on hold, so whether it is taken isn't known — ask, and enter it by hand")
        case .notTaken: return .refused("it isn't taken")
        }
        if imported.status == .unknown, !isOver {
            return .refused("whether it is taken isn't said — ask, and enter it by hand")
        }
        if isOver, imported.end == nil || imported.start == nil {
            return .refused("it is no longer taken, and its first or last day isn't said")
        }
        for text in [imported.name, imported.dosage, imported.notes] where text.count > limit {
            return .refused("a text of it is longer than \(limit) characters")
        }
        let medicine = Medicine(
            id: TimeKit.ID(imported.id.rawValue),
            name: imported.name,
            dose: imported.dosage,
            times: Array(imported.times.prefix(24)),
            weekdays: imported.weekdays,
            start: imported.start ?? start,
            stop: imported.end,
            notes: imported.notes,
            labelNames: Array(imported.labelNames.prefix(24))
        )
        do throws(KidneyError) {
            try medicine.check()
        } catch {
            return .refused(error.description)
        }
        return .medicine(medicine)
    }
}

extension ImportedMedicine {
    /// A medicine of the user's on a day, as a record for others says it.
    init(_ medicine: Medicine, on day: LocalDate) {
        let status: Status =
            if let stop = medicine.stop, stop < day { .completed } else { medicine.start > day ? .intended : .active }
        self.init(
            id: TimeKit.ID(medicine.id.rawValue),
            name: medicine.name,
            status: status,
            start: medicine.start,
            end: medicine.stop,
            dosage: medicine.dose,
            times: medicine.times,
            weekdays: medicine.weekdays,
            notes: medicine.notes,
            labelNames: medicine.labelNames
        )
    }
}
