import FractionParser
import KidneyNutrition

extension InteractionCases {
    /// A case for two medicines: it applies with some partners and not with others.
    static func pair(_ id: String, _ subject: String, with partners: [String], not others: [String]) throws -> RuleCase
    {
        let base = try scene(subject)
        return RuleCase(
            id,
            on: try partners.map { try base.med($0) },
            off: try [base] + others.map { try base.med($0) }
        )
    }

    /// A case for an eGFR. A category below the limit and dialysis count, too.
    static func filtration(_ id: String, _ name: String, below limit: Int) throws -> RuleCase {
        let base = try scene(name)
        return RuleCase(
            id,
            on: [try base.lab(.eGFR, "\(limit - 1).9"), base.with(.g5), base.with(.hemodialysis)],
            off: [try base.lab(.eGFR, "\(limit)")]
        )
    }

    static let pairs: Result<[RuleCase], any Error> = Result {
        let entresto = try MedicineScene().med("Entresto", at: "08:00")
        let zestril = try MedicineScene().med("Zestril", at: "08:00")
        let transplanted = MedicineScene().with(.transplant)
        return [
            try pair("thiop-xo", "Imuran", with: ["allopurinol", "Uloric"], not: ["colchicine"]),
            try pair("thiop-xo", "mercaptopurine", with: ["Zyloprim"], not: ["Lasix"]),
            try pair(
                "cni-inhib",
                "Prograf",
                with: ["clarithromycin", "fluconazole", "diltiazem", "verapamil", "Paxlovid", "erythromycin"],
                not: ["azithromycin", "amlodipine", "rifampin"]
            ),
            try pair("cni-inhib", "Envarsus", with: ["Vfend"], not: ["Lasix"]),
            try pair("mtor-inhib", "Rapamune", with: ["ketoconazole", "diltiazem"], not: ["azithromycin"]),
            try pair("cni-induce", "cyclosporine", with: ["rifampicin", "Dilantin", "Tegretol"], not: ["fluconazole"]),
            try pair("mtor-induce", "everolimus", with: ["rifabutin"], not: ["fluconazole"]),
            try pair("nsaid-cni", "Advil", with: ["Prograf", "Neoral"], not: ["Rapamune"]),
            try pair("colch-inhib", "Colcrys", with: ["clarithromycin", "Neoral", "verapamil"], not: ["azithromycin"]),
            try pair("fine-inhib", "Kerendia", with: ["itraconazole"], not: ["diltiazem"]),
            try pair("fine-inhib", "Jynarque", with: ["clarithromycin"], not: ["azithromycin"]),
            try pair("calcim-two", "Parsabiv", with: ["Sensipar"], not: ["calcitriol"]),
            // Seven days, including the night on which the clocks go forward.
            RuleCase(
                "calcim-two",
                on: [try MedicineScene().med("Parsabiv", at: "08:00").med("Sensipar", at: "07:01", to: "2026-03-03")],
                off: [try MedicineScene().med("Parsabiv", at: "08:00").med("Sensipar", at: "07:00", to: "2026-03-03")]
            ),
            RuleCase(
                "calcim-ca",
                on: [try scene("Sensipar").lab(.calcium, "8.3")],
                off: [try scene("Sensipar").lab(.calcium, "8.4"), try scene("Sensipar")]
            ),
            try pair("al-citrate", "Amphojel", with: ["Citracal", "Urocit-K", "Bicitra", "Citroma"], not: ["Tums"]),
            try pair("statin-ciclo", "Crestor", with: ["Neoral"], not: ["Prograf"]),
            try pair("statin-fibrate", "Lipitor", with: ["Lopid"], not: ["fenofibrate"]),
            try pair(
                "statin-inhib",
                "Vytorin",
                with: ["clarithromycin", "erythromycin", "Noxafil"],
                not: ["azithromycin"]
            ),
            RuleCase(
                "simva-dose",
                on: [
                    try MedicineScene().med("Zocor", "20.1 mg", at: "20:00").med("amlodipine"),
                    try MedicineScene().med("Zocor", "10.1 mg", at: "20:00").med("diltiazem"),
                    try MedicineScene().med("Zocor", "20 mg", at: "08:00", "20:00").med("amiodarone"),
                    try MedicineScene().med("Zocor", "20 mg").med("amlodipine"),
                    try MedicineScene().med("Vytorin", "20 mg", at: "20:00").med("amlodipine"),
                ],
                off: [
                    try MedicineScene().med("Zocor", "20 mg", at: "20:00").med("amlodipine"),
                    try MedicineScene().med("Zocor", "10 mg", at: "20:00").med("diltiazem"),
                    try MedicineScene().med("Zocor", "80 mg", at: "20:00").med("felodipine"),
                ]
            ),
            // 36 hours before 08:00 on 2026-03-10 is 20:00 on 2026-03-08.
            RuleCase(
                "arni-acei",
                on: [
                    try entresto.med("lisinopril"), try entresto.med("lisinopril", at: "20:01", to: "2026-03-08"),
                    try entresto.med("lisinopril", to: "2026-03-08"),
                ],
                off: [
                    try entresto.med("lisinopril", at: "20:00", to: "2026-03-08"),
                    try entresto.med("lisinopril", to: "2026-03-07"), try entresto.med("amlodipine"),
                ]
            ),
            RuleCase(
                "acei-arni",
                on: [try zestril.med("Entresto", at: "20:01", to: "2026-03-08")],
                off: [try zestril.med("Entresto", at: "20:00", to: "2026-03-08"), try zestril.med("losartan")]
            ),
            try pair("acei-arb", "Zestril", with: ["losartan", "Hyzaar"], not: ["aliskiren"]),
            try pair("dri-ras", "Tekturna", with: ["losartan", "Zestril"], not: ["amlodipine"]),
            try pair("dri-inhib", "Tekturna", with: ["Neoral", "Sporanox"], not: ["Prograf"]),
            try pair(
                "kspare-ras",
                "Aldactone",
                with: ["Zestril", "losartan", "Prograf", "Advil"],
                not: ["amlodipine"]
            ),
            try pair("mra-two", "Aldactone", with: ["amiloride", "Dyazide", "Kerendia"], not: ["HCTZ"]),
            RuleCase(
                "eple",
                on: [
                    try scene("Inspra").lab(.potassium, "5.6"), try scene("Inspra").lab(.eGFR, "30.9"),
                    try scene("Inspra").med("ketoconazole"),
                ],
                off: [
                    try scene("Inspra").lab(.potassium, "5.5"), try scene("Inspra").lab(.eGFR, "31"),
                    try scene("Inspra").med("diltiazem"), try scene("Aldactone").lab(.potassium, "5.6"),
                ]
            ),
            try pair("indo-triam", "Indocin", with: ["Dyazide"], not: ["amiloride"]),
            RuleCase(
                "nsaid-k",
                on: [try scene("Advil").lab(.potassium, "5.0")],
                off: [try scene("Advil").lab(.potassium, "4.9")]
            ),
            RuleCase(
                "hep-k",
                on: [try scene("Lovenox").lab(.potassium, "5.0"), try scene("heparin").med("Zestril")],
                off: [try scene("Lovenox").lab(.potassium, "4.9"), try scene("heparin").med("amlodipine")]
            ),
            try pair(
                "dig-drugs",
                "Lanoxin",
                with: [
                    "amiodarone", "verapamil", "clarithromycin", "erythromycin", "Neoral", "Sporanox", "ketoconazole",
                    "Noxafil", "Paxlovid", "Tybost",
                ],
                not: ["diltiazem", "azithromycin", "Prograf"]
            ),
            try pair("tica-inhib", "Brilinta", with: ["clarithromycin"], not: ["azithromycin"]),
            try pair("clopi-ppi", "Plavix", with: ["Prilosec", "Nexium"], not: ["Protonix"]),
            RuleCase(
                "licorice-k",
                on: [try scene("licorice root").med("Lasix"), try scene("licorice").lab(.potassium, "3.4")],
                off: [try scene("licorice root"), try scene("licorice").lab(.potassium, "3.5")]
            ),
            try pair("warf-bleed", "Coumadin", with: ["Advil", "aspirin", "Plavix", "Zoloft"], not: ["Tylenol"]),
            try pair(
                "warf-infect",
                "Coumadin",
                with: ["Bactrim", "Cipro", "Flagyl", "Diflucan", "azithromycin"],
                not: ["amoxicillin"]
            ),
            RuleCase(
                "warf-amio",
                on: [
                    try scene("Coumadin").med("amiodarone"),
                    // 90 days before the start of 2026-03-10 is the start of 2025-12-10.
                    try scene("Coumadin").med("amiodarone", from: "2025-01-01", to: "2025-12-10"),
                ],
                off: [try scene("Coumadin").med("amiodarone", from: "2025-01-01", to: "2025-12-08")]
            ),
            try pair("warf-induce", "Coumadin", with: ["rifampin"], not: ["azithromycin"]),
            try pair("doac-induce", "Eliquis", with: ["phenytoin"], not: ["gabapentin"]),
            try pair("doac-induce", "Pradaxa", with: ["rifampin"], not: ["gabapentin"]),
            try pair("doac-bleed", "Xarelto", with: ["naproxen", "aspirin", "fluoxetine"], not: ["Tylenol"]),
            try pair("doac-bleed", "Lovenox", with: ["ketorolac", "aspirin"], not: ["Tylenol"]),
            try pair("thin-two", "Coumadin", with: ["Eliquis", "Pradaxa", "Lovenox"], not: ["aspirin"]),
            try pair("thin-two", "Xarelto", with: ["Pradaxa", "Lovenox"], not: ["Eliquis"]),
            try pair("thin-two", "Pradaxa", with: ["heparin"], not: ["aspirin"]),
            RuleCase(
                "riva-inhib",
                on: [
                    try scene("Xarelto").med("ketoconazole"), try scene("Xarelto").med("Vfend"),
                    try scene("Xarelto").med("erythromycin").lab(.eGFR, "79.9"),
                    try scene("Xarelto").med("clarithromycin").lab(.eGFR, "79.9"),
                ],
                off: [
                    try scene("Xarelto").med("erythromycin").lab(.eGFR, "80"),
                    try scene("Xarelto").med("clarithromycin").lab(.eGFR, "80"),
                    try scene("Xarelto").med("azithromycin").lab(.eGFR, "20"),
                ]
            ),
            try pair(
                "apix-inhib",
                "Eliquis",
                with: ["ketoconazole", "Paxlovid", "Vfend"],
                not: ["clarithromycin", "diltiazem"]
            ),
            RuleCase(
                "dabi-pgp",
                on: [try scene("Pradaxa").med("amiodarone").lab(.eGFR, "49.9")],
                off: [
                    try scene("Pradaxa").med("amiodarone").lab(.eGFR, "50"),
                    try scene("Pradaxa").med("fluconazole").lab(.eGFR, "40"),
                ]
            ),
            RuleCase(
                "maoi-ssri",
                on: [
                    try scene("Nardil").med("Zoloft"), try scene("Emsam").med("Effexor"),
                    try MedicineScene().med("Nardil", to: "2026-02-24").med("Zoloft"),
                ],
                off: [
                    try MedicineScene().med("Nardil", to: "2026-02-23").med("Zoloft"),
                    try scene("linezolid").med("Zoloft"),
                ]
            ),
            RuleCase(
                "maoi-tca",
                on: [
                    try scene("Nardil").med("amitriptyline"), try scene("Azilect").med("Pamelor"),
                    try MedicineScene().med("Nardil", to: "2026-02-24").med("amitriptyline"),
                ],
                off: [
                    try MedicineScene().med("Nardil", to: "2026-02-23").med("amitriptyline"),
                    try scene("linezolid").med("amitriptyline"), try scene("Nardil").med("Zoloft"),
                ]
            ),
            // 14 days before 08:00 on 2026-03-10, over the night on which the clocks go forward, is 07:00 on 2026-02-24.
            RuleCase(
                "sero-maoi",
                on: [
                    try scene("tramadol").med("Nardil"), try scene("Ultracet").med("Zyvox"),
                    try scene("NyQuil").med("Azilect"), try scene("Delsym").med("Parnate"),
                    try MedicineScene().med("tramadol", at: "08:00").med("Nardil", at: "07:01", to: "2026-02-24"),
                ],
                off: [
                    try MedicineScene().med("tramadol", at: "08:00").med("Nardil", at: "07:00", to: "2026-02-24"),
                    try scene("morphine").med("Nardil"), try scene("tramadol").med("Zoloft"),
                ]
            ),
            try pair(
                "tram-sero",
                "tramadol",
                with: ["Zoloft", "Cymbalta", "amitriptyline"],
                not: ["Tylenol", "Nardil"]
            ),
            RuleCase(
                "fluox-maoi",
                on: [
                    try scene("Prozac").med("Nardil"),
                    try MedicineScene().med("Prozac", to: "2026-02-03").med("Nardil"),
                ],
                off: [
                    try MedicineScene().med("Prozac", to: "2026-02-02").med("Nardil"),
                    try scene("Zoloft").med("Nardil"),
                ]
            ),
            // The last day on which the antidepressant still counts, and the day after it; beside it the rules about MAO inhibitors speak.
            RuleCase(
                "ssri-maoi",
                on: [
                    try MedicineScene().med("Zoloft", to: "2026-03-08").med("Emsam"),
                    try MedicineScene().med("Lexapro", to: "2026-02-24").med("Nardil"),
                ],
                off: [
                    try MedicineScene().med("Zoloft", to: "2026-02-23").med("Emsam"),
                    try scene("Zoloft").med("Nardil"), try MedicineScene().med("Zoloft", to: "2026-03-08"),
                ]
            ),
            RuleCase(
                "venla-maoi",
                on: [try MedicineScene().med("Effexor", to: "2026-03-03").med("Nardil")],
                off: [
                    try MedicineScene().med("Effexor", to: "2026-03-02").med("Nardil"),
                    try scene("Effexor").med("Nardil"),
                ]
            ),
            RuleCase(
                "dulox-maoi",
                on: [try MedicineScene().med("Cymbalta", to: "2026-03-05").med("Nardil")],
                off: [
                    try MedicineScene().med("Cymbalta", to: "2026-03-04").med("Nardil"),
                    try scene("Cymbalta").med("Nardil"),
                ]
            ),
            RuleCase(
                "dxm-sero",
                on: [
                    try scene("NyQuil").med("Zoloft"), try scene("Tabcin Noche").med("Cymbalta"),
                    try scene("Delsym").med("amitriptyline"),
                ],
                off: [try scene("NyQuil").med("Zestril"), try scene("Tylenol").med("Zoloft")]
            ),
            try pair("linez-ssri", "Zyvox", with: ["Zoloft", "Pamelor"], not: ["gabapentin"]),
            try pair(
                "su-drugs",
                "glyburide",
                with: ["Bactrim", "Diflucan", "Lopid", "clarithromycin"],
                not: ["amoxicillin", "azithromycin"]
            ),
            RuleCase(
                "steroid-sugar",
                on: [
                    try scene("prednisone").lab(.glucose, "181"), try scene("prednisone").lab(.potassium, "3.4"),
                    try scene("Medrol").med("Lasix"), try scene("prednisone").diabetic(),
                ],
                off: [try scene("prednisone").lab(.glucose, "180"), try scene("prednisone").lab(.potassium, "3.5")]
            ),
            RuleCase(
                "nsaid-ckd",
                on: [
                    try transplanted.med("Advil"), try scene("Aleve").med("losartan"), try scene("Aleve").med("Lasix"),
                    try scene("Advil").med("HCTZ"),
                ],
                off: [try scene("Aleve").med("Norvasc")]
            ),
            RuleCase(
                "nsaid-three",
                on: [
                    try scene("Advil").med("lisinopril").med("HCTZ"), try scene("Aleve").med("losartan").med("Lasix"),
                ],
                off: [try scene("Advil").med("lisinopril"), try scene("Advil").med("HCTZ")]
            ),
            try filtration("metf-kidney", "metformin", below: 45),
            try filtration("metf-contrast", "metformin", below: 60),
            try filtration("gaba-kidney", "Lyrica", below: 60),
            try filtration("baclo-kidney", "baclofen", below: 60),
            try filtration("cipro-kidney", "Cipro", below: 50),
            try filtration("nitro-kidney", "Macrobid", below: 60),
            try filtration("opioid-kidney", "morphine", below: 30),
            try filtration("acic-kidney", "Valtrex", below: 60),
            try filtration("glyb-kidney", "glyburide", below: 60),
            try filtration("atenolol-kidney", "Tenoretic", below: 35),
            try filtration("sotalol-kidney", "Betapace", below: 40),
            RuleCase(
                "sotalol-kidney",
                on: [try scene("sotalol").lab(.potassium, "3.9"), try scene("sotalol").lab(.magnesium, "1.6")],
                off: [try scene("sotalol").lab(.potassium, "4.0"), try scene("sotalol").lab(.magnesium, "1.7")]
            ),
            try filtration("dig-kidney", "digoxin", below: 60),
            try filtration("dabi-kidney", "Pradaxa", below: 30),
            try filtration("riva-kidney", "Xarelto", below: 15),
            try filtration("enox-kidney", "Lovenox", below: 30),
            try filtration("lith-kidney", "lithium", below: 30),
            try filtration("spiro-kidney", "Aldactone", below: 30),
            RuleCase(
                "sglt2-dialysis",
                on: [
                    try scene("Jardiance").with(.hemodialysis), try scene("canagliflozin").with(.peritonealDialysis),
                ],
                off: [try scene("Jardiance"), try scene("Jardiance").with(.g5)]
            ),
            try pair("atorva-inhib", "Lipitor", with: ["itraconazole", "clarithromycin"], not: ["azithromycin"]),
            try pair("statin-two", "Zocor", with: ["Lipitor"], not: ["ezetimibe"]),
            try pair("nsaid-two", "Advil", with: ["Aleve"], not: ["Tylenol"]),
            RuleCase(
                "supp-kidney",
                on: [
                    try scene("noni juice"), try scene("alfalfa"), try scene("creatine"), try scene("licorice"),
                    try scene("karela"), try scene("uña de gato"), try scene("cola de caballo"), try scene("feverfew"),
                ],
                off: [try scene("ginkgo"), try scene("vitamin C")]
            ),
        ]
    }
}
