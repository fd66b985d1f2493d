/// One field of the plan: the last writer by the hybrid clock wins, whichever order the writes arrive in.
public struct Register: Hashable, Codable, Sendable {
    /// Which field of what.
    public struct Key: Hashable, Codable, Sendable, Comparable {
        /// What is read together: `room`, a cycle's id, a member's id.
        public let scope: String
        /// `item`, `unit`, `cycle`, …
        public let kind: String
        /// The id of the item, the unit, the cycle.
        public let entity: String
        /// The field's name. Fields that this version doesn't know are kept.
        public let field: String

        /// A field.
        public init(scope: String, kind: String, entity: String, field: String) {
            self.scope = scope
            self.kind = kind
            self.entity = entity
            self.field = field
        }

        /// In the order of the primary key.
        public static func < (left: Key, right: Key) -> Bool {
            (left.scope, left.kind, left.entity, left.field) < (right.scope, right.kind, right.entity, right.field)
        }
    }

    /// Which field.
    public let key: Key
    /// What stands in it; empty for nothing.
    public let value: String
    /// When it was written.
    public let clock: HybridClock

    /// A field with its value.
    public init(key: Key, value: String, clock: HybridClock) {
        self.key = key
        self.value = value
        self.clock = clock
    }

    /// Whether this write wins over another of the same field. A total order of clocks and then bytes, so every device decides
    /// alike.
    public func wins(over other: Register) -> Bool {
        other.clock == clock ? byteOrder([other.value], [value]) < 0 : other.clock < clock
    }
}
