import AccountKit
public import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension MaricopaDirectory {
    /// Performs an action of a screen as the principal.
    ///
    /// An act with an operation id that the principal did before isn't done again, and its answer is the same. Acts of accounts are an
    /// exception, because an operation would keep a digest of what was typed. An act on a screen that has changed since is done if it still
    /// means the same. Otherwise the answer is the screen as it is now and the newest change. An act on a page that was shown to another person
    /// isn't done.
    ///
    /// - Parameter link: The screen that shows the action.
    /// - Throws: `adminsOnly`, `noSuchRecord` and the other errors of the screen, and what the store or the disk refuses. Wrong input is
    ///   answered by `.refused`.
    public func perform(_ act: Act, at link: DirectoryLink) async throws(DirectoryError) -> Acted {
        if let user = credential.user, let seer = act.seen?.seer,
            ![user.rawValue, Credential.signedOut.actor].contains(seer)
        {
            let why = localized("since you looked: another person has logged in — look again, then decide")
            return .refused(try screen(link), why: why)
        }
        let acted = try await performed(act, at: link)
        guard case .refused(let screen, let why, let remedy, let field) = acted else { return acted }
        let shown = Self.rowFilled(by: act, on: screen)
        let wrong = ScreenParts(shown).fields(of: act.action).first { $0.error == why }
        return .refused(shown, why: why, remedy: remedy, field: field ?? wrong?.id)
    }
}

extension Revision {
    /// The person to whom a page was shown, as the change log names them; nil for a page without acts that change a person's own data.
    fileprivate var seer: String? {
        // Such a revision is the state of the data, then the person: "12.3 ana", "12.3/1 ana" or "12.3 ana ana@example.org".
        let parts = rawValue.split(separator: " ", maxSplits: 2)
        guard parts.count > 1, parts[0].allSatisfy({ $0.isNumber || $0 == "." || $0 == "/" }) else { return nil }
        return String(parts[1])
    }
}

extension DirectoryLink: ScreenPlace {}

extension MaricopaDirectory: ActingEngine {
    package typealias Place = DirectoryLink
    package typealias Failure = DirectoryError

    package func outcome(of operation: ActOperation) throws(DirectoryError) -> ActOutcome? {
        try read { tables in
            switch try ChangeLog.outcome(ofKey: key(operation), content: operation.content, in: tables.db) {
            case .changed(let change)?:
                .changed(Revision(change: change.id), said: change.shownSummary, subject: change.subject.id)
            case .unchanged?: .unchanged
            case .otherAct?: .otherAct
            case nil: nil
            }
        }
    }

    /// The key of an operation in the store. Two people may make equal ids, so the principal is a part of it.
    private func key(_ operation: ActOperation) -> String {
        let own = StorageKit.SHA256.hexadecimal(of: Array("\(credential.actor)/\(operation.id)".utf8))
        return (1...100).contains(operation.id.count) ? own : operation.id
    }

    /// The same directory, whose next write is noted under an operation.
    func noting(_ operation: ActOperation) -> MaricopaDirectory {
        var directory = self
        directory.operation = IdempotencyKey(key(operation), content: operation.content, at: clock.now())
        return directory
    }

    package func newestChange(
        since seen: Revision,
        by deed: DirectoryAct?,
        at link: DirectoryLink
    ) throws(DirectoryError) -> String? {
        // A revision begins with the newest change of the log: "12.3" or "12.3 ana".
        guard let first = seen.rawValue.split(separator: ".").first, let seen = Int64(first) else { return nil }
        let subjects = contested(by: deed, at: link)
        return try read { tables in
            for subject in subjects {
                let last = try ChangeLog.changes(for: subject, limit: 1, in: tables.db).first
                if let last, last.id > seen { return last.shownSummary }
            }
            return nil
        }
    }

    /// The subjects whose changes alter what an act means; empty for an act that adds something of the person's own.
    private func contested(by deed: DirectoryAct?, at link: DirectoryLink) -> [EntityRef] {
        let layout = { (part: LayoutPart) in EntityRef(kind: Self.layoutKind, id: part.name) }
        switch (deed, link) {
        case (.judgePhoto(let photo, _), _): return [EntityRef(kind: "photo", id: photo.rawValue)]
        case (.saveRecord, .admin(.edit(let id))), (.deleteRecord, .admin(.edit(let id))),
            (.feature, .admin(.edit(let id))), (.savePicture, .admin(.edit(let id))),
            (.removePicture, .admin(.edit(let id))), (nil, .admin(.edit(let id))), (nil, .record(_, let id)),
            (nil, .found(let id, _)):
            return [Self.subject(id)]
        case (.saveButton, .admin(.buttons(let kind))): return [layout(.buttons(kind))]
        case (.saveSections, .admin(.sections(let kind))): return [layout(.sections(kind))]
        case (.addOption(let section), .admin(.filters(let kind))): return [layout(.filters(kind, section))]
        case (nil, .admin(.filters(let kind))):
            return FilterSection.all(of: kind).map { layout(.filters(kind, $0)) }
        case (.savePage, .admin(.page(let name))): return [layout(.page(name))]
        case (.saveSite, .admin(.site)): return [layout(.site)]
        default: return []
        }
    }

    package func next(
        after deed: DirectoryAct,
        at link: DirectoryLink,
        about subject: String?
    ) throws(DirectoryError) -> Link {
        switch (deed, link) {
        case (.signUp, _), (.resend, _): return DirectoryLink.account(.verify).labeled(localized("Enter the code"))
        case (.requestReset, _): return DirectoryLink.account(.reset).labeled(localized("Enter the code"))
        case (.verify, _), (.logIn, _), (.reset, _): return DirectoryLink.home.labeled(localized("Home"))
        case (.logOut, _), (.logOutEverywhere, _), (.deleteAccount, _):
            return DirectoryLink.onboarding.labeled(localized("Welcome"))
        case (.removeFavorite, _): return DirectoryLink.favorites.labeled(localized("Favorites"))
        case (.importFile, _): return DirectoryLink.admin(.history(nil)).labeled(localized("History"))
        case (.savePage, .admin(.page(let name))): return DirectoryLink.page(name).labeled(localized("The page"))
        case (.deleteRecord, .admin(.edit(let id))):
            let kind = try read { try $0.kind(of: id) }
            return DirectoryLink.list(kind).labeled(kind.heading)
        case (.saveRecord, .admin(.add(let kind))):
            return (subject.map { DirectoryLink.record(kind, TimeKit.ID($0)) } ?? .list(kind)).labeled(kind.heading)
        default: return link.labeled(localized("Back"))
        }
    }

    package func inverse(of deed: DirectoryAct) -> (deed: DirectoryAct, at: Link)? { nil }

    /// An admin's change is rolled back. A rollback is rolled back the same way.
    package func undo(of deed: DirectoryAct, changedAt revision: Revision) -> Acted.Undo? {
        guard credential.isAdmin, deed.canBeRolledBack, let change = Int64(revision.rawValue) else { return nil }
        let act = Act(DirectoryAct.rollBack(change).id, isConfirmed: true, seen: revision)
        return Acted.Undo(act, at: DirectoryLink.admin(.history(nil)).labeled(localized("History")))
    }

    package func said(of deed: DirectoryAct) -> String? {
        // The page ends all subscriptions if no topic is ticked.
        if deed == .subscribe, (try? subscriptions())?.isEmpty == true {
            return localized("all your subscriptions have ended")
        }
        return deed.unloggedWords
    }

    /// A favorite that is as the act would make it was kept or removed on another device.
    package func isMet(_ deed: DirectoryAct, at link: DirectoryLink) throws(DirectoryError) -> Bool {
        guard let user = credential.user else { return false }
        switch deed {
        case .removeFavorite(let id): return try !read { try $0.mark(id, of: user).isFavorite }
        case .keepFavorite, .dropFavorite, .button:
            let record = try shownRecord(at: link)
            let isKept = try read { try $0.mark(record.id, of: user).isFavorite }
            if case .button(let id, let isOn) = deed {
                return try target(of: id, record) == .favorite && isKept == isOn
            }
            return isKept == (deed == .keepFavorite)
        default: return false
        }
    }

    package func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }
}

extension DirectoryAct {
    /// Whether the change is one that the history lists.
    fileprivate var canBeRolledBack: Bool {
        switch self {
        case .saveRecord, .check, .checkRecord, .deleteRecord, .feature, .savePicture, .removePicture, .importFile,
            .saveButton, .saveSections, .addOption, .setOption, .savePage, .saveSite, .rollBack:
            true
        default: false
        }
    }

    /// The words for an act on a person's own data, which the change log leaves out; nil for other acts.
    fileprivate var unloggedWords: String? {
        switch self {
        case .keepFavorite: localized("kept among your favorites")
        case .dropFavorite, .removeFavorite: localized("no longer among your favorites")
        case .rate: localized("your rating is saved")
        case .unrate: localized("your rating is taken back")
        case .subscribe: localized("your subscriptions are saved")
        case .unsubscribe(let topic): localized("no more news of \(topic.label)")
        case .saveLocation: localized("the location is saved")
        case .dropLocation: localized("the location is off")
        case .removeSubscriber(_, let topic): localized("no longer subscribed to \(topic.label)")
        case .sendLetter: localized("the letter is sent at the next opportunity")
        default: nil
        }
    }
}
