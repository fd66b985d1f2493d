public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The records whose last check is the oldest.
public struct FreshnessScreen: Screen {
    public let title: String
    public let rows: [Row]
    public let emptyText: String
    public let revision: Revision
    public private(set) var back = AdminPage.back

    /// A record to check.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The record's id.
        public let id: String
        public let kind: RecordKind
        public let title: String
        /// The tag of the title's language; nil for the reader's.
        @NullEncoded public private(set) var titleLanguage: String?
        /// The last check; nil for never.
        @NullEncoded public private(set) var verifiedOn: LocalDate?
        /// Such as "never checked, entered 300 days ago" or "checked 41 days ago".
        public let age: String
        /// The contacts to ask, phone and website; may be empty.
        public let ask: String
        /// The form to edit the record.
        public let edit: Link
        /// Records that it was checked today.
        public let verify: Action
    }
}

extension FreshnessScreen {
    init(_ records: [Record], of kind: RecordKind?, today: LocalDate, revision: Revision) {
        title = kind.map { localized("\($0.heading) to check") } ?? localized("To check")
        rows = records.map { Row($0, today: today) }
        emptyText = localized("There is nothing to check.")
        self.revision = revision
    }
}

extension FreshnessScreen.Row {
    init(_ record: Record, today: LocalDate) {
        id = record.id.rawValue
        kind = record.kind
        title = record.shownTitle.text
        let days = { (since: LocalDate) in
            switch since.days(until: today) {
            case ...0: localized("today")
            case 1: localized("yesterday")
            case let days: localized("\(days) days ago")
            }
        }
        age =
            record.verifiedOn.map { localized("checked \(days($0))") }
            ?? (BundledDirectory.origin(of: record.id) == nil
                ? localized("never checked, entered \(days(record.addedOn))") : localized("never checked"))
        ask = [record.phone, record.link(.website)?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        edit = DirectoryLink.admin(.edit(record.id)).labeled(localized("Edit"))
        verify = Action(DirectoryAct.checkRecord(record.id), label: localized("Checked today"))
        verifiedOn = record.verifiedOn
        titleLanguage = record.shownTitle.language
    }
}
