import FractionParser
import WordKit

extension InteractionTable {
    /// Medicines that a label limits or excludes with weak kidneys, and what else makes them dangerous there.
    static let kidneyLimits: [InteractionRule] = [
        rule(
            "fine-kidney",
            of: [.nonSteroidalMRA],
            with: Phrase("an eGFR under 25, or dialysis"),
            Phrase("potassium in the blood can rise, and its label says not to start it at these values"),
            .raisesBloodValue,
            .major,
            when: .kidneyBelow(25),
            Phrase("Ask your care team whether it can go on, and when potassium is measured next."),
            "Kerendia label, set id fc726765-5d5a-4d6e-b037-b847bda9fb7c, sections 2.1 and 2.2; that dialysis wasn't "
                + "studied isn't confirmed",
            .label,
            read: "2026-11-28",
            call: .onDialysis,
            urgent: Phrase("On dialysis, call them before the next dose."),
            alters: [.high(.potassium)]
        ),
        rule(
            "mtx-kidney",
            of: [.methotrexate],
            with: Phrase("an eGFR under 60"),
            Phrase("it builds up, which can keep the bone marrow from making blood and harm mouth and gut"),
            .harms,
            .major,
            when: .kidneyBelow(60),
            Phrase(
                "Ask your care team whether the medicine and its dose suit your kidneys. Fever, sores in the mouth or bruises ",
                "are an emergency."
            ),
            "Otrexup label, set id 9ab8ce16-f7de-41d4-a4c8-1c742621b6d5, boxed warning; Canadian methotrexate label, "
                + "Contraindications, as Pfizer prints it; the eGFRs of 60 and 30 are our own bounds",
            .label,
            read: "2026-11-28",
            worse: InteractionWorse(
                condition: .kidneyBelow(30),
                severity: .contraindicated,
                partnerText: Phrase("an eGFR under 30 or dialysis, with which a label excludes it")
            ),
            urgent: Phrase("Call them before the next dose.")
        ),
        rule(
            "mtx-tmp",
            of: [.methotrexate],
            with: Phrase("trimethoprim or co-trimoxazole"),
            Phrase("together they can keep the bone marrow from making blood; people have died of it"),
            .harms,
            .contraindicated,
            when: .any([.takes([.trimethoprim]), .takesNamed(["sulfamethoxazole"])]),
            Phrase(
                "Call your care team before the next dose of either: ask for another antibiotic. Fever, sores in the mouth or ",
                "bruises are an emergency."
            ),
            "PMC3994806, table 1; that people have died isn't confirmed",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "mtx-nsaid",
            of: [.methotrexate],
            with: Phrase("anti-inflammatory pain relievers"),
            Phrase("it leaves the body more slowly, which can keep the bone marrow from making blood and harm the gut"),
            .raisesEffect,
            .major,
            when: .takes([.nsaid]),
            Phrase("Call your care team before the next dose of either: ask whether both are meant."),
            "Methotrexate injection label, section 7.1, as Pfizer prints it",
            .label,
            read: "2026-11-28",
            call: .always
        ),
        rule(
            "mtx-ppi",
            of: [.methotrexate],
            with: Phrase("omeprazole, pantoprazole and other proton pump inhibitors"),
            Phrase("it can leave the body more slowly"),
            .raisesEffect,
            .moderate,
            when: .takesNamed(protonPumpInhibitors),
            Phrase("Ask your care team whether both are meant, or another acid reducer."),
            "Methotrexate injection label, section 7.1, as Pfizer prints it",
            .label,
            read: "2026-11-28"
        ),
        rule(
            "deno-kidney",
            of: [.ranklInhibitor],
            with: Phrase("an eGFR under 30, or dialysis"),
            Phrase("calcium in the blood can fall dangerously low for weeks; people have died of it"),
            .lowersBloodValue,
            .major,
            when: .kidneyBelow(30),
            Phrase(
                "Call your care team before the next dose, and don’t leave one out by yourself: ask for calcium tests before ",
                "it and in the weeks after it. Cramps, tingling, fainting or a seizure are an emergency."
            ),
            "FDA, Drug Safety Communication of 2024-01-19 on Prolia; Xgeva by its active substance",
            .secondary,
            read: "2026-11-28",
            call: .always,
            alters: [.low(.calcium)]
        ),
        rule(
            "deno-calcium",
            of: [.ranklInhibitor],
            with: Phrase("cinacalcet, etelcalcetide or a low calcium"),
            Phrase("calcium in the blood can fall dangerously low"),
            .lowersBloodValue,
            .major,
            when: .any([.takes([.calcimimetic]), .lab(.calcium, .below(DecimalText.constant("8.4")))]),
            Phrase(
                "Call your care team before the next dose of either: ask for a calcium test first. Cramps, tingling, fainting or a ",
                "seizure are an emergency."
            ),
            "Prolia label, sections 4 and 5.1, in a copy without its set id; 8.4 mg/dL is our own bound",
            .secondary,
            read: "2026-11-28",
            call: .always
        ),
        kidneyDose(
            "alen-kidney",
            ["alendronate"],
            below: 35,
            with: Phrase("an eGFR under 35"),
            .major,
            "Fosamax label, Clinical Pharmacology, in a copy without its set id",
            .secondary,
            read: "2026-11-28"
        ),
        kidneyDose(
            "bisph-kidney",
            ["ibandronate", "risedronate", "delayed-release risedronate"],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "FDA, safety labeling changes of July 2009 on Actonel; Boniva injection label, Dosage, in a copy without its set "
                + "id",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "zole-kidney",
            of: [.infusedBisphosphonate],
            with: Phrase("an eGFR under 35"),
            Phrase("it can stop the kidneys"),
            .harms,
            .contraindicated,
            when: .kidneyBelow(35),
            Phrase(
                "Call your care team before the next dose: ask whether another medicine for bone suits your kidneys. When it ",
                "is given for cancer, other doses are used."
            ),
            "FDA, Drug Safety Communication of 2011-09-01 on Reclast",
            .secondary,
            read: "2026-11-28"
        ),
        kidneyDose(
            "dulox-kidney",
            ["duloxetine"],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "Duloxetine label, section 8.10, in a copy without its set id",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "rosu-kidney",
            ["rosuvastatin"],
            with: Phrase("an eGFR under 30 or dialysis, from more than 10 mg a day on"),
            Phrase("its level rises, which can destroy muscle"),
            .raisesEffect,
            .major,
            when: .all([.kidneyBelow(30), .dayDoseMayExceed(10)]),
            Phrase("Ask your care team whether the dose suits your kidneys."),
            "Crestor label, Dosage, in a copy without its set id; on dialysis, too, by general knowledge",
            .secondary,
            read: "2026-11-28"
        ),
        kidneyDose(
            "allo-kidney",
            ["allopurinol"],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "Allopurinol label, set id 165f2ebb-a099-4d31-b21a-93b341c39429, section 2.6; 60 is our own bound",
            .label,
            read: "2026-11-28"
        ),
        kidneyDose(
            "feno-kidney",
            ["fenofibrate"],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .moderate,
            "Fenofibrate label, set id 5a90e0a4-7892-462f-9776-037d23a93b10, sections 2.4 and 4; the eGFRs of 60 and 30 are "
                + "our own bounds",
            .label,
            read: "2026-11-28",
            worse: InteractionWorse(
                condition: .kidneyBelow(30),
                severity: .contraindicated,
                partnerText: Phrase("an eGFR under 30 or dialysis, with which a label excludes it")
            )
        ),
        kidneyDose(
            "sita-kidney",
            ["sitagliptin"],
            below: 45,
            with: Phrase("an eGFR under 45"),
            .moderate,
            "Januvia label, section 2.2, in a copy without its set id",
            .secondary,
            read: "2026-11-28"
        ),
        kidneyDose(
            "colch-kidney",
            of: [.colchicine],
            below: 30,
            with: Phrase("an eGFR under 30"),
            .major,
            "Colcrys label, as globalrph.com restates it",
            .secondary,
            read: "2026-11-28",
            call: .onDialysis
        ),
        kidneyDose(
            "amant-kidney",
            ["amantadine"],
            below: 60,
            with: Phrase("an eGFR under 60"),
            .major,
            "Amantadine capsules label, Dosage, as medlibrary.org prints it; 60 is our own bound; the call on dialysis is our own",
            .secondary,
            read: "2026-11-29",
            call: .onDialysis
        ),
        rule(
            "vita-e",
            ["vitamin e"],
            with: Phrase("kidney disease"),
            Phrase("it can build up, and much of it makes bleeding more likely"),
            .harms,
            .moderate,
            when: .kidneyBelow(30),
            Phrase("A vitamin made for kidney disease is the usual choice: ask your dietitian."),
            "KDOQI 2020 on vitamins A and E, from memory",
            .recalled
        ),
        rule(
            "gado-scan",
            ["gadolinium contrast"],
            with: Phrase("an eGFR under 30, or dialysis"),
            Phrase("rarely, skin and organs harden after it"),
            .harms,
            .moderate,
            when: .kidneyBelow(30),
            Phrase(
                "Tell whoever plans the scan your eGFR and whether you are on dialysis. With most kinds in use the risk is very ",
                "low, so ask before a scan is put off for it."
            ),
            "ACR and National Kidney Foundation 2021, PMC7873723, read in its abstract",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "iodine-scan",
            ["iodine contrast"],
            with: Phrase("an eGFR under 30, or dialysis"),
            Phrase("it can harm the kidneys"),
            .harms,
            .moderate,
            when: .kidneyBelow(30),
            Phrase(
                "Tell whoever plans the scan your eGFR, whether you are on dialysis and all medicines that you take. A scan that is ",
                "needed isn't left out for this alone."
            ),
            "ACR and National Kidney Foundation 2020, PMC7525144, table 1",
            .guideline,
            read: "2026-11-28"
        ),
        rule(
            "nsaid-scan",
            ["iodine contrast"],
            with: Phrase("an anti-inflammatory pain reliever, also for two days after the scan"),
            Phrase("the two together can harm the kidneys"),
            .harms,
            .moderate,
            when: .takes([.nsaid]),
            Phrase(
                "Ask whoever plans the scan, or your care team, whether to leave the pain reliever out from two days before the ",
                "scan to two days after it."
            ),
            "ACR and National Kidney Foundation 2020, PMC7525144, as renalandurologynews.com restates it; that any eGFR is told "
                + "is our own bound",
            .secondary,
            read: "2026-11-29",
            worse: InteractionWorse(condition: .kidneyBelow(30), severity: .major),
            call: .kidneyBelow(30),
            urgent: Phrase(
                "With an eGFR under 30 or on dialysis, call your care team before the next dose of the pain reliever."
            ),
            lastingDays: 2
        ),
    ]

    /// Medicines that hold back stomach acid by its pump, without famotidine.
    static let protonPumpInhibitors: Set<String> = ["omeprazole", "esomeprazole", "pantoprazole", "lansoprazole"]
}
