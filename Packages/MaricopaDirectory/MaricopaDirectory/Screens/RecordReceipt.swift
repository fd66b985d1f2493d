import ScreenKit
import TimeKit

/// The result of entering or editing a record.
public struct RecordReceipt: Hashable, Sendable {
    /// The record as stored.
    public let record: Record
    /// The day of the change.
    let today: LocalDate
    /// The revision after the change.
    let revision: Revision

    /// The form to edit the record, as of the transaction of the change.
    public var screen: RecordFormScreen {
        RecordFormScreen(record, RecordDraft(record), errors: [], today: today, revision: revision)
    }
}
