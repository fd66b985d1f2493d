import CommandKit
import RecipeBox
import TimeKit

/// What an import found and did; with `--json` it is the answer.
struct ImportReport: Encodable {
    /// One recipe that was found.
    struct Entry: Encodable {
        var id: Recipe.ID?
        let name: String
        let ingredients: Int
        let steps: Int
        var hasPhoto = false
        var photoProblem: String?
        let ledger: ImportLedger

        init(_ found: ImportedRecipe) {
            name = found.draft.name
            ingredients = found.draft.ingredients.count
            steps = found.draft.steps.count
            ledger = found.ledger
        }
    }

    let isDryRun: Bool
    var recipes: [Entry]
}

extension Terminal {
    /// The report: a heading a recipe, and of its ledger what was changed or dropped, or all of it.
    func show(_ report: ImportReport, whole: Bool) throws {
        for recipe in report.recipes {
            let verb = report.isDryRun ? "Would import" : "Imported"
            let counts = "\(recipe.ingredients) ingredients, \(recipe.steps) steps\(recipe.hasPhoto ? ", a photo" : "")"
            try print("\(verb) “\(recipe.name)”: \(counts)  \(recipe.id?.description ?? "", .faint)")
            if let problem = recipe.photoProblem { try print("  no photo: \(problem)") }
            for entry in whole ? recipe.ledger.entries : recipe.ledger.changed + recipe.ledger.dropped {
                let reason = entry.reason.isEmpty ? "" : " (\(entry.reason))"
                try print("  \(entry.outcome.rawValue, style(of: entry)) \(entry.field): \(entry.found)\(reason)")
            }
        }
    }

    private func style(of entry: ImportLedger.Entry) -> StyledText.Style {
        switch entry.outcome {
        case .kept: .good
        case .changed: .faint
        case .dropped: .warning
        }
    }
}
