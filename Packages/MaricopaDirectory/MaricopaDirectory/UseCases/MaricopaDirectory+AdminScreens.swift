import ScreenKit
public import TimeKit
import WordKit

extension MaricopaDirectory {
    /// The form to edit a record, with the draft of an edit and its errors.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`.
    public func recordForm(
        of id: TimeKit.ID<Record>,
        _ draft: [RecordField: String] = [:]
    ) throws(DirectoryError) -> RecordFormScreen {
        try requireAdmin()
        let today = moment(clock.now()).date
        return try read { tables in
            let record = try tables.record(id)
            let (edited, errors) = RecordDraft(record.kind, draft).applied(to: record, today: today)
            var texts = RecordDraft(record)
            texts.texts.merge(draft) { _, typed in typed }
            let revision = try tables.revision()
            var screen = RecordFormScreen(record, texts, errors: errors, today: today, revision: revision)
            screen.drafted = RecordFormScreen.drafted(record, edited)
            if !screen.drafted.isEmpty {
                let last = try tables.history(of: id, kinds: Self.rollBackKinds, limit: 1, before: nil).first
                screen.latest = try last.map { RecordFormScreen.latest($0, by: try tables.name(ofActor: $0.actor)) }
            }
            return screen
        }
    }

    /// The form to add a record, with errors once something was typed.
    ///
    /// - Throws: `adminsOnly`.
    public func recordForm(_ draft: RecordDraft) throws(DirectoryError) -> RecordFormScreen {
        try requireAdmin()
        let today = moment(clock.now()).date
        let errors = draft.texts.isEmpty ? [] : draft.record(id: TimeKit.ID("new"), addedOn: today, today: today).errors
        return try read { RecordFormScreen(draft, errors: errors, today: today, revision: try $0.revision()) }
    }

    /// The history of a record, or of everything if `record` is nil.
    ///
    /// - Throws: `adminsOnly`.
    public func historyScreen(
        of record: TimeKit.ID<Record>? = nil,
        limit: Int = 20,
        before: Int64? = nil
    ) throws(DirectoryError) -> HistoryScreen {
        try requireAdmin()
        return try read { tables in
            let kinds = Self.rollBackKinds
            let entries = try tables.history(of: record, kinds: kinds, limit: limit, before: before)
            let title = try record.map { localized("History of \(try tables.recordOrNil($0)?.title ?? $0.rawValue)") }
            return HistoryScreen(
                entries,
                of: title ?? localized("History"),
                record: record,
                deleted: Set(try entries.compactMap(\.record).filter { try tables.recordOrNil($0) == nil }),
                by: try Dictionary(entries.map { ($0.actor, try tables.name(ofActor: $0.actor)) }) { name, _ in name },
                limit: limit,
                revision: try tables.revision()
            )
        }
    }

    /// The records whose last check is the oldest.
    ///
    /// - Throws: `adminsOnly`.
    public func freshnessScreen(of kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError) -> FreshnessScreen {
        try requireAdmin()
        let today = moment(clock.now()).date
        return try read { tables in
            let records = try tables.leastFresh(kind, limit: limit)
            return FreshnessScreen(records, of: kind, today: today, revision: try tables.revision())
        }
    }

    public func pageScreen(_ name: StaticPageName) throws(DirectoryError) -> StaticPageScreen {
        StaticPageScreen(name, try page(name), canEdit: credential.isAdmin)
    }

    /// Any admin page.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`.
    func adminPage<Front: DirectoryScreens>(_ page: AdminPage, for front: Front) throws(DirectoryError) -> Front.Page {
        try requireAdmin()
        switch page {
        case .home: return front.page(AdminHomeScreen())
        case .add(let kind): return front.page(try recordForm(RecordDraft(kind)))
        case .edit(let id): return front.page(try recordForm(of: id))
        case .history(let id): return front.page(try historyScreen(of: id))
        case .olderHistory(let id, let change): return front.page(try historyScreen(of: id, before: change))
        case .buttons(let kind): return front.page(try buttonsScreen(of: kind))
        case .sections(let kind): return front.page(try sectionsScreen(of: kind))
        case .filters(let kind): return front.page(try filterOptionsScreen(of: kind))
        case .page(let name): return front.page(try pageForm(name))
        case .freshness: return front.page(try freshnessScreen())
        case .photos: return front.page(try photosScreen())
        case .judgedPhotos(let state): return front.page(try photosScreen(state))
        case .users(let id): return front.page(try usersScreen(after: id))
        case .subscribers(let topic): return front.page(try subscribersScreen(of: topic))
        case .mail: return front.page(try mailScreen())
        case .site: return front.page(try siteSettingsScreen())
        case .importing: return front.page(ImportFormScreen())
        }
    }

    /// The form for the buttons of a kind's records.
    ///
    /// - Throws: `adminsOnly`.
    public func buttonsScreen(of kind: RecordKind) throws(DirectoryError) -> ButtonsScreen {
        try requireAdmin()
        return try read { ButtonsScreen(kind, try $0.buttons(of: kind), revision: try $0.revision()) }
    }

    /// The form for the section titles of a kind's records.
    ///
    /// - Throws: `adminsOnly`.
    public func sectionsScreen(of kind: RecordKind) throws(DirectoryError) -> SectionsScreen {
        try requireAdmin()
        return try read { SectionsScreen(kind, try $0.sections(of: kind), revision: try $0.revision()) }
    }

    /// The form for the filter options of a kind.
    ///
    /// - Throws: `adminsOnly`.
    public func filterOptionsScreen(of kind: RecordKind) throws(DirectoryError) -> FilterOptionsScreen {
        try requireAdmin()
        return try read { tables in
            FilterOptionsScreen(
                kind,
                try FilterSection.all(of: kind).map { try tables.options(of: $0, for: kind) },
                revision: try tables.revision()
            )
        }
    }

    /// The form for the text of a page.
    ///
    /// - Throws: `adminsOnly`.
    public func pageForm(_ name: StaticPageName) throws(DirectoryError) -> PageFormScreen {
        try requireAdmin()
        return try read { PageFormScreen(name, try $0.page(name), revision: try $0.revision()) }
    }
}
