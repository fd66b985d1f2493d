import FractionParser
import WordKit

extension InteractionTable {
    private static let transplantTeam = Phrase(
        "Call your care team before the next dose of either, and don’t stop one by yourself: ",
        "the transplant team measures levels within days."
    )
    static let inrSoon = Phrase(
        "Call your care team before the next dose of either, and tell the INR clinic on the day it begins and on the day it ends: ",
        "the INR has to be checked sooner."
    )

    /// Pairs of medicines by class, so that a new medicine inherits them.
    static let pairs: [InteractionRule] =
        transplantPairs + heartPairs + bleedingPairs + nervePairs + sugarPairs + remedies

    private static let transplantPairs: [InteractionRule] = [
        rule(
            "thiop-xo",
            of: [.thiopurine],
            with: Phrase("allopurinol or febuxostat"),
            Phrase("its level rises several times over, which can keep the bone marrow from making blood"),
            .raisesEffect,
            .contraindicated,
            when: .takes([.xanthineOxidaseInhibitor]),
            Phrase(
                "Call your care team before the next dose of either. With allopurinol only a fraction of the usual dose is given, ",
                "and febuxostat is excluded."
            ),
            "Imuran label, set id 606101a0-6244-7eff-e053-2a91aa0acadd, Precautions; mercaptopurine label, set id "
                + "c3b5b8b0-bc5c-4ce9-bbdc-febba60c2658, section 2.4; Uloric label, sections 4 and 7.1",
            .label
        ),
        rule(
            "cni-inhib",
            of: [.calcineurinInhibitor],
            with: Phrase("azoles, macrolides, diltiazem, verapamil, ritonavir and other CYP3A4 inhibitors"),
            Phrase("its level rises, which can harm the kidneys and nerves"),
            .raisesEffect,
            .major,
            when: .takes(.cyp3aInhibitors),
            transplantTeam,
            "Prograf label, set id 7f667de1-9dfa-4bd6-8ba0-15ee2d78873b, section 7.2; cyclosporine label, set id "
                + "b5580eb5-2f1c-44fb-aca6-138b872f249f, Drug Interactions",
            .label,
            call: .always
        ),
        rule(
            "mtor-inhib",
            of: [.mTORInhibitor],
            with: Phrase("azoles, macrolides, diltiazem, verapamil, ritonavir and other CYP3A4 inhibitors"),
            Phrase("its level rises"),
            .raisesEffect,
            .major,
            when: .takes(.cyp3aInhibitors),
            transplantTeam,
            "Sirolimus label, set id 5908cd1a-fc5a-462f-99ed-1d8983e253c9, section 7.2; everolimus by its class",
            .label,
            worse: InteractionWorse(condition: .takes([.cyp3aStrong]), severity: .contraindicated),
            call: .always
        ),
        rule(
            "cni-induce",
            of: [.calcineurinInhibitor],
            with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and the transplant can be rejected"),
            .lowersEffect,
            .major,
            when: .takes([.cyp3aInducer]),
            transplantTeam,
            "Prograf label, set id 7f667de1-9dfa-4bd6-8ba0-15ee2d78873b, section 7.2; Neoral label, set id "
                + "94461af3-11f1-4670-95d4-2965b9538ae3, Drug Interactions",
            .label,
            call: .always
        ),
        rule(
            "mtor-induce",
            of: [.mTORInhibitor],
            with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and the transplant can be rejected"),
            .lowersEffect,
            .contraindicated,
            when: .takes([.cyp3aInducer]),
            transplantTeam,
            "Sirolimus label, set id 5908cd1a-fc5a-462f-99ed-1d8983e253c9, section 7.2; everolimus by its class",
            .label
        ),
        rule(
            "nsaid-cni",
            of: [.nsaid],
            with: Phrase("tacrolimus or cyclosporine"),
            Phrase("together they can harm the kidneys"),
            .harms,
            .major,
            when: .takes([.calcineurinInhibitor]),
            Phrase(
                "Call your care team before the next dose of either: ask the transplant team for another way to treat pain."
            ),
            "Tacrolimus-Teva leaflet on ibuprofen, as MIMS Hong Kong prints it; the others by their class",
            .secondary,
            call: .always
        ),
        rule(
            "colch-inhib",
            of: [.colchicine],
            with:
                Phrase(
                    "clarithromycin, cyclosporine, azoles, ritonavir, diltiazem, verapamil and other P-gp or CYP3A4 ",
                    "inhibitors"
                ),
            Phrase("its level rises; people with kidney disease have died of it"),
            .raisesEffect,
            .major,
            when: .takes(.cyp3aInhibitors.union([.pgpInhibitor])),
            Phrase(
                "Call your care team before the next dose of either. With kidney disease the label excludes it beside the strong ones, such ",
                "as clarithromycin, ritonavir and cyclosporine, and has other doses beside the others."
            ),
            "Colcrys label, set id d6adc880-5499-4691-93f3-27c87902d5fc, section 5.3 and table 1; an eGFR under "
                + "60 is our own bound",
            .label,
            worse: InteractionWorse(
                condition: .all([
                    .kidneyBelow(60),
                    .any([.takes([.cyp3aStrong]), .takesNamed(["cyclosporine", "amiodarone", "dronedarone"])]),
                ]),
                severity: .contraindicated
            ),
            call: .always
        ),
        rule(
            "fine-inhib",
            of: [.nonSteroidalMRA, .vasopressinAntagonist],
            with: Phrase("azoles, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises"),
            .raisesEffect,
            .contraindicated,
            when: .takes([.cyp3aStrong]),
            Phrase("Call your care team before the next dose of either."),
            "General knowledge of the labels, section 4",
            .recalled
        ),
        rule(
            "calcim-two",
            of: [.calcimimetic],
            with: Phrase("another calcimimetic, or one less than 7 days ago"),
            Phrase("calcium in the blood can fall too low"),
            .lowersBloodValue,
            .contraindicated,
            when: .tookWithin([.calcimimetic], hours: 168),
            Phrase("Call your care team before the next dose of either."),
            "Parsabiv, EU package leaflet EU/1/16/1142/001, section 2; the 7 days aren't confirmed",
            .label
        ),
        rule(
            "calcim-ca",
            of: [.calcimimetic],
            with: Phrase("a low calcium"),
            Phrase("it lowers calcium further, which can bring cramps, seizures and a dangerous heartbeat"),
            .lowersBloodValue,
            .major,
            when: .lab(.calcium, .below(DecimalText.constant("8.4"))),
            Phrase(
                "Call your care team before the next dose. With cramps, tingling or a seizure call at once. ",
                "Where albumin is low, ask for the corrected value."
            ),
            "Parsabiv label, Highlights, section 2.2; Mimpara, EU package leaflet EU/1/04/292/001, section 2",
            .label,
            worse: InteractionWorse(
                condition: .lab(.calcium, .below(DecimalText.constant("7.5"))),
                severity: .contraindicated
            ),
            call: .always
        ),
        rule(
            "al-citrate",
            of: [.aluminum],
            with: Phrase("citrate, as potassium, calcium, sodium or magnesium citrate"),
            Phrase("citrate lets the gut take up aluminum, which builds up"),
            .harms,
            .major,
            when: .takes([.citrate]),
            Phrase("Call your care team before the next dose of either."),
            "General knowledge",
            .recalled,
            call: .always
        ),
    ]

    /// An antidepressant that ended beside an MAO inhibitor. The rules about MAO inhibitors cover both while they are taken.
    private static let endedBesideMAOI: InteractionCondition = .all([.hasEnded, .takes([.lastingMAOInhibitor])])
    private static let afterSerotonin = Phrase(
        "Call your care team before the next dose of the MAO inhibitor. Fever, shaking, confusion or a racing heart are an emergency."
    )

    private static let nervePairs: [InteractionRule] = [
        rule(
            "maoi-ssri",
            of: [.lastingMAOInhibitor],
            with: Phrase("SSRIs and SNRIs, also for 14 days after its last dose"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: .takes([.serotonergic]),
            Phrase(
                "Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Fluoxetine label, set id 9651816f-58f5-4bf8-8183-6f3d84d36b5c, Contraindications; the others by their class, and the "
                + "14 days aren't confirmed",
            .label,
            lastingDays: 14
        ),
        rule(
            "maoi-tca",
            of: [.lastingMAOInhibitor],
            with: Phrase("tricyclic antidepressants, also for 14 days after its last dose"),
            Phrase("a dangerous fever and seizures can follow; people have died of it"),
            .harms,
            .contraindicated,
            when: .takes([.tricyclic]),
            Phrase(
                "Call your care team before the next dose of either. Fever, a seizure, confusion or a racing heart are an emergency."
            ),
            "Amitriptyline label, set id e454fe56-0896-4d40-862c-95ef0fc0bc82, Contraindications, as WikiDoc prints it; the others "
                + "by their class",
            .label,
            read: "2026-11-29",
            lastingDays: 14
        ),
        rule(
            "sero-maoi",
            ["tramadol", "dextromethorphan"],
            with: Phrase("an MAO inhibitor, now or less than 14 days ago"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: .tookWithin([.maoInhibitor], hours: 336),
            Phrase(
                "Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Qdolo label, Contraindications, as qdolo.com prints it; Theraflu Daytime, set id "
                + "8f0e4876-6bf0-4f6d-9cf0-f2aef2682ffc, Drug Facts, Warnings",
            .label,
            read: "2026-11-29"
        ),
        rule(
            "tram-sero",
            ["tramadol"],
            with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level, and seizures become more likely"),
            .harms,
            .major,
            when: .takes([.serotonergic, .tricyclic]),
            Phrase(
                "Ask your care team whether both are meant. Fever, shaking, confusion, a racing heart or a seizure are an emergency."
            ),
            "Tramadol label, sections 5.8 and 5.9, as druginserts.com prints it",
            .secondary,
            read: "2026-11-29"
        ),
        rule(
            "fluox-maoi",
            ["fluoxetine"],
            with: Phrase("an MAO inhibitor, also for 5 weeks after its last dose"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: .takes([.lastingMAOInhibitor]),
            Phrase(
                "Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Fluoxetine label, set id 9651816f-58f5-4bf8-8183-6f3d84d36b5c, Contraindications",
            .label,
            lastingDays: 35
        ),
        rule(
            "ssri-maoi",
            ["sertraline", "citalopram", "escitalopram", "paroxetine", "fluvoxamine"],
            with: Phrase("an MAO inhibitor, for 14 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: endedBesideMAOI,
            afterSerotonin,
            "Zoloft, drugalert.org; the others by their class",
            .secondary,
            read: "2026-11-29",
            lastingDays: 14
        ),
        rule(
            "venla-maoi",
            ["venlafaxine"],
            with: Phrase("an MAO inhibitor, for 7 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: endedBesideMAOI,
            afterSerotonin,
            "Pristiq, pristiq.com; venlafaxine, of which it is a breakdown product, by general knowledge",
            .secondary,
            read: "2026-11-29",
            lastingDays: 7
        ),
        rule(
            "dulox-maoi",
            ["duloxetine"],
            with: Phrase("an MAO inhibitor, for 5 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .contraindicated,
            when: endedBesideMAOI,
            afterSerotonin,
            "Duloxetine medication guide, in a copy without its set id",
            .secondary,
            read: "2026-11-29",
            lastingDays: 5
        ),
        rule(
            "dxm-sero",
            ["dextromethorphan"],
            with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .major,
            when: .takes([.serotonergic, .tricyclic]),
            Phrase(
                "Ask your pharmacist or care team before you take it. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Zoloft, Special Precautions, as MIMS Thailand prints it; the others by their class",
            .secondary,
            read: "2026-11-29"
        ),
        rule(
            "linez-ssri",
            ["linezolid"],
            with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .major,
            when: .takes([.serotonergic, .tricyclic]),
            Phrase(
                "Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Zyvox label, set id 6e70e63b-bfd5-478d-a8ee-8ba22c9efabd, section 5.3; tricyclics aren't confirmed",
            .label,
            call: .always
        ),
    ]

    private static let sugarPairs: [InteractionRule] = [
        rule(
            "su-drugs",
            of: [.sulfonylurea],
            with: Phrase("co-trimoxazole, azoles, clarithromycin, gemfibrozil"),
            Phrase("glucose can fall too low"),
            .lowersBloodValue,
            .major,
            when: .any([
                .takes([.trimethoprim, .azole, .fibrate]), .takesNamed(["sulfamethoxazole", "clarithromycin"]),
            ]),
            Phrase(
                "Call your care team before the next dose of either, and measure glucose more often during the course."
            ),
            "Co-trimoxazole label, set id f0e73842-6002-43c2-97fc-0cadc1bf6346, Drug Interactions; Diflucan label, set id "
                + "f694c617-3383-416c-91b6-b94fda371204, Precautions; gemfibrozil isn't confirmed; Parekh 2014, JAMA Intern Med "
                + "174:1605, read in its abstract",
            .label,
            call: .always
        ),
        rule(
            "steroid-sugar",
            of: [.steroid],
            with: Phrase("diabetes or a high glucose, a low potassium, water tablets"),
            Phrase("it raises glucose and lowers potassium"),
            .raisesBloodValue,
            .moderate,
            when: .any([
                .diabetic, .lab(.glucose, .above(180)), potassiumLow, .takes([.loopDiuretic, .thiazide]),
            ]),
            Phrase("Measure glucose as your care team says, and ask about a potassium test."),
            "General knowledge; 180 mg/dL is our own bound",
            .recalled,
            alters: [.low(.potassium)]
        ),
    ]
}
