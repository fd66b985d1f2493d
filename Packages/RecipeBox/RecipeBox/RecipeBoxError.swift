public import FractionParser
public import JSONKit
public import ScreenKit
public import StorageKit
import TimeKit
import WordKit

/// The errors of a recipe box. Each case carries the faulty value, and each message says what to do.
public enum RecipeBoxError: StoreFailure, Equatable, Sendable {
    // MARK: Input

    /// A required text is blank.
    case blank(TextRule)
    /// A text has `characters` characters, more than its rule allows.
    case tooLong(TextRule, characters: Int)
    /// A recipe has more tags than `TagRule.limit`.
    case tooManyTags(Int)
    /// A recipe has more ingredients or steps than `DraftRule.lines`.
    case tooManyLines(String, count: Int)
    /// A number of servings is outside `Servings.range`.
    case servingsOutOfRange(Int)
    /// A time is outside `RecipeTimes.range`.
    case minutesOutOfRange(Int)
    /// A text is not a whole number.
    case notWholeNumber(String)
    /// A typed position is below 1.
    case noSuchPlace(Int)
    /// A text is not an amount.
    case amount(text: String, AmountError)
    /// The amount of an ingredient is zero.
    case amountIsZero(String)
    /// Several ingredients are typed into the field of one line.
    case severalLines(Int)
    /// One ingredient is typed in one line and another one in the fields of its parts.
    case twoIngredients(line: String, parts: String)

    // MARK: Lookup

    /// No recipe has this id or name.
    case noSuchRecipe(String)
    /// Several recipes have this name, or an id with this beginning.
    case ambiguousRecipe(String, candidates: [RecipeSummary])
    /// No ingredient of the recipe has this id, position or name.
    case noSuchIngredient(String, recipe: String)
    /// Several ingredients of the recipe have this name, at these positions.
    case ambiguousIngredient(String, recipe: String, positions: [Int])
    /// No step of the recipe has this id or position.
    case noSuchStep(String, recipe: String)
    /// The recipe has no photo.
    case noPhoto(recipe: String)
    /// The original file of the recipe's photo is missing.
    case originalMissing(recipe: String)
    /// The box was opened without a folder for photos.
    case noPlaceForPhotos
    /// There is no undone change to redo.
    case nothingToRedo
    /// An act needs a file in this field, and none came with it or it can't be read.
    case noFile(field: String)
    /// Nothing was chosen to shop for or to write down.
    case noRecipeChosen
    /// This recipe box was opened without a way to make a PDF.
    case noPrinter
    /// The link leads to no screen of this app.
    case noSuchScreen(String)

    // MARK: Calculation

    /// A text is no factor.
    case noFactor(String, AmountError)
    /// A range stands where a factor is needed.
    case factorIsRange(String)
    /// A factor such as "11/2" has two readings: 1-1/2 without its space, and the plain fraction.
    case factorIsAmbiguous(String, Rational, Rational)
    /// A factor is zero or negative.
    case factorNotPositive(Rational)
    /// A recipe without servings cannot be scaled to servings.
    case servingsUnknown(recipe: String)
    /// A word is not a unit.
    case unknownUnit(String)
    /// A conversion between volume and weight needs a density that is unknown.
    case unknownDensity(ingredient: String, from: String, to: String)
    /// No factor converts between the units.
    case notConvertible(from: String, to: String)
    /// A result exceeds 64-bit fractions.
    case calculation(AmountError)

    // MARK: Import

    /// The file is readable but contains no recipe; `found` describes its content.
    case noRecipe(found: String)
    /// The recipe data is broken; `found` names the place.
    case brokenData(found: String, JSONError)
    /// A recipe has no name.
    case namelessRecipe(found: String)
    /// The file is longer than `limit` bytes.
    case fileTooLong(limit: Int)
    /// The file has more recipes than `limit`.
    case tooManyRecipes(limit: Int)
    /// A newer version of the app made the archive.
    case newerArchive(version: Int)
    /// A line of an archive is not a recipe; `line` is 1-based.
    case brokenArchive(line: Int, reason: String)

    // MARK: System

    /// The store failed.
    case store(StoreError)
    /// An internal error, with the text of its cause.
    case fault(String)
}

extension RecipeBoxError: ActError {
    package var isAboutTheAct: Bool {
        switch self {
        case .fault, .noPlaceForPhotos, .noPrinter: false
        case .store(let error): error.isAboutTheRequest
        default: true
        }
    }

    package var field: String? {
        switch self {
        case .blank(let rule), .tooLong(let rule, _): rule.field
        case .tooManyTags: TextRule.tag.field
        case .servingsOutOfRange, .servingsUnknown: "servings"
        case .notWholeNumber, .noSuchPlace: "position"
        case .amount, .amountIsZero: "amount"
        case .severalLines, .twoIngredients: TextRule.ingredientLine.field
        case .noFile(let field): field
        case .noRecipeChosen, .noSuchRecipe: "recipes"
        // One of several recipes of a name can't be replaced.
        case .ambiguousRecipe: "replace"
        case .noFactor, .factorIsRange, .factorIsAmbiguous, .factorNotPositive, .calculation: "factor"
        case .noRecipe, .brokenData, .namelessRecipe, .fileTooLong, .tooManyRecipes, .newerArchive, .brokenArchive:
            "source"
        case .store(.unsupportedMedia), .store(.tooLarge), .store(.tooManyPixels), .store(.brokenImage): "photo"
        default: nil
        }
    }
}

extension RecipeBoxError: CustomStringConvertible {
    /// A sentence that names the fault and says what to do.
    public var description: String {
        switch self {
        // Entries
        case .blank(let rule): localized("the \(rule.label) is blank — enter \(rule.example)")
        case .tooLong(let rule, let characters):
            localized("the \(rule.label) has \(characters) characters — shorten it to \(rule.limit)")
        case .tooManyTags(let count): localized("\(count) tags are too many — keep at most \(TagRule.limit)")
        case .tooManyLines(let kind, let count):
            localized(
                "\(count) \(kind) are too many for a recipe — keep at most \(DraftRule.lines), or make it several recipes"
            )
        case .servingsOutOfRange(let count):
            localized(
                "\(count) is no number of servings — use a whole number from \(Servings.range.lowerBound) to ",
                "\(Servings.range.upperBound)"
            )
        case .minutesOutOfRange(let minutes):
            localized(
                "\(minutes) minutes is no time for a recipe — use 0 to \(RecipeTimes.range.upperBound.grouped) minutes"
            )
        case .notWholeNumber(""): localized("no number is typed — enter a number, such as 4")
        case .notWholeNumber(let text): localized("“\(text)” is no whole number — write digits, such as 4")
        case .noSuchPlace(let place): localized("the list has no place \(place) — use one from 1 on")
        case .amount(let text, let error): localized("“\(text)” is no amount: \(error.message)")
        case .amountIsZero(let text):
            localized("“\(text)” is no amount of an ingredient — write one above zero, or leave the amount empty")
        case .severalLines(let count):
            localized("\(count) lines are \(count) ingredients — save each line as an ingredient of its own")
        case .twoIngredients(let line, let parts):
            localized("“\(line)” and “\(parts)” are two ingredients — empty the line or the fields of its parts")
        // Look-ups
        case .noSuchRecipe(let text):
            localized("there is no recipe “\(text)” — list the recipes to see their names and ids")
        case .ambiguousRecipe(let text, let candidates):
            localized(
                "“\(text)” stands for \(candidates.count) recipes — use an id, or enough of its beginning: \(candidates.map(\.id.rawValue).joined(separator: ", "))"
            )
        case .noSuchIngredient(let text, let recipe):
            localized("“\(recipe)” has no ingredient “\(text)” — use a place from its list, a name or an id")
        case .ambiguousIngredient(let text, let recipe, let positions):
            localized(
                "“\(recipe)” has “\(text)” at \(positions.map(String.init).joined(separator: localized(" and "))) — use the place"
            )
        case .noSuchStep(let text, let recipe):
            localized("“\(recipe)” has no step \(text) — use a place from its list or an id")
        case .noPhoto(let recipe): localized("“\(recipe)” has no photo — add one first")
        case .originalMissing(let recipe):
            localized("the photo of “\(recipe)” is no longer on the disk — restore it from a backup or set it anew")
        case .noPlaceForPhotos: localized("this recipe box has no folder for photos — open it with one")
        case .nothingToRedo:
            localized("nothing was taken back since the last change — undo a change first, or make it anew")
        case .noFile(let field): localized("the field “\(field)” has no file that can be read — choose a file")
        case .noRecipeChosen: localized("no recipe is chosen — choose one or more")
        case .noPrinter: localized("this app makes no PDF — choose a page to print")
        case .noSuchScreen(let link):
            localized("“\(DeepLink.shown(link))” leads nowhere — use a link such as recipebox://home")
        // Calculations
        case .noFactor(let text, let error): localized("“\(text)” is no factor: \(error.message)")
        case .factorIsRange(let text):
            localized("“\(text)” is a range, not a factor — give one number such as 2 or 1/2")
        case .factorIsAmbiguous(let text, let mixed, let plain):
            localized(
                "“\(text)” can be read in two ways — write \(MixedNumber(mixed).formatted(.ascii)) or \(MixedNumber(plain).formatted(.ascii))"
            )
        case .factorNotPositive(let factor):
            factor < .zero
                ? localized("\(factor) is negative — use a factor above 0")
                : localized("\(factor) is no factor — use a number above 0")
        case .servingsUnknown(let recipe):
            localized("“\(recipe)” doesn't say how many it serves — set its servings, or scale by a factor")
        case .unknownUnit(let text): localized("“\(text)” is no unit — use one such as cup, tbsp, g, ml, oz or lb")
        case .unknownDensity(let ingredient, let from, let to):
            localized(
                "\(from) to \(to) needs to know how heavy “\(ingredient)” is — convert within volumes or within weights"
            )
        case .notConvertible(let from, let to):
            localized("\(from) can't be converted to \(to) — choose two units of one kind")
        case .calculation(let error): error.message
        // Files
        case .noRecipe(let found):
            localized("found \(found), but no recipe — give a page with schema.org data, a Cooklang file or an archive")
        case .brokenData(let found, let error): localized("found \(found), but it is broken: \(error)")
        case .namelessRecipe(let found):
            localized("found \(found) without a name — add a title to it, or give the file a name")
        case .fileTooLong(let limit):
            localized("the file is longer than \(limit) bytes — a recipe is smaller; check which file it is")
        case .tooManyRecipes(let limit):
            localized("the file has more than \(limit) recipes — import it in parts; nothing was imported")
        case .newerArchive(let version):
            localized("the archive is of version \(version), which is newer than this program — update it first")
        case .brokenArchive(let line, let reason):
            localized("line \(line) of the archive is no recipe: \(reason) — export it again, or remove the line")
        // Others
        case .store(let error): error.description
        case .fault(let reason): localized("something went wrong inside: \(reason) — report it; nothing was changed")
        }
    }
}

extension RecipeBoxError {
    /// Wraps any error of a lower layer.
    init(_ error: any Error) {
        switch error {
        case let error as RecipeBoxError: self = error
        case let error as StoreError: self = .store(error)
        case let error as AmountError: self = .calculation(error)
        default: self = .fault("\(error)")
        }
    }
}

extension RecipeBoxError: ScreenError {
    public var isAboutLink: Bool { if case .noSuchScreen = self { true } else { false } }

    public var remedy: Link? {
        switch self {
        case .noSuchRecipe, .ambiguousRecipe, .noRecipeChosen:
            RecipeLink.home.labeled(localized("Recipes"))
        case .noRecipe: RecipeLink.newRecipe.labeled(localized("New recipe"))
        default: nil
        }
    }
}
