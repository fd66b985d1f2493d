import Foundation
import JWTKit
import RealtimeTree

/// What a token says, whatever that is. Its meaning is checked by whoever asked for the token.
struct TokenClaims: JWTPayload, Hashable {
    var values: [String: RealtimeValue]

    init(_ values: [String: RealtimeValue]) { self.values = values }

    func verify(using algorithm: some JWTAlgorithm) async throws {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        values = [:]
        for key in container.allKeys {
            values[key.stringValue] = try container.decode(JSONClaim.self, forKey: key).value
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (name, value) in values where value.exists { try container.encode(JSONClaim(value), forKey: Key(name)) }
    }

    fileprivate struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension TokenClaims {
    /// A claim that is a text.
    func text(_ name: String) -> String? { if case .string(let text)? = values[name] { text } else { nil } }

    /// A claim that is a time in whole seconds; held within the years 1970 to 9999, so that sums of times are numbers.
    func seconds(_ name: String) -> Int64? {
        guard case .number(let number)? = values[name], number.rounded() == number else { return nil }
        return Int64(min(max(number, 0), 253_402_300_800))
    }
}

/// One claim as JSON. Nulls aren't there, and lists are children that count from 0, as everywhere in a realtime database.
private struct JSONClaim: Codable {
    let value: RealtimeValue

    init(_ value: RealtimeValue) { self.value = value }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: TokenClaims.Key.self) {
            var children: [String: RealtimeValue] = [:]
            for key in object.allKeys {
                children[key.stringValue] = try object.decode(JSONClaim.self, forKey: key).value
            }
            value = .children(children)
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var children: [String: RealtimeValue] = [:]
            while !list.isAtEnd { children[String(list.currentIndex)] = try list.decode(JSONClaim.self).value }
            value = .children(children)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            value = .null
        } else if let bool = try? single.decode(Bool.self) {
            value = .bool(bool)
        } else if let number = try? single.decode(Double.self) {
            value = .number(number)
        } else {
            value = .string(try single.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let children):
            var object = encoder.container(keyedBy: TokenClaims.Key.self)
            for (name, child) in children { try object.encode(JSONClaim(child), forKey: TokenClaims.Key(name)) }
        case .null:
            var single = encoder.singleValueContainer()
            try single.encodeNil()
        case .bool(let bool):
            var single = encoder.singleValueContainer()
            try single.encode(bool)
        case .number(let number):
            var single = encoder.singleValueContainer()
            // Times are whole numbers without a fraction, as everybody else's readers want them.
            if let whole = Int64(exactly: number) { try single.encode(whole) } else { try single.encode(number) }
        case .string(let text):
            var single = encoder.singleValueContainer()
            try single.encode(text)
        }
    }
}

extension TokenClaims {
    /// Claims as JSON.
    func encoded() throws -> Data { try JSONEncoder().encode(self) }

    /// Claims that were kept as JSON.
    static func decoded(_ bytes: [UInt8]) throws -> TokenClaims {
        try JSONDecoder().decode(Self.self, from: Data(bytes))
    }
}
