/// The literals that replace a returned value.
enum ReturnedLiteral {
    private static let numbers: Set = [
        "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8",
    ]

    /// The literal for a type as written; nil if no literal is certain to have the type.
    static func of(type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type == "Bool" { return "true" }
        if type == "String" { return "\"\"" }
        if numbers.contains(type) { return "0" }
        if type.hasPrefix("Set<") { return "[]" }
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        var depth = 0
        for letter in type.dropFirst().dropLast() {
            if "[(<".contains(letter) { depth += 1 }
            if "])>".contains(letter) { depth -= 1 }
            if depth < 0 { return nil }
            if letter == ":", depth == 0 { return "[:]" }
        }
        return "[]"
    }
}
