public import RealtimeTree
import TimeKit

/// The encoding of a tombstone in the database, at the path of the claim's box and the tombstone's clock:
///
///     {"claim": "0195749a6e40-0000-k3f9x2aa", "member": "…", "at": 1772979600000, "replacement": "0195749a7000-0000-k3f9x2aa"}
public enum TombstoneForm {
    /// Encodes a tombstone. Equal tombstones give equal bytes.
    public static func value(_ tombstone: Tombstone) -> RealtimeValue {
        var fields: [String: RealtimeValue] = [
            "claim": .string(tombstone.claim.rawValue), "member": .string(tombstone.member.rawValue),
            "at": WireFields.value(tombstone.at),
        ]
        if let replacement = tombstone.replacement { fields["replacement"] = .string(replacement.rawValue) }
        return .object(fields)
    }

    /// Decodes a tombstone; nil if the value is invalid. Unknown fields are ignored.
    public static func tombstone(_ value: RealtimeValue, clock: String, in slot: Slot) -> Tombstone? {
        guard let clock = HybridClock(clock), let claim = WireFields.text(value["claim"]), HybridClock(claim) != nil,
            let member = WireFields.text(value["member"]), let at = WireFields.instant(value["at"])
        else { return nil }
        let replacement: Claim.ID?
        switch value["replacement"] {
        case .string(let text) where HybridClock(text) != nil: replacement = ID(text)
        case .null: replacement = nil
        default: return nil
        }
        let tombstone = Tombstone(
            claim: ID(claim),
            slot: slot,
            member: ID(member),
            at: at,
            clock: clock,
            replacement: replacement
        )
        return tombstone.flaw == nil ? tombstone : nil
    }
}
