/// A source that contains several mutants and chooses one of them at run time.
///
/// A function with mutants contains its body once for each of them and once unchanged. Outside of functions the expression
/// is duplicated instead. The choice is a number, read once from the environment.
public struct Schemata: Sendable {
    /// The environment variable with the number of the mutant.
    public static let variable = "NOURISH_MUTANT"

    /// A source file that reads the number; each module with mutants gets one.
    public static let switchSource = """
        internal import Foundation

        /// The number of the mutant that runs; 0 for none.
        @usableFromInline let activeMutant = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) } ?? 0

        """

    /// The source to compile.
    public private(set) var source = ""
    /// The bytes of the source that belong to a single mutant.
    private var own: [(number: Int, bytes: Range<Int>)] = []
    /// The bytes of the source that contain mutants next to the original.
    private var shared: [(numbers: [Int], bytes: Range<Int>)] = []

    /// Writes the mutants of one source into it.
    ///
    /// - Parameter mutants: the mutants of this source with their numbers.
    public init(_ original: String, mutants: [(number: Int, mutant: Mutant)]) {
        let bytes = Array(original.utf8)
        var output = SchemataOutput(source: bytes)
        let places = Dictionary(grouping: mutants) { $0.mutant.place }
        output.write(0..<bytes.count, places: places)
        source = String(decoding: output.text, as: UTF8.self)
        (own, shared) = (output.own, output.shared)
    }

    /// The mutants that a compiler error belongs to: the one whose text contains the position, otherwise those of the function
    /// around it or before it, otherwise those of the expressions in the rest of the line, otherwise none. A missing `return` is
    /// reported at the brace after the function's body, and an ambiguous operator before the expression.
    ///
    /// - Parameters:
    ///   - line: the line in the source to compile, from 1.
    ///   - column: the byte in the line, from 1.
    public func mutants(atLine line: Int, column: Int) -> [Int] {
        let lines = source.utf8.split(
            separator: UInt8(ascii: "\n"),
            maxSplits: line - 1,
            omittingEmptySubsequences: false
        )
        guard lines.count >= line else { return [] }
        let offset = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 } + column - 1
        if let found = own.filter({ $0.bytes.contains(offset) }).min(by: { $0.bytes.count < $1.bytes.count }) {
            return [found.number]
        }
        if let found = shared.filter({ $0.bytes.contains(offset) }).min(by: { $0.bytes.count < $1.bytes.count }) {
            return found.numbers
        }
        let before = Array(source.utf8.prefix(offset))
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
        let earlier = shared.filter {
            $0.bytes.upperBound <= offset && before[$0.bytes.upperBound...].allSatisfy(isSpace)
        }
        if let found = earlier.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) { return found.numbers }
        let end = offset - column + 1 + lines[line - 1].prefix { $0 != UInt8(ascii: "\n") }.count
        return shared.filter { offset <= $0.bytes.lowerBound && $0.bytes.upperBound <= end }.flatMap(\.numbers)
    }
}

/// The source while it is written.
private struct SchemataOutput {
    typealias Places = [Mutant.Place: [(number: Int, mutant: Mutant)]]

    let source: [UInt8]
    var text: [UInt8] = []
    var own: [(number: Int, bytes: Range<Int>)] = []
    var shared: [(numbers: [Int], bytes: Range<Int>)] = []

    /// Copies a range of the source, with the choices inside it.
    mutating func write(_ range: Range<Int>, places: Places) {
        var position = range.lowerBound
        let inside = places.filter {
            range.lowerBound <= $0.key.range.lowerBound && $0.key.range.upperBound <= range.upperBound
        }
        // An outer place comes before the inner ones.
        let ordered = inside.keys.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        for place in ordered where place.range.lowerBound >= position {
            text += source[position..<place.range.lowerBound]
            var inner = inside
            let mutants = inner.removeValue(forKey: place) ?? []
            write(place, mutants, inner: inner)
            position = place.range.upperBound
        }
        text += source[position..<range.upperBound]
    }

    private mutating func write(
        _ place: Mutant.Place,
        _ mutants: [(number: Int, mutant: Mutant)],
        inner: Places
    ) {
        let start = text.count
        switch place {
        case .body(let range, let isReturned):
            let lead = isReturned ? "return " : ""
            append("\n")
            for (number, mutant) in mutants {
                append("if activeMutant == \(number) {\n\(lead)")
                write(mutant, number, in: range)
                append("\n} else ")
            }
            append("{\n\(lead)")
            write(range, places: inner)
            append("\n}\n")
        case .expression(let range):
            append("(")
            for (number, mutant) in mutants {
                append("activeMutant == \(number) ? (")
                write(mutant, number, in: range)
                append(") : ")
            }
            append("(")
            write(range, places: inner)
            append("))")
        }
        shared.append((mutants.map(\.number), start..<text.count))
    }

    private mutating func write(_ mutant: Mutant, _ number: Int, in range: Range<Int>) {
        let start = text.count
        text += source[range.lowerBound..<mutant.range.lowerBound]
        append(mutant.replacement)
        text += source[mutant.range.upperBound..<range.upperBound]
        own.append((number, start..<text.count))
    }

    private mutating func append(_ string: String) { text += Array(string.utf8) }
}
