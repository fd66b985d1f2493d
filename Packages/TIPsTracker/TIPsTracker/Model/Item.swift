public import StorageKit
public import TimeKit

/// A medicine or food in one cycle.
public struct Item: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<Item>
    /// The item's cycle. The next cycle has a copy with an id of its own.
    public let cycle: Cycle.ID
    /// The id of the first item of the line: the same in every cycle that the item was carried over to.
    public let lineage: TimeKit.ID<Item>
    public var name: String
    /// The position in the plan.
    public var place: Place
    public var dosing: Dosing
    /// The first room day in the plan; nil if the item was in it from the cycle's start.
    public var added: LocalDate?
    /// The first room day out of the plan; nil if it is still in it.
    public var archived: LocalDate?
    /// The first room day on which the item isn't due, because the clinic stopped it; nil if it wasn't stopped.
    public var stopped: LocalDate?
    /// True for a food that had weekly doses when it left the treatment foods; they apply again after its return. Nil for any other item.
    public var wasWeekly: Bool?
    /// True for a maintenance or treatment food with a carried-over dose that no admin has confirmed yet; else nil.
    public var unconfirmed: Bool?
    /// The former names, orders and doses, oldest first.
    public var earlier: [Version]

    public init(
        id: TimeKit.ID<Item>,
        cycle: Cycle.ID,
        lineage: TimeKit.ID<Item>? = nil,
        name: String,
        place: Place,
        dosing: Dosing,
        added: LocalDate? = nil,
        archived: LocalDate? = nil,
        stopped: LocalDate? = nil,
        wasWeekly: Bool? = nil,
        unconfirmed: Bool? = nil,
        earlier: [Version] = []
    ) {
        self.id = id
        self.cycle = cycle
        self.lineage = lineage ?? id
        self.name = name
        self.place = place
        self.dosing = dosing
        self.added = added
        self.archived = archived
        self.stopped = stopped
        self.wasWeekly = wasWeekly
        self.unconfirmed = unconfirmed
        self.earlier = earlier
    }

    /// A former name, order, doses and stop of an item.
    public struct Version: Hashable, Codable, Sendable {
        public var name: String
        /// The sort key within the category.
        public var order: OrderKey
        public var dosing: Dosing
        /// The stop; nil for none.
        public var stopped: LocalDate?
        /// The first room day with the next version.
        public var until: LocalDate

        /// Creates a version that applied up to a day.
        public init(name: String, order: OrderKey, dosing: Dosing, stopped: LocalDate? = nil, until: LocalDate) {
            self.name = name
            self.order = order
            self.dosing = dosing
            self.stopped = stopped
            self.until = until
        }
    }

    /// The present category.
    public var category: Category { place.category }

    public func name(on day: LocalDate) -> String { earlier.first { day < $0.until }?.name ?? name }

    /// The sort key within the category on a day.
    public func order(on day: LocalDate) -> OrderKey { earlier.first { day < $0.until }?.order ?? place.order }

    /// The doses in force on a day, for all weeks.
    public func dosing(on day: LocalDate) -> Dosing { earlier.first { day < $0.until }?.dosing ?? dosing }

    /// The dose in force on a day of the cycle; nil if none was entered by then.
    public func dose(on day: LocalDate, in cycle: Cycle) -> Dose? {
        dosing(on: day).dose(inWeek: CyclePosition(of: day, in: cycle).week)
    }

    /// The first day of the clinic's stop that covers a day; nil if there is none. A lifted stop still covers the days before it was lifted.
    public func stop(on day: LocalDate) -> LocalDate? {
        let stops = earlier.filter { day < $0.until }.map(\.stopped) + [stopped]
        return stops.compactMap(\.self).filter { $0 <= day }.min()
    }

    /// The stop as recorded on a day, whether or not it has begun; nil if there is none.
    func recordedStop(on day: LocalDate) -> LocalDate? {
        if let version = earlier.first(where: { day < $0.until }) { return version.stopped }
        return stopped
    }

    /// Whether the clinic had stopped the item by a day.
    public func isStopped(on day: LocalDate) -> Bool { stop(on: day) != nil }

    /// Whether the item is in the plan on a day of its cycle.
    public func isPlanned(on day: LocalDate) -> Bool {
        if let added, day < added { return false }
        if let archived, day >= archived { return false }
        return true
    }
}

/// The position of an item. Category and order are one value, so of two concurrent moves one wins as a whole.
public struct Place: Hashable, Codable, Sendable {
    public var category: Category
    /// The sort key within the category.
    public var order: OrderKey
    /// The former categories, oldest first.
    public var earlier: [Stay]

    /// A former category of an item.
    public struct Stay: Hashable, Codable, Sendable {
        public var category: Category
        /// The first room day in the next category.
        public var until: LocalDate

        public init(_ category: Category, until: LocalDate) {
            self.category = category
            self.until = until
        }
    }

    public init(_ category: Category, _ order: OrderKey, earlier: [Stay] = []) {
        self.category = category
        self.order = order
        self.earlier = earlier
    }

    public func category(on day: LocalDate) -> Category {
        earlier.first { day < $0.until }?.category ?? category
    }
}
