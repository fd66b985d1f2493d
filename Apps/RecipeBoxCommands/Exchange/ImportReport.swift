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
        /// The other recipes in the box that have the same name.
        var sameName: [Recipe.ID] = []
        /// Whether it replaces a recipe in the box.
        var isReplacing = false
        var photoProblem: String?
        let ledger: ImportLedger

        init(_ found: ImportedRecipe) {
            name = found.draft.name
            ingredients = found.draft.ingredients.count { !$0.isHeading }
            steps = found.draft.steps.count { !RecipeHeading.isHeading($0) }
            ledger = found.ledger
        }

        /// Whether the entry is a dropped value that has no place in a recipe, such as the date of a page.
        static func isOther(_ entry: ImportLedger.Entry) -> Bool {
            let names = entry.field.split { $0 == "[" || $0 == "." }.map(String.init)
            guard entry.outcome == .dropped, !entry.field.contains(" "), let first = names.first, let last = names.last
            else {
                return false
            }
            return !parts.contains(first) || extras.contains(last)
        }

        /// The outermost fields whose dropped values are listed by reason. Those of other fields are only counted.
        private static let parts: Set<String> = [
            "Recipe", "name", "recipeIngredient", "ingredients", "supply", "recipeInstructions", "step", "steps",
            "prepTime",
            "cookTime", "performTime", "totalTime", "section",
        ]

        /// Whether the entry is the address, the image or the video of a step. The summary leaves these out.
        static func isOfStep(_ entry: ImportLedger.Entry) -> Bool {
            let names = entry.field.split { $0 == "[" || $0 == "." }
            guard let first = names.first, let last = names.last else { return false }
            return ["recipeInstructions", "step", "steps"].contains(first) && ["image", "url", "video"].contains(last)
        }

        /// Returns the name of the field in the summary: the last part for an extra of a step, such as "tool"; otherwise the first part.
        static func name(of entry: ImportLedger.Entry) -> String {
            let names = entry.field.split { $0 == "[" || $0 == "." }.map(String.init)
            let isExtra = names.count > 1 && names.last.map(extras.contains) ?? false
            return (isExtra ? names.last : names.first) ?? ""
        }

        /// The fields that a step can have beside its text.
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
    /// Whether the import was run with `--replace`.
    var isReplacing = false
    var recipes: [Entry]
}

extension Terminal {
    /// Prints the name of each recipe, its missing parts, and the changed and dropped values by reason. Dropped values that have
    /// no place in a recipe share one line. With `whole`, every entry of the ledger is printed instead.
    func show(_ report: ImportReport, whole: Bool) throws {
        var names: Set<String> = []
        for recipe in report.recipes {
            let isFirst = names.insert(Folding.key(recipe.name)).inserted
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

    /// Prints a line for each reason: the entry itself if it is the only one, otherwise the number of entries and their fields.
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

    /// Returns the names of up to four fields, without their indices in lists.
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
