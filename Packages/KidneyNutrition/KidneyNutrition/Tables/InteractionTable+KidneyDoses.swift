import FractionParser
import WordKit

extension InteractionTable {
    /// Medicines that need another dose, or none, below an eGFR. The advice is to ask the care team.
    static let kidneyDoses: [InteractionRule] = clearedByKidneys + kidneyLimits

    private static let clearedByKidneys: [InteractionRule] = [
        kidneyDose(
            "metf-kidney",
            of: [.biguanide],
            below: 45,
            with: Phrase("an eGFR under 45"),
            .moderate,
            "General knowledge of the label, sections 2.2 and 4: excluded under 30",
            .recalled,
            worse: InteractionWorse(
                condition: .kidneyBelow(30),
                severity: .contraindicated,
                partnerText: Phrase("an eGFR under 30 or dialysis, with which its label excludes it")
            )
        ),
        rule(
            "metf-contrast",
            of: [.biguanide],
            with: Phrase("a scan with iodine contrast and an eGFR under 60, or dialysis"),
            Phrase("contrast can stop the kidneys, and metformin then builds up"),
            .harms,
            .minor,
            when: .all([.kidneyBelow(60), .any([.tookWithin([.iodineContrast], hours: 48), .always])]),
            Phrase(
                "Tell whoever plans a scan with contrast that you take it, and ask for an eGFR 48 hours after the scan."
            ),
            "Metformin label, set id 4ac6d01a-af26-44e7-ae2e-3618de0080aa, section 2.4",
            .label,
            worse: InteractionWorse(
                condition: .tookWithin([.iodineContrast], hours: 48),
                severity: .major,
                partnerText: Phrase("iodine contrast, now or in the last two days, with an eGFR under 60 or dialysis")
            ),
            call: .tookWithin([.iodineContrast], hours: 48),
            urgent: Phrase(
                "With contrast entered, call your care team before the next dose, and ask when to take it again."
            )
        ),
        kidneyDose(
            "gaba-kidney",
            of: [.gabapentinoid],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "AGS Beers Criteria 2019, as PMC7489931, table 1, restates them",
            .secondary
        ),
        rule(
            "baclo-kidney",
            ["baclofen"],
            with: Phrase("an eGFR under 60, or dialysis"),
            Phrase("it builds up: confusion, drowsiness, coma"),
            .harms,
            .moderate,
            when: .kidneyBelow(60),
            Phrase("Ask your care team whether it suits your kidneys."),
            "AGS Beers Criteria 2023, table 6; Muanda 2019, JAMA 322:1987, read in its abstract; the call under an eGFR of 30 is our "
                + "own bound",
            .guideline,
            worse: InteractionWorse(condition: .kidneyBelow(30), severity: .major),
            call: .kidneyBelow(30),
            urgent: Phrase("With an eGFR under 30 or on dialysis, call them before the next dose.")
        ),
        kidneyDose(
            "tiza-kidney",
            ["tizanidine"],
            below: 25,
            with: Phrase("an eGFR under 25"),
            .moderate,
            "Tizanidine, Dosage (themeditary.com)",
            .secondary,
            read: "2026-11-30"
        ),
        kidneyDose(
            "cipro-kidney",
            ["ciprofloxacin", "levofloxacin"],
            below: 50,
            with: Phrase("an eGFR under 50"),
            .moderate,
            "Ciprofloxacin label, section 2.3, table 4, in a copy without its set id; levofloxacin label, section 2.3, in a "
                + "copy without its set id; the call under an eGFR of 30 is our own bound",
            .secondary,
            read: "2026-11-28",
            call: .kidneyBelow(30)
        ),
        kidneyDose(
            "nitro-kidney",
            of: [.nitrofuran],
            below: 60,
            with: Phrase("an eGFR under 60, with which its label excludes it"),
            .major,
            "Nitrofurantoin label, set id 1ab658f0-021a-46a1-bff3-d3334c23442d, Contraindications; that a call can't wait is our "
                + "own judgment",
            .label,
            read: "2026-11-28",
            call: .always
        ),
        kidneyDose(
            "opioid-kidney",
            of: [.opioid],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "Oxford University Hospitals, oral analgesics in renal impairment; the call on dialysis is our own",
            .secondary,
            call: .all([.onDialysis, .isNamed(["morphine", "codeine"])])
        ),
        kidneyDose(
            "acic-kidney",
            of: [.herpesAntiviral],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "Acyclovir tablets label, Dosage, table 3, in a copy without its set id: other doses from 25 down; 60 is our own bound; "
                + "Medsafe, Prescriber Update 45(4):90; the call under an eGFR of 30 is our own bound",
            .secondary,
            call: .kidneyBelow(30)
        ),
        kidneyDose(
            "glyb-kidney",
            ["glyburide"],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "General knowledge",
            .recalled
        ),
        kidneyDose(
            "atenolol-kidney",
            ["atenolol"],
            below: 35,
            with: Phrase("an eGFR under 35"),
            .moderate,
            "Tenoretic label, set id 0ebcca1e-ca16-4483-429a-aec5dcacd1dc, Dosage",
            .label
        ),
        rule(
            "sotalol-kidney",
            ["sotalol"],
            with: Phrase("an eGFR under 40, dialysis, a potassium under 4.0, a low magnesium"),
            Phrase("the heartbeat can become dangerous"),
            .harms,
            .major,
            when: .any([.kidneyBelow(40), .lab(.potassium, .below(4)), magnesiumLow]),
            Phrase("Call your care team before the next dose."),
            "Sotalol injection label, set id 2afe7385-2441-4e22-b63e-ab8614b275df, section 4; a low magnesium by general knowledge",
            .label,
            call: .always
        ),
        kidneyDose(
            "dig-kidney",
            of: [.cardiacGlycoside],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "Digoxin label, set id dfac7f13-28be-423d-9389-9089da29da17, section 8.6; 60 is our own bound",
            .label
        ),
        kidneyDose(
            "dabi-kidney",
            of: [.thrombinInhibitor],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "General knowledge of the label: no dose is given under 15 or on dialysis",
            .recalled,
            call: .kidneyBelow(15)
        ),
        kidneyDose(
            "riva-kidney",
            ["rivaroxaban"],
            below: 15,
            with: Phrase("an eGFR under 15"),
            .major,
            "General knowledge of the label: avoided under 15",
            .recalled,
            call: .always
        ),
        kidneyDose(
            "edox-kidney",
            ["edoxaban"],
            below: 50,
            with: Phrase("an eGFR under 50"),
            .major,
            "Lixiana, Dosage (MIMS Hong Kong); University of Washington, Edoxaban: Dosing and Renal Function Effects",
            .secondary,
            read: "2026-11-30",
            call: .kidneyBelow(15)
        ),
        kidneyDose(
            "enox-kidney",
            ["enoxaparin"],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "General knowledge of the label: another dose under 30, and no dose for dialysis",
            .recalled,
            call: .onDialysis
        ),
        kidneyDose(
            "lith-kidney",
            of: [.lithium],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "General knowledge of the label: avoided with severe kidney disease, and dialysis removes it",
            .recalled,
            call: .onDialysis
        ),
        kidneyDose(
            "spiro-kidney",
            ["spironolactone"],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "General knowledge: potassium can rise severely",
            .recalled,
            call: .onDialysis
        ),
        rule(
            "sglt2-dialysis",
            of: [.sglt2Inhibitor],
            with: Phrase("dialysis"),
            Phrase("it lowers glucose through the kidneys, and labels exclude dialysis or give no dose for it"),
            .harms,
            .major,
            when: .onDialysis,
            Phrase("Call your care team before the next dose: ask whether it is still wanted."),
            "General knowledge of the labels, section 4",
            .recalled,
            call: .always
        ),
        rule(
            "supp-kidney",
            of: [.riskySupplement],
            with: Phrase("kidney disease"),
            Phrase("it holds much potassium or can harm the kidneys"),
            .harms,
            .major,
            when: .always,
            Phrase("Ask your care team before you take it."),
            "National Kidney Foundation, “Herbal Supplements and Your Kidneys”; what it doesn't list isn't confirmed",
            .secondary,
            read: "2026-11-23",
            alters: [.high(.potassium)]
        ),
    ]

    /// Creates a rule about medicines that build up below an eGFR.
    static func kidneyDose(
        _ id: String,
        _ names: Set<String> = [],
        of classes: Set<MedicineClass> = [],
        below limit: Int,
        with partner: Phrase,
        _ severity: InteractionSeverity,
        _ source: String,
        _ grade: Evidence.Grade,
        read: String = Evidence.firstReading,
        worse: InteractionWorse? = nil,
        call: InteractionCondition? = nil
    ) -> InteractionRule {
        rule(
            id,
            names,
            of: classes,
            with: partner,
            Phrase("it builds up where the kidneys clear it slowly"),
            .harms,
            severity,
            when: .kidneyBelow(limit),
            Phrase("Ask your care team whether the medicine and its dose suit your kidneys."),
            source,
            grade,
            read: read,
            worse: worse,
            call: call,
            urgent: worse == nil && call == nil ? nil : Phrase("Call them before the next dose.")
        )
    }
}
