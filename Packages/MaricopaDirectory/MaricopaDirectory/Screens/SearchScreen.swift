public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// The search in all kinds, updated while the user types.
public struct SearchScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The field `text`, with a button that searches.
    public private(set) var form: Form
    /// The only kind that is shown; nil for all.
    @NullEncoded public private(set) var kind: RecordKind?
    /// The number of matches of all kinds.
    public let total: Int
    /// The matches by kind; the kind of the best match comes first.
    public let groups: [Group]
    /// Such as "12 results"; a hint if there are none, and a note if all are guesses.
    public let text: String
    /// Alternatives to a search without results.
    public let suggestions: [Suggestion]
    /// The lists of all kinds, to look through instead; empty if something was found.
    public let lists: [Link]
    /// Empties the field.
    public let clear: Action
    /// Returns to the home screen.
    public let cancel: Action

    /// The matches of a kind.
    public struct Group: Hashable, Codable, Identifiable, Sendable {
        /// Such as "markets".
        public var id: String { kind.plural }
        public let kind: RecordKind
        /// Such as "Markets".
        public let heading: String
        /// The number of matches.
        public let total: Int
        /// The best matches, best first; empty if other kinds have better ones.
        public let rows: [Row]
        /// Shows only this kind; disabled if all of its matches are shown.
        public let only: Action
    }

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The id of the record.
        public var id: String { tile.id }
        /// The record's tile, which links to it.
        public let tile: RecordRow
        /// An event's time and cost, as a list tells them, or that it is over; empty for other kinds.
        public let when: String
        public let match: SearchMatch
        /// The place of the match unless it is obvious: "in the description", "nearly so in the title"; else empty.
        public let found: String
    }

    /// An alternative search.
    public struct Suggestion: Hashable, Codable, Sendable {
        /// Such as "without “mesa”: 3 markets".
        public let text: String
        /// The number of matches.
        public let total: Int
        public let search: Link
    }
}

extension SearchScreen {
    public static let longestText = 200

    /// Returns a typed text as one line; blank becomes empty.
    ///
    /// - Throws: `searchTooLong`.
    static func line(_ typed: String) throws(DirectoryError) -> String {
        switch TypedText(typed, limit: longestText) {
        case .text(let text): return text
        case .blank: return ""
        case .tooLong(let characters): throw .searchTooLong(characters)
        }
    }

    /// Returns the page with what was typed into its form.
    func filled(_ typed: [String: String]) -> SearchScreen {
        var screen = self
        screen.form.fields = form.fields.filled(typed) { _ = try Self.line($1) }
        return screen
    }

    /// Creates the page of a search.
    ///
    /// - Parameter rows: The hits with their tiles.
    init(
        _ results: SearchResults,
        rows: [Row],
        kind: RecordKind?,
        suggestions: [Suggestion],
        revision: Revision
    ) {
        title = localized("Search")
        self.revision = revision
        let text = results.text
        let field = Field(
            id: "text",
            label: localized("Search"),
            value: text.typed,
            limit: Self.longestText,
            placeholder: localized("Markets, recipes, parks and more")
        )
        form = Form(
            id: "search",
            title: title,
            fields: [field],
            buttons: [Action(DirectoryAct.search, label: localized("Search"))]
        )
        total = results.total
        self.suggestions = suggestions
        lists =
            rows.isEmpty ? RecordKind.allCases.map { DirectoryLink.list($0).labeled($0.heading) } : []
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
                        DirectoryAct.onlyKind(kind),
                        label: localized("Show all \(Self.count(total, kind))"),
                        availability: own.count == total
                            ? .disabled(why: localized("All of them are shown.")) : .enabled,
                        opens: DirectoryLink.searchOnly(text.typed, kind).labeled(kind.heading)
                    )
                )
            }
        let shown = kind.map { results.totals[$0] ?? 0 } ?? results.total
        let isGuessed = !rows.isEmpty && rows.allSatisfy { $0.match.likeness == .typo }
        let found = Self.text(text, shown, kind)
        self.text = isGuessed ? localized("Nothing is spelled “\(text.typed)”. Spelled nearly so: \(found)") : found
        clear = Action(
            DirectoryAct.clearSearch,
            label: localized("Clear"),
            availability: text.typed.isEmpty ? .disabled(why: localized("Nothing was typed.")) : .enabled,
            opens: DirectoryLink.search(nil).labeled(localized("Search"))
        )
        cancel = Action(
            DirectoryAct.cancelSearch,
            label: localized("Cancel"),
            opens: DirectoryLink.home.labeled(localized("Home"))
        )
        self.kind = kind
    }

    /// The field of the text.
    public var field: Field { form.fields[0] }

    private static func text(_ text: SearchText, _ count: Int, _ kind: RecordKind?) -> String {
        guard text.isSearchable else {
            if text.typed.count >= SearchRule.fewestCharacters {
                return localized("Type a word: signs alone find nothing.")
            }
            return localized("Type \(SearchRule.fewestCharacters) characters or more.")
        }
        if let kind {
            return count == 0 ? localized("No \(kind.noun) was found for “\(text.typed)”.") : Self.count(count, kind)
        }
        return count == 0
            ? localized("Nothing was found for “\(text.typed)”.") : localized("\(count, "result")")
    }

    /// "1 market", "12 markets".
    static func count(_ count: Int, _ kind: RecordKind) -> String {
        kind.counted(count)
    }

    /// "3 markets", "3 markets and 1 park".
    static func counts(_ totals: [RecordKind: Int]) -> String {
        let counts = RecordKind.allCases.compactMap { kind in totals[kind].map { count($0, kind) } }
        return counts.isEmpty ? localized("nothing") : listed(counts)
    }
}

extension SearchScreen.Row {
    init(_ record: Record, _ match: SearchMatch, at moment: LocalDateTime) {
        tile = RecordRow(record, at: moment, from: nil)
        if case .event(let event) = record.details {
            when = ListScreen.when(event, Filter(), at: moment) ?? localized("over")
        } else {
            when = ""
        }
        self.match = match
        let place =
            switch match.place {
            case .title: localized("the title")
            case .subtitle: localized("the second line")
            case .description: localized("the description")
            }
        found =
            switch (match.place, match.likeness) {
            case (.title, .exact), (.title, .prefix): ""
            case (_, .typo): localized("nearly so in \(place)")
            default: localized("in \(place)")
            }
    }
}
