import FractionParser
import ScreenKit
import WordKit

/// The form of a size: a factor or a number of servings, and whether amounts are rounded.
enum SizeForm {
    /// Returns the form with what was typed and its error.
    ///
    /// - Parameters:
    ///   - factor: The factor that is shown; empty if the servings decide.
    ///   - servings: The number of servings that is shown.
    ///   - isRounded: Whether amounts are rounded.
    ///   - typed: The texts that aren't shown yet, by field id.
    ///   - noServings: The reason why no servings can be typed; nil if they can.
    ///   - whyNot: The reason why there is nothing to show; nil if there is something.
    static func form(
        factor: String,
        servings: String,
        isRounded: Bool,
        typed: [String: String],
        noServings: String? = nil,
        whyNot: String? = nil
    ) -> Form {
        var form = Form(
            id: "size",
            title: localized("Size"),
            fields: [
                Field(
                    id: "factor",
                    label: localized("Times as much"),
                    kind: .amount,
                    value: factor,
                    limit: Amount.maximumLength,
                    placeholder: "2"
                ),
                Field(
                    id: "servings",
                    label: localized("Servings"),
                    kind: .number,
                    value: servings,
                    range: noServings == nil ? Field.Bounds(Servings.range) : nil,
                    whyNot: noServings
                ),
                Field(
                    id: "kitchen",
                    label: localized("Round to what can be measured"),
                    kind: .toggle,
                    value: isRounded ? "true" : "false"
                ),
            ],
            buttons: [],
            whyNot: whyNot
        )
        var wrong: RecipeBoxError?
        do throws(RecipeBoxError) {
            if ["factor", "servings"].contains(where: { typed[$0] != nil }) { _ = try scale(typed: typed, over: form) }
        } catch {
            wrong = error
        }
        for place in form.fields.indices {
            let id = form.fields[place].id
            form.fields[place].value = typed[id] ?? form.fields[place].value
            // A text that is no whole number stands in the only field of one.
            let isWrong = wrong?.field == id || (id == "servings" && wrong?.field == "position")
            form.fields[place].error = isWrong ? wrong?.description : nil
        }
        form.buttons = [
            Action(
                RecipeAct.size,
                label: localized("Show"),
                availability: .without([whyNot].compactMap { $0 } + form.errors)
            )
        ]
        return form
    }

    /// Returns the size that was typed over a form as it is shown: the number of servings if the person changed it, else the factor.
    ///
    /// - Throws: `servingsOutOfRange`, `notWholeNumber`, `factorNotPositive`, and the errors of `Scaling.factor(typed:)`.
    static func scale(typed: [String: String], over form: Form) throws(RecipeBoxError) -> Scale {
        let shown = { (id: String) in form[field: id]?.value ?? "" }
        let factor = typed["factor"] ?? shown("factor")
        let servings = typed["servings"] ?? shown("servings")
        let decide = servings != shown("servings") || (factor.isEmpty && shown("factor").isEmpty)
        if !servings.isEmpty, decide { return .servings(try Servings(RecipeFields.whole(servings) ?? 0)) }
        let number = try Scaling.factor(typed: factor)
        guard number > .zero else { throw .factorNotPositive(number) }
        return .factor(number)
    }

    /// Returns whether amounts are rounded by what was typed over a form as it is shown.
    static func isRounded(typed: [String: String], over form: Form) -> Bool {
        (typed["kitchen"] ?? form[field: "kitchen"]?.value) == "true"
    }
}
