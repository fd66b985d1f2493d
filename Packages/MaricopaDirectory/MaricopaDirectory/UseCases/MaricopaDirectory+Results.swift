public import TimeKit

extension MaricopaDirectory {
    /// Runs a query and stores the order of its results. The cost grows with their number; ``firstPage(_:limit:)`` avoids it.
    @discardableResult
    public func open(_ query: DirectoryQuery) throws(DirectoryError) -> ResultSession {
        let found = try run(query)
        return try keep(found, under: ids.next(at: found.now))
    }

    /// Runs a query for a page. Two readings with the same results share a session, so that a page stays equal until something changes.
    ///
    /// A session that is about to be deleted isn't shared.
    func reading(of query: DirectoryQuery) throws(DirectoryError) -> ResultSession {
        let found = try run(query)
        guard let kept = try read({ try $0.recentSession(of: query, with: found.numbers) }) else {
            return try keep(found, under: ids.next(at: found.now))
        }
        guard kept.moment != found.moment else { return kept }
        try write { try $0.setMoment(found.moment, of: kept.id) }
        return found.session(kept.id)
    }

    /// The results of a query at a moment.
    private struct Found {
        let query: DirectoryQuery
        let now: Instant
        let moment: LocalDateTime
        let numbers: [Int64]

        func session(_ id: TimeKit.ID<ResultSession>) -> ResultSession {
            ResultSession(id: id, query: query, moment: moment, total: numbers.count)
        }
    }

    private func run(_ query: DirectoryQuery) throws(DirectoryError) -> Found {
        let now = clock.now()
        let moment = moment(now)
        if query.kind == .event { try write { try $0.refreshEventTimes(at: moment) } }
        let numbers = try read { try $0.results(query, at: moment) }
        return Found(query: query, now: now, moment: moment, numbers: numbers)
    }

    private func keep(_ found: Found, under id: TimeKit.ID<ResultSession>) throws(DirectoryError) -> ResultSession {
        let session = found.session(id)
        try write { try $0.keep(session, found.numbers) }
        return session
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
        let kind = try read { try $0.kind(of: id) }
        if let session, let step = try walk(direction, from: id, in: session, isDefaultList: false) { return step }
        let list = try reading(of: .list(of: kind))
        return try walk(direction, from: id, in: list.id, isDefaultList: true)
            ?? ResultStep(session: list, record: nil, place: nil, passedOver: [], stillFits: true, isDefaultList: true)
    }

    /// Nil if the record isn't in the session.
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
        let (number, session) = try self.session(session)
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
