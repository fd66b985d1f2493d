public import TimeKit
import WordKit

extension MaricopaDirectory {
    /// Adds a record.
    ///
    /// - Parameter id: Lower-case letters, digits and hyphens; nil for a generated id.
    /// - Throws: `adminsOnly`, `idTaken`, `notAnID`; `fields` with the errors of all fields.
    @discardableResult
    public func add(_ draft: RecordDraft, id: String? = nil) throws(DirectoryError) -> RecordReceipt {
        try requireAdmin()
        if let id, !Self.isID(id) { throw .notAnID(id) }
        return try write { tables in
            let name = id.map { TimeKit.ID<Record>($0) } ?? ids.next(at: tables.now)
            let today = moment(tables.now).date
            let (record, errors) = draft.record(id: name, addedOn: today, today: today)
            guard errors.isEmpty else { throw DirectoryError.fields(errors) }
            guard try tables.reader.recordOrNil(name) == nil else { throw DirectoryError.idTaken(name.rawValue) }
            if let same = try Self.sameEvent(as: record, tables.reader) {
                let message = localized(
                    "an event of this title begins at that time already, \(same.rawValue) — change that one, or write another title"
                )
                throw DirectoryError.fields([RecordFieldError(field: .title, message: message)])
            }
            try tables.insert(record)
            return try Self.receipt(of: name, tables, today: today)
        }
    }

    /// The event that a new one repeats, by its title, its schedule and its place where both have one; nil for none.
    private static func sameEvent(
        as record: Record,
        _ reader: DirectoryReader
    ) throws -> TimeKit.ID<Record>? {
        guard case .event(let event) = record.details else { return nil }
        let key = FoldedText.key(record.title)
        func mayBeOne(_ first: String, _ second: String) -> Bool {
            first.isEmpty || second.isEmpty || FoldedText.key(first) == FoldedText.key(second)
        }
        return try reader.first(1, of: .event) { other in
            guard case .event(let known) = other.details else { return false }
            return known.schedule == event.schedule && FoldedText.key(other.title) == key
                && mayBeOne(other.city, record.city) && mayBeOne(other.address, record.address)
        }.first?.id
    }

    /// Edits fields of a record. Unchanged fields write nothing.
    ///
    /// - Parameter version: The record's version that was read; nil to skip the check.
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`; `fields` with the errors of all fields.
    @discardableResult
    public func edit(
        _ id: TimeKit.ID<Record>,
        _ texts: [RecordField: String],
        expecting version: Int? = nil
    ) throws(DirectoryError) -> RecordReceipt {
        try change(id, expecting: version) { record, today throws(DirectoryError) in
            let (new, errors) = RecordDraft(record.kind, texts).applied(to: record, today: today)
            guard errors.isEmpty else { throw .fields(errors) }
            record = new
        }
    }

    /// Deletes a record. Its history stays, and ``rollBack(_:)`` restores it.
    ///
    /// - Returns: the number of the change, by which it is rolled back.
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    @discardableResult
    public func delete(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) -> Int64 {
        try requireAdmin()
        return try write { tables in
            let record = try tables.reader.record(id)
            try Self.check(record, version)
            try tables.delete(record)
            return try tables.reader.latestChange()
        }
    }

    /// Records that an admin checked the record today.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    @discardableResult
    public func verify(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) -> Record {
        try change(id, expecting: version) { record, today in record.verifiedOn = today }.record
    }

    /// Features a recipe on the recipes' home page, or removes it from there.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`, `notARecipe`.
    @discardableResult
    public func setFeatured(_ isFeatured: Bool, _ id: TimeKit.ID<Record>) throws(DirectoryError) -> Record {
        try change(id, expecting: nil) { record, _ throws(DirectoryError) in
            guard case .recipe(var recipe) = record.details else { throw .notARecipe(record.id.rawValue) }
            recipe.isFeatured = isFeatured
            record.details = .recipe(recipe)
        }.record
    }

    /// The records whose last check is the oldest. Those that were never checked come first, by the day they were added.
    ///
    /// - Parameter kind: The kind; nil for all.
    /// - Throws: `adminsOnly`.
    public func freshness(of kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError) -> [Record] {
        try requireAdmin()
        return try read { try $0.leastFresh(kind, limit: limit) }
    }

    /// Whether a text is a valid record id.
    static func isID(_ text: String) -> Bool {
        let allowed = { (byte: UInt8) in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
        }
        return (1...100).contains(text.utf8.count) && text.utf8.allSatisfy(allowed) && text.utf8.first != 0x2D
    }

    private func change(
        _ id: TimeKit.ID<Record>,
        expecting version: Int?,
        _ body: (inout Record, LocalDate) throws(DirectoryError) -> Void
    ) throws(DirectoryError) -> RecordReceipt {
        try requireAdmin()
        return try write { tables in
            var record = try tables.reader.record(id)
            try Self.check(record, version)
            let today = moment(tables.now).date
            try body(&record, today)
            try tables.update(record)
            return try Self.receipt(of: id, tables, today: today)
        }
    }

    private static func receipt(
        of id: TimeKit.ID<Record>,
        _ tables: DirectoryWriter,
        today: LocalDate
    ) throws -> RecordReceipt {
        let reader = tables.reader
        return RecordReceipt(record: try reader.record(id), today: today, revision: try reader.revision())
    }

    private static func check(_ record: Record, _ version: Int?) throws(DirectoryError) {
        guard let version, version != record.version else { return }
        throw .changedMeanwhile(record.id.rawValue, seen: version, is: record.version)
    }
}
