import ScreenKit
import TimeKit

extension MaricopaDirectory {
    /// Searches titles, subtitles and descriptions. ``SearchRule/search(_:in:kind:limit:)`` defines the result. A text of fewer than three
    /// characters matches nothing.
    ///
    /// - Parameter kind: The kind of the hits; nil for all. The totals always include all kinds.
    public func search(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchResults
    {
        let text = SearchText(typed)
        let found = try read { reader in
            try reader.hasManyWaiting() ? nil : try reader.search(text, kind: kind, limit: limit)
        }
        if let found { return found }
        // An undo of an import changes rows without updating the index. A write transaction updates it.
        return try write { writer in
            try SearchIndex(db: writer.db).update()
            return try writer.reader.search(text, kind: kind, limit: limit)
        }
    }

    /// The search page, updated while the user types.
    ///
    /// - Parameter kind: The only kind to show; nil for all.
    public func searchScreen(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchScreen
    {
        let results = try search(String(typed.prefix(SearchScreen.longestText)), kind: kind, limit: limit)
        let moment = moment(clock.now())
        let rows = try read { reader in
            try results.hits.compactMap { hit in
                try reader.recordOrNil(hit.id).map {
                    SearchScreen.Row(RecordRow($0, at: moment, from: nil), hit.match)
                }
            }
        }
        return SearchScreen(
            results,
            rows: rows,
            kind: kind,
            suggestions: try suggestions(for: results, kind: kind),
            revision: try revision()
        )
    }

    /// The alternatives to a search without results; at most four, with the most results first.
    private func suggestions(for results: SearchResults, kind: RecordKind?) throws(DirectoryError)
        -> [SearchScreen.Suggestion]
    {
        let found = kind.map { results.totals[$0] ?? 0 } ?? results.total
        guard found == 0, results.text.isSearchable else { return [] }
        var ways: [Loosening<String>] = []
        if kind != nil, results.total > 0 { ways.append(Loosening("in all kinds", results.text.typed)) }
        var suggestions = try suggestions(ways + QueryRelaxation.ways(results.text), of: ways.isEmpty ? kind : nil)
        if suggestions.isEmpty { suggestions = try self.suggestions(QueryRelaxation.lastWays(results.text), of: kind) }
        return suggestions
    }

    private func suggestions(_ ways: [Loosening<String>], of kind: RecordKind?) throws(DirectoryError)
        -> [SearchScreen.Suggestion]
    {
        var suggestions: [SearchScreen.Suggestion] = []
        for way in ways {
            var totals = try search(way.asked, limit: 0).totals
            if let kind { totals = totals.filter { $0.key == kind } }
            let total = totals.values.reduce(0, +)
            guard total > 0 else { continue }
            suggestions.append(
                SearchScreen.Suggestion(
                    text: "\(way.words): \(SearchScreen.counts(totals))",
                    total: total,
                    search: DirectoryLink.search(way.asked).labelled(way.asked)
                )
            )
        }
        return Array(suggestions.sorted { $0.total > $1.total }.prefix(4))
    }

    /// The alternatives to a list without results, such as "without the filter “Mesa”: 4 markets"; at most four, with the most results
    /// first.
    public func suggestions(for query: DirectoryQuery) throws(DirectoryError) -> [String] {
        let found = try suggestions(QueryRelaxation.ways(query.filter), for: query)
        return found.isEmpty ? try suggestions(QueryRelaxation.lastWays(query.filter), for: query) : found
    }

    private func suggestions(_ ways: [Loosening<Filter>], for query: DirectoryQuery) throws(DirectoryError) -> [String]
    {
        let moment = moment(clock.now())
        let found = try read { reader in
            try ways.map { way in
                var asked = query
                asked.filter = way.asked
                return (way.words, try reader.results(asked, at: moment).count)
            }
        }
        let best = found.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.prefix(4)
        return best.map { "\($0.0): \(SearchScreen.count($0.1, query.kind))" }
    }
}
