import ScreenKit
public import TimeKit

extension MaricopaDirectory {
    /// Runs a query, keeps the order of its results and returns their first page. Options that admins removed are ignored, with a note.
    public func list(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> ListScreen {
        try list(query.kind, limit: limit) { _ in query }
    }

    /// The list of a query that `ask` returns.
    func list(
        _ kind: RecordKind,
        limit: Int = 20,
        _ ask: (DirectoryReader) throws -> DirectoryQuery
    ) throws(DirectoryError) -> ListScreen {
        try reading(kind, { try $0.usable(ask($0)) }) { reader, session, notes in
            try reader.listScreen(try reader.page(of: session, limit: limit), notes: notes, at: session.moment)
        }
    }

    /// A page of an earlier query's results.
    ///
    /// - Throws: `resultsGone`.
    public func listScreen(
        _ session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int = 20,
        notes: [String] = []
    ) throws(DirectoryError) -> ListScreen {
        let moment = moment(clock.now())
        return try read { reader in
            try reader.listScreen(try reader.page(of: session, after: cursor, limit: limit), notes: notes, at: moment)
        }
    }

    /// Runs a query and returns its results as a map with numbered pins, at most `limit`.
    public func mapScreen(_ query: DirectoryQuery, limit: Int = 100) throws(DirectoryError) -> MapScreen {
        try map(query, limit: limit).screen
    }

    /// Runs a query and returns its results as a map screen, and as a map to draw or export.
    public func map(
        _ query: DirectoryQuery,
        limit: Int = 100
    ) throws(DirectoryError) -> (screen: MapScreen, map: DirectoryMap) {
        try map(query.kind, limit: limit) { _ in query }
    }

    /// The map of a query that `ask` returns.
    func map(
        _ kind: RecordKind,
        limit: Int = 100,
        _ ask: (DirectoryReader) throws -> DirectoryQuery
    ) throws(DirectoryError) -> (screen: MapScreen, map: DirectoryMap) {
        try reading(kind, { try $0.usable(ask($0)) }) { reader, session, notes in
            let page = try reader.page(of: session, limit: limit)
            let screen = MapScreen(page, revision: try reader.revision(), notes: notes)
            let map = DirectoryMap(
                screen.text,
                page.records,
                circle: session.query.filter.circle,
                origin: session.query.origin,
                at: session.moment
            )
            return (screen, map)
        }
    }

    /// The filter screen of a kind.
    ///
    /// - Parameters:
    ///   - query: The current selection.
    ///   - typed: The texts of the fields `zip`, `from` and `to`.
    ///   - expanded: The sections that show all their rows.
    ///   - columns: The characters that fit in a row of buttons.
    public func filterScreen(
        _ query: DirectoryQuery,
        typed: [String: String] = [:],
        expanded: Set<FilterSection> = [],
        columns: Int = 40
    ) throws(DirectoryError) -> FilterScreen {
        try filterScreen(typed: typed, expanded: expanded, columns: columns) { _ in query }
    }

    /// The filter screen of a query that `ask` returns.
    func filterScreen(
        typed: [String: String] = [:],
        expanded: Set<FilterSection> = [],
        columns: Int = 40,
        _ ask: (DirectoryReader) throws -> DirectoryQuery
    ) throws(DirectoryError) -> FilterScreen {
        try read { reader in
            let asked = try reader.usable(ask(reader))
            return FilterScreen(
                asked.query,
                options: try reader.offeredOptions(for: asked.query),
                revision: try reader.revision(),
                typed: typed,
                expanded: expanded,
                columns: columns,
                notes: asked.notes
            )
        }
    }

    /// The parks where an activity is possible, on a map that leads back to the activity.
    ///
    /// - Throws: `noSuchRecord`; `noPlaces` if the record isn't an activity or needs no park.
    public func findAPlace(
        _ activity: TimeKit.ID<Record>,
        from userLocation: UserLocation = .off,
        limit: Int = 20
    ) throws(DirectoryError) -> MapScreen {
        try findAPlace(activity, limit: limit) { _ in userLocation }
    }

    /// The parks where an activity is possible, around the place that `origin` returns.
    func findAPlace(
        _ activity: TimeKit.ID<Record>,
        limit: Int = 20,
        _ origin: (DirectoryReader) throws -> UserLocation
    ) throws(DirectoryError) -> MapScreen {
        try reading(
            .park,
            { reader in
                let record = try reader.record(activity)
                guard case .activity(let details) = record.details,
                    let query = StartingQuery.places(for: details, try origin(reader))
                else { throw DirectoryError.noPlaces(record.shownTitle.text) }
                return AskedQuery(query: query)
            }
        ) { reader, session, _ in
            MapScreen(
                try reader.page(of: session, limit: limit),
                revision: try reader.revision(),
                activity: try reader.record(activity)
            )
        }
    }
}

extension DirectoryReader {
    /// A list of results; without results, it has the alternatives.
    fileprivate func listScreen(_ page: ResultPage, notes: [String], at moment: LocalDateTime) throws -> ListScreen {
        ListScreen(
            page,
            revision: try revision(),
            notes: notes,
            suggestions: page.session.total == 0 ? try suggestions(for: page.session.query, at: moment) : []
        )
    }

    /// Returns the query without options that admins removed, and a note for each.
    func usable(_ query: DirectoryQuery) throws -> AskedQuery {
        let options = try options(for: query.kind)
        let filter = FilterOptionRule.usable(query.filter, options, of: query.kind)
        let sort = FilterOptionRule.usable(query.sort, options, of: query.kind)
        var asked = query
        asked.filter = filter.filter
        asked.sort = sort.sort
        return AskedQuery(query: asked, notes: filter.notes + (sort.note.map { [$0] } ?? []))
    }
}
