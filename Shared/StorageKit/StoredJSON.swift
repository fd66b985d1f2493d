import Foundation
import JSONKit
import WordKit

// JSON of stored values that keeps their types.

extension JSONWriter {
    mutating func object(_ columns: [(name: String, value: StoredValue)]) {
        list(columns, UInt8(ascii: "{"), UInt8(ascii: "}")) { writer, column in
            writer.string(column.name)
            writer.raw(":")
            writer.value(column.value)
        }
    }

    mutating func value(_ value: StoredValue) {
        switch value {
        case .null: raw("null")
        case .integer(let integer): raw(String(integer))
        case .real(let real) where real.isFinite: raw(real.description)
        case .real(let real): raw(#"{"real":"\#(real)"}"#)
        case .text(let text): string(text)
        case .blob(let data):
            raw(#"{"blob":""#)
            raw(data.base64EncodedData())
            raw(#""}"#)
        }
    }
}

/// A fault in JSON of stored values.
struct StoredJSONFault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

extension JSONObject {
    /// Parses an object on one line.
    init(stored bytes: [UInt8]) throws(StoredJSONFault) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue.parse(bytes, depth: 8)
        } catch {
            guard case .malformed(let reason, _, let column) = error else { throw StoredJSONFault(error.description) }
            throw StoredJSONFault(localized("\(reason) at byte \(column - 1)"))
        }
        guard let object = value.object else { throw StoredJSONFault(localized("an object is missing")) }
        self = object
    }

    /// Returns the members as stored values. A duplicate name is an error.
    func columns() throws(StoredJSONFault) -> [(name: String, value: StoredValue)] {
        var columns: [(name: String, value: StoredValue)] = []
        var names: Set<String> = []
        for member in members {
            guard names.insert(member.name).inserted else {
                throw StoredJSONFault(localized("\(member.name) comes twice"))
            }
            columns.append((member.name, try member.value.stored()))
        }
        return columns
    }

    /// Reads `{"blob":"…"}` or `{"real":"inf"}`.
    fileprivate func marked() throws(StoredJSONFault) -> StoredValue {
        var result: StoredValue?
        for member in members {
            switch member.name {
            case "blob": result = member.value.string.flatMap { Data(base64Encoded: $0) }.map { .blob($0) }
            case "real": result = member.value.string.flatMap { Double($0) }.map { .real($0) }
            default: result = nil
            }
            guard result != nil else { throw StoredJSONFault(localized("no such value: \(member.name)")) }
        }
        guard let result else { throw StoredJSONFault(localized("the value is empty")) }
        return result
    }
}

extension JSONValue {
    func stored() throws(StoredJSONFault) -> StoredValue {
        switch self {
        case .null: return .null
        case .string(let text): return .text(text)
        case .object(let object): return try object.marked()
        case .number(let digits):
            if digits.utf8.contains(where: { ".eE".utf8.contains($0) }) {
                if let value = Double(digits) { return .real(value) }
            } else if let value = Int64(digits) {
                return .integer(value)
            }
            throw StoredJSONFault(localized("no number: \(digits)"))
        case .bool, .array: throw StoredJSONFault(localized("no value"))
        }
    }
}
