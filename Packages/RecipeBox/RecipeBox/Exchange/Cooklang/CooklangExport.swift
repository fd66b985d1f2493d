import FractionParser
import WordKit

/// Exports a recipe as Cooklang.
public enum CooklangExport {
    /// Returns the Cooklang file of a recipe.
    ///
    /// The importer reads the same recipe back, with three exceptions. A second quantity becomes part of the
    /// ingredient's note, line breaks in a step become spaces, and a heading that contains a Cooklang mark is left out.
    ///
    /// If the steps name the ingredients in another order than the list, or the list has headings, the file lists all
    /// ingredients first, with the headings as sections. The steps then refer to them.
    public static func file(_ draft: RecipeDraft) -> [UInt8] { inEnglish { written(draft) } }

    private static func written(_ draft: RecipeDraft) -> [UInt8] {
        var text = frontMatter(draft)
        var marked = MarkedSteps(draft, refers: false)
        if !marked.isInOrder || draft.ingredients.contains(where: \.isHeading) {
            marked = MarkedSteps(draft, refers: true)
            text += "\n>> [mode]: ingredients\n\n"
            for ingredient in draft.ingredients {
                if !ingredient.isHeading {
                    text += "- \(markup(ingredient, name: ingredient.name))\n"
                } else if isSection(ingredient.name) {
                    text += "\n== \(ingredient.name.dropLast()) ==\n"
                }
            }
            text += "\n>> [mode]: steps\n"
        }
        for (step, marks) in zip(draft.steps, marked.steps) {
            text += isSection(step) ? "\n== \(step.dropLast()) ==\n" : "\n\(marks)\n"
        }
        return Array(text.utf8)
    }

    private static func isSection(_ step: String) -> Bool {
        RecipeHeading.isHeading(step) && !step.contains { "=@#~{}\n\\".contains($0) }
    }

    private static func frontMatter(_ draft: RecipeDraft) -> String {
        var text = "---\ntitle: \(CooklangFrontMatter.quoted(draft.name))\n"
        func line(_ key: String, _ value: String?) {
            if let value, !value.isEmpty { text += "\(key): \(CooklangFrontMatter.quoted(value))\n" }
        }
        if let servings = draft.servings { text += "servings: \(servings.count)\n" }
        line("yield", draft.yield)
        line("prep time", draft.times.prep.map { CookingTime.words(minutes: $0) })
        line("cook time", draft.times.cook.map { CookingTime.words(minutes: $0) })
        line("time", draft.times.statedTotal.map { CookingTime.words(minutes: $0) })
        line("source", draft.source)
        line("notes", draft.notes)
        if !draft.tags.isEmpty {
            text += "tags:\n"
            for tag in draft.tags { text += "  - \(CooklangFrontMatter.quoted(tag))\n" }
        }
        return text + "---\n"
    }

    /// Returns the markup of an ingredient, `@flour{1 1/2%cup}(sifted)`.
    fileprivate static func markup(_ ingredient: IngredientDraft, name: String) -> String {
        let text = "@" + CooklangItems.escapedName(name) + "{" + CooklangQuantity.text(of: ingredient) + "}"
        let second = ingredient.equivalent.map { IngredientWording.quantity($0.amount, unit: $0.unit) } ?? ""
        let note = [ingredient.note, second].filter { !$0.isEmpty }.joined(separator: ", ")
        return note.isEmpty ? text : text + "(\(CooklangItems.escaped(note)))"
    }

    /// Returns `@flour{}`, a reference to a listed ingredient.
    fileprivate static func reference(_ name: String) -> String { "@" + CooklangItems.escapedName(name) + "{}" }
}

/// The steps, with each ingredient marked at its first mention.
private struct MarkedSteps {
    private(set) var steps: [String] = []
    private var mentioned: [Int] = []
    /// The ingredients that no step has named yet. Longer names come first, so that "brown sugar" is not taken for "sugar".
    private var unmentioned: [(place: Int, ingredient: IngredientDraft)]
    private let refers: Bool

    /// Whether the steps name every ingredient, in the order of the list.
    var isInOrder: Bool { unmentioned.isEmpty && mentioned == mentioned.sorted() }

    /// - Parameter refers: Whether the marks only refer to ingredients that are listed before.
    init(_ draft: RecipeDraft, refers: Bool) {
        self.refers = refers
        unmentioned = draft.ingredients.enumerated().filter { !$0.element.isHeading }
            .map { (length: $0.element.name.count, place: $0.offset, ingredient: $0.element) }
            .sorted { ($1.length, $0.place) < ($0.length, $1.place) }
            .map { (place: $0.place, ingredient: $0.ingredient) }
        for step in draft.steps {
            let line = step.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            steps.append(marked(line))
        }
    }

    private mutating func marked(_ step: String) -> String {
        let words = WordPlaces(step)
        var marks: [(range: Range<String.Index>, place: Int, ingredient: IngredientDraft)] = []
        var taken: [Range<String.Index>] = []
        for (place, ingredient) in unmentioned {
            guard let range = words.mention(of: ingredient.name, beside: taken) else { continue }
            marks.append((range, place, ingredient))
            taken.append(range)
        }
        let marked = Set(marks.map(\.place))
        unmentioned.removeAll { marked.contains($0.place) }
        var text = ""
        var end = step.startIndex
        for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let before = String(step[end..<mark.range.lowerBound])
            text += end == step.startIndex ? CooklangItems.escaped(before) : CooklangItems.escapedInside(before)
            mentioned.append(mark.place)
            let name = mark.ingredient.name
            text += refers ? CooklangExport.reference(name) : CooklangExport.markup(mark.ingredient, name: name)
            end = mark.range.upperBound
        }
        let rest = String(step[end...])
        return text + (end == step.startIndex ? CooklangItems.escaped(rest) : CooklangItems.escapedInside(rest))
    }
}

/// The places of a step where a word can begin, so that each of many names is compared with few places.
private struct WordPlaces {
    private let step: String
    private let bytes: [UInt8]
    /// The offsets of the places in UTF-8, by the byte there.
    private var places: [[Int]]

    init(_ step: String) {
        self.step = step
        bytes = Array(step.utf8)
        places = Array(repeating: [], count: 256)
        for (place, byte) in bytes.enumerated() where place == 0 || !Self.isInWord(bytes[place - 1]) {
            places[Int(byte)].append(place)
        }
    }

    /// Whether a byte is an ASCII letter or digit.
    private static func isInWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Returns the first range of `name` as a whole word that overlaps none of the others.
    func mention(of name: String, beside taken: [Range<String.Index>]) -> Range<String.Index>? {
        guard let first = name.utf8.first else { return nil }
        for place in places[Int(first)] where bytes[place...].starts(with: name.utf8) {
            let start = step.utf8.index(step.startIndex, offsetBy: place)
            let end = step.utf8.index(start, offsetBy: name.utf8.count)
            // An accent behind the bytes belongs to their last character.
            guard let lower = String.Index(start, within: step), let upper = String.Index(end, within: step) else {
                continue
            }
            let before = lower == step.startIndex ? nil : step[step.index(before: lower)]
            let after = upper == step.endIndex ? nil : step[upper]
            let isWord = [before, after].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
            if isWord, !taken.contains(where: { $0.overlaps(lower..<upper) }) { return lower..<upper }
        }
        return nil
    }
}
