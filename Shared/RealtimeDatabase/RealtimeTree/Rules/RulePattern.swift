import Foundation

/// A pattern of the rules' language: characters, classes, groups, repetition, `^` and `$`, as of JavaScript.
struct RulePattern {
    private let expression: NSRegularExpression

    /// Nil for what is no pattern.
    init?(_ pattern: String, ignoresCase: Bool) {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
        self.expression = expression
    }

    /// Whether it is found in a text.
    func matches(_ text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
