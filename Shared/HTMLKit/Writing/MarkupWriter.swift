/// The bytes of a page while it is being written: one growing block of memory, freed with its owner.
///
/// Only HTMLKit's own elements can write markup into it; everything else goes through `write(text:)` and
/// `write(attribute:)`, so no value from outside can begin a tag.
public struct MarkupWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    /// An empty writer with room for `capacity` bytes; it grows as needed.
    @inlinable
    public init(capacity: Int = 4096) {
        let room = max(capacity, 64)
        base = .allocate(capacity: room)
        self.capacity = room
    }

    @inlinable
    deinit {
        base.deallocate()
    }

    /// What has been written so far, copied out: valid UTF-8.
    @inlinable public var bytes: [UInt8] {
        [UInt8](UnsafeBufferPointer(start: base, count: count))
    }

    /// What has been written so far, as text.
    @inlinable public var string: String {
        String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }
}

extension MarkupWriter {
    /// Makes room for `extra` more bytes. Doubling keeps the total cost linear.
    @inlinable
    mutating func reserve(_ extra: Int) {
        if count + extra > capacity { grow(by: extra) }
    }

    @usableFromInline
    mutating func grow(by extra: Int) {
        let room = max(capacity * 2, count + extra)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = room
    }

    /// Writes a constant of the source code as it is.
    @inlinable
    mutating func write(literal: StaticString) {
        let length = literal.utf8CodeUnitCount
        reserve(length)
        (base + count).update(from: literal.utf8Start, count: length)
        count += length
    }

    /// Writes bytes that are already markup.
    mutating func write(markup: [UInt8]) {
        markup.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            reserve(source.count)
            (base + count).update(from: start, count: source.count)
            count += source.count
        }
    }

    @inlinable
    mutating func write(byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    /// Writes a whole number in decimal digits, whatever the locale.
    @usableFromInline
    mutating func write(integer: Int) {
        var rest = integer.magnitude
        reserve(20)
        if integer < 0 { write(byte: UInt8(ascii: "-")) }
        let start = count
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            base[count] = UInt8(ascii: "0") + UInt8(digit)
            count += 1
            rest = quotient
        } while rest > 0
        var digits = UnsafeMutableBufferPointer(start: base + start, count: count - start)
        digits.reverse()
    }
}
