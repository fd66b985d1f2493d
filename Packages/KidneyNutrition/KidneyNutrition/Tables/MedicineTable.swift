/// A medicine or supplement of the table, by its generic name.
public struct MedicineRow: Hashable, Sendable {
    /// The generic name in small letters: "lisinopril".
    public let generic: String
    /// What it is.
    public let classes: Set<MedicineClass>
    /// Brand names in the United States.
    public let brands: [String]
    /// Other names of the same thing: "hctz", "vitamin C".
    public let synonyms: [String]
    /// Whether it is swallowed, so that what binds in the gut can bind it.
    public let isOral: Bool
    /// Where the class and the names come from.
    public let evidence: Evidence

    /// - Parameters:
    ///   - generic: the generic name in small letters.
    ///   - classes: the classes; rules about a class are about the medicine, too.
    ///   - isOral: whether it is swallowed.
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

/// A product with several medicines in it.
public struct CombinationRow: Hashable, Sendable {
    /// Its brand names.
    public let brands: [String]
    /// The generic names of its parts.
    public let parts: [String]
    /// Where the parts come from.
    public let evidence: Evidence

    init(_ brands: [String], _ parts: [String], _ evidence: Evidence = MedicineTable.general) {
        self.brands = brands
        self.parts = parts
        self.evidence = evidence
    }
}

/// Medicines by generic and brand name, and the products that combine them. What isn't here isn't known, which never means safe.
public enum MedicineTable {
    /// Every medicine.
    public static let rows: [MedicineRow] = heart + pressure + kidney + sugar + infection + others + supplements

    /// The row of a generic name; nil where there is none.
    public static func row(_ generic: String) -> MedicineRow? { byGeneric[generic] }

    private static let byGeneric = Dictionary(rows.map { ($0.generic, $0) }) { first, _ in first }

    /// Classes are those of the interaction table; names are general knowledge.
    public static let general = Evidence("US product names and classes, by general knowledge", .recalled)
    /// Read in lists of brand names.
    static let lists = Evidence(
        "Consumer Reports on ACE inhibitors and ARBs; other brands from general knowledge",
        .recalled
    )
    /// Read in a label of openFDA.
    static let label = Evidence("openFDA drug label (Lipitor, 2014)", .secondary)
    /// Medicines that need stomach acid.
    static let acidity = Evidence(
        "KDIGO 2024, table on potassium binders, on medicines that need stomach acid; their names by general knowledge",
        .recalled
    )
}
