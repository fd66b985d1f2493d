public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A page of a kind's list, or of a query's results.
public struct ListScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which a row's opening state changes next; nil if unknown.
    @NullEncoded public private(set) var validUntil: Instant?
    public let kind: RecordKind
    /// The session that the page belongs to.
    public let session: TimeKit.ID<ResultSession>
    /// The number of results.
    public let total: Int
    /// The order: "Title A–Z".
    public let sort: String
    public let rows: [Row]
    /// Such as "41 markets, 1 to 20, by title"; a hint if the list is empty.
    public let text: String
    /// Notes on deleted results, ignored filters and cities that the county doesn't have.
    public let notes: [String]
    /// Alternatives to a query without results.
    public let suggestions: [String]
    /// The filters that are set, with an action to remove them; nil if none is set.
    @NullEncoded public private(set) var bar: FilterBar?
    /// The permanent address of the list with its filters and order.
    public let link: Link
    /// Loads the next page below this one; disabled on the last page.
    public let more: Action
    /// The cursor of the next page; nil on the last page.
    @NullEncoded public private(set) var next: SessionCursor?
    /// The map, filters, all recipes where only featured ones are listed, and home.
    public let pages: [Link]

    /// A tile with its position.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The id of the record.
        public var id: String { tile.id }
        /// The 1-based position among the results.
        public let place: Int
        public let tile: RecordRow
        /// The link to the record among these results, so that its arrows follow them.
        public let link: Link
        /// An event's time and cost; the opening state of a market or park: "open until 13:00"; else empty.
        public let when: String
        /// The reason of the match; empty without conditions.
        public let reason: String
    }

    /// Creates a page of results.
    ///
    /// - Parameters:
    ///   - notes: Notes besides the one on deleted results.
    ///   - suggestions: Alternatives, which are shown if there are no results.
    init(
        _ page: ResultPage,
        revision: Revision,
        notes: [String] = [],
        suggestions: [String] = []
    ) {
        let query = page.session.query
        let moment = page.session.moment
        kind = query.kind
        title = query.filter.isFeatured ? localized("Featured \(query.kind.nouns)") : query.kind.heading
        self.revision = revision
        session = page.session.id
        total = page.session.total
        sort = UsualWords.shown(KindDefaults.label(query.sort))
        let origin = query.sort == .nearMe ? query.measuredFrom : query.origin ?? query.filter.circle?.center
        let rows = zip(page.places, page.records).map { place, record in
            Row(
                place: place,
                tile: RecordRow(record, at: moment, from: origin),
                link: DirectoryLink.found(record.id, in: page.session.id).labeled(record.shownTitle.text),
                when: Self.when(record, query.filter, at: moment),
                reason: MatchReason.text(record, query, at: moment)
            )
        }
        let changes = rows.compactMap { $0.tile.open?.until }
        validUntil = changes.min().map { County.zone.earliestInstant(atOrAfter: $0) }
        self.rows = rows
        bar = FilterBar(query.filter, kind: query.kind) { filter in
            var wider = query
            wider.filter = filter
            return .asked(wider)
        }
        link = DirectoryLink.asked(query).labeled(title)
        let isFiltered = !FilterWords.active(query.filter).isEmpty
        text = Self.text(page, sort: Self.words(query), isFiltered: isFiltered)
        self.notes =
            notes + Self.places(page) + Self.slips(page) + Self.unknown(page)
            + (page.gone == 0 ? [] : [Self.gone(page.gone)])
        self.suggestions = page.session.total == 0 ? suggestions : []
        next = page.next
        more = Action(
            DirectoryAct.moreResults,
            label: localized("Load more"),
            availability: page.next == nil ? .disabled(why: localized("There are no more.")) : .enabled,
            opens: page.next.map { DirectoryLink.more(page.session.id, after: $0.position).labeled(localized("More")) }
        )
        let isPlain = query == StartingQuery.list(of: query.kind)
        let map: DirectoryLink = isPlain ? .map(query.kind) : .askedMap(query)
        let filters: DirectoryLink = isPlain ? .filters(query.kind) : .askedFilters(query, expanded: [])
        pages =
            (query.kind == .recipe || query.kind == .resource || query.kind == .activity
                ? [] : [map.labeled(localized("Map"))])
            + (query.kind == .resource ? [] : [filters.labeled(localized("Filters"))])
            + (query.filter.isFeatured ? [Self.all(query).labeled(localized("All recipes"))] : [])
            + [DirectoryLink.home.labeled(localized("Home"))]
    }

    /// The list of a query with the records that aren't featured, too.
    private static func all(_ query: DirectoryQuery) -> DirectoryLink {
        var all = query
        all.filter.isFeatured = false
        return .asked(all)
    }

    private static func text(_ page: ResultPage, sort: String, isFiltered: Bool) -> String {
        let kind = page.session.query.kind
        let total = page.session.total
        guard total > 0 else {
            if isFiltered { return localized("No \(kind.noun) fits the filters.") }
            return page.session.query.filter.isFeatured
                ? localized("No recipe is featured yet.") : localized("There are no \(kind.nouns) yet.")
        }
        let end = page.next?.position ?? total
        let part = page.start == 0 && end == total ? [] : [localized("\(page.start + 1) to \(end)")]
        return ([kind.counted(total)] + part + [sort]).joined(separator: ", ")
    }

    private static func words(_ query: DirectoryQuery) -> String {
        switch query.sort {
        case .alphabetical: localized("by title")
        case .reverseAlphabetical: localized("by title, from Z to A")
        case .bestMatch: localized("best match first")
        case .mostPopular: localized("most popular first")
        // Without a location of one's own the distance is that from the middle of Phoenix.
        case .nearMe:
            query.origin == nil && query.filter.circle == nil
                ? localized("nearest to the middle of Phoenix first") : localized("nearest first")
        case .newest: localized("newest first")
        case .oldest: localized("oldest first")
        case .chronological: localized("by date")
        }
    }

    /// The notes on the places of the filter that the county doesn't have, and no record of the page either.
    private static func places(_ page: ResultPage) -> [String] {
        guard page.start == 0 else { return [] }
        switch page.session.query.filter.place {
        case .none: return []
        case .zip(let zip):
            let isElsewhere =
                switch Gazetteer.place(of: zip) {
                case .area(let area): !area.isInCounty
                case .noArea: false
                case .elsewhere: true
                }
            guard isElsewhere, !page.records.contains(where: { $0.zip == zip }) else { return [] }
            return [localized("\(zip.digits) is no ZIP code of Maricopa County, where this directory ends.")]
        case .cities(let cities):
            let there = Set(page.records.map { FoldedText.key($0.city) })
            return Self.cities(cities.filter { !there.contains(FoldedText.key($0)) })
        }
    }

    /// The notes on features and ingredients that no record has and that are one letter away from usual ones.
    private static func slips(_ page: ResultPage) -> [String] {
        guard page.session.total == 0 else { return [] }
        let filter = page.session.query.filter
        return filter.features.union(filter.ingredients).sorted().compactMap { name in
            UsualWords.near(name).map { localized("“\(name)” may be misspelled: there is “\(UsualWords.shown($0))”.") }
        }
    }

    private static func cities(_ cities: Set<String>) -> [String] {
        cities.sorted().filter { Gazetteer.city(named: $0) == nil }.map { name in
            Gazetteer.city(misspelled: name).map {
                localized("“\(name)” may be misspelled: the county has \($0.name).")
            }
                ?? localized("“\(name)” is no city of Maricopa County, where this directory ends.")
        }
    }

    /// The note on a list in which no record surely fits. The records of further pages aren't known, unless the best matches come first.
    private static func unknown(_ page: ResultPage) -> [String] {
        let query = page.session.query
        guard page.start == 0, !page.records.isEmpty, page.next == nil || query.sort == .bestMatch,
            page.records.allSatisfy({
                FilterRule.match($0, query.filter, at: page.session.moment) == .maybe
            })
        else { return [] }
        let all = localized("None of these surely fits: a fact that a filter asks for is unknown for each of them.")
        let hasHours = query.kind == .market || query.kind == .park
        let hadHours = page.records.contains { $0.hours.pastYears(before: page.session.moment.date) != nil }
        guard hasHours, hadHours, query.filter.asksForTimes, query.filter.hours == nil else { return [all] }
        return [
            all + " "
                + localized("The filter “\(localized("Hours of earlier years"))” shows when they were open before.")
        ]
    }

    private static func gone(_ count: Int) -> String {
        count == 1 ? localized("One of these has gone since.") : localized("\(count) of these have gone since.")
    }

    private static func when(_ record: Record, _ filter: Filter, at moment: LocalDateTime) -> String {
        if record.kind == .market || record.kind == .park { return PlaceWords.open(record.hours, at: moment) }
        guard case .event(let event) = record.details else { return "" }
        return when(event, filter, at: moment) ?? ""
    }

    /// An event's next time that fits the filter, and its cost; nil if none is ahead.
    static func when(_ event: EventDetails, _ filter: Filter, at moment: LocalDateTime) -> String? {
        guard let next = EventRule.occurrence(of: event.schedule, in: filter, at: moment) else { return nil }
        let time = EventText.when(next, isAllDay: event.schedule.isAllDay)
        let told =
            event.isCancelled
            ? localized("canceled: \(time)")
            : event.isTentative == true
                ? localized("not certain yet: \(time)")
                : next.isUnderWay(at: moment) ? localized("under way: \(time)") : time
        return told + (event.cost.map { ", \(EventText.cost($0))" } ?? "")
    }
}

extension ListScreen {
    /// The list as data for commands.
    public var answer: ResultList {
        ResultList(
            session: session,
            total: total,
            filters: bar?.filters ?? [],
            items: rows.map(\.tile),
            next: next.map { "\(session).\($0.position)" }
        )
    }
}

/// A page of a list as data, with the cursor of the next one.
public struct ResultList: Hashable, Codable, Sendable {
    /// The session's id, for the arrows of a record.
    public let session: TimeKit.ID<ResultSession>
    /// The number of results.
    public let total: Int
    public let filters: [ActiveFilter]
    public let items: [RecordRow]
    /// The argument for the next page; null on the last page.
    @NullEncoded public private(set) var next: String?
}

/// The bar below a list with the filters that are set. A tap removes them after a confirmation.
public struct FilterBar: Hashable, Codable, Sendable {
    /// Such as "Filters: Mesa, takes SNAP".
    public let text: String
    public let filters: [ActiveFilter]
    /// Removes one filter each, in the order of `filters`.
    public let removals: [Action]
    /// Removes all filters.
    public let clear: Action

    /// Creates the bar; nil if no filter is set.
    ///
    /// - Parameter link: Returns the link of the page with another filter.
    public init?(_ filter: Filter, kind: RecordKind, to link: (Filter) -> DirectoryLink) {
        filters = FilterWords.active(filter)
        guard !filters.isEmpty else { return nil }
        let labels = filters.map(\.label).joined(separator: ", ")
        text = localized("Filters: \(labels) — without them there may be more \(kind.nouns)")
        removals = filters.map { one in
            let opens = link(FilterWords.removing(one, from: filter)).labeled(kind.heading)
            return Action(DirectoryAct.dropFilter(one.id), label: localized("Without “\(one.label)”"), opens: opens)
        }
        clear = Action(
            DirectoryAct.clearFilters,
            label: localized("Remove the filters"),
            gesture: .tap,
            confirmation: .init(
                question: filters.count == 1
                    ? localized("Remove the filter “\(labels)”?") : localized("Remove all \(filters.count) filters?"),
                proceed: localized("Remove")
            ),
            opens: link(Filter(isFeatured: filter.isFeatured)).labeled(kind.heading)
        )
    }
}
