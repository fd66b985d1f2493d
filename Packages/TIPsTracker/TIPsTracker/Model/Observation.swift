public import FractionParser
public import TimeKit
import WordKit

/// A reaction to food, as the family observed it. The app derives no advice from it; the clinic decides.
public struct Reaction: Hashable, Codable, Identifiable, Sendable {
    /// The severity of a reaction.
    public enum Severity: String, CaseIterable, Codable, Sendable {
        /// It passed, and no treatment was needed.
        case mild
        /// Treated at home.
        case moderate
        /// An emergency.
        case severe

        /// The severity in a word.
        public var word: String {
            switch self {
            case .mild: localized("mild")
            case .moderate: localized("moderate")
            case .severe: localized("severe")
            }
        }
    }

    public let id: TimeKit.ID<Reaction>
    /// The cycle of its day.
    public let cycle: Cycle.ID
    /// The symptom: "hives on both arms".
    public var symptom: String
    public var severity: Severity
    /// The onset.
    public var at: Instant
    /// The room-local day of the onset.
    public var day: LocalDate
    /// The log of the dose that the reaction followed; nil if no dose is suspected.
    public var after: Claim.ID?
    /// The item that the reaction followed although its box wasn't ticked; nil for none.
    public var food: Item.ID?
    /// The minutes from that dose to the onset; nil without a dose.
    public var onsetMinutes: Int?
    /// Free text.
    public var note: String
    /// The time of the adrenaline; nil if none was given.
    public var adrenalineAt: Instant?
    /// The time of a second dose of adrenaline; nil if none was given.
    public var secondAdrenalineAt: Instant?
    /// Whether an antihistamine was given.
    public var gaveAntihistamine: Bool
    /// Whether the patient was taken to an emergency room.
    public var wentToEmergencyRoom: Bool
    /// The attachment id of the photo; nil for none.
    public var photo: String?
    /// The member who entered it.
    public let member: Member.ID

    public init(
        id: TimeKit.ID<Reaction>,
        cycle: Cycle.ID,
        symptom: String,
        severity: Severity,
        at: Instant,
        day: LocalDate,
        after: Claim.ID? = nil,
        food: Item.ID? = nil,
        onsetMinutes: Int? = nil,
        note: String = "",
        adrenalineAt: Instant? = nil,
        secondAdrenalineAt: Instant? = nil,
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
        self.food = food
        self.onsetMinutes = onsetMinutes
        self.note = note
        self.adrenalineAt = adrenalineAt
        self.secondAdrenalineAt = secondAdrenalineAt
        self.gaveAntihistamine = gaveAntihistamine
        self.wentToEmergencyRoom = wentToEmergencyRoom
        self.photo = photo
        self.member = member
    }
}

extension Reaction {
    /// The stored symptom of a severe reaction that was noted without one.
    static let unnamed = "severe reaction"

    /// The stored symptom of a reaction with adrenaline that isn't severe and was noted without one.
    static let unnamedWithAdrenaline = "reaction with adrenaline"

    /// The text before the note of a reaction with adrenaline whose time isn't known.
    static var unknownTimeText: String {
        localized("The time of the epinephrine isn't known. The time of the onset stands for it.")
    }

    /// The text before the note of a reaction with a second dose of adrenaline whose time isn't known.
    static var unknownSecondTimeText: String {
        localized("The time of the second epinephrine isn't known. The time of the first stands for it.")
    }

    /// The note for the reader: the words about unknown times, which are kept in English, stand in the reader's language.
    public var shownNote: String {
        let own = Self.unknownTimeTexts
        return Language.offered.reduce(note) { note, language in
            zip(Language.$current.withValue(language) { Self.unknownTimeTexts }, own).reduce(note) { note, words in
                note.replacing(words.0, with: words.1)
            }
        }
    }

    private static var unknownTimeTexts: [String] { [unknownTimeText, unknownSecondTimeText] }

    /// Removes words about an unknown time from the note, in whatever language they stand there. Those about the other dose may stand before them.
    mutating func drop(_ words: @autoclosure () -> String) {
        for language in Language.offered {
            let text = Language.$current.withValue(language) { words() }
            note = note.replacing("\(text) ", with: "", maxReplacements: 1)
            guard note.hasSuffix(text) else { continue }
            note.removeLast(text.count)
            while note.hasSuffix(" ") { note.removeLast() }
        }
    }

    /// The symptom for the reader: as it was typed, or in words if none was.
    public var shownSymptom: String { Self.shown(symptom) }

    /// A symptom for the reader.
    static func shown(_ symptom: String) -> String {
        switch symptom {
        case unnamed: localized("severe reaction")
        // A kept English text has the symptom in words.
        case unnamedWithAdrenaline, "reaction with epinephrine": localized("reaction with epinephrine")
        default: symptom
        }
    }

    /// Whether the gate asks for the clinic's word before every treatment food: after a moderate or severe reaction, and after a mild one that
    /// was treated as an emergency. Any other mild one is asked about before the food that it followed.
    public var isAskedAbout: Bool { severity != .mild || isTreatedAsEmergency }

    /// Whether it stops the reminders and the timer of treatment foods until an admin lifts the stop: a severe one does, and so does one after
    /// which adrenaline was given, whatever its severity.
    public var countsAsSevere: Bool { severity == .severe || adrenalineAt != nil }

    /// Notes an adrenaline whose time isn't known at the onset. An adrenaline that is noted already stays.
    mutating func noteAdrenaline() {
        guard adrenalineAt == nil else { return }
        adrenalineAt = at
        begin(noteWith: inEnglish { Self.unknownTimeText })
    }

    /// Notes a second dose of adrenaline at a time that isn't known.
    mutating func noteSecondAdrenaline() {
        guard let adrenalineAt else { return noteAdrenaline() }
        guard secondAdrenalineAt == nil else { return }
        secondAdrenalineAt = adrenalineAt
        begin(noteWith: inEnglish { Self.unknownSecondTimeText })
    }

    private mutating func begin(noteWith beginning: String) {
        let text = note.isEmpty ? beginning : "\(beginning) \(note)"
        note = String(text.prefix(TextRule.note.limit))
    }

    /// Whether adrenaline was given, or the patient was taken to an emergency room.
    public var isTreatedAsEmergency: Bool { adrenalineAt != nil || wentToEmergencyRoom }

    /// The treatment in words: "epinephrine at 09:05 and 09:20, antihistamine, emergency room"; empty for none.
    public func care(in room: Room) -> String {
        let given = [adrenalineAt, secondAdrenalineAt].compactMap(\.self).sorted().map { room.time($0, on: day) }
        let adrenaline: String? =
            given.count == 2
            ? localized("epinephrine at \(given[0]) and \(given[1])")
            : given.first.map { localized("epinephrine at \($0)") }
        return [
            adrenaline,
            gaveAntihistamine ? localized("antihistamine") : nil,
            wentToEmergencyRoom ? localized("emergency room") : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}

/// A day that doesn't count against adherence (illness, travel). Its boxes can still be ticked.
public struct Hold: Hashable, Codable, Sendable {
    public let day: LocalDate
    public var reason: String
    /// The member who marked the day.
    public let member: Member.ID
    /// The release of the day; nil while it is on hold.
    public var release: Release?
    /// The first note of a hold that was released; nil where it isn't known.
    public var notedAt: Instant?

    /// The end of a hold.
    public struct Release: Hashable, Codable, Sendable {
        /// The admin who released the day.
        public let member: Member.ID
        /// The time of the release.
        public let at: Instant
    }

    public init(day: LocalDate, reason: String, member: Member.ID, release: Release? = nil) {
        self.day = day
        self.reason = reason
        self.member = member
        self.release = release
    }

    /// The maximum number of days in one request to hold.
    public static let limit = 60

    /// Returns the days of a request to hold or to release.
    ///
    /// - Throws: `endBeforeStart`.
    public static func days(from first: LocalDate, through last: LocalDate) throws(TIPsError) -> ClosedRange<LocalDate>
    {
        guard first <= last else { throw .endBeforeStart(last, start: first) }
        return first...last
    }

    /// Returns the days to hold, each with its cycle.
    ///
    /// - Throws: `holdTooLong`, `outsideCycle`.
    static func places(
        of days: ClosedRange<LocalDate>,
        among cycles: [Cycle]
    ) throws(TIPsError) -> [(day: LocalDate, cycle: Cycle.ID)] {
        let count = days.lowerBound.days(until: days.upperBound) + 1
        guard count <= limit else { throw .holdTooLong(days: count) }
        var places: [(day: LocalDate, cycle: Cycle.ID)] = []
        for day in (0..<count).map({ days.lowerBound.adding(days: $0) }) {
            guard let cycle = cycles.first(where: { $0.week(of: day) != nil }) else { throw .outsideCycle(day) }
            places.append((day, cycle.id))
        }
        return places
    }
}

/// The counted supply of an item.
public struct Supply: Hashable, Codable, Sendable {
    /// The lineage of the item, the same in all cycles.
    public let lineage: Item.ID
    /// The exact amount.
    public var amount: Rational
    /// The amount as it was typed.
    public var text: String
    /// The id of the unit.
    public var unit: DoseUnit.ID
    /// The time of the count. Doses logged later are subtracted.
    public var countedAt: Instant
    /// The number of days of supply below which to warn.
    public var warnBelowDays: Int

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
