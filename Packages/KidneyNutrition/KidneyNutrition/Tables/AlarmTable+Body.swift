import WordKit

// MARK: The body

extension AlarmTable {
    /// The open range of rows whose own rule decides.
    private static let found = LabRange(low: nil, high: nil)

    private static let stroke = Phrase(
        "have chest pain, short breath, weakness of a side, or trouble seeing or speaking"
    )
    private static let faint = Phrase("feel faint, confused or cold, or have chest pain")

    static let pressure =
        [
            AlarmRow(
                .systolic,
                LabTable.atLeast("80"),
                .atOnce,
                Phrase("Lie down now with the legs up, and measure again"),
                emergency: Phrase("feel faint, confused or cold, or have chest pain, or it stays under 80"),
                days: 1,
                Evidence("common practice for a systolic pressure under 80", .recalled)
            ),
            AlarmRow(
                .systolic,
                LabTable.atLeast("90"),
                .today,
                Phrase("Sit or lie down, and measure again"),
                emergency: faint,
                days: 1,
                Evidence("common practice for a systolic pressure under 90", .recalled)
            ),
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
