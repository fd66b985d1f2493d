import FractionParser
import KidneyNutrition

extension InteractionCases {
    /// Medicines that a label limits with weak kidneys, with an eGFR just below and at each limit, a stage and dialysis.
    static let limits: Result<[RuleCase], any Error> = Result {
        [
            try filtration("fine-kidney", "Kerendia", below: 25),
            try filtration("mtx-kidney", "methotrexate", below: 60),
            try pair(
                "mtx-tmp",
                "Trexall",
                with: ["Bactrim", "trimethoprim", "sulfamethoxazole"],
                not: ["amoxicillin"]
            ),
            try pair("mtx-nsaid", "Trexall", with: ["Advil", "Aleve", "Advil PM"], not: ["Tylenol", "Voltaren Gel"]),
            try pair("mtx-ppi", "Trexall", with: ["Prilosec", "Nexium", "Protonix", "Prevacid"], not: ["Pepcid"]),
            try filtration("deno-kidney", "Prolia", below: 30),
            try filtration("deno-kidney", "Xgeva", below: 30),
            try pair("deno-calcium", "Prolia", with: ["Sensipar", "Parsabiv"], not: ["calcitriol"]),
            RuleCase(
                "deno-calcium",
                on: [try scene("Xgeva").lab(.calcium, "8.3")],
                off: [try scene("Xgeva").lab(.calcium, "8.4")]
            ),
            try filtration("alen-kidney", "Fosamax", below: 35),
            try filtration("bisph-kidney", "Boniva", below: 30),
            try filtration("bisph-kidney", "Actonel", below: 30),
            try filtration("bisph-kidney", "Atelvia", below: 30),
            try filtration("zole-kidney", "Reclast", below: 35),
            try filtration("dulox-kidney", "Cymbalta", below: 30),
            try filtration("rosu-kidney", "Crestor", below: 30),
            RuleCase(
                "rosu-kidney",
                on: [try MedicineScene().med("Crestor", "10.1 mg", at: "20:00").lab(.eGFR, "29.9")],
                off: [
                    try MedicineScene().med("Crestor", "10 mg", at: "20:00").lab(.eGFR, "29.9"),
                    try MedicineScene().med("Crestor", "10 mg", at: "20:00").with(.hemodialysis),
                    try scene("Lipitor").lab(.eGFR, "29.9"),
                ]
            ),
            try filtration("allo-kidney", "Zyloprim", below: 60),
            try filtration("feno-kidney", "Tricor", below: 60),
            try filtration("sita-kidney", "Januvia", below: 45),
            try filtration("sita-kidney", "Janumet", below: 45),
            try filtration("colch-kidney", "Colcrys", below: 30),
            try filtration("vita-e", "vitamin E", below: 30),
            try filtration("gado-scan", "gadolinium", below: 30),
            try filtration("iodine-scan", "Omnipaque", below: 30),
            try filtration("cipro-kidney", "levofloxacin", below: 50),
            try filtration("edox-kidney", "Savaysa", below: 50),
            try filtration("tiza-kidney", "Zanaflex", below: 25),
            try filtration("amant-kidney", "amantadine", below: 60),
            try filtration("amant-kidney", "Antiflu-Des", below: 60),
            try pair(
                "nsaid-scan",
                "Omnipaque",
                with: ["Advil", "naproxen", "Aleve-D"],
                not: ["Tylenol", "Voltaren Gel"]
            ),
            RuleCase(
                "nsaid-scan",
                on: [try MedicineScene().med("contrast dye", to: "2026-03-08").med("ibuprofen")],
                off: [
                    try MedicineScene().med("contrast dye", to: "2026-03-07").med("ibuprofen"),
                    try scene("gadolinium").med("ibuprofen"),
                ]
            ),
        ]
    }

    /// Medicines that people buy, herbs, and pairs of everyday medicines.
    static let remedies: Result<[RuleCase], any Error> = Result {
        let warfarin = try scene("Coumadin")
        let reflux = try MedicineScene().med("Prilosec", from: "2025-12-09")
        return [
            RuleCase(
                "apap-day",
                on: [
                    try MedicineScene().med("Tylenol", "1 g", at: "06:00", "10:00", "14:00", "18:00", "22:00"),
                    try MedicineScene().med("Tylenol", "1000 mg", at: "06:00", "12:00", "18:00")
                        .med("paracetamol", "500 mg", at: "08:00", "14:00", "21:00"),
                ],
                off: [
                    try MedicineScene().med("Tylenol", "1 g", at: "06:00", "12:00", "18:00", "22:00"),
                    try scene("Tylenol"), try scene("NyQuil").med("Percocet"),
                ]
            ),
            RuleCase(
                "asp-dose",
                on: [
                    try scene("aspirin"), try scene("aspirin", "81 mg"), try scene("aspirina").med("losartan"),
                    try MedicineScene().med("aspirin", "1 tablet", at: "08:00"),
                    try MedicineScene().med("aspirin", "325 mg", at: "08:00").med("Bayer", "325 mg", at: "20:00"),
                ],
                off: [
                    try MedicineScene().med("aspirin", "81 mg", at: "08:00"),
                    try MedicineScene().med("aspirin 81 mg", at: "08:00"),
                    try MedicineScene().med("aspirin", "325 mg", at: "08:00"), try scene("Excedrin"),
                    // More than 325 mg a day is judged as an anti-inflammatory pain reliever.
                    try MedicineScene().med("aspirin", "500 mg", at: "08:00"), try scene("Tylenol"),
                ]
            ),
            RuleCase(
                "warf-apap",
                on: [
                    try warfarin.med("Tylenol", "500 mg", at: "06:00", "12:00", "18:00", "22:00"),
                    try warfarin.med("Tylenol"), try warfarin.med("Percocet", "5 mg", at: "08:00"),
                    try warfarin.med("Tylenol", "650 mg", at: "06:00", "12:00", "18:00")
                        .med("acetaminophen", "650 mg", at: "09:00", "21:00"),
                ],
                off: [
                    try warfarin.med("Tylenol", "650 mg", at: "06:00", "12:00", "18:00"), warfarin,
                    try scene("Eliquis").med("Tylenol"),
                ]
            ),
            try pair(
                "warf-begin",
                "Coumadin",
                with: ["Synthroid", "Zocor", "Crestor", "Tricor", "allopurinol"],
                not: ["Pravachol"]
            ),
            try pair("thin-bismuth", "Coumadin", with: ["Pepto-Bismol"], not: ["Tums"]),
            try pair("thin-bismuth", "Eliquis", with: ["Pepto-Bismol"], not: ["Tums"]),
            try pair("warf-vite", "Coumadin", with: ["vitamin E"], not: ["vitamin C"]),
            RuleCase(
                "decong",
                on: [
                    try scene("Sudafed").med("Zestril"), try scene("Sudafed PE").med("amlodipine"),
                    try scene("Sudafed").lab(.eGFR, "59.9"), try scene("Sudafed").diabetic(),
                    try scene("Sudafed").with(.transplant),
                ],
                off: [
                    try scene("Sudafed"), try scene("Sudafed").lab(.eGFR, "60"), try scene("Benadryl").med("Zestril"),
                ]
            ),
            // 14 days before 08:00 on 2026-03-10, over the night on which the clocks go forward, is 07:00 on 2026-02-24.
            RuleCase(
                "decong-maoi",
                on: [
                    try scene("Sudafed").med("Nardil"), try scene("phenylephrine").med("Azilect"),
                    try MedicineScene().med("Sudafed", at: "08:00").med("Nardil", at: "07:01", to: "2026-02-24"),
                ],
                off: [
                    try MedicineScene().med("Sudafed", at: "08:00").med("Nardil", at: "07:00", to: "2026-02-24"),
                    try scene("Sudafed").med("Zoloft"),
                ]
            ),
            RuleCase(
                "metam",
                on: [
                    try scene("Neo-Melubrina").lab(.eGFR, "59.9"), try scene("dipirona").med("methotrexate"),
                    try scene("metamizol").med("Prograf"),
                ],
                off: [try scene("Neo-Melubrina"), try scene("Neo-Melubrina").lab(.eGFR, "60")]
            ),
            RuleCase(
                "nsaid-topical",
                on: [
                    try scene("Voltaren Gel").lab(.eGFR, "59.9"), try scene("diclofenac gel 1%").med("Coumadin"),
                    try scene("diclofenaco gel").with(.transplant),
                ],
                off: [try scene("Voltaren Gel"), try scene("Voltaren Gel").lab(.eGFR, "60")]
            ),
            try pair("beta-sugar", "metoprolol", with: ["Humalog", "Lantus", "glipizide"], not: ["metformin"]),
            try pair(
                "cinac-2d6",
                "Sensipar",
                with: ["metoprolol", "carvedilol", "flecainide", "amitriptyline", "nortriptyline"],
                not: ["atenolol", "Zoloft"]
            ),
            try pair(
                "nopal-sugar",
                "nopal",
                with: ["Lantus", "Humalog", "glipizide", "metformin"],
                not: ["Januvia", "losartan"]
            ),
            RuleCase(
                "ppi-mg",
                on: [
                    try MedicineScene().med("Prilosec", from: "2025-03-09"), try reflux.med("digoxin"),
                    try MedicineScene().med("Protonix", from: "2025-12-09").med("Lasix"),
                ],
                off: [
                    try MedicineScene().med("Prilosec", from: "2025-03-10"), reflux,
                    try MedicineScene().med("Prilosec", from: "2025-12-10").med("digoxin"),
                    try MedicineScene().med("Pepcid", from: "2024-01-01"),
                ]
            ),
            RuleCase(
                "senna-k",
                on: [try scene("Senokot").med("Lasix"), try scene("hojas de sen").lab(.potassium, "3.4")],
                off: [try scene("Senokot"), try scene("Senokot").lab(.potassium, "3.5")]
            ),
            RuleCase(
                "aristo",
                on: [try scene("aristolochic acid"), try scene("aristoloquia"), try scene("guang fang ji")],
                off: [try scene("ascorbic acid"), try scene("aspirin")]
            ),
            RuleCase(
                "liver-herb",
                on: [try scene("comfrey"), try scene("gobernadora")],
                off: [try scene("alfalfa")]
            ),
            try pair("sjw-sero", "St John's wort", with: ["Zoloft", "Cymbalta"], not: ["gabapentin", "digoxin"]),
            try pair("fq-sugar", "Cipro", with: ["glyburide", "Lantus", "Humalog"], not: ["metformin"]),
            try pair("fq-sugar", "Levaquin", with: ["glipizide"], not: ["Januvia"]),
            RuleCase(
                "fq-tendon",
                on: [try scene("Cipro").with(.transplant), try scene("levofloxacin").med("prednisone")],
                off: [
                    try scene("Cipro"), try scene("Cipro").with(.hemodialysis),
                    try scene("amoxicillin").with(.transplant),
                ]
            ),
            try pair("opioid-gaba", "oxycodone", with: ["gabapentin", "Lyrica"], not: ["Tylenol"]),
            try pair("opioid-gaba", "Percocet", with: ["Neurontin"], not: ["baclofen"]),
            try pair("opioid-gaba", "methadone", with: ["gabapentin"], not: ["Tylenol"]),
            try pair("tiza-1a2", "Zanaflex", with: ["Cipro", "Luvox"], not: ["levofloxacin", "Zoloft"]),
            try pair("beta-ccb", "metoprolol", with: ["verapamil", "Cardizem CD"], not: ["amlodipine"]),
            try pair("qt-two", "sotalol", with: ["Avelox", "amiodarone"], not: ["amoxicillin", "metoprolol"]),
            try pair("qt-two", "amiodarone", with: ["clarithromycin", "methadone"], not: ["doxycycline"]),
            try pair("qt-two", "Celexa", with: ["Diflucan"], not: ["Zoloft"]),
            try pair("plate-nsaid", "Plavix", with: ["naproxen", "Excedrin"], not: ["Tylenol", "aspirin"]),
            RuleCase(
                "plate-nsaid",
                on: [try MedicineScene().med("aspirin", "81 mg", at: "08:00").med("naproxen")],
                off: [
                    try MedicineScene().med("aspirin", "81 mg", at: "08:00").med("Voltaren Gel"),
                    // Aspirin of more than 325 mg a day is a second pain reliever, of which another rule tells.
                    try MedicineScene().med("aspirin", "500 mg", at: "08:00").med("naproxen"),
                ]
            ),
            try pair("edox-pgp", "Savaysa", with: ["Neoral", "Multaq", "erythromycin"], not: ["amiodarone"]),
        ]
    }
}
