import FractionParser
import WordKit

extension InteractionTable {
    /// Pairs that affect the heart, blood pressure, cholesterol or potassium.
    static let heartPairs: [InteractionRule] = [
        rule(
            "statin-ciclo",
            of: [.statin],
            with: Phrase("cyclosporine"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"),
            .raisesEffect,
            .major,
            when: .takesNamed(["cyclosporine"]),
            Phrase(
                "Call your care team before the next dose of either. Some statins are excluded with cyclosporine, and others have a highest dose."
            ),
            "Labels of simvastatin, set id 5c1c694c-4b08-469e-b538-08e69df06146, section 4, lovastatin, set id "
                + "df7ddf4f-d569-431e-81f1-9129d7043150, Warnings, atorvastatin, set id 40e6b63f-0a20-404a-8915-2f698877a96b, "
                + "section 2.6, pitavastatin, set id 9ad1ecb9-822d-47c1-9f6f-6f771fa0f924, section 7, rosuvastatin, set id "
                + "ac89adcd-3226-4a66-8902-0f0a33be159a, section 2.4, pravastatin, set id d0641def-425e-4357-a6b6-24ce00424549, "
                + "section 2.6, and fluvastatin, set id d0a7247c-5d83-4bc1-840f-c58314d14195, section 7.1",
            .label,
            worse: InteractionWorse(
                condition: .any([
                    .isNamed(["simvastatin", "lovastatin", "atorvastatin", "pitavastatin"]),
                    .all([.isNamed(["rosuvastatin"]), .dayDoseMayExceed(5)]),
                    .all([.isNamed(["pravastatin"]), .dayDoseMayExceed(20)]),
                    .all([.isNamed(["fluvastatin"]), .dayDoseMayExceed(40)]),
                ]),
                severity: .contraindicated
            ),
            call: .always
        ),
        rule(
            "statin-fibrate",
            of: [.statin],
            with: Phrase("gemfibrozil"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"),
            .raisesEffect,
            .major,
            when: .takes([.fibrate]),
            Phrase("Call your care team before the next dose of either."),
            "Labels of simvastatin, set id 5c1c694c-4b08-469e-b538-08e69df06146, section 4, and lovastatin, set id "
                + "df7ddf4f-d569-431e-81f1-9129d7043150, Warnings; the others by their class",
            .label,
            worse: InteractionWorse(condition: .isNamed(["simvastatin", "lovastatin"]), severity: .contraindicated),
            call: .always
        ),
        rule(
            "statin-inhib",
            of: [.cyp3aStatin],
            with: Phrase("azoles, clarithromycin, erythromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"),
            .raisesEffect,
            .contraindicated,
            when: .any([.takes([.cyp3aStrong]), .takesNamed(["erythromycin"])]),
            Phrase("Call your care team before the next dose of either."),
            "Zocor label, set id 8f55d5de-5a4f-4a39-8c84-c53976dd6af9, section 7.1; lovastatin label, set id "
                + "df7ddf4f-d569-431e-81f1-9129d7043150, Contraindications",
            .label
        ),
        rule(
            "atorva-inhib",
            ["atorvastatin"],
            with: Phrase("itraconazole, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"),
            .raisesEffect,
            .major,
            when: .takes([.cyp3aStrong]),
            Phrase("Call your care team before the next dose of either: ask whether your dose can be taken with it."),
            "Atorvastatin label, set id 40e6b63f-0a20-404a-8915-2f698877a96b, section 2.6, by its heading; the others by their "
                + "class",
            .recalled,
            call: .always
        ),
        rule(
            "statin-two",
            of: [.statin],
            with: Phrase("another statin"),
            Phrase("two of one class add up, and muscle can be destroyed"),
            .raisesEffect,
            .major,
            when: .takes([.statin]),
            Phrase("Ask your care team whether both are meant."),
            "General knowledge",
            .recalled
        ),
        rule(
            "simva-dose",
            ["simvastatin"],
            with: Phrase(
                "amlodipine or amiodarone, from more than 20 mg of simvastatin a day on; ",
                "diltiazem, verapamil or dronedarone, from more than 10 mg of simvastatin a day on"
            ),
            Phrase("its level rises, which can destroy muscle"),
            .raisesEffect,
            .major,
            when: .any([
                .all([.takesNamed(["amlodipine", "amiodarone"]), .dayDoseMayExceed(20)]),
                .all([.takesNamed(["diltiazem", "verapamil", "dronedarone"]), .dayDoseMayExceed(10)]),
            ]),
            Phrase("Ask your care team whether the dose of simvastatin goes with it."),
            "Simvastatin label, set id 4724dbb4-3613-4e6a-948f-a43d34f97f06, section 2.5",
            .label
        ),
        rule(
            "acei-arni",
            of: [.aceInhibitor],
            with: Phrase("sacubitril, now or less than 36 hours ago"),
            Phrase("face and throat can swell shut"),
            .harms,
            .contraindicated,
            when: .tookWithin([.neprilysinInhibitor], hours: 36),
            Phrase("Call your care team before the next dose of either. Swelling of face or throat is an emergency."),
            "Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, section 4; Entresto, EU package leaflet "
                + "EU/1/15/1058/001, section 2",
            .label
        ),
        rule(
            "arni-acei",
            of: [.neprilysinInhibitor],
            with: Phrase("an ACE inhibitor, now or less than 36 hours ago"),
            Phrase("face and throat can swell shut"),
            .harms,
            .contraindicated,
            when: .tookWithin([.aceInhibitor], hours: 36),
            Phrase("Call your care team before the next dose of either. Swelling of face or throat is an emergency."),
            "Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, section 4; Entresto, EU package leaflet "
                + "EU/1/15/1058/001, section 2",
            .label
        ),
        rule(
            "acei-arb",
            of: [.aceInhibitor],
            with: Phrase("an angiotensin receptor blocker"),
            Phrase("together they bring more low blood pressure, high potassium and kidney failure"),
            .harms,
            .major,
            when: .takes([.arb]),
            Phrase("Ask your care team whether both are meant."),
            "Telmisartan label, set id d7c9bd41-9558-46e1-ab03-82cdf85db3fe, section 5.6; AGS Beers Criteria "
                + "2023, table 5",
            .label,
            alters: [.high(.potassium)]
        ),
        rule(
            "dri-ras",
            of: [.reninInhibitor],
            with: Phrase("an ACE inhibitor or an angiotensin receptor blocker"),
            Phrase("together they bring more low blood pressure, high potassium and kidney failure"),
            .harms,
            .major,
            when: .takes([.aceInhibitor, .arb]),
            Phrase(
                "Call your care team before the next dose of either. With diabetes the label excludes them together, ",
                "and with an eGFR under 60 it says to ",
                "avoid it."
            ),
            "Tekturna label, set id 833c7a0b-5f64-4363-94d5-9a179049113a, Contraindications; set id "
                + "8bc4bed6-9a97-4aa1-b34d-6053bdb143a4, sections 5.2 and 5.4",
            .label,
            worse: InteractionWorse(condition: .any([.diabetic, .kidneyBelow(60)]), severity: .contraindicated),
            call: .always,
            alters: [.high(.potassium)]
        ),
        rule(
            "dri-inhib",
            of: [.reninInhibitor],
            with: Phrase("cyclosporine or itraconazole"),
            Phrase("its level rises"),
            .raisesEffect,
            .contraindicated,
            when: .takesNamed(["cyclosporine", "itraconazole"]),
            Phrase("Call your care team before the next dose of either."),
            "Tekturna label, set id 833c7a0b-5f64-4363-94d5-9a179049113a, Warnings and Precautions",
            .label
        ),
        rule(
            "kspare-ras",
            of: [.mra, .nonSteroidalMRA, .potassiumSparing],
            with:
                Phrase(
                    "an ACE inhibitor, ARB, sacubitril, aliskiren, tacrolimus, cyclosporine or an anti-inflammatory ",
                    "pain reliever"
                ),
            Phrase("potassium in the blood can rise"),
            .raisesBloodValue,
            .moderate,
            when: .takes([
                .aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor, .calcineurinInhibitor, .nsaid, .heparin,
            ]),
            Phrase("Have potassium checked within a week of a change, and then as planned."),
            "Spironolactone label, set id 0fed2822-3a03-4b64-9857-c682fcd462bc, section 5.1; eplerenone label, set id "
                + "1a52bedc-8e2c-4116-a296-a87770676b4a, section 5.1; amiloride label, set id "
                + "e0cc2d44-436a-47e8-a890-589882fff4c4, Warnings",
            .label,
            worse: InteractionWorse(condition: potassiumAbove, severity: .major),
            call: potassiumStop,
            urgent: Phrase("With a potassium above 5.5, call your care team before the next dose.")
        ),
        rule(
            "mra-two",
            of: [.mra, .nonSteroidalMRA],
            with: Phrase("amiloride, triamterene or another mineralocorticoid antagonist"),
            Phrase("potassium in the blood can rise severely; people have died of it"),
            .raisesBloodValue,
            .contraindicated,
            when: .takes(.keepingPotassium),
            Phrase("Call your care team before the next dose of either."),
            "Dyrenium label, set id 5012f997-9fb2-4c3d-99fd-4f7efd7c39af, and amiloride label, set id "
                + "2b70cf0c-45be-428f-b396-5001ed4e30fc, Contraindications",
            .label,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "eple",
            ["eplerenone"],
            with: Phrase("a potassium above 5.5, an eGFR of 30 or less, azoles, clarithromycin, ritonavir"),
            Phrase("potassium in the blood can rise severely"),
            .raisesBloodValue,
            .contraindicated,
            when: .any([potassiumStop, .kidneyBelow(31), .takes([.cyp3aStrong])]),
            Phrase("Ask your care team today whether it can go on."),
            "Inspra label, set id a55a39ff-1bd5-428b-a64f-c44262e2f3ed, section 4; the inhibitors aren't confirmed",
            .label,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "indo-triam",
            ["indomethacin"],
            with: Phrase("triamterene"),
            Phrase("together they can stop the kidneys"),
            .harms,
            .contraindicated,
            when: .takesNamed(["triamterene"]),
            Phrase("Call your care team before the next dose of either."),
            "Indomethacin label, set id 129eaf3a-b013-4b29-a58f-1565f9f41d5b, table 2 of Drug Interactions",
            .label
        ),
        rule(
            "nsaid-k",
            of: [.nsaid],
            with: Phrase("a high potassium"),
            Phrase("it can raise potassium further"),
            .raisesBloodValue,
            .major,
            when: potassiumHigh,
            Phrase("Ask for another way to treat pain."),
            "Eplerenone label, set id 1a52bedc-8e2c-4116-a296-a87770676b4a, section 5.1, on anti-inflammatory "
                + "pain relievers",
            .label,
            call: potassiumStop,
            urgent: Phrase("With a potassium above 5.5, call your care team before the next dose."),
            urges: [.lessPotassium: .always]
        ),
        rule(
            "hep-k",
            of: [.heparin],
            with: Phrase("a high potassium, or a medicine that raises it"),
            Phrase("it can raise potassium"),
            .raisesBloodValue,
            .moderate,
            when: .any([potassiumHigh, .takes(.raas.union([.potassiumSparing, .potassiumSupplement, .trimethoprim]))]),
            Phrase("Ask about a blood test."),
            "Aull 1990, DICP 24:244, read in its abstract; heparin label, section 5.9, by its heading",
            .secondary,
            read: "2026-11-23",
            urges: [.lessPotassium: .always]
        ),
        rule(
            "dig-drugs",
            of: [.cardiacGlycoside],
            with: Phrase(
                "amiodarone, dronedarone, verapamil, clarithromycin, erythromycin, itraconazole, ketoconazole, posaconazole, ",
                "ritonavir, cobicistat or cyclosporine"
            ),
            Phrase("its level rises, which can be fatal"),
            .raisesEffect,
            .major,
            when: .any([
                .takes([.antiarrhythmic]),
                .takesNamed([
                    "verapamil", "clarithromycin", "erythromycin", "itraconazole", "ketoconazole", "posaconazole",
                    "ritonavir", "cobicistat", "cyclosporine",
                ]),
            ]),
            Phrase("Call your care team before the next dose of either: its level has to be measured."),
            "Amiodarone label, set id d911b4cf-eec4-43f8-aa64-cc60cfc901b9, section 7; digoxin label, set id "
                + "dfac7f13-28be-423d-9389-9089da29da17, section 7.2; clarithromycin label, set id "
                + "99d2fd6b-39ca-42f9-ad06-30e7fbc22c47, table 8; Ligoxin, Drug Interactions (MIMS Philippines), on erythromycin, "
                + "itraconazole and cyclosporine; Neonatal Intensive Care Drug Manual, page 171 (kompy.info); posaconazole by the "
                + "same mechanism",
            .secondary,
            read: "2026-11-30",
            call: .always
        ),
        rule(
            "beta-ccb",
            of: [.betaBlocker],
            with: Phrase("verapamil or diltiazem"),
            Phrase("the pulse can become too slow, and the signals of the heart can be blocked"),
            .harms,
            .major,
            when: .takesNamed(["verapamil", "diltiazem"]),
            Phrase("Ask your care team whether both are meant. Fainting or a very slow pulse is an emergency."),
            "Veral and Angiozem, Special Precautions and Warnings (MIMS Philippines); that a call can't wait is our own judgment",
            .secondary,
            read: "2026-11-30",
            call: .takesNamed(["verapamil"]),
            urgent: Phrase("Beside verapamil, call your care team before the next dose of either.")
        ),
        rule(
            "qt-two",
            Set(lengtheningQT),
            with: Phrase(
                "another medicine that lengthens the QT interval of the heartbeat, such as some antibiotics, fluconazole, citalopram or ",
                "amiodarone"
            ),
            Phrase("the heartbeat can become dangerous"),
            .harms,
            .major,
            when: eachPairOnce(lengtheningQT),
            Phrase(
                "Call your care team before the next dose of either: ask whether both are meant. Fainting or a racing heart is an ",
                "emergency."
            ),
            "The Hospitalist, list of medicines that lengthen the QT interval; MHRA, Drug Safety Update on citalopram and "
                + "escitalopram; the others by their class",
            .secondary,
            read: "2026-11-30",
            call: .always
        ),
        rule(
            "tica-inhib",
            ["ticagrelor"],
            with: Phrase("azoles, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, and bleeding with it"),
            .raisesEffect,
            .contraindicated,
            when: .takes([.cyp3aStrong]),
            Phrase("Call your care team before the next dose of either."),
            "Brilinta label, set id f7b3f443-e83d-4bf2-0e96-023448fed9a8, section 5.6",
            .label
        ),
        rule(
            "clopi-ppi",
            ["clopidogrel"],
            with: Phrase("omeprazole or esomeprazole"),
            Phrase("it works less"),
            .lowersEffect,
            .major,
            when: .takes([.cyp2c19Inhibitor]),
            Phrase("Ask your care team for another acid reducer."),
            "Plavix label, set id de8b0b67-eb25-4684-83b5-7ad785314227, Drug Interactions",
            .label
        ),
        rule(
            "licorice-k",
            of: [.licorice],
            with: Phrase("a water tablet, digoxin or a low potassium"),
            Phrase("potassium falls"),
            .lowersBloodValue,
            .major,
            when: .any([potassiumLow, .takes([.loopDiuretic, .thiazide, .cardiacGlycoside])]),
            Phrase("Ask your care team before you go on with it."),
            "Lasix label, set id eadfe464-720b-4dcd-a0d8-45dba706bd33, Precautions; the others by the same mechanism",
            .label,
            alters: [.low(.potassium)]
        ),
    ]

    /// Medicines that lengthen the QT interval of the heartbeat.
    private static let lengtheningQT = [
        "sotalol", "amiodarone", "dronedarone", "citalopram", "escitalopram", "methadone", "moxifloxacin",
        "levofloxacin", "clarithromycin", "erythromycin", "azithromycin", "fluconazole", "voriconazole",
    ]

    /// Returns the condition under which two of several medicines are told once: about the one that comes first in the list.
    private static func eachPairOnce(_ names: [String]) -> InteractionCondition {
        .any(names.indices.dropLast().map { .all([.isNamed([names[$0]]), .takesNamed(Set(names[($0 + 1)...]))]) })
    }
}
