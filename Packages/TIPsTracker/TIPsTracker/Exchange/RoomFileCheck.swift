import FractionParser
import TimeKit
import WordKit

// Validation of a room file. It accepts all that this version writes, and rejects whatever would break later screens or queries.

extension RoomFile {
    /// - Throws: `brokenRoomFile` for the first invalid line.
    func check() throws(TIPsError) {
        for (index, register) in registers.enumerated() {
            if let reason = register.flaw { throw .brokenRoomFile(reason: "registers[\(index)]: \(reason)") }
        }
        for (index, claim) in claims.enumerated() {
            if let reason = claim.flaw { throw .brokenRoomFile(reason: "claims[\(index)]: \(reason)") }
        }
        for (index, tombstone) in tombstones.enumerated() {
            if let reason = tombstone.flaw { throw .brokenRoomFile(reason: "tombstones[\(index)]: \(reason)") }
        }
    }

    /// The newest clock in the file; nil if empty.
    var newestClock: HybridClock? {
        [registers.map(\.clock).max(), claims.map(\.clock).max(), tombstones.map(\.clock).max()].compactMap(\.self)
            .max()
    }

    /// Checks that no clock and no time of entry is more than ten years ahead. All later clocks would have to be later than such a clock, and a
    /// shared room refuses such a time.
    ///
    /// - Throws: `brokenRoomFile`.
    func checkClocks(now: Instant) throws(TIPsError) {
        let limit = now.adding(days24h: 3653)
        let clocks = [registers.map(\.clock), claims.map(\.clock), tombstones.map(\.clock)].joined()
        if let ahead = clocks.first(where: { $0.milliseconds > limit.milliseconds }) {
            throw .brokenRoomFile(reason: localized("the clock \(ahead) is more than ten years ahead"))
        }
        if let ahead = (claims.map(\.recordedAt) + tombstones.map(\.at)).first(where: { $0 > limit }) {
            throw .brokenRoomFile(reason: localized("the time of entry \(ahead) is more than ten years ahead"))
        }
    }

    /// The key of the room's id.
    static let roomID = Register.Key(scope: PlanReader.roomScope, kind: "room", entity: "room", field: "id")
}

/// The maximum length of an id in bytes.
private let idLimit = 128
/// The maximum length of a name in bytes: 200 characters of eight scalars each.
private let nameLimit = 6_400
/// The maximum length of a register's value in bytes, needed for notes.
private let valueLimit = 200_000

@Sendable private func isID(_ text: String) -> Bool {
    let bytes = text.utf8
    return (1...idLimit).contains(bytes.count)
        && bytes.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F: true
            default: false
            }
        }
}

/// Whether a text has no control characters, except for line breaks and tabs if `hasLines` is true.
private func isText(_ text: String, limit: Int, hasLines: Bool = false) -> Bool {
    text.utf8.count <= limit
        && text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control || hasLines && (scalar == "\n" || scalar == "\t")
        }
}

@Sendable private func isName(_ text: String) -> Bool { !text.isEmpty && isText(text, limit: nameLimit) }

extension HybridClock {
    fileprivate var isShort: Bool { node.utf8.count <= 32 }
}

extension Claim {
    var flaw: String? {
        if ![slot.item.rawValue, cycle.rawValue, member.rawValue].allSatisfy(isID) {
            return localized("an id can't be read")
        }
        if !clock.isShort { return localized("the id is too long") }
        let taken = Int((Double(at.milliseconds) / 86_400_000).rounded(.down))
        // A slot's day is the day of the tick or the day before, in any time zone.
        if abs(slot.day.dayNumber - taken) > 2 { return localized("the box is of another day than the tick") }
        if !isName(snapshot.item) { return localized("the name can't be read") }
        if let dose = snapshot.dose, !isName(dose.amount) || !isName(dose.unit) {
            return localized("the dose can't be read")
        }
        if let more, more.isEmpty || more.utf16.count > ClaimDetail.limit {
            return localized("what it says besides can't be read")
        }
        return nil
    }
}

extension Tombstone {
    var flaw: String? {
        if ![slot.item.rawValue, member.rawValue].allSatisfy(isID) { return localized("an id can't be read") }
        if !clock.isShort || claim.rawValue.utf8.count > idLimit { return localized("the clock is too long") }
        return nil
    }
}

// MARK: Registers

extension Register {
    var flaw: String? {
        if ![key.scope, key.kind, key.entity, key.field].allSatisfy(isID) { return localized("its key can't be read") }
        if !clock.isShort { return localized("the clock is too long") }
        if !isText(value, limit: valueLimit, hasLines: true) { return localized("the value can't be read") }
        if value.isEmpty, key.kind == "room", ["id", "timeZone"].contains(key.field) {
            return localized("there is no room without its \(key.field)")
        }
        let trail = FieldTrail.parts(of: key.field)
        let field = trail?.base ?? key.field
        if trail != nil, value == FieldTrail.nothing || !Register.Key.hasTrail(key.kind, field) { return nil }
        guard !value.isEmpty, let isReadable = Self.readers[key.kind]?(field) else { return nil }
        return isReadable(value) ? nil : localized("“\(value.prefix(40))” is no \(key.field) of \(key.kind)")
    }

    private typealias Reader = @Sendable (String) -> Bool

    /// The check of a value by kind and field; nil for a field unknown to this version.
    private static let readers: [String: @Sendable (String) -> Reader?] = [
        "room": { field in
            switch field {
            case "id", "timeZone": isName
            case "code": reads(RoomCode.self)
            default: Room.move(ofField: field) == nil ? nil : isName
            }
        },
        "member": { field in
            switch field {
            case "name": isName
            case "role": reads(Member.Role.self)
            case "joined", "revoked": reads(Instant.self)
            default: nil
            }
        },
        "unit": { field in
            switch field {
            case "name": isName
            case "deleted": reads(Bool.self)
            default: nil
            }
        },
        "cycle": { field in
            switch field {
            case "patient": isName
            case "number": { Int($0).map(Cycle.numbers.contains) ?? false }
            case "start", "challenge": { LocalDate($0).map { Cycle.years.contains($0.year) } ?? false }
            default: nil
            }
        },
        "item": { field in
            switch field {
            case "name": isName
            case "lineage": isID
            case "place": reads(Place.self)
            case "weekly", "wasWeekly": reads(Bool.self)
            case "dose": reads(Dose.self)
            case "added", "archived", "stopped": reads(LocalDate.self)
            case "unconfirmed": reads(Bool.self)
            default: Item.week(ofField: field) == nil ? nil : reads(Dose.self)
            }
        },
        "hold": { field in
            switch field {
            case "reason", "was": isName
            case "member", "heldBy", "releasedBy": isID
            case "releasedAt", "notedAt": reads(Instant.self)
            default: nil
            }
        },
        "clinic": { field in
            switch field {
            case "phone": isName
            case "gapHours": { Int($0).map(ClinicInstructions.gapRange.contains) ?? false }
            default: GateReason.Kind(rawValue: field) == nil ? nil : isName
            }
        },
        "supply": { field in
            switch field {
            case "amount": reads(Rational.self)
            case "unit": isID
            case "text": isName
            case "countedAt": reads(Instant.self)
            case "warnBelowDays": reads(Int.self)
            default: nil
            }
        },
        "reaction": { field in
            switch field {
            case "symptom", "was": isName
            case "severity": reads(Reaction.Severity.self)
            case "at", "wasAt", "deletedAt", "loweredAt": reads(Instant.self)
            case "day": reads(LocalDate.self)
            case "member", "after", "food", "photo", "deletedBy", "loweredBy": isID
            case "onsetMinutes": reads(Int.self)
            case "adrenaline", "secondAdrenaline": reads(Instant.self)
            case "antihistamine", "emergencyRoom": reads(Bool.self)
            default: nil
            }
        },
        "lift": { field in
            switch field {
            case "member", "was", "undoneBy": isID
            case "at", "wasAt", "undoneAt", "adrenaline", "corrected": reads(Instant.self)
            case "seen": { $0.split(separator: " ").allSatisfy { HybridClock(String($0)) != nil } }
            default: nil
            }
        },
        "timing": { field in
            switch field {
            case "interval": { Int($0).map(MemberSettings.timerRange.contains) ?? false }
            case "rest": { Int($0).map(TreatmentTiming.restRange.contains) ?? false }
            default: nil
            }
        },
        "emergency": { field in field == "expires" ? reads(LocalDate.self) : nil },
        "settings": { field in
            switch field {
            case "timerOn": reads(Bool.self)
            case "timerMinutes": { Int($0).map(MemberSettings.timerRange.contains) ?? false }
            case "timeZone": isName
            default: field.hasPrefix("reminder-") ? reads(MemberSettings.Reminder.self) : nil
            }
        },
    ]

    private static func reads<Value: RegisterValue & SendableMetatype>(_ type: Value.Type) -> Reader {
        { Value(registerText: $0) != nil }
    }
}
