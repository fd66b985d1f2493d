/// What kind of medicine it is, as the rules ask for it.
public enum MedicineClass: String, CaseIterable, Codable, Sendable {
    case vitaminKAntagonist = "vitamin K antagonist"
    case factorXaInhibitor = "factor Xa inhibitor"
    case thrombinInhibitor = "thrombin inhibitor"
    case antiplatelet
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
    case statin
    case cholesterol = "other cholesterol medicine"
    case calcineurinInhibitor = "calcineurin inhibitor"
    case mTORInhibitor = "mTOR inhibitor"
    case antimetabolite
    case steroid = "corticosteroid"
    case vasopressinAntagonist = "vasopressin antagonist"
    case thyroidHormone = "thyroid hormone"
    case fluoroquinolone
    case tetracycline
    case trimethoprim = "antibacterial with trimethoprim"
    case antibacterial
    /// Its uptake depends on the acid of the stomach.
    case acidDependent = "medicine that needs stomach acid"
    case phosphateBinder = "phosphate binder"
    case calciumBinder = "calcium-based phosphate binder"
    case activeVitaminD = "active vitamin D"
    case calcimimetic
    case potassiumBinder = "potassium binder"
    case alkali
    case anaemia = "anaemia medicine"
    case biguanide
    case insulin
    case sulfonylurea
    case sglt2Inhibitor = "SGLT2 inhibitor"
    case diabetes = "other diabetes medicine"
    case maoInhibitor = "MAO inhibitor"
    case lithium
    case nervousSystem = "medicine for nerves or mood"
    case nsaid = "NSAID"
    case painReliever = "pain reliever"
    case xanthineOxidaseInhibitor = "xanthine oxidase inhibitor"
    case colchicine
    case bisphosphonate
    case acidReducer = "acid reducer"
    case magnesiumOrAluminium = "antacid or laxative with magnesium or aluminium"
    case sodiumPhosphate = "bowel preparation with sodium phosphate"
    case potassiumSupplement = "potassium supplement"
    case calciumSupplement = "calcium supplement"
    case iron
    case zinc
    case magnesiumSupplement = "magnesium supplement"
    case vitaminD = "vitamin D"
    /// Vitamin A, high-dose vitamin C, vitamin E.
    case accumulatingVitamin = "vitamin that can build up"
    case vitamin
    case stJohnsWort = "St John's wort"
    /// Herbs and concentrates that change how warfarin works.
    case herb = "herb or concentrate"
}

extension Set<MedicineClass> {
    /// The renin-angiotensin-aldosterone system, each of which raises potassium.
    static let raas: Set<MedicineClass> = [
        .aceInhibitor, .arb, .neprilysinInhibitor, .reninInhibitor, .mra, .nonSteroidalMRA,
    ]
    /// What makes more urine.
    static let diuretics: Set<MedicineClass> = [.loopDiuretic, .thiazide, .potassiumSparing, .mra]
    /// What holds aluminium, calcium, iron, magnesium or zinc, or binds like them.
    static let minerals: Set<MedicineClass> = [
        .phosphateBinder, .calciumBinder, .calciumSupplement, .iron, .zinc, .magnesiumSupplement, .magnesiumOrAluminium,
    ]
    /// Phosphate binders of any kind.
    static let binders: Set<MedicineClass> = [.phosphateBinder, .calciumBinder]
    /// Calcium, as a binder or by itself.
    static let calcium: Set<MedicineClass> = [.calciumBinder, .calciumSupplement]
}
