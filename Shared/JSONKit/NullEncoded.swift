/// An optional value that is encoded as null if it is nil, so that the JSON of a screen has all keys.
///
///     @NullEncoded public private(set) var goal: String?
@propertyWrapper
public struct NullEncoded<Value> {
    public var wrappedValue: Value?

    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension NullEncoded: Equatable where Value: Equatable {}
extension NullEncoded: Hashable where Value: Hashable {}
extension NullEncoded: Sendable where Value: Sendable {}

extension NullEncoded: Encodable where Value: Encodable {
    /// Encodes the value or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension NullEncoded: Decodable where Value: Decodable {
    /// Decodes a value or null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(Value.self))
    }
}
