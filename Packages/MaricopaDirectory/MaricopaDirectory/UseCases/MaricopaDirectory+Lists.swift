import ScreenKit
public import TimeKit

extension MaricopaDirectory {
    /// Asks a query, keeps the order of its results and shows their first page. What admins took away from the filters is passed over,
    /// with a note.
    public func list(_ query: DirectoryQuery, limit: Int = 20) throws(DirectoryError) -> ListScreen {
        let asked = try usable(query)
        let session = try open(asked.query)
        return try listScreen(session.id, limit: limit, notes: asked.notes)
    }

    /// A page of results that were asked for before. Throws `resultsGone`.
    public func listScreen(
        _ session: TimeKit.ID<ResultSession>,
        after cursor: SessionCursor? = nil,
        limit: Int = 20,
        notes: [String] = []
    ) throws(DirectoryError) -> ListScreen {
        let page = try page(of: session, after: cursor, limit: limit)
        return ListScreen(
            page,
            revision: try revision(),
            notes: notes,
            suggestions: page.session.total == 0 ? try suggestions(for: page.session.query) : []
        )
    }

    /// Asks a query and shows its results on a map: a hundred at most, numbered as in the list.
    public func mapScreen(_ query: DirectoryQuery, limit: Int = 100) throws(DirectoryError) -> MapScreen {
        let asked = try usable(query)
        let session = try open(asked.query)
        return MapScreen(try page(of: session.id, limit: limit), revision: try revision(), notes: asked.notes)
    }

    /// The same as a map to be drawn or handed on, with the screen it belongs to.
    public func map(
        _ query: DirectoryQuery,
        limit: Int = 100
    ) throws(DirectoryError) -> (screen: MapScreen, map: DirectoryMap) {
        let asked = try usable(query)
        let page = try page(of: try open(asked.query).id, limit: limit)
        let screen = MapScreen(page, revision: try revision(), notes: asked.notes)
        let map = DirectoryMap(
            screen.text,
            page.records,
            circle: asked.query.filter.circle,
            origin: asked.query.origin,
            at: page.session.moment
        )
        return (screen, map)
    }

    /// The filters of a kind.
    ///
    /// - Parameters:
    ///   - query: What is chosen.
    ///   - typed: What is in the fields `zip`, `from` and `to`.
    ///   - expanded: The sections that show all their rows.
    ///   - columns: How many characters a row of buttons has room for.
    public func filterScreen(
        _ query: DirectoryQuery,
        typed: [String: String] = [:],
        expanded: Set<FilterSection> = [],
        columns: Int = 40
    ) throws(DirectoryError) -> FilterScreen {
        let asked = try usable(query)
        return FilterScreen(
            asked.query,
            options: try options(for: query.kind),
            revision: try revision(),
            typed: typed,
            expanded: expanded,
            columns: columns,
            notes: asked.notes
        )
    }

    /// The parks where an activity can be done, on a map from which "back" leads to the activity. Throws `noSuchRecord`, and `noPlaces`
    /// for what is no activity, or one that needs no park.
    public func findAPlace(
        _ activity: TimeKit.ID<Record>,
        from whereabouts: Whereabouts = .off,
        limit: Int = 20
    ) throws(DirectoryError) -> MapScreen {
        let record = try read { try $0.record(activity) }
        guard case .activity(let details) = record.details,
            let query = StartingQuery.places(for: details, whereabouts)
        else { throw .noPlaces(record.title) }
        let session = try open(query)
        return MapScreen(
            try page(of: session.id, limit: limit),
            revision: try revision(),
            activity: record
        )
    }

    /// A query without what admins took away from the filters, and what was passed over.
    func usable(_ query: DirectoryQuery) throws(DirectoryError) -> (query: DirectoryQuery, notes: [String]) {
        let options = try options(for: query.kind)
        let filter = FilterOptionRule.usable(query.filter, options, of: query.kind)
        let sort = FilterOptionRule.usable(query.sort, options, of: query.kind)
        var asked = query
        asked.filter = filter.filter
        asked.sort = sort.sort
        return (asked, filter.notes + (sort.note.map { [$0] } ?? []))
    }

    /// What screens are read from now.
    func revision() throws(DirectoryError) -> Revision {
        Revision(change: try read { try $0.revision() })
    }
}
