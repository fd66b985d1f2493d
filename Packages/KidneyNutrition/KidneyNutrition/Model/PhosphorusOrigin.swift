/// What phosphorus in a food comes from.
public enum PhosphorusSource: String, CaseIterable, Codable, Sendable {
    /// Bound as phytate in grains, legumes, nuts and vegetables.
    case plant
    /// Meat, fish, eggs and dairy.
    case animal
    /// Phosphate that a maker added.
    case additive

    /// How much of it the gut takes up, in thousandths: an estimate. See ``PhosphorusOrigin/evidence``.
    public var absorbed: ClosedRange<Int> {
        switch self {
        case .plant: 200...400
        case .animal: 400...600
        case .additive: 1000...1000
        }
    }
}

/// Where a food's phosphorus comes from, and with that how much of it is taken up: an estimated range, never one figure.
public struct PhosphorusOrigin: Hashable, Codable, Sendable {
    /// The sources that are known; empty where none is.
    public let sources: Set<PhosphorusSource>
    /// The share taken up, in thousandths.
    public let absorbed: ClosedRange<Int>

    /// Sources whose parts aren't told apart: the range goes from the lowest to the highest.
    public init(_ sources: Set<PhosphorusSource>) {
        self.sources = sources
        let ranges = (sources.isEmpty ? Set(PhosphorusSource.allCases) : sources).map(\.absorbed)
        let low = ranges.map(\.lowerBound).min() ?? 0
        let high = ranges.map(\.upperBound).max() ?? 1000
        absorbed = low...high
    }

    /// A mixture whose range was calculated.
    init(mixed sources: Set<PhosphorusSource>, absorbed: ClosedRange<Int>) {
        self.sources = sources
        self.absorbed = absorbed
    }

    /// Not known: anything between the lowest and the highest.
    public static let unknown = PhosphorusOrigin([])
    /// From plants.
    public static let plant = PhosphorusOrigin([.plant])
    /// From animals.
    public static let animal = PhosphorusOrigin([.animal])
    /// Added by the maker.
    public static let additive = PhosphorusOrigin([.additive])

    /// Whether anything is known of it.
    public var isKnown: Bool { !sources.isEmpty }

    /// Where the ranges come from.
    public static let evidence = Evidence(
        "Kalantar-Zadeh 2010, CJASN 5:519, not read, for the shares by digestibility: plants 20–40 %, animals 40–60 %, additives "
            + "about 100 %; their order by St-Jules 2017, PMC5318242, which found less of additives in the urine",
        .recalled
    )
}
