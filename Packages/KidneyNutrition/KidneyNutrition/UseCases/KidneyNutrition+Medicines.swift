public import TimeKit

/// Medicines and supplements, and what doesn't go together with them.
extension KidneyNutrition {
    /// Enters a medicine by its generic or brand name. A name that isn't known is kept, and said to be not checked.
    ///
    /// - Parameters:
    ///   - start: the first day; nil for today.
    ///   - stop: the last day; nil while it is taken.
    ///   - reminds: whether each of its times is reminded of.
    /// - Throws: `medicineNameBlank`, `medicineStopsBeforeStart`, `textTooLong`.
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
        throw .fault("not built")
    }

    /// Writes a medicine over the one with its id. Throws as `addMedicine` does, and `noSuchRecord`.
    @discardableResult
    public func editMedicine(_ medicine: Medicine, reminds: Bool? = nil) throws(KidneyError) -> MedicineReceipt {
        throw .fault("not built")
    }

    /// Takes a medicine away, as one that was entered by mistake; one that is no longer taken is edited to have an end.
    @discardableResult
    public func deleteMedicine(_ id: TimeKit.ID<Medicine>) throws(KidneyError) -> Medicine { throw .fault("not built") }

    /// The medicines that are taken on a day; nil for all, those that ended among them. By name.
    public func medicines(on day: LocalDate? = nil) throws(KidneyError) -> [Medicine] { throw .fault("not built") }

    /// What doesn't go together on a day, today where none is named.
    ///
    /// - Parameter isIll: whether the user says that they are ill: sick days have rules of their own.
    public func interactions(on day: LocalDate? = nil, isIll: Bool = false) throws(KidneyError) -> InteractionReport {
        throw .fault("not built")
    }
}
