import ScreenKit

/// A receipt with the findings of the change.
protocol EvaluatedReceipt {
    /// The findings.
    var found: Evaluation { get set }

    /// Notes the revision after the change and its evaluation.
    mutating func note(_ revision: Revision)
}

/// A receipt with a page of its own.
protocol ShownReceipt: EvaluatedReceipt {
    /// The context after the change.
    var context: KidneyContext { get set }
}

extension EvaluatedReceipt {
    mutating func note(_ revision: Revision) {}
}

extension ShownReceipt {
    mutating func note(_ revision: Revision) { context.revision = revision }
}

extension LabReceipt: ShownReceipt {}
extension WeightReceipt: ShownReceipt {}
extension PressureReceipt: ShownReceipt {}
extension IntakeReceipt: ShownReceipt {}
extension MedicineReceipt: ShownReceipt {}
extension GoalReceipt: EvaluatedReceipt {}
extension TakenBack: EvaluatedReceipt {}
