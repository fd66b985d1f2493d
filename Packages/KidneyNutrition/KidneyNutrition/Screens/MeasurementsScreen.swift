public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The weights with the gains between dialysis sessions, the blood pressures and the activity, the latest first.
public struct MeasurementsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or midnight if that comes first.
    @NullEncoded public private(set) var validUntil: Instant?
    public let weights: [WeightRow]
    /// The dialysis sessions that the weights imply.
    public let sessions: [SessionRow]
    /// A gain up to the newest weight that can be fluid, with what to do; nil where there is none.
    @NullEncoded public private(set) var gain: String?
    public let pressures: [PressureRow]
    public let activity: [ActivityDay]
    /// The fields `weight`, `context`, `pressure`, `activity`, `amount`, `day` and `time`.
    public let form: Form
    /// Adds the measurements; disabled if the form is empty or has an error.
    public var save: Action { form.buttons[0] }
    /// The link to today.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// Creates the page. The measurements can be in any order.
    ///
    /// - Parameters:
    ///   - seen: The days on which alerts were acknowledged.
    ///   - waiting: The alarms that were told when they couldn't wait and that nobody acknowledged.
    ///   - entered: The instants at which blood pressures got their present values.
    public init(
        _ context: KidneyContext,
        weights: [WeightReading],
        pressures: [PressureReading],
        activities: [ActivityReading],
        seen: [KidneyAlert.ID: LocalDate] = [:],
        waiting: Set<KidneyAlert.ID> = [],
        entered: [PressureReading.ID: Instant] = [:],
        typed: [String: String] = [:]
    ) {
        let profile = context.profile
        title = localized("Measurements")
        revision = context.revision
        validUntil = context.formEnd
        let sorted = weights.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }
        self.weights = sorted.map { WeightRow($0, in: context) }
        let sessions = DialysisWeight.sessions(weights)
        let gains = DialysisWeight.gains(sessions, for: profile ?? Profile(name: ""))
        self.sessions = sessions.reversed().map { session in
            SessionRow(session, gain: gains.first { $0.to == session.before }, in: context.units)
        }
        if let profile, let last = sorted.first {
            gain = FluidWatch.gains(weights, on: last.moment.day, for: profile).first { $0.to.id == last.id }.map {
                Words.sentence($0.message(on: context.today))
            }
        }
        self.pressures = pressures.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }.map { reading in
            PressureRow(
                reading,
                PressureRule.finding(
                    reading,
                    for: profile ?? Profile(name: ""),
                    among: pressures,
                    on: context.zone.date(at: context.now),
                    seen: seen,
                    waiting: waiting,
                    entered: entered
                ),
                in: context
            )
        }
        activity = Dictionary(grouping: activities, by: \.moment.day).sorted { $0.key > $1.key }
            .map { ActivityDay(day: $0.key, $0.value, context) }
        var form = Self.form(context, typed)
        form.buttons = [
            Action(KidneyAct.addMeasurements, label: localized("Add"), availability: .without(form.errors))
        ]
        self.form = form.unjudged(typed)
        careTeam = DayTargets.careTeamFirst
        back = .today
    }

    private static func form(_ context: KidneyContext, _ typed: [String: String]) -> Form {
        let day = context.zone.date(at: context.now)
        let hasSessions = context.profile?.category(on: day) == .hemodialysis
        var weight = WeightForm.weight(typed["weight"] ?? "", in: context.units)
        if ["weight", "pressure", "amount"].allSatisfy({ TypedText.line(typed[$0] ?? "").isEmpty }) {
            weight.error = localized("enter a weight, a blood pressure or an activity")
        }
        let pressure = PressureForm.pressure(typed["pressure"] ?? "")
        let occasion = WeightForm.occasion(
            typed["context"] ?? (hasSessions ? WeightContext.preDialysis : .daily).rawValue
        )
        return Form(
            id: "measurements",
            title: localized("Add a measurement"),
            fields: [weight, occasion, WeightForm.sure(typed["sure"] ?? "false"), pressure] + activity(typed)
                + MomentForm.fields(context, typed),
            buttons: []
        )
    }

    private static func activity(_ typed: [String: String]) -> [Field] {
        let word = typed["activity"] ?? ActivityKind.minutes.rawValue
        let kind = ActivityKind(rawValue: word)
        var which = Field(
            id: "activity",
            label: localized("Activity in"),
            kind: .choice,
            value: word,
            choices: ActivityKind.allCases.map { Field.Choice($0.rawValue, label: $0.name) }
        )
        if kind == nil { which.error = ScreenInput.refused("kind of activity", word).description }
        let amount = Field(
            id: "amount",
            label: localized("How much activity"),
            kind: .amount,
            value: typed["amount"] ?? "",
            placeholder: "30"
        )
        return [which, kind.map { ActivityForm.judged(amount, of: $0) } ?? amount]
    }
}

/// A row in the list of weights.
public struct WeightRow: Hashable, Codable, Identifiable, Sendable {
    public let id: WeightReading.ID
    /// The number, in ``unit``.
    public let value: Decimal
    /// The unit as entered, encoded in UCUM.
    public let unit: WeightUnit
    /// The weight in both units: "81.2 kg (179.0 lb)".
    public let text: String
    public let context: WeightContext
    public let at: Instant
    /// The day in the reading's time zone.
    public let day: LocalDate
    public let isDayOnly: Bool
    /// The local time: "08:30"; nil if only the day is known.
    @NullEncoded public private(set) var time: String?
    public let source: String
    /// The actions `weight/ID/edit` and `weight/ID/delete`; none where another row of the page has them.
    public let actions: [Action]

    /// - Parameters:
    ///   - page: The data of the page; nil for a row without one, whose edit tells no ranges.
    ///   - boundsDay: Whether the edit tells the last day that can be entered. A page that lasts past midnight can't.
    public init(
        _ reading: WeightReading,
        in page: KidneyContext? = nil,
        boundsDay: Bool = true,
        offersActions: Bool = true
    ) {
        id = reading.id
        value = reading.value.decimal
        unit = reading.unit
        text = Self.text(reading.value, reading.unit)
        context = reading.context
        at = reading.moment.at
        day = reading.moment.day
        isDayOnly = reading.moment.isDayOnly
        time = reading.moment.clockTime
        source = reading.source.text
        actions =
            offersActions
            ? Action.ofRow(
                { .weight($0, reading.id) },
                inputs: EditInputs.weight(reading, page, boundsDay: boundsDay),
                deleting: localized("Delete this weight?")
            ) : []
    }

    static func text(_ value: Rational, _ unit: WeightUnit) -> String {
        let other: WeightUnit = unit == .kilogram ? .pound : .kilogram
        let converted = WeightRule.convert(value, from: unit, to: other).map {
            " (\(DecimalText.text($0, least: 1, most: 1)) \(other.symbol))"
        }
        return "\(DecimalText.text(value)) \(unit.symbol)" + (converted ?? "")
    }
}

/// A dialysis session, implied by the weights before and after it.
public struct SessionRow: Hashable, Codable, Sendable {
    /// The day on which it began.
    @NullEncoded public private(set) var day: LocalDate?
    /// The weight before; nil if it wasn't entered.
    @NullEncoded public private(set) var before: WeightRow?
    /// The weight after; nil if it wasn't entered, or the session isn't over.
    @NullEncoded public private(set) var after: WeightRow?
    /// The weight removed, in kilograms; nil if a weight is missing.
    @NullEncoded public private(set) var loss: Decimal?
    /// The weight gained since the session before, in kilograms; nil if it isn't known.
    @NullEncoded public private(set) var gain: Decimal?
    /// The gain in percent of the dry weight; nil if it isn't known.
    @NullEncoded public private(set) var gainPercent: Decimal?
    /// The gain and the loss as text: "5.3 lb gained in 2 days, 3.4 % of the dry weight, 4 lb taken off".
    public let text: String
    /// The warnings, with what to do.
    public let notices: [String]

    init(_ session: DialysisSession, gain between: InterdialyticGain?, in units: UnitSystem) {
        day = session.day
        before = session.before.map { WeightRow($0, offersActions: false) }
        after = session.after.map { WeightRow($0, offersActions: false) }
        loss = session.loss?.decimal
        gain = between?.kilograms.decimal
        gainPercent = between?.percent.flatMap { Decimal(string: DecimalText.text($0, most: 2)) }
        func words(_ kilograms: Rational) -> String { WeightRule.text(kilograms: kilograms, in: units) }
        let gained =
            between.map { between in
                if between.kilograms < .zero, let less = try? between.kilograms.negated() {
                    return localized("\(words(less)) less than \(between.days, "day") before")
                }
                let weight = words(between.kilograms)
                guard let percent = between.percent.map({ DecimalText.text($0, least: 1, most: 1) }) else {
                    return localized("\(weight) gained in \(between.days, "day"); the dry weight isn't known")
                }
                return localized("\(weight) gained in \(between.days, "day"), \(percent) % of the dry weight")
            } ?? localized("what was gained before it isn't known")
        let lost = session.loss.map { loss in
            if loss < .zero, let more = try? loss.negated() {
                return localized("\(words(more)) more after than before")
            }
            return localized("\(words(loss)) taken off")
        }
        text = [gained, lost].compactMap(\.self).joined(separator: ", ")
        notices = DialysisWeight.notices(session, gain: between, in: units).map(Words.sentence)
    }
}

/// A row in the list of blood pressures.
public struct PressureRow: Hashable, Codable, Identifiable, Sendable {
    public let id: PressureReading.ID
    /// The systolic value, in mmHg.
    public let systolic: Decimal
    /// The diastolic value, in mmHg.
    public let diastolic: Decimal
    /// The value as text: "130/80 mmHg".
    public let text: String
    public let flag: LabFlag
    /// A sentence about the flag, with what to do.
    public let message: String
    public let at: Instant
    /// The day in the reading's time zone.
    public let day: LocalDate
    /// The local time: "08:30"; nil if only the day is known.
    @NullEncoded public private(set) var time: String?
    public let source: String
    /// The actions `pressure/ID/edit` and `pressure/ID/delete`.
    public let actions: [Action]

    /// - Parameter context: The data of the page; nil for a row without one, whose edit tells no ranges.
    public init(_ reading: PressureReading, _ finding: PressureFinding, in context: KidneyContext? = nil) {
        id = reading.id
        systolic = reading.systolic.decimal
        diastolic = reading.diastolic.decimal
        text = "\(DecimalText.text(reading.systolic))/\(DecimalText.text(reading.diastolic)) mmHg"
        flag = finding.flag
        message = finding.message
        at = reading.moment.at
        day = reading.moment.day
        time = reading.moment.clockTime
        source = reading.source.text
        actions = Action.ofRow(
            { .pressure($0, reading.id) },
            inputs: EditInputs.pressure(reading, context),
            deleting: localized("Delete this blood pressure?")
        )
    }
}
