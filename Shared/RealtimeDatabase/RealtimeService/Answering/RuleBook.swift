import Foundation
import RealtimeTree

/// The rules of databases, read once for each of their versions.
final class RuleBook: @unchecked Sendable {
    // @unchecked: what was read is touched under the lock only.
    private let lock = NSLock()
    private var known: [DatabaseName: (document: RulesDocument, rules: SecurityRules)] = [:]

    /// The rules of a document. One that can't be read allows nothing.
    func rules(of database: DatabaseName, _ document: RulesDocument) -> SecurityRules {
        if let entry = lock.withLock({ known[database] }), entry.document.version == document.version {
            return entry.rules
        }
        let rules = (try? SecurityRules.read(document.bytes)) ?? .closed
        lock.withLock {
            // A reader of an older state must not put older rules back.
            if let entry = known[database], entry.document.version > document.version { return }
            known[database] = (document, rules)
        }
        return rules
    }
}
