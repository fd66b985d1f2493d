import FractionParser
import TimeKit
import WordKit

/// Validates the counts of supplies.
enum SupplyRule {
    /// The valid warning thresholds, in days.
    static let warningDays = 1...365

    /// Reads a typed amount. Unlike a dose it can be zero, for an empty supply.
    ///
    /// - Throws: `notAnAmount`, `doseIsRange`, `doseNotPositive`.
    static func amount(_ typed: String) throws(TIPsError) -> (value: Rational, text: String) {
        do throws(TIPsError) {
            return try DoseRule.amount(typed)
        } catch {
            let text = TypedText.line(typed)
            switch error {
            case .doseNotPositive where (try? Amount.parse(text))?.low == .zero: return (.zero, text)
            default: throw error
            }
        }
    }

    /// Returns the unit of an item's count. It must be a unit of the item's doses, even a deleted one, or one that can be converted into such a unit;
    /// an item without doses accepts any unit that isn't deleted.
    ///
    /// - Throws: `notFound`, `supplyUnitDiffers`.
    static func unit(_ typed: String, of item: Item, in plan: Plan) throws(TIPsError) -> DoseUnit {
        let used = plan.units.filter { unit in item.dosing.inForce.contains { $0.unit == unit.id } }
        let key = TextRule.key(typed)
        let isMeant = { (unit: DoseUnit) in
            unit.id.rawValue == typed || TextRule.key(unit.name) == key || unit.isNamed(key)
        }
        if let unit = used.first(where: isMeant) { return unit }
        let unit = try plan.findUnit(typed)
        guard used.isEmpty || used.contains(where: { DoseMeasure.ratio(of: $0.name, in: unit.name) != nil }) else {
            let names = used.map(\.shownName).joined(separator: ", ")
            throw .supplyUnitDiffers(item: item.name, unit: unit.shownName, doses: names)
        }
        guard !unit.isDeleted else { throw .notFound(what: "unit", typed) }
        return unit
    }
}
