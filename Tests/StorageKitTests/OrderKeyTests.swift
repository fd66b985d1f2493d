import Foundation
import StorageKit
import TestKit
import Testing

@Suite("OrderKey: there is always room between two rows")
struct OrderKeyTests {
    @Test(
        "an empty list, the head, the tail and the middle each have a key",
        arguments: [
            (nil, nil, "a0"), ("a0", nil, "a1"), (nil, "a0", "Zz"), ("a0", "a1", "a0V"), ("Zz", "a0", "ZzV"),
            ("az", nil, "b00"), (nil, "b00", "az"), ("Zz", nil, "a0"), (nil, "Z0", "Yzz"), ("Yzz", nil, "Z0"),
            ("a0", "a2", "a1"), ("a0V", "a1", "a0l"), ("a0", "a0V", "a0G"), ("a0", "a01", "a00V"), (nil, "a0V", "a0"),
            ("zzzzzzzzzzzzzzzzzzzzzzzzzzz", nil, "zzzzzzzzzzzzzzzzzzzzzzzzzzzV"),
            (nil, "A000000000000000000000000001", "A000000000000000000000000000V"),
            (nil, "A00000000000000000000000001", "A00000000000000000000000000V"),
        ] as [(String?, String?, String)]
    )
    func known(lower: String?, upper: String?, expected: String) throws {
        let low = try lower.map { try #require(OrderKey(rawValue: $0)) }
        let high = try upper.map { try #require(OrderKey(rawValue: $0)) }
        let key = OrderKey.between(low, high)
        #expect(key.rawValue == expected)
        #expect(OrderKey(rawValue: key.rawValue) == key)
        if let low { #expect(low < key) }
        if let high { #expect(key < high) }
    }

    @Test(
        "a text that is no key is refused",
        arguments: [
            "", "a", "0", "b0", "a00", "a0V0", "a0!", "a0é", " a0", "A00000000000000000000000000", "5a",
        ]
    )
    func refused(text: String) {
        #expect(OrderKey(rawValue: text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([OrderKey].self, from: JSONEncoder().encode([text]))
        }
    }

    @Test("10,000 insertions at one end leave keys of at most 4 characters", arguments: [true, false])
    func ends(head: Bool) {
        var keys = [OrderKey.between(nil, nil)]
        var last = keys[0]
        for _ in 0..<10_000 {
            let next = head ? OrderKey.between(nil, last) : OrderKey.between(last, nil)
            #expect(head ? next < last : last < next)
            last = next
            keys.append(next)
        }
        #expect(keys.map(\.rawValue.count).max() ?? 0 <= 4)
    }

    @Test(
        "repeated insertion at one place in the middle adds about a character for six keys",
        arguments: [true, false]
    )
    func middle(downwards: Bool) {
        var low = OrderKey.between(nil, nil)
        var high = OrderKey.between(low, nil)
        for _ in 0..<600 {
            let key = OrderKey.between(low, high)
            #expect(low < key && key < high)
            if downwards { high = key } else { low = key }
        }
        #expect(max(low.rawValue.count, high.rawValue.count) <= 2 + 600 / 5)
    }

    @Test("any history of insertions keeps the order of a plain array", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var keys: [OrderKey] = []
        for _ in 0..<800 {
            let index = Int.random(in: 0...keys.count, using: &generator)
            let key = OrderKey.between(index > 0 ? keys[index - 1] : nil, index < keys.count ? keys[index] : nil)
            #expect(OrderKey(rawValue: key.rawValue) == key, "seed \(seed): \(key) is no key")
            keys.insert(key, at: index)
        }
        #expect(keys == keys.sorted(), "seed \(seed)")
        #expect(Set(keys).count == keys.count, "seed \(seed)")
        #expect(keys.map(\.rawValue) == keys.map(\.rawValue).sorted(), "seed \(seed): text sorts as the keys do")
    }

    @Test("keys made in one go are in order, within their bounds and short", arguments: [0, 1, 2, 7, 1000])
    func bulk(count: Int) throws {
        let low = try #require(OrderKey(rawValue: "a5"))
        let high = try #require(OrderKey(rawValue: "a6"))
        for (lower, upper) in [(nil, nil), (low, nil), (nil, high), (low, high)] as [(OrderKey?, OrderKey?)] {
            let keys = OrderKey.keys(count, between: lower, upper)
            #expect(keys.count == count)
            #expect(keys == keys.sorted())
            #expect(Set(keys).count == count)
            if let first = keys.first, let last = keys.last {
                if let lower { #expect(lower < first) }
                if let upper { #expect(last < upper) }
            }
            #expect(keys.map(\.rawValue.count).max() ?? 0 <= 6)
        }
    }

    @Test("a key is one string in JSON")
    func json() throws {
        let keys = OrderKey.keys(3, between: nil, nil)
        let data = try JSONEncoder().encode(keys)
        #expect(String(decoding: data, as: UTF8.self) == #"["a0","a1","a2"]"#)
        #expect(try JSONDecoder().decode([OrderKey].self, from: data) == keys)
    }
}
