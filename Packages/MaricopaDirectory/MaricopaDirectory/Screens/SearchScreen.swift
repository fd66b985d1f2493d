public import ScreenKit

/// Searching all kinds of records while a text is being typed.
public struct SearchScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Where it is typed.
    public let field: Field
    /// The only kind that is shown; nil for all.
    @NullEncoded public private(set) var kind: RecordKind?
    /// How many records were found, of all kinds.
    public let total: Int
    /// What was found, kind by kind, the kind of the best result first.
    public let groups: [Group]
    /// "12 results", or what to do where there are none. Where all are guesses it says so.
    public let text: String
    /// What finds something where nothing was found.
    public let suggestions: [Suggestion]
    /// Empties the field.
    public let clear: Action
    /// Goes back to the home screen.
    public let cancel: Action

    /// The results of a kind.
    public struct Group: Hashable, Codable, Identifiable, Sendable {
        /// Names it: "markets".
        public var id: String { kind.plural }
        /// Which kind.
        public let kind: RecordKind
        /// What stands over it: "Markets".
        public let heading: String
        /// How many there are.
        public let total: Int
        /// The best of them, the best first; empty where others were better.
        public let rows: [Row]
        /// Shows only this kind; disabled where all of it is shown.
        public let only: Action
    }

    /// A result.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// That of the record.
        public var id: String { tile.id }
        /// What is shown of the record; a tap leads to it.
        public let tile: RecordRow
        /// How well it answers.
        public let match: SearchMatch
        /// Where the words were found where that doesn't show: "in the description", "nearly so in the title"; else empty.
        public let found: String
    }

    /// What finds something.
    public struct Suggestion: Hashable, Codable, Sendable {
        /// "without “mesa”: 3 markets".
        public let text: String
        /// How many it finds.
        public let total: Int
        /// Searches for it.
        public let search: Link
    }
}

extension SearchScreen {
    /// The most characters that can be typed.
    public static let longestText = 200

    /// What a search found.
    ///
    /// - Parameters:
    ///   - rows: The hits with their tiles.
    init(
        _ results: SearchResults,
        rows: [Row],
        kind: RecordKind?,
        suggestions: [Suggestion],
        revision: Revision
    ) {
        title = "Search"
        self.revision = revision
        let text = results.text
        field = Field(
            id: "text",
            label: "Search",
            value: text.typed,
            limit: Self.longestText,
            placeholder: "Markets, recipes, parks and more"
        )
        total = results.total
        self.suggestions = suggestions
        let kinds = RecordKind.allCases.filter { results.totals[$0] != nil && (kind == nil || kind == $0) }
        let places = Dictionary(rows.enumerated().map { ($1.tile.kind, $0) }) { first, _ in first }
        groups =
            kinds
            .sorted { (places[$0] ?? .max, $0.number) < (places[$1] ?? .max, $1.number) }
            .map { kind in
                let own = rows.filter { $0.tile.kind == kind }
                let total = results.totals[kind] ?? 0
                return Group(
                    kind: kind,
                    heading: kind.heading,
                    total: total,
                    rows: own,
                    only: Action(
                        id: "search/\(kind.plural)",
                        label: "Show all \(Self.count(total, kind))",
                        availability: own.count == total ? .disabled(why: "All of them are shown.") : .enabled
                    )
                )
            }
        let shown = kind.map { results.totals[$0] ?? 0 } ?? results.total
        let isGuessed = !rows.isEmpty && rows.allSatisfy { $0.match.likeness == .typo }
        let found = Self.text(text, shown, kind)
        self.text = isGuessed ? "Nothing is spelled “\(text.typed)”. Spelled nearly so: \(found)" : found
        clear = Action(
            id: "search/clear",
            label: "Clear",
            availability: text.typed.isEmpty ? .disabled(why: "Nothing was typed.") : .enabled,
            opens: DirectoryLink.search(nil).labelled("Search")
        )
        cancel = Action(id: "search/cancel", label: "Cancel", opens: DirectoryLink.home.labelled("Home"))
        self.kind = kind
    }

    private static func text(_ text: SearchText, _ count: Int, _ kind: RecordKind?) -> String {
        guard text.isSearchable else {
            if text.typed.count >= SearchRule.fewestCharacters { return "Type a word: signs alone find nothing." }
            return "Type \(SearchRule.fewestCharacters) characters or more."
        }
        if let kind {
            return count == 0 ? "No \(kind.rawValue) was found for “\(text.typed)”." : Self.count(count, kind)
        }
        return count == 0
            ? "Nothing was found for “\(text.typed)”." : count == 1 ? "1 result" : "\(count) results"
    }

    /// "1 market", "12 markets".
    static func count(_ count: Int, _ kind: RecordKind) -> String {
        "\(count) " + (count == 1 ? kind.rawValue : kind.plural)
    }

    /// "3 markets", "3 markets and 1 park".
    static func counts(_ totals: [RecordKind: Int]) -> String {
        let counts = RecordKind.allCases.compactMap { kind in totals[kind].map { count($0, kind) } }
        guard counts.count > 1, let last = counts.last else { return counts.first ?? "nothing" }
        return counts.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension SearchScreen.Row {
    init(_ tile: RecordRow, _ match: SearchMatch) {
        self.tile = tile
        self.match = match
        let place =
            switch match.place {
            case .title: "the title"
            case .subtitle: "the second line"
            case .description: "the description"
            }
        found =
            switch (match.place, match.likeness) {
            case (.title, .exact), (.title, .prefix): ""
            case (_, .typo): "nearly so in \(place)"
            default: "in \(place)"
            }
    }
}
