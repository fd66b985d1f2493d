/// One small change of a source file.
public struct Mutant: Hashable, Sendable, Identifiable {
    /// The text that is duplicated for the change, which is chosen at run time.
    public enum Place: Hashable, Sendable {
        /// The statements of a function. A body that is one expression needs a `return` inside a branch.
        case body(Range<Int>, isReturned: Bool)
        /// An expression outside all functions: a stored property's value or a parameter's default.
        case expression(Range<Int>)

        var range: Range<Int> {
            switch self {
            case .body(let range, _), .expression(let range): range
            }
        }
    }

    /// The path of the file in the package.
    public let file: String
    /// The function or property with the enclosing types, such as `CycleRule.current(of:on:)`.
    public let function: String
    public let kind: MutantOperator
    /// The number of the change among those of its kind in the function, from 1 in source order.
    public let occurrence: Int
    public let line: Int
    /// The bytes of the file that are replaced.
    public let range: Range<Int>
    public let original: String
    public let replacement: String
    public let place: Place

    /// An id that stays the same unless the function's name or an earlier change of this kind in the function changes.
    public var id: String { "\(file):\(function):\(kind.rawValue):\(occurrence)" }

    /// The change on one line, such as `day < start → day <= start`.
    public var change: String { "\(Self.oneLine(original)) → \(Self.oneLine(replacement))" }

    private static func oneLine(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "(nothing)" : words.count > 160 ? words.prefix(157) + "…" : words
    }
}
