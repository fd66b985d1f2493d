/// A value that may be missing, written as null where it is: readers of the JSON then find every key on every screen.
///
///     @NullEncoded public private(set) var goal: String?
@propertyWrapper
public struct NullEncoded<Value> {
    /// The value.
    public var wrappedValue: Value?

    /// A value, or none.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension NullEncoded: Equatable where Value: Equatable {}
extension NullEncoded: Hashable where Value: Hashable {}
extension NullEncoded: Sendable where Value: Sendable {}

extension NullEncoded: Encodable where Value: Encodable {
    /// Writes the value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension NullEncoded: Decodable where Value: Decodable {
    /// Reads a value, or null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
    }
}
