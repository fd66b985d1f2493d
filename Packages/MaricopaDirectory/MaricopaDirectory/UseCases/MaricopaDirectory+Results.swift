import ScreenKit
public import TimeKit

extension MaricopaDirectory {
    /// Runs a query and stores the order of its results. The cost grows with their number; ``firstPage(_:limit:)`` avoids it.
    @discardableResult
    public func open(_ query: DirectoryQuery) throws(DirectoryError) -> ResultSession {
        let now = clock.now()
        let moment = moment(now)
        return try write { tables in
            if query.kind == .event { try tables.refreshEventTimes(at: moment) }
            let numbers = try tables.reader.results(query, at: moment)
            let session = ResultSession(id: ids.next(at: now), query: query, moment: moment, total: numbers.count)
            try tables.keep(session, numbers)
            return session
        }
    }

    /// Runs a query for a page, which `body` reads in the transaction of the results. Two readings with the same results share a session, so that a
    /// page stays equal until something changes.
    ///
    /// A session that is about to be deleted isn't shared.
    ///
    /// - Parameters:
    ///   - kind: The kind of the query.
    ///   - ask: Returns the query, with notes about it.
    func reading<Page>(
        _ kind: RecordKind,
        _ ask: (DirectoryReader) throws -> AskedQuery,
        _ body: (DirectoryReader, ResultSession, _ notes: [String]) throws -> Page
    ) throws(DirectoryError) -> Page {
        let now = clock.now()
        let moment = moment(now)
        if kind == .event { try write { try $0.refreshEventTimes(at: moment) } }
        var found: (query: DirectoryQuery, revision: Revision, numbers: [Int64])?
        var outdated: TimeKit.ID<ResultSession>?
        let page = try read { (reader) -> Page? in
            let asked = try ask(reader)
            let numbers = try reader.results(asked.query, at: moment)
            guard let kept = try reader.recentSession(of: asked.query, with: numbers) else {
                found = (asked.query, try reader.revision(), numbers)
                return nil
            }
            if kept.moment != moment { outdated = kept.id }
            let session = ResultSession(id: kept.id, query: asked.query, moment: moment, total: numbers.count)
            return try body(reader, session, asked.notes)
        }
        if let page {
            if let outdated { try write { try $0.setMoment(moment, of: outdated) } }
            return page
        }
        return try write { tables in
            let reader = tables.reader
            let asked = try ask(reader)
            let numbers: [Int64]
            // The result counts only if no other write came in between. Otherwise the query runs again.
            if let found, found.query == asked.query, try found.revision == reader.revision() {
                numbers = found.numbers
            } else {
                numbers = try reader.results(asked.query, at: moment)
            }
            let session = ResultSession(id: ids.next(at: now), query: asked.query, moment: moment, total: numbers.count)
            try tables.keep(session, numbers)
            return try body(reader, session, asked.notes)
        }
    }

    /// A stored session; the newest fifty are kept.
    ///
    /// - Throws: `resultsGone`.
    public func session(_ id: TimeKit.ID<ResultSession>) throws(DirectoryError) -> ResultSession {
        try read { try $0.session(id).session }
    }

    /// A page of a session's results: the current records in the stored order. Deleted ones are left out and counted.
    ///
    /// - Throws: `resultsGone`.
    /// - Complexity: O(limit), independent of the position.
    public func page(
        of session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> ResultPage {
        try read { try $0.page(of: session, after: cursor, limit: limit) }
    }

    /// The first results of a query, without a session.
    public func firstPage(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> [Record] {
        let moment = moment(clock.now())
        return try read { reader in
            try reader.records(try reader.first(limit, of: query, at: moment)).map(\.record)
        }
    }

    /// The neighbor of a record in a session. Without a session, and for a record that isn't in it, the kind's default list is used.
    ///
    /// - Throws: `resultsGone`; `noSuchRecord` for an unknown record.
    public func step(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>? = nil
    ) throws(DirectoryError) -> ResultStep {
        try step(direction, from: id, in: session) { _, step in step }
    }

    /// Takes a step, of which `body` reads more in the same transaction.
    func step<Value>(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>?,
        _ body: (DirectoryReader, ResultStep) throws -> Value
    ) throws(DirectoryError) -> Value {
        let (kind, value) = try read { (reader) -> (RecordKind, Value?) in
            let kind = try reader.kind(of: id)
            guard let session = try session.map({ try reader.session($0).session }),
                let step = try reader.walk(direction, from: id, in: session, isDefaultList: false)
            else { return (kind, nil) }
            return (kind, try body(reader, step))
        }
        if let value { return value }
        return try reading(kind, { _ in AskedQuery(query: .list(of: kind)) }) { reader, list, _ in
            let step = try reader.walk(direction, from: id, in: list, isDefaultList: true)
            let end = ResultStep(
                session: list,
                record: nil,
                place: nil,
                passedOver: [],
                stillFits: true,
                isDefaultList: true
            )
            return try body(reader, step ?? end)
        }
    }
}

/// A query for a page, without the options that admins removed.
struct AskedQuery {
    let query: DirectoryQuery
    /// A note for each removed option.
    var notes: [String] = []
}

extension DirectoryReader {
    /// A page of a session's results: the current records in the stored order. Deleted ones are left out and counted.
    ///
    /// - Throws: `resultsGone`.
    /// - Complexity: O(limit), independent of the position.
    func page(
        of session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int
    ) throws -> ResultPage {
        try page(of: try self.session(session).session, after: cursor, limit: limit)
    }

    /// A page of the results of a session, whose moment is the given one.
    ///
    /// - Throws: `resultsGone`.
    func page(of session: ResultSession, after cursor: SessionCursor? = nil, limit: Int) throws -> ResultPage {
        let number = try self.session(session.id).number
        let position = min(max(0, cursor?.position ?? 0), session.total)
        let numbers = try self.numbers(of: number, from: position, count: max(0, limit))
        let records = try self.records(numbers)
        let end = position + numbers.count
        return ResultPage(
            session: session,
            start: position,
            records: records.map(\.record),
            places: Self.places(of: records.map(\.number), among: numbers, from: position),
            gone: numbers.count - records.count,
            next: end < session.total ? SessionCursor(position: end) : nil
        )
    }

    /// Walks from a record to its neighbor in a session; nil if the record isn't in it.
    ///
    /// - Throws: `resultsGone`.
    fileprivate func walk(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: ResultSession,
        isDefaultList: Bool
    ) throws -> ResultStep? {
        let number = try self.session(session.id).number
        guard var place = try self.place(of: id, in: number) else { return nil }
        var gone: [Int64] = []
        var found: Record?
        while found == nil {
            place += direction == .next ? 1 : -1
            guard let there = try numbers(of: number, from: place, count: 1).first else { break }
            found = try records([there]).first?.record
            if found == nil { gone.append(there) }
        }
        let fits = found.map { FilterRule.match($0, session.query.filter, at: session.moment) != .no }
        return ResultStep(
            session: session,
            record: found,
            place: found == nil ? nil : place + 1,
            passedOver: try goneTitles(gone),
            stillFits: fits ?? true,
            isDefaultList: isDefaultList
        )
    }

    /// The 1-based position of each record that still exists.
    private static func places(of there: [Int64], among numbers: [Int64], from position: Int) -> [Int] {
        var rest = there[...]
        return numbers.indices.compactMap { index in
            guard rest.first == numbers[index] else { return nil }
            rest.removeFirst()
            return position + index + 1
        }
    }

    /// The kind of a record, which may be deleted.
    ///
    /// - Throws: `noSuchRecord`.
    func kind(of id: TimeKit.ID<Record>) throws -> RecordKind {
        if let record = try recordOrNil(id) { return record.kind }
        guard let gone = try gone(id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        return gone.kind
    }

    /// The 0-based position in a session of a record, which may be deleted; nil if it isn't in it.
    func place(of id: TimeKit.ID<Record>, in session: Int64) throws -> Int? {
        if let number = try number(of: id), let place = try place(of: number, in: session) { return place }
        return try gone(id).flatMap { try place(of: $0.number, in: session) }
    }
}

extension DirectoryQuery {
    /// The default list of a kind: all records by title; events by date, including those under way.
    public static func list(of kind: RecordKind) -> DirectoryQuery {
        DirectoryQuery(kind, sort: kind == .event ? .chronological : .alphabetical)
    }
}

/// A page of a session's results.
public struct ResultPage: Sendable {
    public let session: ResultSession
    /// The number of results before the page.
    public let start: Int
    /// The existing records, in the session's order.
    public let records: [Record]
    /// The 1-based position of each record.
    public let places: [Int]
    /// The number of results on this page that were deleted.
    public let gone: Int
    /// The cursor of the next page; nil on the last one.
    public let next: SessionCursor?
}
