import CommandKit
import RecipeBox
import TimeKit
import WordKit

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
            [
                ingredients == 0 ? localized("no ingredients were found") : nil,
                steps == 0 ? localized("no steps were found") : nil,
            ].compactMap { $0 }
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
            try print("\(heading(of: recipe, isDryRun: report.isDryRun))  \(recipe.id?.description ?? "", .faint)")
            for lack in recipe.lacks { try print(StyledText("  \(lack)", .warning)) }
            if let problem = recipe.photoProblem { try print(StyledText("  " + localized("no photo: \(problem)"))) }
            if !recipe.sameName.isEmpty {
                let ids = recipe.sameName.map(\.rawValue).joined(separator: ", ")
                let message =
                    report.isReplacing
                    ? localized("it stands beside a recipe of its name: \(ids)")
                    : localized(
                        "there is a recipe of this name already: \(ids) — “recipebox import … --replace” replaces it"
                    )
                try print(StyledText("  \(message)", .warning))
            } else if !isFirst {
                let id = recipe.id?.rawValue ?? "ID"
                let message =
                    localized(
                        "the file has another recipe of this name — “recipebox rename \(id) NAME” tells them apart"
                    )
                try print(StyledText("  \(message)", .warning))
            }
            if whole {
                try showEntries(recipe.ledger.entries)
            } else {
                try showReasons(recipe.ledger.changed + recipe.ledger.dropped)
            }
        }
        if !whole, report.recipes.contains(where: { $0.ledger.entries.count > $0.ledger.kept.count }) {
            try print(StyledText(localized("--ledger says of every single thing what became of it."), .faint))
        }
    }

    private func showEntries(_ entries: [ImportLedger.Entry]) throws {
        for entry in entries {
            let reason = entry.reason.isEmpty ? "" : " (\(entry.reason))"
            try print("  \(word(of: entry.outcome), style(of: entry)) \(entry.field): \(entry.found)\(reason)")
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
            let line = localized("\(group.count) in \(places) (\(first.reason))")
            try print("  \(word(of: first.outcome), style(of: first)) \(line)")
        }
    }

    private func heading(of recipe: ImportReport.Entry, isDryRun: Bool) -> String {
        let counts = [
            localized("\(recipe.ingredients, "ingredient")"), localized("\(recipe.steps, "step")"),
            recipe.hasPhoto ? localized("a photo") : nil,
        ]
        .compactMap { $0 }.joined(separator: ", ")
        return switch (isDryRun, recipe.isReplacing) {
        case (true, true): localized("Would replace “\(recipe.name)”: \(counts)")
        case (true, false): localized("Would import “\(recipe.name)”: \(counts)")
        case (false, true): localized("Replaced “\(recipe.name)”: \(counts)")
        case (false, false): localized("Imported “\(recipe.name)”: \(counts)")
        }
    }

    private func word(of outcome: ImportLedger.Outcome) -> String {
        switch outcome {
        case .kept: localized("kept")
        case .changed: localized("changed")
        case .dropped: localized("dropped")
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
