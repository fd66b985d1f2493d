import Foundation
public import JSONKit
public import ScreenKit
import WordKit

/// The copies of all data of an app, and its archive.
public struct BackupsPage: Screen {
    public let title: String
    public let revision: Revision
    /// A sentence about the daily backups and the originals of photos.
    public let text: String
    /// Makes a backup now.
    public let backUp: Action
    /// The backups in the data folder, newest first.
    public let rows: [BackupRow]
    /// The text to show if there are none; nil otherwise.
    @NullEncoded public private(set) var emptyText: String?
    /// Gives the archive as a file.
    public let exportArchive: Action
    /// The form to replace all data by those of an archive, with the field `archive`.
    public let importing: Form
    /// The link to the app's settings.
    public let back: Link

    public struct BackupRow: Hashable, Codable, Identifiable, Sendable {
        /// The name of its file.
        public let id: String
        /// The day and the time: "2026-03-08 03:30".
        public let title: String
        /// The way it was made, and its size: "daily, 1.2 MB".
        public let summary: String
        public let bytes: Int
        /// Checks the whole file.
        public let check: Action
        /// Replaces all data by it.
        public let restore: Action
    }
}

extension BackupsPage {
    init(_ entries: [BackupShelf.Entry], back: Link) {
        title = KitPage.backups.title
        let rows = entries.map { BackupRow($0) }
        revision = Revision(rawValue: Self.digest(of: rows))
        text = localized(
            """
            While the daemon runs, it makes a backup each night and keeps the newest \(BackupShelf.kept). Every backup is checked as \
            it is made. The originals of photos are in the archive alone.
            """
        )
        backUp = Action(KitAct.backUp, label: localized("Back up now"))
        self.rows = rows
        emptyText = rows.isEmpty ? localized("There are no backups yet.") : nil
        exportArchive = Action(KitAct.exportArchive, label: localized("Export the archive"))
        importing = Form(
            id: "archive",
            title: localized("Import an archive"),
            fields: [Field(id: "archive", label: localized("Archive"), kind: .file, isRequired: true)],
            buttons: [
                Action(
                    KitAct.importArchive,
                    label: localized("Import"),
                    confirmation: .init(
                        question: localized("Replace all data by those of the archive? A backup of them is kept."),
                        proceed: localized("Replace")
                    )
                )
            ]
        )
        self.back = back
    }

    /// Returns a text that is equal for equal lists alone, as far as 64 bits go (FNV-1a).
    private static func digest(of rows: [BackupRow]) -> String {
        let hash = rows.flatMap { "\($0.id) \($0.bytes)\n".utf8 }.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            hash,
            byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return "\(rows.count)-" + String(hash, radix: 16)
    }
}

extension BackupsPage.BackupRow {
    fileprivate init(_ entry: BackupShelf.Entry) {
        id = entry.file.lastPathComponent
        title = entry.moment
        bytes = entry.bytes
        let size = ByteText.shown(entry.bytes)
        summary = entry.isByHand ? localized("by hand, \(size)") : localized("daily, \(size)")
        check = Action(KitAct.check(id), label: localized("Check"))
        restore = Action(
            KitAct.restore(id),
            label: localized("Restore"),
            confirmation: .init(
                question: localized("Replace all data by the backup of \(title)? A backup of them is kept."),
                proceed: localized("Replace")
            )
        )
    }
}

extension BackupsPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self) } }
}

extension Terminal {
    fileprivate func show(_ page: BackupsPage) throws {
        try print(StyledText(page.title, .heading))
        if let empty = page.emptyText { return try print(StyledText(empty)) }
        var table = Table([.init(localized("Day")), .init("", shrinks: true), .init(localized("File"), shrinks: true)])
        for row in page.rows {
            table.append([StyledText(row.title), StyledText(row.summary), StyledText(row.id, .faint)])
        }
        try print(table)
    }
}
