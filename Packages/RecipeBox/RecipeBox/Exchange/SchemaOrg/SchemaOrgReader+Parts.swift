import JSONKit
import WordKit

// MARK: Ingredients, yields, tags, pictures

extension SchemaOrgReader {
    mutating func readIngredients(_ value: JSONValue, _ name: String) {
        if let string = value.string {
            // One string holds all ingredients.
            let lines = ExchangeText.plain(string).split(whereSeparator: \.isNewline)
            for (number, line) in lines.enumerated() {
                builder.addIngredient(line: String(line), lines.count == 1 ? name : "\(name)[\(number)]")
            }
            if lines.isEmpty { builder.drop(name, string, localized("there is nothing to read in it")) }
            return
        }
        if value.list.isEmpty { builder.drop(name, value.kind, localized("there is nothing in it")) }
        for (number, element) in value.list.enumerated() { readIngredient(element, "\(name)[\(number)]") }
    }

    private mutating func readIngredient(_ value: JSONValue, _ field: String) {
        guard let object = resolved(value) else {
            if case .array = value { return readIngredients(value, field) }
            guard let line = text(value) else {
                return builder.drop(field, shown(value), localized("this is no ingredient"))
            }
            return builder.addIngredient(line: line, field)
        }
        // PropertyValue, HowToSupply and the like have name, value and unit apart.
        let quantity = object["requiredQuantity"] ?? object["amount"] ?? object["quantity"] ?? object["value"]
        let inner = quantity?.object
        let amount = (inner?["value"] ?? quantity).flatMap { text($0) } ?? ""
        let unit =
            (inner?["unitText"] ?? object["unitText"] ?? object["unit"] ?? inner?["unitCode"] ?? object["unitCode"])
            .flatMap { text($0) }
        let name = (object["name"] ?? object["item"] ?? object["ingredient"]).flatMap { text($0) }
        if quantity == nil || name == nil {
            guard let line = object["text"].flatMap({ text($0) }) ?? name else {
                return builder.drop(field, value.description, localized("the ingredient has no name"))
            }
            return builder.addIngredient(line: line, field)
        }
        builder.addIngredient(
            amount: amount,
            unit: unit ?? "",
            name: name ?? "",
            note: object["description"].flatMap { text($0) } ?? "",
            field,
            found: [amount, unit, name].compactMap { $0 }.joined(separator: " ")
        )
    }

    /// Reads a number as servings and words as the yield, unless the words mention servings.
    mutating func readYield(_ value: JSONValue, _ name: String) {
        let values = value.list
        if values.isEmpty { builder.drop(name, value.kind, localized("there is nothing in it")) }
        for (number, element) in values.enumerated() {
            let field = values.count == 1 ? name : "\(name)[\(number)]"
            guard let text = yieldText(element) else {
                builder.drop(field, shown(element), localized("this is no yield"))
                continue
            }
            readYield(text, field)
        }
    }

    private func yieldText(_ value: JSONValue) -> String? {
        guard let object = value.object, let amount = object["value"].flatMap({ text($0) }) else { return text(value) }
        return [amount, object["unitText"].flatMap { text($0) }].compactMap { $0 }.joined(separator: " ")
    }

    private mutating func readYield(_ text: String, _ field: String) {
        // The number of servings stands near the beginning. A longer text would take long to search.
        let lowered = text.prefix(200).lowercased()
        let first = text.drop { !($0.isASCII && $0.isNumber) }.prefix { $0.isASCII && $0.isNumber }
        let before = text[..<first.startIndex]
        if !first.isEmpty, let sign = before.last, "-−".contains(sign), before.dropLast().last?.isWhitespace ?? true {
            return builder.drop(field, text, localized("it is less than zero"))
        }
        let isNumber = text.allSatisfy { ($0.isASCII && $0.isNumber) || $0.isWhitespace }
        let isRange = lowered.wholeMatch(of: /\D*\d+\s*(?:-|–|—|to|or|a|o)\s*\d+\D*/) != nil
        let isOne = isRange || lowered.wholeMatch(of: /\D*\d+\D*/) != nil
        if let count = Int(first), isNumber || isOne && !Self.servingWords(in: lowered).all.isEmpty {
            builder.setServings(count, field, text, changed: isRange ? localized("of a range, the first number") : "")
            return
        }
        if !builder.hasServings, let count = Self.numberOfServings(lowered) {
            builder.setServings(count, field, text)
        }
        if let bare = Self.withoutVerb(text) {
            builder.setYield(
                bare,
                field,
                found: text,
                changed: localized("its first word, such as “makes”, is written by the page")
            )
        } else {
            builder.setYield(text, field)
        }
    }

    /// The beginnings of the words for servings.
    private static let servingNouns = [
        "serving", "people", "person", "porti", "porci", "porçõ", "porsjon", "portsj", "racion", "ración",
    ]
    /// The words that stand before a number of servings.
    private static let servingVerbs: Set<Substring> = ["serve", "serves", "feed", "feeds", "para", "sirve", "sirven"]

    /// Returns the nouns and all words for servings in a text.
    private static func servingWords(in lowered: String) -> (nouns: [Substring], all: [Substring]) {
        let words = lowered.split { !$0.isLetter }
        let nouns = words.filter { word in servingNouns.contains { word.hasPrefix($0) } }
        return (nouns, nouns + words.filter(servingVerbs.contains))
    }

    /// Returns the number beside the word for servings: 12 of "1 loaf (12 servings)" and of "24 cookies, serves 12". A range counts as its first
    /// number. Nil stands for none, or for a fraction.
    private static func numberOfServings(_ lowered: String) -> Int? {
        // The size of a serving may stand between: "6 (1-cup) servings". It is no number of servings: "12 muffins, serving 80 g".
        let before =
            #/
              (?: ^ | [^\d\/.,] ) (\d+) (?: \s*(?: - | – | — | to | or | a | o )\s*\d+ )? \s* (?: \([^)]*\)\s* )? $
            /#
        let after =
            #/
              \s*:?\s* (\d+)
              (?! [\d\/] | [.,]\d
                | \s*(?: g | gr | grams? | gramos? | kg | mg | ml | l | oz | ounces? | onzas? | lb | k?cal\w* | cups? | tazas? | tbsp | tsp )\b )
            /#
        let words = servingWords(in: lowered)
        for noun in words.nouns {
            if let match = String(lowered[..<noun.startIndex]).firstMatch(of: before) { return Int(match.1) }
        }
        for word in words.all {
            if let match = lowered[word.endIndex...].prefixMatch(of: after) { return Int(match.1) }
        }
        return nil
    }

    /// Returns "12 muffins" for "Makes 12 muffins" and "Yield: 12 muffins"; nil for a yield without such a word.
    private static func withoutVerb(_ text: String) -> String? {
        let verb = text.drop(while: \.isWhitespace).prefix { $0.isLetter }
        guard yieldVerbs.contains(verb.lowercased()) else { return nil }
        let rest = text[verb.endIndex...].drop { $0.isWhitespace || $0 == ":" }
        return rest.isEmpty ? nil : String(rest)
    }

    private static let yieldVerbs: Set<String> = [
        "make", "makes", "yield", "yields", "hace", "hacen", "rinde", "rinden", "rendimiento",
    ]

    mutating func readTags(_ value: JSONValue, _ name: String, splits: Bool) {
        let reason = splits ? "" : localized("as a tag")
        if value.list.isEmpty { builder.drop(name, value.kind, localized("there is nothing in it")) }
        for (number, element) in value.list.enumerated() {
            let field = value.list.count == 1 ? name : "\(name)[\(number)]"
            guard let text = text(element), !text.isEmpty else {
                builder.drop(field, shown(element), localized("there is nothing to read in it"))
                continue
            }
            // A list has one tag per element; a single string separates tags by commas.
            let isString = value.string != nil
            let parts = isString ? text.split(separator: ",").map(String.init) : [text]
            for part in parts { builder.addTag(shortName(part), field, changed: reason) }
        }
    }

    /// Returns "Vegan" for "https://schema.org/VeganDiet".
    private func shortName(_ text: String) -> String {
        guard text.contains("schema.org/"), let last = text.split(separator: "/").last else { return text }
        return last.hasSuffix("Diet") ? String(last.dropLast(4)) : String(last)
    }

    mutating func readPictures(_ value: JSONValue, _ name: String) {
        if value.list.isEmpty { builder.drop(name, value.kind, localized("there is nothing in it")) }
        for (number, element) in value.list.enumerated() {
            let field = value.list.count == 1 ? name : "\(name)[\(number)]"
            let object = resolved(element)
            let found = element.string ?? (object?["url"] ?? object?["contentUrl"] ?? object?["@id"])?.string
            if let found, !found.isEmpty {
                builder.addPicture(base?.resolved(found) ?? found, field)
            } else {
                builder.drop(field, shown(element), localized("this is no address of a picture"))
            }
        }
    }
}
