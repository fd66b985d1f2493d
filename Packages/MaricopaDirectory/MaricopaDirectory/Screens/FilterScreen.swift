public import ScreenKit
import TimeKit

/// The filters of a kind: rows of buttons, three of them until more are asked for.
public struct FilterScreen: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Of which kind.
    public let kind: RecordKind
    /// The buttons, section by section, sorting the last.
    public let sections: [Section]
    /// The ZIP code, where the kind has one.
    @NullEncoded public private(set) var zip: Field?
    /// Why no ZIP code can be typed now; nil where one can.
    @NullEncoded public private(set) var zipWhyNot: String?
    /// `from` and `to`, the days; empty for kinds without.
    public let dates: [Field]
    /// Goes back to the list, or the map, with the filters; disabled while something that was typed is wrong.
    public let apply: Action
    /// Takes all filters away; disabled where none is set.
    public let clear: Action
    /// What Apply asks; nil while something is wrong.
    @NullEncoded public private(set) var query: DirectoryQuery?
    /// What is to be said: filters that were passed over.
    public let notes: [String]

    /// The buttons of a section.
    public struct Section: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: FilterSection
        /// What stands over it.
        public let title: String
        /// The buttons by rows: as many as fit into one.
        public let rows: [[Button]]
        /// How many rows are shown: all, or three.
        public let shown: Int
        /// Shows the rest, or hides it again; nil where three rows are enough.
        @NullEncoded public private(set) var more: Action?
    }

    /// A button.
    public struct Button: Hashable, Codable, Identifiable, Sendable {
        /// That of its action.
        public var id: String { action.id }
        /// What it filters by; see ``FilterSection``.
        public let value: String
        /// Whether it is chosen.
        public let isChosen: Bool
        /// Chooses it, or no longer; greyed out where the ZIP code rules it out.
        public let action: Action
    }

    /// The most rows that are shown before more are asked for.
    public static let mostRows = 3

    /// The filters of a query.
    ///
    /// - Parameters:
    ///   - options: The buttons of each section.
    ///   - typed: What is in the fields `zip`, `from` and `to` and not read yet.
    ///   - expanded: The sections that show all their rows.
    ///   - columns: How many characters a row of buttons has room for.
    ///   - returns: Where Apply leads; the list unless something else is said.
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
        // A choice that the cut would hide comes first.
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

    /// As many in a row as fit, one at least; each is as wide as its label and four characters of frame.
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

/// What was chosen and typed on the filters' screen.
private struct FilterDraft {
    let base: DirectoryQuery
    var zip: Field
    var from: Field
    var to: Field
    var zipWhyNot: String?
    var hasZIP: Bool
    /// What is asked; nil while something is wrong.
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
