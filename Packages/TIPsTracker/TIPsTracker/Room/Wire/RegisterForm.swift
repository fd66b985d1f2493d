public import RealtimeTree

/// A field of the plan or of somebody's settings, as it lies in the database: `{"v": "tsp", "h": "0195749a6e40-0000-k3f9x2aa"}`.
public enum RegisterForm {
    /// The value; the same bytes for the same register.
    public static func value(_ register: Register) -> RealtimeValue {
        .object(["v": .string(register.value), "h": .string(register.clock.text)])
    }

    /// The register at a place; nil for what none can be, and for a value that this version can't read in a field that it knows. Fields and
    /// kinds that it doesn't know are kept.
    public static func register(_ value: RealtimeValue, _ key: Register.Key) -> Register? {
        guard let text = WireFields.text(value["v"]), let clock = clock(value) else { return nil }
        let register = Register(key: key, value: text, clock: clock)
        return register.flaw == nil ? register : nil
    }

    /// When what is at a place was written, whether its value can be read or not.
    public static func clock(_ value: RealtimeValue) -> HybridClock? {
        WireFields.text(value["h"]).flatMap { HybridClock($0) }
    }
}
