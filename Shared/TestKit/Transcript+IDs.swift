extension Transcript {
    /// The text with each identifier (a UUID) written `<1>`, `<2>`, … by the order in which they first appear: they differ from run
    /// to run, and which is which is what matters.
    static func numberingIDs(in text: String) -> String {
        var numbers: [Substring: Int] = [:]
        return text.replacing(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/) { match in
            let number = numbers[match.output] ?? numbers.count + 1
            numbers[match.output] = number
            return "<\(number)>"
        }
    }
}
