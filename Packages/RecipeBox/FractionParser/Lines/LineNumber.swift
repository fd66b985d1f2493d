/// A number in an ingredient line, with its position, its unit and whether it scales with the dish.
public struct LineNumber: Hashable, Sendable {
    /// The exact value; 1 for "a", and meaningless for a number with a fault.
    public let value: Rational

    /// The range of the number in the line, in UTF-8 bytes.
    public let range: Range<Int>

    /// The unit of the number; nil if things are counted without one.
    public let unit: KitchenUnit?

    /// The range of the unit, in UTF-8 bytes.
    public let unitRange: Range<Int>?

    /// The range of the thing that is counted without a unit, the "eggs" of "2 large eggs"; nil if it is not in
    /// `CountedNoun`.
    public let noun: Range<Int>?

    /// The range of the hyphen, dash or word between this number and the upper end of its range; nil for any other
    /// number.
    public let joint: Range<Int>?

    /// The reason why the number has no value, such as the division of "1/0"; nil if it has one.
    public let fault: AmountError.Code?

    /// Whether the number scales with the dish. The size of a can, a thickness and a percentage do not.
    public let grows: Bool

    /// The kinds that hold something. A measure beside one is the size of each container.
    static let containers: Set<KitchenUnit> = Set(
        [
            "bag", "bottle", "box", "can", "carton", "container", "envelope", "jar", "package", "packet", "tin", "tub",
            "tube",
        ].compactMap { KitchenUnit(id: $0) }
    )
}

extension IngredientLine {
    /// Returns every number of a line that is or could be an amount, in order. The numbers of "see note 1", "2%", "350°", "10 minutes"
    /// and "7UP" are not.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - options: Contains `.arithmetic` for a line of a file, where "11/2" is eleven halves.
    /// - Returns: The numbers; none for a line over `Amount.maximumLength` bytes.
    /// - Complexity: O(*n*) for an ordinary line of *n* bytes, and O(*n*²) for one of many measures in one bracket.
    public static func numbers(in text: String, options: AmountOptions = []) -> [LineNumber] {
        var bytes = text
        return bytes.withUTF8 { bytes in
            guard bytes.count <= Amount.maximumLength else { return [] }
            var scanner = LineScanner(bytes: bytes, options: options)
            return scanner.numbers()
        }
    }
}
