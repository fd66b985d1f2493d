public import Foundation
public import TimeKit

/// Why the clinic's word is asked for before a treatment food is logged. It says what was logged and noted, and advises nothing.
public enum GateReason: Hashable, Codable, Sendable {
    /// The last log of the food is more hours away than the clinic's number.
    case gap(since: Instant, hours: Int = ClinicInstructions().gapHours)
    /// A day since the last log of the food, or today, is held: illness, travel.
    case hold(day: LocalDate, reason: String)
    /// A moderate or severe reaction, or a mild one that was treated as an emergency, was noted since the last log of the food.
    case reaction(symptom: String, severity: Reaction.Severity, at: Instant)
    /// The dose is higher than the last one, which was taken after one of the others, or can't be compared with it.
    case raise(from: DoseLabel?, to: DoseLabel)

    /// The kinds of reasons that the clinic can have its own words for.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// More hours without the food than the clinic's number.
        case gap
        /// A hold or an illness.
        case hold
        /// A moderate or severe reaction.
        case reaction
        /// The first higher dose after one of the others.
        case raise

        /// How its words are headed.
        public var title: String {
            switch self {
            case .gap: "After a gap between doses"
            case .hold: "After a hold or an illness"
            case .reaction: "After a reaction"
            case .raise: "First higher dose after one of these"
            }
        }
    }

    /// Which of the clinic's words it calls for.
    public var kind: Kind {
        switch self {
        case .gap: .gap
        case .hold: .hold
        case .reaction: .reaction
        case .raise: .raise
        }
    }

    /// The reason in words, its times by the clocks of a zone.
    public func text(in zone: TimeZone) -> String {
        switch self {
        case .gap(let since, let hours):
            "the last one was at \(zone.shown(since)), more than \(Counted.text(hours, "hour")) before"
        case .hold(let day, let reason): "\(day) was marked as held: \(reason)"
        case .reaction(let symptom, let severity, let at):
            "a \(severity.rawValue) reaction was noted at \(zone.shown(at)): \(symptom)"
        case .raise(let from?, let to):
            DoseGate.isHigher(to, than: from) == nil
                ? "the dose, \(to.text), can't be compared with the last one, \(from.text)"
                : "the dose, \(to.text), is higher than the last one, \(from.text)"
        case .raise(nil, let to): "the dose is \(to.text), and the last one was logged without a dose"
        }
    }
}

/// The reasons to ask for the clinic's word before a log that keeps no answer.
public struct UnaskedReasons: Hashable, Codable, Sendable {
    /// The reasons.
    public let reasons: [GateReason]
    /// Whether all of them were noted after the log.
    public let isLate: Bool

    /// Reasons.
    public init(_ reasons: [GateReason], isLate: Bool = false) {
        self.reasons = reasons
        self.isLate = isLate
    }

    /// "not asked", "logged before the hold was noted".
    var text: String {
        let noted = [(GateReason.Kind.hold, "the hold"), (.reaction, "the reaction")].filter { kind, _ in
            reasons.contains { $0.kind == kind }
        }.map(\.1)
        guard isLate, !noted.isEmpty else { return "not asked" }
        return "logged before \(Counted.list(noted)) \(noted.count == 1 ? "was" : "were") noted"
    }
}

/// The answer "the clinic said go on". It holds for the one log that keeps it; its member gave it.
public struct GoOnAnswer: Hashable, Codable, Sendable {
    /// Why it was asked, in the words of that moment; empty where it was answered before there was a reason on that device.
    public let asked: [String]
    /// When it was answered.
    public let at: Instant

    /// An answer.
    public init(asked: [String], at: Instant) {
        self.asked = asked
        self.at = at
    }
}

/// The clinic's own words and number, as an admin typed them.
public struct ClinicInstructions: Hashable, Codable, Sendable {
    /// The number to call; empty for none.
    public var phone: String
    /// The clinic's words by what they are for.
    public var words: [GateReason.Kind: String]
    /// The longest time between two logs of a treatment food after which nothing is asked, in hours; 48 unless the clinic has another number.
    public var gapHours: Int

    /// Words and a number; by default none.
    public init(phone: String = "", words: [GateReason.Kind: String] = [:], gapHours: Int = 48) {
        self.phone = phone
        self.words = words
        self.gapHours = gapHours
    }

    /// The hours that a gap can have: up to two weeks.
    public static let gapRange = 1...336

    /// The clinic's words for some reasons, and its number.
    public func text(for reasons: [GateReason]) -> String {
        let kinds = GateReason.Kind.allCases.filter { kind in reasons.contains { $0.kind == kind } }
        let said = kinds.compactMap { words[$0] }.map { "“\($0)”" }
        let number = phone.isEmpty ? "" : "call \(phone)"
        let parts = (said.isEmpty ? [] : ["the clinic's words: " + said.joined(separator: ", ")]) + [number]
        let text = parts.filter { !$0.isEmpty }.joined(separator: "; ")
        return text.isEmpty
            ? "the clinic's words and number aren't entered yet: an admin enters them in the settings" : text
    }
}

extension GateReason.Kind: CodingKeyRepresentable {}
