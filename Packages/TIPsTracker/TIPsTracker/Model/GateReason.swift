import Foundation
import FractionParser
public import TimeKit
import WordKit

/// A reason to ask for the clinic's word before an item is logged. It states a recorded fact and advises nothing.
public enum GateReason: Hashable, Codable, Sendable {
    /// More hours lie between the last log of the food and this one than the clinic allows.
    case gap(since: Instant, hours: Int = ClinicInstructions().gapHours)
    /// A day since the last log of the food, or today, is on hold (illness, travel).
    case hold(day: LocalDate, reason: String)
    /// A reaction was noted since the last log of the food. A mild one followed this food, or was treated as an emergency.
    case reaction(symptom: String, severity: Reaction.Severity, at: Instant)
    /// The dose is higher than the last one, which was taken after one of the other reasons, or the two can't be compared.
    case raise(from: DoseLabel?, to: DoseLabel)
    /// No dose of the food was ever logged, and the plan is past its first days or at a higher dose than its first one.
    case first(start: LocalDate, week: Int)
    /// The last log of the food was on an earlier day, and less than ``DoseGate/dayHours`` hours before this one. `hours` is that time, rounded up.
    case soon(since: Instant, hours: Int)
    /// The dose was carried over from the cycle before, and no admin has confirmed it.
    case carriedOver(DoseLabel)

    /// The kinds of reasons. The clinic can have its own words for each.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A longer time since the last dose than the clinic allows.
        case gap
        /// A hold or an illness.
        case hold
        case reaction
        /// The first higher dose after a dose that had one of the other reasons.
        case raise
        /// The first dose ever, later than in the plan.
        case first
        /// Doses of two days within a few hours.
        case soon
        /// A carried-over dose that waits for a confirmation.
        case carriedOver

        /// The heading of the clinic's words.
        public var title: String {
            switch self {
            case .gap: localized("After a gap between doses")
            case .hold: localized("After a hold or an illness")
            case .reaction: localized("After a reaction")
            case .raise: localized("First higher dose after one of these")
            case .first: localized("Before a first dose that is later than the plan has it")
            case .soon: localized("Soon after the dose of another day")
            case .carriedOver: localized("Before a carried-over dose that isn't confirmed")
            }
        }
    }

    /// The kind of the reason.
    public var kind: Kind {
        switch self {
        case .gap: .gap
        case .hold: .hold
        case .reaction: .reaction
        case .raise: .raise
        case .first: .first
        case .soon: .soon
        case .carriedOver: .carriedOver
        }
    }

    /// The reason in words, with times in a zone.
    public func text(in zone: some LocalClocks) -> String {
        switch self {
        case .gap(let since, let hours):
            localized("the last one was at \(zone.shown(since)), more than \(hours, "hour") before")
        case .hold(let day, let reason): OpenEndedText.wasHeld(day: "\(day)").text(reason)
        case .reaction(let symptom, let severity, let at):
            OpenEndedText.wasNoted(severity, at: zone.shown(at)).text(symptom)
        case .raise(let from?, let to):
            if DoseGate.isHigher(to, than: from) == nil {
                localized("the dose, \(to.text), can't be compared with the last one, \(from.text)")
            } else if let times = DoseGate.times(to, from).map({ MixedNumber($0).formatted() }) {
                localized("the dose, \(to.text), is \(times) times as much as the last one, \(from.text)")
            } else {
                localized("the dose, \(to.text), is higher than the last one, \(from.text)")
            }
        case .raise(nil, let to): localized("the dose is \(to.text), and the last one was logged without a dose")
        case .first(let start, let week):
            localized("no dose of it was ever logged; its plan began on \(start) and is in week \(week)")
        case .soon(let since, let hours):
            localized("the last one was at \(zone.shown(since)), less than \(hours, "hour") before")
        case .carriedOver(let dose):
            localized("the dose, \(dose.text), was carried over from the cycle before, and no admin has confirmed it")
        }
    }
}

/// The reasons for which the clinic should have been asked about a log that has no answer.
public struct UnaskedReasons: Hashable, Codable, Sendable {
    public let reasons: [GateReason]
    /// Whether all of them were recorded after the log.
    public let isLate: Bool

    init(_ reasons: [GateReason], isLate: Bool = false) {
        self.reasons = reasons
        self.isLate = isLate
    }

    /// The reasons in words, such as "not asked" or "logged before the hold was noted".
    var text: String {
        let kinds = Set(reasons.map(\.kind))
        switch (isLate && kinds.contains(.hold), isLate && kinds.contains(.reaction)) {
        case (true, true): return localized("logged before the hold and the reaction were noted")
        case (true, false): return localized("logged before the hold was noted")
        case (false, true): return localized("logged before the reaction was noted")
        case (false, false): return localized("not asked")
        }
    }
}

/// The answer "the clinic said go on". The log's member gave it, and it applies only to the log that holds it.
public struct GoOnAnswer: Hashable, Codable, Sendable {
    /// The reasons as shown at that moment; empty if the member answered before this device knew a reason.
    public let asked: [String]
    /// The time of the answer.
    public let at: Instant

    public init(asked: [String], at: Instant) {
        self.asked = asked
        self.at = at
    }
}

/// The clinic's own words and phone number, as an admin typed them.
public struct ClinicInstructions: Hashable, Codable, Sendable {
    /// The phone number; empty for none.
    public var phone: String
    /// The clinic's words by kind of reason.
    public var words: [GateReason.Kind: String]
    /// The maximum number of hours between two logs of a treatment food that needs no question; 48 unless the clinic states another number.
    public var gapHours: Int

    public init(phone: String = "", words: [GateReason.Kind: String] = [:], gapHours: Int = 48) {
        self.phone = phone
        self.words = words
        self.gapHours = gapHours
    }

    /// The valid values of ``gapHours``, up to two weeks.
    public static let gapRange = 1...336

    /// A note that a daily dose can easily exceed ``gapHours``; nil for 36 hours and more.
    public var shortGap: String? {
        switch gapHours {
        case ...24: localized("a daily dose half an hour later than the day before will be asked about")
        case ...35:
            localized(
                "a daily dose more than \(gapHours - 24, "hour") later than the day before will be asked about"
            )
        default: nil
        }
    }

    /// The clinic's words for some reasons, and its phone number.
    public func text(for reasons: [GateReason]) -> String {
        let kinds = GateReason.Kind.allCases.filter { kind in reasons.contains { $0.kind == kind } }
        let said = kinds.compactMap { words[$0] }.map { "“\($0)”" }
        let number = phone.isEmpty ? "" : localized("call \(phone)")
        let parts = (said.isEmpty ? [] : [localized("the clinic's words: \(said.joined(separator: ", "))")]) + [number]
        let text = parts.filter { !$0.isEmpty }.joined(separator: "; ")
        return text.isEmpty
            ? localized("the clinic's words and number aren't entered yet: an admin enters them in the settings") : text
    }
}

extension GateReason.Kind: CodingKeyRepresentable {}
