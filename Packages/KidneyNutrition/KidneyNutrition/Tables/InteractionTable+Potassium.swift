import FractionParser

extension InteractionTable {
    /// Blood thinners.
    static let blood: [InteractionRule] = [
        rule(
            "warf-vitk",
            ["warfarin"],
            with: "vitamin K (dark greens, soybean and canola oil, some meal drinks)",
            "a large change in vitamin K moves the INR: more weakens the effect, less raises the risk of bleeding",
            .shiftsEffect,
            .major,
            when: .awayFromMedian(.vitaminK),
            "Eat about the same amount of vitamin K from week to week, and do not cut greens out. Tell the INR clinic before you change what you eat.",
            "FDA warfarin label, sections 7 and 17; usual intakes of 120 µg for men and 90 µg for women (PMC8267004)",
            .secondary
        ),
        rule(
            "warf-botanical",
            ["warfarin"],
            with:
                "cranberry, ginkgo, garlic pills, danshen, dong quai, ginseng, bromelain, St John's wort, coenzyme Q10",
            "many herbs and concentrates raise the effect; St John's wort and coenzyme Q10 lower it",
            .shiftsEffect,
            .moderate,
            when: .any([.ate([.cranberry], lastingHours: 0), .takes([.herb, .stJohnsWort])]),
            "Ask the INR clinic about every herb or concentrate first.",
            "FDA warfarin label, section 7, botanicals",
            .recalled
        ),
    ]

    /// What raises or lowers potassium.
    static let potassium: [InteractionRule] = [
        rule(
            "acei-k",
            [
                "lisinopril", "enalapril", "ramipril", "benazepril", "captopril", "quinapril", "perindopril",
                "fosinopril",
                "trandolapril", "moexipril",
            ],
            with: "potassium",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .major,
            when: potassiumLoad,
            "Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned.",
            "Labels, section 7 (agents that raise serum potassium); KDIGO 2024, chapter 3",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "arb-k",
            [
                "losartan", "valsartan", "irbesartan", "candesartan", "olmesartan", "telmisartan", "azilsartan",
                "eprosartan",
            ],
            with: "potassium",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .major,
            when: potassiumLoad,
            "Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned.",
            "Labels, section 7.1",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "arni-k",
            ["sacubitril"],
            with: "potassium",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .major,
            when: potassiumLoad,
            "Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned.",
            "Label, sections 5 and 7",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "dri-k",
            ["aliskiren"],
            with: "potassium",
            "potassium in the blood can rise, and a fatty meal weakens the medicine",
            .raisesBloodValue,
            .major,
            when: potassiumLoad,
            "Leave potassium salts out, and take it the same way around meals every day.",
            "PDR aliskiren entry; label, sections 2 and 7",
            .secondary,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "mra-k",
            ["spironolactone", "eplerenone"],
            with: "potassium",
            "potassium in the blood can rise, sometimes severely",
            .raisesBloodValue,
            .major,
            when: .any([potassiumSalt, .dayOver(.potassium), potassiumAbove]),
            "Ask your care team whether a potassium supplement is still wanted, and before any salt substitute.",
            "Aldactone label 7.1 (pfizermedicalinformation.com); eplerenone label, section 4",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "fine-k-gf",
            ["finerenone"],
            with: "grapefruit, and potassium",
            "grapefruit raises the medicine's level, and the medicine raises potassium",
            .raisesEffect,
            .major,
            when: .any([grapefruitEaten, potassiumAbove]),
            "No grapefruit; have potassium checked as scheduled.",
            "drugs.com finerenone food entry (major); Kerendia label, section 7",
            .secondary,
            urges: [.lessPotassium: potassiumAbove]
        ),
        rule(
            "kspare",
            ["amiloride", "triamterene"],
            with: "potassium salts",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .contraindicated,
            when: potassiumSalt,
            "These do not go together unless the clinic watches it: ask before the next salt substitute or potassium supplement.",
            "Labels, boxed warning and contraindications; MIMS text",
            .recalled,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "tmp-k",
            ["trimethoprim"],
            with: "potassium",
            "potassium in the blood can rise, more so with a low eGFR or a blood pressure medicine that raises it too",
            .raisesBloodValue,
            .major,
            when: .any([.dayOver(.potassium), .kidneyBelow(60), .takes(.raas)]),
            "Keep potassium low during the course, and ask about a blood test.",
            "Aldactone label 7.1 lists it; TMP-SMX label, section 5",
            .secondary,
            urges: [.lessPotassium: .always]
        ),
        rule(
            "loop-k",
            ["furosemide", "bumetanide", "torsemide"],
            with: "a low potassium, licorice, salt",
            "it lowers potassium, and salt weakens it",
            .lowersBloodValue,
            .moderate,
            when: .any([potassiumLow, licorice]),
            "Do not keep a low-potassium diet without a recent result, and go easy on salt. Ask your care team.",
            "Labels, section 5",
            .recalled,
            urges: [.noPotassiumLimit: potassiumLow, .lessSodium: .always]
        ),
        rule(
            "thiaz-k",
            ["hydrochlorothiazide", "chlorthalidone", "indapamide", "metolazone"],
            with: "a low potassium, a high calcium, licorice",
            "it lowers potassium and raises calcium",
            .lowersBloodValue,
            .moderate,
            when: .any([potassiumLow, .lab(.calcium, .above(DecimalText.constant("10.2"))), licorice]),
            "Do not keep a low-potassium diet without a recent result, and ask before calcium pills.",
            "Labels, sections 5 and 7",
            .recalled,
            urges: [.noPotassiumLimit: potassiumLow]
        ),
        rule(
            "dig-k",
            ["digoxin"],
            with: "a low potassium, licorice",
            "it becomes more toxic",
            .raisesEffect,
            .major,
            when: .any([.lab(.potassium, .below(4)), licorice]),
            "Potassium is better kept in its range, and real licorice left out. Ask your care team.",
            "Medicare.org; digoxin label",
            .recalled,
            urges: [.noPotassiumLimit: .lab(.potassium, .below(4))]
        ),
        rule(
            "kcl",
            ["potassium chloride", "potassium citrate"],
            with: "a high potassium, potassium salts",
            "potassium in the blood can rise",
            .raisesBloodValue,
            .major,
            when: .any([potassiumHigh, .ate([.potassiumChloride], lastingHours: 0)]),
            "Do not add a potassium salt to it. With a potassium of 5 or more, ask whether it is still needed.",
            "Klor-Con consumer text",
            .secondary,
            urges: [.lessPotassium: .always]
        ),
    ]
}
