public import TimeKit
import WordKit

/// Medicines, supplements and their interactions.
extension KidneyNutrition {
    /// Enters a medicine by its generic or brand name. An unknown name is stored and reported as not checked.
    ///
    /// - Parameters:
    ///   - times: The times of its doses, in any order.
    ///   - weekdays: The days of the week; empty for every day.
    ///   - start: The first day; nil if it isn't known. The medicine counts from today then, or from an earlier last day.
    ///   - stop: The last day; nil for an ongoing medicine.
    ///   - reminds: Whether the user gets a reminder at each of its times.
    /// - Throws: `medicineNameBlank`, `medicineStopsBeforeStart`, `medicineTimeTwice`, `textTooLong`; `profileValue` for too many times a
    ///   day.
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
                saysStart: start != nil,
                stop: stop,
                notes: notes,
                labelNames: labelNames
            )
            let medicine = try entered.tidied()
            return try receipt(medicine, on: today, tables) { try tables.insert(medicine, reminds: reminds) }
        }
    }

    /// Replaces the medicine with the same identifier. Equal data change nothing.
    ///
    /// - Parameter reminds: Whether the user gets a reminder at each of its times; nil keeps the setting.
    /// - Throws: The same errors as `addMedicine`; `noSuchRecord`.
    @discardableResult
    public func editMedicine(_ medicine: Medicine, reminds: Bool? = nil) throws(KidneyError) -> MedicineReceipt {
        try enter { tables in
            let old = try tables.reader.medicine(medicine.id)
            return try save(try medicine.tidied(), over: old, reminds: reminds, tables)
        }
    }

    /// Lets a medicine with an unknown name be checked by a name that ``MedicineIdentity/near`` offers. It keeps its own name.
    ///
    /// - Throws: `noSuchRecord`, and the errors of ``editMedicine(_:reminds:)``.
    @discardableResult
    public func takeName(_ name: String, for id: TimeKit.ID<Medicine>) throws(KidneyError) -> MedicineReceipt {
        var medicine = try self.medicine(id)
        let known = MedicineLookup.find(medicine)
        guard known.parts.isEmpty, known.near.contains(name) else {
            throw KidneyError.noSuchRecord(localized("medicine"), name)
        }
        medicine.labelNames = [name]
        return try editMedicine(medicine)
    }

    /// Sets the last day of a medicine; nil for today. Earlier days keep it.
    ///
    /// - Throws: `noSuchRecord`, `medicineStopsBeforeStart`; `medicineEnded` without a day for one that has ended or ends today.
    @discardableResult
    public func stopMedicine(
        _ id: TimeKit.ID<Medicine>,
        on last: LocalDate? = nil
    ) throws(KidneyError) -> MedicineReceipt {
        try enter { tables in
            let old = try tables.reader.medicine(id)
            var medicine = old
            let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
            if last == nil, let stop = old.stop, stop <= today { throw KidneyError.medicineEnded(old.name, stop) }
            medicine.stop = last ?? today
            medicine.moveUnsaidStart()
            try medicine.check()
            return try save(medicine, over: old, reminds: nil, tables)
        }
    }

    /// Deletes a medicine that was entered by mistake. `stopMedicine` is for one that is no longer taken.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deleteMedicine(_ id: TimeKit.ID<Medicine>) throws(KidneyError) -> Medicine {
        try enter { tables in
            let medicine = try tables.reader.medicine(id)
            try tables.delete(medicine)
            return medicine
        }
    }

    /// Returns one medicine.
    ///
    /// - Throws: `noSuchRecord`.
    public func medicine(_ id: TimeKit.ID<Medicine>) throws(KidneyError) -> Medicine {
        try read { tables in try tables.medicine(id) }
    }

    /// Returns the medicines taken on a day, by name; nil for all, including ended ones.
    public func medicines(on day: LocalDate? = nil) throws(KidneyError) -> [Medicine] {
        try read { tables in
            let medicines = try day.map { try tables.medicines(on: $0) } ?? tables.medicines()
            return medicines.sorted { (TypedText.key($0.name), $0.id) < (TypedText.key($1.name), $1.id) }
        }
    }

    /// Returns the medicines with reminders.
    public func remindedMedicines() throws(KidneyError) -> Set<TimeKit.ID<Medicine>> {
        try read { tables in try tables.remindedMedicines() }
    }

    /// Returns the interactions on a day. The time it takes doesn't depend on the size of the history.
    ///
    /// - Parameters:
    ///   - day: The day; nil for today.
    ///   - isIll: Whether the user is ill, since a sick day has its own rules.
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
            report: try report(on: max(today, medicine.start), today: today, tables.reader),
            changes: changes,
            context: try context(tables.reader, now: tables.now),
            reminds: try tables.reader.remindedMedicines().contains(medicine.id)
        )
    }
}
