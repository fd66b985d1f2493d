public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// Weights with what was gained between sessions, blood pressures, and activity, the newest first.
public struct MeasurementsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The weights.
    public let weights: [WeightRow]
    /// The dialysis sessions that the weights tell of.
    public let sessions: [SessionRow]
    /// A gain up to the newest weight that can be fluid, with what to do; nil where there is none.
    @NullEncoded public private(set) var gain: String?
    /// The blood pressures.
    public let pressures: [PressureRow]
    /// The days on which somebody moved.
    public let activity: [ActivityDay]
    /// `weight`, `context`, `pressure`, `activity`, `amount`, `day`, `time`.
    public let form: Form
    /// Enters what was typed; disabled while something is wrong, or nothing was typed.
    public let save: Action
    /// Today.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    /// The screen of some measurements, in any order.
    public init(
        _ context: KidneyContext,
        weights: [WeightReading],
        pressures: [PressureReading],
        activities: [ActivityReading],
        typed: [String: String] = [:]
    ) {
        let profile = context.profile
        title = "Measurements"
        revision = context.revision
        let sorted = weights.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }
        self.weights = sorted.map(WeightRow.init)
        let sessions = DialysisWeight.sessions(weights)
        let gains = DialysisWeight.gains(sessions, dryWeight: profile?.dryWeight)
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
                    on: context.zone.date(at: context.now)
                )
            )
        }
        activity = Dictionary(grouping: activities, by: \.moment.day).sorted { $0.key > $1.key }
            .map { ActivityDay(day: $0.key, $0.value) }
        let form = Self.form(context, typed)
        self.form = form
        let isEmpty = ["weight", "pressure", "amount"].allSatisfy { (typed[$0] ?? "").isEmpty }
        save = Action(
            id: "measurements/add",
            label: "Add",
            availability: .without(form.errors + (isEmpty ? ["enter a weight, a blood pressure or an activity"] : []))
        )
        careTeam = DayTargets.careTeamFirst
        back = .today
    }

    private static func form(_ context: KidneyContext, _ typed: [String: String]) -> Form {
        let day = context.zone.date(at: context.now)
        let isDialysis = context.profile?.category(on: day)?.isDialysis == true
        var weight = Field(id: "weight", label: "Weight", value: typed["weight"] ?? "", placeholder: "81.2 kg")
        if !weight.value.isEmpty {
            do throws(KidneyError) {
                let (value, unit) = try WeightRule.read(weight.value, in: context.units)
                weight.reading = WeightRow.text(value, unit)
            } catch { weight.error = error.description }
        }
        var pressure = Field(
            id: "pressure",
            label: "Blood pressure",
            value: typed["pressure"] ?? "",
            placeholder: "130/80"
        )
        if !pressure.value.isEmpty {
            do throws(KidneyError) {
                let (upper, lower) = try PressureRule.read(pressure.value)
                pressure.reading = "\(DecimalText.text(upper)) over \(DecimalText.text(lower)) mmHg"
            } catch { pressure.error = error.description }
        }
        let occasion = WeightForm.occasion(
            typed["context"] ?? (isDialysis ? WeightContext.preDialysis : .daily).rawValue
        )
        return Form(
            id: "measurements",
            title: "Add a measurement",
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
            label: "Activity in",
            kind: .choice,
            value: word,
            choices: ActivityKind.allCases.map { Field.Choice($0.rawValue, label: $0.name) }
        )
        if kind == nil { which.error = ScreenInput.refused("kind of activity", word).description }
        var amount = Field(
            id: "amount",
            label: "How much activity",
            kind: .amount,
            value: typed["amount"] ?? "",
            placeholder: "30"
        )
        if let kind, !amount.value.isEmpty {
            do throws(KidneyError) {
                let value = try ActivityRule.read(amount.value, of: kind)
                amount.reading = "\(DecimalText.grouped(value, most: 1)) \(kind.unit)"
            } catch { amount.error = error.description }
        }
        return [which, amount]
    }
}

/// A weight.
public struct WeightRow: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: WeightReading.ID
    /// The number, in ``unit``.
    public let value: Decimal
    /// The unit it was entered in, in UCUM.
    public let unit: WeightUnit
    /// For people, in both units: "81.2 kg (179.0 lb)".
    public let text: String
    /// The occasion.
    public let context: WeightContext
    /// When.
    public let at: Instant
    /// The day, by the calendar of its zone.
    public let day: LocalDate
    /// Whether only the day is known.
    public let isDayOnly: Bool
    /// What the clocks of its zone showed: "08:30"; nil where only the day is known.
    @NullEncoded public private(set) var time: String?
    /// Who says so.
    public let source: String
    /// `weight/ID/edit`, `weight/ID/delete`.
    public let actions: [Action]

    /// A row.
    public init(_ reading: WeightReading) {
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
        actions = Action.ofRow(
            "weight/\(reading.id)",
            inputs: EditInputs.weight(reading),
            deleting: "Delete this weight?"
        )
    }

    static func text(_ value: Rational, _ unit: WeightUnit) -> String {
        let other: WeightUnit = unit == .kilogram ? .pound : .kilogram
        let converted = WeightRule.convert(value, from: unit, to: other).map {
            " (\(DecimalText.text($0, least: 1, most: 1)) \(other.symbol))"
        }
        return "\(DecimalText.text(value)) \(unit.symbol)" + (converted ?? "")
    }
}

/// A dialysis session as two weights tell it.
public struct SessionRow: Hashable, Codable, Sendable {
    /// The day on which it began.
    @NullEncoded public private(set) var day: LocalDate?
    /// The weight before; nil where it wasn't written down.
    @NullEncoded public private(set) var before: WeightRow?
    /// The weight after; nil where it wasn't written down, or the session isn't over.
    @NullEncoded public private(set) var after: WeightRow?
    /// What was taken off, kilograms; nil where a weight is missing.
    @NullEncoded public private(set) var loss: Decimal?
    /// What had been gained since the session before, kilograms; nil where that isn't known.
    @NullEncoded public private(set) var gain: Decimal?
    /// The same in percent of the dry weight; nil where that isn't known.
    @NullEncoded public private(set) var gainPercent: Decimal?
    /// For people: "2.4 kg gained in 2 days, 3.4 % of the dry weight".
    public let text: String
    /// What is to be noticed, with what to do.
    public let notices: [String]

    init(_ session: DialysisSession, gain between: InterdialyticGain?, in units: UnitSystem) {
        day = session.day
        before = session.before.map(WeightRow.init)
        after = session.after.map(WeightRow.init)
        loss = session.loss?.decimal
        gain = between?.kilograms.decimal
        gainPercent = between?.percent.flatMap { Decimal(string: DecimalText.text($0, most: 2)) }
        text =
            between.map { between in
                let percent = between.percent.map { ", \(DecimalText.text($0, least: 1, most: 1)) % of the dry weight" }
                return "\(WeightRule.text(kilograms: between.kilograms, in: units)) gained in "
                    + Words.count(between.days, "day")
                    + (percent ?? "; the dry weight isn't known")
            } ?? "what was gained before it isn't known"
        notices = DialysisWeight.notices(session, gain: between, in: units).map(Words.sentence)
    }
}

/// A blood pressure.
public struct PressureRow: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: PressureReading.ID
    /// The upper value, mmHg.
    public let systolic: Decimal
    /// The lower value, mmHg.
    public let diastolic: Decimal
    /// For people: "130/80 mmHg".
    public let text: String
    /// Where it lies.
    public let flag: LabFlag
    /// What that says, with what to do.
    public let message: String
    /// When.
    public let at: Instant
    /// The day, by the calendar of its zone.
    public let day: LocalDate
    /// What the clocks of its zone showed: "08:30"; nil where only the day is known.
    @NullEncoded public private(set) var time: String?
    /// Who says so.
    public let source: String
    /// `pressure/ID/edit`, `pressure/ID/delete`.
    public let actions: [Action]

    /// A row.
    public init(_ reading: PressureReading, _ finding: PressureFinding) {
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
            "pressure/\(reading.id)",
            inputs: EditInputs.pressure(reading),
            deleting: "Delete this blood pressure?"
        )
    }
}
