import JSONKit
import TimeKit

/// The records of a kind as CSV (RFC 4180), in the form that admins type. An import with its ``mapping`` reads it back.
public struct RecordTable: Sendable {
    public let kind: RecordKind
    /// UTF-8 with a header line, one line for each record, and CR LF line ends.
    public let bytes: [UInt8]

    /// Creates a table of the records of this kind.
    ///
    /// - Complexity: O(total length).
    init(_ kind: RecordKind, _ records: [Record]) {
        self.kind = kind
        let fields = RecordField.all(of: kind)
        var text = CommaLine.text(["id"] + fields.map(\.rawValue))
        for record in records where record.kind == kind {
            text += CommaLine.text([record.id.rawValue] + fields.map { RecordFieldText.text($0, of: record) })
        }
        bytes = Array(text.utf8)
    }

    /// The mapping to import the table: each column has the name of its field.
    public var mapping: [UInt8] {
        let columns = RecordField.all(of: kind).map {
            JSONObject.Member($0.rawValue, .string($0.rawValue))
        }
        let mapping = JSONObject([
            .init("id", .string("id")), .init("columns", .object(JSONObject(columns))),
        ])
        return Array(JSONValue.object(mapping).pretty.utf8) + [0x0A]
    }
}
