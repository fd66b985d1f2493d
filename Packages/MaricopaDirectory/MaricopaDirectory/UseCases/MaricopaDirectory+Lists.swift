import ScreenKit
public import TimeKit

extension MaricopaDirectory {
    /// Runs a query, keeps the order of its results and returns their first page. Options that admins removed are ignored, with a note.
    public func list(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> ListScreen {
        let asked = try usable(query)
        let session = try reading(of: asked.query)
        return try listScreen(session.id, limit: limit, notes: asked.notes)
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
            let page = try reader.page(of: session, after: cursor, limit: limit)
            return ListScreen(
                page,
                revision: try reader.revision(),
                notes: notes,
                suggestions: page.session.total == 0
                    ? try reader.suggestions(for: page.session.query, at: moment) : []
            )
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
        let asked = try usable(query)
        let session = try reading(of: asked.query)
        return try read { reader in
            let page = try reader.page(of: session.id, limit: limit)
            let screen = MapScreen(page, revision: try reader.revision(), notes: asked.notes)
            let map = DirectoryMap(
                screen.text,
                page.records,
                circle: asked.query.filter.circle,
                origin: asked.query.origin,
                at: page.session.moment
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
        try read { reader in
            let asked = try reader.usable(query)
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
        let record = try read { try $0.record(activity) }
        guard case .activity(let details) = record.details,
            let query = StartingQuery.places(for: details, userLocation)
        else { throw .noPlaces(record.shownTitle.text) }
        let session = try reading(of: query)
        return try read { reader in
            MapScreen(
                try reader.page(of: session.id, limit: limit),
                revision: try reader.revision(),
                activity: try reader.record(activity)
            )
        }
    }

    private func usable(_ query: DirectoryQuery) throws(DirectoryError) -> (query: DirectoryQuery, notes: [String]) {
        try read { try $0.usable(query) }
    }
}

extension DirectoryReader {
    /// Returns the query without options that admins removed, and a note for each.
    func usable(_ query: DirectoryQuery) throws -> (query: DirectoryQuery, notes: [String]) {
        let options = try options(for: query.kind)
        let filter = FilterOptionRule.usable(query.filter, options, of: query.kind)
        let sort = FilterOptionRule.usable(query.sort, options, of: query.kind)
        var asked = query
        asked.filter = filter.filter
        asked.sort = sort.sort
        return (asked, filter.notes + (sort.note.map { [$0] } ?? []))
    }
}
