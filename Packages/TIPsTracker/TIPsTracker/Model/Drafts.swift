public import Foundation
public import TimeKit

/// A dose as it was typed: an amount and a unit, by id or name.
public struct DoseDraft: Hashable, Codable, Sendable {
    /// "1/4", "2.5".
    public var amount: String
    /// A unit's id or name; a name that is not there yet is refused, not made.
    public var unit: String

    /// A dose.
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
    /// Its name.
    public var name: String
    /// Its category.
    public var category: Category
    /// How much of it; nil for one whose dose isn't known yet.
    public var dosing: DosingDraft?
    /// Its place in the category, from 1; nil for the last.
    public var position: Int?

    /// An item.
    public init(_ name: String, _ category: Category, _ dosing: DosingDraft?, position: Int? = nil) {
        self.name = name
        self.category = category
        self.dosing = dosing
        self.position = position
    }
}

/// What is changed in an item; nil stays.
public struct ItemEdit: Hashable, Codable, Sendable {
    /// Its name.
    public var name: String?
    /// Its doses. Weeks that are over stay as they were: another dose for one of them is refused.
    public var dosing: DosingDraft?

    /// A change.
    public init(name: String? = nil, dosing: DosingDraft? = nil) {
        self.name = name
        self.dosing = dosing
    }
}

/// What is changed in a cycle; nil stays.
public struct CycleEdit: Hashable, Codable, Sendable {
    /// The patient's name.
    public var patient: String?
    /// The number.
    public var number: Int?
    /// The dosing start.
    public var start: LocalDate?
    /// The food challenge date.
    public var challenge: LocalDate?
    /// What becomes of doses by week when the start moves.
    public var weekDoses: WeekDoseShift
    /// Doses for weeks that the cycle gains, by item.
    public var newWeeks: [Item.ID: [Int: DoseDraft]]

    /// A change.
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

/// Everything the first setup asks for, confirmed at its end.
public struct SetupDraft: Hashable, Codable, Sendable {
    /// The patient's name.
    public var patient: String
    /// The cycle's number.
    public var number: Int
    /// The dosing start.
    public var start: LocalDate
    /// The food challenge date.
    public var challenge: LocalDate
    /// The name of the admin who sets up.
    public var me: String
    /// The patient's home zone.
    public var timeZoneID: String
    /// Units besides the usual ones.
    public var units: [String]
    /// The items.
    public var items: [ItemDraft]
    /// The admin's own settings.
    public var settings: MemberSettings

    /// A setup.
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

/// What a new cycle asks for. Everything else is carried over.
public struct NewCycleDraft: Hashable, Codable, Sendable {
    /// The patient's name; nil carries it over.
    public var patient: String?
    /// The number; nil for the next.
    public var number: Int?
    /// The dosing start.
    public var start: LocalDate
    /// The food challenge date.
    public var challenge: LocalDate
    /// This cycle's doses, by the id of the old cycle's item. A treatment food with a dose for each week that is not named has none until they are
    /// entered; the home screen asks for them.
    public var dosing: [Item.ID: DosingDraft]
    /// Other names of items that come along, by the id of the old cycle's item.
    public var names: [Item.ID: String]
    /// Other categories of items that come along, by the id of the old cycle's item. They stand last there.
    public var categories: [Item.ID: Category]
    /// Items of the old cycle that don't come along.
    public var dropped: Set<Item.ID>
    /// Items that were deleted in the old cycle and come back in the new one.
    public var restored: Set<Item.ID>
    /// Units that are new; one of a name that is there already is that one.
    public var units: [String]
    /// Items that are new.
    public var items: [ItemDraft]
    /// The admin's own settings; nil for those there are.
    public var settings: MemberSettings?

    /// A new cycle.
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
        settings: MemberSettings? = nil
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
    }
}

/// What came of a tick.
public struct LogReceipt: Hashable, Codable, Sendable {
    /// What the box shows now.
    public let entry: LogEntry
    /// Whether the box had been ticked already: then nothing was written.
    public let wasTicked: Bool
    /// The timer that runs now, by the member's settings.
    public let timer: TreatmentTimer?

    /// A receipt.
    public init(entry: LogEntry, wasTicked: Bool, timer: TreatmentTimer?) {
        self.entry = entry
        self.wasTicked = wasTicked
        self.timer = timer
    }
}

/// What is changed in a reaction; what isn't named stays.
public struct ReactionEdit: Hashable, Sendable {
    /// What becomes of the picture.
    public enum Photo: Hashable, Sendable {
        /// It stays as it is.
        case stays
        /// It is taken out.
        case removed
        /// The bytes of another one.
        case new(Data)
    }

    /// The symptom.
    public var symptom: String?
    /// The severity.
    public var severity: Reaction.Severity?
    /// When it began.
    public var at: Instant?
    /// More words.
    public var note: String?
    /// The log of the dose it came after.
    public var after: Claim.ID?
    /// When adrenaline was given.
    public var adrenalineAt: Instant?
    /// Takes out that adrenaline was given.
    public var noAdrenaline: Bool
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool?
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool?
    /// The picture.
    public var photo: Photo

    /// An edit.
    public init(
        symptom: String? = nil,
        severity: Reaction.Severity? = nil,
        at: Instant? = nil,
        note: String? = nil,
        after: Claim.ID? = nil,
        adrenalineAt: Instant? = nil,
        noAdrenaline: Bool = false,
        gaveAntihistamine: Bool? = nil,
        wentToEmergencyRoom: Bool? = nil,
        photo: Photo = .stays
    ) {
        self.symptom = symptom
        self.severity = severity
        self.at = at
        self.note = note
        self.after = after
        self.adrenalineAt = adrenalineAt
        self.noAdrenaline = noAdrenaline
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}

extension ReactionDraft {
    /// Takes out what an error is about; false where nothing of the draft is.
    mutating func leaveOut(_ error: TIPsError) -> Bool {
        switch error {
        case .notFound(what: "log", _) where after != nil: after = nil
        case .inTheFuture(let moment) where moment == at: at = nil
        case .inTheFuture(let moment) where moment == adrenalineAt: adrenalineAt = nil
        case .tooLong(.note, _): note = note.count > TextRule.note.limit ? String(note.prefix(TextRule.note.limit)) : ""
        case .tooLong(.symptom, _) where symptom.count > TextRule.symptom.limit:
            symptom = String(symptom.prefix(TextRule.symptom.limit))
        case .tooLong(.symptom, _), .blank(.symptom): symptom = "severe reaction"
        default: return false
        }
        return true
    }
}

/// A reaction as it was typed.
public struct ReactionDraft: Hashable, Sendable {
    /// What was seen.
    public var symptom: String
    /// How bad.
    public var severity: Reaction.Severity
    /// When it began; nil for now.
    public var at: Instant?
    /// The log of the dose it came after.
    public var after: Claim.ID?
    /// More words.
    public var note: String
    /// When adrenaline was given; nil where none was.
    public var adrenalineAt: Instant?
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool
    /// The bytes of a picture.
    public var photo: Data?

    /// A reaction.
    public init(
        symptom: String,
        severity: Reaction.Severity,
        at: Instant? = nil,
        after: Claim.ID? = nil,
        note: String = "",
        adrenalineAt: Instant? = nil,
        gaveAntihistamine: Bool = false,
        wentToEmergencyRoom: Bool = false,
        photo: Data? = nil
    ) {
        self.symptom = symptom
        self.severity = severity
        self.at = at
        self.after = after
        self.note = note
        self.adrenalineAt = adrenalineAt
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}
