extension KitchenUnit {
    /// The US cup: 236.5882365 mL, a sixteenth of a gallon of 231 cubic inches.
    public static let cup = measure("cup")
    /// The US tablespoon, a sixteenth of a cup.
    public static let tablespoon = measure("tablespoon")
    /// The US teaspoon, a third of a tablespoon.
    public static let teaspoon = measure("teaspoon")
    /// The US fluid ounce, an eighth of a cup.
    public static let fluidOunce = measure("fluid-ounce")
    /// The spoon of desserts: two teaspoons, about 10 mL.
    static let dessertspoon = measure("dessertspoon")
    /// The milliliter, the base unit of volume.
    public static let milliliter = measure("milliliter")
    public static let liter = measure("liter")
    /// The gram, the base unit of mass.
    public static let gram = measure("gram")
    public static let kilogram = measure("kilogram")
    /// The avoirdupois ounce: 28.349523125 g.
    public static let ounce = measure("ounce")
    /// The avoirdupois pound: 453.59237 g.
    public static let pound = measure("pound")
    /// The millimeter, the base unit of length.
    public static let millimeter = measure("millimeter")
    /// The inch: 25.4 mm.
    public static let inch = measure("inch")

    private static func measure(_ id: String) -> KitchenUnit {
        guard let unit = KitchenUnit(id: id) else { preconditionFailure("no unit \(id) in the table") }
        return unit
    }

    /// The table: measures first, then kinds.
    static let entries: [Entry] = volumes + masses + lengths + kinds

    private static let volumes: [Entry] = [
        entry("cup", ["c"], .volume, 473_176_473, 2_000_000),
        entry(
            "tablespoon",
            ["tbsp", "T", "tbs", "tb", "tblsp", "tbl", "tbsps", "tblspn", "msk"],
            .volume,
            473_176_473,
            32_000_000
        ),
        entry("teaspoon", ["tsp", "t", "tsps", "teasp", "tsk"], .volume, 157_725_491, 32_000_000),
        entry("dessertspoon", ["dsp", "dstspn"], .volume, 157_725_491, 16_000_000),
        Entry(
            id: "fluid-ounce",
            singular: "fluid ounce",
            plural: "fluid ounces",
            abbreviations: ["fl oz", "floz"],
            dimension: .volume,
            factor: fraction(473_176_473, 16_000_000)
        ),
        entry("pint", ["pt", "pts"], .volume, 473_176_473, 1_000_000),
        entry("quart", ["qt", "qts"], .volume, 473_176_473, 500_000),
        entry("gallon", ["gal", "gals"], .volume, 473_176_473, 125_000),
        entry("milliliter", ["ml", "mls", "millilitre", "millilitres", "cc"], .volume, 1, 1),
        entry("centiliter", ["cl", "centilitre", "centilitres"], .volume, 10, 1),
        entry("deciliter", ["dl", "decilitre", "decilitres"], .volume, 100, 1),
        entry("liter", ["l", "litre", "litres", "ltr"], .volume, 1000, 1),
    ]

    private static let masses: [Entry] = [
        entry("gram", ["g", "gr", "gm", "gms", "gramme", "grammes"], .mass, 1, 1),
        entry("milligram", ["mg"], .mass, 1, 1000),
        entry("kilogram", ["kg", "kgs", "kilo", "kilos", "kilogramme", "kilogrammes"], .mass, 1000, 1),
        entry("ounce", ["oz", "ozs"], .mass, 45_359_237, 1_600_000),
        entry("pound", ["lb", "lbs"], .mass, 45_359_237, 100_000),
    ]

    private static let lengths: [Entry] = [
        entry("millimeter", ["mm", "millimetre", "millimetres"], .length, 1, 1),
        entry("centimeter", ["cm", "centimetre", "centimetres"], .length, 10, 1),
        entry("inch", plural: "inches", ["in"], .length, 127, 5),
        entry("foot", plural: "feet", ["ft"], .length, 1524, 5),
    ]

    private static let kinds: [Entry] = [
        kind("bag"), kind("ball"), kind("bar"), kind("basket"), kind("batch", plural: "batches"), kind("block"),
        kind("bottle"), kind("box", plural: "boxes"), kind("branch", plural: "branches"), kind("bulb"),
        kind("bunch", plural: "bunches"), kind("bundle"), kind("can"), kind("carton"), kind("chunk"), kind("clove"),
        kind("container"), kind("cube"), kind("dash", plural: "dashes"), kind("drop"), kind("ear"), kind("envelope"),
        kind("fillet"), kind("glass", plural: "glasses"), kind("grind"), kind("handful"), kind("head"), kind("jar"),
        kind("knob"), kind("leaf", plural: "leaves"), kind("loaf", plural: "loaves"), kind("log"),
        kind("package", abbreviations: ["pkg", "pkgs", "pack", "packs"]),
        kind("packet", abbreviations: ["sachet", "sachets"]),
        kind("piece", abbreviations: ["pc", "pcs"]), kind("pinch", plural: "pinches"), kind("pod"), kind("rack"),
        kind("rasher"), kind("rib"), kind("scoop"), kind("shake"), kind("sheet"), kind("shot"), kind("slab"),
        kind("slice"), kind("splash", plural: "splashes"), kind("sprig"), kind("square"), kind("stalk"), kind("steak"),
        kind("stem"), kind("stick"), kind("strip"), kind("tin"), kind("tub"), kind("tube"), kind("twist"),
        kind("wedge"), kind("wheel"),
    ]

    private static func entry(
        _ id: String,
        plural: String? = nil,
        _ abbreviations: [String],
        _ dimension: Dimension,
        _ numerator: Int64,
        _ denominator: Int64
    ) -> Entry {
        Entry(
            id: id,
            singular: id,
            plural: plural ?? id + "s",
            abbreviations: abbreviations,
            dimension: dimension,
            factor: fraction(numerator, denominator)
        )
    }

    private static func kind(_ id: String, plural: String? = nil, abbreviations: [String] = []) -> Entry {
        Entry(
            id: id,
            singular: id,
            plural: plural ?? id + "s",
            abbreviations: abbreviations,
            dimension: .count,
            factor: nil
        )
    }

    private static func fraction(_ numerator: Int64, _ denominator: Int64) -> Rational? {
        Rational(numerator: numerator.magnitude, denominator: denominator.magnitude, isNegative: false)
    }
}
