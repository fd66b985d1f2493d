/// The result of reading a file: counts of records by outcome, and the rejections.
public struct ImportCounts: Hashable, Sendable {
    /// A rejected record.
    public struct Refusal: Hashable, Sendable {
        public let file: String
        /// The line where the record begins, from 1.
        public let line: Int
        /// A short text.
        public let reason: String
    }

    /// The most rejections listed one by one; further ones are only counted.
    public static let refusalsKept = 1000

    /// The number of records read, including rejected ones and without headers. If reading stopped, undecided records are counted here
    /// only.
    public internal(set) var read = 0
    /// The number of records with new data.
    public internal(set) var new = 0
    /// The number of records that replaced different data of an earlier import.
    public internal(set) var changed = 0
    /// The number of records that were already imported.
    public internal(set) var alreadyThere = 0
    /// The number of records that are ignored, such as those of nutrients that the engine doesn't count.
    public internal(set) var passedOver = 0
    /// The number of records that are part of another one: a diastolic value, a part of a day's steps, or a duplicate.
    public internal(set) var merged = 0
    /// The number of rejected records.
    public internal(set) var refused = 0
    /// The first ``refusalsKept`` rejections.
    public internal(set) var refusals: [Refusal] = []
    /// The first ``refusalsKept`` measured values of kinds that the engine doesn't store, which ``passedOver`` counts.
    public internal(set) var notKept: [Refusal] = []

    public init() {}

    mutating func refuse(_ file: String, line: Int, _ reason: String) {
        refused += 1
        if refusals.count < Self.refusalsKept { refusals.append(Refusal(file: file, line: line, reason: reason)) }
    }

    /// Counts and names a measured value of a kind that the engine doesn't store.
    mutating func passOver(_ file: String, line: Int, _ reason: String) {
        passedOver += 1
        if notKept.count < Self.refusalsKept { notKept.append(Refusal(file: file, line: line, reason: reason)) }
    }

    /// Adds the counts of another file.
    public mutating func add(_ other: ImportCounts) {
        read += other.read
        new += other.new
        changed += other.changed
        alreadyThere += other.alreadyThere
        passedOver += other.passedOver
        merged += other.merged
        refused += other.refused
        refusals += other.refusals.prefix(max(0, Self.refusalsKept - refusals.count))
        notKept += other.notKept.prefix(max(0, Self.refusalsKept - notKept.count))
    }

    /// The outcome of one record.
    enum Outcome {
        case new, changed, alreadyThere, passedOver, merged
        case refused(String)
    }

    mutating func count(_ outcome: Outcome, file: String, line: Int) {
        read += 1
        settle(outcome, file: file, line: line)
    }

    /// Counts the outcome of a record that was already counted as read.
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
