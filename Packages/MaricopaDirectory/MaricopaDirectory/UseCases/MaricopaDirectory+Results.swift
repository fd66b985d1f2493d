public import TimeKit

extension MaricopaDirectory {
    /// Asks a query and keeps the order of its results. Finding all of them costs as much as there are; see ``firstPage(_:limit:)``.
    @discardableResult
    public func open(_ query: DirectoryQuery) throws(DirectoryError) -> ResultSession {
        let now = clock.now()
        let moment = moment(now)
        if query.kind == .event { try write { try $0.refreshEventTimes(at: moment) } }
        let numbers = try read { try $0.results(query, at: moment) }
        let session = ResultSession(id: ids.next(at: now), query: query, moment: moment, total: numbers.count)
        try write { try $0.keep(session, numbers) }
        return session
    }

    /// A session that is still kept: the newest fifty are. Throws `resultsGone`.
    public func session(_ id: TimeKit.ID<ResultSession>) throws(DirectoryError) -> ResultSession {
        try read { try $0.session(id).session }
    }

    /// A page of a session's results: the records as they are now, in the order as it was. What has gone is left out and counted.
    ///
    /// Costs the same anywhere in the order. Throws `resultsGone`.
    public func page(
        of session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int = 20
    ) throws(DirectoryError) -> ResultPage {
        try read { reader in
            let (number, session) = try reader.session(session)
            let position = min(max(0, cursor?.position ?? 0), session.total)
            let numbers = try reader.numbers(of: number, from: position, count: max(0, limit))
            let records = try reader.records(numbers)
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
    }

    /// The first results of a query, without a session.
    public func firstPage(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> [Record] {
        let moment = moment(clock.now())
        return try read { reader in
            try reader.records(try reader.first(limit, of: query, at: moment)).map(\.record)
        }
    }

    /// The record an arrow leads to from another, in the order of a session; from one that isn't among its results, and without a
    /// session, in the kind's list, for which a session is opened.
    ///
    /// Throws `noSuchRecord` for one that never was, and `resultsGone`.
    public func step(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>? = nil
    ) throws(DirectoryError) -> ResultStep {
        let kind = try read { try $0.kind(of: id) }
        if let session, let step = try walk(direction, from: id, in: session, isDefaultList: false) { return step }
        let list = try open(.list(of: kind))
        return try walk(direction, from: id, in: list.id, isDefaultList: true)
            ?? ResultStep(session: list, record: nil, place: nil, passedOver: [], stillFits: true, isDefaultList: true)
    }

    /// Nil where the record isn't among the results.
    private func walk(
        _ direction: ResultDirection,
        from id: TimeKit.ID<Record>,
        in session: TimeKit.ID<ResultSession>,
        isDefaultList: Bool
    ) throws(DirectoryError) -> ResultStep? {
        try read { reader in
            let (number, session) = try reader.session(session)
            guard var place = try reader.place(of: id, in: number) else { return nil }
            var gone: [Int64] = []
            var found: Record?
            while found == nil {
                place += direction == .next ? 1 : -1
                guard let there = try reader.numbers(of: number, from: place, count: 1).first else { break }
                found = try reader.records([there]).first?.record
                if found == nil { gone.append(there) }
            }
            let fits = found.map { FilterRule.match($0, session.query.filter, at: session.moment) != .no }
            return ResultStep(
                session: session,
                record: found,
                place: found == nil ? nil : place + 1,
                passedOver: try reader.goneTitles(gone),
                stillFits: fits ?? true,
                isDefaultList: isDefaultList
            )
        }
    }

    /// The place of each record that is still there, from 1.
    private static func places(of there: [Int64], among numbers: [Int64], from position: Int) -> [Int] {
        var rest = there[...]
        return numbers.indices.compactMap { index in
            guard rest.first == numbers[index] else { return nil }
            rest.removeFirst()
            return position + index + 1
        }
    }
}

extension DirectoryReader {
    /// The kind of a record that is or was there. Throws `noSuchRecord`.
    func kind(of id: TimeKit.ID<Record>) throws -> RecordKind {
        if let record = try recordOrNil(id) { return record.kind }
        guard let gone = try gone(id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        return gone.kind
    }

    /// Where a record that is or was there stands in a session; nil where it doesn't.
    func place(of id: TimeKit.ID<Record>, in session: Int64) throws -> Int? {
        if let number = try number(of: id), let place = try place(of: number, in: session) { return place }
        return try gone(id).flatMap { try place(of: $0.number, in: session) }
    }
}

extension DirectoryQuery {
    /// The list of a kind as it is where nothing was asked for: all of it by title; events by when they take place, those under way
    /// included.
    public static func list(of kind: RecordKind) -> DirectoryQuery {
        DirectoryQuery(kind, sort: kind == .event ? .chronological : .alphabetical)
    }
}

/// A page of results.
public struct ResultPage: Sendable {
    /// Whose it is.
    public let session: ResultSession
    /// How many results come before it.
    public let start: Int
    /// The records, in the session's order.
    public let records: [Record]
    /// The place of each among all results, from 1.
    public let places: [Int]
    /// How many of this page have gone since.
    public let gone: Int
    /// Where the next page begins; nil after the last.
    public let next: SessionCursor?
}
