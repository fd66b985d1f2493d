import ScreenKit
import TimeKit

extension MaricopaDirectory {
    /// What a text finds in titles, subtitles and descriptions of all kinds, or of one: how many records of each kind, and the best of
    /// them. Exactly what ``SearchRule/search(_:in:kind:limit:)`` finds. Nothing for a text of fewer than three characters.
    ///
    /// - Parameter kind: Whose hits are wanted; the totals are of all kinds.
    public func search(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchResults
    {
        let text = SearchText(typed)
        let found = try read { reader in
            try reader.hasManyWaiting() ? nil : try reader.search(text, kind: kind, limit: limit)
        }
        if let found { return found }
        // Rows that were written behind the engine's back, as an undo of an import does: each write brings in what waits.
        return try write { writer in
            try SearchIndex(db: writer.db).update()
            return try writer.reader.search(text, kind: kind, limit: limit)
        }
    }

    /// The page of a search, while it is typed.
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

    /// What else to search for where nothing was found: what finds most first, four at most.
    private func suggestions(for results: SearchResults, kind: RecordKind?) throws(DirectoryError)
        -> [SearchScreen.Suggestion]
    {
        let found = kind.map { results.totals[$0] ?? 0 } ?? results.total
        guard found == 0, results.text.isSearchable else { return [] }
        var ways: [Loosening<String>] = []
        if kind != nil, results.total > 0 { ways.append(Loosening("in all kinds", results.text.typed)) }
        var suggestions = try suggestions(ways + LooseningRule.ways(results.text), of: ways.isEmpty ? kind : nil)
        if suggestions.isEmpty { suggestions = try self.suggestions(LooseningRule.lastWays(results.text), of: kind) }
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

    /// What else to ask where a query of a list found nothing: "without the filter “Mesa”: 4 markets"; what finds most first, four at most.
    public func suggestions(for query: DirectoryQuery) throws(DirectoryError) -> [String] {
        let found = try suggestions(LooseningRule.ways(query.filter), for: query)
        return found.isEmpty ? try suggestions(LooseningRule.lastWays(query.filter), for: query) : found
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
