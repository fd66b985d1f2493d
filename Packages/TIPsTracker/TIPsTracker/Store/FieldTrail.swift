import TimeKit

/// The values of an entity's fields by their first day. A field `dose:2026-02-12` has the value of `dose` from that day on.
///
/// Earlier days have the first value, which was saved at the first change.
struct FieldTrail {
    /// The mark of an empty value. An empty text means that the trail's field was never written.
    static let nothing = "-"

    private let current: Fields
    /// The values by field, in the order of their days.
    private var values: [String: [(day: LocalDate, text: String)]] = [:]

    /// Reads the trail from an entity's fields.
    init(_ fields: Fields) throws {
        current = fields
        for (field, text) in fields.values where !text.isEmpty {
            guard let (base, day) = Self.parts(of: field) else { continue }
            values[base, default: []].append((day, text == Self.nothing ? "" : text))
        }
        for field in values.keys { values[field]?.sort { $0.day < $1.day } }
    }

    /// The days on which a field changed, in order.
    var days: [LocalDate] {
        values.isEmpty ? [] : Set(values.values.flatMap { $0.dropFirst().map(\.day) }).sorted()
    }

    /// The first start of a cycle; nil if it never moved.
    var firstStart: LocalDate? { values["start"]?.first.flatMap { LocalDate($0.text) } }

    /// The last value of a field in the trail.
    func last(of field: String) -> (day: LocalDate, text: String)? { values[field]?.last }

    /// The entity's fields before a day.
    func fields(before day: LocalDate) -> Fields {
        var then = Fields(scope: current.scope, kind: current.kind, entity: current.entity)
        for (field, text) in current.values where !field.utf8.contains(Self.separator) {
            if values[field] == nil { then.add(field, text) }
        }
        for (field, stays) in values {
            guard let text = (stays.last { $0.day < day } ?? stays.first)?.text else { continue }
            then.add(field, text)
        }
        return then
    }

    /// The name of a field in the trail.
    static func field(_ base: String, from day: LocalDate) -> String { "\(base):\(day)" }

    /// Splits a name of the trail into field and day; nil for other names.
    static func parts(of field: String) -> (base: String, day: LocalDate)? {
        guard let place = field.utf8.firstIndex(of: separator), let base = String(field.utf8[..<place]),
            let rest = String(field.utf8[field.utf8.index(after: place)...]), let day = LocalDate(rest)
        else { return nil }
        return (base, day)
    }

    private static let separator = UInt8(ascii: ":")
}

// MARK: Writing

extension RoomChange {
    /// Adds a field's new value to the trail from today on. Before the first change it adds the old value, too. A value that was written and replaced
    /// on the same day leaves no trace, except for the first name of a unit.
    ///
    /// - Parameters:
    ///   - key: The field.
    ///   - known: The current register; nil if the field was never written.
    ///   - text: The new value.
    ///   - start: The entity's first day; nil to keep a trail from any day on. Changes until that day are corrections of the plan and start no trail.
    ///     A trail that has begun goes on, because the first day of a cycle can move past today.
    func keepTrail(of key: Register.Key, from known: Register?, to text: String, since start: LocalDate?) throws {
        let old = known?.value ?? ""
        guard old != text, let fields = try reader.fields(scope: key.scope, kind: key.kind, entity: key.entity)
        else { return }
        let home = try reader.bareRoom()
        let today = home.day(of: room.now)
        let last = try FieldTrail(fields).last(of: key.field)
        if last == nil, let start, today <= start { return }
        if last?.text != old || last == nil {
            let origin = Register.Key(scope: key.scope, kind: key.kind, entity: key.entity, field: "lineage")
            guard let clock = try (known ?? reader.register(origin))?.clock else { return }
            let written = home.day(of: Instant(milliseconds: clock.milliseconds))
            // A unit's first name can be in logs of its first day.
            if written == today, last == nil, key.kind != "unit" { return }
            // A clock that was ahead must not lose the old value.
            let day = min(written, today.previous)
            if last.map({ $0.day < day }) ?? true { try putTrail(key, from: day, old) }
        }
        try putTrail(key, from: today, text)
    }

    private func putTrail(_ key: Register.Key, from day: LocalDate, _ text: String) throws {
        let field = FieldTrail.field(key.field, from: day)
        let place = Register.Key(scope: key.scope, kind: key.kind, entity: key.entity, field: field)
        try set(place, to: text.isEmpty ? FieldTrail.nothing : text)
    }
}

extension Register.Key {
    /// Whether earlier values of a field are kept: an item's name, place, doses and stop, a unit's name, and a cycle's dates.
    static func hasTrail(_ kind: String, _ field: String) -> Bool {
        switch kind {
        case "item": ["name", "place", "weekly", "dose", "stopped"].contains(field) || Item.week(ofField: field) != nil
        case "unit": field == "name"
        case "cycle": ["start", "challenge"].contains(field)
        default: false
        }
    }
}
