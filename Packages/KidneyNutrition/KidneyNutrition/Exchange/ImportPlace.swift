/// Where a value stood in a file, for what is said of it later.
struct ImportPlace: Hashable, Sendable {
    /// The file's name.
    let file: String
    /// The line, from 1; the one where the record begins.
    let line: Int
    /// What tells the record from others there: "entry 3, Observation/x"; empty where the line does.
    var name = ""

    /// A reason with the record's name before it.
    func named(_ reason: String) -> String { name.isEmpty ? reason : "\(name): \(reason)" }
}

/// Gets the values of a file one after another, each with its place.
typealias PlacedItems = (ImportedItem, ImportPlace) -> Void
