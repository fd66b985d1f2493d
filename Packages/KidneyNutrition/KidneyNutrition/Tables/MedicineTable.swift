/// A medicine or supplement of the table, by its generic name.
public struct MedicineRow: Hashable, Sendable {
    /// The generic name in lower case: "lisinopril".
    public let generic: String
    public let classes: Set<MedicineClass>
    /// The brand names in the United States.
    public let brands: [String]
    /// Other names: "hctz", "vitamin C".
    public let synonyms: [String]
    /// Whether it is swallowed, so that binders in the gut can bind it.
    public let isOral: Bool
    /// The source of classes and names.
    public let evidence: Evidence

    /// - Parameters:
    ///   - generic: The generic name in lower case.
    ///   - classes: The classes. A rule about a class applies to the medicine.
    ///   - isOral: Whether it is swallowed.
    public init(
        _ generic: String,
        _ classes: Set<MedicineClass>,
        _ brands: [String] = [],
        also synonyms: [String] = [],
        isOral: Bool = true,
        _ evidence: Evidence = MedicineTable.general
    ) {
        self.generic = generic
        self.classes = classes
        self.brands = brands
        self.synonyms = synonyms
        self.isOral = isOral
        self.evidence = evidence
    }
}

/// A product that contains several medicines.
public struct CombinationRow: Hashable, Sendable {
    public let brands: [String]
    /// The generic names of its parts.
    public let parts: [String]
    /// The source of the parts.
    public let evidence: Evidence

    init(_ brands: [String], _ parts: [String], _ evidence: Evidence = MedicineTable.general) {
        self.brands = brands
        self.parts = parts
        self.evidence = evidence
    }

    /// The rows of its parts. Aspirin beside other parts is meant against pain, and judged as that.
    var rows: [MedicineRow] {
        parts.compactMap {
            $0 == MedicineTable.painAspirin.generic ? MedicineTable.painAspirin : MedicineTable.row($0)
        }
    }
}

/// The medicines by generic and brand name, and the products that combine them. A medicine that isn't in the table is unknown, which never
/// means safe.
public enum MedicineTable {
    /// Every medicine.
    public static let rows: [MedicineRow] =
        heart + pressure + kidney + sugar + infection + others + remedies + supplements + herbs

    /// Returns the row of a generic name; nil for an unknown name.
    public static func row(_ generic: String) -> MedicineRow? { byGeneric[generic] }

    private static let byGeneric = Dictionary(rows.map { ($0.generic, $0) }) { first, _ in first }

    /// The highest amount of aspirin for the heart and vessels, in milligrams a day.
    static let aspirinForVessels = 325

    /// Aspirin in the amounts against pain, which all products of ``combinations`` with aspirin have, and entries of more than
    /// ``aspirinForVessels``.
    static let painAspirin = MedicineRow(
        "aspirin",
        [.antiplatelet, .nsaid],
        [],
        Evidence(
            "Alka-Seltzer Original label, set id f05a1c0a-58ef-3810-e053-2a95a90a82ec, Drug Facts, Active Ingredients and "
                + "Warnings; the others by the same mechanism; more than 325 mg a day is our own bound",
            .label,
            read: "2026-11-29"
        )
    )

    /// The classes are those of the interaction table; the names are general knowledge.
    public static let general = Evidence("US product names and classes, by general knowledge", .recalled)
    /// Lists of brand names.
    static let lists = Evidence(
        "Consumer Reports on ACE inhibitors and ARBs; other brands from general knowledge",
        .recalled
    )
    /// A label of openFDA.
    static let label = Evidence("openFDA drug label (Lipitor, 2014)", .secondary)
    /// The source for medicines that need stomach acid.
    static let acidity = Evidence(
        "KDIGO 2024, table on potassium binders, on medicines that need stomach acid; their names by general knowledge",
        .recalled
    )

    // swift-format-ignore
    /// Medicines for blood, heart and cholesterol.
    static let heart: [MedicineRow] = [
        MedicineRow("warfarin",            [.vitaminKAntagonist],            ["Coumadin", "Jantoven"]),
        MedicineRow("apixaban",            [.factorXaInhibitor],             ["Eliquis"]),
        MedicineRow("rivaroxaban",         [.factorXaInhibitor],             ["Xarelto"]),
        MedicineRow("dabigatran",          [.thrombinInhibitor],             ["Pradaxa"]),
        MedicineRow("edoxaban",            [.factorXaInhibitor],             ["Savaysa"]),
        MedicineRow("heparin",             [.heparin],                       isOral: false),
        MedicineRow("enoxaparin",          [.heparin],                       ["Lovenox"], isOral: false),
        MedicineRow("ticagrelor",          [.antiplatelet],                  ["Brilinta"]),
        MedicineRow("clopidogrel",         [.antiplatelet],                  ["Plavix"]),
        MedicineRow("aspirin",             [.antiplatelet],                  ["Bayer", "Ecotrin", "Bufferin", "Aspirina Protec"],
            also: ["acetylsalicylic acid", "asa", "baby aspirin", "low dose aspirin"]),
        MedicineRow("digoxin",             [.cardiacGlycoside],              ["Lanoxin"]),
        MedicineRow("prasugrel",           [.antiplatelet],                  ["Effient"]),
        MedicineRow("amiodarone",          [.antiarrhythmic, .pgpInhibitor], ["Pacerone", "Cordarone"]),
        MedicineRow("dronedarone",         [.antiarrhythmic, .cyp3aModerate, .pgpInhibitor], ["Multaq"]),
        MedicineRow("simvastatin",         [.statin, .cyp3aStatin],          ["Zocor"]),
        MedicineRow("lovastatin",          [.statin, .cyp3aStatin],          ["Mevacor", "Altoprev"]),
        MedicineRow("atorvastatin",        [.statin],                        ["Lipitor"], label),
        MedicineRow("rosuvastatin",        [.statin],                        ["Crestor"]),
        MedicineRow("pravastatin",         [.statin],                        ["Pravachol"]),
        MedicineRow("fluvastatin",         [.statin],                        ["Lescol"]),
        MedicineRow("pitavastatin",        [.statin],                        ["Livalo", "Zypitamag"]),
        MedicineRow("gemfibrozil",         [.fibrate],                       ["Lopid"]),
        MedicineRow("fenofibrate",         [.cholesterol],                   ["Tricor", "Trilipix"]),
        MedicineRow("ezetimibe",           [.cholesterol],                   ["Zetia"]),
        MedicineRow("furosemide",          [.loopDiuretic],                  ["Lasix"]),
        MedicineRow("bumetanide",          [.loopDiuretic],                  ["Bumex"]),
        MedicineRow("torsemide",           [.loopDiuretic],                  ["Demadex", "Soaanz"]),
        MedicineRow("hydrochlorothiazide", [.thiazide],                      ["Microzide"], also: ["hctz", "hct"]),
        MedicineRow("chlorthalidone",      [.thiazide],                      ["Thalitone", "Hygroton"]),
        MedicineRow("indapamide",          [.thiazide],                      ["Lozol"]),
        MedicineRow("metolazone",          [.thiazide],                      ["Zaroxolyn"]),
        MedicineRow("amiloride",           [.potassiumSparing],              ["Midamor"]),
        MedicineRow("triamterene",         [.potassiumSparing],              ["Dyrenium"]),
    ]

    // swift-format-ignore
    /// Medicines for blood pressure.
    static let pressure: [MedicineRow] = [
        MedicineRow("lisinopril",           [.aceInhibitor],          ["Prinivil", "Zestril", "Qbrelis"], lists),
        MedicineRow("enalapril",            [.aceInhibitor],          ["Vasotec"], lists),
        MedicineRow("ramipril",             [.aceInhibitor],          ["Altace"], lists),
        MedicineRow("benazepril",           [.aceInhibitor],          ["Lotensin"], lists),
        MedicineRow("captopril",            [.aceInhibitor],          ["Capoten"]),
        MedicineRow("quinapril",            [.aceInhibitor],          ["Accupril"], lists),
        MedicineRow("perindopril",          [.aceInhibitor],          ["Aceon"], lists),
        MedicineRow("fosinopril",           [.aceInhibitor],          ["Monopril"], lists),
        MedicineRow("trandolapril",         [.aceInhibitor],          ["Mavik"], lists),
        MedicineRow("moexipril",            [.aceInhibitor],          ["Univasc"], lists),
        MedicineRow("losartan",             [.arb],                   ["Cozaar"], lists),
        MedicineRow("valsartan",            [.arb],                   ["Diovan"], lists),
        MedicineRow("irbesartan",           [.arb],                   ["Avapro"], lists),
        MedicineRow("candesartan",          [.arb],                   ["Atacand"], lists),
        MedicineRow("olmesartan",           [.arb],                   ["Benicar"], lists),
        MedicineRow("telmisartan",          [.arb],                   ["Micardis"]),
        MedicineRow("azilsartan",           [.arb],                   ["Edarbi"]),
        MedicineRow("eprosartan",           [.arb],                   ["Teveten"]),
        MedicineRow("sacubitril",           [.neprilysinInhibitor]),
        MedicineRow("aliskiren",            [.reninInhibitor],        ["Tekturna"]),
        MedicineRow("spironolactone",       [.mra],                   ["Aldactone", "CaroSpir"]),
        MedicineRow("eplerenone",           [.mra],                   ["Inspra"]),
        MedicineRow("finerenone",           [.nonSteroidalMRA],       ["Kerendia"]),
        MedicineRow("felodipine",           [.calciumChannelBlocker], ["Plendil"]),
        MedicineRow("nifedipine",           [.calciumChannelBlocker], ["Procardia", "Adalat", "Afeditab"]),
        MedicineRow("nisoldipine",          [.calciumChannelBlocker], ["Sular"]),
        MedicineRow("amlodipine",           [.calciumChannelBlocker], ["Norvasc", "Katerzia"]),
        MedicineRow("diltiazem",            [.calciumChannelBlocker, .cyp3aModerate, .pgpInhibitor], ["Cardizem", "Tiazac"]),
        MedicineRow("verapamil",            [.calciumChannelBlocker, .cyp3aModerate, .pgpInhibitor], ["Calan", "Verelan"]),
        MedicineRow("metoprolol",           [.betaBlocker],           ["Lopressor", "Toprol"]),
        MedicineRow("atenolol",             [.betaBlocker, .renalBetaBlocker], ["Tenormin"]),
        MedicineRow("sotalol",              [.betaBlocker, .renalBetaBlocker], ["Betapace", "Sotylize"]),
        MedicineRow("carvedilol",           [.betaBlocker],           ["Coreg"]),
        MedicineRow("bisoprolol",           [.betaBlocker],           ["Zebeta"]),
        MedicineRow("labetalol",            [.betaBlocker],           ["Trandate", "Normodyne"]),
        MedicineRow("hydralazine",          [.bloodPressure],         ["Apresoline"]),
        MedicineRow("clonidine",            [.bloodPressure],         ["Catapres"]),
        MedicineRow("doxazosin",            [.bloodPressure],         ["Cardura"]),
        MedicineRow("isosorbide dinitrate", [.bloodPressure],         ["Isordil"]),
    ]

    // swift-format-ignore
    /// Medicines for kidney disease, its laboratory values, and a transplant.
    static let kidney: [MedicineRow] = [
        MedicineRow("tacrolimus",                     [.calcineurinInhibitor],          ["Prograf"]),
        // Taken on an empty stomach.
        MedicineRow("extended-release tacrolimus",    [.calcineurinInhibitor],          ["Envarsus", "Astagraf", "Advagraf"]),
        MedicineRow("cyclosporine",                   [.calcineurinInhibitor, .pgpInhibitor], ["Neoral", "Sandimmune", "Gengraf"],
            also: ["ciclosporin", "cyclosporine modified", "modified cyclosporine"]),
        MedicineRow("voclosporin",                    [.calcineurinInhibitor],          ["Lupkynis"]),
        MedicineRow("belatacept",                     [.costimulationBlocker],          ["Nulojix"], isOral: false),
        MedicineRow("sirolimus",                      [.mTORInhibitor],                 ["Rapamune"], also: ["rapamycin"]),
        MedicineRow("everolimus",                     [.mTORInhibitor],                 ["Zortress", "Afinitor"]),
        MedicineRow("mycophenolate mofetil",          [.mycophenolate],                 ["CellCept"], also: ["mycophenolate"]),
        MedicineRow("mycophenolic acid",              [.mycophenolate],                 ["Myfortic"], also: ["mycophenolate sodium"]),
        MedicineRow("azathioprine",                   [.thiopurine],                    ["Imuran", "Azasan"]),
        MedicineRow("mercaptopurine",                 [.thiopurine],                    ["Purixan", "Purinethol"], also: ["6-mp"]),
        MedicineRow("methotrexate",                   [.methotrexate], ["Trexall", "Rheumatrex", "Xatmep", "Otrexup", "Rasuvo"], also: ["mtx"]),
        MedicineRow("budesonide",                     [.steroid],                       ["Tarpeyo", "Uceris", "Entocort"]),
        MedicineRow("prednisone",                     [.steroid],                       ["Deltasone", "Rayos"]),
        MedicineRow("prednisolone",                   [.steroid],                       ["Orapred", "Millipred"]),
        MedicineRow("methylprednisolone",             [.steroid],                       ["Medrol"]),
        MedicineRow("dexamethasone",                  [.steroid],                       ["Decadron"]),
        MedicineRow("hydrocortisone",                 [.steroid],                       ["Cortef"]),
        MedicineRow("tolvaptan",                      [.vasopressinAntagonist],         ["Jynarque", "Samsca"]),
        MedicineRow("sevelamer carbonate",            [.phosphateBinder],               ["Renvela"], also: ["sevelamer"]),
        MedicineRow("sevelamer hydrochloride",        [.phosphateBinder],               ["Renagel"], also: ["sevelamer hcl"]),
        MedicineRow("lanthanum carbonate",            [.phosphateBinder],               ["Fosrenol"], also: ["lanthanum"]),
        MedicineRow("sucroferric oxyhydroxide",       [.phosphateBinder, .iron],        ["Velphoro"]),
        MedicineRow("ferric citrate",                 [.phosphateBinder, .iron],        ["Auryxia"]),
        MedicineRow("calcium acetate",                [.calciumBinder],                 ["PhosLo", "Phoslyra"]),
        MedicineRow("calcium carbonate",              [.calciumBinder],                 ["Tums", "Caltrate", "Os-Cal"]),
        MedicineRow("calcitriol",                     [.activeVitaminD],                ["Rocaltrol"]),
        MedicineRow("paricalcitol",                   [.activeVitaminD],                ["Zemplar"]),
        MedicineRow("doxercalciferol",                [.activeVitaminD],                ["Hectorol"]),
        MedicineRow("calcifediol",                    [.activeVitaminD],                ["Rayaldee"]),
        MedicineRow("cinacalcet",                     [.calcimimetic],                  ["Sensipar"]),
        MedicineRow("etelcalcetide",                  [.calcimimetic],                  ["Parsabiv"], isOral: false),
        MedicineRow("patiromer",                      [.potassiumBinder],               ["Veltassa"]),
        MedicineRow("sodium zirconium cyclosilicate", [.potassiumBinder],               ["Lokelma"], acidity),
        MedicineRow("sodium polystyrene sulfonate",   [.potassiumBinder],               ["Kayexalate", "Kionex", "SPS"]),
        MedicineRow("sodium bicarbonate",             [.alkali],                        ["Neut"], also: ["baking soda", "bicarbonate of soda"]),
        MedicineRow("potassium chloride",             [.potassiumSupplement],
            ["Klor-Con", "Klor-Con M10", "Klor-Con M15", "Klor-Con M20", "K-Dur", "K-Tab", "Micro-K", "Electrolit"], also: ["kcl"]),
        MedicineRow("potassium citrate",              [.potassiumSupplement, .citrate], ["Urocit-K"]),
        MedicineRow("potassium gluconate",            [.potassiumSupplement]),
        MedicineRow("potassium bicarbonate",          [.potassiumSupplement]),
        MedicineRow("potassium phosphate",            [.potassiumSupplement, .phosphateSupplement],
            ["K-Phos", "K-Phos Neutral", "Phospha 250 Neutral", "Virt-Phos"], also: ["potassium acid phosphate"]),
        MedicineRow("citric acid",                    [.citrate]),
        MedicineRow("sodium citrate",                 [.alkali, .citrate],              ["Bicitra", "Cytra-2"]),
        MedicineRow("epoetin alfa",                   [.anemia],                        ["Epogen", "Procrit", "Retacrit"], isOral: false),
        MedicineRow("darbepoetin alfa",               [.anemia],                        ["Aranesp"], isOral: false),
        MedicineRow("iron sucrose",                   [.anemia],                        ["Venofer"], isOral: false),
    ]

    // swift-format-ignore
    /// Medicines for diabetes.
    static let sugar: [MedicineRow] = [
        MedicineRow("metformin",           [.biguanide],      ["Glucophage", "Glumetza", "Fortamet"]),
        MedicineRow("insulin",             [.insulin],        ["Humalog", "Novolog", "Admelog", "Apidra", "Humulin", "Novolin", "Fiasp", "Lyumjev"],
            also: ["insulin lispro", "insulin aspart", "insulin glulisine", "insulin regular"], isOral: false),
        // Long-acting insulin doesn't depend on meals.
        MedicineRow("long-acting insulin", [.insulin],        ["Lantus", "Basaglar", "Toujeo", "Levemir", "Tresiba", "Humulin N", "Novolin N"],
            also: ["insulin nph", "insulin glargine", "insulin detemir", "insulin degludec"], isOral: false),
        MedicineRow("glipizide",           [.sulfonylurea],   ["Glucotrol"]),
        MedicineRow("glimepiride",         [.sulfonylurea],   ["Amaryl"]),
        MedicineRow("glyburide",           [.sulfonylurea],   ["Diabeta", "Glynase", "Micronase"], also: ["glibenclamide"]),
        MedicineRow("empagliflozin",       [.sglt2Inhibitor], ["Jardiance"]),
        MedicineRow("dapagliflozin",       [.sglt2Inhibitor], ["Farxiga"]),
        MedicineRow("canagliflozin",       [.sglt2Inhibitor], ["Invokana"]),
        MedicineRow("ertugliflozin",       [.sglt2Inhibitor], ["Steglatro"]),
        MedicineRow("sitagliptin",         [.diabetes],       ["Januvia"]),
        MedicineRow("linagliptin",         [.diabetes],       ["Tradjenta"]),
        MedicineRow("pioglitazone",        [.diabetes],       ["Actos"]),
        MedicineRow("semaglutide",         [.diabetes],       ["Ozempic", "Wegovy"], isOral: false),
        MedicineRow("oral semaglutide",    [.diabetes],       ["Rybelsus"]),
        MedicineRow("liraglutide",         [.diabetes],       ["Victoza"], isOral: false),
        MedicineRow("dulaglutide",         [.diabetes],       ["Trulicity"], isOral: false),
    ]

    // swift-format-ignore
    /// Medicines against infections.
    static let infection: [MedicineRow] = [
        MedicineRow("trimethoprim",     [.trimethoprim],                 ["Primsol"]),
        MedicineRow("sulfamethoxazole", [.antibacterial]),
        MedicineRow("ciprofloxacin",    [.fluoroquinolone],              ["Cipro"]),
        MedicineRow("levofloxacin",     [.fluoroquinolone],              ["Levaquin"]),
        MedicineRow("moxifloxacin",     [.fluoroquinolone],              ["Avelox"]),
        MedicineRow("tetracycline",     [.tetracycline],                 ["Sumycin", "Achromycin"]),
        MedicineRow("doxycycline",      [.tetracycline],                 ["Vibramycin", "Doryx", "Monodox"]),
        MedicineRow("minocycline",      [.tetracycline],                 ["Minocin", "Solodyn"]),
        MedicineRow("linezolid",        [.antibacterial, .maoInhibitor], ["Zyvox"]),
        MedicineRow("clarithromycin",   [.macrolide, .cyp3aStrong, .pgpInhibitor], ["Biaxin"]),
        MedicineRow("erythromycin",     [.macrolide, .cyp3aModerate, .pgpInhibitor], ["Ery-Tab", "Erythrocin"]),
        MedicineRow("azithromycin",     [.macrolide],                    ["Zithromax", "Z-Pak"]),
        MedicineRow("metronidazole",    [.nitroimidazole],               ["Flagyl"]),
        MedicineRow("nitrofurantoin",   [.nitrofuran],                   ["Macrobid", "Macrodantin"],
            also: ["nitrofurantoin macrocrystals", "nitrofurantoin macrocrystal", "nitrofurantoin monohydrate macrocrystals"]),
        MedicineRow("rifampin",         [.cyp3aInducer],                 ["Rifadin"], also: ["rifampicin"]),
        MedicineRow("rifabutin",        [.cyp3aInducer],                 ["Mycobutin"]),
        MedicineRow("acyclovir",        [.herpesAntiviral],              ["Zovirax"], also: ["aciclovir"]),
        MedicineRow("valacyclovir",     [.herpesAntiviral],              ["Valtrex"], also: ["valaciclovir"]),
        MedicineRow("ritonavir",        [.cyp3aStrong, .pgpInhibitor],   ["Norvir"]),
        MedicineRow("cobicistat",       [.cyp3aStrong, .pgpInhibitor],   ["Tybost"]),
        MedicineRow("nirmatrelvir",     [.antiviral]),
        MedicineRow("amoxicillin",      [.antibacterial],                ["Amoxil"]),
        MedicineRow("cephalexin",       [.antibacterial],                ["Keflex"]),
        MedicineRow("ketoconazole",     [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Nizoral"], acidity),
        MedicineRow("itraconazole",     [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Sporanox"], acidity),
        MedicineRow("posaconazole",     [.azole, .acidDependent, .cyp3aStrong, .pgpInhibitor], ["Noxafil"], acidity),
        MedicineRow("voriconazole",     [.azole, .cyp3aStrong],          ["Vfend"]),
        MedicineRow("fluconazole",      [.azole, .cyp3aModerate],        ["Diflucan"]),
        MedicineRow("isavuconazole",    [.azole, .cyp3aModerate],        ["Cresemba"]),
    ]

    // swift-format-ignore
    /// All other medicines.
    static let others: [MedicineRow] = [
        MedicineRow("erlotinib",                   [.acidDependent],                  ["Tarceva"]),
        MedicineRow("dasatinib",                   [.acidDependent],                  ["Sprycel"]),
        MedicineRow("nilotinib",                   [.acidDependent],                  ["Tasigna"]),
        MedicineRow("levothyroxine", [.thyroidHormone], ["Synthroid", "Levoxyl", "Unithroid", "Euthyrox", "Tirosint"], also: ["l thyroxine"]),
        MedicineRow("phenelzine",                  [.maoInhibitor, .lastingMAOInhibitor], ["Nardil"]),
        MedicineRow("tranylcypromine",             [.maoInhibitor, .lastingMAOInhibitor], ["Parnate"]),
        MedicineRow("isocarboxazid",               [.maoInhibitor, .lastingMAOInhibitor], ["Marplan"]),
        MedicineRow("selegiline",                  [.maoInhibitor, .lastingMAOInhibitor], ["Eldepryl", "Zelapar"]),
        MedicineRow("selegiline patch",            [.maoInhibitor, .lastingMAOInhibitor], ["Emsam"], isOral: false),
        MedicineRow("rasagiline",                  [.maoInhibitor, .lastingMAOInhibitor], ["Azilect"]),
        MedicineRow("lithium",                     [.lithium],                        ["Lithobid", "Eskalith"], also: ["lithium citrate"]),
        MedicineRow("gabapentin",                  [.gabapentinoid],                  ["Neurontin", "Gralise"]),
        MedicineRow("pregabalin",                  [.gabapentinoid],                  ["Lyrica"]),
        MedicineRow("baclofen",                    [.muscleRelaxant],                 ["Lioresal", "Ozobax"]),
        MedicineRow("tizanidine",                  [.muscleRelaxant],                 ["Zanaflex"]),
        MedicineRow("phenytoin",                   [.cyp3aInducer],                   ["Dilantin"]),
        MedicineRow("carbamazepine",               [.cyp3aInducer],                   ["Tegretol"]),
        MedicineRow("phenobarbital",               [.cyp3aInducer],                   ["Luminal"]),
        MedicineRow("sertraline",                  [.serotonergic],                   ["Zoloft"]),
        MedicineRow("fluoxetine",                  [.serotonergic],                   ["Prozac"]),
        MedicineRow("citalopram",                  [.serotonergic],                   ["Celexa"]),
        MedicineRow("escitalopram",                [.serotonergic],                   ["Lexapro"]),
        MedicineRow("paroxetine",                  [.serotonergic],                   ["Paxil"]),
        MedicineRow("fluvoxamine",                 [.serotonergic],                   ["Luvox"]),
        MedicineRow("venlafaxine",                 [.serotonergic],                   ["Effexor"]),
        MedicineRow("duloxetine",                  [.serotonergic],                   ["Cymbalta"]),
        MedicineRow("morphine",                    [.opioid],                         ["MS Contin"]),
        MedicineRow("codeine",                     [.opioid]),
        MedicineRow("tramadol",                    [.opioid],                         ["Ultram", "ConZip"]),
        MedicineRow("oxycodone",                   [.opioid],                         ["OxyContin", "Roxicodone", "Oxaydo", "RoxyBond"]),
        MedicineRow("hydrocodone",                 [.opioid],                         ["Hysingla"]),
        MedicineRow("hydromorphone",               [.opioid],                         ["Dilaudid"]),
        // The kidneys clear little of it.
        MedicineRow("methadone",                   [.painReliever],                   ["Dolophine", "Methadose"]),
        MedicineRow("ibuprofen",                   [.nsaid],                          ["Advil", "Motrin"]),
        MedicineRow("naproxen",                    [.nsaid],                          ["Aleve", "Naprosyn", "Anaprox"]),
        MedicineRow("diclofenac",                  [.nsaid],                          ["Voltaren", "Cataflam"]),
        MedicineRow("celecoxib",                   [.nsaid],                          ["Celebrex"]),
        MedicineRow("indomethacin",                [.nsaid],                          ["Indocin"]),
        MedicineRow("ketorolac",                   [.nsaid],                          ["Toradol"]),
        MedicineRow("meloxicam",                   [.nsaid],                          ["Mobic"]),
        MedicineRow("acetaminophen",               [.painReliever], ["Tylenol", "Panadol", "Tempra", "Mejoralito"], also: ["paracetamol"]),
        MedicineRow("allopurinol",                 [.xanthineOxidaseInhibitor],       ["Zyloprim"]),
        MedicineRow("febuxostat",                  [.xanthineOxidaseInhibitor],       ["Uloric"]),
        MedicineRow("colchicine",                  [.colchicine],                     ["Colcrys", "Mitigare"]),
        MedicineRow("alendronate",                 [.bisphosphonate],                 ["Fosamax", "Binosto"]),
        MedicineRow("risedronate",                 [.bisphosphonate],                 ["Actonel"]),
        // Taken right after breakfast, not before it.
        MedicineRow("delayed-release risedronate", [.bisphosphonate],                 ["Atelvia"]),
        MedicineRow("ibandronate",                 [.bisphosphonate],                 ["Boniva"]),
        MedicineRow("omeprazole",                  [.acidReducer, .cyp2c19Inhibitor], ["Prilosec"]),
        MedicineRow("esomeprazole",                [.acidReducer, .cyp2c19Inhibitor], ["Nexium"]),
        MedicineRow("pantoprazole",                [.acidReducer],                    ["Protonix"]),
        MedicineRow("famotidine",                  [.acidReducer],                    ["Pepcid"]),
        MedicineRow("magnesium hydroxide",         [.magnesiumOrAluminum],            ["Phillips"], also: ["milk of magnesia"]),
        MedicineRow("magnesium citrate",           [.magnesiumOrAluminum, .citrate],  ["Citroma"]),
        MedicineRow("aluminum hydroxide",          [.magnesiumOrAluminum, .aluminum], ["Amphojel"], also: ["aluminium hydroxide"]),
        MedicineRow("sucralfate",                  [.aluminum],                       ["Carafate"]),
        MedicineRow("bismuth subsalicylate",       [.bismuth],                        ["Pepto-Bismol", "Kaopectate"], also: ["bismuth"]),
        MedicineRow("sodium phosphate",            [.sodiumPhosphate], ["Fleet", "Fleet Saline", "OsmoPrep", "Visicol"], also: ["sodium phosphates"]),
    ]

    // swift-format-ignore
    static let supplements: [MedicineRow] = [
        MedicineRow("ferrous sulfate",       [.iron],                        ["Feosol", "Slow Fe"], also: ["iron", "ferrous sulphate"]),
        MedicineRow("ferrous gluconate",     [.iron],                        ["Fergon"]),
        MedicineRow("ferrous fumarate",      [.iron],                        ["Ferretts", "Hemocyte"]),
        MedicineRow("calcium citrate",       [.calciumSupplement, .citrate], ["Citracal"]),
        MedicineRow("calcium",               [.calciumSupplement],           also: ["calcium supplement", "calcium pills"]),
        MedicineRow("zinc",                  [.zinc],                        also: ["zinc sulfate", "zinc gluconate"]),
        MedicineRow("magnesium oxide",       [.magnesiumSupplement],         ["Mag-Ox"], also: ["magnesium"]),
        MedicineRow("cholecalciferol",       [.vitaminD],                    also: ["vitamin d", "vitamin d3"]),
        MedicineRow("ergocalciferol",        [.vitaminD],                    ["Drisdol"], also: ["vitamin d2"]),
        MedicineRow("vitamin a",             [.accumulatingVitamin],         also: ["retinol"]),
        MedicineRow("vitamin c",             [.accumulatingVitamin],         also: ["ascorbic acid"]),
        MedicineRow("vitamin e",             [.accumulatingVitamin],         also: ["tocopherol"]),
        MedicineRow("renal vitamin",         [.vitamin],                     ["Nephro-Vite", "Rena-Vite", "Dialyvite", "Nephrocaps"]),
        MedicineRow("vitamin b12",           [.vitamin],                     also: ["cyanocobalamin"]),
        MedicineRow("thiamine",              [.vitamin],                     also: ["vitamin b1"]),
        MedicineRow("pyridoxine",            [.vitamin],                     also: ["vitamin b6"]),
        MedicineRow("folic acid",            [.vitamin],                     also: ["folate"]),
        MedicineRow("St John's wort",        [.stJohnsWort],                 also: ["hypericum"]),
        MedicineRow("cranberry concentrate", [.herb],                        also: ["cranberry", "cranberry pills"]),
        MedicineRow("ginkgo",                [.herb],                        also: ["ginkgo biloba"]),
        MedicineRow("garlic pills",          [.herb],                        also: ["garlic", "garlic oil"]),
        MedicineRow("danshen",               [.herb]),
        MedicineRow("dong quai",             [.herb]),
        MedicineRow("ginseng",               [.herb]),
        MedicineRow("bromelain",             [.herb]),
        MedicineRow("coenzyme q10",          [.herb],                        also: ["coq10", "ubiquinone"]),
        MedicineRow("licorice root",         [.licorice, .riskySupplement],  also: ["licorice", "liquorice", "licorice extract"]),
        MedicineRow("noni",                  [.riskySupplement],             also: ["noni juice", "morinda citrifolia"]),
        MedicineRow("alfalfa",               [.riskySupplement]),
        MedicineRow("creatine",              [.riskySupplement],             also: ["creatine monohydrate"]),
        MedicineRow("nettle",                [.riskySupplement],             also: ["stinging nettle"]),
        MedicineRow("dandelion",             [.riskySupplement],             also: ["dandelion root"]),
    ]

    /// Products that contain several medicines.
    public static let combinations: [CombinationRow] = prescribed + colds + bought

    // swift-format-ignore
    /// Products that mostly need a prescription, antacids and pain relievers.
    private static let prescribed: [CombinationRow] = [
        CombinationRow(["Entresto"],               ["sacubitril", "valsartan"]),
        CombinationRow(["Zestoretic", "Prinzide"], ["lisinopril", "hydrochlorothiazide"], lists),
        CombinationRow(["Vaseretic"],              ["enalapril", "hydrochlorothiazide"],  lists),
        CombinationRow(["Lotensin HCT"],           ["benazepril", "hydrochlorothiazide"], lists),
        CombinationRow(["Capozide"],               ["captopril", "hydrochlorothiazide"],  lists),
        CombinationRow(["Uniretic"],               ["moexipril", "hydrochlorothiazide"],  lists),
        CombinationRow(["Accuretic"],              ["quinapril", "hydrochlorothiazide"]),
        CombinationRow(["Lotrel"],                 ["amlodipine", "benazepril"],          lists),
        CombinationRow(["Lexxel"],                 ["enalapril", "felodipine"],           lists),
        CombinationRow(["Tarka"],                  ["trandolapril", "verapamil"],         lists),
        CombinationRow(["Hyzaar"],                 ["losartan", "hydrochlorothiazide"]),
        CombinationRow(["Diovan HCT"],             ["valsartan", "hydrochlorothiazide"]),
        CombinationRow(["Benicar HCT"],            ["olmesartan", "hydrochlorothiazide"]),
        CombinationRow(["Micardis HCT"],           ["telmisartan", "hydrochlorothiazide"]),
        CombinationRow(["Atacand HCT"],            ["candesartan", "hydrochlorothiazide"]),
        CombinationRow(["Avalide"],                ["irbesartan", "hydrochlorothiazide"]),
        CombinationRow(["Edarbyclor"],             ["azilsartan", "chlorthalidone"]),
        CombinationRow(["Exforge"],                ["amlodipine", "valsartan"]),
        CombinationRow(["Exforge HCT"],            ["amlodipine", "valsartan", "hydrochlorothiazide"]),
        CombinationRow(["Azor"],                   ["amlodipine", "olmesartan"]),
        CombinationRow(["Tribenzor"],              ["amlodipine", "olmesartan", "hydrochlorothiazide"]),
        CombinationRow(["Twynsta"],                ["amlodipine", "telmisartan"]),
        CombinationRow(["Tekturna HCT"],           ["aliskiren", "hydrochlorothiazide"]),
        CombinationRow(["Aldactazide"],            ["spironolactone", "hydrochlorothiazide"]),
        CombinationRow(["Dyazide", "Maxzide"],     ["triamterene", "hydrochlorothiazide"]),
        CombinationRow(["Moduretic"],              ["amiloride", "hydrochlorothiazide"]),
        CombinationRow(["Bactrim", "Bactrim F", "Bactrim Forte", "Septra", "co-trimoxazole", "cotrimoxazol", "TMP-SMX", "SMX-TMP", "SMZ-TMP", "TMP-SMZ"],
            ["sulfamethoxazole", "trimethoprim"]),
        CombinationRow(["Paxlovid"],               ["nirmatrelvir", "ritonavir"]),
        CombinationRow(["Percocet", "Endocet", "Nalocet", "Primlev"], ["oxycodone", "acetaminophen"]),
        CombinationRow(["Norco", "Vicodin", "Lortab", "Lorcet", "Xodol"], ["hydrocodone", "acetaminophen"]),
        CombinationRow(["Tylenol 3", "Tylenol 4"], ["codeine", "acetaminophen"]),
        CombinationRow(["Ultracet"],               ["tramadol", "acetaminophen"]),
        CombinationRow(["Excedrin"],               ["acetaminophen", "aspirin", "caffeine"]),
        CombinationRow(["Advil PM"],               ["ibuprofen", "diphenhydramine"]),
        CombinationRow(["Aleve PM"],               ["naproxen", "diphenhydramine"]),
        CombinationRow(["Tylenol PM"],             ["acetaminophen", "diphenhydramine"]),
        CombinationRow(["Tenoretic"],              ["atenolol", "chlorthalidone"]),
        CombinationRow(["Caduet"],                 ["amlodipine", "atorvastatin"]),
        CombinationRow(["Vytorin"],                ["ezetimibe", "simvastatin"]),
        CombinationRow(["Janumet"],                ["metformin", "sitagliptin"]),
        CombinationRow(["Synjardy"],               ["empagliflozin", "metformin"]),
        CombinationRow(["Xigduo"],                 ["dapagliflozin", "metformin"]),
        CombinationRow(["Invokamet"],              ["canagliflozin", "metformin"]),
        CombinationRow(["Segluromet"],             ["ertugliflozin", "metformin"]),
        CombinationRow(["Glyxambi"],               ["empagliflozin", "linagliptin"]),
        CombinationRow(["Glucovance"],             ["glyburide", "metformin"]),
        CombinationRow(["Mylanta", "Maalox"],      ["aluminum hydroxide", "magnesium hydroxide"]),
        CombinationRow(["Melox"],                  ["aluminum hydroxide", "magnesium hydroxide"],
            Evidence("Melox label, set id d41f0b26-5add-4045-9754-37d70d120d28, Drug Facts, active ingredients", .label, read: "2026-11-29")),
        CombinationRow(["Sal de Uvas Picot", "Sal de Uvas", "Sal de Uva Picot", "Picot"], ["sodium bicarbonate", "citric acid"],
            Evidence("eatsip365.com, ingredients of Sal de Uvas Picot", .secondary, read: "2026-11-29")),
        CombinationRow(["Alka-Seltzer"],           ["aspirin", "sodium bicarbonate", "citric acid"]),
        CombinationRow(["Effer-K"],                ["potassium bicarbonate", "citric acid"]),
    ]

    // swift-format-ignore
    /// Products against colds, cramps and pain. The short name of a line stands here only where the products of the line have the same pain
    /// reliever: “Tabcin” and “Alka-Seltzer Plus” have aspirin or acetaminophen.
    private static let colds: [CombinationRow] = [
        CombinationRow(["DayQuil", "Vicks DayQuil", "DayQuil Cold & Flu", "DayQuil Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "phenylephrine"], drugFacts),
        CombinationRow(["DayQuil Severe", "DayQuil Severe Cold & Flu", "DayQuil Severe Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "guaifenesin", "phenylephrine"], drugFacts),
        CombinationRow(["NyQuil", "Vicks NyQuil", "NyQuil Cold & Flu", "NyQuil Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "doxylamine"], drugFacts),
        CombinationRow(["NyQuil Severe", "NyQuil Severe Cold & Flu", "NyQuil Severe Cold and Flu"],
            ["acetaminophen", "dextromethorphan", "doxylamine", "phenylephrine"]),
        CombinationRow(["Theraflu"],                    ["acetaminophen", "dextromethorphan", "phenylephrine"]),
        CombinationRow(["Theraflu Daytime Severe Cold & Cough", "Theraflu Daytime Severe Cold and Cough"],
            ["acetaminophen", "dextromethorphan", "phenylephrine"], drugFacts),
        CombinationRow(["Theraflu Nighttime", "Theraflu Noche", "Theraflu Nighttime Severe Cold & Cough", "Theraflu Nighttime Severe Cold and Cough"],
            ["acetaminophen", "diphenhydramine", "phenylephrine"]),
        CombinationRow(["Alka-Seltzer Plus Cold"], ["aspirin", "chlorpheniramine", "phenylephrine", "sodium bicarbonate", "citric acid"], drugFacts),
        CombinationRow(["Alka-Seltzer Plus Severe Cold & Flu", "Alka-Seltzer Plus Severe Cold and Flu"],
            ["acetaminophen", "chlorpheniramine", "dextromethorphan", "phenylephrine", "sodium bicarbonate", "citric acid"], drugFacts),
        CombinationRow(["Coricidin HBP Cough & Cold", "Coricidin HBP Cough and Cold"], ["chlorpheniramine", "dextromethorphan"],        coricidin),
        CombinationRow(["Coricidin HBP Chest Congestion & Cough", "Coricidin HBP Chest Congestion and Cough"],
            ["dextromethorphan", "guaifenesin"], coricidin),
        // The short names stand for the product of the line with the most parts to look at.
        CombinationRow(["Coricidin HBP"],               ["acetaminophen", "chlorpheniramine"]),
        CombinationRow(["Coricidin HBP Cold & Flu", "Coricidin HBP Cold and Flu"], ["acetaminophen", "chlorpheniramine"],           coricidin),
        CombinationRow(["Robitussin", "Robitussin DM"], ["dextromethorphan", "guaifenesin"]),
        CombinationRow(["Mucinex D"],                   ["guaifenesin", "pseudoephedrine"],              sinus),
        CombinationRow(["Aleve-D", "Aleve-D Sinus & Cold", "Aleve-D Sinus and Cold"], ["naproxen", "pseudoephedrine"],                 sinus),
        CombinationRow(["Advil Cold & Sinus", "Advil Cold and Sinus"], ["ibuprofen", "pseudoephedrine"]),
        CombinationRow(["Desenfriol-D"],                ["chlorpheniramine", "phenylephrine", "acetaminophen"], mexican),
        CombinationRow(["Contac Ultra"],                ["acetaminophen", "phenylephrine", "chlorpheniramine"], mexican),
        CombinationRow(["Contac"],                      ["acetaminophen", "phenylephrine", "chlorpheniramine"]),
        CombinationRow(["Antiflu-Des"],                 ["amantadine", "chlorpheniramine", "acetaminophen"], mexican),
        CombinationRow(["XL-3 VR"],                     ["amantadine", "chlorpheniramine", "acetaminophen"]),
        CombinationRow(["XL-3", "XL-3 Xtra", "Next"],   ["acetaminophen", "chlorpheniramine", "phenylephrine"]),
        CombinationRow(["Tabcin Efervescente"],         ["aspirin", "chlorpheniramine", "phenylephrine", "sodium bicarbonate", "citric acid"]),
        CombinationRow(["Tabcin Active"],               ["acetaminophen", "dextromethorphan", "phenylephrine"]),
        CombinationRow(["Tabcin Noche"],                ["acetaminophen", "dextromethorphan", "doxylamine", "phenylephrine"]),
        CombinationRow(["Sedalmerck"],                  ["acetaminophen", "caffeine", "phenylephrine"],  mexican),
        CombinationRow(["Sedalmerck Max"],              ["acetaminophen", "caffeine", "phenylephrine"]),
        CombinationRow(["Saridon"],                     ["acetaminophen", "propyphenazone", "caffeine"], mexican),
        CombinationRow(["Cafiaspirina"],                ["aspirin", "caffeine"],                         mexican),
        CombinationRow(["Syncol"],                      ["acetaminophen", "pamabrom", "pyrilamine"]),
        CombinationRow(["Dolo-Neurobion", "Dolo-Neurobion Forte", "Dolo-Neurobion Retard"],
            ["diclofenac", "thiamine", "pyridoxine", "vitamin b12"], mexican),
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

    // swift-format-ignore
    /// Medicines of everyday life that people buy or get beside those of the kidneys, and contrast for scans.
    static let remedies: [MedicineRow] = [
        MedicineRow("flecainide",            [.rhythmMedicine],        ["Tambocor"]),
        MedicineRow("amitriptyline",         [.tricyclic],             ["Elavil", "Anapsique"]),
        MedicineRow("nortriptyline",         [.tricyclic],             ["Pamelor"]),
        MedicineRow("denosumab",             [.ranklInhibitor],        ["Prolia", "Xgeva"], isOral: false),
        MedicineRow("zoledronic acid",       [.infusedBisphosphonate], ["Reclast", "Aclasta", "Zometa"], also: ["zoledronate"], isOral: false),
        MedicineRow("metamizole",            [.painReliever],          ["Neo-Melubrina", "Magnol", "Nolotil"], also: ["dipyrone", "neomelubrina"]),
        MedicineRow("topical diclofenac",    [.topicalNSAID],          ["Voltaren Gel", "Voltaren Emulgel", "Voltaren Arthritis Pain"],
            also: ["diclofenac gel", "diclofenac topical", "diclofenac sodium gel", "diclofenac sodium topical gel"], isOral: false),
        MedicineRow("lansoprazole",          [.acidReducer],           ["Prevacid"]),
        MedicineRow("diphenhydramine",       [.antihistamine],         ["Benadryl"]),
        MedicineRow("pseudoephedrine",       [.decongestant],          ["Sudafed"]),
        MedicineRow("phenylephrine",         [.decongestant],          ["Sudafed PE"]),
        MedicineRow("chlorpheniramine",      [.antihistamine],         ["Chlor-Trimeton"], also: ["chlorphenamine"]),
        MedicineRow("doxylamine",            [.antihistamine]),
        MedicineRow("pyrilamine",            [.antihistamine],         also: ["mepyramine"]),
        MedicineRow("dextromethorphan",      [.coughMedicine],         ["Delsym"], also: ["dextromethorphan hydrobromide", "dextromethorphan hbr"]),
        MedicineRow("guaifenesin",           [.coughMedicine],         ["Mucinex"]),
        MedicineRow("caffeine",              [.stimulant]),
        MedicineRow("propyphenazone",        [.painReliever, .nsaid]),
        MedicineRow("pamabrom",              [.weakDiuretic]),
        MedicineRow("amantadine",            [.antiviral],             ["Symmetrel", "Gocovri"]),
        MedicineRow("hyoscine butylbromide", [.antispasmodic],         ["Buscapina", "Buscopan"],
            also: ["butylscopolamine", "scopolamine butylbromide"], buscapina),
        MedicineRow("senna",                 [.stimulantLaxative],     ["Senokot", "Ex-Lax"], also: ["sennosides"]),
        MedicineRow("gadolinium contrast",   [.contrast],              ["Gadavist", "Dotarem", "Magnevist", "Omniscan"],
            also: ["gadolinium", "gadobutrol"], isOral: false),
        MedicineRow("iodine contrast",       [.iodineContrast],        ["Omnipaque", "Isovue", "Visipaque"],
            also: ["iodinated contrast", "iohexol", "iopamidol", "iodixanol", "contrast dye"], isOral: false),
    ]

    // swift-format-ignore
    /// Herbs: those that the National Kidney Foundation warns of, and those that harm kidneys or liver by themselves.
    static let herbs: [MedicineRow] = [
        MedicineRow("bitter melon",      [.riskySupplement],  also: ["karela", "bitter gourd"]),
        MedicineRow("evening primrose",  [.riskySupplement],  also: ["evening primrose oil"]),
        MedicineRow("feverfew",          [.riskySupplement]),
        MedicineRow("horsetail",         [.riskySupplement]),
        MedicineRow("cat's claw",        [.riskySupplement],  also: ["cats claw", "uncaria"]),
        MedicineRow("uva ursi",          [.riskySupplement],  also: ["bearberry"]),
        MedicineRow("horse chestnut",    [.riskySupplement],  also: ["aescin"]),
        MedicineRow("yohimbe",           [.riskySupplement],  also: ["yohimbine"]),
        MedicineRow("astragalus",        [.riskySupplement]),
        MedicineRow("barberry",          [.riskySupplement]),
        MedicineRow("celery seed",       [.riskySupplement]),
        MedicineRow("goldenrod",         [.riskySupplement]),
        MedicineRow("huperzine",         [.riskySupplement],  also: ["huperzine a"]),
        MedicineRow("java tea",          [.riskySupplement],  also: ["orthosiphon"]),
        MedicineRow("oregon grape root", [.riskySupplement],  also: ["oregon grape"]),
        MedicineRow("parsley root",      [.riskySupplement]),
        MedicineRow("pennyroyal",        [.riskySupplement]),
        MedicineRow("rue",               [.riskySupplement],  also: ["ruta graveolens"]),
        MedicineRow("american ginseng",  [.riskySupplement, .herb]),
        MedicineRow("bai zhi",           [.riskySupplement]),
        MedicineRow("black mustard",     [.riskySupplement]),
        MedicineRow("blessed thistle",   [.riskySupplement]),
        MedicineRow("chervil",           [.riskySupplement]),
        MedicineRow("chicory",           [.riskySupplement],  also: ["chicory root"]),
        MedicineRow("coriander leaf",    [.riskySupplement],  also: ["cilantro leaf"]),
        MedicineRow("goji",              [.riskySupplement],  also: ["goji berry", "wolfberry", "chinese boxthorn"]),
        MedicineRow("gotu kola",         [.riskySupplement]),
        MedicineRow("kelp",              [.riskySupplement]),
        MedicineRow("kudzu",             [.riskySupplement]),
        MedicineRow("lemongrass",        [.riskySupplement]),
        MedicineRow("mugwort",           [.riskySupplement]),
        MedicineRow("purslane",          [.riskySupplement]),
        MedicineRow("safflower",         [.riskySupplement]),
        MedicineRow("sassafras",         [.riskySupplement]),
        MedicineRow("skullcap",          [.riskySupplement],  also: ["scullcap"]),
        MedicineRow("shepherd's purse",  [.riskySupplement],  also: ["shepherds purse"]),
        MedicineRow("turmeric",          [.riskySupplement],  also: ["curcumin"]),
        MedicineRow("aristolochic acid", [.aristolochicAcid], also: ["aristolochia", "birthwort", "guan mu tong", "guang fang ji"]),
        MedicineRow("nopal",             [.glucoseHerb],      also: ["prickly pear", "nopal cactus", "opuntia"]),
        MedicineRow("comfrey",           [.liverHerb],        also: ["symphytum"]),
        MedicineRow("chaparral",         [.liverHerb],        also: ["creosote bush", "larrea"]),
    ]
    // swift-format-ignore
    /// Products against cramps of the gut, and solutions against the loss of water, which bring potassium.
    static let bought: [CombinationRow] = [
        CombinationRow(["Buscapina Compositum"],   ["hyoscine butylbromide", "metamizole"],    buscapina),
        CombinationRow(["Buscapina Compositum N"], ["hyoscine butylbromide", "acetaminophen"], buscapina),
        CombinationRow(["Pedialyte"],              ["potassium citrate", "sodium citrate"],    rehydration),
        CombinationRow(["Vida Suero Oral", "Suero Oral", "oral rehydration salts"], ["potassium chloride", "sodium citrate"],   rehydration),
    ]

    /// The tablets and ampules of Buscapina Compositum have metamizole, the drops of Buscapina Compositum N acetaminophen.
    private static let buscapina = Evidence(
        "PLM México, Buscapina Compositum and Buscapina Compositum N",
        .secondary,
        read: "2026-11-29"
    )
    private static let rehydration = Evidence(
        "Abbott Nutrition, Pedialyte, nutrition data; portalhidalgo.com, Vida Suero Oral",
        .secondary,
        read: "2026-11-29"
    )
}
