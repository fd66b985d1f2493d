public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The changes by admins, newest first, with each field before and after.
public struct HistoryScreen: Screen {
    public let title: String
    public let entries: [Row]
    public let emptyText: String
    /// The cursor of the next page; nil after the oldest change.
    @NullEncoded public private(set) var next: Int64?
    /// The link to the next page; nil after the oldest change.
    @NullEncoded public private(set) var older: Link?
    public let revision: Revision
    public private(set) var back = AdminPage.back

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The change's id, for a rollback.
        public let id: Int64
        /// By the county's clocks.
        public let at: LocalDateTime
        /// "owner", or the id of a user.
        public let actor: String
        /// The name of the actor in words: "the owner of the directory", "Ana".
        public let by: String
        /// Such as "market changed: Gilbert Farmers Market".
        public let summary: String
        public let changes: [HistoryEntry.FieldChange]
        /// The form of the changed record; for a deleted one, its history. Nil for a change of the configuration.
        @NullEncoded public private(set) var record: Link?
        /// Rolls the change back.
        public let rollBack: Action
    }
}

extension HistoryScreen {
    init(
        _ entries: [HistoryEntry],
        of title: String,
        record: TimeKit.ID<Record>?,
        deleted: Set<TimeKit.ID<Record>>,
        by names: [String: String],
        limit: Int,
        revision: Revision
    ) {
        self.title = title
        self.entries = entries.map { Row($0, by: names[$0.actor] ?? $0.actor, deleted: deleted) }
        emptyText = localized("Nothing was changed by hand yet.")
        self.revision = revision
        next = entries.count < limit ? nil : entries.last?.id
        older = next.map { DirectoryLink.admin(.olderHistory(record, before: $0)).labeled(localized("Older changes")) }
    }
}

extension HistoryScreen.Row {
    init(_ entry: HistoryEntry, by name: String, deleted: Set<TimeKit.ID<Record>>) {
        id = entry.id
        at = entry.at
        actor = entry.actor
        by = name
        summary = entry.summary
        changes = entry.changes
        rollBack = Action(
            DirectoryAct.rollBack(entry.id),
            label: localized("Take back"),
            availability: entry.undoneBy.map { .disabled(why: localized("taken back by change \($0)")) } ?? .enabled,
            confirmation: Action.Confirmation(
                question: localized("Take back “\(entry.summary)”?"),
                proceed: localized("Take back")
            )
        )
        record = entry.record.map { id in
            deleted.contains(id)
                ? DirectoryLink.admin(.history(id)).labeled(localized("The record's history"))
                : DirectoryLink.admin(.edit(id)).labeled(localized("Open the record"))
        }
    }
}
