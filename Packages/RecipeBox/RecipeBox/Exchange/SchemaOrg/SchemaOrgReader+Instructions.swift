import MarkupKit

extension SchemaOrgReader {
    /// Strings, lists, HowToStep, HowToSection and ItemList, nested as they come.
    mutating func readInstructions(_ value: JSONValue, _ field: String) {
        if let string = value.string { return readText(string, field) }
        if value.list.isEmpty { builder.drop(field, value.kind, "there is nothing in it") }
        var heading: String?
        readList(value.list, field, &heading)
    }

    private mutating func readList(_ values: [JSONValue], _ field: String, _ heading: inout String?) {
        for (number, element) in values.enumerated() {
            let place = values.count == 1 ? field : "\(field)[\(number)]"
            if let string = element.string {
                addStep(ExchangeText.plain(string), place, &heading)
            } else if case .array(let inner) = element {
                readList(inner, place, &heading)
            } else if let object = resolved(element) {
                readNode(object, place, &heading)
            } else {
                builder.drop(place, shown(element), "this is no step")
            }
        }
    }

    private mutating func readNode(_ object: JSONObject, _ field: String, _ heading: inout String?) {
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
            return builder.addNote(tip, field, changed: "a tip stands in the notes")
        }
        if !elements.isEmpty {
            // A step of several directions.
            let parts = elements.compactMap { text($0) }.filter { !$0.isEmpty }
            return addStep(
                parts.joined(separator: "\n"),
                field,
                &heading,
                changed: "its directions are lines of one step"
            )
        }
        guard let body = body ?? name else {
            return builder.drop(field, JSONValue.object(object).description, "the step has no text")
        }
        guard let name, !name.isEmpty, name != body, !isBeginning(name, of: body) else {
            return addStep(body, field, &heading)
        }
        addStep("\(name): \(body)", field, &heading, changed: "its name stands before its text")
    }

    /// Pages repeat the beginning of a step as its name, often cut off with dots.
    private func isBeginning(_ name: String, of body: String) -> Bool {
        var stem = name[...]
        while let last = stem.last, ".… ".contains(last) { stem = stem.dropLast() }
        return body.hasPrefix(stem) || stem.isEmpty || name.lowercased().hasPrefix("step ")
    }

    private mutating func addStep(
        _ text: String,
        _ field: String,
        _ heading: inout String?,
        changed reason: String = ""
    ) {
        guard let section = heading, !section.isEmpty else { return builder.addStep(text, field, changed: reason) }
        heading = nil
        builder.addStep("\(section): \(text)", field, changed: "the section's name stands before its first step")
    }

    private mutating func dropExtras(of object: JSONObject, _ field: String) {
        for member in object.members
        where ["image", "video", "url", "tool", "supply", "duration"].contains(member.name) {
            builder.drop("\(field).\(member.name)", shown(member.value), "of a step only the text is kept")
        }
    }

    /// One string with all steps: the items of a list, or the paragraphs, or the lines; numbers before them fall away.
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
        let numbers = parts.enumerated().compactMap { number, part in withoutNumber(part, number + 1) }
        let isNumbered = parts.count > 1 && numbers.count == parts.count
        if parts.isEmpty { builder.drop(field, string, "there is nothing to read in it") }
        for (number, part) in (isNumbered ? numbers : parts).enumerated() {
            let place = parts.count == 1 ? field : "\(field)[\(number)]"
            builder.addStep(part, place, changed: isNumbered ? "its number is its place" : "")
        }
    }

    /// "2. Stir" or "Step 2: Stir" as the second part is "Stir"; nil for anything else.
    private func withoutNumber(_ part: String, _ number: Int) -> String? {
        var rest = part.drop { $0.isWhitespace }
        if rest.lowercased().hasPrefix("step ") { rest = rest.dropFirst(5) }
        guard rest.hasPrefix("\(number)") else { return nil }
        rest = rest.dropFirst("\(number)".count)
        guard let mark = rest.first, ".):".contains(mark), rest.dropFirst().first?.isNumber != true else { return nil }
        return String(rest.dropFirst().drop { $0.isWhitespace })
    }
}
