public import TimeKit

extension MaricopaDirectory {
    /// Enters a record.
    ///
    /// - Parameter id: in lower-case letters, digits and hyphens; nil for one that is made.
    ///
    /// Throws `adminsOnly`; `fields` with what is wrong, field by field; `idTaken`, `notAnID`.
    @discardableResult
    public func add(_ draft: RecordDraft, id: String? = nil) throws(DirectoryError) -> Record {
        try requireAdmin()
        if let id, !Self.isID(id) { throw .notAnID(id) }
        return try write { tables in
            let name = id.map { TimeKit.ID<Record>($0) } ?? ids.next(at: tables.now)
            let (record, errors) = draft.record(id: name, addedOn: moment(tables.now).date)
            guard errors.isEmpty else { throw DirectoryError.fields(errors) }
            guard try tables.reader.recordOrNil(name) == nil else { throw DirectoryError.idTaken(name.rawValue) }
            try tables.insert(record)
            return record
        }
    }

    /// Changes fields of a record; what isn't named stays as it is. One that is as it was leaves no trace.
    ///
    /// - Parameter version: of the record that was looked at; nil to change whatever is there.
    ///
    /// Throws `adminsOnly`, `noSuchRecord`, `changedMeanwhile`; `fields` with what is wrong, field by field.
    @discardableResult
    public func edit(
        _ id: TimeKit.ID<Record>,
        _ texts: [RecordField: String],
        expecting version: Int? = nil
    ) throws(DirectoryError) -> Record {
        try change(id, expecting: version) { record, _ throws(DirectoryError) in
            let (new, errors) = RecordDraft(record.kind, texts).applied(to: record)
            guard errors.isEmpty else { throw .fields(errors) }
            record = new
        }
    }

    /// Takes a record away; its history stays, and `rollBack(_:)` brings it back. Throws `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    public func delete(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) {
        try requireAdmin()
        try write { tables in
            let record = try tables.reader.record(id)
            try Self.check(record, version)
            try tables.delete(record)
        }
    }

    /// Notes that a record was checked today and is right. Throws `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    @discardableResult
    public func verify(_ id: TimeKit.ID<Record>, expecting version: Int? = nil) throws(DirectoryError) -> Record {
        try change(id, expecting: version) { record, today in record.verifiedOn = today }
    }

    /// Puts a recipe on the recipes' home, or takes it off. Throws `adminsOnly`, `noSuchRecord`, `notARecipe`.
    @discardableResult
    public func setFeatured(_ isFeatured: Bool, _ id: TimeKit.ID<Record>) throws(DirectoryError) -> Record {
        try change(id, expecting: nil) { record, _ throws(DirectoryError) in
            guard case .recipe(var recipe) = record.details else { throw .notARecipe(record.id.rawValue) }
            recipe.isFeatured = isFeatured
            record.details = .recipe(recipe)
        }
    }

    /// What hasn't been checked for longest: first what never was, by the day it was entered. Throws `adminsOnly`.
    ///
    /// - Parameter kind: nil for all kinds.
    public func freshness(of kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError) -> [Record] {
        try requireAdmin()
        return try read { try $0.leastFresh(kind, limit: limit) }
    }

    /// Whether a text can name a record.
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
