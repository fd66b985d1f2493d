import Foundation
public import TimeKit

/// The emergency plan as the family typed it. The app shows it and adds nothing.
public struct EmergencyPlan: Hashable, Codable, Sendable {
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
        allergens: String = "",
        weight: String = "",
        adrenaline: String = "",
        expires: LocalDate? = nil,
        contacts: String = ""
    ) {
        self.allergens = allergens
        self.weight = weight
        self.adrenaline = adrenaline
        self.expires = expires
        self.contacts = contacts
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

    /// The plan from top to bottom; what was not entered is said to be so.
    public func lines(on today: LocalDate) -> [Line] {
        let expiry = expires.map { day in today > day ? "EXPIRED on \(day)" : "good until \(day)" }
        let texts = [
            ("Allergens", allergens), ("Weight", weight), ("Adrenaline", adrenaline),
            ("Adrenaline expires", expiry ?? ""), ("Contacts", contacts),
        ]
        let isExpired = expires.map { today > $0 } ?? false
        return texts.map { label, text in
            Line(
                label: label,
                text: text.isEmpty ? "not entered" : text,
                isWarning: isExpired && label == "Adrenaline expires"
            )
        }
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
