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

        /// Whether no part of a recipe is for a dropped value, such as the date of a page.
        static func isOther(_ entry: ImportLedger.Entry) -> Bool {
            let names = entry.field.split { $0 == "[" || $0 == "." }.map(String.init)
            guard entry.outcome == .dropped, !entry.field.contains(" "), let first = names.first, let last = names.last
            else {
                return false
            }
            return !parts.contains(first) || extras.contains(last)
        }

        /// The fields whose loss is told one by one.
        private static let parts: Set<String> = [
            "Recipe", "name", "recipeIngredient", "ingredients", "supply", "recipeInstructions", "step", "steps",
            "prepTime",
            "cookTime", "performTime", "totalTime", "section",
        ]

        /// Whether the entry is the address or the picture of a step, which nobody misses in the summary.
        static func isOfStep(_ entry: ImportLedger.Entry) -> Bool {
            let names = entry.field.split { $0 == "[" || $0 == "." }
            guard let first = names.first, let last = names.last else { return false }
            return ["recipeInstructions", "step", "steps"].contains(first) && ["image", "url", "video"].contains(last)
        }

        /// The name by which the summary tells the field: that of a step's tool, and else the outermost.
        static func name(of entry: ImportLedger.Entry) -> String {
            let names = entry.field.split { $0 == "[" || $0 == "." }.map(String.init)
            let isExtra = names.count > 1 && names.last.map(extras.contains) ?? false
            return (isExtra ? names.last : names.first) ?? ""
        }

        /// The fields of a step beside its text.
        private static let extras: Set<String> = ["image", "video", "url", "tool", "supply", "duration"]

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
    /// Prints, for each recipe, its name, what it lacks, and what was changed or dropped, grouped by reason, and on one line
    /// what was dropped besides. With `whole` it prints every entry of the ledger.
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
                let losses = recipe.ledger.dropped.filter { !ImportReport.Entry.isOther($0) }
                try showReasons(recipe.ledger.changed + losses)
                let others = recipe.ledger.dropped.filter {
                    ImportReport.Entry.isOther($0) && !ImportReport.Entry.isOfStep($0)
                }
                if !others.isEmpty { try showCount(of: others) }
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
            let line = localized("\(group.count) in \(places(of: group)) (\(first.reason))")
            try print("  \(word(of: first.outcome), style(of: first)) \(line)")
        }
    }

    /// Prints one line for all entries, unless there is only one.
    private func showCount(of entries: [ImportLedger.Entry]) throws {
        guard entries.count > 1 else { return try showEntries(entries) }
        let line = localized("\(entries.count) in \(places(of: entries)), which a recipe here doesn't hold")
        try print("  \(word(of: .dropped), style(of: entries[0])) \(line)")
    }

    /// Returns the first four fields of entries, without their places in lists.
    private func places(of entries: [ImportLedger.Entry]) -> String {
        var fields: [String] = []
        for field in entries.map(ImportReport.Entry.name(of:)) where !field.isEmpty && !fields.contains(field) {
            fields.append(field)
        }
        if fields.isEmpty { return localized("fields without a name") }
        return fields.prefix(4).joined(separator: ", ") + (fields.count > 4 ? ", …" : "")
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
