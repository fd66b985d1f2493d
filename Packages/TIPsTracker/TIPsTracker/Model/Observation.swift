public import FractionParser
public import TimeKit

/// A reaction to something eaten, as the family saw it. No advice follows from it: the program's clinic decides.
public struct Reaction: Hashable, Codable, Identifiable, Sendable {
    /// How bad it was.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// Passing, nothing was needed.
        case mild
        /// Treated at home.
        case moderate
        /// An emergency.
        case severe
    }

    /// Which.
    public let id: TimeKit.ID<Reaction>
    /// The cycle its day lies in.
    public let cycle: Cycle.ID
    /// What was seen: "hives on both arms".
    public var symptom: String
    /// How bad.
    public var severity: Severity
    /// When it began.
    public var at: Instant
    /// The room-local day of `at`.
    public var day: LocalDate
    /// The log of the dose it came after; nil where none is suspected.
    public var after: Claim.ID?
    /// Minutes from that dose to the onset; nil where there is no dose.
    public var onsetMinutes: Int?
    /// More words.
    public var note: String
    /// When adrenaline was given; nil where none was.
    public var adrenalineAt: Instant?
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool
    /// The attachment with the picture.
    public var photo: String?
    /// Who entered it.
    public let member: Member.ID

    /// A reaction.
    public init(
        id: TimeKit.ID<Reaction>,
        cycle: Cycle.ID,
        symptom: String,
        severity: Severity,
        at: Instant,
        day: LocalDate,
        after: Claim.ID? = nil,
        onsetMinutes: Int? = nil,
        note: String = "",
        adrenalineAt: Instant? = nil,
        gaveAntihistamine: Bool = false,
        wentToEmergencyRoom: Bool = false,
        photo: String? = nil,
        member: Member.ID
    ) {
        self.id = id
        self.cycle = cycle
        self.symptom = symptom
        self.severity = severity
        self.at = at
        self.day = day
        self.after = after
        self.onsetMinutes = onsetMinutes
        self.note = note
        self.adrenalineAt = adrenalineAt
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
        self.member = member
    }
}

extension Reaction {
    /// Whether the clinic's word is asked for after it: after every moderate and severe one, and after a mild one that was treated with adrenaline or
    /// in an emergency room.
    public var isAskedAbout: Bool { severity != .mild || isTreatedAsEmergency }

    /// Whether adrenaline was given, or the patient was taken to an emergency room.
    public var isTreatedAsEmergency: Bool { adrenalineAt != nil || wentToEmergencyRoom }

    /// The treatment in words: "adrenaline at 09:05, antihistamine, emergency room"; empty for nothing.
    func care(in room: Room) -> String {
        [
            adrenalineAt.map { "adrenaline at \(room.time($0, on: day))" },
            gaveAntihistamine ? "antihistamine" : nil, wentToEmergencyRoom ? "emergency room" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}

/// A day that isn't counted against adherence: illness, travel. Boxes can be ticked on it all the same.
public struct Hold: Hashable, Codable, Sendable {
    /// The room-local day.
    public let day: LocalDate
    /// Why.
    public var reason: String
    /// Who marked it.
    public let member: Member.ID
    /// The release of the day; nil while it is held.
    public var release: Release?
    /// The first note of a hold that was released; nil where it isn't known.
    public var notedAt: Instant?

    /// The end of a hold.
    public struct Release: Hashable, Codable, Sendable {
        /// The admin who released the day.
        public let member: Member.ID
        /// When.
        public let at: Instant

        /// A release.
        public init(member: Member.ID, at: Instant) {
            self.member = member
            self.at = at
        }
    }

    /// A held day.
    public init(day: LocalDate, reason: String, member: Member.ID, release: Release? = nil) {
        self.day = day
        self.reason = reason
        self.member = member
        self.release = release
    }

    /// The most days that can be held at once.
    public static let limit = 60
}

/// How much of an item was there when somebody last counted.
public struct Supply: Hashable, Codable, Sendable {
    /// The item, through all its cycles.
    public let lineage: Item.ID
    /// How much, exactly.
    public var amount: Rational
    /// The amount as it was typed.
    public var text: String
    /// In which unit.
    public var unit: DoseUnit.ID
    /// When it was counted: doses logged later are taken off it.
    public var countedAt: Instant
    /// Warn when it lasts for fewer days than this.
    public var warnBelowDays: Int

    /// A count.
    public init(
        lineage: Item.ID,
        amount: Rational,
        text: String,
        unit: DoseUnit.ID,
        countedAt: Instant,
        warnBelowDays: Int = 7
    ) {
        self.lineage = lineage
        self.amount = amount
        self.text = text
        self.unit = unit
        self.countedAt = countedAt
        self.warnBelowDays = warnBelowDays
    }
}
