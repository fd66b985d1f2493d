/// A number that stands in an ingredient line: where, of what, and whether twice as much of the dish needs twice as much of it.
public struct LineNumber: Hashable, Sendable {
    /// Its value, exactly; 1 for "a".
    public let value: Rational

    /// Range in the line, in UTF-8 bytes.
    public let range: Range<Int>

    /// The unit it counts; nil where things are counted by themselves.
    public let unit: KitchenUnit?

    /// Range of the unit.
    public let unitRange: Range<Int>?

    /// Range of the thing that is counted without a unit, as far as its plural is known: the "eggs" of "2 large eggs".
    public let noun: Range<Int>?

    /// The hyphen, dash or word between this number and the next one, which is the upper end of its range; nil for any other.
    public let joint: Range<Int>?

    /// Whether it grows with the dish. The size of a can, a thickness and a percentage don't.
    public let grows: Bool

    /// The kinds that hold something: a measure beside them is what each of them holds.
    static let containers: Set<KitchenUnit> = Set(
        [
            "bag", "bottle", "box", "can", "carton", "container", "envelope", "jar", "package", "packet", "tin", "tub",
            "tube",
        ].compactMap { KitchenUnit(id: $0) }
    )
}

extension IngredientLine {
    /// Every number of a line, in order; O(n).
    ///
    /// - Parameter options: `.arithmetic` for a line of a file, where "11/2" is eleven halves.
    /// - Returns: None for a line over `Amount.maximumLength` bytes.
    public static func numbers(in text: String, options: AmountOptions = []) -> [LineNumber] {
        var bytes = text
        return bytes.withUTF8 { bytes in
            guard bytes.count <= Amount.maximumLength else { return [] }
            var scanner = LineScanner(bytes: bytes, options: options)
            return scanner.numbers()
        }
    }
}
