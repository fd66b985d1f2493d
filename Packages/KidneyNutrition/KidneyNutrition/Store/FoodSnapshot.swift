import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

/// A food as saved with an entry: JSON with sorted keys, so the same food gives the same text.
struct FoodSnapshot: Codable {
    var id: String
    var isBundled: Bool
    var name: String
    var brand: String?
    var group: String?
    var per100g: NutrientContents
    var portions: [Portion]
    var fluid: Int64?
    var phosphorus: [String]
    var absorbed: [Int]
    var tags: [String]

    struct Portion: Codable {
        var amount: String
        var name: String
        var grams: Thousandths
    }

    init(_ food: Food) {
        id = food.id.rawValue
        isBundled = if case .bundled = food.source { true } else { false }
        name = food.name
        brand = food.brand
        group = food.group
        per100g = food.contents
        portions = food.portions.map {
            Portion(amount: NumberText.text($0.amount), name: $0.name, grams: $0.grams)
        }
        fluid = food.fluid?.millilitersPerHundredGrams.count
        phosphorus = food.phosphorus.sources.map(\.rawValue).sorted()
        absorbed = [food.phosphorus.absorbed.lowerBound, food.phosphorus.absorbed.upperBound]
        tags = food.tags.map(\.rawValue).sorted()
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// - Throws: `fault`.
    static func food(_ text: String) throws -> Food {
        let snapshot = try JSONDecoder().decode(FoodSnapshot.self, from: Data(text.utf8))
        guard snapshot.absorbed.count == 2, snapshot.absorbed[0] <= snapshot.absorbed[1] else {
            throw KidneyError.fault(localized("a kept food has no range of absorption"))
        }
        return Food(
            try FoodRow.source(of: snapshot.id, isBundled: snapshot.isBundled),
            name: snapshot.name,
            brand: snapshot.brand,
            group: snapshot.group,
            contents: snapshot.per100g,
            portions: try snapshot.portions.map {
                FoodPortion(try NumberText.value($0.amount), $0.name, grams: $0.grams)
            },
            fluid: snapshot.fluid.map { FluidShare(Thousandths($0)) },
            phosphorus: PhosphorusOrigin(
                mixed: Set(snapshot.phosphorus.compactMap { PhosphorusSource(rawValue: $0) }),
                absorbed: snapshot.absorbed[0]...snapshot.absorbed[1]
            ),
            tags: Set(snapshot.tags.compactMap { FoodTag(rawValue: $0) })
        )
    }
}

extension KidneyWriter {
    /// Saves a food unless it is already saved, and returns its key.
    func keepSnapshot(_ food: Food) throws -> String {
        let text = try FoodSnapshot(food).text()
        let id = SHA256.hexadecimal(of: text.utf8)
        try db.cachedStatement(sql: "INSERT INTO food_snapshot (id, food) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")
            .execute(arguments: [id, text])
        return id
    }
}
