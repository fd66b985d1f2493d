import ScreenKit
import TimeKit
import WordKit

extension MaricopaDirectory {
    /// Searches titles, subtitles and descriptions. ``SearchRule/search(_:in:kind:limit:)`` defines the result. A text of fewer than three
    /// characters matches nothing.
    ///
    /// - Parameter kind: The kind of the hits; nil for all. The totals always include all kinds.
    public func search(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchResults
    {
        try searching { try $0.search(SearchText(typed), kind: kind, limit: limit) }
    }

    /// Reads with the index, which is updated first if an undo of an import or a migration left many records to it. A search is right without
    /// the update, and slow.
    private func searching<Value>(_ body: (DirectoryReader) throws -> Value) throws(DirectoryError) -> Value {
        while true {
            let found = try read { (reader) -> Value? in try reader.hasManyWaiting() ? nil : try body(reader) }
            if let found { return found }
            try updateSearchStretch()
        }
    }

    /// The search page, updated while the user types.
    ///
    /// - Parameter kind: The only kind to show; nil for all.
    /// - Throws: `searchTooLong`.
    public func searchScreen(_ typed: String, kind: RecordKind? = nil, limit: Int = 20) throws(DirectoryError)
        -> SearchScreen
    {
        _ = try SearchScreen.line(typed)
        let text = SearchText(typed)
        let moment = moment(clock.now())
        return try searching { reader in
            let found = try reader.search(text, kind: kind, limit: limit) { number, match in
                try reader.records([number]).first.map {
                    SearchScreen.Row($0.record, match, at: moment)
                }
            }
            let results = SearchResults(text: text, totals: found.totals, hits: [])
            return SearchScreen(
                results,
                rows: found.hits,
                kind: kind,
                suggestions: try reader.suggestions(for: results, kind: kind),
                revision: try reader.revision()
            )
        }
    }

    /// The alternatives to a list without results, such as "without the filter “Mesa”: 4 markets"; at most four, with the most results
    /// first.
    public func suggestions(for query: DirectoryQuery) throws(DirectoryError) -> [String] {
        let moment = moment(clock.now())
        return try read { try $0.suggestions(for: query, at: moment) }
    }
}

extension DirectoryReader {
    /// The alternatives to a search without results; at most four, with the most results first.
    fileprivate func suggestions(for results: SearchResults, kind: RecordKind?) throws -> [SearchScreen.Suggestion] {
        let found = kind.map { results.totals[$0] ?? 0 } ?? results.total
        guard found == 0, results.text.isSearchable else { return [] }
        var ways: [Loosening<String>] = []
        if kind != nil, results.total > 0 { ways.append(Loosening(localized("in all kinds"), results.text.typed)) }
        let suggestions = try suggestions(ways + QueryRelaxation.ways(results.text), of: ways.isEmpty ? kind : nil)
        return suggestions.isEmpty
            ? try self.suggestions(QueryRelaxation.lastWays(results.text), of: kind) : suggestions
    }

    private func suggestions(_ ways: [Loosening<String>], of kind: RecordKind?) throws -> [SearchScreen.Suggestion] {
        var suggestions: [SearchScreen.Suggestion] = []
        for way in ways {
            var totals = try search(SearchText(way.asked), kind: nil, limit: 0).totals
            if let kind { totals = totals.filter { $0.key == kind } }
            let total = totals.values.reduce(0, +)
            guard total > 0 else { continue }
            suggestions.append(
                SearchScreen.Suggestion(
                    text: "\(way.words): \(SearchScreen.counts(totals))",
                    total: total,
                    search: DirectoryLink.search(way.asked).labeled(way.asked)
                )
            )
        }
        return Array(suggestions.sorted { $0.total > $1.total }.prefix(4))
    }

    /// The alternatives to a list without results; at most four, with the most results first.
    func suggestions(for query: DirectoryQuery, at moment: LocalDateTime) throws -> [String] {
        let found = try suggestions(QueryRelaxation.ways(query.filter), for: query, at: moment)
        return found.isEmpty
            ? try suggestions(QueryRelaxation.lastWays(query.filter), for: query, at: moment) : found
    }

    private func suggestions(
        _ ways: [Loosening<Filter>],
        for query: DirectoryQuery,
        at moment: LocalDateTime
    ) throws -> [String] {
        let found = try ways.map { way in
            var asked = query
            asked.filter = way.asked
            return (way.words, try results(asked, at: moment).count)
        }
        let best = found.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.prefix(4)
        return best.map { "\($0.0): \(SearchScreen.count($0.1, query.kind))" }
    }
}
