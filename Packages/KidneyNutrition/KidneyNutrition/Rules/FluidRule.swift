import FractionParser

/// How much of a food counts as fluid: what is liquid at room temperature, and ice cream, gelatin, pudding, popsicles and ice.
public enum FluidRule {
    /// The share of a liquid: its own volume, where a portion gives it; else a millilitre for each gram, as of water.
    public static func share(ofLiquidWith portions: [FoodPortion]) -> FluidShare {
        let volumes = portions.compactMap(VolumePortion.init)
        let plain = volumes.filter(\.isPlain)
        guard let largest = (plain.isEmpty ? volumes : plain).max(by: { $0.millilitres < $1.millilitres }),
            let share = try? Rational(100).dividing(by: largest.gramsPerMillilitre),
            let amount = Thousandths(nearest: share)
        else { return .asWater }
        return FluidShare(amount)
    }

    /// What is judged of a food of USDA's tables by its name; nil where that doesn't say enough, as for a branded food.
    ///
    /// - Parameter isGeneric: whether the name is one of USDA's own, which say what a food is ("Milk, …", "Beverages, …").
    public static func share(name: String, isGeneric: Bool, portions: [FoodPortion]) -> FluidShare? {
        let text = name.lowercased()
        let has = { (words: [String]) in words.contains { text.contains($0) } }
        let isDry =
            has(["powder", ", dry", " dry,", "dehydrated", "dry mix", "instant, mix", "instant, dry", "unprepared"])
            && !has(["prepared with", "reconstituted", "prepared from", "prep with", "ready-to-drink"])
        let share = isDry ? nil : fluid(text, portions)
        if let share { return share }
        return isDry || isGeneric ? .some(.none) : nil
    }

    private static func fluid(_ text: String, _ portions: [FoodPortion]) -> FluidShare? {
        let begins = { (words: [String]) in words.contains { text.hasPrefix($0) } }
        let has = { (words: [String]) in words.contains { text.contains($0) } }
        // What holds air, or stands higher than it melts, counts by weight.
        if begins(["ice cream", "frozen yogurt", "sherbet", "frozen novelties", "ices,", "popsicle", "sorbet"])
            || has(["ice creams,", "frozen novelties,"])
        {
            return .asWater
        }
        if begins(["gelatin dessert", "puddings,", "pudding,"]) { return share(ofLiquidWith: portions) }
        let liquids = [
            "milk,", "milk shakes", "beverages,", "beverage,", "alcoholic beverage", "carbonated beverage", "water,",
            "tea,", "coffee,", "soup,", "soup ", "eggnog", "cream,", "cocoa,", "wine", "beer", "soymilk", "soy milk",
            "lemonade", "fruit punch", "shake,", "broth", "infant formula", "child formula", "whey,",
        ]
        let solids = [
            "whey, acid, dried", "milk, dry", "milk, condensed", "cream, whipped", "cream, sour", "beverages, whey",
        ]
        if begins(liquids) && !begins(solids) { return share(ofLiquidWith: portions) }
        let isJuice = has([" juice,", " juice ", "nectar"]) || text.hasSuffix(" juice")
        let isPackedInJuice = has(["juice pack", "in juice", "with juice", "juice packed", "with added juice"])
        return isJuice && !isPackedInJuice && !has(["bread", "pie", "candies", "snacks", "fruit salad"])
            ? share(ofLiquidWith: portions) : nil
    }
}
