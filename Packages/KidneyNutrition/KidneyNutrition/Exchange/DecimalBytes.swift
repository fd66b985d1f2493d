import FractionParser

/// Exact parsing of numbers in data files.
enum DecimalBytes {
    /// Parses a decimal such as "0.85", "12", ".5" or "1.2E-3" to the nearest thousandth, half to even. Nil for another text, a negative or
    /// a too large number.
    ///
    /// USDA's Standard Reference has at most two decimal places, so only some figures of FoodData Central are rounded.
    static func thousandths(_ bytes: UnsafeBufferPointer<UInt8>) -> Thousandths? {
        var mantissa: Int64 = 0
        var places = 0
        var digits = 0
        var isFraction = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte &- 48 < 10 {
                digits += 1
                guard mantissa < 100_000_000_000_000_000 else {
                    // Further fraction digits are far below a thousandth; further integer digits are too large.
                    if !isFraction { return nil }
                    index += 1
                    continue
                }
                mantissa = mantissa * 10 + Int64(byte - 48)
                if isFraction { places += 1 }
            } else if byte == 46, !isFraction {
                isFraction = true
            } else if byte == 69 || byte == 101 {
                guard let exponent = exponent(bytes[(index + 1)...]) else { return nil }
                places -= exponent
                break
            } else {
                return nil
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        return scaled(mantissa, places: places)
    }

    /// Parses an integer; nil for another text, or more than 18 digits.
    static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
        var value = 0
        for byte in bytes {
            guard byte &- 48 < 10 else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        return value
    }

    private static func exponent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let isNegative = bytes.first == 45
        let digits = isNegative || bytes.first == 43 ? bytes.dropFirst() : bytes
        guard (1...3).contains(digits.count) else { return nil }
        var value = 0
        for byte in digits {
            guard byte &- 48 < 10 else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        return isNegative ? -value : value
    }

    private static func scaled(_ mantissa: Int64, places: Int) -> Thousandths? {
        if mantissa == 0 { return .zero }
        var value = mantissa
        var missing = 3 - places
        while missing > 0 {
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            guard !isTooLarge else { return nil }
            value = product
            missing -= 1
        }
        guard missing < 0 else { return Thousandths(value) }
        guard missing > -18 else { return .zero }
        var divisor: Int64 = 1
        for _ in missing..<0 { divisor *= 10 }
        let (whole, rest) = value.quotientAndRemainder(dividingBy: divisor)
        let isUp = rest > divisor - rest || (rest == divisor - rest && whole % 2 == 1)
        return Thousandths(isUp ? whole + 1 : whole)
    }
}
