/// One field of the plan: a last-writer-wins register, ordered by the hybrid clock. The order of arrival doesn't matter.
public struct Register: Hashable, Codable, Sendable {
    /// The address of a field.
    public struct Key: Hashable, Codable, Sendable, Comparable {
        /// The group of fields that is read together: `room`, a cycle's id, a member's id.
        public let scope: String
        /// `item`, `unit`, `cycle`, …
        public let kind: String
        /// The id of the item, the unit, the cycle.
        public let entity: String
        /// The field's name. Unknown fields, written by a later version, are kept.
        public let field: String

        public init(scope: String, kind: String, entity: String, field: String) {
            self.scope = scope
            self.kind = kind
            self.entity = entity
            self.field = field
        }

        /// Compares in the order of the primary key.
        public static func < (left: Key, right: Key) -> Bool {
            (left.scope, left.kind, left.entity, left.field) < (right.scope, right.kind, right.entity, right.field)
        }
    }

    public let key: Key
    /// The value as text; empty for none.
    public let value: String
    /// The time of the write.
    public let clock: HybridClock

    public init(key: Key, value: String, clock: HybridClock) {
        self.key = key
        self.value = value
        self.clock = clock
    }

    /// Whether this write wins over another of the same field. The order is total (clock, then bytes), so all devices agree.
    public func wins(over other: Register) -> Bool {
        other.clock == clock ? byteOrder([other.value], [value]) < 0 : other.clock < clock
    }
}
