import ScreenKit
public import TimeKit

/// Medicines and supplements, and what doesn't go together with them.
extension KidneyNutrition {
    /// Enters a medicine by its generic or brand name. A name that isn't known is kept, and said to be not checked.
    ///
    /// - Parameters:
    ///   - times: when it is taken, in any order.
    ///   - weekdays: on which days of the week; none for every day.
    ///   - start: the first day; nil for today.
    ///   - stop: the last day; nil while it is taken.
    ///   - reminds: whether each of its times is reminded of.
    /// - Throws: `medicineNameBlank`, `medicineStopsBeforeStart`, `medicineTimeTwice`, `textTooLong`, `profileValue` for more times than
    ///   a day holds.
    @discardableResult
    public func addMedicine(
        _ name: String,
        dose: String = "",
        times: [MedicationTime] = [],
        weekdays: Set<Weekday> = [],
        from start: LocalDate? = nil,
        until stop: LocalDate? = nil,
        notes: String = "",
        labelNames: [String] = [],
        reminds: Bool = false
    ) throws(KidneyError) -> MedicineReceipt {
        try enter { tables in
            let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
            let entered = Medicine(
                id: ids.next(at: tables.now),
                name: name,
                dose: dose,
                times: times,
                weekdays: weekdays,
                start: start ?? today,
                stop: stop,
                notes: notes,
                labelNames: labelNames
            )
            let medicine = try entered.tidied()
            return try receipt(medicine, on: today, tables) { try tables.insert(medicine, reminds: reminds) }
        }
    }

    /// Writes a medicine over the one with its id; one that is as it was changes nothing. Throws as `addMedicine` does, and
    /// `noSuchRecord`.
    ///
    /// - Parameter reminds: whether each of its times is reminded of; nil leaves it as it is.
    @discardableResult
    public func editMedicine(_ medicine: Medicine, reminds: Bool? = nil) throws(KidneyError) -> MedicineReceipt {
        try enter { tables in
            let old = try tables.reader.medicine(medicine.id)
            return try save(try medicine.tidied(), over: old, reminds: reminds, tables)
        }
    }

    /// Notes the last day of a medicine, today where none is named: the days before keep it. Throws `noSuchRecord`,
    /// `medicineStopsBeforeStart`.
    @discardableResult
    public func stopMedicine(
        _ id: TimeKit.ID<Medicine>,
        on last: LocalDate? = nil
    ) throws(KidneyError) -> MedicineReceipt {
        try enter { tables in
            let old = try tables.reader.medicine(id)
            var medicine = old
            medicine.stop = try last ?? tables.reader.boundary().day(of: tables.now, in: clock.zone())
            try medicine.check()
            return try save(medicine, over: old, reminds: nil, tables)
        }
    }

    /// Takes a medicine away, as one that was entered by mistake; one that is no longer taken is stopped. Throws `noSuchRecord`.
    @discardableResult
    public func deleteMedicine(_ id: TimeKit.ID<Medicine>) throws(KidneyError) -> Medicine {
        try enter { tables in
            let medicine = try tables.reader.medicine(id)
            try tables.delete(medicine)
            return medicine
        }
    }

    /// One medicine. Throws `noSuchRecord`.
    public func medicine(_ id: TimeKit.ID<Medicine>) throws(KidneyError) -> Medicine {
        try read { tables in try tables.medicine(id) }
    }

    /// The medicines that are taken on a day; nil for all, those that ended among them. By name.
    public func medicines(on day: LocalDate? = nil) throws(KidneyError) -> [Medicine] {
        try read { tables in
            let medicines = try day.map { try tables.medicines(on: $0) } ?? tables.medicines()
            return medicines.sorted { (TypedText.key($0.name), $0.id) < (TypedText.key($1.name), $1.id) }
        }
    }

    /// The medicines whose times are reminded of.
    public func remindedMedicines() throws(KidneyError) -> Set<TimeKit.ID<Medicine>> {
        try read { tables in try tables.remindedMedicines() }
    }

    /// What doesn't go together on a day, today where none is named. It takes the same time after years.
    ///
    /// - Parameter isIll: whether the user says that they are ill: sick days have rules of their own.
    public func interactions(on day: LocalDate? = nil, isIll: Bool = false) throws(KidneyError) -> InteractionReport {
        let now = clock.now()
        return try read { tables in
            let today = try tables.boundary().day(of: now, in: clock.zone())
            return try report(on: day ?? today, today: today, isIll: isIll, tables)
        }
    }

    // MARK: Parts

    func report(
        on day: LocalDate,
        today: LocalDate,
        isIll: Bool = false,
        _ tables: KidneyReader
    ) throws -> InteractionReport {
        Interactions.evaluate(try tables.interactionDay(day, today: today, in: clock.zone(), isIll: isIll))
    }

    private func save(
        _ medicine: Medicine,
        over old: Medicine,
        reminds: Bool?,
        _ tables: KidneyWriter
    ) throws -> MedicineReceipt {
        let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
        let reminded = try tables.reader.remindedMedicines().contains(medicine.id)
        return try receipt(medicine, on: today, tables) {
            guard medicine != old || (reminds ?? reminded) != reminded else { return }
            try tables.update(medicine, reminds: reminds ?? reminded)
        }
    }

    private func receipt(
        _ medicine: Medicine,
        on today: LocalDate,
        _ tables: KidneyWriter,
        _ body: () throws -> Void
    ) throws -> MedicineReceipt {
        let changes = try tables.changes(on: today, body)
        return MedicineReceipt(
            medicine: medicine,
            identity: MedicineLookup.find(medicine),
            report: try report(on: today, today: today, tables.reader),
            changes: changes
        )
    }
}
