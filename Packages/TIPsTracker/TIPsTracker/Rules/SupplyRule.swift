import FractionParser
import ScreenKit
import TimeKit

/// How a supply is counted.
enum SupplyRule {
    /// The days below which a supply can warn.
    static let warningDays = 1...365

    /// An amount as a person typed it; unlike that of a dose it can be zero: there is none left.
    ///
    /// Throws `notAnAmount`, `doseIsRange`, `doseNotPositive`.
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

    /// The unit that an item is counted in: that of its doses, deleted or not; any that can be picked, where it has no doses.
    ///
    /// Throws `notFound`, `supplyUnitDiffers`.
    static func unit(_ typed: String, of item: Item, in plan: Plan) throws(TIPsError) -> DoseUnit {
        let used = plan.units.filter { unit in item.dosing.inForce.contains { $0.unit == unit.id } }
        let key = TextRule.key(typed)
        if let unit = used.first(where: { $0.id.rawValue == typed || TextRule.key($0.name) == key }) { return unit }
        let unit = try plan.findUnit(typed)
        guard used.isEmpty else {
            let names = used.map(\.name).joined(separator: ", ")
            throw .supplyUnitDiffers(item: item.name, unit: unit.name, doses: names)
        }
        guard !unit.isDeleted else { throw .notFound(what: "unit", typed) }
        return unit
    }
}
