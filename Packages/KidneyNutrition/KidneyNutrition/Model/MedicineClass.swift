import WordKit

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
    case rhythmMedicine = "other heart rhythm medicine"
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
    /// Methotrexate, which the kidneys clear.
    case methotrexate
    /// Belatacept, an infusion against rejection.
    case costimulationBlocker = "costimulation blocker"
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
    case tricyclic = "tricyclic antidepressant"
    case lithium
    case gabapentinoid
    case muscleRelaxant = "muscle relaxant cleared by the kidneys"
    case opioid = "opioid cleared by the kidneys"
    case nsaid = "NSAID"
    /// An anti-inflammatory pain reliever on the skin, of which little gets into the blood.
    case topicalNSAID = "NSAID on the skin"
    case painReliever = "pain reliever"
    case antihistamine
    case decongestant
    /// A medicine that quiets a cough or loosens phlegm.
    case coughMedicine = "cough medicine"
    /// Caffeine as a medicine.
    case stimulant
    /// A mild diuretic in medicines for cramps.
    case weakDiuretic = "weak diuretic"
    /// A medicine against cramps of the gut.
    case antispasmodic
    case xanthineOxidaseInhibitor = "xanthine oxidase inhibitor"
    case colchicine
    case bisphosphonate
    /// A bisphosphonate that isn't swallowed, so that food doesn't matter.
    case infusedBisphosphonate = "bisphosphonate as an infusion"
    /// Denosumab, an injection for bone.
    case ranklInhibitor = "RANKL inhibitor"
    case acidReducer = "acid reducer"
    case magnesiumOrAluminum = "antacid or laxative with magnesium or aluminum"
    case aluminum
    case citrate
    case bismuth
    case sodiumPhosphate = "bowel preparation with sodium phosphate"
    case stimulantLaxative = "stimulant laxative"
    /// A medium that makes vessels and organs visible on a scan.
    case contrast = "contrast for scans"
    case iodineContrast = "iodine contrast for scans"
    case potassiumSupplement = "potassium supplement"
    case phosphateSupplement = "phosphate supplement"
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
    case aristolochicAcid = "herb with aristolochic acid"
    case liverHerb = "herb that can harm the liver"
    case glucoseHerb = "herb that can lower glucose"
}

extension Set<MedicineClass> {
    /// The medicines of the renin-angiotensin-aldosterone system, each of which raises potassium.
    static let raas: Set<MedicineClass> = [
        .aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor, .mra, .nonSteroidalMRA,
    ]
    /// Medicines that hold back the immune system, such as those against rejection.
    static let againstRejection: Set<MedicineClass> = [
        .calcineurinInhibitor, .mTORInhibitor, .mycophenolate, .thiopurine, .costimulationBlocker,
    ]
    /// Medicines that increase urine.
    static let diuretics: Set<MedicineClass> = [.loopDiuretic, .thiazide, .potassiumSparing, .mra]
    /// Medicines that retain potassium, without the blood pressure medicines of the renin system.
    static let keepingPotassium: Set<MedicineClass> = [.mra, .nonSteroidalMRA, .potassiumSparing]
    /// Medicines that raise potassium, or contain it, whatever they are taken for.
    static let raisingPotassium: Set<MedicineClass> =
        raas.union([.potassiumSparing, .calcineurinInhibitor, .potassiumSupplement, .trimethoprim])
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

extension MedicineClass {
    /// The name within a sentence: "phosphate binder".
    var shownName: String {
        switch self {
        case .vitaminKAntagonist: localized("vitamin K antagonist")
        case .factorXaInhibitor: localized("factor Xa inhibitor")
        case .thrombinInhibitor: localized("thrombin inhibitor")
        case .antiplatelet: localized("antiplatelet")
        case .heparin: localized("heparin")
        case .aceInhibitor: localized("ACE inhibitor")
        case .arb: localized("angiotensin receptor blocker")
        case .neprilysinInhibitor: localized("neprilysin inhibitor")
        case .reninInhibitor: localized("direct renin inhibitor")
        case .mra: localized("mineralocorticoid antagonist")
        case .nonSteroidalMRA: localized("non-steroidal mineralocorticoid antagonist")
        case .potassiumSparing: localized("potassium-sparing diuretic")
        case .loopDiuretic: localized("loop diuretic")
        case .thiazide: localized("thiazide or thiazide-like diuretic")
        case .betaBlocker: localized("beta blocker")
        case .calciumChannelBlocker: localized("calcium channel blocker")
        case .bloodPressure: localized("other blood pressure medicine")
        case .cardiacGlycoside: localized("cardiac glycoside")
        case .antiarrhythmic: localized("antiarrhythmic")
        case .rhythmMedicine: localized("other heart rhythm medicine")
        case .renalBetaBlocker: localized("beta blocker cleared by the kidneys")
        case .statin: localized("statin")
        case .cyp3aStatin: localized("statin broken down by CYP3A4")
        case .fibrate: localized("fibrate")
        case .cholesterol: localized("other cholesterol medicine")
        case .calcineurinInhibitor: localized("calcineurin inhibitor")
        case .mTORInhibitor: localized("mTOR inhibitor")
        case .mycophenolate: localized("mycophenolate")
        case .thiopurine: localized("thiopurine")
        case .methotrexate: localized("methotrexate")
        case .costimulationBlocker: localized("costimulation blocker")
        case .steroid: localized("corticosteroid")
        case .vasopressinAntagonist: localized("vasopressin antagonist")
        case .thyroidHormone: localized("thyroid hormone")
        case .fluoroquinolone: localized("fluoroquinolone")
        case .tetracycline: localized("tetracycline")
        case .trimethoprim: localized("antibacterial with trimethoprim")
        case .antibacterial: localized("antibacterial")
        case .azole: localized("azole antifungal")
        case .macrolide: localized("macrolide")
        case .nitroimidazole: localized("nitroimidazole")
        case .nitrofuran: localized("nitrofuran")
        case .antiviral: localized("antiviral")
        case .herpesAntiviral: localized("herpes antiviral")
        case .cyp3aStrong: localized("strong CYP3A4 inhibitor")
        case .cyp3aModerate: localized("moderate CYP3A4 inhibitor")
        case .cyp3aInducer: localized("CYP3A4 inducer")
        case .pgpInhibitor: localized("P-gp inhibitor")
        case .cyp2c19Inhibitor: localized("CYP2C19 inhibitor")
        case .acidDependent: localized("medicine that needs stomach acid")
        case .phosphateBinder: localized("phosphate binder")
        case .calciumBinder: localized("calcium-based phosphate binder")
        case .activeVitaminD: localized("active vitamin D")
        case .calcimimetic: localized("calcimimetic")
        case .potassiumBinder: localized("potassium binder")
        case .alkali: localized("alkali")
        case .anemia: localized("anemia medicine")
        case .biguanide: localized("biguanide")
        case .insulin: localized("insulin")
        case .sulfonylurea: localized("sulfonylurea")
        case .sglt2Inhibitor: localized("SGLT2 inhibitor")
        case .diabetes: localized("other diabetes medicine")
        case .maoInhibitor: localized("MAO inhibitor")
        case .lastingMAOInhibitor: localized("irreversible MAO inhibitor")
        case .serotonergic: localized("SSRI or SNRI")
        case .tricyclic: localized("tricyclic antidepressant")
        case .lithium: localized("lithium")
        case .gabapentinoid: localized("gabapentinoid")
        case .muscleRelaxant: localized("muscle relaxant cleared by the kidneys")
        case .opioid: localized("opioid cleared by the kidneys")
        case .nsaid: localized("NSAID")
        case .topicalNSAID: localized("NSAID on the skin")
        case .painReliever: localized("pain reliever")
        case .antihistamine: localized("antihistamine")
        case .decongestant: localized("decongestant")
        case .coughMedicine: localized("cough medicine")
        case .stimulant: localized("stimulant")
        case .weakDiuretic: localized("weak diuretic")
        case .antispasmodic: localized("antispasmodic")
        case .xanthineOxidaseInhibitor: localized("xanthine oxidase inhibitor")
        case .colchicine: localized("colchicine")
        case .bisphosphonate: localized("bisphosphonate")
        case .infusedBisphosphonate: localized("bisphosphonate as an infusion")
        case .ranklInhibitor: localized("RANKL inhibitor")
        case .acidReducer: localized("acid reducer")
        case .magnesiumOrAluminum: localized("antacid or laxative with magnesium or aluminum")
        case .aluminum: localized("aluminum")
        case .citrate: localized("citrate")
        case .bismuth: localized("bismuth")
        case .sodiumPhosphate: localized("bowel preparation with sodium phosphate")
        case .stimulantLaxative: localized("stimulant laxative")
        case .contrast: localized("contrast for scans")
        case .iodineContrast: localized("iodine contrast for scans")
        case .potassiumSupplement: localized("potassium supplement")
        case .phosphateSupplement: localized("phosphate supplement")
        case .calciumSupplement: localized("calcium supplement")
        case .iron: localized("iron")
        case .zinc: localized("zinc")
        case .magnesiumSupplement: localized("magnesium supplement")
        case .vitaminD: localized("vitamin D")
        case .accumulatingVitamin: localized("vitamin that can build up")
        case .vitamin: localized("vitamin")
        case .stJohnsWort: localized("St John's wort")
        case .herb: localized("herb or concentrate")
        case .licorice: localized("licorice")
        case .riskySupplement: localized("supplement advised against with kidney disease")
        case .aristolochicAcid: localized("herb with aristolochic acid")
        case .liverHerb: localized("herb that can harm the liver")
        case .glucoseHerb: localized("herb that can lower glucose")
        }
    }
}
