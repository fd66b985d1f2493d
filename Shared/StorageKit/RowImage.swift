import Foundation
import GRDB
import JSONKit
import WordKit

/// All columns of one row at one moment, in the table's order, with SQLite's types.
///
/// In JSON, integers have no decimal point, reals have a point or an exponent (`{"real":"inf"}` if infinite), blobs are
/// `{"blob":"<base64>"}`, and texts and null are themselves. A round trip preserves every bit.
struct RowImage: Hashable, Sendable {
    var columns: [(name: String, value: StoredValue)]

    init(_ columns: [(name: String, value: StoredValue)]) {
        self.columns = columns
    }

    init(_ row: Row) {
        columns = row.map { ($0, StoredValue($1)) }
    }

    init(json: String) throws(StoreError) {
        do throws(StoredJSONFault) {
            columns = try JSONObject(stored: Array(json.utf8)).columns()
        } catch {
            throw .inputOutput(file: localized("the change log"), reason: localized("\(error.reason) in a row"))
        }
    }

    subscript(_ column: String) -> StoredValue? {
        columns.first { $0.name == column }?.value
    }

    var dictionary: [String: StoredValue] {
        Dictionary(columns.map { ($0.name, $0.value) }) { first, _ in first }
    }

    func values(of names: [String]) -> [StoredValue] {
        names.map { self[$0] ?? .null }
    }

    static func == (lhs: RowImage, rhs: RowImage) -> Bool {
        lhs.columns.elementsEqual(rhs.columns) { $0.name == $1.name && $0.value == $1.value }
    }

    func hash(into hasher: inout Hasher) {
        for column in columns {
            hasher.combine(column.name)
            hasher.combine(column.value)
        }
    }

    var json: String {
        var writer = JSONWriter()
        writer.object(columns)
        return writer.text
    }
}
