public import Foundation
import FractionParser
import WordKit

/// The app's own archive format: JSON Lines with a header line and one complete recipe per line.
public enum RecipeArchive {
    /// The version that this code writes. Older versions can be read.
    public static let version = 1

    /// Returns the archive of recipes with their pictures. `recipes(in:)` reads equal recipes back, pictures included.
    public static func file(_ recipes: [(draft: RecipeDraft, photo: Data?)]) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var bytes: [UInt8] = []
        func write(_ value: some Encodable) {
            // Encoding fails only for non-finite numbers, and a recipe has none.
            guard let line = try? encoder.encode(value) else { return }
            bytes += line
            bytes.append(0x0A)
        }
        write(Heading(archive: Heading.name, version: version))
        for recipe in recipes { write(ArchivedRecipe(recipe.draft, photo: recipe.photo)) }
        return bytes
    }

    /// Returns the recipes of an archive.
    ///
    /// - Throws: `newerArchive` for a later version; `brokenArchive`, with the 1-based line, for a line that is not a
    ///   recipe.
    public static func recipes(in bytes: [UInt8]) throws(RecipeBoxError) -> [ImportedRecipe] {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let first = lines.first, let heading = try? decoder.decode(Heading.self, from: Data(first)),
            heading.archive == Heading.name
        else { throw .brokenArchive(line: 1, reason: localized("the heading of an archive is missing")) }
        guard heading.version <= version else { throw .newerArchive(version: heading.version) }
        var imported: [ImportedRecipe] = []
        for (number, line) in lines.enumerated().dropFirst() where line.contains(where: { $0 > 0x20 }) {
            do {
                imported.append(try decoder.decode(ArchivedRecipe.self, from: Data(line)).imported())
            } catch {
                throw .brokenArchive(line: number + 1, reason: reason(error))
            }
        }
        return imported
    }

    static func isArchive(_ bytes: [UInt8]) -> Bool {
        let first = bytes.prefix(200).prefix { $0 != 0x0A }
        guard first.first == UInt8(ascii: "{"), String(decoding: first, as: UTF8.self).contains(Heading.name) else {
            return false
        }
        return (try? JSONDecoder().decode(Heading.self, from: Data(first)))?.archive == Heading.name
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): return localized("“\(key.stringValue)” is missing")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return localized("“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is of another kind")
        case let error as RecipeBoxError: return "\(error)"
        case let error as AmountError: return error.message
        default: return localized("it is not JSON")
        }
    }
}

private struct Heading: Codable {
    static let name = "nourish recipes"
    let archive: String
    let version: Int
}

private struct ArchivedRecipe: Codable {
    let name: String
    let servings: Servings?
    let yield: String
    let ingredients: [IngredientDraft]
    let steps: [String]
    let times: RecipeTimes
    let tags: [String]
    let notes: String
    let source: String
    let photo: Data?

    init(_ draft: RecipeDraft, photo: Data?) {
        name = draft.name
        servings = draft.servings
        yield = draft.yield
        ingredients = draft.ingredients
        steps = draft.steps
        times = draft.times
        tags = draft.tags
        notes = draft.notes
        source = draft.source
        self.photo = photo
    }

    func imported() throws -> ImportedRecipe {
        let draft = RecipeDraft(
            name: name,
            servings: servings,
            yield: yield,
            ingredients: ingredients,
            steps: steps,
            times: times,
            tags: tags,
            notes: notes,
            source: source
        )
        var ledger = ImportLedger()
        ledger.note(.kept, "recipe", name)
        return ImportedRecipe(draft: try DraftRule.checked(draft), ledger: ledger, photo: photo.map { [UInt8]($0) })
    }
}
