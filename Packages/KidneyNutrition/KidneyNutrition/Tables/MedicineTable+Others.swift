extension MedicineTable {
    /// Medicines against infections.
    static let infection: [MedicineRow] = [
        MedicineRow("trimethoprim", [.trimethoprim], ["Primsol"]),
        MedicineRow("sulfamethoxazole", [.antibacterial]),
        MedicineRow("ciprofloxacin", [.fluoroquinolone], ["Cipro"]),
        MedicineRow("levofloxacin", [.fluoroquinolone], ["Levaquin"]),
        MedicineRow("moxifloxacin", [.fluoroquinolone], ["Avelox"]),
        MedicineRow("tetracycline", [.tetracycline], ["Sumycin", "Achromycin"]),
        MedicineRow("doxycycline", [.tetracycline], ["Vibramycin", "Doryx", "Monodox"]),
        MedicineRow("minocycline", [.tetracycline], ["Minocin", "Solodyn"]),
        MedicineRow("linezolid", [.antibacterial, .maoInhibitor], ["Zyvox"]),
        MedicineRow("clarithromycin", [.macrolide, .cyp3aStrong, .pgpInhibitor], ["Biaxin"]),
        MedicineRow("erythromycin", [.macrolide, .cyp3aModerate, .pgpInhibitor], ["Ery-Tab", "Erythrocin"]),
        MedicineRow("azithromycin", [.macrolide], ["Zithromax", "Z-Pak"]),
        MedicineRow("metronidazole", [.nitroimidazole], ["Flagyl"]),
        MedicineRow(
            "nitrofurantoin",
            [.nitrofuran],
            ["Macrobid", "Macrodantin"],
            also: [
                "nitrofurantoin macrocrystals", "nitrofurantoin macrocrystal",
                "nitrofurantoin monohydrate macrocrystals",
            ]
        ),
        MedicineRow("rifampin", [.cyp3aInducer], ["Rifadin"], also: ["rifampicin"]),
        MedicineRow("rifabutin", [.cyp3aInducer], ["Mycobutin"]),
        MedicineRow("acyclovir", [.herpesAntiviral], ["Zovirax"], also: ["aciclovir"]),
        MedicineRow("valacyclovir", [.herpesAntiviral], ["Valtrex"], also: ["valaciclovir"]),
        MedicineRow("ritonavir", [.cyp3aStrong, .pgpInhibitor], ["Norvir"]),
        MedicineRow("cobicistat", [.cyp3aStrong, .pgpInhibitor], ["Tybost"]),
        MedicineRow("nirmatrelvir", [.antiviral]),
        MedicineRow("amoxicillin", [.antibacterial], ["Amoxil"]),
        MedicineRow("cephalexin", [.antibacterial], ["Keflex"]),
        MedicineRow("ketoconazole", [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Nizoral"], acidity),
        MedicineRow("itraconazole", [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Sporanox"], acidity),
        MedicineRow("posaconazole", [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Noxafil"], acidity),
        MedicineRow("voriconazole", [.azole, .cyp3aStrong], ["Vfend"]),
        MedicineRow("fluconazole", [.azole, .cyp3aModerate], ["Diflucan"]),
        MedicineRow("isavuconazole", [.azole, .cyp3aModerate], ["Cresemba"]),
    ]

    /// All other medicines.
    static let others: [MedicineRow] = [
        MedicineRow("erlotinib", [.acidDependent], ["Tarceva"]),
        MedicineRow("dasatinib", [.acidDependent], ["Sprycel"]),
        MedicineRow("nilotinib", [.acidDependent], ["Tasigna"]),
        MedicineRow(
            "levothyroxine",
            [.thyroidHormone],
            ["Synthroid", "Levoxyl", "Unithroid", "Euthyrox", "Tirosint"],
            also: ["l thyroxine"]
        ),
        MedicineRow("phenelzine", [.maoInhibitor, .lastingMAOInhibitor], ["Nardil"]),
        MedicineRow("tranylcypromine", [.maoInhibitor, .lastingMAOInhibitor], ["Parnate"]),
        MedicineRow("isocarboxazid", [.maoInhibitor, .lastingMAOInhibitor], ["Marplan"]),
        MedicineRow("selegiline", [.maoInhibitor, .lastingMAOInhibitor], ["Eldepryl", "Zelapar"]),
        MedicineRow("selegiline patch", [.maoInhibitor, .lastingMAOInhibitor], ["Emsam"], isOral: false),
        MedicineRow("rasagiline", [.maoInhibitor, .lastingMAOInhibitor], ["Azilect"]),
        MedicineRow("lithium", [.lithium], ["Lithobid", "Eskalith"], also: ["lithium citrate"]),
        MedicineRow("gabapentin", [.gabapentinoid], ["Neurontin", "Gralise"]),
        MedicineRow("pregabalin", [.gabapentinoid], ["Lyrica"]),
        MedicineRow("baclofen", [.muscleRelaxant], ["Lioresal", "Ozobax"]),
        MedicineRow("tizanidine", [.muscleRelaxant], ["Zanaflex"]),
        MedicineRow("phenytoin", [.cyp3aInducer], ["Dilantin"]),
        MedicineRow("carbamazepine", [.cyp3aInducer], ["Tegretol"]),
        MedicineRow("phenobarbital", [.cyp3aInducer], ["Luminal"]),
        MedicineRow("sertraline", [.serotonergic], ["Zoloft"]),
        MedicineRow("fluoxetine", [.serotonergic], ["Prozac"]),
        MedicineRow("citalopram", [.serotonergic], ["Celexa"]),
        MedicineRow("escitalopram", [.serotonergic], ["Lexapro"]),
        MedicineRow("paroxetine", [.serotonergic], ["Paxil"]),
        MedicineRow("fluvoxamine", [.serotonergic], ["Luvox"]),
        MedicineRow("venlafaxine", [.serotonergic], ["Effexor"]),
        MedicineRow("duloxetine", [.serotonergic], ["Cymbalta"]),
        MedicineRow("morphine", [.opioid], ["MS Contin"]),
        MedicineRow("codeine", [.opioid]),
        MedicineRow("tramadol", [.opioid], ["Ultram", "ConZip"]),
        MedicineRow("oxycodone", [.opioid], ["OxyContin", "Roxicodone", "Oxaydo", "RoxyBond"]),
        MedicineRow("hydrocodone", [.opioid], ["Hysingla"]),
        MedicineRow("hydromorphone", [.opioid], ["Dilaudid"]),
        // The kidneys clear little of it.
        MedicineRow("methadone", [.painReliever], ["Dolophine", "Methadose"]),
        MedicineRow("ibuprofen", [.nsaid], ["Advil", "Motrin"]),
        MedicineRow("naproxen", [.nsaid], ["Aleve", "Naprosyn", "Anaprox"]),
        MedicineRow("diclofenac", [.nsaid], ["Voltaren", "Cataflam"]),
        MedicineRow("celecoxib", [.nsaid], ["Celebrex"]),
        MedicineRow("indomethacin", [.nsaid], ["Indocin"]),
        MedicineRow("ketorolac", [.nsaid], ["Toradol"]),
        MedicineRow("meloxicam", [.nsaid], ["Mobic"]),
        MedicineRow(
            "acetaminophen",
            [.painReliever],
            ["Tylenol", "Panadol", "Tempra", "Mejoralito"],
            also: ["paracetamol"]
        ),
        MedicineRow("allopurinol", [.xanthineOxidaseInhibitor], ["Zyloprim"]),
        MedicineRow("febuxostat", [.xanthineOxidaseInhibitor], ["Uloric"]),
        MedicineRow("colchicine", [.colchicine], ["Colcrys", "Mitigare"]),
        MedicineRow("alendronate", [.bisphosphonate], ["Fosamax", "Binosto"]),
        MedicineRow("risedronate", [.bisphosphonate], ["Actonel"]),
        // Taken right after breakfast, not before it.
        MedicineRow("delayed-release risedronate", [.bisphosphonate], ["Atelvia"]),
        MedicineRow("ibandronate", [.bisphosphonate], ["Boniva"]),
        MedicineRow("omeprazole", [.acidReducer, .cyp2c19Inhibitor], ["Prilosec"]),
        MedicineRow("esomeprazole", [.acidReducer, .cyp2c19Inhibitor], ["Nexium"]),
        MedicineRow("pantoprazole", [.acidReducer], ["Protonix"]),
        MedicineRow("famotidine", [.acidReducer], ["Pepcid"]),
        MedicineRow(
            "magnesium hydroxide",
            [.magnesiumOrAluminum],
            ["Phillips"],
            also: ["milk of magnesia"]
        ),
        MedicineRow("magnesium citrate", [.magnesiumOrAluminum, .citrate], ["Citroma"]),
        MedicineRow(
            "aluminum hydroxide",
            [.magnesiumOrAluminum, .aluminum],
            ["Amphojel"],
            also: ["aluminium hydroxide"]
        ),
        MedicineRow("sucralfate", [.aluminum], ["Carafate"]),
        MedicineRow("bismuth subsalicylate", [.bismuth], ["Pepto-Bismol", "Kaopectate"], also: ["bismuth"]),
        MedicineRow(
            "sodium phosphate",
            [.sodiumPhosphate],
            ["Fleet", "Fleet Saline", "OsmoPrep", "Visicol"],
            also: ["sodium phosphates"]
        ),
    ]

    static let supplements: [MedicineRow] = [
        MedicineRow("ferrous sulfate", [.iron], ["Feosol", "Slow Fe"], also: ["iron", "ferrous sulphate"]),
        MedicineRow("ferrous gluconate", [.iron], ["Fergon"]),
        MedicineRow("ferrous fumarate", [.iron], ["Ferretts", "Hemocyte"]),
        MedicineRow("calcium citrate", [.calciumSupplement, .citrate], ["Citracal"]),
        MedicineRow("calcium", [.calciumSupplement], also: ["calcium supplement", "calcium pills"]),
        MedicineRow("zinc", [.zinc], also: ["zinc sulfate", "zinc gluconate"]),
        MedicineRow("magnesium oxide", [.magnesiumSupplement], ["Mag-Ox"], also: ["magnesium"]),
        MedicineRow("cholecalciferol", [.vitaminD], also: ["vitamin d", "vitamin d3"]),
        MedicineRow("ergocalciferol", [.vitaminD], ["Drisdol"], also: ["vitamin d2"]),
        MedicineRow("vitamin a", [.accumulatingVitamin], also: ["retinol"]),
        MedicineRow("vitamin c", [.accumulatingVitamin], also: ["ascorbic acid"]),
        MedicineRow("vitamin e", [.accumulatingVitamin], also: ["tocopherol"]),
        MedicineRow("renal vitamin", [.vitamin], ["Nephro-Vite", "Rena-Vite", "Dialyvite", "Nephrocaps"]),
        MedicineRow("vitamin b12", [.vitamin], also: ["cyanocobalamin"]),
        MedicineRow("thiamine", [.vitamin], also: ["vitamin b1"]),
        MedicineRow("pyridoxine", [.vitamin], also: ["vitamin b6"]),
        MedicineRow("folic acid", [.vitamin], also: ["folate"]),
        MedicineRow("St John's wort", [.stJohnsWort], also: ["hypericum"]),
        MedicineRow("cranberry concentrate", [.herb], also: ["cranberry", "cranberry pills"]),
        MedicineRow("ginkgo", [.herb], also: ["ginkgo biloba"]),
        MedicineRow("garlic pills", [.herb], also: ["garlic", "garlic oil"]),
        MedicineRow("danshen", [.herb]),
        MedicineRow("dong quai", [.herb]),
        MedicineRow("ginseng", [.herb]),
        MedicineRow("bromelain", [.herb]),
        MedicineRow("coenzyme q10", [.herb], also: ["coq10", "ubiquinone"]),
        MedicineRow(
            "licorice root",
            [.licorice, .riskySupplement],
            also: ["licorice", "liquorice", "licorice extract"]
        ),
        MedicineRow("noni", [.riskySupplement], also: ["noni juice", "morinda citrifolia"]),
        MedicineRow("alfalfa", [.riskySupplement]),
        MedicineRow("creatine", [.riskySupplement], also: ["creatine monohydrate"]),
        MedicineRow("nettle", [.riskySupplement], also: ["stinging nettle"]),
        MedicineRow("dandelion", [.riskySupplement], also: ["dandelion root"]),
    ]

    /// Products that contain several medicines.
    public static let combinations: [CombinationRow] = prescribed + colds + bought

    /// Products that mostly need a prescription, antacids and pain relievers.
    private static let prescribed: [CombinationRow] = [
        CombinationRow(["Entresto"], ["sacubitril", "valsartan"]),
        CombinationRow(["Zestoretic", "Prinzide"], ["lisinopril", "hydrochlorothiazide"], lists),
        CombinationRow(["Vaseretic"], ["enalapril", "hydrochlorothiazide"], lists),
        CombinationRow(["Lotensin HCT"], ["benazepril", "hydrochlorothiazide"], lists),
        CombinationRow(["Capozide"], ["captopril", "hydrochlorothiazide"], lists),
        CombinationRow(["Uniretic"], ["moexipril", "hydrochlorothiazide"], lists),
        CombinationRow(["Accuretic"], ["quinapril", "hydrochlorothiazide"]),
        CombinationRow(["Lotrel"], ["amlodipine", "benazepril"], lists),
        CombinationRow(["Lexxel"], ["enalapril", "felodipine"], lists),
        CombinationRow(["Tarka"], ["trandolapril", "verapamil"], lists),
        CombinationRow(["Hyzaar"], ["losartan", "hydrochlorothiazide"]),
        CombinationRow(["Diovan HCT"], ["valsartan", "hydrochlorothiazide"]),
        CombinationRow(["Benicar HCT"], ["olmesartan", "hydrochlorothiazide"]),
        CombinationRow(["Micardis HCT"], ["telmisartan", "hydrochlorothiazide"]),
        CombinationRow(["Atacand HCT"], ["candesartan", "hydrochlorothiazide"]),
        CombinationRow(["Avalide"], ["irbesartan", "hydrochlorothiazide"]),
        CombinationRow(["Edarbyclor"], ["azilsartan", "chlorthalidone"]),
        CombinationRow(["Exforge"], ["amlodipine", "valsartan"]),
        CombinationRow(["Exforge HCT"], ["amlodipine", "valsartan", "hydrochlorothiazide"]),
        CombinationRow(["Azor"], ["amlodipine", "olmesartan"]),
        CombinationRow(["Tribenzor"], ["amlodipine", "olmesartan", "hydrochlorothiazide"]),
        CombinationRow(["Twynsta"], ["amlodipine", "telmisartan"]),
        CombinationRow(["Tekturna HCT"], ["aliskiren", "hydrochlorothiazide"]),
        CombinationRow(["Aldactazide"], ["spironolactone", "hydrochlorothiazide"]),
        CombinationRow(["Dyazide", "Maxzide"], ["triamterene", "hydrochlorothiazide"]),
        CombinationRow(["Moduretic"], ["amiloride", "hydrochlorothiazide"]),
        CombinationRow(
            [
                "Bactrim", "Bactrim F", "Bactrim Forte", "Septra", "co-trimoxazole", "TMP-SMX", "SMX-TMP", "SMZ-TMP",
                "TMP-SMZ",
            ],
            ["sulfamethoxazole", "trimethoprim"]
        ),
        CombinationRow(["Paxlovid"], ["nirmatrelvir", "ritonavir"]),
        CombinationRow(["Percocet", "Endocet", "Nalocet", "Primlev"], ["oxycodone", "acetaminophen"]),
        CombinationRow(["Norco", "Vicodin", "Lortab", "Lorcet", "Xodol"], ["hydrocodone", "acetaminophen"]),
        CombinationRow(["Tylenol 3", "Tylenol 4"], ["codeine", "acetaminophen"]),
        CombinationRow(["Ultracet"], ["tramadol", "acetaminophen"]),
        CombinationRow(["Excedrin"], ["acetaminophen", "aspirin", "caffeine"]),
        CombinationRow(["Advil PM"], ["ibuprofen", "diphenhydramine"]),
        CombinationRow(["Aleve PM"], ["naproxen", "diphenhydramine"]),
        CombinationRow(["Tylenol PM"], ["acetaminophen", "diphenhydramine"]),
        CombinationRow(["Tenoretic"], ["atenolol", "chlorthalidone"]),
        CombinationRow(["Caduet"], ["amlodipine", "atorvastatin"]),
        CombinationRow(["Vytorin"], ["ezetimibe", "simvastatin"]),
        CombinationRow(["Janumet"], ["metformin", "sitagliptin"]),
        CombinationRow(["Synjardy"], ["empagliflozin", "metformin"]),
        CombinationRow(["Xigduo"], ["dapagliflozin", "metformin"]),
        CombinationRow(["Invokamet"], ["canagliflozin", "metformin"]),
        CombinationRow(["Segluromet"], ["ertugliflozin", "metformin"]),
        CombinationRow(["Glyxambi"], ["empagliflozin", "linagliptin"]),
        CombinationRow(["Glucovance"], ["glyburide", "metformin"]),
        CombinationRow(["Mylanta", "Maalox"], ["aluminum hydroxide", "magnesium hydroxide"]),
        CombinationRow(
            ["Melox"],
            ["aluminum hydroxide", "magnesium hydroxide"],
            Evidence(
                "Melox label, set id d41f0b26-5add-4045-9754-37d70d120d28, Drug Facts, active ingredients",
                .label,
                read: "2026-11-29"
            )
        ),
        CombinationRow(
            ["Sal de Uvas Picot", "Sal de Uvas", "Sal de Uva Picot", "Picot"],
            ["sodium bicarbonate", "citric acid"],
            Evidence("eatsip365.com, ingredients of Sal de Uvas Picot", .secondary, read: "2026-11-29")
        ),
        CombinationRow(["Alka-Seltzer"], ["aspirin", "sodium bicarbonate", "citric acid"]),
        CombinationRow(["Effer-K"], ["potassium bicarbonate", "citric acid"]),
    ]

    /// Products against colds, cramps and pain. The short name of a line stands here only where the products of the line have the same pain
    /// reliever: “Tabcin” and “Alka-Seltzer Plus” have aspirin or acetaminophen.
    private static let colds: [CombinationRow] = [
        CombinationRow(
            ["DayQuil", "Vicks DayQuil", "DayQuil Cold & Flu", "DayQuil Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "phenylephrine"],
            drugFacts
        ),
        CombinationRow(
            ["DayQuil Severe", "DayQuil Severe Cold & Flu", "DayQuil Severe Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "guaifenesin", "phenylephrine"],
            drugFacts
        ),
        CombinationRow(
            ["NyQuil", "Vicks NyQuil", "NyQuil Cold & Flu", "NyQuil Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "doxylamine"],
            drugFacts
        ),
        CombinationRow(
            ["NyQuil Severe", "NyQuil Severe Cold & Flu", "NyQuil Severe Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "doxylamine", "phenylephrine"]
        ),
        CombinationRow(["Theraflu"], ["acetaminophen", "dextromethorphan", "phenylephrine"]),
        CombinationRow(
            ["Theraflu Daytime Severe Cold & Cough", "Theraflu Daytime Severe Cold and Cough"],
            ["acetaminophen", "dextromethorphan", "phenylephrine"],
            drugFacts
        ),
        CombinationRow(
            [
                "Theraflu Nighttime", "Theraflu Noche", "Theraflu Nighttime Severe Cold & Cough",
                "Theraflu Nighttime Severe Cold and Cough",
            ],
            ["acetaminophen", "diphenhydramine", "phenylephrine"]
        ),
        CombinationRow(
            ["Alka-Seltzer Plus Cold"],
            ["aspirin", "chlorpheniramine", "phenylephrine", "sodium bicarbonate", "citric acid"],
            drugFacts
        ),
        CombinationRow(
            ["Alka-Seltzer Plus Severe Cold & Flu", "Alka-Seltzer Plus Severe Cold and Flu"],
            [
                "acetaminophen", "chlorpheniramine", "dextromethorphan", "phenylephrine", "sodium bicarbonate",
                "citric acid",
            ],
            drugFacts
        ),
        CombinationRow(
            ["Coricidin HBP Cough & Cold", "Coricidin HBP Cough and Cold"],
            ["chlorpheniramine", "dextromethorphan"],
            coricidin
        ),
        CombinationRow(
            ["Coricidin HBP Chest Congestion & Cough", "Coricidin HBP Chest Congestion and Cough"],
            ["dextromethorphan", "guaifenesin"],
            coricidin
        ),
        // The short names stand for the product of the line with the most parts to look at.
        CombinationRow(["Coricidin HBP"], ["acetaminophen", "chlorpheniramine"]),
        CombinationRow(
            ["Coricidin HBP Cold & Flu", "Coricidin HBP Cold and Flu"],
            ["acetaminophen", "chlorpheniramine"],
            coricidin
        ),
        CombinationRow(["Robitussin", "Robitussin DM"], ["dextromethorphan", "guaifenesin"]),
        CombinationRow(["Mucinex D"], ["guaifenesin", "pseudoephedrine"], sinus),
        CombinationRow(
            ["Aleve-D", "Aleve-D Sinus & Cold", "Aleve-D Sinus and Cold"],
            ["naproxen", "pseudoephedrine"],
            sinus
        ),
        CombinationRow(["Advil Cold & Sinus", "Advil Cold and Sinus"], ["ibuprofen", "pseudoephedrine"]),
        CombinationRow(["Desenfriol-D"], ["chlorpheniramine", "phenylephrine", "acetaminophen"], mexican),
        CombinationRow(["Contac Ultra"], ["acetaminophen", "phenylephrine", "chlorpheniramine"], mexican),
        CombinationRow(["Contac"], ["acetaminophen", "phenylephrine", "chlorpheniramine"]),
        CombinationRow(["Antiflu-Des"], ["amantadine", "chlorpheniramine", "acetaminophen"], mexican),
        CombinationRow(["XL-3 VR"], ["amantadine", "chlorpheniramine", "acetaminophen"]),
        CombinationRow(["XL-3", "XL-3 Xtra", "Next"], ["acetaminophen", "chlorpheniramine", "phenylephrine"]),
        CombinationRow(
            ["Tabcin Efervescente"],
            ["aspirin", "chlorpheniramine", "phenylephrine", "sodium bicarbonate", "citric acid"]
        ),
        CombinationRow(["Tabcin Active"], ["acetaminophen", "dextromethorphan", "phenylephrine"]),
        CombinationRow(["Tabcin Noche"], ["acetaminophen", "dextromethorphan", "doxylamine", "phenylephrine"]),
        CombinationRow(["Sedalmerck"], ["acetaminophen", "caffeine", "phenylephrine"], mexican),
        CombinationRow(["Sedalmerck Max"], ["acetaminophen", "caffeine", "phenylephrine"]),
        CombinationRow(["Saridon"], ["acetaminophen", "propyphenazone", "caffeine"], mexican),
        CombinationRow(["Cafiaspirina"], ["aspirin", "caffeine"], mexican),
        CombinationRow(["Syncol"], ["acetaminophen", "pamabrom", "pyrilamine"]),
        CombinationRow(
            ["Dolo-Neurobion", "Dolo-Neurobion Forte", "Dolo-Neurobion Retard"],
            ["diclofenac", "thiamine", "pyridoxine", "vitamin b12"],
            mexican
        ),
    ]

    /// The labels of products against colds in the United States. That effervescent tablets have bicarbonate and citric acid is general
    /// knowledge.
    private static let drugFacts = Evidence(
        "Drug Facts, active ingredients: DayQuil, set id cd71be9f-4013-4ecd-9fcd-2bd3ffb7cf08; DayQuil with guaifenesin, set id "
            + "fdf4ee2c-fab8-43a8-84e8-e6ff0d262e01; NyQuil, set id fc9e05a5-ca03-faa2-e053-6294a90a0d58; Theraflu, set id "
            + "919eece1-ed48-4003-b629-c5a6db24d211; Alka-Seltzer Plus, set id 78537dcf-b157-4b67-a8b2-5cb144815166 and "
            + "d786ae07-ce57-44c7-9ba5-f4c87df115de; bicarbonate and citric acid by general knowledge",
        .label,
        read: "2026-11-29"
    )
    /// The labels of three products for people with high blood pressure.
    private static let coricidin = Evidence(
        "Coricidin HBP, set id ee666963-e686-4374-b52b-a677f1cd4114, 40ad8261-d01d-436b-83b4-1b7c987573db and "
            + "763a5334-a741-4678-9947-603776622450, Drug Facts, active ingredients",
        .label,
        read: "2026-11-29"
    )
    /// The source of two products with pseudoephedrine.
    private static let sinus = Evidence(
        "Cleveland Clinic on guaifenesin and on naproxen with pseudoephedrine",
        .secondary,
        read: "2026-11-29"
    )
    /// The source of products that are sold in Mexico.
    private static let mexican = Evidence(
        "Cofepris, alerts of 2024-09-09 and 2026-01, as newspapers print them; PLM México, Sedalmerck and Dolo-Neurobion; "
            + "Antiflu-Des, as actuamed.com.mx prints it; Saridon, as farmaciaai.com.br prints it",
        .secondary,
        read: "2026-11-29"
    )
}
