/// The place of a value in a file, for later messages.
struct ImportPlace: Hashable, Sendable {
    let file: String
    /// The line where the record begins, from 1.
    let line: Int
    /// The name of the record: "entry 3, Observation/x"; empty if the line is enough.
    var name = ""

    /// A reason with the record's name.
    func named(_ reason: String) -> String { name.isEmpty ? reason : "\(name): \(reason)" }
}

/// Receives the values of a file with their places.
typealias PlacedItems = (ImportedItem, ImportPlace) -> Void
