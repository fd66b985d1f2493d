public import TimeKit

extension MaricopaDirectory {
    /// Adds a record.
    ///
    /// - Parameter id: Lower-case letters, digits and hyphens; nil for a generated id.
    /// - Throws: `adminsOnly`, `idTaken`, `notAnID`; `fields` with the errors of all fields.
    @discardableResult
    public func add(_ draft: RecordDraft, id: String? = nil) throws(DirectoryError) -> Record {
        try requireAdmin()
        if let id, !Self.isID(id) { throw .notAnID(id) }
        return try write { tables in
            let name = id.map { TimeKit.ID<Record>($0) } ?? ids.next(at: tables.now)
            let today = moment(tables.now).date
            let (record, errors) = draft.record(id: name, addedOn: today, today: today)
            guard errors.isEmpty else { throw DirectoryError.fields(errors) }
            guard try tables.reader.recordOrNil(name) == nil else { throw DirectoryError.idTaken(name.rawValue) }
            try tables.insert(record)
            return record
        }
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
    ) throws(DirectoryError) -> Record {
        try change(id, expecting: version) { record, today throws(DirectoryError) in
            let (new, errors) = RecordDraft(record.kind, texts).applied(to: record, today: today)
            guard errors.isEmpty else { throw .fields(errors) }
            record = new
        }
    }

    /// Deletes a record. Its history stays, and ``rollBack(_:)`` restores it.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    public func delete(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) {
        try requireAdmin()
        try write { tables in
            let record = try tables.reader.record(id)
            try Self.check(record, version)
            try tables.delete(record)
        }
    }

    /// Records that an admin checked the record today.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    @discardableResult
    public func verify(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) -> Record {
        try change(id, expecting: version) { record, today in record.verifiedOn = today }
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
        }
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
    ) throws(DirectoryError) -> Record {
        try requireAdmin()
        return try write { tables in
            var record = try tables.reader.record(id)
            try Self.check(record, version)
            try body(&record, moment(tables.now).date)
            try tables.update(record)
            return try tables.reader.record(id)
        }
    }

    private static func check(_ record: Record, _ version: Int?) throws(DirectoryError) {
        guard let version, version != record.version else { return }
        throw .changedMeanwhile(record.id.rawValue, seen: version, is: record.version)
    }
}
