/// A set that is encoded in the order of its raw values, so that equal values have equal JSON.
///
///     @InOrder public var tags: Set<FoodTag>
@propertyWrapper
public struct InOrder<Element: RawRepresentable & Hashable & Sendable>: Hashable, Sendable
where Element.RawValue: Comparable {
    public var wrappedValue: Set<Element>

    public init(wrappedValue: Set<Element>) { self.wrappedValue = wrappedValue }
}

extension InOrder: Codable where Element: Codable {
    /// Decodes a list in any order.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Set(from: decoder))
    }

    /// Encodes the elements as a list.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.sorted { $0.rawValue < $1.rawValue }.encode(to: encoder)
    }
}
