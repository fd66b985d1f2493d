public import TimeKit

/// A dose as it was typed.
public struct DoseDraft: Hashable, Codable, Sendable {
    /// The amount: "1/4", "2.5".
    public var amount: String
    /// A unit's id or name. An unknown name is an error; no unit is created.
    public var unit: String

    public init(_ amount: String, _ unit: String) {
        self.amount = amount
        self.unit = unit
    }
}

/// Doses as they were typed.
public enum DosingDraft: Hashable, Codable, Sendable {
    /// One dose for every week.
    case same(DoseDraft)
    /// A dose for each week, by its number.
    case weekly([Int: DoseDraft])

    private enum CodingKeys: String, CodingKey {
        case same, weekly
    }

    /// Reads `{same: {amount, unit}}` or `{weekly: {"1": {amount, unit}}}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let dose = try container.decodeIfPresent(DoseDraft.self, forKey: .same) {
            self = .same(dose)
        } else {
            self = .weekly(try container.decode([Int: DoseDraft].self, forKey: .weekly))
        }
    }

    /// Writes `{same: {amount, unit}}` or `{weekly: {"1": {amount, unit}}}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .same(let dose): try container.encode(dose, forKey: .same)
        case .weekly(let doses): try container.encode(doses, forKey: .weekly)
        }
    }
}

/// An item as it was typed.
public struct ItemDraft: Hashable, Codable, Sendable {
    public var name: String
    public var category: Category
    /// The dose; nil if it isn't known yet.
    public var dosing: DosingDraft?
    /// The position in the category, from 1; nil for the last.
    public var position: Int?

    public init(_ name: String, _ category: Category, _ dosing: DosingDraft?, position: Int? = nil) {
        self.name = name
        self.category = category
        self.dosing = dosing
        self.position = position
    }
}

/// A change of an item; nil fields stay as they are.
public struct ItemEdit: Hashable, Codable, Sendable {
    public var name: String?
    /// The doses. A different dose for a past week is an error.
    public var dosing: DosingDraft?

    public init(name: String? = nil, dosing: DosingDraft? = nil) {
        self.name = name
        self.dosing = dosing
    }
}

/// A change of a cycle; nil fields stay as they are.
public struct CycleEdit: Hashable, Codable, Sendable {
    /// The patient's name.
    public var patient: String?
    public var number: Int?
    /// The dosing start.
    public var start: LocalDate?
    /// The food challenge date.
    public var challenge: LocalDate?
    /// The way weekly doses move when the start moves.
    public var weekDoses: WeekDoseShift
    /// The doses of weeks that the cycle gains, by item.
    public var newWeeks: [Item.ID: [Int: DoseDraft]]

    public init(
        patient: String? = nil,
        number: Int? = nil,
        start: LocalDate? = nil,
        challenge: LocalDate? = nil,
        weekDoses: WeekDoseShift = .byWeek,
        newWeeks: [Item.ID: [Int: DoseDraft]] = [:]
    ) {
        self.patient = patient
        self.number = number
        self.start = start
        self.challenge = challenge
        self.weekDoses = weekDoses
        self.newWeeks = newWeeks
    }
}

/// The input of the first setup, confirmed at its end.
public struct SetupDraft: Hashable, Codable, Sendable {
    /// The patient's name.
    public var patient: String
    /// The cycle's number.
    public var number: Int
    /// The dosing start.
    public var start: LocalDate
    /// The food challenge date.
    public var challenge: LocalDate
    /// The name of the admin who does the setup.
    public var me: String
    /// The patient's home zone, by its name in the tz database.
    public var timeZoneID: String
    /// Units besides the usual ones.
    public var units: [String]
    public var items: [ItemDraft]
    /// The admin's own settings.
    public var settings: MemberSettings

    public init(
        patient: String,
        number: Int = 1,
        start: LocalDate,
        challenge: LocalDate,
        me: String,
        timeZoneID: String,
        units: [String] = [],
        items: [ItemDraft] = [],
        settings: MemberSettings = MemberSettings()
    ) {
        self.patient = patient
        self.number = number
        self.start = start
        self.challenge = challenge
        self.me = me
        self.timeZoneID = timeZoneID
        self.units = units
        self.items = items
        self.settings = settings
    }
}

/// The input for a new cycle. Everything else is carried over.
public struct NewCycleDraft: Hashable, Codable, Sendable {
    /// The patient's name; nil keeps that of the old cycle.
    public var patient: String?
    /// The number; nil for the next one.
    public var number: Int?
    /// The dosing start.
    public var start: LocalDate
    /// The food challenge date.
    public var challenge: LocalDate
    /// The new cycle's doses, by the old cycle's item. A treatment food with weekly doses must be listed or dropped, unless `dosesFollow`.
    public var dosing: [Item.ID: DosingDraft]
    /// New names of carried-over items, by the old cycle's item.
    public var names: [Item.ID: String]
    /// New categories of carried-over items, by the old cycle's item. Such items come last in their category.
    public var categories: [Item.ID: Category]
    /// Items of the old cycle that aren't carried over.
    public var dropped: Set<Item.ID>
    /// Items that were deleted in the old cycle and return in the new one.
    public var restored: Set<Item.ID>
    /// New units. A name that exists already means the existing unit.
    public var units: [String]
    /// New items.
    public var items: [ItemDraft]
    /// The admin's own settings; nil keeps the present ones.
    public var settings: MemberSettings?
    /// Whether treatment foods may begin without doses. The home screen asks for the doses until they are entered.
    public var dosesFollow: Bool

    public init(
        patient: String? = nil,
        number: Int? = nil,
        start: LocalDate,
        challenge: LocalDate,
        dosing: [Item.ID: DosingDraft] = [:],
        names: [Item.ID: String] = [:],
        categories: [Item.ID: Category] = [:],
        dropped: Set<Item.ID> = [],
        restored: Set<Item.ID> = [],
        units: [String] = [],
        items: [ItemDraft] = [],
        settings: MemberSettings? = nil,
        dosesFollow: Bool = false
    ) {
        self.patient = patient
        self.number = number
        self.start = start
        self.challenge = challenge
        self.dosing = dosing
        self.names = names
        self.categories = categories
        self.dropped = dropped
        self.restored = restored
        self.units = units
        self.items = items
        self.settings = settings
        self.dosesFollow = dosesFollow
    }
}

/// The result of a tick.
public struct LogReceipt: Hashable, Codable, Sendable {
    /// The entry that the box shows now.
    public let entry: LogEntry
    /// Whether the box was ticked before. If so, nothing was written.
    public let wasTicked: Bool
    /// The timer that runs now, by the member's settings; nil for none.
    public let timer: TreatmentTimer?
    /// The name of the member whose log the box shows; nil for a member whom this device doesn't know.
    public let by: String?
    /// The week's count of a recommended food that is logged today; nil for any other log.
    public let week: HomeScreen.WeekPart?
    /// The words for a device of a shared room that isn't up to date, after a log of a treatment food or a medicine; else nil.
    public let notUpToDate: String?
}
