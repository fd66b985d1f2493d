import FractionParser
import WordKit

/// A limit beyond which a value can't wait for the next visit, with what to do.
public struct AlarmRow: Sendable {
    /// The quantity of an alarm.
    public enum Subject: Hashable, Sendable {
        /// A laboratory value, in its conventional unit.
        case lab(Analyte)
        /// The systolic blood pressure, in mmHg.
        case systolic
        /// The diastolic blood pressure, in mmHg.
        case diastolic
        /// A rise of creatinine.
        case creatinineRise
        /// A fall of the filtration rate.
        case filtrationFall
        /// A filtration rate at which the kidneys have failed.
        case failureRate
        /// A weight gain within days.
        case weightGain
        /// The distance to the dry weight on hemodialysis.
        case dryWeight
    }

    public let subject: Subject
    /// The range without an alarm; open at both ends for a quantity with its own rule.
    public let range: LabRange
    /// The classes of medicines for which the row applies; empty for everybody.
    public let medicines: Set<MedicineClassName>
    /// The condition that a person must have for the row to apply; nil if it applies to everybody.
    public let condition: HealthCondition?
    /// The urgency of a value beyond the limit.
    public let level: AlertLevel
    private let actionText: Phrase?
    private let emergencyText: Phrase?
    /// The number of days for which the action makes sense. An older value is reported as a past one.
    public let days: Int
    /// The source of the limit and the action.
    public let evidence: Evidence

    init(
        _ subject: Subject,
        _ range: LabRange,
        with medicines: Set<MedicineClassName> = [],
        during condition: HealthCondition? = nil,
        _ level: AlertLevel,
        _ action: Phrase? = nil,
        emergency: Phrase? = nil,
        days: Int = AlarmTable.freshDays,
        _ evidence: Evidence
    ) {
        self.subject = subject
        self.range = range
        self.medicines = medicines
        self.condition = condition
        self.level = level
        actionText = action
        emergencyText = emergency
        self.days = days
        self.evidence = evidence
    }

    /// The first action, as a sentence without its period; empty if calling the care team is enough.
    public var action: String { actionText.map { localized($0) } ?? "" }

    /// The reason to call the emergency number, which follows "if you": "are drowsy". Empty for none.
    public var emergency: String { emergencyText.map { localized($0) } ?? "" }

    /// The row as a claim: "Potassium of 6.5 mEq/L or more: act now".
    var words: String {
        let found =
            switch subject {
            case .lab(let analyte):
                limit(of: LabTable.facts(analyte).title, LabTable.facts(analyte).conventional.symbol)
            case .systolic: limit(of: localized("Upper blood pressure"), "mmHg")
            case .diastolic: limit(of: localized("Lower blood pressure"), "mmHg")
            case .creatinineRise: localized("A rise of creatinine within days or months")
            case .filtrationFall: localized("A fall of the filtration rate by more than 30 %")
            case .failureRate: localized("A filtration rate under \(FailureRate.limit), outside stage G5 and dialysis")
            case .weightGain: localized("A gain of weight that can be fluid")
            case .dryWeight:
                level.cantWait
                    ? localized("A weight far over the dry weight")
                    : localized("A weight over the dry weight after a session")
            }
        let taken = medicines.sorted { $0.name < $1.name }.map(\.shownName)
        let cases = [condition?.title, taken.isEmpty ? nil : listed(taken, .or)].compactMap(\.self)
        let claim = cases.reduce(found) { claim, place in localized("\(claim), with \(place)", context: "claim") }
        return "\(claim): \(level.words)"
    }

    private func limit(of name: String, _ unit: String) -> String {
        if let high = range.high {
            let number = "\(DecimalText.text(high)) \(unit)"
            return range.includesHigh
                ? localized("\(name) above \(number)", context: "claim")
                : localized("\(name) of \(number) or more", context: "claim")
        }
        guard let low = range.low else { return name }
        let number = "\(DecimalText.text(low)) \(unit)"
        return localized("\(name) under \(number)", context: "claim")
    }

    /// Returns the row with another source and, if given, another level.
    func with(_ evidence: Evidence, _ level: AlertLevel? = nil) -> AlarmRow {
        AlarmRow(
            subject,
            range,
            with: medicines,
            during: condition,
            level ?? self.level,
            actionText,
            emergency: emergencyText,
            days: days,
            evidence
        )
    }

    /// The row for a value that may be falsely high, because cells broke in the sample. Its action is another test today.
    var ofBrokenCells: AlarmRow {
        AlarmRow(
            subject,
            range,
            with: medicines,
            during: condition,
            .today,
            Phrase(
                "The sample was hemolyzed, so the value may be falsely high: ask on the phone whether and where it is tested again today"
            ),
            emergency: emergencyText,
            days: days,
            evidence
        )
    }

    /// The way to a newer value: "ask for a new test".
    var asksAgain: String {
        switch subject {
        case .lab, .creatinineRise, .filtrationFall, .failureRate: localized("ask for a new test")
        case .systolic, .diastolic: localized("measure again")
        case .weightGain, .dryWeight: localized("weigh yourself again")
        }
    }

    /// Whether a value surely lies beyond the limit.
    func isReached(by value: Rational, _ comparator: Comparator = .equal) -> Bool {
        range.isLow(value, comparator) || range.isHigh(value, comparator)
    }
}

/// The limits beyond which values can't wait for the next visit.
public enum AlarmTable {
    /// The number of days after which a value is reported as a past one: it "was", and a new test is needed.
    public static let freshDays = 7
    /// The number of days for which a value that was entered late is still told today, if a new test answers it.
    public static let lateDays = 30
    /// The source of ``lateDays``.
    static let lateEvidence = Evidence("the app's own bound: 30 days for a value that was entered late", .recalled)
    /// The number of hours in which every value is judged, not only the latest.
    public static let judgedHours = 72

    /// Every row, the most urgent first within each subject.
    public static let rows: [AlarmRow] =
        glucose + potassium + minerals + pressure + [creatinineRise, filtrationFall, gain, sessionGain]
        + [wellOverDryWeight, overDryWeight] + electrolytes + clotting + [failureRate]

    /// Returns the most urgent row that a value reaches; nil for none.
    static func row(
        _ subject: AlarmRow.Subject,
        _ value: Rational,
        _ comparator: Comparator = .equal,
        taking classes: Set<MedicineClassName> = [],
        during conditions: Set<HealthCondition> = []
    ) -> AlarmRow? {
        rows.first { row in
            row.subject == subject && row.isReached(by: value, comparator)
                && (row.medicines.isEmpty || !row.medicines.isDisjoint(with: classes))
                && row.condition.map(conditions.contains) ?? true
        }
    }

    // MARK: Laboratory values

    private static let sugar = Phrase(
        "Take 15 g of sugar now: glucose tablets, or half a cup (120 mL) of apple or grape juice, or any other sugar at hand; ",
        "measure again after 15 minutes, and repeat until it is 70 mg/dL (3.9 mmol/L) or more"
    )
    private static let graveSugar = Phrase(
        "This is dangerously low. If you are awake and can swallow, take 15 g of sugar now: glucose tablets, or half a cup (120 mL) of ",
        "apple or grape juice, or any other sugar at hand; don’t stay alone, have glucagon ready if it was prescribed, measure again ",
        "after 15 minutes, and repeat until it is 70 mg/dL (3.9 mmol/L) or more"
    )
    private static let graveLow =
        Phrase(
            "are drowsy or confused, can’t swallow, are alone, or it is still under 54 mg/dL (3.0 mmol/L) after 15 minutes: whoever is ",
            "with you gives nothing by mouth then, and glucagon if it was prescribed"
        )
    private static let noSwallowing =
        Phrase(
            "are drowsy or confused, can’t swallow, or it stays low: then nothing by mouth, and glucagon if it was prescribed"
        )

    private static let ketones = Phrase("vomit, find ketones in the blood or urine, breathe fast or are drowsy")

    // swift-format-ignore
    private static let glucose = [
        AlarmRow(.lab(.glucose), LabTable.atLeast("54"), .atOnce, graveSugar, emergency: graveLow, days: 0,
            Evidence("ADA Standards of Care, section 6, table 6.3 (2017 form): level 2 under 54 mg/dL", .guideline)),
        AlarmRow(.lab(.glucose), LabTable.atLeast("70"), .atOnce, sugar, emergency: noSwallowing, days: 0,
            Evidence("ADA Standards of Care, section 6, table 6.3 (2017 form): level 1 under 70 mg/dL", .guideline)),
        AlarmRow(.lab(.glucose), LabTable.below("600"), .atOnce, Phrase("Go to an emergency department now: so much glucose dries the body out"),
            emergency: Phrase("are drowsy or confused, vomit, or nobody can take you there"), days: 1,
            Evidence("Pasquel 2014, Diabetes Care 37:3124, table 2, with the ADA's criteria of the hyperosmolar state: above 600 mg/dL",
                .secondary, read: "2026-11-23")),
        AlarmRow(.lab(.glucose), LabTable.atMost("300"), .today, emergency: ketones, days: 1,
            Evidence("common practice for a glucose above 300 mg/dL", .recalled)),
        AlarmRow(.lab(.glucose), LabTable.atMost("250"), .caution, emergency: ketones, days: 1,
            Evidence("criteria of diabetic ketoacidosis, as medicalcriteria.com restates them: above 250 mg/dL with ketones",
                .secondary, read: "2026-11-23")),
    ]

    private static let weakness = Phrase("feel weak, or your heart beats unevenly or slowly")

    // swift-format-ignore
    private static let potassium = [
        AlarmRow(.lab(.potassium), LabTable.below("6.5"), .atOnce,
            Phrase("Go to an emergency department now: this potassium needs an ECG and treatment at once"),
            emergency: Phrase("feel weak, or your heart beats unevenly or slowly, or nobody can take you there"),
            Evidence("KDIGO 2024, table 28 (severe: 6.5 mmol/L or more, immediate action)", .guideline)),
        AlarmRow(.lab(.potassium), LabTable.below("6.0"), .today, Phrase("An unexpected value is tested again within 24 hours, with an ECG"),
            emergency: weakness, Evidence("KDIGO 2024, table 28 (moderate: 6.0 to 6.4 mmol/L, repeat within 24 hours)", .guideline)),
        AlarmRow(.lab(.potassium), LabTable.atLeast("2.5"), .atOnce,
            Phrase("Go to an emergency department now: this potassium needs an ECG and treatment at once"),
            emergency: Phrase("feel weak, or your heart beats unevenly or slowly, or nobody can take you there"),
            Evidence("common practice for a potassium under 2.5 mEq/L", .recalled)),
        AlarmRow(.lab(.potassium), LabTable.atLeast("3.0"), .today,
            emergency: Phrase("feel weak, or your heart beats unevenly or slowly, or have cramps"),
            Evidence("Dyazide label as globalrph.com prints it: serious under 3.0 mEq/L", .secondary)),
    ]

    private static let cramps = Phrase("have cramps, tingling around the mouth or in the hands, or a seizure")
    private static let calciumNow = Phrase(
        "Go to an emergency department now: this calcium needs an ECG and treatment at once"
    )

    // swift-format-ignore
    private static let minerals = [
        AlarmRow(.lab(.calcium), LabTable.atLeast("7.0"), .atOnce, calciumNow, emergency: cramps,
            Evidence("common practice for a calcium under 7.0 mg/dL", .recalled)),
        AlarmRow(.lab(.calcium), LabTable.atLeast("7.5"), with: [MedicineClassName(MedicineClass.calcimimetic.rawValue)], .atOnce,
            Phrase("Call your care team now, before the next dose of the medicine that lowers calcium"), emergency: cramps,
            Evidence("Parsabiv label, section 2.2: stop under 7.5 mg/dL or with symptoms", .label)),
        AlarmRow(.lab(.calcium), LabTable.atLeast("7.5"), .today, emergency: cramps,
            Evidence("Parsabiv label, section 2.2: 7.5 mg/dL; for everybody by common practice", .recalled)),
        AlarmRow(.lab(.calcium), LabTable.atLeast("8.4"), .caution, emergency: cramps,
            Evidence("Parsabiv label, section 2.2: symptoms count at any low value", .label)),
        AlarmRow(.lab(.calcium), LabTable.below("14"), .atOnce,
            Phrase("Go to an emergency department now: so much calcium harms the heart and the brain"),
            emergency: Phrase("are confused or very drowsy, or nobody can take you there"),
            Evidence("StatPearls, resistant hypercalcemia, 2023: a crisis above 14 mg/dL", .secondary, read: "2026-11-23")),
        AlarmRow(.lab(.calcium), LabTable.atMost("12"), .today, emergency: Phrase("are confused or very drowsy"),
            Evidence("PhosLo label, set id 34a29fae-b549-41ed-bd7d-e98fe2110bef, section 5.1", .label)),
        AlarmRow(.lab(.phosphorus), LabTable.atLeast("1.0"), .atOnce,
            Phrase("Call your care team now, also out of hours: so little phosphorus weakens the muscles and the breathing"),
            emergency: Phrase("are weak, confused or short of breath"), Evidence("common practice for a phosphorus under 1.0 mg/dL", .recalled)),
        AlarmRow(.lab(.bicarbonate), LabTable.atLeast("10"), .atOnce, Phrase("Go to an emergency department now: the blood holds too much acid"),
            emergency: Phrase("breathe fast, are drowsy or confused"), Evidence("common practice for a bicarbonate under 10 mEq/L", .recalled)),
        AlarmRow(.lab(.bicarbonate), LabTable.atLeast("18"), .today, emergency: Phrase("breathe fast, are drowsy or confused"),
            Evidence("KDIGO 2024, practice point 3.10.1, considers treatment to prevent under 18 mmol/L; that such "
                + "a value is told today is the app's own bound", .own)),
        AlarmRow(.lab(.bicarbonate), LabTable.atMost("40"), .today, emergency: Phrase("breathe slowly, have cramps, are drowsy or confused"),
            Evidence("common practice for a bicarbonate above 40 mEq/L", .recalled)),
    ]

    // MARK: Sodium, magnesium and clotting

    private static let brain = Phrase("are confused or very drowsy, vomit, have a strong headache or a seizure")
    private static let heart = Phrase("feel weak, have a seizure, or your heart beats unevenly or slowly")
    private static let breath = Phrase("are very drowsy or weak, breathe slowly, or your heart beats slowly")
    private static let bleeding = Phrase(
        "bleed and it doesn’t stop, vomit blood, have black stool, a sudden strong headache, or hit your head"
    )

    // swift-format-ignore
    static let electrolytes = [
        AlarmRow(.lab(.sodium), LabTable.atLeast("120"), .atOnce,
            Phrase("Go to an emergency department now: so little sodium in the blood can make the brain swell"), emergency: brain,
            Evidence("common practice for a sodium under 120 mEq/L", .recalled)),
        AlarmRow(.lab(.sodium), LabTable.atLeast("125"), .today, Phrase("Ask before you drink or salt more or less than before"), emergency: brain,
            Evidence("European guideline on hyponatremia 2014 (Spasovski), as medtick.com restates it: profound under 125 mmol/L",
                .secondary, read: "2026-11-23")),
        AlarmRow(.lab(.sodium), LabTable.atMost("160"), .atOnce,
            Phrase("Go to an emergency department now: so much sodium in the blood draws water out of the brain"), emergency: brain,
            Evidence("common practice for a sodium above 160 mEq/L", .recalled)),
        AlarmRow(.lab(.sodium), LabTable.atMost("155"), .today, emergency: brain,
            Evidence("common practice for a sodium above 155 mEq/L", .recalled)),
        AlarmRow(.lab(.magnesium), LabTable.atLeast("1.0"), .atOnce,
            Phrase("Go to an emergency department now: this magnesium needs an ECG and treatment at once"), emergency: heart,
            Evidence("common practice for a magnesium under 1.0 mg/dL", .recalled)),
        AlarmRow(.lab(.magnesium), LabTable.atLeast("1.2"), .today, emergency: heart,
            Evidence("common practice for a magnesium under 1.2 mg/dL", .recalled)),
        AlarmRow(.lab(.magnesium), LabTable.below("7.0"), .atOnce,
            Phrase("Go to an emergency department now: this magnesium needs an ECG and treatment at once"), emergency: breath,
            Evidence("common practice for a magnesium of 7.0 mg/dL or more", .recalled)),
        AlarmRow(.lab(.magnesium), LabTable.atMost("4.8"), .today, Phrase("Ask before the next antacid, laxative or supplement with magnesium"),
            emergency: breath, Evidence("common practice for a magnesium above 4.8 mg/dL", .recalled)),
    ]

    private static func reversal(_ urgency: String) -> Evidence {
        Evidence(
            "CHEST 2012 (Holbrook), as PMC3847984, table 1, restates it: without bleeding no vitamin K as a routine from 4.5 to 10, and "
                + "vitamin K by mouth above 10; \(urgency)",
            .secondary,
            read: "2026-11-28"
        )
    }

    // swift-format-ignore
    static let clotting = [
        AlarmRow(.lab(.inr), LabTable.atMost("10"), .atOnce,
            Phrase("Call the clinic that checks your INR or your care team now, before the next dose of a blood thinner"),
            emergency: bleeding, reversal("that such a value is told at once is the app's own bound")),
        AlarmRow(.lab(.inr), LabTable.below("4.5"), .today, Phrase("Call before the next dose of a blood thinner"),
            emergency: bleeding, reversal("that such a value is told today is the app's own bound")),
    ]

    // MARK: The body

    /// The open range of rows whose own rule decides.
    private static let found = LabRange(low: nil, high: nil)

    private static let stroke = Phrase(
        "have chest pain, short breath, weakness of a side, or trouble seeing or speaking"
    )
    private static let faint = Phrase("feel faint, confused or cold, or have chest pain")

    // swift-format-ignore
    static let pressure =
        [
            AlarmRow(.systolic, LabTable.atLeast("80"), .atOnce, Phrase("Lie down now with the legs up, and measure again"),
                emergency: Phrase("feel faint, confused or cold, or have chest pain, or it stays under 80"), days: 1,
                Evidence("common practice for a systolic pressure under 80", .recalled)),
            AlarmRow(.systolic, LabTable.atLeast("90"), .today, Phrase("Sit or lie down, and measure again"), emergency: faint, days: 1,
                Evidence("common practice for a systolic pressure under 90", .recalled)),
        ]
        + [(AlarmRow.Subject.systolic, "180"), (.diastolic, "120")].map { subject, limit in
            AlarmRow(
                subject,
                LabTable.below(limit),
                .today,
                Phrase("Sit for five minutes and measure again"),
                emergency: stroke,
                days: 1,
                Evidence("common practice for 180/120 and more", .recalled)
            )
        } + pregnancy

    private static let preeclampsia =
        Phrase("have a strong headache, see spots, have pain under the ribs, short breath or a seizure")

    /// The limits of blood pressure during a pregnancy.
    private static let pregnancy =
        [
            (AlarmRow.Subject.systolic, "160", AlertLevel.today), (.diastolic, "110", .today),
            (.systolic, "140", .caution), (.diastolic, "90", .caution),
        ].map { subject, limit, level in
            AlarmRow(
                subject,
                LabTable.below(limit),
                during: .pregnancy,
                level,
                Phrase("Sit for five minutes and measure again within 15 minutes"),
                emergency: preeclampsia,
                days: 1,
                Evidence(
                    "PMC8678921, table 1, on high blood pressure in pregnancy: 140/90, severe from 160/110 on; ACOG Committee "
                        + "Opinion 767 asks for treatment of severe values within 30 to 60 minutes",
                    .secondary,
                    read: "2026-11-23"
                )
            )
        }

    /// A rise of creatinine: acute kidney injury or disease.
    static let creatinineRise = AlarmRow(.creatinineRise, AlarmTable.found, .today, nil, CreatinineRise.injury)

    /// A fall of the filtration rate by more than 30 %.
    static let filtrationFall = AlarmRow(.filtrationFall, AlarmTable.found, .today, nil, EGFRFall.evidence)

    /// A filtration rate of kidney failure outside stage G5 and dialysis.
    static let failureRate = AlarmRow(.failureRate, AlarmTable.found, .today, nil, FailureRate.evidence)

    /// A weight gain within days.
    static let gain = AlarmRow(
        .weightGain,
        AlarmTable.found,
        .today,
        emergency: Phrase("are short of breath, or can’t lie flat"),
        days: 1,
        WeightRule.gainEvidence
    )

    /// A gain of weight on hemodialysis that is over the limit. It stands until a session takes it off.
    static let sessionGain = AlarmRow(
        .weightGain,
        AlarmTable.found,
        .today,
        emergency: Phrase("are short of breath, or can’t lie flat"),
        TargetTable.row(.gain).evidence
    )

    /// A weight far over the clinic's dry weight, before or after a session.
    static let wellOverDryWeight = AlarmRow(
        .dryWeight,
        AlarmTable.found,
        .today,
        emergency: Phrase("are short of breath, or can’t lie flat"),
        overDryEvidence
    )

    /// A weight after a session that is over the clinic's dry weight.
    static let overDryWeight = AlarmRow(.dryWeight, AlarmTable.found, .caution, nil, overDryEvidence)

    private static let overDryEvidence = Evidence(
        "the app's own bounds: after a session 2 % over the dry weight, and today from 5 % on; before one 6.5 %",
        .recalled
    )
}
