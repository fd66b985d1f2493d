import WordKit

extension InteractionTable {
    /// Medicines bought without a prescription, herbs, and pairs of everyday medicines.
    static let remedies: [InteractionRule] = [
        rule(
            "warf-apap",
            ["acetaminophen"],
            with: Phrase("warfarin, from more than 1,950 mg of acetaminophen a day on"),
            Phrase("taken for days, it raises the INR"),
            .raisesEffect,
            .moderate,
            when: .all([.takes([.vitaminKAntagonist]), .dayDoseMayExceed(1950)]),
            Phrase("Tell the INR clinic how much you take and for how long: the INR has to be checked sooner."),
            "Parra 2007, Pharmacotherapy 27:675, read in its abstract; 1,950 mg a day are our own bound",
            .secondary,
            read: "2026-11-28",
            alters: [.high(.inr)]
        ),
        rule(
            "apap-day",
            ["acetaminophen"],
            with: Phrase("more than 4,000 mg of it in a day"),
            Phrase("it can destroy the liver, and the harm is felt only days later"),
            .harms,
            .major,
            when: .dayDoseExceeds(4000),
            Phrase(
                "Call your care team or pharmacist before the next dose. With a weak liver or alcohol every day less than that is too much. ",
                "If you took it all, call Poison Control, 1-800-222-1222 in the United States, now, even if you feel well."
            ),
            "Health Canada, “Acetaminophen: Know your dose”",
            .secondary,
            read: "2026-11-29",
            call: .always
        ),
        rule(
            "asp-dose",
            ["aspirin"],
            with: Phrase("a dose that can be one against pain, more than 325 mg a day"),
            Phrase(
                "that much acts as an anti-inflammatory pain reliever: it can harm the kidneys and make bleeding more likely"
            ),
            .harms,
            .moderate,
            when: .all([.isNone(of: [.nsaid]), .dayDoseMayExceed(MedicineTable.aspirinForVessels)]),
            Phrase(
                "Write its dose and its times into the entry, so that it can be looked at. If it is taken against pain, ask your care ",
                "team first, above all beside a blood thinner, a blood pressure medicine or another pain reliever."
            ),
            MedicineTable.painAspirin.evidence.source,
            .label,
            read: "2026-11-29"
        ),
        rule(
            "warf-begin",
            of: [.vitaminKAntagonist],
            with: Phrase("levothyroxine, simvastatin, rosuvastatin, fenofibrate or allopurinol"),
            Phrase("the INR can change when one of them begins, ends or has another dose"),
            .shiftsEffect,
            .moderate,
            when: .takesNamed(["levothyroxine", "simvastatin", "rosuvastatin", "fenofibrate", "allopurinol"]),
            Phrase("Tell the INR clinic of each such change: the INR has to be checked sooner."),
            "Danish cohort on warfarin and statins, Br J Clin Pharmacol 2020, read in its abstract; fenofibrate label, section "
                + "7.1, in a copy without its set id; PMC3711799 found no more bleeding after levothyroxine was begun; "
                + "allopurinol by general knowledge",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "thin-bismuth",
            of: .anticoagulants,
            with: Phrase("bismuth subsalicylate"),
            Phrase("it holds a salicylate, as aspirin does, and bleeding becomes more likely"),
            .raisesEffect,
            .major,
            when: .takes([.bismuth]),
            Phrase("Ask your pharmacist or the INR clinic before you take it."),
            "Bismuth subsalicylate label, set id 59680d03-d29e-4b21-b603-be5ca47f9c48, Drug Facts",
            .label,
            read: "2026-11-28",
            alters: [.high(.inr)]
        ),
        rule(
            "warf-vite",
            of: .anticoagulants,
            with: Phrase("vitamin E"),
            Phrase("much of it can make bleeding more likely"),
            .raisesEffect,
            .moderate,
            when: .takesNamed(["vitamin e"]),
            Phrase("Ask your care team or the INR clinic before you take it, and say how much."),
            "General knowledge; studies disagree",
            .recalled,
            alters: [.high(.inr)]
        ),
        rule(
            "decong",
            of: [.decongestant],
            with: Phrase("high blood pressure, diabetes or kidney disease"),
            Phrase("blood pressure and pulse can rise"),
            .harms,
            .major,
            when: .any([
                .takes(
                    .raas.union([
                        .betaBlocker, .calciumChannelBlocker, .bloodPressure, .thiazide, .loopDiuretic,
                    ])
                ),
                .diabetic, .transplanted, .kidneyBelow(60),
            ]),
            Phrase("Ask your pharmacist or care team before you take it: salt water for the nose is another way."),
            "Sudafed Drug Facts, Warnings, in a copy without its set id; MIMS Singapore on pseudoephedrine",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "decong-maoi",
            of: [.decongestant],
            with: Phrase("an MAO inhibitor, now or less than 14 days ago"),
            Phrase("blood pressure can rise suddenly and severely"),
            .harms,
            .contraindicated,
            when: .tookWithin([.maoInhibitor], hours: 336),
            Phrase("Call your care team before the next dose of either. A sudden headache is an emergency."),
            "Sudafed Drug Facts, Warnings, in a copy without its set id",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "metam",
            ["metamizole"],
            with: Phrase("kidney disease, methotrexate or a medicine that holds back the immune system"),
            Phrase("it can stop the making of white blood cells, and leaves slowly where the kidneys are weak"),
            .harms,
            .major,
            when: .any([.kidneyBelow(60), .transplanted, .takes(.againstRejection.union([.methotrexate]))]),
            Phrase(
                "Ask your care team for another way to treat pain. Fever, a sore throat or sores in the mouth after it are an ",
                "emergency."
            ),
            "Neo-Melubrina, Mexico, as vademecum.es prints it; Murcia Salud, Preevid 20656, on methotrexate; kidney disease by "
                + "general knowledge",
            .secondary,
            read: "2026-11-28",
            call: .takes(.againstRejection.union([.methotrexate])),
            urgent: Phrase("Beside methotrexate or such a medicine, call them before the next dose.")
        ),
        rule(
            "nsaid-topical",
            of: [.topicalNSAID],
            with: Phrase("kidney disease, a transplant or a blood thinner"),
            Phrase(
                "less of it gets into the blood than of a tablet, but it can still harm the kidneys or make bleeding likely"
            ),
            .harms,
            .moderate,
            when: .any([.kidneyBelow(60), .transplanted, .takes(.anticoagulants)]),
            Phrase("Ask your care team whether it suits you, on how much skin and for how long."),
            "Diclofenac gel label, section 7, in a copy without its set id; kidney disease by general knowledge",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "beta-sugar",
            of: [.betaBlocker],
            with: Phrase("insulin or a sulfonylurea"),
            Phrase("it can hide the racing heart and the trembling of a low glucose"),
            .harms,
            .moderate,
            when: .takes([.insulin, .sulfonylurea]),
            Phrase(
                "Measure glucose whenever you feel unwell, and ask your care team which signs stay: sweating often does."
            ),
            "NovoLog label, Drug Interactions, in a copy without its set id",
            .secondary,
            read: "2026-11-28",
            alters: [.low(.glucose)]
        ),
        rule(
            "nopal-sugar",
            of: [.glucoseHerb],
            with: Phrase("a medicine for diabetes that lowers glucose"),
            Phrase("it lowers glucose, too, and both together can lower it too far"),
            .lowersBloodValue,
            .moderate,
            when: .takes([.insulin, .sulfonylurea, .biguanide]),
            Phrase(
                "Ask your care team before you take it, and measure glucose more often. Tell them of cactus pads that you eat often, ",
                "too."
            ),
            "Ann Pharmacother 2010;44:1334, read in its abstract; insulin by the same mechanism",
            .secondary,
            read: "2026-11-29",
            alters: [.low(.glucose)]
        ),
        rule(
            "cinac-2d6",
            ["cinacalcet"],
            with: Phrase("flecainide, amitriptyline, nortriptyline, metoprolol or carvedilol"),
            Phrase("their level rises"),
            .raisesEffect,
            .moderate,
            when: .takesNamed(["flecainide", "amitriptyline", "nortriptyline", "metoprolol", "carvedilol"]),
            Phrase(
                "Ask your care team whether the other medicine's dose goes with it. Tell them of dizziness or a slow pulse."
            ),
            "Sensipar label, Drug Interactions, in a copy without its set id; metoprolol and carvedilol aren't confirmed",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "ppi-mg",
            protonPumpInhibitors,
            with: Phrase("a year of use, or three months beside digoxin or a water tablet"),
            Phrase("magnesium in the blood can fall"),
            .lowersBloodValue,
            .minor,
            when: .any([
                .taken(moreThanDays: 365),
                .all([.taken(moreThanDays: 90), .takes([.cardiacGlycoside, .loopDiuretic, .thiazide])]),
            ]),
            Phrase("Ask about a magnesium test. Cramps, shaking or a racing heart are told to your care team."),
            "FDA, Drug Safety Communication of 2011-03-02 on proton pump inhibitors",
            .secondary,
            read: "2026-11-28",
            alters: [.low(.magnesium)]
        ),
        rule(
            "senna-k",
            of: [.stimulantLaxative],
            with: Phrase("a water tablet, digoxin or a low potassium"),
            Phrase("with much of it potassium falls"),
            .lowersBloodValue,
            .moderate,
            when: .any([potassiumLow, .takes([.loopDiuretic, .thiazide, .cardiacGlycoside])]),
            Phrase("Ask your care team how much and for how long, and tell them of loose stools."),
            "General knowledge",
            .recalled,
            alters: [.low(.potassium)]
        ),
        rule(
            "aristo",
            of: [.aristolochicAcid],
            with: Phrase("the kidneys"),
            Phrase("it destroys kidneys for good and brings cancer of the urinary tract"),
            .harms,
            .contraindicated,
            when: .always,
            Phrase("Do not take it. Call your care team, and tell them how much you took and for how long."),
            "FDA, consumer advisory of 2001-04-11 on aristolochic acid",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "liver-herb",
            of: [.liverHerb],
            with: Phrase("the liver"),
            Phrase("it can harm the liver severely"),
            .harms,
            .major,
            when: .always,
            Phrase("Ask your care team before you take it."),
            "FDA, letter of 2001-07-06 on comfrey; chaparral by general knowledge",
            .secondary,
            read: "2026-11-28"
        ),
        rule(
            "sjw-sero",
            of: [.stJohnsWort],
            with: Phrase("SSRIs and SNRIs"),
            Phrase("serotonin can rise to a dangerous level"),
            .harms,
            .major,
            when: .takes([.serotonergic]),
            Phrase(
                "Do not start it; if you take it, call your care team before the next dose of either, and don’t stop the other ",
                "medicine by yourself. Fever, shaking, confusion or a racing heart are an emergency."
            ),
            "Citalopram label, Drug Interactions; UK Committee on Safety of Medicines, CEM/CMO/2000/4",
            .secondary,
            read: "2026-11-30",
            call: .always
        ),
        rule(
            "fq-sugar",
            of: [.fluoroquinolone],
            with: Phrase("insulin or a sulfonylurea"),
            Phrase("glucose can fall dangerously low; people have died of it"),
            .lowersBloodValue,
            .major,
            when: .takes([.insulin, .sulfonylurea]),
            Phrase(
                "Call your care team before the next dose of either, and measure glucose more often during the course."
            ),
            "FDA, Drug Safety Communication of 2018-07-10 on fluoroquinolones; Parekh 2014, JAMA Intern Med 174:1605, read in its "
                + "abstract",
            .secondary,
            read: "2026-11-30",
            call: .always,
            alters: [.low(.glucose)]
        ),
        rule(
            "fq-tendon",
            of: [.fluoroquinolone],
            with: Phrase("a transplant, or a steroid such as prednisone"),
            Phrase("a tendon can swell or tear"),
            .harms,
            .major,
            when: .any([.transplanted, .takes([.steroid])]),
            Phrase(
                "Call your care team before the next dose: ask whether another antibiotic suits you. A painful or swollen tendon ",
                "can’t wait: call them at once."
            ),
            "FDA, alert of 2008-07-08 on fluoroquinolones, boxed warning, as other pages reprint it",
            .secondary,
            read: "2026-11-30",
            call: .always
        ),
        rule(
            "opioid-gaba",
            ["methadone"],
            of: [.opioid],
            with: Phrase("gabapentin or pregabalin"),
            Phrase("breathing can become dangerously slow"),
            .harms,
            .major,
            when: .takes([.gabapentinoid]),
            Phrase(
                "Ask your care team whether both are meant. Slow or shallow breathing, or a sleep from which a person can’t be woken, ",
                "is an emergency."
            ),
            "FDA, Drug Safety Communication of 2019-12-19 on gabapentin and pregabalin; the call under an eGFR of 30 is our own bound",
            .secondary,
            read: "2026-11-30",
            call: .kidneyBelow(30),
            urgent: Phrase("With an eGFR under 30 or on dialysis, call them before the next dose.")
        ),
        rule(
            "tiza-1a2",
            ["tizanidine"],
            with: Phrase("ciprofloxacin or fluvoxamine"),
            Phrase("its level rises many times over: blood pressure falls, with deep sleepiness"),
            .raisesEffect,
            .contraindicated,
            when: .takesNamed(["ciprofloxacin", "fluvoxamine"]),
            Phrase("Call your care team before the next dose of either."),
            "Zanaflex label, sections 4 and 7 (healthgrades.com)",
            .secondary,
            read: "2026-11-30"
        ),
    ]
}
