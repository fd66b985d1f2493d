public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// The filters of a kind: sections with rows of buttons, of which three are shown at first.
public struct FilterScreen: Screen {
    public let title: String
    public let revision: Revision
    public let kind: RecordKind
    /// The options by section; the sort order comes last.
    public let sections: [Section]
    /// The typed filters: `zip` for kinds with places, `from` and `to` for kinds with dates. Its button applies all filters.
    public let form: Form
    /// The reason why a ZIP code can't be typed now; nil if it can.
    @NullEncoded public private(set) var zipWhyNot: String?
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
    init(
        _ query: DirectoryQuery,
        options: [FilterOptions],
        revision: Revision,
        typed: [String: String] = [:],
        expanded: Set<FilterSection> = [],
        columns: Int = 40,
        notes: [String] = []
    ) {
        let kind = query.kind
        title = localized("Filter \(kind.nouns)")
        self.revision = revision
        self.kind = kind
        self.notes = notes
        let draft = FilterDraft(query, typed)
        sections = options.map { section in
            Self.section(section, draft, isExpanded: expanded.contains(section.section), columns)
        }
        let hasPlace = options.contains { $0.section == .city } || FilterSection.all(of: kind).contains(.city)
        zipWhyNot = draft.zipWhyNot
        self.query = draft.query
        form = Form(
            id: "typed",
            title: "",
            fields: (hasPlace ? [draft.zip] : [])
                + (FilterSection.all(of: kind).contains(.day) ? [draft.from, draft.to] : []),
            buttons: [
                Action(
                    DirectoryAct.applyFilters,
                    label: localized("Apply filter"),
                    availability: draft.whyNot.map { .disabled(why: $0) } ?? .enabled,
                    opens: draft.query.map { DirectoryLink.asked($0).labeled(kind.heading) }
                )
            ]
        )
        let isSet = !FilterWords.active(query.filter).isEmpty
        var wider = query
        wider.filter = Filter(isFeatured: query.filter.isFeatured)
        clear = Action(
            DirectoryAct.clearFilters,
            label: localized("Remove the filters"),
            availability: isSet ? .enabled : .disabled(why: localized("No filter is set.")),
            opens: DirectoryLink.asked(wider).labeled(kind.heading)
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
            let isGrayed = options.section == .city && draft.hasZIP
            let whyNot = isGrayed ? localized("Take the ZIP code away to choose cities.") : draft.buttonsWhyNot
            return Button(
                value: option.value,
                isChosen: isChosen,
                action: Action(
                    DirectoryAct.toggle(options.section, option.value),
                    label: UsualWords.shown(option.label),
                    availability: whyNot.map { .disabled(why: $0) } ?? .enabled
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
            DirectoryAct.expand(options.section),
            label: isExpanded ? localized("Show fewer") : localized("Show all \(buttons.count)"),
            availability: draft.buttonsWhyNot.map { .disabled(why: $0) } ?? .enabled
        )
        return Section(
            id: options.section,
            title: options.section.title,
            rows: rows,
            shown: isLong && !isExpanded ? mostRows : rows.count,
            more: isLong ? more : nil
        )
    }

    /// The ZIP code; nil for kinds without one.
    public var zip: Field? { form[field: "zip"] }

    /// The fields `from` and `to`; empty for kinds without dates.
    public var dates: [Field] { ["from", "to"].compactMap { form[field: $0] } }

    /// Shows the list with the filters; disabled while a typed text is invalid.
    public var apply: Action { form.buttons[0] }

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

    /// The errors of the typed texts; nil for none.
    var whyNot: String? {
        let errors = [zip, from, to].compactMap(\.error)
        return errors.isEmpty ? nil : errors.joined(separator: "; ")
    }

    /// The errors that keep the buttons from working. A ZIP code beside cities isn't one: the cities' own buttons take them away.
    var buttonsWhyNot: String? { zipWhyNot != nil && from.error == nil && to.error == nil ? nil : whyNot }

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
        zip = Field(
            id: "zip",
            label: localized("ZIP Code"),
            value: typed["zip"] ?? zipText,
            limit: ZIPCode.longest,
            placeholder: "85003"
        )
        zipWhyNot = hasCities ? localized("Take the cities away to type a ZIP code.") : nil
        zip.whyNot = zipWhyNot
        let isTyped = zip.value.contains { !$0.isWhitespace }
        hasZIP = isTyped && !hasCities
        if hasZIP {
            if let code = ZIPCode(zip.value) {
                asked.filter.place = .zip(code)
            } else {
                zip.error = DirectoryError.notAZIP(zip.value).description.capitalizedFirst
            }
        } else if !hasCities {
            asked.filter.place = .none
        } else if isTyped {
            zip.error = zipWhyNot
        }
        let dates = query.filter.dates
        from = Self.day("from", localized("From", context: "a day"), typed["from"] ?? dates?.from?.description ?? "")
        to = Self.day("to", localized("To", context: "a day"), typed["to"] ?? dates?.to?.description ?? "")
        let first = LocalDate(from.value)
        let last = LocalDate(to.value)
        asked.filter.dates = nil
        if first != nil || last != nil {
            do {
                asked.filter.dates = try DateSpan(from: first, to: last)
            } catch {
                to.error = error.description.capitalizedFirst
            }
        }
        // A filter is for all recipes, not for the featured ones alone.
        if !FilterWords.active(asked.filter).isEmpty { asked.filter.isFeatured = false }
        self.query = [zip, from, to].contains { $0.error != nil } ? nil : asked
    }

    private static func day(_ id: String, _ label: String, _ text: String) -> Field {
        let text = TypedText.line(text)
        var field = Field(id: id, label: label, kind: .date, value: text, placeholder: "2026-03-07")
        if !text.isEmpty, LocalDate(text) == nil {
            field.error = localized("“\(text)” is no day: write it as 2026-03-07")
        }
        return field
    }
}
