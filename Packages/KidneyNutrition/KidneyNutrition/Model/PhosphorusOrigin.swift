import WordKit

/// An origin of the phosphorus in a food.
public enum PhosphorusSource: String, CaseIterable, Codable, Sendable {
    /// Bound as phytate in grains, legumes, nuts and vegetables.
    case plant
    /// Meat, fish, eggs and dairy.
    case animal
    /// Phosphate added by the maker.
    case additive

    /// The estimated share that the gut absorbs, in thousandths. See ``PhosphorusOrigin/evidence``.
    public var absorbed: ClosedRange<Int> {
        switch self {
        case .plant: 200...400
        case .animal: 400...600
        case .additive: 1000...1000
        }
    }
}

extension PhosphorusSource {
    /// The origin within a sentence: "of plant origin".
    var name: String {
        switch self {
        case .plant: localized("plant")
        case .animal: localized("animal")
        case .additive: localized("additive")
        }
    }
}

/// The origins of a food's phosphorus and the share that the body absorbs, an estimated range.
public struct PhosphorusOrigin: Hashable, Codable, Sendable {
    /// The known origins; empty if none is known.
    @InOrder public private(set) var sources: Set<PhosphorusSource>
    /// The absorbed share, in thousandths.
    public let absorbed: ClosedRange<Int>

    /// Creates an origin from sources whose proportions aren't known. The range covers all of them.
    public init(_ sources: Set<PhosphorusSource>) {
        self.sources = sources
        let ranges = (sources.isEmpty ? Set(PhosphorusSource.allCases) : sources).map(\.absorbed)
        let low = ranges.map(\.lowerBound).min() ?? 0
        let high = ranges.map(\.upperBound).max() ?? 1000
        absorbed = low...high
    }

    /// Creates an origin from a mixture with a calculated range.
    init(mixed sources: Set<PhosphorusSource>, absorbed: ClosedRange<Int>) {
        self.sources = sources
        self.absorbed = absorbed
    }

    /// Not known; the range covers all sources.
    public static let unknown = PhosphorusOrigin([])
    public static let plant = PhosphorusOrigin([.plant])
    public static let animal = PhosphorusOrigin([.animal])
    public static let additive = PhosphorusOrigin([.additive])

    public var isKnown: Bool { !sources.isEmpty }

    /// The source of the ranges.
    public static let evidence = Evidence(
        "Kalantar-Zadeh 2010, CJASN 5:519, not read, for the shares by digestibility: plants 20–40 %, animals 40–60 %, additives "
            + "about 100 %; their order by St-Jules 2017, PMC5318242, which found less of additives in the urine",
        .recalled
    )
}
