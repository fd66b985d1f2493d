public import RealtimeTree
import TimeKit

/// A field of the plan or of somebody's settings, as it lies in the database: `{"v": "tsp", "t": 1772979600000, "h": "0000-k3f9x2aa"}`.
///
/// The clock of the field has two parts. `t` is its milliseconds as a number, which the rules of the database compare with the server's
/// time. `h` is its counter and its device.
public enum RegisterForm {
    /// The value; the same bytes for the same register.
    public static func value(_ register: Register) -> RealtimeValue {
        value(register.value, register.clock)
    }

    /// The register at a place; nil for what none can be, and for a value that this version can't read in a field that it knows. Fields and
    /// kinds that it doesn't know are kept.
    public static func register(_ value: RealtimeValue, _ key: Register.Key) -> Register? {
        guard let text = WireFields.text(value["v"]), let clock = clock(value) else { return nil }
        let register = Register(key: key, value: text, clock: clock)
        return register.flaw == nil ? register : nil
    }

    /// The clock of what is at a place, whether its value can be read or not.
    public static func clock(_ value: RealtimeValue) -> HybridClock? {
        guard let time = WireFields.instant(value["t"]), let rest = WireFields.text(value["h"]) else { return nil }
        return HybridClock(milliseconds: time.milliseconds, rest: rest)
    }

    /// A value in today's form.
    ///
    /// An outbox may still hold the form of earlier versions, `{"v": "tsp", "h": "0195749a6e40-0000-k3f9x2aa"}`, which had the whole clock in
    /// one text. Any other value is returned as it is.
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
