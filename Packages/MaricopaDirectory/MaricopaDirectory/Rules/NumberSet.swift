/// A bitmap of record numbers: 125 KB for a million records.
///
/// - Complexity: Set operations are O(largest number / 64).
struct NumberSet: Sendable {
    /// The numbers in one block of the store: 2 KB of bits.
    static let blockSize = 16_384
    static let wordsPerBlock = blockSize / 64

    private(set) var words: [UInt64]

    /// Creates an empty set for numbers from 0 to `largest`.
    init(upTo largest: Int64) {
        words = Array(repeating: 0, count: (Int(largest) / Self.blockSize + 1) * Self.wordsPerBlock)
    }

    var count: Int {
        words.withUnsafeBufferPointer { words in
            var count = 0
            for word in words { count &+= word.nonzeroBitCount }
            return count
        }
    }

    /// The size of the intersection with another set.
    func count(in other: NumberSet) -> Int {
        words.withUnsafeBufferPointer { words in
            other.words.withUnsafeBufferPointer { others in
                var count = 0
                for place in 0..<min(words.count, others.count) {
                    count &+= (words[place] & others[place]).nonzeroBitCount
                }
                return count
            }
        }
    }

    /// The size of the intersection with a stored block; `block` is its index. See ``NumberBlock``.
    func count(in bytes: UnsafeRawBufferPointer, block: Int) -> Int {
        let first = block * Self.wordsPerBlock
        guard block >= 0, first + Self.wordsPerBlock <= words.count else { return 0 }
        return words.withUnsafeBufferPointer { words in
            var count = 0
            if bytes.count == NumberBlock.bitmapBytes {
                for place in 0..<Self.wordsPerBlock {
                    let word = bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self)
                    count &+= (words[first + place] & UInt64(littleEndian: word)).nonzeroBitCount
                }
            } else {
                for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
                    let number = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
                    guard number < Self.blockSize else { continue }
                    count &+= Int(words[first + number >> 6] >> UInt64(number & 63) & 1)
                }
            }
            return count
        }
    }

    func isEmpty(block: Int) -> Bool {
        let first = block * Self.wordsPerBlock
        guard block >= 0, first + Self.wordsPerBlock <= words.count else { return true }
        return words[first..<first + Self.wordsPerBlock].allSatisfy { $0 == 0 }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func contains(_ number: Int64) -> Bool {
        let place = Int(number) >> 6
        return place < words.count && words[place] & (1 << UInt64(number & 63)) != 0
    }

    mutating func insert(_ number: Int64) { words[Int(number) >> 6] |= 1 << UInt64(number & 63) }

    mutating func remove(_ number: Int64) {
        let place = Int(number) >> 6
        if place < words.count { words[place] &= ~(1 << UInt64(number & 63)) }
    }

    mutating func formUnion(_ other: NumberSet) {
        combine(with: other) { $0 | $1 }
    }

    mutating func formIntersection(_ other: NumberSet) {
        combine(with: other) { $0 & $1 }
    }

    mutating func subtract(_ other: NumberSet) {
        combine(with: other) { $0 & ~$1 }
    }

    @inline(__always)
    private mutating func combine(with other: NumberSet, _ body: (UInt64, UInt64) -> UInt64) {
        words.withUnsafeMutableBufferPointer { words in
            other.words.withUnsafeBufferPointer { others in
                for place in 0..<min(words.count, others.count) { words[place] = body(words[place], others[place]) }
            }
        }
    }

    /// The numbers in ascending order.
    var numbers: [Int64] {
        var numbers: [Int64] = []
        for (place, word) in words.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                numbers.append(Int64(place * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        return numbers
    }

    /// Adds the numbers of a stored block; see ``NumberBlock``. Blocks and numbers beyond the largest are ignored, since no record has
    /// them.
    mutating func insert(_ bytes: UnsafeRawBufferPointer, block: Int) {
        let first = block * Self.wordsPerBlock
        guard block >= 0, first + Self.wordsPerBlock <= words.count else { return }
        words.withUnsafeMutableBufferPointer { words in
            if bytes.count == NumberBlock.bitmapBytes {
                for place in 0..<Self.wordsPerBlock {
                    let word = bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self)
                    words[first + place] |= UInt64(littleEndian: word)
                }
            } else {
                for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
                    let number = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
                    guard number < Self.blockSize else { continue }
                    words[first + number >> 6] |= 1 << UInt64(number & 63)
                }
            }
        }
    }
}

/// The record numbers of one block, by their low 14 bits. The stored form is an ascending list of little-endian 16-bit numbers, or a 2 KB
/// bitmap from 1,024 numbers on.
struct NumberBlock {
    static let bitmapBytes = NumberSet.blockSize / 8

    private var words = [UInt64](repeating: 0, count: NumberSet.wordsPerBlock)
    private(set) var isEmpty = true

    mutating func insert(_ number: Int64) {
        let low = Int(number) & (NumberSet.blockSize - 1)
        words[low >> 6] |= 1 << UInt64(low & 63)
        isEmpty = false
    }

    mutating func remove(_ number: Int64) {
        let low = Int(number) & (NumberSet.blockSize - 1)
        words[low >> 6] &= ~(1 << UInt64(low & 63))
        isEmpty = words.allSatisfy { $0 == 0 }
    }

    mutating func insert(_ numbers: ArraySlice<Int64>) {
        for number in numbers { insert(number) }
    }

    mutating func formUnion(_ other: NumberBlock) {
        for place in words.indices { words[place] |= other.words[place] }
        isEmpty = isEmpty && other.isEmpty
    }

    mutating func insert(_ bytes: UnsafeRawBufferPointer) {
        var set = NumberSet(upTo: 0)
        set.insert(bytes, block: 0)
        for place in words.indices { words[place] |= set.words[place] }
        isEmpty = words.allSatisfy { $0 == 0 }
    }

    mutating func removeAll() {
        for place in words.indices { words[place] = 0 }
        isEmpty = true
    }

    /// The stored form.
    var bytes: [UInt8] {
        let count = words.reduce(0) { $0 + $1.nonzeroBitCount }
        var bytes: [UInt8] = []
        guard count * 2 < Self.bitmapBytes else {
            bytes.reserveCapacity(Self.bitmapBytes)
            for word in words { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
            return bytes
        }
        bytes.reserveCapacity(count * 2)
        for (place, word) in words.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                Self.append(UInt16(place * 64 + rest.trailingZeroBitCount), to: &bytes)
                rest &= rest - 1
            }
        }
        return bytes
    }

    /// The stored form of an ascending list of numbers of one block.
    static func bytes(_ numbers: ArraySlice<Int64>) -> [UInt8] {
        guard numbers.count * 2 < bitmapBytes else {
            var block = NumberBlock()
            for number in numbers { block.insert(number) }
            return block.bytes
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * 2)
        for number in numbers {
            append(UInt16(truncatingIfNeeded: number & Int64(NumberSet.blockSize - 1)), to: &bytes)
        }
        return bytes
    }

    private static func append(_ number: UInt16, to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: number))
        bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    }
}
