import FractionParser
import TimeKit

// What a room file may say. Everything that this version writes passes; what would break a screen or a query later doesn't.

extension RoomFile {
    /// Throws `brokenRoomFile` with the first line that can't be.
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

    /// The newest clock of anything in it; nil in an empty one.
    var newestClock: HybridClock? {
        [registers.map(\.clock).max(), claims.map(\.clock).max(), tombstones.map(\.clock).max()].compactMap(\.self)
            .max()
    }

    /// Throws `brokenRoomFile` where a clock runs ahead by more than ten years: every later log would have to be later still.
    func checkClocks(now: Instant) throws(TIPsError) {
        let limit = now.adding(days24h: 3653).milliseconds
        let clocks = [registers.map(\.clock), claims.map(\.clock), tombstones.map(\.clock)].joined()
        if let ahead = clocks.first(where: { $0.milliseconds > limit }) {
            throw .brokenRoomFile(reason: "the clock \(ahead) is more than ten years ahead")
        }
    }

    /// The field that names the room; nil where there is none.
    static let roomID = Register.Key(scope: PlanReader.roomScope, kind: "room", entity: "room", field: "id")
}

/// The longest id, in bytes.
private let idLimit = 128
/// The longest name, in bytes: 200 characters of eight scalars each.
private let nameLimit = 6_400
/// The longest value of a register, in bytes: the longest note.
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

/// Without control characters, but for line breaks and tabs where they are allowed.
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
        if ![slot.item.rawValue, cycle.rawValue, member.rawValue].allSatisfy(isID) { return "an id can't be read" }
        if !clock.isShort { return "the id is too long" }
        let taken = Int((Double(at.milliseconds) / 86_400_000).rounded(.down))
        // A box is of the day of the tick or of the day before, in whatever zone.
        if abs(slot.day.dayNumber - taken) > 2 { return "the box is of another day than the tick" }
        if !isName(snapshot.item) { return "the name can't be read" }
        if let dose = snapshot.dose, !isName(dose.amount) || !isName(dose.unit) { return "the dose can't be read" }
        if let more, more.isEmpty || more.utf16.count > ClaimDetail.limit {
            return "what it says besides can't be read"
        }
        return nil
    }
}

extension Tombstone {
    var flaw: String? {
        if ![slot.item.rawValue, member.rawValue].allSatisfy(isID) { return "an id can't be read" }
        if !clock.isShort || claim.rawValue.utf8.count > idLimit { return "the clock is too long" }
        return nil
    }
}

// MARK: Registers

extension Register {
    var flaw: String? {
        if ![key.scope, key.kind, key.entity, key.field].allSatisfy(isID) { return "its key can't be read" }
        if !clock.isShort { return "the clock is too long" }
        if !isText(value, limit: valueLimit, hasLines: true) { return "the value can't be read" }
        if value.isEmpty, key.kind == "room", ["id", "timeZone"].contains(key.field) {
            return "there is no room without its \(key.field)"
        }
        let trail = FieldTrail.parts(of: key.field)
        let field = trail?.base ?? key.field
        if trail != nil, value == FieldTrail.nothing || !Register.Key.hasTrail(key.kind, field) { return nil }
        guard !value.isEmpty, let isReadable = Self.readers[key.kind]?(field) else { return nil }
        return isReadable(value) ? nil : "“\(value.prefix(40))” is no \(key.field) of \(key.kind)"
    }

    private typealias Reader = @Sendable (String) -> Bool

    /// Whether a value can be read, by kind and field; nil for a field that this version doesn't know.
    private static let readers: [String: @Sendable (String) -> Reader?] = [
        "room": { field in
            switch field {
            case "id", "timeZone": isName
            case "code": reads(RoomCode.self)
            default: nil
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
            case "weekly": reads(Bool.self)
            case "dose": reads(Dose.self)
            case "added", "archived", "stopped": reads(LocalDate.self)
            case "unconfirmed": reads(Bool.self)
            default: isWeek(field) ? reads(Dose.self) : nil
            }
        },
        "hold": { field in
            switch field {
            case "reason", "was": isName
            case "member", "heldBy", "releasedBy": isID
            case "releasedAt": reads(Instant.self)
            default: nil
            }
        },
        "clinic": { field in
            field == "phone" || GateReason.Kind(rawValue: field) != nil ? isName : nil
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
            case "at", "wasAt", "deletedAt": reads(Instant.self)
            case "day": reads(LocalDate.self)
            case "member", "after", "photo", "deletedBy": isID
            case "onsetMinutes": reads(Int.self)
            case "adrenaline": reads(Instant.self)
            case "antihistamine", "emergencyRoom": reads(Bool.self)
            default: nil
            }
        },
        "lift": { field in
            switch field {
            case "member": isID
            case "at": reads(Instant.self)
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

    /// `w06`
    private static func isWeek(_ field: String) -> Bool {
        field.hasPrefix("w") && field.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
