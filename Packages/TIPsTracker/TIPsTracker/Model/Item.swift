public import StorageKit
public import TimeKit

/// A medicine or food of one cycle.
public struct Item: Hashable, Codable, Identifiable, Sendable {
    /// Which.
    public let id: TimeKit.ID<Item>
    /// The cycle it belongs to; the next cycle has a copy with an id of its own.
    public let cycle: Cycle.ID
    /// The id of the first of its kind: the same through all cycles that it was carried over to.
    public let lineage: TimeKit.ID<Item>
    /// What it is called.
    public var name: String
    /// Where it stands.
    public var place: Place
    /// How much of it.
    public var dosing: Dosing
    /// The first room day on which it was in the plan; nil where it has been in it from the cycle's start.
    public var added: LocalDate?
    /// The first room day on which it was no longer in the plan.
    public var archived: LocalDate?
    /// The first room day from which on it isn't due, because the clinic stopped it; nil for none.
    public var stopped: LocalDate?
    /// True for a food that had doses by week when it left the treatment foods: they are in force again when it returns. Nil for any other.
    public var wasWeekly: Bool?
    /// True for a maintenance food whose dose was carried over and that no admin has confirmed yet; nil for any other.
    public var unconfirmed: Bool?
    /// Its names and doses before those it has now, oldest first.
    public var earlier: [Version]

    /// An item.
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

    /// A name, doses and a stop that an item had up to a day.
    public struct Version: Hashable, Codable, Sendable {
        /// The name.
        public var name: String
        /// The doses.
        public var dosing: Dosing
        /// The stop; nil for none.
        public var stopped: LocalDate?
        /// The first room day on which it was no longer so.
        public var until: LocalDate

        /// A name, doses and a stop up to a day.
        public init(name: String, dosing: Dosing, stopped: LocalDate? = nil, until: LocalDate) {
            self.name = name
            self.dosing = dosing
            self.stopped = stopped
            self.until = until
        }
    }

    /// The category it is in now.
    public var category: Category { place.category }

    /// The name on a day.
    public func name(on day: LocalDate) -> String { earlier.first { day < $0.until }?.name ?? name }

    /// The doses as they stood on a day.
    public func dosing(on day: LocalDate) -> Dosing { earlier.first { day < $0.until }?.dosing ?? dosing }

    /// The dose in force on a day of its cycle; nil where none was entered by then.
    public func dose(on day: LocalDate, in cycle: Cycle) -> Dose? {
        dosing(on: day).dose(inWeek: CyclePosition(of: day, in: cycle).week)
    }

    /// The first day of the clinic's stop that covers a day; nil for none. A stop that was lifted still covers the days before that.
    public func stop(on day: LocalDate) -> LocalDate? {
        let stops = earlier.filter { day < $0.until }.map(\.stopped) + [stopped]
        return stops.compactMap(\.self).filter { $0 <= day }.min()
    }

    /// The stop as it stood on a day, whatever day it begins; nil for none.
    func recordedStop(on day: LocalDate) -> LocalDate? {
        if let version = earlier.first(where: { day < $0.until }) { return version.stopped }
        return stopped
    }

    /// Whether the clinic's word has stopped it by a day.
    public func isStopped(on day: LocalDate) -> Bool { stop(on: day) != nil }

    /// Whether it is in the plan on a day of its cycle.
    public func isPlanned(on day: LocalDate) -> Bool {
        if let added, day < added { return false }
        if let archived, day >= archived { return false }
        return true
    }
}

/// Where an item stands: category and order in it are one value, so that of two people who move it one wins whole.
public struct Place: Hashable, Codable, Sendable {
    /// The category.
    public var category: Category
    /// The place among the category's items.
    public var order: OrderKey
    /// Where it was before, oldest first.
    public var earlier: [Stay]

    /// A category that an item has left.
    public struct Stay: Hashable, Codable, Sendable {
        /// The category.
        public var category: Category
        /// The first room day on which it was no longer there.
        public var until: LocalDate

        /// A category left on a day.
        public init(_ category: Category, until: LocalDate) {
            self.category = category
            self.until = until
        }
    }

    /// A place.
    public init(_ category: Category, _ order: OrderKey, earlier: [Stay] = []) {
        self.category = category
        self.order = order
        self.earlier = earlier
    }

    /// The category on a day.
    public func category(on day: LocalDate) -> Category {
        earlier.first { day < $0.until }?.category ?? category
    }
}
