public import Foundation
import FractionParser
import JSONKit
import WordKit

/// A streaming reader of FoodData Central's JSON: responses of its search, details and abridged list, and its files of foods.
///
/// It supports the three forms of a nutrient: of a search (`nutrientId`, `value`, units in capitals), of a detail (`nutrient: {id}`,
/// `amount`) and abridged (`number`, `amount`). An invalid food or figure is rejected with its line, and the others are read.
///
/// - Complexity: O(bytes); memory for the foods and one food's text.
public struct FoodDataObjectReader: Sendable {
    private var gathering = FoodGathering()
    private var stream = Self.stream
    private let file: String
    public private(set) var foodCounts = ImportCounts()
    /// The counts of their figures.
    public private(set) var figureCounts = ImportCounts()

    /// Creates a reader; `file` is only shown.
    public init(file: String) {
        self.file = file
    }

    public mutating func read(_ piece: some ContiguousBytes) {
        var stream = stream
        piece.withUnsafeBytes { bytes in
            stream.feed(bytes.bindMemory(to: UInt8.self)) { _, object, line in food(object, line: line) }
        }
        self.stream = stream
    }

    public mutating func finish() {
        switch stream.finish() {
        case .broken(let line): foodCounts.count(.refused(localized("this is no JSON")), file: file, line: line)
        // The top object is a food itself if it has no list of foods.
        case .whole(let top?) where foodCounts.read == 0: top.withUnsafeBufferPointer { food($0, line: 1) }
        case .whole: break
        }
        stream = Self.stream
    }

    private static var stream: JSONObjectStream {
        JSONObjectStream(lists: ["foods", "FoundationFoods", "SRLegacyFoods", "SurveyFoods", "BrandedFoods"])
    }

    /// The foods read so far, in file order.
    public var foods: [Food] {
        gathering.foods { number, ndb in ndb.map { .standardReference(ndb: $0) } ?? .foodDataCentral(number) }
    }

    private mutating func food(_ bytes: UnsafeBufferPointer<UInt8>?, line: Int) {
        guard let bytes else {
            return foodCounts.count(.refused(localized("the food is too large")), file: file, line: line)
        }
        do throws(JSONError) {
            food(try JSONValue.imported(bytes), line: line)
        } catch {
            foodCounts.count(.refused(localized("this is no JSON")), file: file, line: line + error.line - 1)
        }
    }

    private mutating func food(_ value: JSONValue, line: Int) {
        guard let id = value["fdcId"]?.whole else {
            return foodCounts.count(.refused(localized("the food has no fdcId")), file: file, line: line)
        }
        let isBranded = value["dataType"]?.string == "Branded"
        if isBranded, ["ml", "mlt"].contains(value["servingSizeUnit"]?.string?.lowercased()) {
            let reason = localized("its figures are for 100 mL, and what that weighs isn't said")
            return foodCounts.count(.refused(reason), file: file, line: line)
        }
        let outcome = gathering.food(
            id,
            name: value["description"]?.string ?? "",
            brand: value["brandName"]?.string ?? value["brandOwner"]?.string,
            group: value["foodCategory"]?["description"]?.string ?? value["foodCategory"]?.string,
            isGeneric: !isBranded
        )
        foodCounts.count(outcome, file: file, line: line)
        if case .refused = outcome { return }
        if isBranded {
            _ = gathering.branded(id, brand: nil, serving: nil, ingredients: value["ingredients"]?.string)
        }
        if let ndb = value["ndbNumber"]?.whole, ndb > 0, !isBranded { _ = gathering.standardReference(id, ndb: ndb) }
        for figure in value["foodNutrients"]?.elements ?? [] {
            figureCounts.count(self.figure(figure, of: id), file: file, line: line)
        }
        for (order, portion) in portions(value).enumerated() { _ = gathering.portion(id, order: order, portion) }
    }

    private mutating func figure(_ value: JSONValue, of food: Int) -> ImportCounts.Outcome {
        let inner = value["nutrient"]
        let kind: NutrientFigure.Kind
        if let id = inner?["id"]?.whole ?? value["nutrientId"]?.whole {
            kind = NutrientFigure.Kind(fdcID: id)
        } else if let number = inner?["number"]?.whole ?? value["nutrientNumber"]?.whole ?? value["number"]?.whole {
            kind = NutrientFigure.Kind(number: number)
        } else {
            return .refused(localized("a figure names no nutrient"))
        }
        if case .other = kind { return .passedOver }
        // Details list unmeasured nutrients without an amount; these are unknown, not zero.
        guard let amount = value["amount"] ?? value["value"] else { return .passedOver }
        guard let amount = amount.thousandths else { return .refused(localized("the amount is no number")) }
        guard let unit = (inner?["unitName"] ?? value["unitName"])?.string.flatMap({ FoodUnit($0) }) else {
            return .refused(localized("the figure has no unit that is known"))
        }
        switch NutrientFigure.make(kind, amount, unit: unit) {
        case .success(let figure): return gathering.figure(food, figure)
        case .failure(let refusal): return .refused(refusal.reason)
        case nil: return .passedOver
        }
    }

    private func portions(_ value: JSONValue) -> [FoodPortion] {
        var result: [FoodPortion] = []
        for portion in value["foodPortions"]?.elements ?? [] {
            let name = PortionName(
                measure: portion["measureUnit"]?["name"]?.string,
                description: portion["portionDescription"]?.string ?? "",
                modifier: portion["modifier"]?.string ?? ""
            )
            let amount = portion["amount"].map(\.thousandths) ?? Thousandths(1000)
            guard let amount, let grams = portion["gramWeight"]?.thousandths,
                let (count, text) = name.counted(amount.value)
            else {
                continue
            }
            result.append(FoodPortion(count, text, grams: grams))
        }
        for measure in value["foodMeasures"]?.elements ?? [] {
            let name = PortionName(measure: nil, description: measure["disseminationText"]?.string ?? "", modifier: "")
            guard let grams = measure["gramWeight"]?.thousandths, let (count, text) = name.counted(.one) else {
                continue
            }
            result.append(FoodPortion(count, text, grams: grams))
        }
        if let size = value["servingSize"]?.thousandths,
            ["g", "grm"].contains(value["servingSizeUnit"]?.string?.lowercased())
        {
            result.append(FoodPortion("serving", grams: size))
        }
        return result
    }
}
