import JSONKit
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
            let isSection = JSONLD.isType("HowToSection", object)
            if isSection {
                addHeading(&heading, field)
                heading = name
            }
            if let body, elements.isEmpty { addStep(body, field, &heading) }
            readList(elements, "\(field).itemListElement", &heading)
            // A section without steps has a heading all the same.
            if isSection { addHeading(&heading, field) }
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
            addName(name, of: parts.first ?? "", field, &heading)
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
        addName(name, of: body, field, &heading)
        addStep(body, field, &heading)
    }

    /// Adds the name of a step as a heading, unless it is a number or only repeats the beginning of the step, as on many pages.
    private mutating func addName(_ name: String?, of body: String, _ field: String, _ heading: inout String?) {
        guard let name, name != body else { return }
        var stem = name[...]
        while let last = stem.last, ".… ".contains(last) { stem = stem.dropLast() }
        guard !stem.isEmpty, !body.hasPrefix(stem), !StepNumber.ends(stem) else { return }
        addHeading(&heading, field)
        heading = StepNumber.removed(from: name, at: places)?.rest ?? name
        addHeading(&heading, field, changed: localized("its name is a heading"))
    }

    /// Adds the heading that waits for its first step. The heading of a section and of its first step are often the same.
    private mutating func addHeading(_ heading: inout String?, _ field: String, changed reason: String = "") {
        guard let name = heading.map(RecipeHeading.heading), !name.isEmpty else { return }
        heading = nil
        if let last = builder.lastStep, Folding.key(last) == Folding.key(name) {
            return builder.drop(field, name, localized("the heading before it says the same"))
        }
        builder.addStep(name, field, changed: reason)
    }

    /// The numbers that the next step may carry: its place among all steps and under its heading, and the next one of a list that is
    /// numbered from any step on.
    private var places: Set<Int> { builder.stepPlaces.union([1, lastNumber + 1]) }

    /// Adds a step. The heading of a section becomes a line of its own before its first step.
    private mutating func addStep(
        _ text: String,
        _ field: String,
        _ heading: inout String?,
        changed reason: String = ""
    ) {
        guard !ExchangeText.isNoise(text) else {
            return builder.drop(field, text, localized("there is nothing to read in it"))
        }
        let parts = StepNumber.parts(of: text)
        if parts.count > 1 {
            for part in parts { addStep(part, field, &heading, changed: reason) }
            return
        }
        addHeading(&heading, field)
        var step = text
        var change = reason
        if let parts = RecipeHeading.split(text) {
            heading = parts.heading
            addHeading(&heading, field, changed: localized("the section's name is a heading"))
            step = parts.step
            change = localized("its heading stands before it")
        }
        guard let (number, rest) = StepNumber.removed(from: step, at: places) else {
            return builder.addStep(step, field, found: text, changed: change)
        }
        // The number after the greatest one is none.
        lastNumber = number == .max ? 0 : number
        guard !rest.isEmpty else {
            return builder.drop(field, text, localized("it is the number of a step and nothing else"))
        }
        builder.addStep(
            rest,
            field,
            found: text,
            changed: change.isEmpty ? localized("its number is its place") : change
        )
    }

    private mutating func dropExtras(of object: JSONObject, _ field: String) {
        for member in object.members
        where ["image", "video", "url", "tool", "supply", "duration"].contains(member.name) {
            builder.drop("\(field).\(member.name)", shown(member.value), localized("of a step only the text is kept"))
        }
    }

    /// Reads one string with all steps: the items of a list, the paragraphs, or the lines. Step numbers are removed.
    private mutating func readText(_ string: String, _ field: String) {
        let string = ExchangeText.encodedOnce(string)
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
    /// Returns the steps of a text that numbers them from 1 on, each with its number: "1. Peel." and "2. Beat." for "1. Peel. 2. Beat."; only the
    /// text for any other.
    static func parts(of text: String) -> [String] {
        var starts: [String.Index] = []
        var previous: Character = " "
        var visible: Character?
        for index in text.indices {
            if previous.isWhitespace, text[index...].hasPrefix("\(starts.count + 1)") {
                let rest = text[index...].drop { $0.isASCII && $0.isNumber }
                let isMarked = rest.first.map { ".)".contains($0) } ?? false
                let body = rest.dropFirst()
                let letter = body.first { !$0.isWhitespace }
                let isBegin =
                    starts.isEmpty
                    ? visible == nil
                    : (letter?.isUppercase ?? false) || (visible.map { ".!?…:;)".contains($0) } ?? false)
                let isNext = Int(text[index..<rest.startIndex]) == starts.count + 1
                if isMarked, isNext, body.first?.isWhitespace ?? false, letter != nil, isBegin { starts.append(index) }
            }
            previous = text[index]
            if !previous.isWhitespace { visible = previous }
            // The text doesn't begin with a number.
            if starts.isEmpty, visible != nil { return [text] }
        }
        guard starts.count > 1 else { return [text] }
        return zip(starts, starts.dropFirst() + [text.endIndex]).map { String(text[$0..<$1]) }
    }

    /// Returns the text without its numbers; nil if it has none. "Step 3:" and "3. 3." are numbers of a step anywhere,
    /// and a number alone is one if it is in `places`.
    static func removed(from text: String, at places: Set<Int>) -> (number: Int, rest: String)? {
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
        return isNumber ? (first.number, String(left)) : nil
    }

    /// Whether a name ends with the number of a step, such as "2", "Step 2", "Step two" or "soup_r step 2".
    static func ends(_ name: Substring) -> Bool {
        let parts = name.split(separator: " ")
        if parts.count == 2, words.contains(parts[0].lowercased()) { return true }
        let stem = name.reversed().drop { $0.isASCII && $0.isNumber }.reversed()
        guard stem.count < name.count else { return false }
        let word = String(stem).split { !$0.isLetter }.last?.lowercased()
        return word.map { words.contains($0) } ?? true
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
