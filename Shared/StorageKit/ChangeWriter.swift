package import GRDB
package import TimeKit
import WordKit

/// The writes of one use case, within one transaction and at one instant.
package protocol ChangeWriter {
    var db: Database { get }
    /// The author of the changes, as the change log names it.
    var actor: String { get }
    /// The time of the use case.
    var now: Instant { get }
}

extension ChangeWriter {
    /// Writes rows as one change of the change log.
    ///
    /// - Parameters:
    ///   - summary: The change in words. It is kept in English, whatever the person's language; see ``Change/shownSummary``.
    ///   - actor: The author, if it isn't the writer's.
    package func change(
        _ useCase: String,
        of subject: EntityRef,
        _ summary: @autoclosure () -> String,
        by actor: String? = nil,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        let cause = ChangeCause(
            actor: actor ?? self.actor,
            at: now,
            useCase: useCase,
            subject: subject,
            summary: inEnglish(summary)
        )
        try body(ChangeScope(db: db, cause: cause))
    }
}
