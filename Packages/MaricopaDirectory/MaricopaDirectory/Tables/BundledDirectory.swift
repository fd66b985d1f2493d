public import TimeKit
import WordKit

/// The records that come with the app: the county's farmers' markets, well-known parks, activities, public programs, recipes written for
/// the directory, and sample events. Each row of the tables names its source.
public enum BundledDirectory {
    /// The edition of the tables. A directory with an earlier one gets the changes at the next start.
    static let edition = 4

    static var tables: [BundledTable] {
        [markets, parks, activities, events, recipes, resources]
    }

    /// Returns all records as of a day, by kind. Sample events take place after it.
    ///
    /// - Throws: `fault` for an invalid row.
    /// - Complexity: O(records).
    public static func records(on today: LocalDate) throws(DirectoryError) -> [Record] {
        var records: [Record] = []
        for table in tables { records += try table.records(on: today) }
        return records
    }

    /// The county's rows of USDA's export that aren't bundled: two duplicates of other rows (Corte Bella, Tempe), and a row for a single
    /// day of home improvement.
    static let leftOut: Set<String> = ["usda-1009741", "usda-1009232", "usda-1009746"]

    /// The source of a record's facts; nil if it isn't bundled.
    ///
    /// - Complexity: O(1).
    public static func origin(of id: TimeKit.ID<Record>) -> String? { origins[id.rawValue] }

    /// The source of a record's facts in the reader's language; nil if it isn't bundled.
    static func shownOrigin(of id: TimeKit.ID<Record>) -> String? {
        guard let origin = origin(of: id) else { return nil }
        guard origin.contains("FMID") else { return translation(ofRecord: origin) ?? origin }
        // The export's year, the number of the row and, for some rows, their only year.
        let numbers = origin.split { !$0.isNumber }.map(String.init)
        return numbers.count == 2
            ? localized("USDA National Farmers Market Directory, export of 2017, FMID \(numbers[1])")
            : localized(
                "USDA National Farmers Market Directory, export of 2017, FMID \(numbers[1]), ",
                "which has the year \(numbers[2]) alone"
            )
    }

    /// Whether a record is a bundled recipe. It is its own source, so it needs no checks.
    static func isOwnRecipe(_ record: Record) -> Bool {
        record.kind == .recipe && !record.isSample && origin(of: record.id) != nil
    }

    /// Whether a record was bundled as sample data.
    ///
    /// - Complexity: O(1).
    static func isSample(_ id: TimeKit.ID<Record>) -> Bool { samples.contains(id.rawValue) }

    private static let samples = Set(tables.filter(\.isSample).flatMap(\.entries).map(\.id))

    /// The drawing of a bundled record; nil if it has none.
    ///
    /// - Complexity: O(1).
    static func drawing(of id: TimeKit.ID<Record>) -> Drawing? { drawings[id.rawValue] }

    private static let drawings: [String: Drawing] = Dictionary(
        tables.flatMap(\.entries).compactMap { entry in Drawing(rawValue: entry.text("picture")).map { (entry.id, $0) }
        },
        uniquingKeysWith: { first, _ in first }
    )

    private static let origins: [String: String] = Dictionary(
        tables.flatMap(\.entries).map { ($0.id, $0.text("from")) },
        uniquingKeysWith: { first, _ in first }
    )
}
