import ScreenKit
package import TimeKit
import WordKit

/// The clinic's limit in the form's fields. A command reads its texts by them, too.
package struct LimitDraft {
    private(set) var fields: [Field]
    /// The limit that Save stores; nil if there is an error.
    package private(set) var limit: ClinicLimit?
    /// The first error; nil for none.
    package var error: String? { fields.compactMap(\.error).first }

    /// - Parameter born: The person's birth date; nil if it isn't known.
    package init(_ typed: [String: String], on today: LocalDate, born: LocalDate? = nil) {
        let name = typed["limit.quantity"] ?? TargetQuantity.potassium.rawValue
        let quantity = TargetQuantity(rawValue: name)
        var what = Field(
            id: "limit.quantity",
            label: localized("What is limited"),
            kind: .choice,
            value: name,
            isRequired: true,
            choices: TargetQuantity.allCases.map { Field.Choice($0.rawValue, label: "\($0.title), \($0.unit)") }
        )
        if quantity == nil { what.error = ScreenInput.refused("quantity", name).description }
        var low = Field(id: "limit.low", label: localized("At least"), kind: .amount, value: typed["limit.low"] ?? "")
        var high = Field(id: "limit.high", label: localized("At most"), kind: .amount, value: typed["limit.high"] ?? "")
        var from = Field(
            id: "limit.from",
            label: localized("From"),
            kind: .date,
            value: typed["limit.from"] ?? "\(today)",
            isRequired: true,
            range: Field.Bounds(lowest: born, highest: ProfileRule.lastFirstDay(on: today))
        )
        let least = ScreenInput.number(&low)
        let most = ScreenInput.number(&high)
        let day = LocalDate(from.value)
        do throws(KidneyError) {
            guard let day else { throw ScreenInput.refused("day", from.value) }
            try ProfileRule.check(firstDay: day, born: born, on: today)
        } catch { from.error = error.description }
        // A limit without numbers switches the table's off, so two blank fields don't mean it.
        let isNone = Field.isOn(typed["limit.none"], default: false)
        let hasNumbers = ![low, high].allSatisfy { TypedText.line($0.value).isEmpty }
        if isNone == hasNumbers {
            let error =
                isNone
                ? localized("a number and “no limit” can't both hold — choose one")
                : localized("enter a number, or choose that the clinic set no limit")
            low.error = low.error ?? error
            high.error = high.error ?? error
        }
        if [low, high].allSatisfy({ $0.error == nil }), let quantity {
            let limit = ClinicLimit(quantity, low: least, high: most, from: day ?? today)
            do throws(KidneyError) { try limit.check() } catch {
                if least != nil { low.error = error.description }
                if most != nil { high.error = error.description }
            }
            self.limit = limit
        }
        fields = [what, low, high, .toggle("limit.none", localized("The clinic wants no limit"), isNone), from]
        if error != nil { limit = nil }
    }
}
