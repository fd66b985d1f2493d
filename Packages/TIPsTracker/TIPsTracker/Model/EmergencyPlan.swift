public import Foundation
public import TimeKit
import WordKit

/// The emergency plan as the family typed it. The app shows it unchanged.
public struct EmergencyPlan: Hashable, Codable, Sendable {
    /// The phone number to call in an emergency.
    public var number: String
    /// The patient's allergens.
    public var allergens: String
    /// The patient's weight, in the family's words: "18 kg in March".
    public var weight: String
    /// The dose of adrenaline, in the family's words: "0.15 mg autoinjector".
    public var adrenaline: String
    /// The expiry date of the adrenaline, its last usable day; nil if not entered.
    public var expires: LocalDate?
    /// The people to call.
    public var contacts: String

    public init(
        number: String = "",
        allergens: String = "",
        weight: String = "",
        adrenaline: String = "",
        expires: LocalDate? = nil,
        contacts: String = ""
    ) {
        self.number = number
        self.allergens = allergens
        self.weight = weight
        self.adrenaline = adrenaline
        self.expires = expires
        self.contacts = contacts
    }

    /// Throws `weightNotPositive` for a weight that begins with a number of zero or less.
    func checkWeight() throws(TIPsError) {
        let number = weight.prefix { $0.isNumber || "+-−.,".contains($0) }
        guard !number.isEmpty, number.contains(where: \.isNumber) else { return }
        let hasDigit = number.contains { $0.isNumber && $0 != "0" }
        guard hasDigit, !"-−".contains(number.first ?? "0") else { throw .weightNotPositive(String(weight.prefix(60))) }
    }

    /// Whether nothing has been entered.
    public var isEmpty: Bool { self == EmergencyPlan() }

    /// A line of the plan.
    public struct Line: Hashable, Codable, Sendable {
        /// The heading: "Allergens".
        public let label: String
        /// The entered text, or "not entered".
        public let text: String
        /// Whether the line is emphasized, because the adrenaline has expired.
        public let isWarning: Bool
    }

    /// The lines of the plan in display order, first those to act on. Missing fields read "not entered". Without a phone number, the first line
    /// says to call for help all the same: 911 where the room's zone is of the United States. That advises nothing on a dose.
    ///
    /// - Parameter zone: the room's zone.
    public func lines(on today: LocalDate, in zone: TimeZone) -> [Line] {
        let expiry = expires.map { day in today > day ? localized("EXPIRED on \(day)") : localized("good until \(day)")
        }
        func line(_ label: String, _ text: String, isWarning: Bool = false) -> Line {
            Line(label: label, text: text.isEmpty ? localized("not entered") : text, isWarning: isWarning)
        }
        return [
            number.isEmpty
                ? line(
                    EmergencyNumber.isUnitedStates(zone)
                        ? localized("Call 911.") : localized("Call your emergency number."),
                    localized("your own emergency number is not entered"),
                    isWarning: true
                )
                : line(localized("Emergency number"), number),
            line(localized("Adrenaline"), adrenaline),
            line(localized("Adrenaline expires"), expiry ?? "", isWarning: isExpired(on: today)),
            line(localized("Contacts"), contacts), line(localized("Weight"), weight),
            line(localized("Allergens"), allergens),
        ]
    }

    /// Whether the adrenaline has expired by a day.
    public func isExpired(on day: LocalDate) -> Bool { expires.map { day > $0 } ?? false }

    /// The number of days before the adrenaline expires on which a warning is shown. It is our own choice; no source states one.
    static let warningDays = 30

    /// The warning that the adrenaline has expired or will soon expire; nil if neither is the case.
    func warning(on today: LocalDate) -> PlanWarning? {
        guard let expires, today.days(until: expires) <= Self.warningDays else { return nil }
        return .adrenalineExpires(expires, isExpired: isExpired(on: today))
    }
}

/// An event in the course of a severe reaction. The history and the report show all of them.
public struct StopEvent: Hashable, Codable, Sendable {
    /// The event.
    public enum Kind: String, Codable, Sendable {
        /// The reaction was noted, which stops the reminders and the timer of treatment foods.
        case noted
        /// An admin lifted the stop.
        case lifted
        /// The lift was undone.
        case resumed
        /// The severity was changed and is no longer severe.
        case lowered
        /// The reaction was deleted, or its creation was undone.
        case deleted
    }

    public let kind: Kind
    public let symptom: String
    /// The onset of the reaction.
    public let began: Instant
    /// The member who caused the event.
    public let member: Member.ID
    /// The time of the event; for `noted`, the onset of the reaction.
    public let at: Instant

    init(_ kind: Kind, symptom: String, began: Instant, member: Member.ID, at: Instant) {
        self.kind = kind
        self.symptom = symptom
        self.began = began
        self.member = member
        self.at = at
    }

    /// The days on which a severe reaction had stopped the treatment foods: from its onset up to the day before the stop was lifted, or before the
    /// reaction was no longer severe. A deleted reaction stopped nothing.
    ///
    /// - Parameter events: the events of some cycles, in order for each reaction.
    static func days(_ events: [StopEvent], through today: LocalDate, in room: Room) -> Set<LocalDate> {
        var days: Set<LocalDate> = []
        for course in Dictionary(grouping: events, by: { "\($0.began) \($0.symptom)" }).values {
            var since: LocalDate?
            func stopped(until end: LocalDate) {
                guard let since, since < end else { return }
                days.formUnion((0..<since.days(until: end)).map { since.adding(days: $0) })
            }
            for event in course {
                let day = room.day(of: event.at)
                switch event.kind {
                case .noted, .resumed: since = since ?? day
                case .lifted, .lowered, .deleted:
                    stopped(until: day)
                    since = nil
                }
            }
            stopped(until: today.next)
        }
        return days
    }

    /// The event in words: "severe reaction noted: wheezing; the reminders and the timer of treatment foods stopped".
    func text(in zone: TimeZone) -> String {
        let shown = Reaction.shown(symptom)
        return switch kind {
        case .noted:
            localized("severe reaction noted: \(shown); the reminders and the timer of treatment foods stopped")
        case .lifted: localized("the stop after the severe reaction “\(shown)” was lifted")
        case .resumed: localized("the lift of the stop after the severe reaction “\(shown)” was taken back")
        case .lowered: localized("the reaction “\(shown)” of \(zone.shown(began)) was changed to be no longer severe")
        case .deleted: localized("the severe reaction “\(shown)” of \(zone.shown(began)) was deleted")
        }
    }
}

/// An admin's decision to resume the reminders and the timer of treatment foods after a severe reaction.
public struct Lift: Hashable, Codable, Sendable {
    /// The admin.
    public let member: Member.ID
    /// The time of the decision.
    public let at: Instant
}
