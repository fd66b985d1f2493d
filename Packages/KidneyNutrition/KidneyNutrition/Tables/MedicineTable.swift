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
}
