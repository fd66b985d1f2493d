import TimeKit

/// The facts of a record from a source that were entered in this directory, and which the source therefore didn't tell.
struct EnteredHere: Hashable, Sendable {
    /// The fields with the days of their last change.
    var fields: [RecordField: LocalDate] = [:]
    /// Whether the last check was noted here.
    var isChecked = false

    /// The fields as a text: "Hours (2026-05-02), Phone (2026-05-03)"; empty for none.
    var words: String {
        fields.sorted { $0.key < $1.key }.map { "\($0.key.label) (\($0.value))" }.joined(separator: ", ")
    }
}
