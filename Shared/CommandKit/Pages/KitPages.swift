import Foundation
import NotificationKit
import ScreenKit
import SecurityLog
import StorageKit
import TimeKit
import WordKit

/// The pages that every app has from the kit, and the acts on them.
struct KitPages {
    let session: AppSession

    private var clock: WallClock { session.context.clock }
    private var shelf: BackupShelf {
        BackupShelf(of: session.app.name, in: session.context.folder, on: clock.local().date)
    }

    /// The most planned notices that the inbox shows.
    private static let mostPlanned = 10
}

// MARK: Screens

extension KitPages: ActingEngine {
    typealias Place = KitPlace
    typealias Deed = KitAct
    typealias Failure = KitPageError

    func screen(_ link: KitPlace, typed: [String: String]) throws(KitPageError) -> any Screen { try page(link) }

    func page(_ link: KitPlace) throws(KitPageError) -> any TerminalPage {
        let back = Link(session.app.settings, label: localized("Settings"))
        return switch link.page {
        case .inbox: try KitPageError.mapping { try inbox(before: link.before, back: back) }
        case .backups: BackupsPage(shelf.entries(), back: back)
        }
    }

    private func inbox(before: Int64?, back: Link) throws -> InboxPage {
        let reminders = try session.app.reminders(session)
        let scope = NotificationScope(app: session.app.name, recipient: reminders?.recipient ?? "")
        let zone = reminders?.shownZone ?? reminders?.preferences.zone ?? clock.zone()
        let store = session.notifications
        let inbox = try store.inboxScreen(of: scope, in: zone, before: before)
        var planned: [NotificationRequest] = []
        if before == nil, let reminders {
            let plan = try store.plan(
                reminders.candidates,
                preferences: reminders.preferences,
                now: clock.now()
            )
            planned = Array(plan.requests.filter { $0.fireAt > clock.now() }.prefix(Self.mostPlanned))
        }
        let change = try session.store.read { db in try ChangeLog.latest(in: db) }
        return InboxPage(
            inbox,
            newest: try store.inbox(of: scope, before: before, limit: 1).first?.number ?? 0,
            planned: planned,
            of: session.app.name,
            in: zone,
            revision: Revision(rawValue: "\(change).\(inbox.revision)"),
            back: back,
            shown: session.app.shownNotice
        )
    }
}

// MARK: Acts

extension KitPages {
    func outcome(of operation: ActOperation) throws(KitPageError) -> ActOutcome? {
        try KitPageError.mapping {
            try session.store.read { db in
                switch try ChangeLog.outcome(ofKey: operation.id, content: operation.content, in: db) {
                case .otherAct?: .otherAct
                // No act of these pages is in the change log.
                case .changed?, .unchanged?: .unchanged
                case nil: nil
                }
            }
        }
    }

    /// Nothing that changes meanwhile alters these acts: a replacement keeps all data, and a notice is named by its id.
    func newestChange(since seen: Revision, by deed: KitAct?, at link: KitPlace) -> String? { nil }

    /// A notice that was marked elsewhere is marked, and a list that has grown still has the notices that were seen.
    func isMet(_ deed: KitAct, at link: KitPlace) throws(KitPageError) -> Bool {
        guard link.page == .inbox, let page = try screen(link, typed: [:]) as? InboxPage else { return false }
        return switch deed {
        case .read(let id): page.rows.contains { $0.id == id && $0.isRead }
        case .unread(let id): page.rows.contains { $0.id == id && !$0.isRead }
        case .readAll(let number): KitAct(page.readAll.id).map { Self.newest($0) > number } ?? false
        default: false
        }
    }

    private static func newest(_ deed: KitAct) -> Int64 { if case .readAll(let number) = deed { number } else { 0 } }

    func carryOut(
        _ deed: KitAct,
        _ act: Act,
        at link: KitPlace,
        under operation: ActOperation
    ) async throws(KitPageError) -> ActResult {
        try KitPageError.mapping {
            let now = clock.now()
            let key = IdempotencyKey(operation.id, content: operation.content, at: now)
            switch deed {
            case .read(let id): try session.notifications.mark([id], readAt: now, under: key)
            case .unread(let id): try session.notifications.mark([id], readAt: nil, under: key)
            case .readAll(let number):
                let recipient = try session.app.reminders(session)?.recipient ?? ""
                let scope = NotificationScope(app: session.app.name, recipient: recipient)
                try session.notifications.markAllRead(of: scope, upTo: number, at: now, under: key)
            case .backUp: try session.backUp(under: key)
            case .check(let name):
                try Backup.verify(try backup(name).file, schemas: session.app.allSchemas)
                try session.store.write(under: key) { _ in }
            case .restore(let name): try replace(by: try backup(name).file, under: operation)
            case .exportArchive: return try exported(act)
            case .importArchive:
                guard let file = act.files["archive"] else { throw KitPageError.noFile }
                try replace(importing: file, under: operation)
            }
            return .written
        }
    }

    private func backup(_ name: String) throws(KitPageError) -> BackupShelf.Entry {
        guard let entry = shelf.entries().first(where: { $0.file.lastPathComponent == name }) else {
            throw .noSuchBackup(name)
        }
        return entry
    }

    func next(after deed: KitAct, at link: KitPlace, about subject: String?) -> Link {
        link.labeled(link.page.title)
    }

    /// No act of these pages is in the change log, so ``undo(of:under:)`` takes them back.
    func inverse(of deed: KitAct) -> (deed: KitAct, at: Link)? { nil }

    func undo(of deed: KitAct, under operation: ActOperation) throws(KitPageError) -> Acted.Undo? {
        let app = session.app.name
        switch deed {
        case .read(let id): return Acted.Undo(Act(KitAct.unread(id).id), at: KitPage.inbox.link(of: app))
        case .unread(let id): return Acted.Undo(Act(KitAct.read(id).id), at: KitPage.inbox.link(of: app))
        case .restore, .importArchive:
            let moment = try KitPageError.mapping {
                try session.store.read { db in try ChangeLog.moment(ofKey: operation.id, in: db) }
            }
            guard let moment else { return nil }
            let kept = shelf.place(at: clock.zone().local(at: moment)).lastPathComponent
            return Acted.Undo(Act(KitAct.restore(kept).id, isConfirmed: true), at: KitPage.backups.link(of: app))
        case .readAll, .backUp, .check, .exportArchive: return nil
        }
    }

    func said(of deed: KitAct) -> String? {
        switch deed {
        case .read: localized("marked as read")
        case .unread: localized("marked as unread")
        case .readAll: localized("all marked as read")
        case .backUp: localized("all data backed up")
        case .check(let name): localized("“\(name)” is in order")
        case .restore(let name): localized("“\(name)” restored; a backup of the replaced data is kept")
        case .exportArchive: nil
        case .importArchive: imported
        }
    }

    func newOperation() -> String { (IDSource.live.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }
}

// MARK: All data as an archive

extension KitPages {
    /// Returns the archive, and notes the export in the security log. If damaged photos are left out of it, the person is asked first.
    private func exported(_ act: Act) throws -> ActResult {
        let archive = try session.archive()
        guard archive.damaged.isEmpty || act.isConfirmed else {
            let (count, names) = (archive.damaged.count, archive.damaged.joined(separator: ", "))
            return .question(
                .init(
                    question: localized(
                        "\(count, one: "# photo is", other: "# photos are") damaged and left out: \(names). Export the rest?"
                    ),
                    proceed: localized("Export")
                )
            )
        }
        session.note(.export, reason: "ARCHIVE", items: archive.rows)
        return .file(archive.file)
    }

    /// The words for an archive that was imported, with the number of photos that came without their original.
    private var imported: String {
        let missing = (try? session.attachments?.withoutOriginal().count) ?? 0
        if missing == 0 { return localized("the archive imported; a backup of the replaced data is kept") }
        return localized(
            "the archive imported, \(missing, "photo") without the original; a backup of the replaced data is kept"
        )
    }
}

// MARK: All data replaced

extension KitPages {
    private func replace(by backup: URL, under operation: ActOperation) throws {
        let (kept, key) = replacement(under: operation)
        try Backup.restore(from: backup, into: session.store, keeping: kept, under: key)
        session.note(.restored)
    }

    private func replace(importing archive: URL, under operation: ActOperation) throws {
        let (kept, key) = replacement(under: operation)
        var count = 0
        try Backup.replace(session.store, keeping: kept, under: key) { store throws(StoreError) in
            let staged = AppSession(app: session.app, context: session.context, store: store)
            count = try Archive.read(archive, into: store, originals: staged.attachments)
        }
        session.note(.restored, reason: "ARCHIVE", items: count)
        if let originals = session.attachments { try Archive.putBackOriginals(of: archive, into: originals) }
    }

    /// Returns the file for a backup of the replaced data, and the key of the act. The instant of the key names the file.
    private func replacement(under operation: ActOperation) -> (kept: URL, key: IdempotencyKey) {
        let (kept, at) = shelf.place(from: clock.now(), in: clock.zone())
        return (kept, IdempotencyKey(operation.id, content: operation.content, at: at))
    }
}
