import FractionParser
import WordKit

/// The assembly of foods from files that each hold a part of the data.
struct FoodGathering {
    private struct Row {
        var number: Int
        var ndb: Int?
        var name: String
        var brand: String?
        var group: String?
        var isGeneric: Bool
        /// Whether the figures are known to be for 100 g; those of a branded food can be for 100 mL.
        var isWeighed: Bool
        var ingredients = ""
        var contents = NutrientContents()
        var energyRank: UInt8 = .max
        var portions: [(order: Int, portion: FoodPortion)] = []
    }

    private var rows: [Row] = []
    private var places: [Int: Int] = [:]

    var count: Int { rows.count }

    /// Adds a food by its number in the files. A repeated food updates the name.
    mutating func food(_ number: Int, name: String, brand: String?, group: String?, isGeneric: Bool)
        -> ImportCounts.Outcome
    {
        guard name.contains(where: { !$0.isWhitespace }) else { return .refused(localized("the food has no name")) }
        if let place = places[number] {
            rows[place].name = name
            return .alreadyThere
        }
        places[number] = rows.count
        rows.append(
            Row(number: number, name: name, brand: brand, group: group, isGeneric: isGeneric, isWeighed: isGeneric)
        )
        return .new
    }

    /// Adds a maker's food whose figures are for 100 g, with its serving and ingredients if they are given.
    mutating func branded(
        _ number: Int,
        brand: String?,
        serving: Thousandths?,
        ingredients: String?
    ) -> ImportCounts.Outcome {
        guard let place = places[number] else { return .refused(localized("food \(number) isn't among the foods")) }
        let isKnown = rows[place].isWeighed
        rows[place].isWeighed = true
        if let brand, !brand.isEmpty { rows[place].brand = brand }
        if let ingredients { rows[place].ingredients = ingredients }
        if let serving { _ = portion(number, order: .max, FoodPortion("serving", grams: serving)) }
        return isKnown ? .alreadyThere : .new
    }

    /// The number of foods that are left out because it is unknown whether their figures are for 100 g.
    var unweighed: Int { rows.count { !$0.isWeighed } }

    mutating func standardReference(_ number: Int, ndb: Int) -> ImportCounts.Outcome {
        guard let place = places[number] else { return .refused(localized("food \(number) isn't among the foods")) }
        defer { rows[place].ndb = ndb }
        return rows[place].ndb == ndb ? .alreadyThere : .new
    }

    @inline(__always)
    mutating func figure(_ number: Int, _ figure: NutrientFigure) -> ImportCounts.Outcome {
        guard let place = places[number] else { return .refused(localized("food \(number) isn't among the foods")) }
        let old = rows[place].contents[figure.nutrient]
        if figure.nutrient == .energy {
            guard figure.rank <= rows[place].energyRank else { return .passedOver }
            rows[place].energyRank = figure.rank
        }
        if old == .exact(figure.amount) { return .alreadyThere }
        rows[place].contents[figure.nutrient] = .exact(figure.amount)
        return .new
    }

    mutating func portion(_ number: Int, order: Int, _ portion: FoodPortion) -> ImportCounts.Outcome {
        guard let place = places[number] else { return .refused(localized("food \(number) isn't among the foods")) }
        guard portion.amount > .zero, portion.grams > .zero else {
            return .refused(localized("a portion needs an amount and a weight"))
        }
        if rows[place].portions.contains(where: { $0.portion == portion }) { return .alreadyThere }
        rows[place].portions.append((order, portion))
        return .new
    }

    /// The foods with figures for 100 g, in file order.
    func foods(_ source: (_ number: Int, _ ndb: Int?) -> FoodSource) -> [Food] {
        rows.filter(\.isWeighed).map { row in
            let portions = row.portions.sorted { $0.order < $1.order }.map(\.portion)
            return Food(
                source(row.number, row.ndb),
                name: row.name,
                brand: row.brand,
                group: row.group,
                contents: row.contents,
                portions: portions,
                fluid: FluidRule.share(name: row.name, isGeneric: row.isGeneric, portions: portions),
                phosphorus: FoodJudgment.phosphorus(name: row.name, group: row.group),
                tags: FoodJudgment.tags(name: row.name).union(FoodJudgment.tags(ingredients: row.ingredients))
            )
        }
    }
}
