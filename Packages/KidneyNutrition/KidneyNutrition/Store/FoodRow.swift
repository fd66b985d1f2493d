import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The table row of a food: 17 nutrients per 100 g in thousandths of their units. NULL means that there is no value.
enum FoodRow {
    /// The columns of the nutrients, in the order of `Nutrient.allCases`.
    static let nutrientColumns = Nutrient.allCases.map(column)

    /// All columns but `number`.
    static let columns =
        ["id", "name", "brand", "food_group"] + nutrientColumns + ["fluid", "phosphorus_sources", "tags"]

    static func arguments(_ food: Food) -> StatementArguments {
        var values: [DatabaseValue] = [
            food.id.rawValue.databaseValue, food.name.databaseValue, food.brand?.databaseValue ?? .null,
            food.group?.databaseValue ?? .null,
        ]
        for nutrient in Nutrient.allCases {
            values.append(food.contents[nutrient].map { $0.amount.count.databaseValue } ?? .null)
        }
        values.append(food.fluid.map { $0.millilitersPerHundredGrams.count.databaseValue } ?? .null)
        values.append(WordList.text(food.phosphorus.sources).databaseValue)
        values.append(WordList.text(food.tags).databaseValue)
        return StatementArguments(values)
    }

    /// Reads a food from its number and ``columns``.
    static func food(_ row: Row, portions: [FoodPortion]) throws -> Food {
        var contents = NutrientContents()
        for (place, nutrient) in Nutrient.allCases.enumerated() {
            contents[nutrient] = (row[5 + place] as Int64?).map { .exact(Thousandths($0)) }
        }
        let rest = 5 + Nutrient.allCases.count
        return Food(
            try source(of: row[1]),
            name: row[2],
            brand: row[3],
            group: row[4],
            contents: contents,
            portions: portions,
            fluid: (row[rest] as Int64?).map { FluidShare(Thousandths($0)) },
            phosphorus: PhosphorusOrigin(WordList.words(row[rest + 1])),
            tags: WordList.words(row[rest + 2])
        )
    }

    /// - Throws: `fault`.
    static func source(of id: String, isBundled: Bool = false) throws -> FoodSource {
        if id.hasPrefix("ndb-"), let ndb = Int(id.dropFirst(4)) {
            return isBundled ? .bundled(ndb: ndb) : .standardReference(ndb: ndb)
        }
        if id.hasPrefix("fdc-"), let number = Int(id.dropFirst(4)) { return .foodDataCentral(number) }
        if id.hasPrefix("table-") { return .table(String(id.dropFirst(6))) }
        if id.hasPrefix("own-") { return .custom(TimeKit.ID(String(id.dropFirst(4)))) }
        if id.hasPrefix("recorded-") { return .recorded(TimeKit.ID(String(id.dropFirst(9)))) }
        throw KidneyError.fault(localized("“\(id)” is no id of a food"))
    }

    private static func column(_ nutrient: Nutrient) -> String {
        switch nutrient {
        case .vitaminK: "vitamin_k"
        case .vitaminD: "vitamin_d"
        default: nutrient.rawValue
        }
    }
}
