public import ScreenKit
import TimeKit

/// The filters of a kind: sections with rows of buttons, of which three are shown at first.
public struct FilterScreen: Screen {
    public let title: String
    public let revision: Revision
    public let kind: RecordKind
    /// The options by section; the sort order comes last.
    public let sections: [Section]
    /// The ZIP code; nil for kinds without one.
    @NullEncoded public private(set) var zip: Field?
    /// The reason why a ZIP code can't be typed now; nil if it can.
    @NullEncoded public private(set) var zipWhyNot: String?
    /// The fields `from` and `to`; empty for kinds without dates.
    public let dates: [Field]
    /// Returns to the list or map with the filters; disabled while a typed text is invalid.
    public let apply: Action
    /// Removes all filters; disabled if none is set.
    public let clear: Action
    /// The query that `apply` runs; nil while a typed text is invalid.
    @NullEncoded public private(set) var query: DirectoryQuery?
    /// Notes on ignored filters.
    public let notes: [String]

    /// A section of filters.
    public struct Section: Hashable, Codable, Identifiable, Sendable {
        public let id: FilterSection
        public let title: String
        /// The buttons in rows that fit the width.
        public let rows: [[Button]]
        /// The number of rows to show: all, or ``mostRows``.
        public let shown: Int
        /// Shows all rows, or fewer again; nil if there are at most ``mostRows``.
        @NullEncoded public private(set) var more: Action?
    }

    public struct Button: Hashable, Codable, Identifiable, Sendable {
        /// The id of its action.
        public var id: String { action.id }
        /// The value to filter by; ``FilterSection`` lists its form.
        public let value: String
        /// Whether it is selected.
        public let isChosen: Bool
        /// Selects or deselects it; a city is disabled while a ZIP code is typed.
        public let action: Action
    }

    /// The most rows of a collapsed section.
    public static let mostRows = 3

    /// Creates the filters of a query.
    ///
    /// - Parameters:
    ///   - options: The options of each section.
    ///   - typed: The unparsed texts of the fields `zip`, `from` and `to`.
    ///   - expanded: The sections that show all their rows.
    ///   - columns: The characters that fit in a row of buttons.
    ///   - returns: The target of `apply`; nil for the list.
    public init(
        _ query: DirectoryQuery,
        options: [FilterOptions],
        revision: Revision,
        typed: [String: String] = [:],
        expanded: Set<FilterSection> = [],
        columns: Int = 40,
        notes: [String] = [],
        returns: DirectoryLink? = nil
    ) {
        let kind = query.kind
        title = "Filter \(kind.plural)"
        self.revision = revision
        self.kind = kind
        self.notes = notes
        let draft = FilterDraft(query, typed)
        sections = options.map { section in
            Self.section(section, draft, isExpanded: expanded.contains(section.section), columns)
        }
        let hasPlace = options.contains { $0.section == .city } || FilterSection.all(of: kind).contains(.city)
        zip = hasPlace ? draft.zip : nil
        zipWhyNot = draft.zipWhyNot
        dates = FilterSection.all(of: kind).contains(.day) ? [draft.from, draft.to] : []
        self.query = draft.query
        let link = (returns ?? .list(kind)).labelled(kind.heading)
        apply = Action(
            id: "filters/apply",
            label: "Apply filter",
            availability: draft.errors.isEmpty ? .enabled : .disabled(why: draft.errors.joined(separator: " ")),
            opens: link
        )
        let isSet = !FilterWords.active(query.filter).isEmpty
        clear = Action(
            id: "filters/clear",
            label: "Remove the filters",
            availability: isSet ? .enabled : .disabled(why: "No filter is set."),
            opens: link
        )
    }

    private static func section(
        _ options: FilterOptions,
        _ draft: FilterDraft,
        isExpanded: Bool,
        _ columns: Int
    ) -> Section {
        let buttons = options.options.map { option in
            let isChosen =
                options.section == .sort
                ? draft.base.sort.rawValue == option.value
                : draft.base.filter.isChosen(option.value, in: options.section)
            let isGreyed = options.section == .city && draft.hasZIP
            return Button(
                value: option.value,
                isChosen: isChosen,
                action: Action(
                    id: "\(options.section.rawValue)/\(option.value)",
                    label: option.label,
                    availability: isGreyed ? .disabled(why: "Take the ZIP code away to choose cities.") : .enabled
                )
            )
        }
        var rows = rows(buttons, columns)
        let isLong = rows.count > mostRows
        // Selected options come first if the collapsed section would hide them.
        if isLong, !isExpanded, rows.dropFirst(mostRows).contains(where: { $0.contains(where: \.isChosen) }) {
            rows = Self.rows(buttons.filter(\.isChosen) + buttons.filter { !$0.isChosen }, columns)
        }
        let more = Action(
            id: "\(options.section.rawValue)/more",
            label: isExpanded ? "Show fewer" : "Show all \(buttons.count)"
        )
        return Section(
            id: options.section,
            title: options.section.title,
            rows: rows,
            shown: isLong && !isExpanded ? mostRows : rows.count,
            more: isLong ? more : nil
        )
    }

    /// Breaks buttons into rows, at least one in each. A button is as wide as its label plus four characters.
    private static func rows(_ buttons: [Button], _ columns: Int) -> [[Button]] {
        var rows: [[Button]] = []
        var room = 0
        for button in buttons {
            let width = button.action.label.count + 4
            if rows.isEmpty || width > room {
                rows.append([])
                room = columns
            }
            rows[rows.count - 1].append(button)
            room -= width
        }
        return rows
    }
}

/// The selected and typed filters, parsed.
private struct FilterDraft {
    let base: DirectoryQuery
    var zip: Field
    var from: Field
    var to: Field
    var zipWhyNot: String?
    var hasZIP: Bool
    /// The resulting query; nil while a text is invalid.
    var query: DirectoryQuery?

    var errors: [String] { [zip, from, to].compactMap(\.error) }

    init(_ query: DirectoryQuery, _ typed: [String: String]) {
        base = query
        var asked = query
        var zipText = ""
        var hasCities = false
        switch query.filter.place {
        case .none: break
        case .zip(let code): zipText = code.digits
        case .cities: hasCities = true
        }
        zip = Field(id: "zip", label: "ZIP Code", value: typed["zip"] ?? zipText, limit: 10, placeholder: "85003")
        zipWhyNot = hasCities ? "Take the cities away to type a ZIP code." : nil
        let isTyped = zip.value.contains { !$0.isWhitespace }
        hasZIP = isTyped && !hasCities
        if hasZIP {
            if let code = ZIPCode(zip.value) {
                asked.filter.place = .zip(code)
            } else {
                zip.error = DirectoryError.notAZIP(zip.value).description.capitalizedFirst + "."
            }
        } else if !hasCities {
            asked.filter.place = .none
        }
        let dates = query.filter.dates
        from = Self.day("from", "From", typed["from"] ?? dates?.from?.description ?? "")
        to = Self.day("to", "To", typed["to"] ?? dates?.to?.description ?? "")
        let first = LocalDate(from.value)
        let last = LocalDate(to.value)
        asked.filter.dates = nil
        if first != nil || last != nil {
            do {
                asked.filter.dates = try DateSpan(from: first, to: last)
            } catch {
                to.error = error.description.capitalizedFirst + "."
            }
        }
        self.query = [zip, from, to].contains { $0.error != nil } ? nil : asked
    }

    private static func day(_ id: String, _ label: String, _ text: String) -> Field {
        let text = TypedText.line(text)
        var field = Field(id: id, label: label, kind: .date, value: text, placeholder: "2026-03-07")
        if !text.isEmpty, LocalDate(text) == nil {
            field.error = "“\(text)” is no day: write it as 2026-03-07."
        }
        return field
    }
}
