public import RealtimeTree
public import TimeKit

/// The encoding of a claim in the database, at the path of its box and its clock:
///
///     {"member": "…", "at": 1772979600000, "recorded": 1772979601000, "cycle": "cycle-3",
///      "name": "Peanut", "category": "treatment", "amount": "1/4", "unit": "tsp", "early": true,
///      "more": "{…}"}
///
/// Times are milliseconds since 1970. A claim without a dose has neither `amount` nor `unit`. `early` is present only if it is true. `more` is
/// present only if the claim has details.
public enum ClaimForm {
    /// Encodes a claim. Equal claims give equal bytes.
    public static func value(_ claim: Claim) -> RealtimeValue {
        var fields: [String: RealtimeValue] = [
            "member": .string(claim.member.rawValue), "at": WireFields.value(claim.at),
            "recorded": WireFields.value(claim.recordedAt), "cycle": .string(claim.cycle.rawValue),
            "name": .string(claim.snapshot.item), "category": .string(claim.snapshot.category.rawValue),
        ]
        if let dose = claim.snapshot.dose {
            fields["amount"] = .string(dose.amount)
            fields["unit"] = .string(dose.unit)
        }
        if claim.isEarly { fields["early"] = .bool(true) }
        if let more = claim.more { fields["more"] = .string(more) }
        return .object(fields)
    }

    /// Decodes a claim; nil if the value is invalid. Unknown fields are ignored.
    public static func claim(_ value: RealtimeValue, _ id: Claim.ID, in slot: Slot) -> Claim? {
        guard let clock = HybridClock(id.rawValue), let member = WireFields.text(value["member"]),
            let at = WireFields.instant(value["at"]), let recorded = WireFields.instant(value["recorded"]),
            let cycle = WireFields.text(value["cycle"]), let name = WireFields.text(value["name"]),
            let category = WireFields.text(value["category"]).flatMap({ Category(rawValue: $0) })
        else { return nil }
        let dose: DoseLabel?
        switch (value["amount"], value["unit"]) {
        case (.string(let amount), .string(let unit)): dose = DoseLabel(amount: amount, unit: unit)
        case (.null, .null): dose = nil
        default: return nil
        }
        let isEarly: Bool
        switch value["early"] {
        case .bool(let early): isEarly = early
        case .null: isEarly = false
        default: return nil
        }
        let claim = Claim(
            clock: clock,
            slot: slot,
            cycle: ID(cycle),
            member: ID(member),
            at: at,
            recordedAt: recorded,
            snapshot: Snapshot(item: name, category: category, dose: dose),
            isEarly: isEarly,
            more: WireFields.text(value["more"])
        )
        return claim.flaw == nil ? claim : nil
    }
}

/// The encoding of times and texts, which the forms share.
enum WireFields {
    /// The valid times in milliseconds, from the year 1 to 9999.
    private static let times = -62_135_596_800_000.0...253_402_300_799_999.0

    static func value(_ instant: Instant) -> RealtimeValue { .number(Double(instant.milliseconds)) }

    /// Decodes a time; nil if the value isn't a whole number within the years 1 to 9999.
    static func instant(_ value: RealtimeValue) -> Instant? {
        guard case .number(let number) = value, times.contains(number), number == number.rounded() else { return nil }
        return Instant(milliseconds: Int64(number))
    }

    static func text(_ value: RealtimeValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}
