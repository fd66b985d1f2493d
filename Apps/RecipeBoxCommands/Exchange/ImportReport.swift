import CommandKit
import RecipeBox
import TimeKit

/// The result of an import, which is also its JSON output.
struct ImportReport: Encodable {
    /// A recipe that was found.
    struct Entry: Encodable {
        var id: Recipe.ID?
        let name: String
        let ingredients: Int
        let steps: Int
        var hasPhoto = false
        /// The recipes of the same name that it stands beside.
        var sameName: [Recipe.ID] = []
        var isReplacing = false
        var photoProblem: String?
        let ledger: ImportLedger

        init(_ found: ImportedRecipe) {
            name = found.draft.name
            ingredients = found.draft.ingredients.count { !$0.isHeading }
            steps = found.draft.steps.count { !RecipeHeading.isHeading($0) }
            ledger = found.ledger
        }

        /// Messages about the parts that were expected but not found.
        var lacks: [String] {
            [ingredients == 0 ? "no ingredients were found" : nil, steps == 0 ? "no steps were found" : nil].compactMap
            { $0 }
        }
    }

    let isDryRun: Bool
    /// Whether recipes were to be replaced.
    var isReplacing = false
    var recipes: [Entry]
}

extension Terminal {
    /// Prints, for each recipe, its name, what it lacks, and what was changed or dropped, grouped by reason. With
    /// `whole` it prints every entry of the ledger.
    func show(_ report: ImportReport, whole: Bool) throws {
        var names: Set<String> = []
        for recipe in report.recipes {
            let isFirst = names.insert(recipe.name.lowercased()).inserted
            let verb =
                report.isDryRun
                ? "Would " + (recipe.isReplacing ? "replace" : "import") : recipe.isReplacing ? "Replaced" : "Imported"
            let counts = [
                Self.count(recipe.ingredients, "ingredient"), Self.count(recipe.steps, "step"),
                recipe.hasPhoto ? "a photo" : nil,
            ]
            .compactMap { $0 }.joined(separator: ", ")
            try print("\(verb) “\(recipe.name)”: \(counts)  \(recipe.id?.description ?? "", .faint)")
            for lack in recipe.lacks { try print(StyledText("  \(lack)", .warning)) }
            if let problem = recipe.photoProblem { try print("  no photo: \(problem)") }
            if !recipe.sameName.isEmpty {
                let ids = recipe.sameName.map(\.rawValue).joined(separator: ", ")
                let message =
                    report.isReplacing
                    ? "it stands beside a recipe of its name: \(ids)"
                    : "there is a recipe of this name already: \(ids) — “recipebox import … --replace” replaces it"
                try print(StyledText("  \(message)", .warning))
            } else if !isFirst {
                let id = recipe.id?.rawValue ?? "ID"
                let message =
                    "the file has another recipe of this name — “recipebox rename \(id) NAME” tells them apart"
                try print(StyledText("  \(message)", .warning))
            }
            if whole {
                try showEntries(recipe.ledger.entries)
            } else {
                try showReasons(recipe.ledger.changed + recipe.ledger.dropped)
            }
        }
        if !whole, report.recipes.contains(where: { $0.ledger.entries.count > $0.ledger.kept.count }) {
            try print(StyledText("--ledger says of every single thing what became of it.", .faint))
        }
    }

    private func showEntries(_ entries: [ImportLedger.Entry]) throws {
        for entry in entries {
            let reason = entry.reason.isEmpty ? "" : " (\(entry.reason))"
            try print("  \(entry.outcome.rawValue, style(of: entry)) \(entry.field): \(entry.found)\(reason)")
        }
    }

    /// Prints a line for each reason: the entry itself if there is one, otherwise the number of entries and their fields.
    private func showReasons(_ entries: [ImportLedger.Entry]) throws {
        var order: [String] = []
        var groups: [String: [ImportLedger.Entry]] = [:]
        for entry in entries {
            let key = entry.outcome.rawValue + entry.reason
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(entry)
        }
        for group in order.compactMap({ groups[$0] }) {
            guard let first = group.first, group.count > 1 else {
                try showEntries(group)
                continue
            }
            var fields: [String] = []
            for field in group.map({ $0.field.prefix { $0 != "[" && $0 != "." } }).map(String.init)
            where !fields.contains(field) {
                fields.append(field)
            }
            let places = fields.prefix(4).joined(separator: ", ") + (fields.count > 4 ? ", …" : "")
            try print("  \(first.outcome.rawValue, style(of: first)) \(group.count) in \(places) (\(first.reason))")
        }
    }

    private static func count(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }

    private func style(of entry: ImportLedger.Entry) -> StyledText.Style {
        switch entry.outcome {
        case .kept: .good
        case .changed: .faint
        case .dropped: .warning
        }
    }
}
