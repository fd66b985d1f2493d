import FractionParser
public import TimeKit

/// Common foods and drinks, so that the first run works without a download. The figures are USDA's, restated under plain names with their
/// NDB numbers. `scripts/bundled-foods.tsv` has the fluid, the phosphorus source and the tags, which are set by hand.
public enum BundledFoods {
    /// The foods, by kinds.
    public static let all: [Food] =
        [fruits, juices, vegetables, beans, grains, meat, milk, drinks, soups, sweets].flatMap { $0 } + [
            saltSubstitute, liteSalt,
        ]

    /// Returns a food by its identifier; nil if it isn't bundled.
    ///
    /// - Complexity: O(1).
    public static func food(_ id: TimeKit.ID<Food>) -> Food? { byID[id] }

    /// The source of contents and portions.
    public static let evidence = Evidence("USDA National Nutrient Database for Standard Reference, release 26", .data)

    /// Groups of foods that can replace each other gram for gram: fruits, juices, vegetables, and meat with fish and eggs.
    static let kinds = [fruits, juices, vegetables, meat]

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Potassium chloride is 39.0983/74.5513 potassium by weight. The weight of a teaspoon is recalled from labels. By it, a quarter teaspoon has
    /// 629 mg of potassium, within the 610 to 780 mg that product tables name. By its formula it contains nothing else, and labels call it free of
    /// sodium.
    static let saltSubstitute = salt(
        "salt-substitute",
        "Salt substitute (potassium chloride)",
        [.potassium: Thousandths(52_445_000)],
        teaspoon: 4800
    )

    /// Half potassium chloride and half table salt, by their formulas. The weight of a teaspoon is recalled from a label.
    static let liteSalt = salt(
        "lite-salt",
        "Lite salt (half potassium chloride)",
        [.potassium: Thousandths(26_222_500), .sodium: Thousandths(19_669_000)],
        teaspoon: 5600
    )

    private static func salt(
        _ id: String,
        _ name: String,
        _ known: [Nutrient: Thousandths],
        teaspoon: Int64
    ) -> Food {
        Food(
            .table(id),
            name: name,
            contents: NutrientContents(
                Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0, known[$0] ?? .zero) })
            ),
            portions: [FoodPortion("teaspoon", grams: Thousandths(teaspoon))],
            fluid: .some(.none),
            tags: [.potassiumChloride]
        )
    }
}

extension BundledFoods {
    /// Reads a table with two lines for each food. The first has the NDB number, the fluid (`-` none, `L` liquid, `W` as water), the sources
    /// of phosphorus (`p` plant, `a` animal, `x` additive, `?` unknown) and the tags, then the name, then the portions: "can 436" of one
    /// can, "10x crumb 5" of ten crumbs, in grams. The second has the contents of 100 g in the order of `Nutrient.allCases`; `?` is unknown.
    static func read(_ table: String) -> [Food] {
        let lines = table.split(separator: "\n")
        return stride(from: 0, to: lines.count, by: 2).map { place in
            guard place + 1 < lines.count, let food = food(lines[place], holding: lines[place + 1]) else {
                preconditionFailure("no bundled food: \(lines[place])")
            }
            return food
        }
    }

    private static let sources: [Character: PhosphorusSource] = ["p": .plant, "a": .animal, "x": .additive]

    private static func food(_ line: Substring, holding figures: Substring) -> Food? {
        let parts = line.split(separator: " | ")
        let marks = parts[0].split(separator: " ")
        let amounts = figures.split(separator: " ")
        guard parts.count > 1, (3...4).contains(marks.count), let ndb = Int(marks[0]),
            amounts.count == Nutrient.allCases.count
        else { return nil }
        var contents = NutrientContents()
        for (nutrient, text) in zip(Nutrient.allCases, amounts) where text != "?" {
            guard let amount = Thousandths(String(text)) else { return nil }
            contents[nutrient] = .exact(amount)
        }
        let portions = parts.dropFirst(2).compactMap(portion)
        let tags = marks.dropFirst(3).flatMap { $0.split(separator: ",") }
        let known = tags.compactMap { FoodTag(rawValue: String($0)) }
        guard portions.count == parts.count - 2, known.count == tags.count else { return nil }
        let fluid: FluidShare? =
            switch marks[1] {
            case "-": .some(.none)
            case "L": FluidRule.share(ofLiquidWith: portions)
            case "W": .asWater
            default: nil
            }
        guard let fluid else { return nil }
        return Food(
            .bundled(ndb: ndb),
            name: String(parts[1]),
            contents: contents,
            portions: portions,
            fluid: fluid,
            phosphorus: PhosphorusOrigin(Set(marks[2].compactMap { sources[$0] })),
            tags: Set(known)
        )
    }

    private static func portion(_ text: Substring) -> FoodPortion? {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let grams = words.popLast().flatMap({ Thousandths(String($0)) }), let first = words.first else {
            return nil
        }
        let amount = first.last == "x" ? Thousandths(String(first.dropLast())) : nil
        if amount != nil { words.removeFirst() }
        return FoodPortion(amount?.value ?? 1, words.joined(separator: " "), grams: grams)
    }
}
