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

    // swift-format-ignore
    private static let transplantPairs: [InteractionRule] = [
        rule("thiop-xo", of: [.thiopurine], with: Phrase("allopurinol or febuxostat"),
            Phrase("its level rises several times over, which can keep the bone marrow from making blood"), .raisesEffect, .contraindicated,
            when: .takes([.xanthineOxidaseInhibitor]), Phrase("Call your care team before the next dose of either. With allopurinol only a fraction ",
                "of the usual dose is given, and febuxostat is excluded."), "Imuran label, set id 606101a0-6244-7eff-e053-2a91aa0acadd, Precautions; "
                + "mercaptopurine label, set id c3b5b8b0-bc5c-4ce9-bbdc-febba60c2658, section 2.4; Uloric label, sections 4 and 7.1", .label),
        rule("cni-inhib",
            of: [.calcineurinInhibitor], with: Phrase("azoles, macrolides, diltiazem, verapamil, ritonavir and other CYP3A4 inhibitors"),
            Phrase("its level rises, which can harm the kidneys and nerves"), .raisesEffect, .major, when: .takes(.cyp3aInhibitors), transplantTeam,
            "Prograf label, set id 7f667de1-9dfa-4bd6-8ba0-15ee2d78873b, section 7.2; cyclosporine label, "
                + "set id b5580eb5-2f1c-44fb-aca6-138b872f249f, Drug Interactions", .label, call: .always),
        rule("mtor-inhib", of: [.mTORInhibitor], with: Phrase("azoles, macrolides, diltiazem, verapamil, ritonavir and other CYP3A4 inhibitors"),
            Phrase("its level rises"), .raisesEffect, .major, when: .takes(.cyp3aInhibitors), transplantTeam,
            "Sirolimus label, set id 5908cd1a-fc5a-462f-99ed-1d8983e253c9, section 7.2; everolimus by its class", .label,
            worse: InteractionWorse(condition: .takes([.cyp3aStrong]), severity: .contraindicated), call: .always),
        rule("cni-induce", of: [.calcineurinInhibitor], with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and the transplant can be rejected"), .lowersEffect, .major, when: .takes([.cyp3aInducer]), transplantTeam,
            "Prograf label, set id 7f667de1-9dfa-4bd6-8ba0-15ee2d78873b, section 7.2; Neoral label, set "
                + "id 94461af3-11f1-4670-95d4-2965b9538ae3, Drug Interactions", .label, call: .always),
        rule("mtor-induce", of: [.mTORInhibitor], with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and the transplant can be rejected"), .lowersEffect, .contraindicated, when: .takes([.cyp3aInducer]),
            transplantTeam, "Sirolimus label, set id 5908cd1a-fc5a-462f-99ed-1d8983e253c9, section 7.2; everolimus by its class", .label),
        rule("nsaid-cni", of: [.nsaid], with: Phrase("tacrolimus or cyclosporine"), Phrase("together they can harm the kidneys"), .harms, .major,
            when: .takes([.calcineurinInhibitor]),
            Phrase("Call your care team before the next dose of either: ask the transplant team for another way to treat pain."),
            "Tacrolimus-Teva leaflet on ibuprofen, as MIMS Hong Kong prints it; the others by their class", .secondary, call: .always),
        rule("colch-inhib", of: [.colchicine],
            with: Phrase("clarithromycin, cyclosporine, azoles, ritonavir, diltiazem, verapamil and other P-gp or CYP3A4 inhibitors"),
            Phrase("its level rises; people with kidney disease have died of it"), .raisesEffect, .major,
            when: .takes(.cyp3aInhibitors.union([.pgpInhibitor])), Phrase("Call your care team before the next dose of either. With kidney disease ",
                "the label excludes it beside the strong ones, such as clarithromycin, ritonavir and cyclosporine, and has other doses beside the ",
                "others."), "Colcrys label, set id d6adc880-5499-4691-93f3-27c87902d5fc, section 5.3 and table 1; an eGFR under 60 is our own bound",
            .label, worse: InteractionWorse(condition: .all([.kidneyBelow(60), .any([.takes([.cyp3aStrong]),
                .takesNamed(["cyclosporine", "amiodarone", "dronedarone"])])]), severity: .contraindicated), call: .always),
        rule("fine-inhib",
            of: [.nonSteroidalMRA, .vasopressinAntagonist], with: Phrase("azoles, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises"), .raisesEffect, .contraindicated, when: .takes([.cyp3aStrong]),
            Phrase("Call your care team before the next dose of either."), "General knowledge of the labels, section 4", .recalled),
        rule("calcim-two", of: [.calcimimetic], with: Phrase("another calcimimetic, or one less than 7 days ago"),
            Phrase("calcium in the blood can fall too low"), .lowersBloodValue, .contraindicated,
            when: .tookWithin([.calcimimetic], hours: 168), Phrase("Call your care team before the next dose of either."),
            "Parsabiv, EU package leaflet EU/1/16/1142/001, section 2; the 7 days aren't confirmed", .label),
        rule("calcim-ca", of: [.calcimimetic], with: Phrase("a low calcium"),
            Phrase("it lowers calcium further, which can bring cramps, seizures and a dangerous heartbeat"), .lowersBloodValue, .major,
            when: .lab(.calcium, .below(DecimalText.constant("8.4"))), Phrase("Call your care team before the next dose. With cramps, tingling or a ",
                "seizure call at once. Where albumin is low, ask for the corrected value."),
            "Parsabiv label, Highlights, section 2.2; Mimpara, EU package leaflet EU/1/04/292/001, section 2", .label,
            worse: InteractionWorse(condition: .lab(.calcium, .below(DecimalText.constant("7.5"))), severity: .contraindicated), call: .always),
        rule("al-citrate", of: [.aluminum], with: Phrase("citrate, as potassium, calcium, sodium or magnesium citrate"),
            Phrase("citrate lets the gut take up aluminum, which builds up"), .harms, .major,
            when: .takes([.citrate]), Phrase("Call your care team before the next dose of either."), "General knowledge", .recalled, call: .always),
    ]

    /// An antidepressant that ended beside an MAO inhibitor. The rules about MAO inhibitors cover both while they are taken.
    private static let endedBesideMAOI: InteractionCondition = .all([.hasEnded, .takes([.lastingMAOInhibitor])])
    private static let afterSerotonin = Phrase(
        "Call your care team before the next dose of the MAO inhibitor. Fever, shaking, confusion or a racing heart are an emergency."
    )

    // swift-format-ignore
    private static let nervePairs: [InteractionRule] = [
        rule("maoi-ssri", of: [.lastingMAOInhibitor], with: Phrase("SSRIs and SNRIs, also for 14 days after its last dose"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: .takes([.serotonergic]),
            Phrase("Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."),
            "Fluoxetine label, set id 9651816f-58f5-4bf8-8183-6f3d84d36b5c, Contraindications; the others "
                + "by their class, and the 14 days aren't confirmed", .label, lastingDays: 14),
        rule("maoi-tca", of: [.lastingMAOInhibitor], with: Phrase("tricyclic antidepressants, also for 14 days after its last dose"),
            Phrase("a dangerous fever and seizures can follow; people have died of it"), .harms, .contraindicated, when: .takes([.tricyclic]),
            Phrase("Call your care team before the next dose of either. Fever, a seizure, confusion or a racing heart are an emergency."),
            "Amitriptyline label, set id e454fe56-0896-4d40-862c-95ef0fc0bc82, Contraindications, as WikiDoc prints it; the others by their class",
            .label, read: "2026-11-29", lastingDays: 14),
        rule("sero-maoi", ["tramadol", "dextromethorphan"], with: Phrase("an MAO inhibitor, now or less than 14 days ago"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: .tookWithin([.maoInhibitor], hours: 336),
            Phrase("Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."),
            "Qdolo label, Contraindications, as qdolo.com prints it; Theraflu Daytime, set id "
                + "8f0e4876-6bf0-4f6d-9cf0-f2aef2682ffc, Drug Facts, Warnings", .label, read: "2026-11-29"),
        rule("tram-sero", ["tramadol"], with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level, and seizures become more likely"), .harms, .major,
            when: .takes([.serotonergic, .tricyclic]),
            Phrase("Ask your care team whether both are meant. Fever, shaking, confusion, a racing heart or a seizure are an emergency."),
            "Tramadol label, sections 5.8 and 5.9, as druginserts.com prints it", .secondary, read: "2026-11-29"),
        rule("fluox-maoi", ["fluoxetine"], with: Phrase("an MAO inhibitor, also for 5 weeks after its last dose"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: .takes([.lastingMAOInhibitor]),
            Phrase("Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."),
            "Fluoxetine label, set id 9651816f-58f5-4bf8-8183-6f3d84d36b5c, Contraindications", .label, lastingDays: 35),
        rule("ssri-maoi", ["sertraline", "citalopram", "escitalopram", "paroxetine", "fluvoxamine"],
            with: Phrase("an MAO inhibitor, for 14 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: endedBesideMAOI, afterSerotonin,
            "Zoloft, drugalert.org; the others by their class", .secondary, read: "2026-11-29", lastingDays: 14),
        rule("venla-maoi", ["venlafaxine"], with: Phrase("an MAO inhibitor, for 7 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: endedBesideMAOI, afterSerotonin,
            "Pristiq, pristiq.com; venlafaxine, of which it is a breakdown product, by general knowledge", .secondary,
            read: "2026-11-29", lastingDays: 7),
        rule("dulox-maoi", ["duloxetine"], with: Phrase("an MAO inhibitor, for 5 days after its own last dose"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .contraindicated, when: endedBesideMAOI, afterSerotonin,
            "Duloxetine medication guide, in a copy without its set id", .secondary, read: "2026-11-29", lastingDays: 5),
        rule("dxm-sero", ["dextromethorphan"], with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .major, when: .takes([.serotonergic, .tricyclic]),
            Phrase("Ask your pharmacist or care team before you take it. Fever, shaking, confusion or a racing heart are an emergency."),
            "Zoloft, Special Precautions, as MIMS Thailand prints it; the others by their class", .secondary, read: "2026-11-29"),
        rule("linez-ssri", ["linezolid"], with: Phrase("SSRIs, SNRIs and tricyclics"),
            Phrase("serotonin can rise to a dangerous level"), .harms, .major, when: .takes([.serotonergic, .tricyclic]),
            Phrase("Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."),
            "Zyvox label, set id 6e70e63b-bfd5-478d-a8ee-8ba22c9efabd, section 5.3; tricyclics aren't confirmed", .label, call: .always),
    ]

    // swift-format-ignore
    private static let sugarPairs: [InteractionRule] = [
        rule("su-drugs", of: [.sulfonylurea], with: Phrase("co-trimoxazole, azoles, clarithromycin, gemfibrozil"), Phrase("glucose can fall too low"),
            .lowersBloodValue, .major, when: .any([.takes([.trimethoprim, .azole, .fibrate]), .takesNamed(["sulfamethoxazole", "clarithromycin"])]),
            Phrase("Call your care team before the next dose of either, and measure glucose more often during the course."),
            "Co-trimoxazole label, set id f0e73842-6002-43c2-97fc-0cadc1bf6346, Drug Interactions; Diflucan "
                + "label, set id f694c617-3383-416c-91b6-b94fda371204, "
                + "Precautions; gemfibrozil isn't confirmed; Parekh 2014, JAMA Intern Med 174:1605, read in its abstract", .label, call: .always),
        rule("steroid-sugar", of: [.steroid], with: Phrase("diabetes or a high glucose, a low potassium, water tablets"),
            Phrase("it raises glucose and lowers potassium"), .raisesBloodValue, .moderate, when: .any([.diabetic, .lab(.glucose, .above(180)),
                potassiumLow, .takes([.loopDiuretic, .thiazide])]), Phrase("Measure glucose as your care team says, and ask about a potassium test."),
            "General knowledge; 180 mg/dL is our own bound", .recalled, alters: [.low(.potassium)]),
    ]

    // swift-format-ignore
    /// Pairs that affect the heart, blood pressure, cholesterol or potassium.
    static let heartPairs: [InteractionRule] = [
        rule("statin-ciclo", of: [.statin], with: Phrase("cyclosporine"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"), .raisesEffect, .major, when: .takesNamed(["cyclosporine"]),
            Phrase("Call your care team before the next dose of either. Some statins are excluded with cyclosporine, ",
                "and others have a highest dose."), "Labels of simvastatin, set id 5c1c694c-4b08-469e-b538-08e69df06146, section 4, lovastatin, "
                + "set id df7ddf4f-d569-431e-81f1-9129d7043150, Warnings, atorvastatin, "
                + "set id 40e6b63f-0a20-404a-8915-2f698877a96b, section 2.6, pitavastatin, set id 9ad1ecb9-822d-47c1-9f6f-6f771fa0f924, section 7, "
                + "rosuvastatin, set id ac89adcd-3226-4a66-8902-0f0a33be159a, section 2.4, pravastatin, set id d0641def-425e-4357-a6b6-24ce00424549, "
                + "section 2.6, and fluvastatin, set id d0a7247c-5d83-4bc1-840f-c58314d14195, section 7.1", .label,
            worse: InteractionWorse(condition: .any([.isNamed(["simvastatin", "lovastatin", "atorvastatin", "pitavastatin"]),
                .all([.isNamed(["rosuvastatin"]), .dayDoseMayExceed(5)]), .all([.isNamed(["pravastatin"]), .dayDoseMayExceed(20)]),
                .all([.isNamed(["fluvastatin"]), .dayDoseMayExceed(40)])]), severity: .contraindicated), call: .always),
        rule("statin-fibrate", of: [.statin], with: Phrase("gemfibrozil"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"), .raisesEffect, .major, when: .takes([.fibrate]),
            Phrase("Call your care team before the next dose of either."), "Labels of simvastatin, set id 5c1c694c-4b08-469e-b538-08e69df06146, "
                + "section 4, and lovastatin, set id df7ddf4f-d569-431e-81f1-9129d7043150, Warnings; the others by their class", .label,
            worse: InteractionWorse(condition: .isNamed(["simvastatin", "lovastatin"]), severity: .contraindicated), call: .always),
        rule("statin-inhib", of: [.cyp3aStatin], with: Phrase("azoles, clarithromycin, erythromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"), .raisesEffect, .contraindicated,
            when: .any([.takes([.cyp3aStrong]), .takesNamed(["erythromycin"])]), Phrase("Call your care team before the next dose of either."),
            "Zocor label, set id 8f55d5de-5a4f-4a39-8c84-c53976dd6af9, section 7.1; lovastatin label, set "
                + "id df7ddf4f-d569-431e-81f1-9129d7043150, Contraindications", .label),
        rule("atorva-inhib", ["atorvastatin"], with: Phrase("itraconazole, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, which can destroy muscle and harm the kidneys"), .raisesEffect, .major,
            when: .takes([.cyp3aStrong]), Phrase("Call your care team before the next dose of either: ask whether your dose can be taken with it."),
            "Atorvastatin label, set id 40e6b63f-0a20-404a-8915-2f698877a96b, section 2.6, by its heading; the others by their class", .recalled,
            call: .always),
        rule("statin-two", of: [.statin], with: Phrase("another statin"), Phrase("two of one class add up, and muscle can be destroyed"),
            .raisesEffect, .major, when: .takes([.statin]), Phrase("Ask your care team whether both are meant."), "General knowledge", .recalled),
        rule("simva-dose", ["simvastatin"], with: Phrase("amlodipine or amiodarone, from more than 20 mg of simvastatin a day on; diltiazem, ",
                "verapamil or dronedarone, from more than 10 mg of simvastatin a day on"), Phrase("its level rises, which can destroy muscle"),
            .raisesEffect, .major, when: .any([.all([.takesNamed(["amlodipine", "amiodarone"]), .dayDoseMayExceed(20)]),
                .all([.takesNamed(["diltiazem", "verapamil", "dronedarone"]), .dayDoseMayExceed(10)])]),
            Phrase("Ask your care team whether the dose of simvastatin goes with it."),
            "Simvastatin label, set id 4724dbb4-3613-4e6a-948f-a43d34f97f06, section 2.5", .label),
        rule("acei-arni", of: [.aceInhibitor], with: Phrase("sacubitril, now or less than 36 hours ago"),
            Phrase("face and throat can swell shut"), .harms, .contraindicated, when: .tookWithin([.neprilysinInhibitor], hours: 36),
            Phrase("Call your care team before the next dose of either. Swelling of face or throat is an emergency."),
            "Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, section 4; Entresto, EU package leaflet EU/1/15/1058/001, section 2",
            .label),
        rule("arni-acei", of: [.neprilysinInhibitor], with: Phrase("an ACE inhibitor, now or less than 36 hours ago"),
            Phrase("face and throat can swell shut"), .harms, .contraindicated, when: .tookWithin([.aceInhibitor], hours: 36),
            Phrase("Call your care team before the next dose of either. Swelling of face or throat is an emergency."),
            "Zestril label, set id 838c2d78-d2d8-4981-9ec9-e50ef9e1a5d8, section 4; Entresto, EU package leaflet EU/1/15/1058/001, section 2",
            .label),
        rule("acei-arb", of: [.aceInhibitor], with: Phrase("an angiotensin receptor blocker"),
            Phrase("together they bring more low blood pressure, high potassium and kidney failure"), .harms, .major,
            when: .takes([.arb]), Phrase("Ask your care team whether both are meant."),
            "Telmisartan label, set id d7c9bd41-9558-46e1-ab03-82cdf85db3fe, section 5.6; AGS Beers Criteria 2023, table 5", .label,
            alters: [.high(.potassium)]),
        rule("dri-ras", of: [.reninInhibitor], with: Phrase("an ACE inhibitor or an angiotensin receptor blocker"),
            Phrase("together they bring more low blood pressure, high potassium and kidney failure"), .harms, .major,
            when: .takes([.aceInhibitor, .arb]), Phrase("Call your care team before the next dose of either. With diabetes the label excludes them ",
                "together, and with an eGFR under 60 it says to avoid it."),
            "Tekturna label, set id 833c7a0b-5f64-4363-94d5-9a179049113a, Contraindications; set id 8bc4bed6-9a97-4aa1-b34d-6053bdb143a4, "
                + "sections 5.2 and 5.4", .label, worse: InteractionWorse(condition: .any([.diabetic, .kidneyBelow(60)]), severity: .contraindicated),
            call: .always, alters: [.high(.potassium)]),
        rule("dri-inhib", of: [.reninInhibitor], with: Phrase("cyclosporine or itraconazole"), Phrase("its level rises"), .raisesEffect,
            .contraindicated, when: .takesNamed(["cyclosporine", "itraconazole"]), Phrase("Call your care team before the next dose of either."),
            "Tekturna label, set id 833c7a0b-5f64-4363-94d5-9a179049113a, Warnings and Precautions", .label),
        rule("kspare-ras", of: [.mra, .nonSteroidalMRA, .potassiumSparing],
            with: Phrase("an ACE inhibitor, ARB, sacubitril, aliskiren, tacrolimus, cyclosporine or an anti-inflammatory pain reliever"),
            Phrase("potassium in the blood can rise"), .raisesBloodValue, .moderate,
            when: .takes([.aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor, .calcineurinInhibitor, .nsaid, .heparin]),
            Phrase("Have potassium checked within a week of a change, and then as planned."),
            "Spironolactone label, set id 0fed2822-3a03-4b64-9857-c682fcd462bc, section 5.1; eplerenone "
                + "label, set id 1a52bedc-8e2c-4116-a296-a87770676b4a, section 5.1; amiloride label, set "
                + "id e0cc2d44-436a-47e8-a890-589882fff4c4, Warnings", .label, worse: InteractionWorse(condition: potassiumAbove, severity: .major),
            call: potassiumStop, urgent: Phrase("With a potassium above 5.5, call your care team before the next dose.")),
        rule("mra-two", of: [.mra, .nonSteroidalMRA], with: Phrase("amiloride, triamterene or another mineralocorticoid antagonist"),
            Phrase("potassium in the blood can rise severely; people have died of it"), .raisesBloodValue, .contraindicated,
            when: .takes(.keepingPotassium), Phrase("Call your care team before the next dose of either."),
            "Dyrenium label, set id 5012f997-9fb2-4c3d-99fd-4f7efd7c39af, and amiloride label, set id "
                + "2b70cf0c-45be-428f-b396-5001ed4e30fc, Contraindications", .label, urges: [.lessPotassium: .always]),
        rule("eple", ["eplerenone"], with: Phrase("a potassium above 5.5, an eGFR of 30 or less, azoles, clarithromycin, ritonavir"),
            Phrase("potassium in the blood can rise severely"), .raisesBloodValue, .contraindicated,
            when: .any([potassiumStop, .kidneyBelow(31), .takes([.cyp3aStrong])]), Phrase("Ask your care team today whether it can go on."),
            "Inspra label, set id a55a39ff-1bd5-428b-a64f-c44262e2f3ed, section 4; the inhibitors aren't confirmed", .label,
            urges: [.lessPotassium: .always]),
        rule("indo-triam", ["indomethacin"], with: Phrase("triamterene"), Phrase("together they can stop the kidneys"), .harms, .contraindicated,
            when: .takesNamed(["triamterene"]), Phrase("Call your care team before the next dose of either."),
            "Indomethacin label, set id 129eaf3a-b013-4b29-a58f-1565f9f41d5b, table 2 of Drug Interactions", .label),
        rule("nsaid-k", of: [.nsaid], with: Phrase("a high potassium"), Phrase("it can raise potassium further"), .raisesBloodValue, .major,
            when: potassiumHigh, Phrase("Ask for another way to treat pain."),
            "Eplerenone label, set id 1a52bedc-8e2c-4116-a296-a87770676b4a, section 5.1, on anti-inflammatory pain relievers", .label,
            call: potassiumStop,
            urgent: Phrase("With a potassium above 5.5, call your care team before the next dose."), urges: [.lessPotassium: .always]),
        rule("hep-k", of: [.heparin], with: Phrase("a high potassium, or a medicine that raises it"), Phrase("it can raise potassium"),
            .raisesBloodValue, .moderate, when: .any([potassiumHigh, .takes(.raas.union([.potassiumSparing, .potassiumSupplement, .trimethoprim]))]),
            Phrase("Ask about a blood test."), "Aull 1990, DICP 24:244, read in its abstract; heparin label, section 5.9, by its heading", .secondary,
            read: "2026-11-23", urges: [.lessPotassium: .always]),
        rule("dig-drugs", of: [.cardiacGlycoside], with: Phrase("amiodarone, dronedarone, verapamil, clarithromycin, erythromycin, itraconazole, ",
                "ketoconazole, posaconazole, ritonavir, cobicistat or cyclosporine"),
            Phrase("its level rises, which can be fatal"), .raisesEffect, .major, when: .any([.takes([.antiarrhythmic]), .takesNamed(["verapamil",
                "clarithromycin", "erythromycin", "itraconazole", "ketoconazole", "posaconazole", "ritonavir", "cobicistat", "cyclosporine"])]),
            Phrase("Call your care team before the next dose of either: its level has to be measured."),
            "Amiodarone label, set id d911b4cf-eec4-43f8-aa64-cc60cfc901b9, section 7; digoxin label, set "
                + "id dfac7f13-28be-423d-9389-9089da29da17, section 7.2; clarithromycin label, set id 99d2fd6b-39ca-42f9-ad06-30e7fbc22c47, "
                + "table 8; Ligoxin, Drug Interactions (MIMS Philippines), on erythromycin, itraconazole and cyclosporine; Neonatal Intensive "
                + "Care Drug Manual, page 171 (kompy.info); posaconazole by the same mechanism", .secondary, read: "2026-11-30", call: .always),
        rule("beta-ccb", of: [.betaBlocker], with: Phrase("verapamil or diltiazem"),
            Phrase("the pulse can become too slow, and the signals of the heart can be blocked"), .harms, .major, when: .takesNamed(["verapamil",
                "diltiazem"]), Phrase("Ask your care team whether both are meant. Fainting or a very slow pulse is an emergency."),
            "Veral and Angiozem, Special Precautions and Warnings (MIMS Philippines); that a call can't wait is our own judgment", .secondary,
            read: "2026-11-30",
            call: .takesNamed(["verapamil"]), urgent: Phrase("Beside verapamil, call your care team before the next dose of either.")),
        rule("qt-two", Set(lengtheningQT), with: Phrase("another medicine that lengthens the QT interval of the heartbeat, such as some ",
                "antibiotics, fluconazole, citalopram or amiodarone"), Phrase("the heartbeat can become dangerous"), .harms, .major,
            when: eachPairOnce(lengtheningQT),
            Phrase("Call your care team before the next dose of either: ask whether both are meant. Fainting or a racing heart is an emergency."),
            "The Hospitalist, list of medicines that lengthen the QT interval; MHRA, Drug Safety Update "
                + "on citalopram and escitalopram; the others by their class", .secondary, read: "2026-11-30", call: .always),
        rule("tica-inhib", ["ticagrelor"], with: Phrase("azoles, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"),
            Phrase("its level rises, and bleeding with it"), .raisesEffect, .contraindicated,
            when: .takes([.cyp3aStrong]), Phrase("Call your care team before the next dose of either."),
            "Brilinta label, set id f7b3f443-e83d-4bf2-0e96-023448fed9a8, section 5.6", .label),
        rule("clopi-ppi", ["clopidogrel"], with: Phrase("omeprazole or esomeprazole"), Phrase("it works less"), .lowersEffect, .major,
            when: .takes([.cyp2c19Inhibitor]), Phrase("Ask your care team for another acid reducer."),
            "Plavix label, set id de8b0b67-eb25-4684-83b5-7ad785314227, Drug Interactions", .label),
        rule("licorice-k", of: [.licorice], with: Phrase("a water tablet, digoxin or a low potassium"),
            Phrase("potassium falls"), .lowersBloodValue, .major,
            when: .any([potassiumLow, .takes([.loopDiuretic, .thiazide, .cardiacGlycoside])]), Phrase("Ask your care team before you go on with it."),
            "Lasix label, set id eadfe464-720b-4dcd-a0d8-45dba706bd33, Precautions; the others by the same mechanism", .label,
            alters: [.low(.potassium)]),
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

    /// Strong inhibitors of both CYP3A4 and P-gp. Clarithromycin isn't among them, because the labels of factor Xa inhibitors keep the dose
    /// with it.
    private static let strongInBothWays: Set<String> = [
        "ketoconazole", "itraconazole", "posaconazole", "ritonavir", "cobicistat",
    ]

    // swift-format-ignore
    /// Pairs with blood thinners.
    static let bleedingPairs: [InteractionRule] = [
        rule("warf-bleed", of: [.vitaminKAntagonist], with: Phrase("anti-inflammatory pain relievers, aspirin, clopidogrel, SSRIs"),
            Phrase("bleeding becomes more likely"), .raisesEffect, .major,
            when: .takes([.nsaid, .antiplatelet, .serotonergic]), Phrase("Ask the INR clinic whether both are meant, and watch for bleeding."),
            "Warfarin label, set id c437507c-d308-4aac-aa5e-a54972c7fa95, Drug Interactions, and set id bf21781b-d4d5-456d-a5bc-d48bd2da61ce, "
                + "section 7.2; sertraline label, set id 2dac437f-b5ef-42dd-aa0b-1f4b9b45ef43, Warnings", .label, call: .takes([.nsaid]),
            urgent: Phrase("Beside an anti-inflammatory pain reliever, call your care team before the next dose."), alters: [.high(.inr)]),
        rule("warf-infect", of: [.vitaminKAntagonist], with: Phrase("co-trimoxazole, quinolones, metronidazole, azoles, macrolides"),
            Phrase("the INR rises"), .raisesEffect, .major,
            when: .any([.takes([.trimethoprim, .fluoroquinolone, .nitroimidazole, .azole, .macrolide]), .takesNamed(["sulfamethoxazole"])]), inrSoon,
            "Labels of co-trimoxazole, set id 7f82e5e0-b627-a3f3-e053-2991aa0abaa5, ciprofloxacin, set id 4fe686e7-b9bb-7450-e054-00144ff8d46c, "
                + "metronidazole, set id a2883ca1-5a9a-4259-9d80-46ab67274384, fluconazole, set id f694c617-3383-416c-91b6-b94fda371204, "
                + "and clarithromycin, set id b98b02bb-2609-49a0-b29f-e5911aa0cbc1, Drug Interactions", .label, call: .always, alters: [.high(.inr)]),
        rule("warf-amio", of: [.vitaminKAntagonist], with: Phrase("amiodarone, now or in the last 90 days"),
            Phrase("the INR rises, and bleeding can be fatal"), .raisesEffect, .major, when: .tookWithin([.antiarrhythmic], hours: 2160), inrSoon,
            "Amiodarone label, set id f49d011f-5ca6-4f75-ba16-2099fe42f5aa, Drug Interactions; 90 days for its weeks to months are our own bound",
            .label, call: .always, alters: [.high(.inr)]),
        rule("warf-induce", of: [.vitaminKAntagonist], with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("the INR falls"), .lowersEffect, .major, when: .takes([.cyp3aInducer]), inrSoon,
            "Rifampin label, set id 4c39ee75-ae96-456d-bf47-16d49865345e, Drug Interactions; the others by their class", .label, call: .always),
        rule("doac-induce",
            of: [.factorXaInhibitor, .thrombinInhibitor], with: Phrase("rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"),
            Phrase("its level falls, and clots become more likely"), .lowersEffect, .contraindicated, when: .takes([.cyp3aInducer]),
            Phrase("Call your care team before the next dose of either."), "Apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, and "
                + "dabigatran label, set id ba74e3cd-b06f-4145-b284-5fd6b84ff3c9, Drug Interactions", .label),
        rule("doac-bleed",
            of: [.factorXaInhibitor, .thrombinInhibitor, .heparin], with: Phrase("anti-inflammatory pain relievers, aspirin, clopidogrel, SSRIs"),
            Phrase("bleeding becomes more likely"), .raisesEffect, .major,
            when: .takes([.nsaid, .antiplatelet, .serotonergic]), Phrase("Ask your care team whether both are meant, and watch for bleeding."),
            "Sertraline label, set id 2dac437f-b5ef-42dd-aa0b-1f4b9b45ef43, Warnings, on anticoagulants; "
                + "apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, "
                + "on antiplatelets; enoxaparin, Drug Interactions (MIMS Philippines, Enoxar)", .label, call: .takes([.nsaid]),
            urgent: Phrase("Beside an anti-inflammatory pain reliever, call them before the next dose."), alters: [.high(.inr)]),
        rule("thin-two", of: .anticoagulants, with: Phrase("another anticoagulant"),
            Phrase("bleeding becomes much more likely"), .raisesEffect, .major, when: .any([
                // Each pair is told once, with its first medicine in this order. Two of one class are duplicates.
                .all([.isNone(of: [.factorXaInhibitor, .thrombinInhibitor]), .takes([.factorXaInhibitor, .thrombinInhibitor, .heparin])]),
                .all([.isNone(of: [.vitaminKAntagonist, .thrombinInhibitor]), .takes([.thrombinInhibitor, .heparin])]), .takes([.heparin])]),
            Phrase("Call your care team before the next dose of either, unless the clinic is changing from one ",
                "to the other, or gives heparin for a dialysis session or a catheter."),
            "Eliquis, Interactions (eliquis.co.uk); PMC4334601, table 4; the others by their class; heparin for a session by general knowledge",
            .secondary, read: "2026-11-30", call: .always, alters: [.high(.inr)]),
        rule("plate-nsaid", of: [.antiplatelet], with: Phrase("an anti-inflammatory pain reliever"),
            Phrase("bleeding becomes more likely, above all in the stomach"), .raisesEffect, .major,
            // Aspirin against pain is such a pain reliever itself.
            when: .all([.isNone(of: [.nsaid]), .takes([.nsaid])]),
            Phrase("Ask your care team or pharmacist for another way to treat pain. Black stools or vomited blood are an emergency."),
            "CoPlavix, Special warnings (rxreasoner.com), on clopidogrel and aspirin; the others by their class", .secondary, read: "2026-11-30"),
        rule("riva-inhib", ["rivaroxaban"], with: Phrase("ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir, cobicistat; with an ",
                "eGFR under 80 also clarithromycin, erythromycin, diltiazem, verapamil, dronedarone"),
            Phrase("its level rises, and bleeding with it"), .raisesEffect, .major, when: .any([.takesNamed(strongInBothWays.union(["voriconazole"])),
                .all([.takesNamed(["clarithromycin", "erythromycin", "diltiazem", "verapamil", "dronedarone"]), .kidneyBelow(80)])]),
            Phrase("Call your care team before the next dose of either."),
            "Rivaroxaban label, set id 10db92f9-2300-4a80-836b-673e1ae91610, section 7.2; diltiazem, verapamil and dronedarone by their "
                + "class; clarithromycin with an eGFR under 80 is our own bound; rivaroxaban, Precautions (rxreasoner.com), on voriconazole", .label,
            worse: InteractionWorse(condition: .takesNamed(strongInBothWays), severity: .contraindicated), call: .always),
        rule("apix-inhib", ["apixaban"], with: Phrase("ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir or cobicistat"),
            Phrase("its level rises, and bleeding with it"), .raisesEffect, .major, when: .takesNamed(strongInBothWays.union(["voriconazole"])),
            Phrase("Call your care team before the next dose of either: ask whether your dose can be taken with it; tablets of 2.5 mg can't."),
            "Apixaban label, set id 7be1f4c1-bb2f-4ded-ae9a-515d2a22f93e, Dosage and Administration; Eliquis, Drug Interactions (MIMS "
                + "Malaysia), on voriconazole", .label, worse: InteractionWorse(condition: .doseBelow(5), severity: .contraindicated), call: .always),
        rule("dabi-pgp", of: [.thrombinInhibitor],
            with: Phrase("amiodarone, azoles, verapamil, clarithromycin, cyclosporine and other P-gp inhibitors, with an eGFR under 50"),
            Phrase("its level rises, and bleeding with it"), .raisesEffect, .major,
            when: .all([.takes([.pgpInhibitor]), .kidneyBelow(50)]), Phrase("Call your care team before the next dose of either."),
            "Dabigatran label, set id ba74e3cd-b06f-4145-b284-5fd6b84ff3c9, Dosage and Administration", .label,
            worse: InteractionWorse(condition: .kidneyBelow(30), severity: .contraindicated), call: .always),
        rule("edox-pgp", ["edoxaban"], with: Phrase("cyclosporine, dronedarone, erythromycin, ketoconazole or verapamil"),
            Phrase("its level rises, and bleeding with it"), .raisesEffect, .major, when: .takesNamed(["cyclosporine", "dronedarone", "erythromycin",
                "ketoconazole", "verapamil"]), Phrase("Call your care team before the next dose of either: ask whether the dose goes with it."),
            "Lixiana, Dosage (MIMS Hong Kong); PMC4906085, table 3, on verapamil", .secondary, read: "2026-11-30", call: .always),
    ]
}
