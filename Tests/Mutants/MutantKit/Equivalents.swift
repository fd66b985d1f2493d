import Foundation

/// Mutants that behave like the original, each with a reason: the rows of `equivalents.tsv`.
public struct Equivalents: Sendable {
    /// The reasons by id.
    public let reasons: [Mutant.ID: String]
    private let changes: [Mutant.ID: String]

    public init(_ text: String) {
        let rows = Table(text).rows
        reasons = Dictionary(rows.map { ($0["id", default: ""], $0["reason", default: ""]) }) { first, _ in first }
        changes = Dictionary(rows.map { ($0["id", default: ""], $0["change", default: ""]) }) { first, _ in first }
    }

    /// Whether a mutant is listed with the same change.
    public func contains(_ mutant: Mutant) -> Bool { changes[mutant.id] == mutant.change }

    /// The rows that no mutant matches, because the source has changed. Their reasons must be checked again.
    public func stale(among mutants: [Mutant]) -> [Mutant.ID] {
        let known = Set(mutants.filter(contains).map(\.id))
        return changes.keys.filter { !known.contains($0) }.sorted()
    }
}
