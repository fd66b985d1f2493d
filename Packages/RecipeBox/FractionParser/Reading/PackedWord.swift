/// A word of at most sixteen bytes, packed into two integers for fast comparison. ASCII letters are in lower case.
struct PackedWord: Hashable {
    /// The first eight bytes, the first of them lowest.
    private(set) var first: UInt64 = 0
    /// The ninth to the sixteenth byte.
    private(set) var second: UInt64 = 0
    /// The number of appended bytes, which may exceed sixteen.
    private(set) var count = 0

    init() {}

    init(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
    }

    /// Creates a word of UTF-8 bytes; nil for more than sixteen.
    init?(_ text: some Sequence<UInt8>) {
        for byte in text {
            guard count < 16 else { return nil }
            append(byte)
        }
    }

    /// Appends a byte. An ASCII letter is appended in lower case.
    ///
    /// Bytes after the sixteenth are counted but not kept, so a longer word never equals one of the table.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
        if count < 8 {
            first |= UInt64(lower) << UInt64(count &* 8)
        } else if count < 16 {
            second |= UInt64(lower) << UInt64((count &- 8) &* 8)
        }
        count &+= 1
    }

    @inline(__always)
    static func == (left: PackedWord, right: PackedWord) -> Bool {
        left.first == right.first && left.second == right.second && left.count == right.count
    }

    /// The hash of the word: the bytes mixed by multiplication with odd constants, so that the low bits depend on all of them.
    @inline(__always)
    var mixed: UInt64 {
        let value = (first ^ (second &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return value ^ (value >> 32)
    }
}

/// A read-only hash table from words to values, with open addressing and at most half full.
struct WordTable<Value: Sendable>: Sendable {
    private let slots: [(word: PackedWord, value: Value)?]
    /// The number of slots, a power of two, minus 1.
    private let mask: Int

    /// Creates a table. If a word has several values, the last one is kept.
    init(_ entries: [(PackedWord, Value)]) {
        var size = 16
        while size < entries.count * 2 { size *= 2 }
        mask = size - 1
        var slots = [(word: PackedWord, value: Value)?](repeating: nil, count: size)
        for (word, value) in entries {
            var index = Int(truncatingIfNeeded: word.mixed) & mask
            while let slot = slots[index], slot.word != word { index = (index + 1) & mask }
            slots[index] = (word, value)
        }
        self.slots = slots
    }

    /// The value of a word; nil if the table doesn't have it.
    @inline(__always)
    subscript(word: PackedWord) -> Value? {
        var index = Int(truncatingIfNeeded: word.mixed) & mask
        while let slot = slots[index] {
            if slot.word == word { return slot.value }
            index = (index &+ 1) & mask
        }
        return nil
    }
}
