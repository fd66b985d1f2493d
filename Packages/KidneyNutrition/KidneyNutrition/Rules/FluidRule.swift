import FractionParser

/// Determines the fluid in foods: foods that are liquid at room temperature, and ice cream, gelatin, pudding, popsicles and ice.
public enum FluidRule {
    /// Formats milliliters in the preferred units: "37.2 fl oz (1,100 mL)", "1,100 mL".
    ///
    /// - Parameter limit: The limit that the total is judged by, in milliliters; nil for none.
    static func text(_ total: PartialTotal, in units: UnitSystem, beside limit: Rational? = nil) -> String {
        let milliliters = total.text(unit: "mL", beside: limit)
        guard units == .conventional, let ounce else { return milliliters }
        let ounces = total.text(unit: "fl oz", times: ounce, beside: limit)
        return total.known.value > .zero ? "\(ounces) (\(milliliters))" : ounces
    }

    /// Formats an amount of milliliters: "50 fl oz (1,479 mL)".
    ///
    /// - Parameter total: The total that the amount limits, in milliliters; nil for none.
    static func text(_ milliliters: Rational, in units: UnitSystem, beside total: Rational? = nil) -> String {
        let text = "\(DecimalText.limit(milliliters, most: milliliters < 100 ? 1 : 0, beside: total)) mL"
        guard units == .conventional, let ounces = try? KitchenUnit.milliliter.convert(milliliters, to: .fluidOunce)
        else {
            return text
        }
        let judged = total.flatMap { try? KitchenUnit.milliliter.convert($0, to: .fluidOunce) }
        return "\(DecimalText.limit(ounces, most: 1, beside: judged)) fl oz (\(text))"
    }

    /// One milliliter in fluid ounces.
    static let ounce = try? KitchenUnit.milliliter.convert(1, to: .fluidOunce)

    /// Returns the fluid share of a liquid: by the volume of a portion, otherwise 1 mL per gram, as for water.
    public static func share(ofLiquidWith portions: [FoodPortion]) -> FluidShare {
        let volumes = portions.compactMap(VolumePortion.init)
        let plain = volumes.filter(\.isPlain)
        guard let largest = (plain.isEmpty ? volumes : plain).max(by: { $0.milliliters < $1.milliliters }),
            let share = try? Rational(100).dividing(by: largest.gramsPerMilliliter),
            // No drink is lighter or heavier than this. Another weight is that of a foam, or wrong.
            (Rational(70)...Rational(110)).contains(share), let amount = Thousandths(nearest: share)
        else { return .asWater }
        return FluidShare(amount)
    }

    /// Returns the fluid share of a food in USDA's tables by its name; nil if the name doesn't suffice, as for a branded food.
    ///
    /// - Parameter isGeneric: Whether the name is one of USDA's own, which state the kind of food ("Milk, …", "Beverages, …").
    public static func share(name: String, isGeneric: Bool, portions: [FoodPortion]) -> FluidShare? {
        let text = PlainName(name)
        let isDry = text.holds(undiluted) || ((text.holds(dry) || text.holdsWords(mix)) && !text.holds(mixed))
        if !isDry, let share = fluid(text, portions) { return share }
        return isDry || isGeneric ? .some(.none) : nil
    }

    private static func fluid(_ text: PlainName, _ portions: [FoodPortion]) -> FluidShare? {
        // Foods that contain air or take more space frozen than melted count by weight.
        if (text.begins(melting) || text.holds(frozen)) && !text.begins(cones) { return .asWater }
        if text.begins(set) || (text.begins(liquid) && !text.begins(solid)) { return share(ofLiquidWith: portions) }
        let isJuice = text.holds(juice) || text.ends(juiceEnd)
        return isJuice && !text.holds(packed) && !text.holds(withJuice) ? share(ofLiquidWith: portions) : nil
    }

    private static let dry: [[UInt8]] = .pieces("powder", ", dry", ", dried", " dry,", "dehydrated", "unprepared")
    private static let mix: [[UInt8]] = .pieces("mix")
    private static let undiluted: [[UInt8]] = .pieces("powder, not reconstituted", "powder not")
    private static let mixed: [[UInt8]] = .pieces(
        "prepared with",
        "reconstituted",
        "prepared from",
        "prep with",
        "ready-to-drink"
    )
    private static let melting: [[UInt8]] = .pieces(
        "ice cream",
        "frozen yogurt",
        "sherbet",
        "frozen novelties",
        "ices,",
        "popsicle",
        "sorbet"
    )
    private static let cones: [[UInt8]] = .pieces("ice cream cones")
    private static let frozen: [[UInt8]] = .pieces("ice creams,", "frozen novelties,")
    private static let set: [[UInt8]] = .pieces("gelatin dessert", "puddings,", "pudding,")
    private static let liquid: [[UInt8]] = .pieces(
        "milk,",
        "milk shakes",
        "beverages,",
        "beverage,",
        "alcoholic beverage",
        "carbonated beverage",
        "water,",
        "tea,",
        "coffee,",
        "soup,",
        "soup ",
        "eggnog",
        "cream,",
        "cocoa,",
        "wine,",
        "beer,",
        "soymilk",
        "soy milk",
        "lemonade",
        "fruit punch",
        "shake,",
        "broth",
        "infant formula",
        "child formula",
        "whey,"
    )
    private static let solid: [[UInt8]] = .pieces(
        "whey, acid, dried",
        "milk, dry",
        "milk, condensed",
        "cream, whipped",
        "cream, sour",
        "beverages, whey"
    )
    private static let juice: [[UInt8]] = .pieces(" juice,", " juice ", "nectar,")
    private static let juiceEnd = Array(" juice".utf8)
    private static let packed: [[UInt8]] = .pieces(
        "juice pack",
        "in juice",
        "with juice",
        "juice packed",
        "with added juice",
        "in tomato juice"
    )
    private static let withJuice: [[UInt8]] = .pieces(
        "bread",
        "pie",
        "candies",
        "treats",
        "snacks",
        "fruit salad",
        "cookies"
    )
}
