public import Foundation
import FractionParser
public import TimeKit
import WordKit

/// The emergency plan as the family typed it. The app shows it unchanged, but for a point behind the number to call.
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

    /// Checks that the weight has exactly one number above zero that is followed by kilograms or pounds. Words, and other numbers such as those of a
    /// date, may stand beside it. A blank weight is valid.
    ///
    /// - Throws: ``TIPsError/notAWeight(_:)``.
    func checkWeight() throws(TIPsError) {
        guard weight.contains(where: { !$0.isWhitespace }) else { return }
        let found = weight.matches(of: #/([0-9]+(?:[.,/][0-9]+)?)[\s\-]*(\p{L}+)/#).filter { match in
            let word = match.2.lowercased()
            let unit = KitchenUnit.named(inSpanish: word) ?? KitchenUnit.named(word)
            return unit == .kilogram || unit == .pound
        }
        guard found.count == 1, found[0].1.contains(where: { $0 != "0" && $0.isNumber }),
            weight[..<found[0].range.lowerBound].last.map({ $0.isWhitespace || "(:;~≈=".contains($0) }) ?? true
        else { throw .notAWeight(String(weight.prefix(60))) }
    }

    /// Checks that the dose of adrenaline has an amount above zero in milligrams, micrograms or milliliters. Words, and other numbers such as that of
    /// the pens, may stand beside it. A blank dose is valid.
    ///
    /// - Throws: ``TIPsError/notAnAdrenalineDose(_:)``.
    func checkAdrenaline() throws(TIPsError) {
        guard adrenaline.contains(where: { !$0.isWhitespace }), !hasAdrenalineDose else { return }
        throw .notAnAdrenalineDose(String(adrenaline.prefix(60)))
    }

    /// Whether the text of the adrenaline has an amount that can be compared with another.
    var hasAdrenalineDose: Bool {
        Self.measures(adrenaline).contains { $0.amount > .zero && DoseMeasure.isOfInjections($0.label.unit) }
    }

    /// Compares each number of weight and adrenaline to that of an earlier plan in the same unit, or else in one of known size. A number without a
    /// unit counts as one in the same unit.
    ///
    /// - Throws: `tenfoldDose` for ten times the earlier number or more, and for a tenth of it or less.
    func checkTenfold(after earlier: EmergencyPlan) throws(TIPsError) {
        let unusual = [
            (localized("Epinephrine (adrenaline)"), earlier.adrenaline, adrenaline),
            (localized("Weight"), earlier.weight, weight),
        ].flatMap { name, from, to in Self.unusual(Self.measures(to), after: Self.measures(from), of: name) }
        guard let first = unusual.first else { return }
        throw .tenfoldDose(item: first.item, from: first.from, to: first.to, others: Array(unusual.dropFirst()))
    }

    /// A number of a text and the unit behind it: 0.15 and "mg".
    private typealias Measure = (amount: Rational, label: DoseLabel)

    /// The numbers that are ten times their earlier ones or more, or a tenth or less.
    private static func unusual(_ to: [Measure], after from: [Measure], of name: String) -> [UnusualDose] {
        to.indices.compactMap { place -> UnusualDose? in
            let pairs = partners(of: place, in: to, among: from).compactMap { old in
                pair(old, to[place]).map { (old: old, before: $0.0, now: $0.1) }
            }
            let isUnusual = pairs.allSatisfy { pair in
                DoseRule.rise(from: pair.before, to: pair.now) == .tenfold
                    || DoseRule.rise(from: pair.now, to: pair.before) == .tenfold
            }
            guard isUnusual, let first = pairs.first else { return nil }
            return UnusualDose(item: name, from: first.old.label, to: to[place].label)
        }
    }

    /// The earlier numbers to which a number is compared: those in its unit, in the order of the text if they are as many, or else those in units
    /// that the new text doesn't have.
    private static func partners(of place: Int, in to: [Measure], among from: [Measure]) -> [Measure] {
        let unit = to[place].label.unit
        let alike = from.filter { $0.label.unit == unit }
        guard !alike.isEmpty else {
            let units = Set(to.map(\.label.unit))
            return from.filter { !units.contains($0.label.unit) }
        }
        let places = to.indices.filter { to[$0].label.unit == unit }
        guard places.count == alike.count, let order = places.firstIndex(of: place) else { return alike }
        return [alike[order]]
    }

    /// Two numbers in one unit; nil where the relation of their units isn't known.
    private static func pair(_ old: Measure, _ new: Measure) -> (Rational, Rational)? {
        let (before, now) = (old.label.unit, new.label.unit)
        return before == now || before.isEmpty || now.isEmpty
            ? (old.amount, new.amount) : DoseMeasure.pair((old.amount, before), (new.amount, now))
    }

    /// The numbers of a text in units of known size: 0.15 mg and 15 kg of "EpiPen Jr 0.15 mg, from 15 kg"; without any, its first number.
    private static func measures(_ text: String) -> [Measure] {
        var found: [Measure] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: \.isNumber) {
            let before = text[..<start]
            let hasPoint = before.last == "." && before.dropLast().last?.isLetter != true
            var number = text[start...].prefix { $0.isNumber || ".,/".contains($0) }
            rest = text[number.endIndex...]
            while let last = number.last, !last.isNumber { number.removeLast() }
            let typed = Amount.withPointForComma("\(hasPoint ? "0." : "")\(number)")
            guard before.last?.isLetter != true, let amount = try? DoseRule.amount(typed).value else { continue }
            let unit = rest.drop { $0.isWhitespace || $0 == "-" }.prefix(while: \.isLetter).lowercased()
            let sign = KitchenUnit.named(inSpanish: unit)?.abbreviations.first ?? unit
            found.append((amount, DoseLabel(amount: typed, unit: sign)))
        }
        let known = found.filter { DoseMeasure.pair(($0.amount, $0.label.unit), ($0.amount, $0.label.unit)) != nil }
        return known.isEmpty ? Array(found.prefix(1)) : known
    }

    /// Checks that the number can be dialed. A blank one is valid.
    ///
    /// - Throws: ``TIPsError/notAPhoneNumber(_:)``.
    func checkNumber() throws(TIPsError) {
        guard number.isEmpty || isNumberUsable else { throw .notAPhoneNumber(String(number.prefix(60))) }
    }

    /// Whether somebody can dial the number: it is one, of at least two digits. A text with other words isn't one, nor are two numbers: "see card 2",
    /// "911/112", "112 911", "911 112 060".
    private var isNumberUsable: Bool {
        DialedText.digits(number).map { $0.count(where: \.isWholeNumber) >= 2 } ?? false
    }

    /// Whether nothing has been entered.
    public var isEmpty: Bool { self == EmergencyPlan() }

    /// The missing parts of the plan, in words.
    var missing: [String] {
        let parts = [
            (isNumberUsable, localized("the number to call")), (!adrenaline.isEmpty, localized("the epinephrine")),
            (expires != nil, localized("the day on which the epinephrine expires")),
            (!contacts.isEmpty, localized("the contacts")), (!weight.isEmpty, localized("the weight")),
            (!allergens.isEmpty, localized("the allergens")),
        ]
        return parts.compactMap { $0.0 ? nil : $0.1 }
    }

    /// A line of the plan.
    public struct Line: Hashable, Codable, Sendable {
        /// The heading: "Allergens".
        public let label: String
        /// The entered text, or "not entered".
        public let text: String
        /// Whether the line is emphasized, because the adrenaline has expired.
        public let isWarning: Bool
    }

    /// The lines of the plan in display order, first those to act on. Missing fields read "not entered". The first line says to call, also without a
    /// number that can be dialed. That advises nothing on a dose. A 911 has a line about other countries unless home and device are in the United
    /// States.
    ///
    /// - Parameters:
    ///   - zone: the room's zone.
    ///   - device: the zone of the device that shows the lines, which may be abroad. For a page in a browser it is the serving machine's.
    ///   - clinic: the phone number of the program's clinic; empty if not entered.
    public func lines(
        on today: LocalDate,
        in zone: TimeZone,
        shownIn device: TimeZone,
        clinic: String
    ) -> [Line] {
        let expiry = expires.map { day in
            today > day
                ? localized("EXPIRED on \(day): ask the clinic or pharmacy for a new one today")
                : localized("good until \(day)")
        }
        func line(_ label: String, _ text: String, isWarning: Bool = false) -> Line {
            Line(label: label, text: text.isEmpty ? localized("not entered") : text, isWarning: isWarning)
        }
        let place = EmergencyNumber(in: zone, shownIn: device)
        var first = isNumberUsable ? [] : [Self.call(place)]
        if !number.isEmpty {
            // The point of a sentence that ends with the number isn't part of it.
            let shown = isNumberUsable && number.hasSuffix(".") ? String(number.dropLast()) : number
            first.append(line(isNumberUsable ? localized("Call") : localized("Emergency number"), shown))
        }
        if number.filter(\.isWholeNumber) == "911", place != .unitedStates {
            first.append(
                line(
                    localized("Outside the United States and Canada"),
                    localized("the local emergency number, 112 in most of Europe")
                )
            )
        }
        return first + [
            line(localized("Epinephrine (adrenaline)"), adrenaline),
            line(localized("Epinephrine expires"), expiry ?? "", isWarning: isExpired(on: today)),
            line(localized("Contacts"), contacts), line(localized("Clinic"), clinic), line(localized("Weight"), weight),
            line(localized("Allergens"), allergens),
        ]
    }

    /// The line that says to call, for a family that entered no number. Its label names one number at most, which a page can dial.
    ///
    /// No zone proves where the reader is: a page in a browser knows only the zone of the machine that serves it, and a clock can be set wrong. So
    /// 911 never stands without its country, and a zone of the United States is never without 911.
    private static func call(_ number: EmergencyNumber) -> Line {
        let (label, text): (String, String) =
            switch number {
            case .unitedStates:
                (
                    localized("Call 911."),
                    localized(
                        "Outside the United States the local emergency number; your own emergency number is not entered"
                    )
                )
            case .other:
                (
                    localized("Call your emergency number."),
                    localized(
                        "112 in most of Europe, 911 in the United States and Canada; your own emergency number is not entered"
                    )
                )
            case .unsure:
                (
                    localized("Call 911 in the United States."),
                    localized(
                        "Elsewhere the local emergency number, 112 in most of Europe; your own emergency number is not entered"
                    )
                )
            }
        return Line(label: label, text: text, isWarning: true)
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

/// An event in the course of a reaction that counts as severe. The history and the report show all of them.
public struct StopEvent: Hashable, Codable, Sendable {
    /// The event.
    public enum Kind: String, Codable, Sendable {
        /// The reaction was noted, which stops the reminders and the timer of treatment foods.
        case noted
        /// An admin lifted the stop.
        case lifted
        /// The lift was undone.
        case resumed
        /// The reaction was changed and no longer counts as severe.
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
    /// The ground on which the reaction counts as severe.
    public let ground: Ground

    /// A ground on which a reaction counts as severe.
    public enum Ground: String, Codable, Sendable {
        /// Its severity.
        case severity
        /// The adrenaline alone.
        case adrenaline
        /// None anymore, because the reaction was changed.
        case former
    }

    init(
        _ kind: Kind,
        symptom: String,
        began: Instant,
        member: Member.ID,
        at: Instant,
        ground: Ground = .severity
    ) {
        self.kind = kind
        self.symptom = symptom
        self.began = began
        self.member = member
        self.at = at
        self.ground = ground
    }

    /// The days on which a reaction had stopped the treatment foods: from its onset up to the day before the stop was lifted, or before the
    /// reaction no longer counted as severe. A deleted reaction stopped nothing.
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
    func text(in zone: some LocalClocks) -> String {
        let shown = Reaction.shown(symptom)
        return switch kind {
        case .noted where ground == .adrenaline:
            localized(
                "reaction with epinephrine noted: \(shown); the reminders and the timer of treatment foods stopped"
            )
        case .noted where ground == .former:
            localized(
                "reaction noted that counted as severe: \(shown); the reminders and the timer of treatment foods stopped"
            )
        case .lifted where ground != .severity: localized("the stop after the reaction “\(shown)” was lifted")
        case .resumed where ground != .severity:
            localized("the lift of the stop after the reaction “\(shown)” was taken back")
        case .deleted where ground != .severity:
            localized("the reaction “\(shown)” of \(zone.shown(began)) was deleted")
        case .noted:
            localized("severe reaction noted: \(shown); the reminders and the timer of treatment foods stopped")
        case .lifted: localized("the stop after the severe reaction “\(shown)” was lifted")
        case .resumed: localized("the lift of the stop after the severe reaction “\(shown)” was taken back")
        case .lowered:
            localized("the reaction “\(shown)” of \(zone.shown(began)) was changed and no longer counts as severe")
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
