public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// The laboratory values, the newest first, the filtration rate that each creatinine gives among them.
public struct LabsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the calendar day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The values.
    public let labs: [LabRow]
    /// What the filtration rates say about the stage, with what to do.
    public let stage: String
    /// What they say about how the kidneys change, with what to do.
    public let trend: String
    /// Falls between two values that are to be noticed.
    public let notices: [String]
    /// Today; of one analyte all values.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String
    /// `analyte`, `value`, `unit`, `day`, `time`, and for what the meaning depends on `fasting`, `meter`, `haemolysed`,
    /// `post-dialysis`.
    public let form: Form
    /// Enters the value; disabled while something is wrong.
    public let save: Action

    /// The screen of all values, or those of one analyte.
    ///
    /// - Parameters:
    ///   - lines: of all analytes and all time, the earliest first.
    ///   - points: the filtration rates, entered and computed.
    ///   - from: the first day that is listed; nil for the first there is. The stage and the trend look at all.
    ///   - to: the last day that is listed; nil for the last there is.
    ///   - typed: what is in the form and not saved yet.
    public init(
        _ context: KidneyContext,
        lines: [LabLine],
        points: [EGFRPoint],
        analyte: Analyte? = nil,
        from: LocalDate? = nil,
        to: LocalDate? = nil,
        typed: [String: String] = [:]
    ) {
        let profile = context.profile ?? Profile(name: "")
        let day = context.zone.date(at: context.now)
        title = analyte.map { LabTable.facts($0).title } ?? "Laboratory values"
        revision = context.revision
        validUntil = DayBoundary.midnight.end(of: day, in: context.zone)
        let listed = lines.filter { line in
            (analyte == nil || line.analyte == analyte) && from.map { $0 <= line.moment.day } ?? true
                && to.map { line.moment.day <= $0 } ?? true
        }
        labs = listed.reversed().map { line in
            LabRow(
                line,
                point: points.first { $0.result == line.result && $0.isComputed == line.isComputed }
            )
        }
        let category = profile.category(on: day)
        stage = Words.sentence(
            KidneyStage.finding(
                points,
                on: day,
                in: category,
                conditions: profile.conditions(on: day),
                hasDamageMarker: Self.hasDamageMarker(lines)
            ).message
        )
        trend = Words.sentence(EGFRTrend.finding(points, for: profile, on: day).message)
        notices =
            category?.isDialysis == true
            ? []
            : EGFRChange.changes(in: EGFRTrend.segment(points, for: profile, on: day)).map {
                Words.sentence($0.message)
            }
        careTeam = DayTargets.careTeamFirst
        back = analyte == nil ? .today : KidneyLink.labs(nil).labelled("Laboratory values")
        let form = LabForm.form(context, analyte: analyte, typed: typed)
        self.form = form.unjudged(typed)
        save = Action(id: "labs/add", label: "Add", availability: .without(form.errors))
    }

    /// A urine ACR of 30 mg/g or more as the newest.
    private static func hasDamageMarker(_ lines: [LabLine]) -> Bool {
        guard let line = lines.last(where: { $0.analyte == .urineACR }), let number = LabRow.number(line.value),
            let value = try? LabConversion.convert(number, of: .urineACR, from: line.unit, to: .mgPerG)
        else { return false }
        return value >= 30 && !line.value.hasPrefix("<")
    }
}

/// A laboratory value in a list.
public struct LabRow: Hashable, Codable, Identifiable, Sendable {
    /// Its own; of a computed filtration rate the creatinine's with "/eGFR".
    public let id: String
    /// What was measured: "potassium", "eGFR".
    public let name: Analyte
    /// The number; with "<" or ">" in ``comparator`` the bound; nil where it doesn't fit a decimal.
    @NullEncoded public private(set) var value: Decimal?
    /// "", "<" or ">".
    public let comparator: Comparator
    /// The unit, in UCUM.
    public let unit: LabUnit
    /// For people, as it was entered: "<5.40 mmol/L".
    public let text: String
    /// The same in the unit of the other system; nil where both are one.
    @NullEncoded public private(set) var other: String?
    /// When the sample was taken; the day's first instant where only the day is known.
    public let at: Instant
    /// The day of the sample, by the calendar of its zone.
    public let day: LocalDate
    /// Whether only the day is known.
    public let isDayOnly: Bool
    /// What the clocks of its zone showed: "08:30"; nil where only the day is known.
    @NullEncoded public private(set) var time: String?
    /// The zone.
    public let zone: String
    /// Who says so: "entered by hand", "computed with CKD-EPI 2021 from the creatinine".
    public let source: String
    /// Where it lies; nil for a filtration rate that was computed, which has its stage.
    @NullEncoded public private(set) var flag: LabFlag?
    /// The same in words: "in range, over your own goal of at most 7.0 %"; nil where there is no flag.
    @NullEncoded public private(set) var judgment: String?
    /// The stage that a filtration rate lies in, by the value itself; nil for other values.
    @NullEncoded public private(set) var stage: KidneyStage?
    /// Whether it was computed here.
    public let isComputed: Bool
    /// Its receipt, where it is edited; of a computed filtration rate the creatinine's.
    public let opens: Link
    /// `lab/ID/edit`, `lab/ID/delete`; disabled for what was computed.
    public let actions: [Action]

    init(_ line: LabLine, point: EGFRPoint?) {
        id = line.result.rawValue + (line.isComputed ? "/eGFR" : "")
        name = line.analyte
        let number = Self.number(line.value)
        value = number?.decimal
        comparator = Self.comparator(line.value)
        unit = line.unit
        text = "\(line.value) \(line.unit.symbol)"
        let facts = LabTable.facts(line.analyte)
        let otherUnit = line.unit == facts.conventional ? facts.international : facts.conventional
        let converted = number.flatMap { try? LabConversion.shown($0, of: line.analyte, in: line.unit, as: otherUnit) }
        other =
            otherUnit == line.unit || line.analyte == .eGFR
            ? nil : converted.map { Self.comparator(line.value).rawValue + $0 }
        at = line.moment.at
        day = line.moment.day
        isDayOnly = line.moment.isDayOnly
        time = line.moment.clockTime
        zone = line.moment.zone.identifier
        source =
            line.isComputed
            ? "computed with \(line.formula?.rawValue ?? "a formula") from the creatinine" : line.source.text
        flag = line.flag
        judgment = line.judgment
        stage = line.analyte == .eGFR ? point.map { KidneyStage(eGFR: $0.value) } : nil
        isComputed = line.isComputed
        opens = KidneyLink.lab(line.result).labelled("\(line.value) \(line.unit.symbol)")
        actions = Action.ofRow(
            "lab/\(line.result)",
            inputs: line.isComputed ? [] : EditInputs.lab(line),
            deleting: "Delete this value?",
            fixed: line.isComputed ? "it goes with its creatinine" : nil
        )
    }

    static func comparator(_ text: String) -> Comparator {
        text.hasPrefix("<") ? .below : text.hasPrefix(">") ? .above : .equal
    }

    static func number(_ text: String) -> Rational? {
        let digits = String(text.drop { "<>".contains($0) })
        return DecimalText.value(digits) ?? (try? Amount.parse(digits, options: .arithmetic))?.low
    }
}

extension MeasurementSource {
    /// For people: "entered by hand", "Apple Health: Withings Body+".
    var text: String {
        let kind =
            switch kind {
            case .manual: "entered by hand"
            case .fitbit: "Fitbit"
            case .appleHealth: "Apple Health"
            case .fhir: "clinic’s record"
            }
        return name.isEmpty ? kind : "\(kind): \(name)"
    }
}

/// Entering a laboratory value.
enum LabForm {
    static func form(_ context: KidneyContext, analyte: Analyte?, typed: [String: String]) -> Form {
        let name = typed["analyte"] ?? analyte?.rawValue ?? Analyte.potassium.rawValue
        let chosen = LabTable.analyte(named: name)
        var which = Field(
            id: "analyte",
            label: "What was measured",
            kind: .choice,
            value: chosen?.rawValue ?? name,
            isRequired: true,
            choices: Analyte.allCases.map { Field.Choice($0.rawValue, label: LabTable.facts($0).title) }
        )
        if chosen == nil { which.error = KidneyError.notAnAnalyte(String(name.prefix(40))).description }
        let facts = chosen.map(LabTable.facts)
        let unit = unit(facts, typed["unit"] ?? facts?.unit(context.units).ucum ?? "")
        return Form(
            id: "lab",
            title: "Add a value",
            fields: [which, value(typed["value"] ?? "", chosen, unit.value, context), unit]
                + MomentForm.fields(context, typed) + LabRemark.allCases.map { remark(of: $0, typed) },
            buttons: []
        )
    }

    static func unit(_ facts: LabFacts?, _ value: String) -> Field {
        Field(
            id: "unit",
            label: "Unit",
            kind: .choice,
            value: value,
            choices: (facts?.units ?? []).map { Field.Choice($0.ucum, label: $0.symbol) }
        )
    }

    static func remark(of remark: LabRemark, _ typed: [String: String]) -> Field {
        let label =
            switch remark {
            case .fasting: "Taken fasting"
            case .meter: "Measured by a meter on the finger"
            case .haemolysed: "The report says hemolyzed"
            case .postDialysis: "Drawn after a dialysis session"
            }
        return Field(id: remark.rawValue, label: label, kind: .toggle, value: typed[remark.rawValue] ?? "false")
    }

    private static func value(_ text: String, _ analyte: Analyte?, _ unit: String, _ context: KidneyContext) -> Field {
        var field = Field(id: "value", label: "Value", value: text, isRequired: true, placeholder: "5.4")
        guard let analyte else { return field }
        guard !text.isEmpty else {
            field.error = "enter the value as on the report"
            return field
        }
        do throws(KidneyError) {
            let reading = try LabReadingRule.read(text, of: analyte, unit: unit, in: context.units)
            let day = context.zone.date(at: context.now)
            let question = LabReadingRule.question(
                reading,
                of: analyte,
                for: context.profile?.category(on: day),
                sex: context.profile?.sex
            )
            field.reading = question ?? "\(reading.comparator.rawValue)\(reading.text) \(reading.unit.symbol)"
        } catch {
            field.error = error.description
        }
        return field
    }
}

/// Which meal something belongs to.
enum MealForm {
    static func field(_ typed: [String: String]) -> Field {
        Field(
            id: "meal",
            label: "Meal",
            kind: .choice,
            value: typed["meal"] ?? "",
            choices: [Field.Choice("", label: "none")]
                + Meal.allCases.map { Field.Choice($0.rawValue, label: Words.meal($0)) }
        )
    }
}

/// When something was measured, eaten or photographed.
enum MomentForm {
    /// The day and the time.
    ///
    /// - Parameters:
    ///   - shown: the day that the page is about; nil for today.
    ///   - needsTime: whether a day alone is too little; without a time it is now, which needs today's date.
    static func fields(
        _ context: KidneyContext,
        _ typed: [String: String],
        on shown: LocalDate? = nil,
        needsTime: Bool = false
    ) -> [Field] {
        let now = context.zone.local(at: context.now)
        // The user's day goes on after midnight; by the calendar it is the next one.
        let usual = shown == context.today ? now.date : shown ?? now.date
        var day = Field(id: "day", label: "Day", kind: .date, value: typed["day"] ?? "\(usual)", isRequired: true)
        var time = Field(id: "time", label: "Time", kind: .time, value: typed["time"] ?? "", placeholder: "08:30")
        let date = LocalDate(day.value)
        if let date {
            if date > now.date { day.error = "\(date) hasn't come yet — enter what was" }
        } else {
            day.error = "“\(day.value.prefix(40))” is no day — write one such as 2026-03-01"
        }
        if !time.value.isEmpty, LocalTime(time.value) == nil {
            time.error = "“\(time.value.prefix(40))” is no time — write one such as 08:30, or leave it empty"
        }
        if needsTime, time.value.isEmpty, let date, date < now.date {
            time.error = "enter the time, such as 08:30: the day is over"
        }
        if day.error == nil, let date, let clock = LocalTime(time.value),
            context.zone.instant(of: LocalDateTime(date, clock)) > context.now.adding(hours: 1)
        {
            time.error = "\(time.value) hasn't come yet — enter what was"
        }
        return [day, time]
    }

    /// The day that what is typed belongs to, by the user's own days; nil while something is wrong.
    static func day(_ context: KidneyContext, _ typed: [String: String]) -> LocalDate? {
        guard let date = typed["day"].map({ LocalDate($0) }) ?? context.zone.date(at: context.now) else { return nil }
        guard let time = LocalTime(typed["time"] ?? "") else {
            return date == context.zone.date(at: context.now) ? context.today : date
        }
        return context.boundary.day(of: context.zone.instant(of: LocalDateTime(date, time)), in: context.zone)
    }
}
