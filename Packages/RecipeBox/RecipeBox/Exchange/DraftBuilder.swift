import FractionParser
import WordKit

/// Builds a draft from imported values, checks each text by its rule and keeps the ledger.
struct DraftBuilder {
    private(set) var ledger = ImportLedger()
    private(set) var ingredients: [IngredientDraft] = []
    private(set) var pictures: [String] = []
    private var photo: [UInt8]?
    /// The reason why a picture that the file itself holds can't be kept.
    private var pictureLoss: String?
    private var name = ""
    private var servings: Servings?
    private var yield = ""
    private var steps: [String] = []
    /// The number of steps that are no headings.
    private var countedSteps = 0
    /// The number of steps under the last heading.
    private var stepsOfSection = 0
    private var tags: [String] = []
    /// The keys of the tags, which are equal for equal tags.
    private var tagKeys: Set<String> = []
    private var notes: [String] = []
    private var source = ""
    private var minutes: [RecipeTime: Int] = [:]
    /// Whether the file says that the recipe is Spanish.
    var isSpanish = false

    /// The largest number of picture addresses that are kept.
    private static let mostPictures = 20

    enum RecipeTime { case prep, cook, total }

    var hasName: Bool { !name.isEmpty }
    var hasSource: Bool { !source.isEmpty }
    var hasServings: Bool { servings != nil }

    /// The numbers that the next step may carry: its position among all steps and its position under its heading.
    var stepPlaces: Set<Int> { [countedSteps + 1, stepsOfSection + 1] }

    var lastStep: String? { steps.last }

    var isEmpty: Bool { ingredients.isEmpty && steps.isEmpty }

    /// Returns the draft and its ledger; nil if no name was set.
    func imported() -> ImportedRecipe? {
        guard hasName else { return nil }
        // The times are already checked one by one.
        let times = try? RecipeTimes(prep: minutes[.prep], cook: minutes[.cook], total: minutes[.total])
        let told = notes.joined(separator: "\n\n")
        let fitting = fitted(told, .notes)
        var ledger = ledger
        if fitting.isShortened {
            let rule = TextRule.notes
            ledger.note(.changed, rule.rawValue, told, localized("shortened to \(rule.limit) characters"))
        }
        let draft = RecipeDraft(
            name: name,
            servings: servings,
            yield: yield,
            ingredients: readIngredients,
            steps: steps,
            times: times ?? RecipeTimes(),
            tags: tags,
            notes: fitting.text ?? "",
            source: source
        )
        return ImportedRecipe(
            draft: draft,
            ledger: ledger,
            pictures: pictures,
            photo: photo,
            pictureLoss: pictureLoss
        )
    }

    mutating func drop(_ field: String, _ found: String, _ reason: String) {
        ledger.note(.dropped, field, found, reason)
    }

    // MARK: Fields

    mutating func setName(_ text: String, _ field: String) {
        guard name.isEmpty else { return drop(field, text, localized("the recipe has a name already")) }
        if let fitting = record(text, .recipeName, field) { name = fitting }
    }

    mutating func setSource(_ text: String, _ field: String, changed reason: String = "") {
        guard source.isEmpty else { return drop(field, text, localized("the source is known already")) }
        if let fitting = record(text, .source, field, changed: reason) { source = fitting }
    }

    /// Sets the yield; `found` is its text on the page where that is another.
    mutating func setYield(_ text: String, _ field: String, found: String? = nil, changed reason: String = "") {
        guard yield.isEmpty else { return drop(field, found ?? text, localized("the yield is known already")) }
        if let fitting = record(text, .yield, field, found: found, changed: reason) { yield = fitting }
    }

    mutating func setServings(_ count: Int, _ field: String, _ found: String, changed reason: String = "") {
        guard servings == nil else { return drop(field, found, localized("the servings are known already")) }
        do throws(RecipeBoxError) {
            servings = try Servings(count)
            ledger.note(reason.isEmpty ? .kept : .changed, field, found, reason)
        } catch {
            drop(field, found, "\(error)")
        }
    }

    mutating func setTime(_ time: RecipeTime, _ text: String, _ field: String) {
        guard let count = CookingTime.minutes(of: text) else {
            return drop(field, text, localized("this is no time that can be read"))
        }
        guard minutes[time] == nil else { return drop(field, text, localized("this time is known already")) }
        guard RecipeTimes.range.contains(count) else {
            return drop(field, text, "\(RecipeBoxError.minutesOutOfRange(count))")
        }
        guard count > 0 else { return drop(field, text, localized("no time says nothing")) }
        minutes[time] = count
        ledger.note(.kept, field, text)
    }

    /// Adds a step; `found` is its text on the page where that is another.
    mutating func addStep(_ text: String, _ field: String, found: String? = nil, changed reason: String = "") {
        guard let fitting = record(text, .step, field, found: found, changed: reason) else { return }
        steps.append(fitting)
        let isHeading = RecipeHeading.isHeading(fitting)
        countedSteps += isHeading ? 0 : 1
        stepsOfSection = isHeading ? 0 : stepsOfSection + 1
    }

    mutating func addTag(_ text: String, _ field: String, changed reason: String = "") {
        guard let tag = fitted(text, .tag).text else {
            return drop(field, text, localized("there is nothing to read in it"))
        }
        guard !tagKeys.contains(Folding.key(tag)) else {
            return drop(field, text, localized("the recipe has this tag already"))
        }
        guard tags.count < TagRule.limit else {
            return drop(field, text, "\(RecipeBoxError.tooManyTags(tags.count + 1))")
        }
        tagKeys.insert(Folding.key(tag))
        tags.append(tag)
        ledger.note(reason.isEmpty ? .kept : .changed, field, text, reason)
    }

    mutating func addNote(_ text: String, _ field: String, changed reason: String = "") {
        if let fitting = record(text, .notes, field, changed: reason) { notes.append(fitting) }
    }

    mutating func addPicture(_ address: String, _ field: String) {
        if DataPicture.isIn(address) { return keepPicture(in: address, field) }
        guard pictures.count < Self.mostPictures else {
            return drop(field, address, localized("the first \(Self.mostPictures) pictures are enough"))
        }
        guard !address.isEmpty, !pictures.contains(address) else {
            return drop(field, address, localized("this picture is known already"))
        }
        pictures.append(address)
        ledger.note(.changed, field, address, localized("only its address is kept until it is fetched"))
    }

    /// Keeps the first picture that the file itself holds.
    private mutating func keepPicture(in address: String, _ field: String) {
        guard photo == nil else { return drop(field, address, localized("a recipe here has one picture")) }
        guard !DataPicture.isTooLong(address) else {
            return losePicture(in: address, field, localized("the picture is too large"))
        }
        guard let picture = DataPicture(address) else {
            return drop(field, address, localized("this is no address of a picture"))
        }
        guard !picture.isPlaceholder else {
            return drop(field, address, localized("it only holds the place of a picture"))
        }
        guard picture.isPicture else {
            return losePicture(in: address, field, localized("its content is no picture that can be kept"))
        }
        photo = picture.bytes
        ledger.note(.kept, field, address)
    }

    private mutating func losePicture(in address: String, _ field: String, _ reason: String) {
        pictureLoss = reason
        drop(field, address, reason)
    }

    // MARK: Ingredients

    /// Adds an ingredient from one line. "11/2" is arithmetic, as in all files.
    mutating func addIngredient(line written: String, _ field: String, changed reason: String = "") {
        var line = ExchangeText.withoutNoise(written)
        var reason =
            reason.isEmpty && line != written ? localized("doubled marks and footnote stars are left out") : reason
        if let heading = RecipeHeading.unmarked(line) { (line, reason) = (heading, localized("it is a heading")) }
        if let fault = IngredientReading.fault(in: line) {
            reason = localized("“\(fault.found)” is no amount and stays in the line")
        } else if let warning = TwofoldAmount.warning(inFile: line) {
            reason = warning
        }
        guard let text = record(line, .ingredientLine, field, found: written, changed: reason) else { return }
        guard let ingredient = try? IngredientReading.ingredient(fromLine: text, as: .arithmetic) else {
            // A part of the line exceeds its rule's limit, so the line stays in one piece.
            let name = fitted(text, .ingredientName).text ?? ""
            return ingredients.append(IngredientDraft(name: name, text: text, reading: .arithmetic))
        }
        ingredients.append(ingredient)
    }

    /// The ingredients. In a mostly Spanish recipe, a line with a period and no readable amount is read as Spanish: "1.500 g xoconostle" is 1500 g.
    private var readIngredients: [IngredientDraft] {
        func isUnread(_ draft: IngredientDraft) -> Bool { draft.amount == nil && draft.text.contains(".") }
        guard ingredients.contains(where: isUnread), isMostlySpanish else { return ingredients }
        return ingredients.map { draft in
            guard isUnread(draft), let reading = draft.reading,
                let read = Language.$current.withValue(
                    .spanish,
                    operation: { try? IngredientReading.ingredient(fromLine: draft.text, as: reading) }
                ), read.amount != nil
            else { return draft }
            return read
        }
    }

    /// Whether the recipe is said to be Spanish, or most of its lines are.
    private var isMostlySpanish: Bool {
        isSpanish || ingredients.count { IngredientLine.isSpanish($0.text) } * 2 > ingredients.count
    }

    /// Adds an ingredient from its parts. An amount that cannot be read becomes part of the note.
    mutating func addIngredient(
        amount: String,
        unit: String,
        name: String,
        note: String,
        _ field: String,
        found: String
    ) {
        guard let name = fitted(name, .ingredientName).text else {
            return drop(field, found, localized("the ingredient has no name"))
        }
        var notes = [note]
        let number = try? Amount.parse(amount, options: .arithmetic)
        var reason = ""
        let sum = number == nil && unit.isEmpty ? CooklangQuantity.sum(in: amount) : nil
        if number == nil, sum == nil, !amount.isEmpty {
            notes.insert(amount, at: 0)
            reason = localized("“\(amount)” is no amount and stands in the note")
        }
        let note = notes.filter { !$0.isEmpty }.joined(separator: ", ")
        let parts = IngredientDraft(
            amount: number?.plain ?? sum?.amount,
            unit: sum?.unit ?? (try? IngredientReading.unit(fitted(unit, .unit).text ?? "")) ?? "",
            name: name,
            note: fitted(note, .ingredientNote).text ?? ""
        )
        ingredients.append(sum.flatMap { _ in Self.line(amount, of: parts) } ?? parts)
        ledger.note(reason.isEmpty ? .kept : .changed, field, found, reason)
    }

    /// Returns an ingredient with the line of a sum, which its amount doesn't tell; nil if the line would have other parts.
    private static func line(_ sum: String, of parts: IngredientDraft) -> IngredientDraft? {
        let line = "\(sum) \(parts.name)" + (parts.note.isEmpty ? "" : ", \(parts.note)")
        guard let read = try? IngredientReading.ingredient(fromLine: line, as: .arithmetic) else { return nil }
        var found = read
        (found.text, found.reading) = ("", nil)
        return found == parts ? read : nil
    }

    // MARK: Rules

    /// Returns the text as its rule accepts it and records the outcome in the ledger; nil if nothing remains.
    private mutating func record(
        _ text: String,
        _ rule: TextRule,
        _ field: String,
        found: String? = nil,
        changed reason: String = ""
    ) -> String? {
        let (fitting, isShortened) = fitted(text, rule)
        guard let fitting, !fitting.isEmpty else {
            drop(field, found ?? text, localized("there is nothing to read in it"))
            return nil
        }
        let why = isShortened ? localized("shortened to \(rule.limit) characters") : reason
        ledger.note(why.isEmpty ? .kept : .changed, field, found ?? text, why)
        return fitting
    }

    private func fitted(_ text: String, _ rule: TextRule) -> (text: String?, isShortened: Bool) {
        if let text = try? rule.checked(text) { return (text, false) }
        let scalars = String(String.UnicodeScalarView(text.unicodeScalars.prefix(8 * rule.limit)))
        return ((try? rule.checked(String(scalars.prefix(rule.limit)))), true)
    }
}
