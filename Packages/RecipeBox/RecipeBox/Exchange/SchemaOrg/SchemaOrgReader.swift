import JSONKit
import WordKit

/// Reads one schema.org Recipe node, member by member.
struct SchemaOrgReader {
    let node: JSONObject
    let index: [String: JSONObject]
    let address: String?
    /// The address that the page's references to pictures are relative to; nil if it is the page's own.
    let base: PageBase?
    /// The language of the page; nil for a file, and if the page tells none.
    let pageLanguage: Language?
    let allowance: ReadingAllowance
    var builder = DraftBuilder()
    /// The number that the last numbered step carried; 0 if there was none.
    var lastNumber = 0

    init(
        node: JSONObject,
        index: [String: JSONObject],
        address: String?,
        base: PageBase?,
        pageLanguage: Language?,
        allowance: ReadingAllowance
    ) {
        self.node = node
        self.index = index
        self.address = address
        self.base = base
        self.pageLanguage = pageLanguage
        self.allowance = allowance
    }

    /// Returns the recipe; nil if neither the node nor the page has a name for it.
    mutating func read(title: String? = nil) -> ImportedRecipe? {
        for member in node.members where !member.name.hasPrefix("@") && !isSource(member.name) {
            read(member.value, as: member.name)
        }
        readSource()
        builder.isSpanish = isSpanish
        if !builder.hasName, let headline = node["headline"] ?? node["alternateName"] {
            builder.setName(text(headline) ?? "", "headline")
        }
        if !builder.hasName, let title { builder.setName(title, localized("the page's title")) }
        return builder.imported()
    }

    /// Whether the recipe is said to be Spanish: by its data, or else by its page.
    private var isSpanish: Bool {
        guard let value = node["inLanguage"], let told = languageTag(value) else { return pageLanguage == .spanish }
        return Language(tag: told) == .spanish || Self.spanishNames.contains(told.lowercased())
    }

    /// Returns the tag or the name of a language; nil if the value has none.
    private func languageTag(_ value: JSONValue) -> String? {
        let told = resolved(value)?["alternateName"].flatMap { text($0) } ?? text(value)
        return told.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let spanishNames: Set<String> = ["spanish", "español", "spa"]

    private mutating func read(_ value: JSONValue, as name: String) {
        switch name {
        case "name": builder.setName(text(value) ?? "", name)
        case "recipeIngredient", "ingredients", "supply": readIngredients(value, name)
        case "recipeInstructions", "step", "steps": readInstructions(value, name)
        case "recipeYield", "yield": readYield(value, name)
        case "prepTime": builder.setTime(.prep, text(value) ?? value.kind, name)
        case "cookTime", "performTime": builder.setTime(.cook, text(value) ?? value.kind, name)
        case "totalTime": builder.setTime(.total, text(value) ?? value.kind, name)
        case "description": builder.addNote(text(value) ?? "", name)
        case "keywords": readTags(value, name, splits: true)
        case "recipeCategory", "recipeCuisine", "suitableForDiet": readTags(value, name, splits: false)
        case "image", "thumbnailUrl": readPictures(value, name)
        case "headline", "alternateName":
            if builder.hasName || node["name"] != nil {
                builder.drop(name, shown(value), localized("the recipe has a name"))
            }
        default:
            builder.drop(
                name,
                shown(value),
                Self.reasons[name].map { localized($0) } ?? localized("a recipe here has no place for it")
            )
        }
    }

    private static let reasons: [String: Phrase] = [
        "nutrition": Phrase("nutrition is not kept"), "aggregateRating": Phrase("ratings are not kept"),
        "review": Phrase("reviews are not kept"),
        "video": Phrase("videos are not kept"), "datePublished": Phrase("when a page was made is not kept"),
        "dateModified": Phrase("when a page was made is not kept"),
        "dateCreated": Phrase("when a page was made is not kept"),
        "tool": Phrase("tools are not kept apart from the steps"), "comment": Phrase("comments are not kept"),
        "commentCount": Phrase("comments are not kept"), "interactionStatistic": Phrase("statistics are not kept"),
    ]

    // MARK: Source

    private static let sourceNames = [
        "creditText", "url", "mainEntityOfPage", "isBasedOn", "author", "creator", "publisher",
    ]

    private func isSource(_ name: String) -> Bool { Self.sourceNames.contains(name) }

    /// Sets the source: the credit line if there is one, otherwise the author and the address.
    private mutating func readSource() {
        if let credit = node["creditText"] { builder.setSource(text(credit) ?? "", "creditText") }
        var page: (text: String, field: String)?
        for name in ["url", "mainEntityOfPage", "isBasedOn"] {
            guard let value = node[name] else { continue }
            guard page == nil, !builder.hasSource, let address = pageAddress(value) else {
                builder.drop(name, shown(value), localized("the source is known already"))
                continue
            }
            page = (address, name)
        }
        if page == nil, let id = node["@id"]?.string, id.hasPrefix("http") { page = (id, "@id") }
        if page == nil, let address { page = (address, localized("the address")) }
        var person: (text: String, field: String)?
        for name in ["author", "creator", "publisher"] {
            guard let value = node[name] else { continue }
            guard person == nil, !builder.hasSource else {
                builder.drop(name, shown(value), localized("the source is known already"))
                continue
            }
            guard let who = names(value) else {
                builder.drop(name, shown(value), localized("there is nothing to read in it"))
                continue
            }
            person = (who, name)
        }
        guard !builder.hasSource else { return }
        switch (person, page) {
        case (let person?, let page?):
            builder.setSource(
                "\(person.text), \(page.text)",
                person.field,
                changed: localized("joined with \(page.field)")
            )
        case (let person?, nil): builder.setSource(person.text, person.field)
        case (nil, let page?): builder.setSource(page.text, page.field)
        case (nil, nil): break
        }
    }

    private func pageAddress(_ value: JSONValue) -> String? {
        let found = value.string ?? resolved(value)?["url"]?.string ?? resolved(value)?["@id"]?.string
        return found.flatMap { $0.lowercased().hasPrefix("http") ? $0 : nil }
    }

    private func names(_ value: JSONValue) -> String? {
        let names = value.list.compactMap { text($0) }.filter {
            !$0.isEmpty && !["true", "false"].contains($0.lowercased())
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    // MARK: Values

    /// Returns the node that a value is or refers to; nil if it is neither. A reference stays as it is when too much has
    /// been read through references.
    func resolved(_ value: JSONValue) -> JSONObject? {
        guard let object = value.object else { return nil }
        guard object.members.count == 1, let id = object["@id"]?.string, let target = index[id],
            allowance.spend(target.members.count)
        else { return object }
        return target
    }

    /// Returns the plain text of a value: a string, a number, the name of a node, or the first text of a list; nil if
    /// there is none within the allowance.
    func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let string): return allowance.spend(string.utf8.count) ? ExchangeText.plain(string) : nil
        case .number(let number): return number
        case .array(let values):
            for value in values {
                guard allowance.spend(1) else { return nil }
                if let text = text(value) { return text }
            }
            return nil
        case .object:
            guard allowance.enter(), let object = resolved(value) else { return nil }
            defer { allowance.leave() }
            for name in ["text", "name", "@value", "value", "url", "@id"] {
                guard let found = object[name], let text = text(found) else { continue }
                // “#author” is the id of a node, and says nothing to a reader.
                if name != "@id" || text.hasPrefix("http") { return text }
            }
            return nil
        case .null, .bool: return nil
        }
    }

    /// Returns a value as the ledger shows it.
    func shown(_ value: JSONValue) -> String { text(value) ?? written(value) }

    /// Returns the JSON of a value, or its kind when too much has been read through references.
    func written(_ value: JSONValue) -> String {
        guard allowance.spend(1) else { return value.kind }
        let text = value.description
        _ = allowance.spend(text.utf8.count)
        return text
    }
}

/// The work that an import may do: references let a few bytes stand for themselves, or for text without end.
final class ReadingAllowance {
    /// The most nodes inside one another, references included.
    static let depth = 50

    private var depth = 0
    private var left: Int

    /// Creates the allowance for a page or a file of `bytes` bytes: enough to read all of it several times.
    init(bytes: Int) { left = 16 * bytes + 100_000 }

    /// Spends a number of bytes, at least one; returns false if none are left.
    func spend(_ bytes: Int) -> Bool {
        guard left > 0 else { return false }
        left -= max(bytes, 1)
        return true
    }

    /// Enters a node; returns false, without entering it, if it is too deep. Each entered node has to be left.
    func enter() -> Bool {
        guard depth < Self.depth, spend(1) else { return false }
        depth += 1
        return true
    }

    func leave() { depth -= 1 }
}
