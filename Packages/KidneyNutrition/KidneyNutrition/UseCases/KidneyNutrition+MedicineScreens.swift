public import TimeKit

/// The screens of medicines. Each reads the store in one transaction and changes nothing.
extension KidneyNutrition {
    /// Returns the medicines.
    ///
    /// - Parameter typed: The form's fields as typed and not yet saved.
    public func medicinesScreen(typed: [String: String] = [:]) throws(KidneyError) -> MedicinesScreen {
        try read { tables in
            let context = try context(tables)
            return MedicinesScreen(
                context,
                medicines: try tables.medicines(),
                reminded: try tables.remindedMedicines(),
                report: try report(on: context.today, today: context.today, tables),
                typed: typed
            )
        }
    }

    /// Returns one medicine.
    ///
    /// - Throws: `noSuchRecord`.
    public func medicineScreen(
        _ id: TimeKit.ID<Medicine>,
        typed: [String: String] = [:]
    ) throws(KidneyError) -> MedicineScreen {
        try read { tables in
            let context = try context(tables)
            return MedicineScreen(
                context,
                try tables.medicine(id),
                reminds: try tables.remindedMedicines().contains(id),
                report: try report(on: context.today, today: context.today, tables),
                typed: typed
            )
        }
    }

    /// Returns the interactions on a day; nil for today.
    public func interactionsScreen(
        _ day: LocalDate? = nil,
        isIll: Bool = false
    ) throws(KidneyError) -> InteractionsScreen {
        try read { tables in
            let context = try context(tables)
            let shown = day ?? context.today
            let medicines = try tables.medicines()
            return InteractionsScreen(
                context,
                try report(on: shown, today: context.today, isIll: isIll, tables),
                ahead: try Interactions.starts(among: medicines, after: shown).map { start in
                    try report(on: start, today: context.today, tables)
                },
                among: medicines,
                isIll: isIll
            )
        }
    }
}
