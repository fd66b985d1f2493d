public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The laboratory values, the latest first, with the filtration rate of each creatinine.
public struct LabsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the calendar day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let labs: [LabRow]
    /// A sentence about the stage by the filtration rates, with what to do.
    public let stage: String
    /// A sentence about the change of kidney function, with what to do.
    public let trend: String
    /// The notable falls between two filtration rates.
    public let notices: [String]
    /// The link to today; from one analyte, to all values.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The pages of the analytes, each with its own units.
    public let analytes: [Link]
    /// The fields `analyte`, `value`, `unit`, `day` and `time`, and the remarks `fasting`, `meter`, `hemolyzed` and `post-dialysis`.
    public let form: Form
    /// Adds the value; disabled if the form has an error. A value that would be usual in another unit is asked about.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - lines: The values of all analytes and days, the earliest first.
    ///   - points: The filtration rates, entered and computed.
    ///   - analyte: The analyte to list; nil for all.
    ///   - from: The first day to list; nil for no limit. The stage and the trend use all values.
    ///   - to: The last day to list; nil for no limit.
    ///   - typed: The form's fields as typed and not yet saved.
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
        title = analyte.map { LabTable.facts($0).title } ?? localized("Laboratory values")
        revision = context.revision
        validUntil = DayBoundary.midnight.end(of: day, in: context.zone)
        let listed = lines.filter { line in
            (analyte == nil || line.analyte == analyte) && from.map { $0 <= line.moment.day } ?? true
                && to.map { line.moment.day <= $0 } ?? true
        }
        labs = listed.reversed().map { line in
            LabRow(
                line,
                context,
                // No stage can be told from a rate while a condition misleads it.
                point: KidneyStage.misleading(on: line.moment.day, for: profile) == nil
                    ? points.first { $0.result == line.result && $0.isComputed == line.isComputed } : nil,
                asking: typed["value"].flatMap { text in
                    line.isComputed
                        ? nil : LabForm.question(text, line.analyte, typed["unit"] ?? line.unit.ucum, context)
                }
            )
        }
        let category = profile.category(on: day)
        stage = Words.sentence(
            KidneyStage.finding(
                points,
                on: day,
                for: profile,
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
        back = analyte == nil ? .today : KidneyLink.labs(nil).labeled(localized("Laboratory values"))
        analytes = Analyte.allCases.map {
            KidneyLink.labs($0).labeled(LabTable.facts($0).title, isCurrent: $0 == analyte)
        }
        form = LabForm.form(context, analyte: analyte, typed: typed)
    }

    /// Returns whether the latest urine ACR is 30 mg/g or more.
    private static func hasDamageMarker(_ lines: [LabLine]) -> Bool {
        guard let line = lines.last(where: { $0.analyte == .urineACR }), let number = LabRow.number(line.value),
            let value = try? LabConversion.convert(number, of: .urineACR, from: line.unit, to: .mgPerG)
        else { return false }
        return value >= 30 && !line.value.hasPrefix("<")
    }
}

/// A row in the list of laboratory values.
public struct LabRow: Hashable, Codable, Identifiable, Sendable {
    /// The value's identifier; for a computed filtration rate, that of the creatinine with "/eGFR".
    public let id: String
    public let name: Analyte
    /// The number; a bound with "<" or ">" in ``comparator``. Nil if it doesn't fit a decimal.
    @NullEncoded public private(set) var value: Decimal?
    public let comparator: Comparator
    /// The unit, encoded in UCUM.
    public let unit: LabUnit
    /// The value as entered: "<5.40 mmol/L".
    public let text: String
    /// The value in the unit of the other system; nil if both are the same.
    @NullEncoded public private(set) var other: String?
    /// The time of the sample; the start of the day if only the day is known.
    public let at: Instant
    /// The day of the sample in its time zone.
    public let day: LocalDate
    public let isDayOnly: Bool
    /// The local time: "08:30"; nil if only the day is known.
    @NullEncoded public private(set) var time: String?
    /// The identifier of the time zone.
    public let zone: String
    /// The source: "entered by hand", "computed with CKD-EPI 2021 from the creatinine".
    public let source: String
    /// The flag; nil for a computed filtration rate, which has a stage instead.
    @NullEncoded public private(set) var flag: LabFlag?
    /// The flag in words: "in range, over your own goal of at most 7.0 %"; nil without a flag.
    @NullEncoded public private(set) var judgment: String?
    /// The stage by this filtration rate alone; nil for other values.
    @NullEncoded public private(set) var stage: KidneyStage?
    /// Whether the engine computed it.
    public let isComputed: Bool
    /// The page of the value, where it is edited; for a computed filtration rate, that of its creatinine.
    public let opens: Link
    /// The actions `lab/ID/edit` and `lab/ID/delete`; none for a computed value, which goes with its creatinine.
    public let actions: [Action]

    /// - Parameter question: The question to ask before an edit is saved; nil for none.
    init(_ line: LabLine, _ context: KidneyContext, point: EGFRPoint?, asking question: String?) {
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
            ? localized("computed with \(line.formula?.name ?? localized("a formula")) from the creatinine")
            : line.source.text
        flag = line.flag
        judgment = line.judgment
        stage = line.analyte == .eGFR ? point.map { KidneyStage(eGFR: $0.value) } : nil
        isComputed = line.isComputed
        opens = KidneyLink.lab(line.result).labeled("\(line.value) \(line.unit.symbol)")
        actions =
            line.isComputed
            ? []
            : Action.ofRow(
                { .lab($0, line.result) },
                inputs: EditInputs.lab(line, context),
                asking: question,
                deleting: localized("Delete this value?")
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
    /// The source as text: "entered by hand", "Apple Health: Withings Body+".
    var text: String {
        let kind =
            switch kind {
            case .manual: localized("entered by hand")
            case .fitbit: "Fitbit"
            case .appleHealth: "Apple Health"
            case .fhir: localized("clinic’s record")
            }
        return name.isEmpty ? kind : "\(kind): \(name)"
    }
}

/// The form for a laboratory value.
enum LabForm {
    static func form(_ context: KidneyContext, analyte: Analyte?, typed: [String: String]) -> Form {
        let name = typed["analyte"] ?? analyte?.rawValue ?? Analyte.potassium.rawValue
        let chosen = LabTable.analyte(named: name)
        var which = Field(
            id: "analyte",
            label: localized("What was measured"),
            kind: .choice,
            value: chosen?.rawValue ?? name,
            isRequired: true,
            choices: Analyte.allCases.map { Field.Choice($0.rawValue, label: LabTable.facts($0).title) }
        )
        if chosen == nil { which.error = KidneyError.notAnAnalyte(String(name.prefix(40))).description }
        let facts = chosen.map(LabTable.facts)
        var unit =
            analyte == nil
            ? anyUnit(typed["analyte"] == nil ? nil : facts, typed["unit"] ?? "", context)
            : Self.unit(facts, typed["unit"] ?? facts?.unit(context.units).ucum ?? "")
        unit.error = fault(ofUnit: unit.value, chosen)
        let text = typed["value"] ?? ""
        var form = Form(
            id: "lab",
            title: localized("Add a value"),
            fields: [which, value(text, chosen, unit.value, context), unit]
                + MomentForm.fields(context, typed) + LabRemark.allCases.map { remark(of: $0, typed) },
            buttons: []
        )
        form.buttons = [
            Action(
                KidneyAct.addLab,
                label: localized("Add"),
                availability: .without(form.errors),
                confirmation: chosen.flatMap { question(text, $0, unit.value, context) }.map(confirmation)
            )
        ]
        return form.unjudged(typed)
    }

    /// Returns the question about a value that would be usual in another unit; nil for none.
    static func question(_ text: String, _ analyte: Analyte, _ unit: String, _ context: KidneyContext) -> String? {
        guard let reading = try? LabReadingRule.read(text, of: analyte, unit: unit, in: context.units) else {
            return nil
        }
        return LabReadingRule.question(
            reading,
            of: analyte,
            for: context.profile?.category(on: context.zone.date(at: context.now)),
            sex: context.profile?.sex
        )
    }

    static func confirmation(_ question: String) -> Action.Confirmation {
        .init(
            question: Words.sentence(question),
            proceed: localized("It is right as typed"),
            cancel: localized("Change it")
        )
    }

    /// The unit on the page of all values, first the usual one of the value. Without a script the units stay as they are when another value
    /// is chosen, so those of all values are offered, each with its values.
    ///
    /// - Parameter facts: The facts about the chosen value; nil if none was chosen yet.
    private static func anyUnit(_ facts: LabFacts?, _ value: String, _ context: KidneyContext) -> Field {
        var field = unit(facts, value)
        if facts == nil {
            field.choices = LabUnit.allCases.compactMap { unit in
                let titles = LabTable.rows.filter { $0.units.contains(unit) }.map(\.title)
                guard !titles.isEmpty else { return nil }
                return Field.Choice(unit.ucum, label: "\(unit.symbol): \(titles.joined(separator: ", "))")
            }
        }
        let usual =
            facts.map { localized("the usual one, \($0.unit(context.units).symbol)") }
            ?? localized("the usual unit of that value")
        field.choices.insert(Field.Choice("", label: usual), at: 0)
        return field
    }

    static func unit(_ facts: LabFacts?, _ value: String) -> Field {
        Field(
            id: "unit",
            label: localized("Unit"),
            kind: .choice,
            value: value,
            choices: (facts?.units ?? []).map { Field.Choice($0.ucum, label: $0.symbol) }
        )
    }

    /// Returns the error of a typed unit; nil for a unit of the value, and for none, which means the usual one.
    static func fault(ofUnit text: String, _ analyte: Analyte?) -> String? {
        guard let analyte, !text.isEmpty, LabUnit.named(text, among: LabTable.facts(analyte).units) == nil else {
            return nil
        }
        return KidneyError.unknownLabUnit(String(text.prefix(40)), analyte).description
    }

    static func remark(of remark: LabRemark, _ typed: [String: String]) -> Field {
        let label =
            switch remark {
            case .fasting: localized("Taken fasting")
            case .meter: localized("Measured by a meter on the finger")
            case .hemolyzed: localized("The report says hemolyzed")
            case .postDialysis: localized("Drawn after a dialysis session")
            }
        return Field(id: remark.rawValue, label: label, kind: .toggle, value: typed[remark.rawValue] ?? "false")
    }

    static func value(_ text: String, _ analyte: Analyte?, _ unit: String, _ context: KidneyContext) -> Field {
        var field = Field(id: "value", label: localized("Value"), value: text, isRequired: true, placeholder: "5.4")
        guard let analyte else { return field }
        guard !text.isEmpty else {
            field.error = localized("enter the value as on the report")
            return field
        }
        // A number can't be judged in a unit that isn't known.
        guard fault(ofUnit: unit, analyte) == nil else { return field }
        do throws(KidneyError) {
            let reading = try LabReadingRule.read(text, of: analyte, unit: unit, in: context.units)
            field.reading =
                question(text, analyte, unit, context)
                ?? "\(reading.comparator.rawValue)\(reading.text) \(reading.unit.symbol)"
        } catch {
            field.error = error.description
        }
        return field
    }
}
