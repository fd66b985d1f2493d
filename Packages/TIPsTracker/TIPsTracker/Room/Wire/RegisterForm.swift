public import RealtimeTree
import TimeKit

/// The encoding of a field of the plan or the settings in the database: `{"v": "tsp", "t": 1772979600000, "h": "0000-k3f9x2aa"}`.
///
/// The clock has two parts. `t` is its milliseconds as a number, which the database rules compare with the server's time. `h` is its counter
/// and its device.
public enum RegisterForm {
    /// Encodes a register. Equal registers give equal bytes.
    public static func value(_ register: Register) -> RealtimeValue {
        value(register.value, register.clock)
    }

    /// Decodes a register; nil if the value is invalid, or if this version knows the field but can't read its value. Unknown fields and kinds
    /// are kept.
    public static func register(_ value: RealtimeValue, _ key: Register.Key) -> Register? {
        guard let text = WireFields.text(value["v"]), let clock = clock(value) else { return nil }
        let register = Register(key: key, value: text, clock: clock)
        return register.flaw == nil ? register : nil
    }

    /// Decodes the clock of a value, even if the rest can't be read.
    public static func clock(_ value: RealtimeValue) -> HybridClock? {
        guard let time = WireFields.instant(value["t"]), let rest = WireFields.text(value["h"]) else { return nil }
        return HybridClock(milliseconds: time.milliseconds, rest: rest)
    }

    /// Returns a value in the present format.
    ///
    /// An outbox may still hold values in the format of earlier versions, `{"v": "tsp", "h": "0195749a6e40-0000-k3f9x2aa"}`, with the whole
    /// clock in one text. Any other value is returned unchanged.
    static func upgraded(_ value: RealtimeValue) -> RealtimeValue {
        guard Set(value.children.keys) == ["v", "h"], let text = WireFields.text(value["v"]),
            let clock = WireFields.text(value["h"]).flatMap({ HybridClock($0) })
        else { return value }
        return Self.value(text, clock)
    }

    private static func value(_ text: String, _ clock: HybridClock) -> RealtimeValue {
        .object(["v": .string(text), "t": .number(Double(clock.milliseconds)), "h": .string(clock.rest)])
    }
}
