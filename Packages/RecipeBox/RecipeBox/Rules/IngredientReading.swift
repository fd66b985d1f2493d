public import FractionParser
import WordKit

/// Creates ingredients from typed text: from one line, or field by field.
public enum IngredientReading {
    /// Creates an ingredient from one line: "1 and 1/2 cups (180 g) flour, sifted".
    ///
    /// Any other line that is not blank gives an ingredient and is shown as it is. Text that the parser does not understand
    /// stays in the name. An addition in another unit is part of the amount: "2 tablespoons plus 2 teaspoons butter" is
    /// 2-2/3 tablespoons.
    ///
    /// - Throws: `blank` for a blank line; `tooLong` for the line or one of its parts; `amount` for a typed number that divides by 0.
    public static func ingredient(
        fromLine typed: String,
        as reading: LineReading = .typed
    ) throws(RecipeBoxError) -> IngredientDraft {
        let text = try TextRule.ingredientLine.checked(typed)
        if reading == .typed, let error = fault(in: text) { throw .amount(text: error.found, error) }
        var line = IngredientLine.parse(text)
        if reading == .arithmetic {
            // Before the parts are added up, since a sum doesn't tell how its parts were written.
            line.amount = line.amount?.arithmetic
            if let amount = line.addition?.amount.arithmetic { line.addition?.amount = amount }
            if let amount = line.secondMeasure?.amount.arithmetic { line.secondMeasure?.amount = amount }
        }
        line = line.summed()
        var notes = [line.size, line.note].compactMap { $0 }
        var equivalent: Equivalent?
        if let measure = line.secondMeasure {
            // The size of a can does not change with the number of cans.
            if line.isSecondMeasureOfEach {
                let size = IngredientLine.inLanguage(of: text) { self.size(measure) }
                let isTold = ["each", "cada"].contains { line.note?.contains($0) == true }
                if !isTold { notes.insert(size, at: 0) }
            } else {
                equivalent = Equivalent(amount: measure.amount.plain, unit: measure.unit.id)
            }
        }
        return try IngredientDraft(
            amount: line.amount?.plain,
            unit: TextRule.unit.checked(line.unit?.id ?? line.unitText ?? ""),
            name: TextRule.ingredientName.checked(line.name.isEmpty ? text : line.name),
            note: TextRule.ingredientNote.checked(notes.joined(separator: ", ")),
            equivalent: equivalent,
            text: text,
            reading: reading
        )
    }

    /// Returns the fault of the first number that has no value, such as "1/0"; nil if there is none.
    static func fault(in line: String) -> AmountError? {
        for number in IngredientLine.numbers(in: line) {
            guard let fault = number.fault else { continue }
            return AmountError(fault, found: String(decoding: Array(line.utf8)[number.range], as: UTF8.self))
        }
        return nil
    }

    /// Returns the size of each thing: "14-ounce", in Spanish "400 g".
    private static func size(_ measure: IngredientLine.Measure) -> String {
        Language.current == .spanish
            ? IngredientWording.quantity(measure.amount, unit: measure.unit.id)
            : IngredientWording.number(measure.amount, unit: measure.unit.id) + "-" + measure.unit.singular
    }

    /// Creates an ingredient from the fields of the ingredient page. A blank amount means no amount.
    ///
    /// - Throws: `amount` or `amountIsZero` for a text that is not an amount above zero; `blank` or `tooLong` for another field.
    public static func ingredient(
        amount: String = "",
        unit: String = "",
        name: String,
        note: String = ""
    ) throws(RecipeBoxError) -> IngredientDraft {
        try IngredientDraft(
            amount: aboveZero(amount)?.plain,
            unit: self.unit(unit),
            name: TextRule.ingredientName.checked(name),
            note: TextRule.ingredientNote.checked(note)
        )
    }

    /// Returns the ingredient from the form of the ingredient page, by field id: a whole line in `line`, or its parts.
    ///
    /// - Parameter editing: The ingredient in the form. A part that is missing, or equals the shown one, stays.
    /// - Throws: `amount`, `blank` and `tooLong`; `severalLines` and `twoIngredients` for more than one ingredient.
    public static func ingredient(
        typed: [String: String],
        editing: IngredientDraft? = nil
    ) throws(RecipeBoxError) -> IngredientDraft {
        if let line = typed["line"], line.contains(where: { !$0.isWhitespace }) {
            let count = line.split(whereSeparator: \.isNewline).count { $0.contains { !$0.isWhitespace } }
            guard count == 1 else { throw .severalLines(count) }
            let shown: [(id: String, text: String?)] = [
                ("amount", editing?.amount?.formatted(.ascii)), ("unit", editing?.unit), ("name", editing?.name),
                ("note", editing?.note),
            ]
            var parts: [String] = []
            for part in shown {
                let text = TypedText.line(typed[part.id] ?? "")
                if !text.isEmpty, text != part.text { parts.append(text) }
            }
            guard parts.isEmpty else {
                let others = String(parts.joined(separator: " ").prefix(60))
                throw .twoIngredients(line: String(TypedText.line(line).prefix(60)), parts: others)
            }
            return try ingredient(fromLine: line)
        }
        guard let editing else {
            return try ingredient(
                amount: typed["amount"] ?? "",
                unit: typed["unit"] ?? "",
                name: typed["name"] ?? "",
                note: typed["note"] ?? ""
            )
        }
        let shown = editing.amount?.formatted(.ascii) ?? ""
        return try edited(
            editing,
            amount: typed["amount"] == shown ? nil : typed["amount"],
            unit: typed["unit"],
            name: typed["name"],
            note: typed["note"]
        )
    }

    /// Returns an ingredient with some of its fields changed, each from its text. A field that is nil stays.
    ///
    /// The second quantity stays as long as the amount and the unit do. The author's line stays where it has the new
    /// name and note at the place of the old ones; otherwise a line is made from the parts.
    ///
    /// - Throws: `amount` or `amountIsZero` for a text that is not an amount above zero; `blank` or `tooLong` for another field.
    public static func edited(
        _ old: IngredientDraft,
        amount: String? = nil,
        unit: String? = nil,
        name: String? = nil,
        note: String? = nil
    ) throws(RecipeBoxError) -> IngredientDraft {
        var new = old
        if let amount { new.amount = try aboveZero(amount)?.plain }
        if let unit { new.unit = try self.unit(unit) }
        if let name { new.name = try TextRule.ingredientName.checked(name) }
        if let note { new.note = try TextRule.ingredientNote.checked(note) }
        guard new != old else { return old }
        if new.amount != old.amount || new.unit != old.unit { new.equivalent = nil }
        (new.text, new.reading) = ("", nil)
        return editedLine(old, to: new) ?? new
    }

    /// Returns the ingredient of the author's line with another name and note in it; nil if the line, read again, would
    /// not have the parts of `new`.
    private static func editedLine(_ old: IngredientDraft, to new: IngredientDraft) -> IngredientDraft? {
        guard let reading = old.reading else { return nil }
        var line = old.text
        if new.name != old.name {
            guard line.ranges(of: old.name).count == 1 else { return nil }
            line = line.replacing(old.name, with: new.name)
        }
        if new.note != old.note {
            let (before, after) = (old.note.isEmpty ? "" : ", " + old.note, new.note.isEmpty ? "" : ", " + new.note)
            guard line.hasSuffix(before) else { return nil }
            line = line.dropLast(before.count) + after
        }
        guard var read = try? ingredient(fromLine: line, as: reading) else { return nil }
        let edited = read
        (read.text, read.reading) = (new.text, new.reading)
        return read == new ? edited : nil
    }

    /// Returns the amount of an ingredient's field with its reading; nil for a blank one.
    ///
    /// - Throws: `amount` or `amountIsZero`.
    static func aboveZero(_ typed: String) throws(RecipeBoxError) -> Amount? {
        guard let amount = try amount(typed) else { return nil }
        guard amount.high > .zero else { throw .amountIsZero(typed) }
        return amount
    }

    /// Returns the amount of a text with its reading; nil for a blank text. Words of the reader's language are read.
    ///
    /// - Throws: `amount`.
    public static func amount(_ typed: String) throws(RecipeBoxError) -> Amount? {
        do throws(AmountError) {
            if Language.current == .spanish, let amount = try? Amount.parse(typed, options: .spanish) { return amount }
            return try Amount.parse(typed)
        } catch {
            if error.code == .empty { return nil }
            throw .amount(text: String(typed.prefix(60)), error)
        }
    }

    /// Returns the id of a known unit, otherwise the words themselves; empty for a blank text.
    ///
    /// - Throws: `tooLong`.
    public static func unit(_ typed: String) throws(RecipeBoxError) -> String {
        let text = try TextRule.unit.checked(typed)
        return (KitchenUnit.named(text) ?? KitchenUnit(id: text) ?? KitchenUnit.labeled(text))?.id ?? text
    }
}

extension Amount {
    /// The amount as arithmetic reads it: "11/2" is eleven halves.
    fileprivate var arithmetic: Amount {
        guard case .lostSpace(let alternative) = reading else { return self }
        return Amount(alternative, isApproximate: isApproximate)
    }

    /// The same amount without its reading, which belongs to the text and not to the ingredient.
    var plain: Amount {
        switch value {
        case .exact(let number): Amount(number.value, isApproximate: isApproximate)
        // The ends come from an amount, so they are in order.
        case .range(let low, let high):
            (try? Amount(low: low.value, high: high.value, isApproximate: isApproximate)) ?? self
        }
    }
}
