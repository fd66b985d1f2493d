import WordKit

extension InteractionTable {
    /// Strong inhibitors of both CYP3A4 and P-gp. Clarithromycin isn't among them, because the labels of factor Xa inhibitors keep the dose
    /// with it.
    private static let strongInBothWays: Set<String> = [
        "ketoconazole", "itraconazole", "posaconazole", "ritonavir", "cobicistat",
    ]

    /// Pairs with blood thinners.
    static let bleedingPairs: [InteractionRule] = [
        rule(
            "warf-bleed",
            of: [.vitaminKAntagonist],
            with: Phrase("anti-inflammatory pain relievers, aspirin, clopidogrel, SSRIs"),
            Phrase("bleeding becomes more likely"),
            .raisesEffect,
            .major,
            when: .takes([.nsaid, .antiplatelet, .serotonergic]),
            Phrase("Ask the INR clinic whether both are meant, and watch for bleeding."),
            "Warfarin label, set id c437507c-d308-4aac-aa5e-a54972c7fa95, Drug Interactions, and set id "
                + "bf21781b-d4d5-456d-a5bc-d48bd2da61ce, section 7.2; sertraline label, set id "
                + "2dac437f-b5ef-42dd-aa0b-1f4b9b45ef43, Warnings",
            .label,
            call: .takes([.nsaid]),
            urgent: Phrase("Beside an anti-inflammatory pain reliever, call your care team before the next dose."),
            alters: [.high(.inr)]
        ),
        rule(
            "warf-infect",
            of: [.vitaminKAntagonist],
            with: Phrase("co-trimoxazole, quinolones, metronidazole, azoles, macrolides"),
            Phrase("the INR rises"),
            .raisesEffect,
            .major,
            when: .any([
                .takes([.trimethoprim, .fluoroquinolone, .nitroimidazole, .azole, .macrolide]),
                .takesNamed(["sulfamethoxazole"]),
            ]),
            inrSoon,
            "Labels of co-trimoxazole, set id 7f82e5e0-b627-a3f3-e053-2991aa0abaa5, ciprofloxacin, set id "
                + "4fe686e7-b9bb-7450-e054-00144ff8d46c, metronidazole, set id a2883ca1-5a9a-4259-9d80-46ab67274384, "
                + "fluconazole, set id f694c617-3383-416c-91b6-b94fda371204, and clarithromycin, set id "
                + "b98b02bb-2609-49a0-b29f-e5911aa0cbc1, Drug Interactions",
            .label,
            call: .always,
            alters: [.high(.inr)]
        ),
        rule(
            "warf-amio",
            of: [.vitaminKAntagonist],
            with: Phrase("amiodarone, now or in the last 90 days"),
            Phrase("the INR rises, and bleeding can be fatal"),
            .raisesEffect,
            .major,
            when: .tookWithin([.antiarrhythmic], hours: 2160),
            inrSoon,
            "Amiodarone label, set id f49d011f-5ca6-4f75-ba16-2099fe42f5aa, Drug Interactions; 90 days for its weeks to "
                + "months are our own bound",
            .label,
            call: .always,
            alters: [.high(.inr)]
        ),
        rule(
            "warf-induce",
            of: [.vitaminKAntagonist],
            with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("the INR falls"),
            .lowersEffect,
            .major,
            when: .takes([.cyp3aInducer]),
            inrSoon,
            "Rifampin label, set id 4c39ee75-ae96-456d-bf47-16d49865345e, Drug Interactions; the others by their "
                + "class",
            .label,
            call: .always
        ),
        rule(
            "doac-induce",
            of: [.factorXaInhibitor, .thrombinInhibitor],
            with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and clots become more likely"),
            .lowersEffect,
            .contraindicated,
            when: .takes([.cyp3aInducer]),
            Phrase("Call your care team before the next dose of either."),
            "Apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, and dabigatran label, set id "
                + "ba74e3cd-b06f-4145-b284-5fd6b84ff3c9, Drug Interactions",
            .label
        ),
        rule(
            "doac-bleed",
            of: [.factorXaInhibitor, .thrombinInhibitor, .heparin],
            with: Phrase("anti-inflammatory pain relievers, aspirin, clopidogrel, SSRIs"),
            Phrase("bleeding becomes more likely"),
            .raisesEffect,
            .major,
            when: .takes([.nsaid, .antiplatelet, .serotonergic]),
            Phrase("Ask your care team whether both are meant, and watch for bleeding."),
            "Sertraline label, set id 2dac437f-b5ef-42dd-aa0b-1f4b9b45ef43, Warnings, on anticoagulants; apixaban label, "
                + "set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, on antiplatelets; enoxaparin, Drug Interactions (MIMS Philippines, "
                + "Enoxar)",
            .label,
            call: .takes([.nsaid]),
            urgent: Phrase("Beside an anti-inflammatory pain reliever, call them before the next dose."),
            alters: [.high(.inr)]
        ),
        rule(
            "thin-two",
            of: .anticoagulants,
            with: Phrase("another anticoagulant"),
            Phrase("bleeding becomes much more likely"),
            .raisesEffect,
            .major,
            when: .any([
                // Each pair is told once, with its first medicine in this order. Two of one class are duplicates.
                .all([
                    .isNone(of: [.factorXaInhibitor, .thrombinInhibitor]),
                    .takes([.factorXaInhibitor, .thrombinInhibitor, .heparin]),
                ]),
                .all([
                    .isNone(of: [.vitaminKAntagonist, .thrombinInhibitor]), .takes([.thrombinInhibitor, .heparin]),
                ]),
                .takes([.heparin]),
            ]),
            Phrase(
                "Call your care team before the next dose of either, unless the clinic is changing from one to the other, or gives ",
                "heparin for a dialysis session or a catheter."
            ),
            "Eliquis, Interactions (eliquis.co.uk); PMC4334601, table 4; the others by their class; heparin for a session by general "
                + "knowledge",
            .secondary,
            read: "2026-11-30",
            call: .always,
            alters: [.high(.inr)]
        ),
        rule(
            "plate-nsaid",
            of: [.antiplatelet],
            with: Phrase("an anti-inflammatory pain reliever"),
            Phrase("bleeding becomes more likely, above all in the stomach"),
            .raisesEffect,
            .major,
            // Aspirin against pain is such a pain reliever itself.
            when: .all([.isNone(of: [.nsaid]), .takes([.nsaid])]),
            Phrase(
                "Ask your care team or pharmacist for another way to treat pain. Black stools or vomited blood are an emergency."
            ),
            "CoPlavix, Special warnings (rxreasoner.com), on clopidogrel and aspirin; the others by their class",
            .secondary,
            read: "2026-11-30"
        ),
        rule(
            "riva-inhib",
            ["rivaroxaban"],
            with:
                Phrase(
                    "ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir, cobicistat; with an eGFR under 80 also ",
                    "clarithromycin, erythromycin, diltiazem, verapamil, dronedarone"
                ),
            Phrase("its level rises, and bleeding with it"),
            .raisesEffect,
            .major,
            when: .any([
                .takesNamed(strongInBothWays.union(["voriconazole"])),
                .all([
                    .takesNamed(["clarithromycin", "erythromycin", "diltiazem", "verapamil", "dronedarone"]),
                    .kidneyBelow(80),
                ]),
            ]),
            Phrase("Call your care team before the next dose of either."),
            "Rivaroxaban label, set id 10db92f9-2300-4a80-836b-673e1ae91610, section 7.2; diltiazem, verapamil and dronedarone "
                + "by their class; clarithromycin with an eGFR under 80 is our own bound; rivaroxaban, Precautions "
                + "(rxreasoner.com), on voriconazole",
            .label,
            worse: InteractionWorse(condition: .takesNamed(strongInBothWays), severity: .contraindicated),
            call: .always
        ),
        rule(
            "apix-inhib",
            ["apixaban"],
            with: Phrase("ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir or cobicistat"),
            Phrase("its level rises, and bleeding with it"),
            .raisesEffect,
            .major,
            when: .takesNamed(strongInBothWays.union(["voriconazole"])),
            Phrase(
                "Call your care team before the next dose of either: ask whether your dose can be taken with it; tablets of ",
                "2.5 mg can't."
            ),
            "Apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, Dosage and Administration; Eliquis, Drug Interactions "
                + "(MIMS Malaysia), on voriconazole",
            .label,
            worse: InteractionWorse(condition: .doseBelow(5), severity: .contraindicated),
            call: .always
        ),
        rule(
            "dabi-pgp",
            of: [.thrombinInhibitor],
            with:
                Phrase(
                    "amiodarone, azoles, verapamil, clarithromycin, cyclosporine and other P-gp inhibitors, with an ",
                    "eGFR under 50"
                ),
            Phrase("its level rises, and bleeding with it"),
            .raisesEffect,
            .major,
            when: .all([.takes([.pgpInhibitor]), .kidneyBelow(50)]),
            Phrase("Call your care team before the next dose of either."),
            "Dabigatran label, set id ba74e3cd-b06f-4145-b284-5fd6b84ff3c9, Dosage and Administration",
            .label,
            worse: InteractionWorse(condition: .kidneyBelow(30), severity: .contraindicated),
            call: .always
        ),
        rule(
            "edox-pgp",
            ["edoxaban"],
            with: Phrase("cyclosporine, dronedarone, erythromycin, ketoconazole or verapamil"),
            Phrase("its level rises, and bleeding with it"),
            .raisesEffect,
            .major,
            when: .takesNamed(["cyclosporine", "dronedarone", "erythromycin", "ketoconazole", "verapamil"]),
            Phrase("Call your care team before the next dose of either: ask whether the dose goes with it."),
            "Lixiana, Dosage (MIMS Hong Kong); PMC4906085, table 3, on verapamil",
            .secondary,
            read: "2026-11-30",
            call: .always
        ),
    ]
}
