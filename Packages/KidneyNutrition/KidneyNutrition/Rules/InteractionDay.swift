public import Foundation
public import TimeKit
import WordKit

/// The input of the interaction rules: a user's day.
public struct InteractionDay: Sendable {
    public var day: LocalDate
    /// The time zone of the dose times.
    public var zone: TimeZone
    /// Whether the day is over. Only then can the rules conclude that something wasn't eaten.
    public var isOver: Bool
    public var profile: Profile
    /// All medicines and supplements, including those that ended.
    public var medicines: [Medicine]
    /// The entries of the day, of the ``daysBefore`` days before it, and of the day after if there are any. Other entries are ignored.
    public var entries: [IntakeEntry]
    /// The laboratory values, with at least the newest usable one of each analyte that the rules read. Older values don't change the
    /// result.
    public var labs: [LabResult]
    /// The day's targets, computed with ``Interactions/hints(for:on:)`` among their hints.
    public var targets: DayTargets
    /// Whether the user reported being ill.
    public var isIll: Bool

    /// The number of earlier days whose entries the rules read.
    public static let daysBefore = 15

    public init(
        _ day: LocalDate,
        in zone: TimeZone,
        isOver: Bool = false,
        profile: Profile,
        medicines: [Medicine],
        entries: [IntakeEntry] = [],
        labs: [LabResult] = [],
        targets: DayTargets,
        isIll: Bool = false
    ) {
        self.day = day
        self.zone = zone
        self.isOver = isOver
        self.profile = profile
        self.medicines = medicines
        self.entries = entries
        self.labs = labs
        self.targets = targets
        self.isIll = isIll
    }
}

/// A fact that caused a rule to apply.
public enum InteractionCause: Hashable, Sendable {
    /// An entry of food or drink, with its local date and time.
    case food(TimeKit.ID<IntakeEntry>, name: String, at: LocalDateTime)
    case lab(LabCitation)
    /// The disease category of the profile.
    case category(DiseaseCategory)
    /// Another medicine.
    case medicine(TimeKit.ID<Medicine>, name: String)
    /// Another medicine that ended and still works. The time since its last dose is less than this number of hours.
    case ended(TimeKit.ID<Medicine>, name: String, on: LocalDate, hours: Int)
    /// A dose with something taken too close to it, at `near`, or with something missing beside it. `other` is the other medicine of two.
    case timing(dose: LocalDateTime, near: LocalTime? = nil, String, other: TimeKit.ID<Medicine>? = nil)
    /// A total, a limit or a span, described in words.
    case fact(String)

    /// The cause in words, for the explanation of a finding.
    public var words: String {
        switch self {
        case .food(_, let name, let at): localized("\(name) at \(at.shown)")
        case .lab(let lab): lab.words
        case .category(let category):
            localized(
                "the category of your profile, \(Language.current == .english ? category.rawValue : category.title)"
            )
        case .medicine(_, let name): localized("\(name) is taken, too")
        case .ended(_, let name, let day, let hours):
            // From 48 hours on, whole days are counted in days.
            hours >= 48 && hours.isMultiple(of: 24)
                ? localized("\(name) ended on \(day), less than \(hours / 24, "day") before")
                : localized("\(name) ended on \(day), less than \(hours, "hour") before")
        case .timing(let dose, _, let words, _): localized("the dose at \(dose.shown): \(words)")
        case .fact(let words): words
        }
    }

    /// The other medicine of a finding about two; nil for other causes.
    var otherMedicine: TimeKit.ID<Medicine>? {
        switch self {
        case .medicine(let id, _), .ended(let id, _, _, _): id
        case .timing(_, _, _, let other): other
        default: nil
        }
    }

    /// Whether it is a stage whose upper bound a filtration rate reaches or exceeds.
    func isStage(under rate: Double) -> Bool {
        guard case .category(let category) = self, let ceiling = category.filtrationCeiling else { return false }
        return rate >= Double(ceiling)
    }

    /// The laboratory value if it is too old to rely on; otherwise nil.
    var oldLab: LabCitation? {
        if case .lab(let lab) = self, lab.isOld { lab } else { nil }
    }
}

extension LocalDateTime {
    /// "2026-03-10 08:05".
    var shown: String { "\(date) \(time.hourAndMinute)" }
}

/// A check that missing data prevented. A gap never means that all is well.
public enum InteractionGap: Hashable, Comparable, Sendable {
    case noValue(Analyte)
    /// A calcium that is too low for a medicine as measured, and no longer once it is corrected for a low albumin.
    case corrected(String, LabCitation)
    /// A medicine without times.
    case noTimes(String)
    /// A dose that can't be parsed, of a medicine that contains a nutrient.
    case noDose(String, Nutrient)
    /// A medicine whose doses of a day can't be parsed, and the generic name of the substance whose doses are added up.
    case noDayDose(String, String)
    /// No entries on the day.
    case nothingEaten
    /// Foods of the day without a figure for the nutrient.
    case unknownFoods(Nutrient)
    /// Too few days with entries for a comparison.
    case tooFewDays(Nutrient)

    /// A sentence that says what is missing and, where the user can add it, how.
    public var message: String {
        switch self {
        case .noValue(let analyte):
            localized(
                "no usable \(LabTable.facts(analyte).title.lowercasedUnlessAcronym) was entered, so the rules that ask for it were not checked"
            )
        case .corrected(let name, let lab):
            localized(
                "\(name) with \(lab.words): as measured it is too low, only corrected it is not, \(CorrectedCalcium.note)"
            )
        case .noTimes(let name):
            localized("when \(name) is taken isn't known, so its times were not checked — add them")
        case .noDose(let name, let nutrient):
            localized(
                "how much \(nutrient.name) \(name) brings can't be read from its dose and times — write them as 650 mg, with each time"
            )
        case .noDayDose(let name, let generic):
            localized(
                "how much \(MedicineTable.row(generic)?.shownName ?? generic) \(name) brings in a day can't be read from its dose and times, so the sum of a day may be higher than what is known"
            )
        case .nothingEaten: localized("nothing was entered as eaten, so food was not checked")
        case .unknownFoods(let nutrient):
            localized("some foods of the day have no figure for \(nutrient.name), so there may be more")
        case .tooFewDays(let nutrient): localized("too few days have entries to say whether \(nutrient.name) changed")
        }
    }

    /// Orders gaps by their messages.
    public static func < (left: InteractionGap, right: InteractionGap) -> Bool { left.message < right.message }
}
