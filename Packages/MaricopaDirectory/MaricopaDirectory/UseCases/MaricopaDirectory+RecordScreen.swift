import AccountKit
import ScreenKit
public import TimeKit
import WordKit

extension MaricopaDirectory {
    /// The page of a record.
    ///
    /// - Parameter session: The results that the record belongs to, for its position and the arrows; nil without results.
    /// - Throws: `noSuchRecord`, `resultsGone`.
    public func recordScreen(
        _ id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>? = nil
    ) throws(DirectoryError) -> RecordScreen {
        try read { reader in
            let record = try reader.record(id)
            guard let session else { return try recordScreen(record, reader) }
            let (number, results) = try reader.session(session)
            let place = try reader.place(of: id, in: number)
            var notes: [String] = []
            if place == nil {
                notes.append(
                    localized("It isn’t among those results: the arrows walk the list of all \(record.kind.nouns).")
                )
            } else if FilterRule.match(record, results.query.filter, at: results.moment) == .no {
                notes.append(Self.noLongerFits)
            }
            return try recordScreen(
                record,
                reader,
                at: place.map { RecordScreen.Place(session: session, number: $0 + 1, total: results.total) },
                notes: notes
            )
        }
    }

    /// The page of a link to a record among results. If the results have expired, it is the record's own page with a note.
    ///
    /// - Parameter direction: The arrow to follow from the record; nil for the record itself.
    func foundScreen(
        _ id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>?,
        _ direction: ResultDirection? = nil
    ) throws(DirectoryError) -> RecordScreen {
        do throws(DirectoryError) {
            guard let direction else { return try recordScreen(id, in: session) }
            return try stepScreen(direction, from: id, in: session)
        } catch {
            guard case .resultsGone = error else { throw error }
            return try read { reader in
                let record = try reader.record(id)
                let note = localized(
                    "Those results are no longer kept: the arrows walk the list of all \(record.kind.nouns)."
                )
                return try recordScreen(record, reader, notes: [note])
            }
        }
    }

    /// The page that an arrow leads to. At either end of the results it is the page of the record itself, with a note.
    ///
    /// - Throws: `resultsGone`; `noSuchRecord` for an unknown record, and for a deleted one without a neighbor.
    public func stepScreen(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>? = nil
    ) throws(DirectoryError) -> RecordScreen {
        try step(direction, from: id, in: session) { reader, step in
            var notes: [String] = []
            if step.isDefaultList, session != nil {
                notes.append(
                    localized(
                        "It isn’t among those results: the arrows walk the list of all \(step.session.query.kind.nouns)."
                    )
                )
            }
            notes += step.passedOver.map { localized("“\($0)” has gone, and was passed over.") }
            if step.record == nil {
                notes.append(direction == .next ? localized("This is the last.") : localized("This is the first."))
            }
            if !step.stillFits { notes.append(Self.noLongerFits) }
            let record = try reader.record(step.record?.id ?? id)
            let place = try reader.place(of: record.id, in: reader.session(step.session.id).number)
            return try recordScreen(
                record,
                reader,
                at: place.map { .init(session: step.session.id, number: $0 + 1, total: step.session.total) },
                notes: notes
            )
        }
    }

    private static var noLongerFits: String { localized("It was changed, and no longer fits the filters.") }

    private func recordScreen(
        _ record: Record,
        _ reader: DirectoryReader,
        at place: RecordScreen.Place? = nil,
        notes: [String] = []
    ) throws -> RecordScreen {
        let present = moment(clock.now())
        let reminders = try record.kind == .event ? credential.user.map { try reader.reminders(of: $0) } ?? [] : []
        return RecordScreen(
            record,
            RecordScreen.Context(
                revision: try reader.revision(for: credential),
                moment: present,
                isSignedIn: credential.user != nil,
                mark: try credential.user.map { try reader.mark(record.id, of: $0) },
                buttons: try reader.buttons(of: record.kind).value,
                sections: try reader.sections(of: record.kind).value,
                place: place,
                notes: notes,
                photos: try reader.photos(of: record.id, for: credential.user).map {
                    PhotoTile($0, isOwn: $0.user == credential.user)
                },
                reminders: reminders.filter { $0.record?.id == record.id }
                    .map { NotificationsScreen.ReminderRow($0.reminder, $0.record, at: present) }.sorted(),
                entered: try reader.enteredHere(record)
            )
        )
    }
}
