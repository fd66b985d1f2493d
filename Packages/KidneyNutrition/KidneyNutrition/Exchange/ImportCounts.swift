/// What came of reading a file: lines, what was kept of them, and what was refused and why.
public struct ImportCounts: Hashable, Sendable {
    /// A line that was refused.
    public struct Refusal: Hashable, Sendable {
        /// The file's name.
        public let file: String
        /// The line, from 1; the one where the record begins.
        public let line: Int
        /// Why, in a few words.
        public let reason: String
    }

    /// How many refusals are kept with their reasons; further ones are only counted.
    public static let refusalsKept = 1000

    /// Records read, the refused ones among them, headers not. Where reading broke off, records of which it wasn't decided yet what
    /// becomes of them are counted here alone.
    public internal(set) var read = 0
    /// Records that brought something new.
    public internal(set) var new = 0
    /// Records that say something else than when they were imported before, and took its place.
    public internal(set) var changed = 0
    /// Records that said what was there already, as on a second reading.
    public internal(set) var alreadyThere = 0
    /// Records about nutrients that the engine doesn't count.
    public internal(set) var passedOver = 0
    /// Records that are part of another: the lower value of a blood pressure, one of the many of a day's steps, one that a file
    /// repeats.
    public internal(set) var merged = 0
    /// Records refused.
    public internal(set) var refused = 0
    /// The first of the refused ones.
    public internal(set) var refusals: [Refusal] = []

    /// Nothing read.
    public init() {}

    mutating func refuse(_ file: String, line: Int, _ reason: String) {
        refused += 1
        if refusals.count < Self.refusalsKept { refusals.append(Refusal(file: file, line: line, reason: reason)) }
    }

    /// Adds what came of another file.
    public mutating func add(_ other: ImportCounts) {
        read += other.read
        new += other.new
        changed += other.changed
        alreadyThere += other.alreadyThere
        passedOver += other.passedOver
        merged += other.merged
        refused += other.refused
        refusals += other.refusals.prefix(max(0, Self.refusalsKept - refusals.count))
    }

    /// What came of one record.
    enum Outcome {
        case new, changed, alreadyThere, passedOver, merged
        case refused(String)
    }

    mutating func count(_ outcome: Outcome, file: String, line: Int) {
        read += 1
        settle(outcome, file: file, line: line)
    }

    /// Counts what came of a record that was counted as read before.
    mutating func settle(_ outcome: Outcome, file: String, line: Int) {
        switch outcome {
        case .new: new += 1
        case .changed: changed += 1
        case .alreadyThere: alreadyThere += 1
        case .passedOver: passedOver += 1
        case .merged: merged += 1
        case .refused(let reason): refuse(file, line: line, reason)
        }
    }
}
