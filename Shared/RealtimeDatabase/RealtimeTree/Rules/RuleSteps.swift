/// The rules took more steps than a question may cost.
struct RuleStepsSpent: Error {}

/// How much work one question to the rules has left.
///
/// A step is about a tenth of a microsecond: one node of an expression, 16 bytes of a text, or one state that a pattern is in for one character.
/// A look at the database counts for ten.
final class RuleSteps {
    /// The steps of a look at the database.
    static let look = 10
    private var left: Int

    init(_ most: Int) { left = most }

    /// Counts steps. Throws `RuleStepsSpent` where there are no more.
    func spend(_ count: Int = 1) throws {
        guard count <= left else { throw RuleStepsSpent() }
        left -= count
    }

    /// Counts the steps of going through a text once.
    func spend(on text: String) throws { try spend(text.utf8.count >> 4) }
}
