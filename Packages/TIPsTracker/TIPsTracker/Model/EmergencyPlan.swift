import Foundation
public import TimeKit

/// The emergency plan as the family typed it. The app shows it and adds nothing.
public struct EmergencyPlan: Hashable, Codable, Sendable {
    /// The number that the family calls in an emergency.
    public var number: String
    /// The patient's allergens.
    public var allergens: String
    /// The patient's weight, in the family's words: "18 kg in March".
    public var weight: String
    /// The dose of adrenaline, in the family's words: "0.15 mg autoinjector".
    public var adrenaline: String
    /// The last day on which the adrenaline is good; nil where none was entered.
    public var expires: LocalDate?
    /// The people to call.
    public var contacts: String

    /// A plan; by default an empty one.
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

    /// Whether nothing was entered yet.
    public var isEmpty: Bool { self == EmergencyPlan() }

    /// A line of the plan.
    public struct Line: Hashable, Codable, Sendable {
        /// The heading: "Allergens".
        public let label: String
        /// The entered text, or "not entered".
        public let text: String
        /// Whether it is to be emphasized: the adrenaline has expired.
        public let isWarning: Bool
    }

    /// The plan from top to bottom, first the lines for acting; a line without an entry says so, and without a number there is a question.
    public func lines(on today: LocalDate) -> [Line] {
        let expiry = expires.map { day in today > day ? "EXPIRED on \(day)" : "good until \(day)" }
        let texts = [
            ("Emergency number", number), ("Adrenaline", adrenaline), ("Adrenaline expires", expiry ?? ""),
            ("Contacts", contacts), ("Weight", weight), ("Allergens", allergens),
        ]
        return texts.map { label, text in
            if label == "Emergency number", text.isEmpty {
                return Line(label: label, text: "not entered: which number do you call?", isWarning: true)
            }
            let isWarning = label == "Adrenaline expires" && isExpired(on: today)
            return Line(label: label, text: text.isEmpty ? "not entered" : text, isWarning: isWarning)
        }
    }

    /// Whether the adrenaline has expired by a day.
    public func isExpired(on day: LocalDate) -> Bool { expires.map { day > $0 } ?? false }

    /// The days before the adrenaline expires in which it is told. No source states the number; it is our own.
    static let warningDays = 30

    /// The warning that the adrenaline has expired or soon does; nil for neither.
    func warning(on today: LocalDate) -> PlanWarning? {
        guard let expires, today.days(until: expires) <= Self.warningDays else { return nil }
        return .adrenalineExpires(expires, isExpired: isExpired(on: today))
    }
}

/// Something that happened to a severe reaction: all of it stays in the history and the report.
public struct StopEvent: Hashable, Codable, Sendable {
    /// The event.
    public enum Kind: String, Codable, Sendable {
        /// It was noted, which stops what reminds of treatment foods.
        case noted
        /// An admin lifted the stop.
        case lifted
        /// The lift was taken back.
        case resumed
        /// Its severity was changed to another.
        case lowered
        /// It was deleted, or its entry taken back.
        case deleted
    }

    /// The event.
    public let kind: Kind
    /// The symptom that was noted.
    public let symptom: String
    /// When the reaction began.
    public let began: Instant
    /// The member who did it.
    public let member: Member.ID
    /// When; for one that was noted, when the reaction began.
    public let at: Instant

    /// An event.
    public init(_ kind: Kind, symptom: String, began: Instant, member: Member.ID, at: Instant) {
        self.kind = kind
        self.symptom = symptom
        self.began = began
        self.member = member
        self.at = at
    }

    /// For people: "severe reaction noted: wheezing; the reminders and the timer of treatment foods stopped".
    func text(in zone: TimeZone) -> String {
        switch kind {
        case .noted: "severe reaction noted: \(symptom); the reminders and the timer of treatment foods stopped"
        case .lifted: "the stop after the severe reaction “\(symptom)” was lifted"
        case .resumed: "the lift of the stop after the severe reaction “\(symptom)” was taken back"
        case .lowered: "the reaction “\(symptom)” of \(zone.shown(began)) was changed to be no longer severe"
        case .deleted: "the severe reaction “\(symptom)” of \(zone.shown(began)) was deleted"
        }
    }
}

/// That an admin lets the reminders and the timer of treatment foods go on after a severe reaction.
public struct Lift: Hashable, Codable, Sendable {
    /// Who.
    public let member: Member.ID
    /// When.
    public let at: Instant

    /// A lift.
    public init(member: Member.ID, at: Instant) {
        self.member = member
        self.at = at
    }
}
