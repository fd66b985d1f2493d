/// The outcome of a mutant.
public enum Verdict: String, CaseIterable, Sendable {
    /// A test failed.
    case noticed
    /// The tests crashed.
    case crashed
    /// The tests took more than the time limit.
    case slow
    /// All tests passed.
    case survived
    /// The compiler refuses the change.
    case uncompiled
    /// The change is listed as one without effect.
    case equivalent

    /// Whether the tests distinguished the mutant from the original.
    public var isNoticed: Bool { [.noticed, .crashed, .slow].contains(self) }
    /// Whether the mutant counts in the score.
    public var counts: Bool { isNoticed || self == .survived }
}

/// A judged mutant: a row of the results.
public struct Judgment: Sendable {
    public let module: String
    public let mutant: Mutant
    public let verdict: Verdict
    public let seconds: Double
    /// The first failed test or the compiler error.
    public let evidence: String

    public init(module: String, mutant: Mutant, verdict: Verdict, seconds: Double, evidence: String) {
        self.module = module
        self.mutant = mutant
        self.verdict = verdict
        self.seconds = seconds
        self.evidence = evidence
    }
}
