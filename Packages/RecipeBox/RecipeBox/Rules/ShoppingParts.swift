import FractionParser

/// The things to buy that one ingredient line names: "1 egg + 1 yolk" and "1 tsp each salt and pepper" name two.
enum ShoppingParts {
    /// Returns the ingredients of a line, each with its own amount in the size of `ingredient`.
    ///
    /// A line with amounts that can't be told apart becomes one ingredient without an amount, whose name is the line.
    static func parts(of ingredient: Ingredient) -> [Ingredient] {
        if let parts = sum(ingredient) { return parts }
        if hasAmount(ingredient.name) { return [Ingredient(line: ingredient)] }
        return each(ingredient)
    }

    private static func hasAmount(_ name: String) -> Bool { IngredientLine.numbers(in: name).contains(where: \.grows) }

    // MARK: Sums

    /// Returns the things of "1 cup water and 2 tablespoons oil"; nil if the line isn't a sum of several things.
    private static func sum(_ ingredient: Ingredient) -> [Ingredient]? {
        guard let reading = ingredient.reading else { return nil }
        let pieces = pieces(of: ingredient.text, options: reading.options)
        guard pieces.count > 1 else { return nil }
        var parts: [Ingredient] = []
        for piece in pieces {
            guard let draft = draft(piece, as: reading, after: parts.last?.name),
                let part = try? Scaling.scaled(
                    Ingredient(id: ingredient.id, position: ingredient.position, draft),
                    by: ingredient.factor
                )
            else { return nil }
            parts.append(part)
        }
        return parts
    }

    /// Returns the pieces of a line between the words that join a thing to another: "1 egg", "1 yolk".
    private static func pieces(of text: String, options: AmountOptions) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var start = 0
        for number in IngredientLine.numbers(in: text, options: options) where number.grows {
            let before = String(decoding: bytes[start..<max(start, number.range.lowerBound)], as: UTF8.self)
            guard let piece = withoutJoint(before), isWhole(piece) else { continue }
            pieces.append(piece)
            start = number.range.lowerBound
        }
        return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    /// Returns a piece without the joint at its end; nil if it has none. After a comma "and" belongs to a remark: "1 onion, peeled and 1 cut".
    private static func withoutJoint(_ text: String) -> String? {
        let text = text.trimmed
        guard text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) else { return nil }
        for joint in ["+", "&", " plus", " más", " and", " y"] where text.lowercased().hasSuffix(joint) {
            let piece = String(text.dropLast(joint.count)).trimmed
            let isRemark = [" and", " y"].contains(joint) && piece.contains(",")
            return isRemark ? nil : piece.hasSuffix(",") ? String(piece.dropLast()) : piece
        }
        return nil
    }

    /// Whether a piece has an amount and the name of a thing. "1 cup" and "3/4 cup (about)" have no name.
    private static func isWhole(_ piece: String) -> Bool {
        let line = IngredientLine.parse(piece)
        return line.amount != nil && !hasAmount(line.name) && IngredientLine.parse(piece + " x").name != "x"
    }

    /// Returns the draft of a piece. "2 tablespoons" and "2 tablespoons for the pan" are more of the thing before.
    private static func draft(_ piece: String, as reading: LineReading, after name: String?) -> IngredientDraft? {
        let isNamed = isWhole(piece) && !isMore(IngredientLine.parse(piece).name)
        guard isNamed || name != nil,
            var draft = try? IngredientReading.ingredient(
                fromLine: isNamed ? piece : piece + " " + (name ?? ""),
                as: reading
            ),
            draft.amount != nil
        else { return nil }
        if !isNamed, let name { (draft.name, draft.text) = (name, piece) }
        return hasAmount(draft.name) ? nil : draft
    }

    private static func isMore(_ name: String) -> Bool {
        let first = name.prefix { $0.isLetter }.lowercased()
        return ["for", "to", "more", "extra", "additional", "if", "as", "para"].contains(first)
    }

    // MARK: Each

    /// Returns the things of "1 tsp each salt and pepper", each with the whole amount.
    private static func each(_ ingredient: Ingredient) -> [Ingredient] {
        let mark = "each "
        guard ingredient.amount != nil, ingredient.note.isEmpty, ingredient.name.lowercased().hasPrefix(mark),
            !ingredient.name.contains(" or ")
        else { return [ingredient] }
        let names = ingredient.name.dropFirst(mark.count).replacing(" and ", with: ",").replacing(" & ", with: ",")
            .split(separator: ",").map { String($0).trimmed }
        guard names.count > 1, !names.contains("") else { return [ingredient] }
        return names.map { name in
            var part = ingredient
            part.name = name
            return part
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}

extension Ingredient {
    /// Creates an ingredient whose name is the whole line in its size, without an amount.
    fileprivate init(line ingredient: Ingredient) {
        // The line has the note, the second quantity and the size already.
        self.init(id: ingredient.id, position: ingredient.position, name: IngredientWording.line(ingredient))
    }
}
