import StorageKit
import TimeKit

/// The results of entries as pages.
extension KidneyNutrition {
    /// Returns the result of entering a laboratory value as a page.
    public func labReceiptScreen(_ receipt: LabReceipt) throws(KidneyError) -> LabReceiptScreen {
        try read { tables in
            LabReceiptScreen(receipt, on: try context(tables).today, revision: try Self.revision(tables))
        }
    }

    /// Returns the result of entering a weight as a page.
    public func weightReceiptScreen(_ receipt: WeightReceipt) throws(KidneyError) -> WeightReceiptScreen {
        try read { tables in WeightReceiptScreen(receipt, revision: try Self.revision(tables)) }
    }

    /// Returns the result of entering a blood pressure as a page.
    public func pressureReceiptScreen(_ receipt: PressureReceipt) throws(KidneyError) -> PressureReceiptScreen {
        try read { tables in PressureReceiptScreen(receipt, revision: try Self.revision(tables)) }
    }

    /// Returns the result of entering something eaten or drunk as a page, with the state of its day.
    public func intakeReceiptScreen(_ receipt: IntakeReceipt) throws(KidneyError) -> IntakeReceiptScreen {
        try read { tables in
            let context = try context(tables)
            let day = receipt.entry.day
            let summary = DaySummary(
                day: day,
                entries: try tables.entries(on: day),
                totals: receipt.totals,
                targets: try tables.targets(on: day),
                weight: nil
            )
            let alerts = try tables.dayAlerts(of: day, on: context.today).without(try tables.dismissedAlerts())
            return IntakeReceiptScreen(context, receipt, on: summary, alerts: alerts.map { AlertRow($0) })
        }
    }
}
