/// A growing buffer for the bytes of a page.
///
/// Only the elements of HTMLKit can write markup into it. All other text goes through `write(text:)` and
/// `write(attribute:)`, so no input can begin a tag.
public struct MarkupWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    /// Creates an empty writer with room for `capacity` bytes. It grows as needed.
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

    /// A copy of the bytes written so far, which are valid UTF-8.
    @inlinable public var bytes: [UInt8] {
        [UInt8](UnsafeBufferPointer(start: base, count: count))
    }

    /// The text written so far.
    @inlinable public var string: String {
        String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }
}

extension MarkupWriter {
    /// Reserves room for `extra` more bytes. The capacity at least doubles, so the total cost stays linear.
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

    /// Writes a literal unchanged.
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

    /// Writes a whole number in decimal digits.
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

extension MarkupWriter {
    /// Writes bytes in Base64 (RFC 4648 section 4), with padding.
    mutating func write(base64 bytes: [UInt8]) {
        let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        reserve((bytes.count + 2) / 3 * 4)
        var target = base + count
        var position = 0
        while position < bytes.count {
            let left = bytes.count - position
            let second = left > 1 ? bytes[position + 1] : 0
            let third = left > 2 ? bytes[position + 2] : 0
            let bits = Int(bytes[position]) << 16 | Int(second) << 8 | Int(third)
            target[0] = alphabet.utf8Start[bits >> 18]
            target[1] = alphabet.utf8Start[bits >> 12 & 63]
            target[2] = left > 1 ? alphabet.utf8Start[bits >> 6 & 63] : UInt8(ascii: "=")
            target[3] = left > 2 ? alphabet.utf8Start[bits & 63] : UInt8(ascii: "=")
            target += 4
            position += 3
        }
        count = target - base
    }
}

extension MarkupWriter {
    /// Writes a coordinate with at most three decimals, without trailing zeros, exponents or "-0", and with a point in
    /// any locale. Values are clamped to ±1e12, and NaN is written as 0.
    mutating func write(coordinate value: Double) {
        guard !value.isNaN else { return write(integer: 0) }
        let limited = Swift.min(Swift.max(value, -1e12), 1e12)
        // `rounded` would need the C mathematics library.
        let thousandths = Int(limited * 1000 + (limited < 0 ? -0.5 : 0.5))
        if thousandths < 0 { write(byte: UInt8(ascii: "-")) }
        let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        write(integer: whole)
        guard fraction > 0 else { return }
        write(byte: UInt8(ascii: "."))
        var rest = fraction
        var unit = 100
        while rest > 0 {
            write(byte: UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }
}

extension MarkupWriter {
    /// Writes ` name="value"` for each attribute, but only the first of each name.
    @usableFromInline
    mutating func write(attributes: [Attribute?]) {
        for (position, attribute) in attributes.enumerated() {
            guard let attribute else { continue }
            let isRepeated = attributes[..<position].contains { $0?.name.hasSameBytes(as: attribute.name) ?? false }
            if !isRepeated { write(attribute.name, attribute.value) }
        }
    }

    mutating func write(attributes: [SVGAttribute?]) {
        write(attributes: attributes.map { $0.map { Attribute($0.name, $0.value) } })
    }

    @usableFromInline
    mutating func write(_ name: StaticString, _ value: AttributeValue) {
        write(byte: UInt8(ascii: " "))
        write(literal: name)
        if case .flag = value { return }
        write(literal: "=\"")
        switch value {
        case .flag: break
        case .token(let token): write(attribute: token.description)
        case .text(let text): write(attribute: text)
        case .integer(let number): write(integer: number)
        case .coordinate(let number): write(coordinate: number)
        case .coordinates(let numbers):
            for (position, number) in numbers.enumerated() {
                if position > 0 { write(byte: UInt8(ascii: " ")) }
                write(coordinate: number)
            }
        case .image(.link(let target)): write(attribute: target.text)
        case .image(.embedded(let bytes, let type)):
            write(literal: "data:")
            write(literal: type.name)
            write(literal: ";base64,")
            write(base64: bytes)
        }
        write(byte: UInt8(ascii: "\""))
    }
}

extension StaticString {
    fileprivate func hasSameBytes(as other: StaticString) -> Bool {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
            .elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
    }
}
