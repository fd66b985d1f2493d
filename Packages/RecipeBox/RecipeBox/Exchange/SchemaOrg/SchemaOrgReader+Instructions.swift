import MarkupKit
import WordKit

extension SchemaOrgReader {
    /// Reads strings, lists, HowToStep, HowToSection and ItemList, nested to the depth of ``ReadingAllowance``.
    mutating func readInstructions(_ value: JSONValue, _ field: String) {
        if let string = value.string { return readText(string, field) }
        if value.list.isEmpty { builder.drop(field, value.kind, localized("there is nothing in it")) }
        var heading: String?
        readList(value.list, field, &heading)
    }

    private mutating func readList(_ values: [JSONValue], _ field: String, _ heading: inout String?) {
        for (number, element) in values.enumerated() {
            let place = values.count == 1 ? field : "\(field)[\(number)]"
            guard allowance.spend(place.utf8.count) else {
                return builder.drop(field, "…", localized("its references repeat too much"))
            }
            if element.string != nil {
                addStep(text(element) ?? "", place, &heading)
            } else if case .array(let inner) = element {
                readList(inner, place, &heading)
            } else if let object = resolved(element) {
                readNode(object, place, &heading)
            } else {
                builder.drop(place, shown(element), localized("this is no step"))
            }
        }
    }

    private mutating func readNode(_ object: JSONObject, _ field: String, _ heading: inout String?) {
        guard allowance.enter() else {
            return builder.drop(field, "…", localized("its references lead back to themselves or repeat too much"))
        }
        defer { allowance.leave() }
        let elements = (object["itemListElement"] ?? object["steps"])?.list ?? []
        let name = object["name"].flatMap { text($0) }
        let body = (object["text"] ?? object["description"]).flatMap { text($0) }
        dropExtras(of: object, field)
        if JSONLD.isType("HowToSection", object) || JSONLD.isType("ItemList", object) || JSONLD.isType("HowTo", object)
        {
            var inner = JSONLD.isType("HowToSection", object) ? name : heading
            if let body, elements.isEmpty { addStep(body, field, &inner) }
            readList(elements, "\(field).itemListElement", &inner)
            return
        }
        if let item = object["item"], elements.isEmpty, body == nil {
            return readList(item.list, "\(field).item", &heading)
        }
        if JSONLD.isType("HowToTip", object), let tip = body ?? name {
            return builder.addNote(tip, field, changed: localized("a tip stands in the notes"))
        }
        if !elements.isEmpty {
            // The step has several directions.
            let parts = elements.compactMap { text($0) }.filter { !$0.isEmpty }
            return addStep(
                parts.joined(separator: "\n"),
                field,
                &heading,
                changed: localized("its directions are lines of one step")
            )
        }
        guard let body = body ?? name else {
            return builder.drop(field, written(.object(object)), localized("the step has no text"))
        }
        guard let name, !name.isEmpty, name != body, !isBeginning(name, of: body), !name.hasSuffix(":") else {
            if let name, name != body, name.hasSuffix(":"), !isBeginning(name, of: body) { heading = name }
            return addStep(body, field, &heading)
        }
        addStep("\(name): \(body)", field, &heading, changed: localized("its name stands before its text"))
    }

    /// Whether the name only repeats the beginning of the step, as pages often do, or is a step number.
    private func isBeginning(_ name: String, of body: String) -> Bool {
        var stem = name[...]
        while let last = stem.last, ".… ".contains(last) { stem = stem.dropLast() }
        return body.hasPrefix(stem) || stem.isEmpty || name.lowercased().hasPrefix("step ")
    }

    /// Adds a step. The heading of a section becomes a line of its own before its first step.
    private mutating func addStep(
        _ text: String,
        _ field: String,
        _ heading: inout String?,
        changed reason: String = ""
    ) {
        if let section = heading.map(RecipeHeading.heading), !section.isEmpty {
            builder.addStep(section, field, changed: localized("the section's name is a heading"))
            heading = nil
        }
        var step = text
        var change = reason
        if let parts = RecipeHeading.split(text) {
            builder.addStep(parts.heading, field, changed: localized("the section's name is a heading"))
            step = parts.step
            change = localized("its heading stands before it")
        }
        guard let rest = StepNumber.removed(from: step, at: builder.stepPlaces) else {
            return builder.addStep(step, field, changed: change)
        }
        guard !rest.isEmpty else {
            return builder.drop(field, step, localized("it is the number of a step and nothing else"))
        }
        builder.addStep(rest, field, changed: change.isEmpty ? localized("its number is its place") : change)
    }

    private mutating func dropExtras(of object: JSONObject, _ field: String) {
        for member in object.members
        where ["image", "video", "url", "tool", "supply", "duration"].contains(member.name) {
            builder.drop("\(field).\(member.name)", shown(member.value), localized("of a step only the text is kept"))
        }
    }

    /// Reads one string with all steps: the items of a list, the paragraphs, or the lines. Step numbers are removed.
    private mutating func readText(_ string: String, _ field: String) {
        var parts: [String] = []
        if ExchangeText.looksLikeHTML(string), let document = try? HTMLDocument(fragment: string) {
            parts = document.elements(named: "li").map { HTMLDocument.plainText(of: $0.children) }
        }
        if parts.isEmpty {
            let text = ExchangeText.plain(string)
            let paragraphs = text.split(separator: "\n\n").map(String.init)
            parts = paragraphs.count > 1 ? paragraphs : text.split(whereSeparator: \.isNewline).map(String.init)
        }
        if parts.isEmpty { builder.drop(field, string, localized("there is nothing to read in it")) }
        var heading: String?
        for (number, part) in parts.enumerated() {
            addStep(part, parts.count == 1 ? field : "\(field)[\(number)]", &heading)
        }
    }
}

/// The number that a page writes before a step: "2. Stir", "Step 2: Stir", "Etape 2".
private enum StepNumber {
    /// Returns the text without its numbers; nil if it has none. "Step 3:" and "3. 3." are numbers of a step anywhere,
    /// and a number alone is one if it is in `places`.
    static func removed(from text: String, at places: Set<Int>) -> String? {
        guard let first = afterNumber(of: text[...]) else { return nil }
        var isNumber = first.isNamed || places.contains(first.number)
        var left = first.rest
        // "1. 1. In your trusty bowl" has two numbers.
        while let next = afterNumber(of: left),
            next.number == first.number || (isNumber && places.contains(next.number))
        {
            left = next.rest
            isNumber = true
        }
        return isNumber ? String(left) : nil
    }

    /// Returns the first number, whether a word such as "step" names it, and the text after it; nil if there is none.
    private static func afterNumber(of text: Substring) -> (number: Int, isNamed: Bool, rest: Substring)? {
        var rest = text.drop { $0.isWhitespace }
        let word = rest.prefix { $0.isLetter }
        let isNamed = words.contains(word.lowercased())
        if isNamed { rest = rest.dropFirst(word.count).drop { $0.isWhitespace } }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        if isNamed, rest.allSatisfy({ $0.isWhitespace || ".:)".contains($0) }) { return (number, true, "") }
        guard let mark = rest.first, ".):".contains(mark), rest.dropFirst().first?.isNumber != true else { return nil }
        return (number, isNamed, rest.dropFirst().drop { $0.isWhitespace })
    }

    private static let words: Set<String> = [
        "step", "stap", "schritt", "etape", "étape", "paso", "passo", "passaggio", "steg", "trinn", "trin", "vaihe",
        "krok",
    ]
}
