import AccountKit
import Foundation
package import ScreenKit
import StorageKit
import TimeKit
import WordKit

// MARK: One act

extension MaricopaDirectory {
    package func carryOut(
        _ deed: DirectoryAct,
        _ act: Act,
        at link: DirectoryLink,
        under operation: ActOperation
    ) async throws(DirectoryError) -> ActResult {
        let noted = noting(operation)
        switch deed {
        case .turn, .moreResults, .clearFilters, .applyFilters, .clearSearch, .cancelSearch, .openHistory, .onlyKind,
            .dropFilter:
            return .opens(nil)
        case .search: return .opens(try searched(act))
        case .toggle(let section, let value): return .opens(try toggled(section, value, act, at: link))
        case .expand(let section): return .opens(try expanded(section, act, at: link))
        case .keepFavorite: try noted.addFavorite(try shownRecord(at: link).id)
        case .dropFavorite: try noted.dropFavorite(try shownRecord(at: link).id)
        case .removeFavorite(let id): try noted.dropFavorite(id)
        case .rate: try noted.rate(act, at: link)
        case .unrate: try noted.unrate(try shownRecord(at: link).id)
        case .sendPhoto: try noted.sendPhoto(act, at: link)
        case .withdrawPhoto(let id): try noted.removePhoto(id)
        case .remind: try noted.remind(act, at: link)
        case .share: return .file(try shareFile(try shownRecord(at: link)))
        case .calendar: return .file(try calendarFile(try shownRecord(at: link)))
        case .button(let id, let isOn): return try noted.press(id, isOn, act, at: link)
        case .removeReminder(let id): try noted.removeReminder(id)
        case .subscribe: try noted.saveSubscriptions(try subscriptionForm(act.fields))
        case .unsubscribe(let topic): try noted.unsubscribe(from: topic)
        case .saveLocation: try noted.saveLocation(act)
        case .dropLocation: try noted.setUserLocation(.off)
        case .requestReset:
            try await carryOut(deed, of: act)
            return .told(ForgotPage(email: act.fields["email"] ?? "", isSent: true).confirmation ?? "")
        case .signUp, .verify, .resend, .logIn, .reset, .saveName, .savePassword, .requestEmail, .confirmEmail,
            .endSession, .logOut, .logOutEverywhere, .deleteAccount:
            try await carryOut(deed, of: act)
        case .setRole(let user, _), .signOut(let user), .allowCodes(let user), .removeUser(let user):
            try carryOut(deed, on: user, act)
        case .saveRecord: try noted.saveRecord(act, at: link)
        case .check: try noted.verify(try editedRecord(link))
        case .checkRecord(let id): try noted.verify(id)
        case .deleteRecord: try noted.delete(try editedRecord(link))
        case .feature(let isFeatured): try noted.setFeatured(isFeatured, try editedRecord(link))
        case .savePicture:
            let record = try editedRecord(link)
            try using("thumbnail", of: act) { file throws(DirectoryError) in
                try noted.setThumbnail(of: record, fromFile: file)
            }
        case .removePicture: try noted.removeThumbnail(of: try editedRecord(link))
        case .tryImport: return .file(try report(try importRecords(act, isDryRun: true)))
        case .importFile: return .told(ImportScreen.told(try noted.importRecords(act, isDryRun: false)))
        case .rollBack(let change): try noted.rollBack(change)
        case .judgePhoto(let id, let isShown):
            try noted.judgePhoto(id, isShown: isShown, reason: act.fields["reason"] ?? "")
        case .saveButton(let id): try noted.saveButton(id, act, at: link)
        case .saveSections: try noted.saveSections(act, at: link)
        case .addOption(let section): try noted.addOption(section, act, at: link)
        case .setOption(let section, let value, let isThere):
            guard case .admin(.filters(let kind)) = link else { throw .notAPage(link.target) }
            if isThere {
                try noted.addOption(value, to: section, of: kind)
            } else {
                try noted.removeOption(value, from: section, of: kind)
            }
        case .savePage:
            guard case .admin(.page(let name)) = link else { throw .notAPage(link.target) }
            try noted.setPage(name, title: act.fields["title"], text: act.fields["text"])
        case .saveSite: try noted.setSite(Self.settings(act.fields))
        case .removeSubscriber(let user, let topic): try noted.removeSubscriber(user, from: topic)
        case .exportSubscribers:
            guard case .admin(.subscribers(let topic)) = link else { throw .notAPage(link.target) }
            return .file(
                ScreenFile(name: "subscribers.csv", mediaType: "text/csv", bytes: try subscriberTable(of: topic))
            )
        case .sendLetter(let id):
            guard let desk else { throw .noAccountsHere }
            try noted.sendLetterAgain(id, whenMailWaits: desk.whenMailWaits)
        }
        return .written
    }

    private func file(_ field: String, of act: Act) throws(DirectoryError) -> URL {
        guard let file = act.files[field] else { throw .noFile(field: field) }
        return file
    }

    /// Does something with the file of a field.
    ///
    /// - Throws: `noFile`; `unusableFile` for a file that is no picture, or one that is too large; the errors of `body`.
    private func using<Value>(
        _ field: String,
        of act: Act,
        _ body: (URL) throws(DirectoryError) -> Value
    ) throws(DirectoryError) {
        let file = try file(field, of: act)
        do throws(DirectoryError) {
            _ = try body(file)
        } catch {
            guard case .store(let fault) = error, fault.isAboutTheRequest else { throw error }
            throw .unusableFile(fault, field: field)
        }
    }
}

// MARK: Lists

extension MaricopaDirectory {
    private func searched(_ act: Act) throws(DirectoryError) -> Link {
        let text = try SearchScreen.line(act.fields["text"] ?? "")
        // An address can't hold these.
        let isBlank = text.isEmpty || text == "." || text == ".."
        return DirectoryLink.search(isBlank ? nil : text).labeled(localized("Search"))
    }

    private func toggled(
        _ section: FilterSection,
        _ value: String,
        _ act: Act,
        at link: DirectoryLink
    ) throws(DirectoryError) -> Link {
        var (query, expanded) = try filters(act, at: link)
        if section == .sort {
            query.sort = SortOrder(rawValue: value) ?? query.sort
        } else {
            query.filter.toggle(value, in: section)
            // A ZIP code that was typed beside cities counts once they are taken away.
            if section == .city, query.filter.place == .none, let zip = act.fields["zip"].flatMap({ ZIPCode($0) }) {
                query.filter.place = .zip(zip)
            }
        }
        return DirectoryLink.askedFilters(query, expanded: expanded).labeled(localized("Filters"))
    }

    private func expanded(
        _ section: FilterSection,
        _ act: Act,
        at link: DirectoryLink
    ) throws(DirectoryError) -> Link {
        var (query, expanded) = try filters(act, at: link)
        expanded.formSymmetricDifference([section])
        return DirectoryLink.askedFilters(query, expanded: expanded).labeled(localized("Filters"))
    }

    /// The query of a filter screen with its typed texts, and the sections that show all their rows.
    private func filters(
        _ act: Act,
        at link: DirectoryLink
    ) throws(DirectoryError) -> (query: DirectoryQuery, expanded: Set<FilterSection>) {
        var typed = act.fields
        if try (screen(link) as? FilterScreen)?.zipWhyNot != nil { typed["zip"] = nil }
        guard let page = try screen(link, typed: typed) as? FilterScreen, let query = page.query else {
            throw .notAPage(link.target)
        }
        if case .askedFilters(_, let expanded) = link { return (query, expanded) }
        return (query, [])
    }
}

// MARK: Records

extension MaricopaDirectory {
    /// The record that a page shows.
    func shownRecord(at link: DirectoryLink) throws(DirectoryError) -> Record {
        guard let page = try screen(link) as? RecordScreen else { throw .notAPage(link.target) }
        return try read { try $0.record(page.id) }
    }

    private func dropFavorite(_ id: TimeKit.ID<Record>) throws(DirectoryError) {
        guard try mark(on: id)?.isFavorite == true else {
            // The act is noted although another device was first.
            return try write { _ in }
        }
        try removeFavorite(id)
    }

    private func rate(_ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        let id = try shownRecord(at: link).id
        try rate(id, stars: try RecordForms.stars(act.fields["stars"] ?? "", own: try mark(on: id)?.stars))
    }

    private func sendPhoto(_ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        let record = try shownRecord(at: link).id
        try using("file", of: act) { file throws(DirectoryError) in
            try addPhoto(of: record, fromFile: file, caption: act.fields["caption"] ?? "")
        }
    }

    private func remind(_ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        let minutes = try RecordForms.minutes(act.fields["before"] ?? RecordForms.reminder.fields[0].value)
        try remind(of: try shownRecord(at: link).id, minutesBefore: minutes)
    }

    /// The target of a configured button; nil if the record has none.
    func target(of button: ActionButton.ID, _ record: Record) throws(DirectoryError) -> ButtonTarget? {
        try buttons(of: record.kind).value.first { $0.id == button }?.target(of: record)
    }

    private func press(
        _ button: ActionButton.ID,
        _ isOn: Bool,
        _ act: Act,
        at link: DirectoryLink
    ) throws(DirectoryError) -> ActResult {
        let record = try shownRecord(at: link)
        switch try target(of: button, record) {
        case .link, .web, .subscription, .findAPlace, .directions, nil: return .opens(nil)
        case .favorite: if isOn { try addFavorite(record.id) } else { try dropFavorite(record.id) }
        case .reminder: try remind(act, at: link)
        case .print:
            guard let page = try printPage(record.id) else { return .file(try shareFile(record)) }
            return .file(ScreenFile(name: "\(record.shownTitle.text).html", mediaType: "text/html", bytes: page))
        case .share: return .file(try shareFile(record))
        }
        return .written
    }

    private func shareFile(_ record: Record) throws(DirectoryError) -> ScreenFile {
        ScreenFile(name: "\(record.shownTitle.text).html", mediaType: "text/html", bytes: try sharePage(record.id))
    }

    private func calendarFile(_ record: Record) throws(DirectoryError) -> ScreenFile {
        guard let bytes = try shareCalendar(record.id) else { throw .eventOver(title: record.shownTitle.text) }
        return ScreenFile(name: "\(record.shownTitle.text).ics", mediaType: "text/calendar", bytes: bytes)
    }
}

// MARK: A user's own

extension MaricopaDirectory {
    /// The subscription form with what was typed.
    func subscriptionForm(_ typed: [String: String]) throws(DirectoryError) -> SubscriptionForm {
        let form = try subscribeScreen().form
        let text = { (id: String) in typed[id] ?? form[field: id]?.value ?? "" }
        let topics = SubscriptionTopic.allCases.filter { text(SubscribeScreen.id(of: $0)) == "true" }
        return SubscriptionForm(name: text("name"), zip: text("zip"), topics: topics.map(\.rawValue))
    }

    private func saveLocation(_ act: Act) throws(DirectoryError) {
        let shown = UserLocationText.shown(try userLocation())
        try setUserLocation(.at(try UserLocationText.place(act.fields["place"] ?? shown)))
    }

    /// Does an act of the account pages. It isn't noted under an operation, because a note would keep a digest of the password.
    private func carryOut(_ deed: DirectoryAct, of act: Act) async throws(DirectoryError) {
        guard let desk else { throw .noAccountsHere }
        let text = { (id: String) in act.fields[id] ?? "" }
        do {
            switch deed {
            case .signUp:
                try await desk.signUp(SignUpForm(email: text("email"), password: text("password"), name: text("name")))
            case .verify: try desk.verify(text("code"))
            case .resend: try await desk.resend()
            case .logIn: try desk.logIn(text("email"), text("password"))
            case .requestReset: try await desk.requestReset(text("email"))
            case .reset: try await desk.reset(code: text("code"), newPassword: text("newPassword"))
            case .saveName: try desk.changeName(act.fields["name"] ?? user()?.name ?? "")
            case .savePassword: try await desk.changePassword(text("password"), to: text("newPassword"))
            case .requestEmail: try await desk.changeEmail(text("email"), text("password"))
            case .confirmEmail: try await desk.confirmEmail(text("code"))
            case .endSession(let id): try desk.endSession(id, text("password"))
            case .logOut: try desk.logOut()
            case .logOutEverywhere: try desk.logOutEverywhere(text("password"))
            case .deleteAccount: try desk.deleteAccount(text("password"), erasing: Self.erasure)
            default: throw DirectoryError.fault("\(deed.id) isn't an act of an account")
            }
        } catch {
            throw DirectoryError(error)
        }
    }

    /// Does an admin's act on a user.
    private func carryOut(_ deed: DirectoryAct, on id: TimeKit.ID<User>, _ act: Act) throws(DirectoryError) {
        guard let desk else { throw .noAccountsHere }
        try requireAdmin()
        guard let email = try read({ try Accounts.user(id, in: $0.db) })?.email.text else {
            throw .account(.noSuchUser(id.rawValue))
        }
        do {
            let authority = try desk.authority(isOwner: credential == .owner, act.fields["password"] ?? "")
            switch deed {
            case .setRole(_, let role): try desk.setRole(role, of: email, by: authority)
            case .signOut: try desk.signOut(email, by: authority)
            case .allowCodes: try desk.allowCodes(for: email, by: authority)
            case .removeUser: try desk.remove(email, by: authority, erasing: Self.erasure)
            default: throw DirectoryError.fault("\(deed.id) isn't an act on a user")
            }
        } catch {
            throw DirectoryError(error)
        }
    }
}

// MARK: Administration

extension MaricopaDirectory {
    private func editedRecord(_ link: DirectoryLink) throws(DirectoryError) -> TimeKit.ID<Record> {
        guard case .admin(.edit(let id)) = link else { throw .notAPage(link.target) }
        return id
    }

    private func saveRecord(_ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        let texts = Self.texts(act.fields)
        if case .admin(.add(let kind)) = link {
            try add(RecordDraft(kind, texts))
        } else {
            try edit(try editedRecord(link), texts)
        }
    }

    private func saveButton(_ id: ActionButton.ID, _ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        guard case .admin(.buttons(let kind)) = link else { throw .notAPage(link.target) }
        let text = { (name: String) in act.fields[ButtonsScreen.field(name, of: id)] }
        let count = try buttons(of: kind).value.count
        try setButton(
            id,
            of: kind,
            icon: try text("icon").map { typed throws(DirectoryError) in try ButtonIcon.read(typed) },
            title: text("title"),
            targets: try text("destination").map { typed throws(DirectoryError) in try ButtonTarget.list(typed) },
            position: try WholeNumber.place(text("position") ?? "", of: count)
        )
    }

    private func saveSections(_ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        guard case .admin(.sections(let kind)) = link else { throw .notAPage(link.target) }
        let titles = act.fields.compactMap { id, text in RecordSection(rawValue: id).map { ($0, text) } }
        try setSections(Dictionary(uniqueKeysWithValues: titles), of: kind)
    }

    private func addOption(_ section: FilterSection, _ act: Act, at link: DirectoryLink) throws(DirectoryError) {
        guard case .admin(.filters(let kind)) = link else { throw .notAPage(link.target) }
        let count = try options(of: section, for: kind).value.options.count
        try addOption(
            act.fields["value"] ?? "",
            label: try FilterOptionRule.label(act.fields["label"] ?? ""),
            to: section,
            of: kind,
            position: try WholeNumber.place(act.fields["position"] ?? "", of: count + 1)
        )
    }

    private func importRecords(_ act: Act, isDryRun: Bool) throws(DirectoryError) -> ImportReport {
        let file = try file("file", of: act)
        var settings = try ImportSettings(typed: act.fields, fileName: file.deletingPathExtension().lastPathComponent)
        settings.isDryRun = isDryRun
        if let mapping = act.files["mapping"] { settings.mapping = [UInt8](try bytes(of: mapping, field: "mapping")) }
        let data = try bytes(of: file, field: "file")
        let pieces = stride(from: 0, to: data.count, by: 1 << 18).lazy.map { first in
            [UInt8](data[first..<min(first + 1 << 18, data.count)])
        }
        return try importRecords(pieces, settings)
    }

    private func bytes(of file: URL, field: String) throws(DirectoryError) -> Data {
        do {
            return try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw .noFile(field: field)
        }
    }

    private func report(_ report: ImportReport) throws(DirectoryError) -> ScreenFile {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let bytes = [UInt8](try encoder.encode(report))
            return ScreenFile(name: "tried-\(report.source).json", mediaType: "application/json", bytes: bytes)
        } catch {
            throw DirectoryError(error)
        }
    }
}
