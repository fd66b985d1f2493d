public import Foundation
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
    /// The number.
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
}

/// A change of a reaction. Omitted fields stay as they are.
public struct ReactionEdit: Hashable, Sendable {
    /// The change of the photo.
    public enum Photo: Hashable, Sendable {
        /// The photo stays as it is.
        case stays
        /// The photo is removed.
        case removed
        /// The bytes of a new photo.
        case new(Data)
    }

    /// The symptom.
    public var symptom: String?
    /// The severity.
    public var severity: Reaction.Severity?
    /// The time of the first symptom.
    public var at: Instant?
    /// Free text.
    public var note: String?
    /// The log of the dose that the reaction followed.
    public var after: Claim.ID?
    /// The item that the reaction followed. If its box is ticked, its log counts.
    public var food: Item.ID?
    /// The time of the adrenaline.
    public var adrenalineAt: Instant?
    /// Whether adrenaline was given at a time that isn't known. The onset stands for it, and the note says so.
    public var gaveAdrenaline = false
    /// Whether to delete the entry that adrenaline was given. A second dose is then the first.
    public var noAdrenaline: Bool
    /// The time of a second dose of adrenaline. Without a first one it is the first.
    public var secondAdrenalineAt: Instant?
    /// Whether a second dose was given at a time that isn't known. The time of the first stands for it, and the note says so.
    public var gaveSecondAdrenaline = false
    /// Whether to delete the entry of a second dose of adrenaline.
    public var noSecondAdrenaline = false
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool?
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool?
    public var photo: Photo

    public init(
        symptom: String? = nil,
        severity: Reaction.Severity? = nil,
        at: Instant? = nil,
        note: String? = nil,
        after: Claim.ID? = nil,
        food: Item.ID? = nil,
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
        self.food = food
        self.adrenalineAt = adrenalineAt
        self.noAdrenaline = noAdrenaline
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}

extension ReactionEdit {
    /// Whether it makes a reaction severe, or notes its first adrenaline or a second dose.
    package func worsens(_ reaction: Reaction) -> Bool {
        severity == .severe && reaction.severity != .severe
            || (adrenalineAt != nil || gaveAdrenaline) && reaction.adrenalineAt == nil
            || (secondAdrenalineAt != nil || gaveSecondAdrenaline) && reaction.secondAdrenalineAt == nil
    }

    /// Drops or shortens the part of the edit that caused an error, so that a reaction that becomes worse can still be saved. Adrenaline at a time to
    /// come was given at a time that isn't known.
    ///
    /// - Returns: false if the error isn't about a part of the edit.
    mutating func leaveOut(_ error: TIPsError) -> Bool {
        func cut(_ text: String?, _ rule: TextRule) -> String? {
            text.flatMap { $0.count > rule.limit ? String($0.prefix(rule.limit)) : nil }
        }
        switch error {
        case .notFound(what: "log", _) where after != nil: after = nil
        case .notFound(what: "log", _) where at != nil: at = nil
        case .notFound(what: "item", _) where food != nil: food = nil
        case .inTheFuture(let moment) where moment == at: at = nil
        case .inTheFuture(let moment) where moment == adrenalineAt: (adrenalineAt, gaveAdrenaline) = (nil, true)
        case .inTheFuture where secondAdrenalineAt != nil: (secondAdrenalineAt, gaveSecondAdrenaline) = (nil, true)
        case .outsideItsCycle where at != nil: at = nil
        case .tooLong(.note, _): note = cut(note, TextRule.note)
        case .tooLong(.symptom, _): symptom = cut(symptom, TextRule.symptom)
        case .blank(.symptom): symptom = nil
        default: return false
        }
        return true
    }
}

extension ReactionDraft {
    /// Whether it stops the treatment foods as a severe one does. See ``Reaction/countsAsSevere``.
    var countsAsSevere: Bool { severity == .severe || adrenalineAt != nil || gaveAdrenaline }

    /// Drops or shortens the part of the draft that caused an error, so that the reaction can still be saved. A time of adrenaline in the future is
    /// replaced by an unknown time.
    ///
    /// - Returns: false if the error isn't about a part of the draft.
    mutating func leaveOut(_ error: TIPsError) -> Bool {
        switch error {
        case .notFound(what: "log", _) where after != nil: after = nil
        case .notFound(what: "item", _) where food != nil: food = nil
        case .inTheFuture(let moment) where moment == at: at = nil
        case .inTheFuture(let moment) where moment == adrenalineAt: (adrenalineAt, gaveAdrenaline) = (nil, true)
        case .tooLong(.note, _): note = note.count > TextRule.note.limit ? String(note.prefix(TextRule.note.limit)) : ""
        case .tooLong(.symptom, _) where symptom.count > TextRule.symptom.limit:
            symptom = String(symptom.prefix(TextRule.symptom.limit))
        case .tooLong(.symptom, _), .blank(.symptom):
            symptom = severity == .severe ? Reaction.unnamed : Reaction.unnamedWithAdrenaline
        default: return false
        }
        return true
    }
}

/// A reaction as it was typed.
public struct ReactionDraft: Hashable, Sendable {
    /// The symptom: "hives on both arms".
    public var symptom: String
    public var severity: Reaction.Severity
    /// The onset; nil for now.
    public var at: Instant?
    /// The log of the dose that the reaction followed; nil for none.
    public var after: Claim.ID?
    /// The item that the reaction followed; nil for none, or if `after` is its log. If its box is ticked, its log counts.
    public var food: Item.ID?
    /// Free text.
    public var note: String
    /// The time of the adrenaline; nil if none was given, and if its time isn't known.
    public var adrenalineAt: Instant?
    /// Whether adrenaline was given at a time that isn't known. The onset stands for it, and the note says so.
    public var gaveAdrenaline = false
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool
    /// The bytes of a photo; nil for none.
    public var photo: Data?

    public init(
        symptom: String,
        severity: Reaction.Severity,
        at: Instant? = nil,
        after: Claim.ID? = nil,
        food: Item.ID? = nil,
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
        self.food = food
        self.note = note
        self.adrenalineAt = adrenalineAt
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
    }
}
