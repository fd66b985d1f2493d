/// The kinds of small change. A kind's raw value is part of every id and must never change.
public enum MutantOperator: String, CaseIterable, Sendable {
    /// `<` becomes `>=`, `==` becomes `!=`.
    case comparison
    /// `<` becomes `<=`, `..<` becomes `...`, and the other way round.
    case boundary
    /// `+` becomes `-`, `*` becomes `/`, and the other way round; `%` becomes `*`.
    case arithmetic
    /// The last digit of a number is one more, also in a text that is a number.
    case constantUp = "constant-up"
    /// The last digit of a number is one less.
    case constantDown = "constant-down"
    /// `true` becomes `false`, and the other way round.
    case boolean
    /// `&&` becomes `||`, and the other way round.
    case connective
    /// Only the left operand of `&&` or `||` remains.
    case leftOperand = "left-operand"
    /// Only the right operand of `&&` or `||` remains.
    case rightOperand = "right-operand"
    /// `!a` becomes `a`.
    case negation
    /// `a ?? b` becomes `a!`.
    case coalesceLeft = "coalesce-left"
    /// `a ?? b` becomes `b`.
    case coalesceRight = "coalesce-right"
    /// A condition becomes `true`.
    case conditionTrue = "condition-true"
    /// The only condition of an `if` becomes `false`.
    case conditionFalse = "condition-false"
    /// A guard that binds nothing is removed.
    case droppedGuard = "dropped-guard"
    /// Two neighboring arguments are swapped: literals of one kind, parameters of one declared type, or the same member of
    /// two values.
    case swappedArguments = "swapped-arguments"
    /// `first` becomes `last`, `prefix` becomes `suffix`, `lowerBound` becomes `upperBound`, and the other way round.
    case firstLast = "first-last"
    /// `min` becomes `max`, and the other way round.
    case minMax = "min-max"
    /// A list or dictionary in the source becomes empty.
    case emptyCollection = "empty-collection"
    /// The returned value becomes a literal: `true`, `0`, `""`, `nil`, `[]`.
    case returnedLiteral = "returned-literal"
    /// The returned Boolean becomes `false`.
    case returnedFalse = "returned-false"
}
