/// A field of the plan as a last-writer-wins register. The hybrid clock orders the writes, so the order of their arrival doesn't matter.
public struct Register: Hashable, Codable, Sendable {
    /// The address of a field.
    public struct Key: Hashable, Codable, Sendable, Comparable {
        /// The group of fields that are read together: `room`, a cycle's id or a member's id.
        public let scope: String
        /// The kind of record: `item`, `unit`, `cycle`, ….
        public let kind: String
        /// The id of the record.
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

    /// Whether this write wins over another of the same field.
    ///
    /// The later clock wins. At equal clocks the greater value wins, compared by bytes, so all devices agree.
    public func wins(over other: Register) -> Bool {
        other.clock == clock ? byteOrder([other.value], [value]) < 0 : other.clock < clock
    }
}
