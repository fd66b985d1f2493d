import FractionParser

/// The things to buy that one ingredient line names: "1 egg + 1 yolk" and "1 tsp each salt and pepper" name two.
enum ShoppingParts {
    /// Returns the ingredients of a line, each with its own amount in the size of `ingredient`.
    ///
    /// A line with amounts that can't be told apart becomes one ingredient without an amount, whose name is the line.
    static func parts(of ingredient: Ingredient) -> [Ingredient] {
        if let parts = sum(ingredient) { return parts.flatMap(each) }
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
        guard ingredient.amount != nil, var things = list(of: ingredient) else { return [ingredient] }
        var notes: [String] = []
        // The list ends with "and", or before the first remark if it has none.
        let end = things.indices.first { isJoined(things[$0]) || things.dropFirst($0 + 1).first.map(isRemark) == true }
        if let end {
            notes = Array(things[(end + 1)...])
            things = Array(things[...end])
        }
        let names = withNoun(things.flatMap(foods))
        guard names.count > 1 else { return [ingredient] }
        return names.map { name in
            var part = ingredient
            part.name = name
            part.note = notes.joined(separator: ", ")
            return part
        }
    }

    /// Returns the pieces between the commas of a name and its note without their "each"; nil if they have none, or an "or".
    private static func list(of ingredient: Ingredient) -> [String]? {
        var pieces = (ingredient.name + "," + ingredient.note).split { $0 == "," || $0 == ";" }.map {
            String($0).trimmed
        }
        .filter { !$0.isEmpty }
        guard let first = pieces.first?.lowercased(), ![" or ", " o "].contains(where: first.contains) else {
            return nil
        }
        if let mark = leadingMarks.first(where: first.hasPrefix) {
            pieces[0].removeFirst(mark.count)
        } else if let last = pieces.lastIndex(where: { marks.contains($0.lowercased()) }) {
            pieces.remove(at: last)
        } else if isJoined(first), let mark = marks.first(where: { first.hasSuffix(" " + $0) }) {
            pieces[0] = String(pieces[0].dropLast(mark.count)).trimmed
        } else {
            return nil
        }
        return pieces
    }

    private static let marks = ["each", "cada uno", "cada una"]
    private static let leadingMarks = marks.flatMap { mark in
        [" of: ", " of ", " de: ", " de ", ": ", " "].map { mark + $0 }
    }

    /// Whether "and" joins two foods of a text or begins its last one: "salt and pepper", "and turmeric".
    private static func isJoined(_ text: String) -> Bool { joints.contains { (" " + text.lowercased()).contains($0) } }

    private static let joints = [" and ", " & ", " y ", " e "]

    private static func foods(_ text: String) -> [String] {
        joints.reduce(" " + text) { $0.replacing($1, with: ",") }.split(separator: ",").map { String($0).trimmed }
            .filter { !$0.isEmpty }
    }

    /// Returns the foods with the noun that only the last one states: "red peppers" and "green peppers" for "red and green peppers".
    private static func withNoun(_ foods: [String]) -> [String] {
        guard let words = foods.last?.split(separator: " "), words.count > 1 else { return foods }
        let noun = words.dropFirst().joined(separator: " ")
        return foods.map { colors.contains($0.lowercased()) ? $0 + " " + noun : $0 }
    }

    private static let colors: Set<String> = [
        "black", "brown", "dark", "dried", "fresh", "golden", "green", "ground", "light", "orange", "purple", "red",
        "white",
        "yellow",
    ]

    /// Whether a text after a comma tells how a food is prepared or used: "divided", "finely chopped", "to taste".
    private static func isRemark(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        guard let first = words.first, let last = words.last else { return true }
        return last.hasSuffix("ed") || first.hasSuffix("ly")
            || (words.count == 1
                && ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"].contains { last.hasSuffix($0) })
            || ["to", "or", "plus", "for", "at", "about", "if", "as", "in", "cut", "more", "al", "o", "para"].contains(
                first
            )
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
