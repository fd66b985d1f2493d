/// The class of a medicine, as the rules need it.
public enum MedicineClass: String, CaseIterable, Codable, Sendable {
    case vitaminKAntagonist = "vitamin K antagonist"
    case factorXaInhibitor = "factor Xa inhibitor"
    case thrombinInhibitor = "thrombin inhibitor"
    case antiplatelet
    case heparin
    case aceInhibitor = "ACE inhibitor"
    case arb = "angiotensin receptor blocker"
    case neprilysinInhibitor = "neprilysin inhibitor"
    case reninInhibitor = "direct renin inhibitor"
    case mra = "mineralocorticoid antagonist"
    case nonSteroidalMRA = "non-steroidal mineralocorticoid antagonist"
    case potassiumSparing = "potassium-sparing diuretic"
    case loopDiuretic = "loop diuretic"
    case thiazide = "thiazide or thiazide-like diuretic"
    case betaBlocker = "beta blocker"
    case calciumChannelBlocker = "calcium channel blocker"
    case bloodPressure = "other blood pressure medicine"
    case cardiacGlycoside = "cardiac glycoside"
    case antiarrhythmic
    /// A beta blocker that the kidneys clear.
    case renalBetaBlocker = "beta blocker cleared by the kidneys"
    case statin
    /// A statin that the enzyme CYP3A4 metabolizes.
    case cyp3aStatin = "statin broken down by CYP3A4"
    case fibrate
    case cholesterol = "other cholesterol medicine"
    case calcineurinInhibitor = "calcineurin inhibitor"
    case mTORInhibitor = "mTOR inhibitor"
    case mycophenolate
    case thiopurine
    case steroid = "corticosteroid"
    case vasopressinAntagonist = "vasopressin antagonist"
    case thyroidHormone = "thyroid hormone"
    case fluoroquinolone
    case tetracycline
    case trimethoprim = "antibacterial with trimethoprim"
    case antibacterial
    case azole = "azole antifungal"
    case macrolide
    /// Metronidazole and related medicines.
    case nitroimidazole
    case nitrofuran
    case antiviral
    case herpesAntiviral = "herpes antiviral"
    case cyp3aStrong = "strong CYP3A4 inhibitor"
    case cyp3aModerate = "moderate CYP3A4 inhibitor"
    case cyp3aInducer = "CYP3A4 inducer"
    case pgpInhibitor = "P-gp inhibitor"
    case cyp2c19Inhibitor = "CYP2C19 inhibitor"
    /// Its absorption depends on stomach acid.
    case acidDependent = "medicine that needs stomach acid"
    case phosphateBinder = "phosphate binder"
    case calciumBinder = "calcium-based phosphate binder"
    case activeVitaminD = "active vitamin D"
    case calcimimetic
    case potassiumBinder = "potassium binder"
    case alkali
    case anemia = "anemia medicine"
    case biguanide
    case insulin
    case sulfonylurea
    case sglt2Inhibitor = "SGLT2 inhibitor"
    case diabetes = "other diabetes medicine"
    case maoInhibitor = "MAO inhibitor"
    /// An MAO inhibitor whose effect lasts for two weeks.
    case lastingMAOInhibitor = "irreversible MAO inhibitor"
    /// A medicine that raises serotonin.
    case serotonergic = "SSRI or SNRI"
    case lithium
    case gabapentinoid
    case muscleRelaxant = "muscle relaxant cleared by the kidneys"
    case opioid = "opioid cleared by the kidneys"
    case nsaid = "NSAID"
    case painReliever = "pain reliever"
    case xanthineOxidaseInhibitor = "xanthine oxidase inhibitor"
    case colchicine
    case bisphosphonate
    case acidReducer = "acid reducer"
    case magnesiumOrAluminum = "antacid or laxative with magnesium or aluminum"
    case aluminum
    case citrate
    case bismuth
    case sodiumPhosphate = "bowel preparation with sodium phosphate"
    case potassiumSupplement = "potassium supplement"
    case calciumSupplement = "calcium supplement"
    case iron
    case zinc
    case magnesiumSupplement = "magnesium supplement"
    case vitaminD = "vitamin D"
    /// Vitamin A, high-dose vitamin C, and vitamin E.
    case accumulatingVitamin = "vitamin that can build up"
    case vitamin
    case stJohnsWort = "St John's wort"
    /// Herbs and concentrates that change the effect of warfarin.
    case herb = "herb or concentrate"
    /// Real licorice, as a medicine or supplement.
    case licorice
    /// A supplement that people with kidney disease are advised against.
    case riskySupplement = "supplement advised against with kidney disease"
}

extension Set<MedicineClass> {
    /// The medicines of the renin-angiotensin-aldosterone system, each of which raises potassium.
    static let raas: Set<MedicineClass> = [
        .aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor, .mra, .nonSteroidalMRA,
    ]
    /// Medicines that increase urine.
    static let diuretics: Set<MedicineClass> = [.loopDiuretic, .thiazide, .potassiumSparing, .mra]
    /// Medicines that retain potassium, without the blood pressure medicines of the renin system.
    static let keepingPotassium: Set<MedicineClass> = [.mra, .nonSteroidalMRA, .potassiumSparing]
    /// Anticoagulants, which act on the clotting factors.
    static let anticoagulants: Set<MedicineClass> = [.vitaminKAntagonist, .factorXaInhibitor, .thrombinInhibitor]
    /// Medicines that raise the level of those that CYP3A4 metabolizes.
    static let cyp3aInhibitors: Set<MedicineClass> = [.cyp3aStrong, .cyp3aModerate]
    /// Aluminum, iron, magnesium and zinc, which bind quinolones as calcium does.
    static let metals: Set<MedicineClass> = [
        .iron, .zinc, .magnesiumSupplement, .magnesiumOrAluminum, .aluminum,
    ]
    /// Medicines that contain aluminum, calcium, iron, magnesium or zinc, or bind like them.
    static let minerals: Set<MedicineClass> = [
        .phosphateBinder, .calciumBinder, .calciumSupplement, .iron, .zinc, .magnesiumSupplement, .magnesiumOrAluminum,
        .aluminum,
    ]
    /// All phosphate binders.
    static let binders: Set<MedicineClass> = [.phosphateBinder, .calciumBinder]
    /// Calcium, as a phosphate binder or a supplement.
    static let calcium: Set<MedicineClass> = [.calciumBinder, .calciumSupplement]
}
