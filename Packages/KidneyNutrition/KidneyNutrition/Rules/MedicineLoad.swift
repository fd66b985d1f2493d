public import FractionParser
public import TimeKit

/// The sodium or calcium in the medicines of a day, as far as their doses can be parsed.
public struct MedicineLoad: Hashable, Sendable {
    /// The known amount in milligrams. It is a lower bound if ``unread`` isn't empty.
    public internal(set) var milligrams: Rational = .zero
    /// The names of the medicines whose dose or times can't be parsed. They aren't counted as zero.
    public internal(set) var unread: [String] = []

    public init() {}

    /// The share of sodium in the mass of each substance.
    static let sodium: [String: String] = [
        // The label has about 400 mg in 5 g.
        "sodium zirconium cyclosilicate": "0.08", "sodium polystyrene sulfonate": "0.1",
        // Sodium is 23/84 of the mass.
        "sodium bicarbonate": "0.274",
    ]

    /// The share of calcium in the mass of each substance. Calcium acetate has 169 mg in 667 mg; 40 % for calcium carbonate and 21 % for
    /// calcium citrate are recalled.
    static let calcium: [String: Rational] = [
        "calcium acetate": (try? Rational(169, 667)) ?? .zero, "calcium carbonate": DecimalText.constant("0.4"),
        "calcium citrate": DecimalText.constant("0.21"), "calcium": .one,
    ]

    /// The brands whose strength is that of the calcium, not of its salt, without spaces and hyphens. Caltrate: its Irish product
    /// information, section 2, has 600 mg of calcium as carbonate in a tablet. Citracal: Medscape names tablets of 200 and 250 mg, and 211 mg
    /// of calcium in a gram of its salt. Os-Cal is recalled.
    private static let calciumBrands: Set<String> = ["caltrate", "citracal", "oscal"]

    /// The share of a nutrient in the mass by which a dose of a medicine is said; nil for a substance without data.
    private static func share(of nutrient: Nutrient, in generic: String, named name: String) -> Rational? {
        guard nutrient == .calcium, calcium[generic] != nil else { return share(of: nutrient, in: generic) }
        // In a name of RxNorm the strength is that of the salt, and the brand is in brackets: "calcium carbonate 1500 MG [Caltrate]".
        let isOfBrand = MedicineLookup.nameParts(name).contains { part in
            calciumBrands.contains(part.filter { $0 != " " })
        }
        return isOfBrand ? .one : calcium[generic]
    }

    /// Returns the amount of sodium or calcium in the medicines of a day. Other nutrients have no data here.
    public static func of(_ nutrient: Nutrient, in medicines: [Medicine], on day: LocalDate) -> MedicineLoad {
        var load = MedicineLoad()
        for medicine in medicines.sorted(by: { $0.id < $1.id }) where medicine.hasDose(on: day) {
            let parts = MedicineLookup.parts(of: medicine)
            for part in parts {
                guard let share = share(of: nutrient, in: part.generic, named: medicine.name) else { continue }
                // One dose doesn't state how much a combination contains of each part.
                guard parts.count == 1,
                    let total = total(of: medicine), let brought = try? total.multiplying(by: share),
                    let sum = try? load.milligrams.adding(brought)
                else {
                    load.unread.append(medicine.name)
                    continue
                }
                load.milligrams = sum
            }
        }
        return load
    }

    /// Returns the load of each nutrient, without empty loads.
    static func all(of medicines: [Medicine], on day: LocalDate) -> [Nutrient: MedicineLoad] {
        var loads: [Nutrient: MedicineLoad] = [:]
        for nutrient in [Nutrient.sodium, .calcium] {
            let load = of(nutrient, in: medicines, on: day)
            if load != MedicineLoad() { loads[nutrient] = load }
        }
        return loads
    }

    static func share(of nutrient: Nutrient, in generic: String) -> Rational? {
        switch nutrient {
        case .sodium: sodium[generic].map(DecimalText.constant)
        case .calcium: calcium[generic]
        default: nil
        }
    }

    /// Returns the total of a medicine's doses of a day, in milligrams; nil if its dose or times can't be parsed.
    static func total(of medicine: Medicine) -> Rational? {
        guard !medicine.times.isEmpty else { return nil }
        var total = Rational.zero
        for dose in MedicineDose.each(of: medicine) {
            guard let dose, let sum = try? total.adding(dose) else { return nil }
            total = sum
        }
        return total
    }
}
