import Foundation
import GRDB
import StorageKit
import TimeKit

/// The type-ahead index of all foods but the user's own, stored as bytes.
///
/// Its keys are the row numbers of imported foods; a common food has −1 minus its position. Every transaction that writes a food deletes
/// the bytes, and the end of an import saves them again. If they are missing, or their common foods are those of another version, the index
/// is built from the tables, so a search never misses a food.
extension KidneyReader {
    /// The stored index, or else a new one.
    func foodIndex() throws -> FoodSearchIndex {
        let statement = try db.cachedStatement(sql: "SELECT bytes FROM food_index WHERE id = 1 AND stamp = ?")
        let bytes = try Row.fetchOne(statement, arguments: [Self.stamp]).map { row in
            try row.withUnsafeData(atIndex: 0) { data in data.map { [UInt8]($0) } ?? [] }
        }
        return try bytes.flatMap { FoodSearchIndex(bytes: $0) } ?? builtIndex()
    }

    /// Builds the index from the tables.
    ///
    /// - Complexity: O(n log n).
    func builtIndex() throws -> FoodSearchIndex {
        var entries: [FoodSearchEntry] = []
        var namesInTables: [String: String] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT number, id, name, brand FROM food")
        while let row = try rows.next() {
            let id: String = row[1]
            let name: String = row[2]
            if BundledFoods.food(TimeKit.ID(id)) != nil {
                namesInTables[id] = name
                continue
            }
            let food = Food(try FoodRow.source(of: id), name: name, brand: row[3], contents: NutrientContents())
            entries.append(FoodSearchEntry(key: row[0], food))
        }
        if entries.isEmpty, namesInTables.isEmpty { return Self.commonIndex }
        return FoodSearchIndex(entries + Self.commonEntries(namesInTables))
    }

    /// The index of the common foods alone, which each new store begins with.
    private static let commonIndex = FoodSearchIndex(commonEntries([:]))

    /// - Parameter namesInTables: The names that an import has for common foods, by id.
    private static func commonEntries(_ namesInTables: [String: String]) -> [FoodSearchEntry] {
        BundledFoods.all.enumerated().map { place, food in
            let words = [namesInTables[food.id.rawValue], BundledFoods.otherNames[food.id]].compactMap(\.self)
            return FoodSearchEntry(key: Int64(-1 - place), food, otherWords: words.joined(separator: " "))
        }
    }

    func food(key: Int64) throws -> Food? {
        guard key < 0 else { return try imported(number: key) }
        let place = Int(-1 - key)
        return BundledFoods.all.indices.contains(place) ? BundledFoods.all[place] : nil
    }

    /// The key of a common food; nil for others.
    static func commonKey(_ id: TimeKit.ID<Food>) -> Int64? { bundledPlaces[id].map { Int64(-1 - $0) } }

    private static let bundledPlaces = Dictionary(
        BundledFoods.all.enumerated().map { ($0.element.id, $0.offset) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Changes with the common foods and with the rules of words, so that an index of other ones isn't used.
    static let stamp = SHA256.hexadecimal(
        of: (["order 4\n"] + BundledFoods.all.map { "\($0.id)\t\($0.name)\t\(BundledFoods.otherNames[$0.id] ?? "")\n" })
            .joined().utf8
    )
}

extension KidneyWriter {
    /// Deletes the index, because its foods have changed.
    func dropIndex() throws {
        try db.execute(sql: "DELETE FROM food_index")
    }

    /// Builds and saves the index.
    func keepIndex() throws {
        try db.execute(
            sql: """
                INSERT INTO food_index (id, stamp, bytes) VALUES (1, ?, ?)
                ON CONFLICT (id) DO UPDATE SET stamp = excluded.stamp, bytes = excluded.bytes
                """,
            arguments: [KidneyReader.stamp, Data(try reader.builtIndex().bytes)]
        )
    }
}
