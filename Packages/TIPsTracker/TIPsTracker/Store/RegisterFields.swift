import Foundation
import FractionParser
import StorageKit
import TimeKit

/// A type that a register can store as text.
protocol RegisterValue {
    /// Parses a text; nil if it is invalid.
    init?(registerText: String)
    var registerText: String { get }
}

extension String: RegisterValue {
    init?(registerText: String) { self = registerText }
    var registerText: String { self }
}

extension Int: RegisterValue {
    init?(registerText: String) { self.init(registerText) }
    var registerText: String { String(self) }
}

extension Bool: RegisterValue {
    init?(registerText: String) { self.init(registerText) }
    var registerText: String { self ? "true" : "false" }
}

extension LocalDate: RegisterValue {
    init?(registerText: String) { self.init(registerText) }
    var registerText: String { description }
}

extension LocalTime: RegisterValue {
    init?(registerText: String) { self.init(registerText) }
    var registerText: String { description }
}

extension Instant: RegisterValue {
    init?(registerText: String) { self.init(registerText) }
    var registerText: String { description }
}

extension ID: RegisterValue {
    init?(registerText: String) { self.init(rawValue: registerText) }
    var registerText: String { rawValue }
}

extension Member.Role: RegisterValue {
    init?(registerText: String) { self.init(rawValue: registerText) }
    var registerText: String { rawValue }
}

extension Reaction.Severity: RegisterValue {
    init?(registerText: String) { self.init(rawValue: registerText) }
    var registerText: String { rawValue }
}

extension RoomCode: RegisterValue {
    /// Parses `ABCD2345 2026-04-01T00:00:00.000Z`.
    init?(registerText: String) {
        let parts = registerText.split(separator: " ")
        guard parts.count == 2, let expires = Instant(String(parts[1])) else { return nil }
        self.init(letters: String(parts[0]), expires: expires)
    }
    var registerText: String { "\(letters) \(expires)" }
}

extension Place: RegisterValue {
    /// Parses `treatment a1`, followed by `medicine<2026-03-08` for each earlier stay.
    init?(registerText: String) {
        let parts = registerText.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard parts.count >= 2, let category = Category(rawValue: String(parts[0])),
            let order = OrderKey(rawValue: String(parts[1]))
        else { return nil }
        var earlier: [Stay] = []
        for part in parts.dropFirst(2) {
            let halves = part.split(separator: "<")
            guard halves.count == 2, let left = Category(rawValue: String(halves[0])),
                let until = LocalDate(String(halves[1]))
            else { return nil }
            earlier.append(Stay(left, until: until))
        }
        self.init(category, order, earlier: earlier)
    }
    var registerText: String {
        ([category.rawValue, order.rawValue] + earlier.map { "\($0.category.rawValue)<\($0.until)" })
            .joined(separator: " ")
    }
}

extension Dose: RegisterValue {
    /// Parses `3/2|1 1/2|unit id`.
    init?(registerText: String) {
        let parts = registerText.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 3, let amount = Rational(registerText: parts[0]),
            let dose = try? Dose(amount: amount, text: parts[1], unit: ID(parts[2]))
        else { return nil }
        self = dose
    }
    var registerText: String { "\(amount)|\(text)|\(unit)" }
}

extension Rational: RegisterValue {
    init?(registerText: String) {
        let parts = registerText.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
        guard let top = parts.first.flatMap({ Int64($0) }), parts.count <= 2 else { return nil }
        guard parts.count == 2 else {
            self.init(top)
            return
        }
        guard let bottom = Int64(parts[1]), let value = try? Rational(top, bottom) else { return nil }
        self = value
    }
    var registerText: String { description }
}

extension MemberSettings.Reminder: RegisterValue {
    /// Parses `on 08:00`.
    init?(registerText: String) {
        let parts = registerText.split(separator: " ")
        guard parts.count == 2, ["on", "off"].contains(parts[0]), let time = LocalTime(String(parts[1])) else {
            return nil
        }
        self.init(isOn: parts[0] == "on", time: time)
    }
    var registerText: String { "\(isOn ? "on" : "off") \(time)" }
}

/// The fields of an entity.
struct Fields {
    let scope: String
    let kind: String
    let entity: String
    /// The values in reading order. Entities have few fields, so a search is cheaper than building a dictionary.
    private(set) var values: [(field: String, text: String)] = []

    init(scope: String, kind: String, entity: String) {
        self.scope = scope
        self.kind = kind
        self.entity = entity
    }

    /// Adds a field, which must be new.
    mutating func add(_ field: String, _ text: String) { values.append((field, text)) }

    /// The value of a field; nil if it is empty.
    ///
    /// - Throws: `fault` if it is invalid.
    func get<Value: RegisterValue>(_ field: String, as type: Value.Type = Value.self) throws(TIPsError) -> Value? {
        guard let text = values.first(where: { $0.field == field })?.text else { return nil }
        return try decode(field, text)
    }

    /// Decodes the text of a field as `get` does.
    func decode<Value: RegisterValue>(_ field: String, _ text: String) throws(TIPsError) -> Value? {
        guard !text.isEmpty else { return nil }
        guard let value = Value(registerText: text) else {
            throw .fault("“\(text)” in \(scope)/\(kind)/\(entity)/\(field) can't be read by this version")
        }
        return value
    }
}
