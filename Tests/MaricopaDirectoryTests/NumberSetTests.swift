import TestKit
import Testing

@testable import MaricopaDirectory

@Suite("Sets of numbers")
struct NumberSetTests {
    @Test("blocks of few and of many numbers come back from their bytes, and sets agree with Swift's")
    func agrees() {
        var random = SeededGenerator(seed: 1)
        for count in [0, 1, 5, 1_023, 1_024, 1_025, 9_000, 16_384] {
            let numbers = Set((0..<count).map { _ in Int64(16_384 + random.int(in: 0...16_383)) })
            var block = NumberBlock()
            for number in numbers { block.insert(number) }
            let bytes = block.bytes
            #expect(bytes.count <= NumberBlock.bitmapBytes && bytes == NumberBlock.bytes(numbers.sorted()[...]))
            var set = NumberSet(upTo: 40_000)
            bytes.withUnsafeBytes { set.insert($0, block: 1) }
            #expect(set.numbers == numbers.sorted() && set.count == numbers.count)
            #expect(set.isEmpty == numbers.isEmpty && block.isEmpty == numbers.isEmpty)

            let others = Set((0..<500).map { _ in Int64(random.int(in: 0...40_000)) })
            var other = NumberSet(upTo: 40_000)
            for number in others { other.insert(number) }
            #expect(set.count(in: other) == numbers.intersection(others).count)
            #expect(bytes.withUnsafeBytes { other.count(in: $0, block: 1) } == numbers.intersection(others).count)
            #expect(set.isEmpty(block: 1) == numbers.isEmpty && set.isEmpty(block: 0) && set.isEmpty(block: 9))
            var (union, both, rest) = (set, set, set)
            union.formUnion(other)
            both.formIntersection(other)
            rest.subtract(other)
            #expect(union.numbers == numbers.union(others).sorted())
            #expect(both.numbers == numbers.intersection(others).sorted())
            #expect(rest.numbers == numbers.subtracting(others).sorted())
        }
    }

    @Test("entries beyond the largest number are passed over, and a block from a damaged file breaks nothing")
    func beyond() {
        var set = NumberSet(upTo: 100)
        for (bytes, block) in [
            ([UInt8](repeating: 255, count: 2_048), 1), ([1, 2, 3], 0), ([255, 255], 0), ([1, 0], -1),
        ] {
            bytes.withUnsafeBytes { set.insert($0, block: block) }
        }
        #expect(set.numbers == [513] && !set.contains(1_000_000))
        set.remove(1_000_000)
        set.remove(513)
        #expect(set.isEmpty)
    }
}
