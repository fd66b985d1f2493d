import WordKit

/// Describes changed rows of the store in words, for the history of a recipe.
public enum HistoryDiff {
    /// A row before and after a change. `before` is nil for an added row, and `after` for a deleted one.
    public enum RowChange: Hashable, Sendable {
        /// The recipe itself, without ingredients, steps and tags.
        case recipe(before: Head?, after: Head?)
        case ingredient(before: Placed<IngredientDraft>?, after: Placed<IngredientDraft>?)
        case step(before: Placed<String>?, after: Placed<String>?)
        case tag(before: String?, after: String?)
    }

    /// The row of a recipe.
    public struct Head: Hashable, Sendable {
        /// The recipe without its ingredients, steps and tags.
        public var draft: RecipeDraft
        /// The id of its photo; nil if there is none.
        public var photo: String?
    }

    /// A row of a list with its place.
    public struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
        public var value: Value
        /// The sort key of the row. Rows are in the order of these strings.
        public var place: String

        init(_ value: Value, place: String) {
            self.value = value
            self.place = place
        }
    }

    /// Returns the differences, in the order of the rows.
    public static func differences(_ rows: [RowChange]) -> [HistoryEntry.Difference] {
        rows.flatMap { row -> [HistoryEntry.Difference] in
            switch row {
            case .recipe(let before, let after): heads(before, after)
            case .ingredient(let before, let after): ingredients(before, after)
            case .step(let before, let after): steps(before, after)
            case .tag(let before, let after): [.init(what: localized("tag"), before: before, after: after)]
            }
        }
    }

    private static func heads(_ before: Head?, _ after: Head?) -> [HistoryEntry.Difference] {
        guard let before, let after else {
            return [.init(what: localized("recipe"), before: before?.draft.name, after: after?.draft.name)]
        }
        let fields: [(String, (Head) -> String?)] = [
            (localized("name"), { $0.draft.name }),
            (localized("servings"), { $0.draft.servings?.description }),
            (localized("yield"), { $0.draft.yield }),
            (localized("preparation"), { minutes($0.draft.times.prep) }),
            (localized("cooking"), { minutes($0.draft.times.cook) }),
            (localized("total time"), { minutes($0.draft.times.statedTotal) }),
            (localized("notes"), { $0.draft.notes }),
            (localized("source"), { $0.draft.source }),
            (localized("photo"), { $0.photo.map { localized("picture \($0.prefix(8))") } }),
        ]
        return fields.compactMap { what, text in difference(what, text(before), text(after)) }
    }

    private static func ingredients(
        _ before: Placed<IngredientDraft>?,
        _ after: Placed<IngredientDraft>?
    ) -> [HistoryEntry.Difference] {
        guard let before, let after else {
            return [
                .init(
                    what: localized("ingredient"),
                    before: before.map { IngredientWording.line($0.value) },
                    after: after.map { IngredientWording.line($0.value) }
                )
            ]
        }
        let line = IngredientWording.line(after.value)
        let changed = difference(localized("ingredient"), IngredientWording.line(before.value), line)
        return [changed, moved(localized("ingredient"), before.place, after.place, line)].compactMap { $0 }
    }

    private static func steps(_ before: Placed<String>?, _ after: Placed<String>?) -> [HistoryEntry.Difference] {
        guard let before, let after else {
            return [.init(what: localized("step"), before: before?.value, after: after?.value)]
        }
        return [
            difference(localized("step"), before.value, after.value),
            moved(localized("step"), before.place, after.place, after.value),
        ].compactMap { $0 }
    }

    private static func moved(_ what: String, _ old: String, _ new: String, _ text: String) -> HistoryEntry.Difference?
    {
        guard old != new else { return nil }
        return .init(
            what: new < old ? localized("\(what) moved up") : localized("\(what) moved down"),
            before: text,
            after: text
        )
    }

    private static func difference(_ what: String, _ before: String?, _ after: String?) -> HistoryEntry.Difference? {
        let (old, new) = (before.flatMap { $0.isEmpty ? nil : $0 }, after.flatMap { $0.isEmpty ? nil : $0 })
        return old == new ? nil : .init(what: what, before: old, after: new)
    }

    private static func minutes(_ count: Int?) -> String? {
        count.map { "\($0) min" }
    }
}
