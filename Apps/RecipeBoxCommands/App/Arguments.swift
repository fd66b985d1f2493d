import ArgumentParser
import FractionParser
import RecipeBox
import WordKit

/// The recipe that a command applies to.
struct RecipeArgument: ParsableArguments {
    @Argument(help: "A recipe: its name in any case, with or without accents, its id or the beginning of it.")
    var recipe: String
}

/// The size in which a recipe is shown.
struct SizeOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("Times so much: 2, 1/2, 1.5.", valueName: "factor")) var scale:
        String?
    @Option(parsing: .unconditional, help: ArgumentHelp("For so many.", valueName: "count")) var servings: Int?
    @Flag(help: "Round to what can be measured, and say how far off that is.") var kitchen = false

    func validate() throws {
        if scale != nil, servings != nil {
            throw ValidationError(localized("--scale and --servings exclude each other"))
        }
    }

    func wanted() throws -> Scale {
        if let scale { return .factor(try Scaling.factor(typed: scale)) }
        if let servings { return .servings(try Servings(servings)) }
        return .asWritten
    }
}

/// The fields of the recipe name page.
struct PageOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("For how many it is.", valueName: "count")) var servings:
        String?
    @Option(name: .customLong("yield"), help: ArgumentHelp("Yield: '24 cookies'.", valueName: "text"))
    var makes: String?
    @Option(parsing: .unconditional, help: ArgumentHelp("Minutes of preparation.", valueName: "minutes")) var prep:
        String?
    @Option(parsing: .unconditional, help: ArgumentHelp("Minutes of cooking.", valueName: "minutes")) var cook: String?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Minutes in all, where it is not the sum.", valueName: "minutes")
    ) var total: String?
    @Option(help: ArgumentHelp("Tags, with commas between.", valueName: "tags")) var tags: String?
    @Option(help: ArgumentHelp("Source of the recipe.", valueName: "text")) var source: String?
    @Option(help: ArgumentHelp("Notes.", valueName: "text")) var notes: String?

    /// The values given, by field id.
    var typed: [String: String] {
        let all = [
            "servings": servings, "yield": makes, "prep": prep, "cook": cook, "total": total, "tags": tags,
            "source": source, "notes": notes,
        ]
        return all.compactMapValues { $0 }
    }
}
