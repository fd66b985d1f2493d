import JSONKit

extension RealtimeValue {
    /// Returns the JSON of a value as responses carry it, with sorted keys.
    ///
    /// An object becomes an array if all of its keys are array indices and at least half of the elements exist; gaps are null.
    ///
    /// - Parameters:
    ///   - pretty: Whether to indent by two spaces.
    ///   - export: Whether objects stay objects, as with `format=export`.
    public func json(pretty: Bool = false, export: Bool = false) -> [UInt8] {
        var writer = RealtimeJSONWriter(isPretty: pretty, keepsObjects: export)
        writer.write(self)
        return writer.json.bytes
    }

    /// The result of `shallow=true`: an object with true for each child. Any other value is unchanged.
    public var shallow: RealtimeValue {
        guard case .object(let children) = self else { return self }
        return .object(children.mapValues { _ in .bool(true) })
    }

    /// The elements of an object that is written as an array; nil for any other value, such as an empty object.
    var arrayElements: [RealtimeValue]? {
        guard case .object(let children) = self, !children.isEmpty else { return nil }
        var last = 0
        for key in children.keys {
            guard let index = RealtimeKey.index(key), index < 2 * children.count else { return nil }
            last = max(last, index)
        }
        return (0...last).map { children[String($0)] ?? .null }
    }
}

/// Writes the JSON of values.
private struct RealtimeJSONWriter {
    let isPretty: Bool
    let keepsObjects: Bool
    private(set) var json = JSONWriter()
    private var level = 0

    init(isPretty: Bool, keepsObjects: Bool) {
        self.isPretty = isPretty
        self.keepsObjects = keepsObjects
    }

    mutating func write(_ value: RealtimeValue) {
        switch value {
        case .null: json.raw("null")
        case .bool(let bool): json.raw(bool ? "true" : "false")
        case .number(let number): json.raw(NumberText.text(number))
        case .string(let text): json.string(text)
        case .object(let children):
            if !keepsObjects, let elements = value.arrayElements {
                list("[", "]", elements) { writer, element in writer.write(element) }
            } else {
                list("{", "}", children.keys.sorted(by: RealtimeKey.precedes)) { writer, key in
                    writer.json.string(key)
                    writer.json.raw(writer.isPretty ? " : " : ":")
                    writer.write(children[key] ?? .null)
                }
            }
        }
    }

    private mutating func list<Element>(
        _ open: String,
        _ close: String,
        _ elements: [Element],
        _ body: (inout RealtimeJSONWriter, Element) -> Void
    ) {
        json.raw(open)
        level += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { json.raw(",") }
            line()
            body(&self, element)
        }
        level -= 1
        line()
        json.raw(close)
    }

    private mutating func line() {
        guard isPretty else { return }
        json.raw("\n")
        json.raw(String(repeating: "  ", count: level))
    }
}

/// Writes numbers as ECMAScript's `Number::toString` does, in responses and where rules join a number to a text.
enum NumberText {
    static func text(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
        return (number < 0 ? "-" : "") + positive(number.magnitude)
    }

    /// Returns the text of a positive number: its shortest digits, with the point where ECMAScript has it.
    private static func positive(_ number: Double) -> String {
        // Swift's description has the same digits in another form, such as "1e-05" or "123.0".
        let parts = number.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        let all = mantissa[0] + fraction
        let digits = String(all.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed())
        // The number is 0.DIGITS times ten to the power of the point.
        let point = mantissa[0].count - all.prefix { $0 == "0" }.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        switch point {
        case digits.count...21: return digits + String(repeating: "0", count: point - digits.count)
        case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0: return "0." + String(repeating: "0", count: -point) + digits
        default:
            let rest = digits.count > 1 ? "." + digits.dropFirst() : ""
            return digits.prefix(1) + rest + (point > 0 ? "e+" : "e-") + String((point - 1).magnitude)
        }
    }
}
