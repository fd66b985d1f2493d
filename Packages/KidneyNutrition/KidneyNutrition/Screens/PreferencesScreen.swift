public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The user's food preferences. Advice names liked foods first and never names disliked ones.
public struct PreferencesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The liked foods, by name.
    public let likes: [Row]
    /// The disliked foods, by name.
    public let dislikes: [Row]
    /// The fields `vegetarian`, `avoid.…` for each kind of food, and `like` and `dislike`, which take a food's identifier or name.
    public let form: Form
    /// Saves the preferences; disabled if the form has an error.
    public var save: Action { form.buttons[0] }
    /// The preferences that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var preferences: FoodPreferences?
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to the advice and the food search.
    public let pages: [Link]

    /// A liked or disliked food.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Food>
        public let name: String
        /// The food's page.
        public let opens: Link
        /// Removes the food from the list.
        public let remove: Action
    }

    /// - Parameters:
    ///   - typed: The form's fields as typed and not yet saved.
    ///   - name: Returns the name of a food; nil for a deleted one.
    ///   - find: Returns the food with an identifier or a whole name, or throws `noSuchFood`.
    init(
        _ context: KidneyContext,
        _ known: FoodPreferences,
        typed: [String: String] = [:],
        name: (TimeKit.ID<Food>) -> String?,
        find: (String) throws(KidneyError) -> Food
    ) {
        title = localized("What you like")
        revision = context.revision
        func rows(_ foods: Set<TimeKit.ID<Food>>) -> [Row] {
            foods.map { id in
                let name = name(id) ?? id.rawValue
                return Row(
                    id: id,
                    name: name,
                    opens: KidneyLink.food(id).labeled(name),
                    remove: Action(KidneyAct.removePreference(id), label: localized("Remove"))
                )
            }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        }
        likes = rows(known.likes)
        dislikes = rows(known.dislikes)
        var draft = known
        var fields: [Field] = []
        /// Adds a field, with the error of the preferences that it makes unless an earlier field has one.
        func add(_ field: Field) {
            var field = field
            if (fields + [field]).allSatisfy({ $0.error == nil }) {
                do throws(KidneyError) { try draft.check() } catch { field.error = error.description }
            }
            fields.append(field)
        }
        draft.isVegetarian = Field.isOn(typed["vegetarian"], default: known.isVegetarian)
        add(.toggle("vegetarian", localized("Vegetarian"), draft.isVegetarian))
        for tag in FoodTag.allCases {
            let id = "avoid.\(tag.rawValue)"
            let isOn = Field.isOn(typed[id], default: known.avoids.contains(tag))
            if isOn { draft.avoids.insert(tag) } else { draft.avoids.remove(tag) }
            add(.toggle(id, localized("Without \(tag.name)"), isOn))
        }
        for (id, label) in [("like", localized("A food you like")), ("dislike", localized("A food you don't like"))] {
            var field = Field(id: id, label: label, value: typed[id] ?? "", placeholder: localized("banana, raw"))
            if let text = typed[id].map(TypedText.line), !text.isEmpty {
                do throws(KidneyError) {
                    let food = try find(text)
                    field.reading = food.shownName
                    if id == "like" { draft.likes.insert(food.id) } else { draft.dislikes.insert(food.id) }
                } catch { field.error = error.description }
            }
            add(field)
        }
        var form = Form(id: "preferences", title: title, fields: fields, buttons: [])
        preferences = form.errors.isEmpty ? draft : nil
        form.buttons = [
            Action(KidneyAct.savePreferences, label: localized("Save"), availability: .without(form.errors))
        ]
        self.form = form
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.recommend.labeled(localized("What to choose")),
            KidneyLink.foods.labeled(localized("Look for a food")), .today,
        ]
    }
}

extension FoodTag {
    /// The name of such foods: "star fruit", "milk and what is made of it".
    public var name: String {
        switch self {
        case .potassiumChloride: localized("salt substitute")
        case .grapefruitFamily: localized("grapefruit")
        case .starFruit: localized("star fruit")
        case .licorice: localized("licorice")
        case .tyramine: localized("aged and cured foods")
        case .cranberry: localized("cranberry")
        case .dairy: localized("milk and what is made of it")
        case .calciumFortified: localized("added calcium")
        case .phosphateAdditive: localized("added phosphate")
        case .coffee: localized("coffee")
        case .tea: localized("tea")
        case .soy: localized("soy")
        case .walnut: localized("walnuts")
        case .treeNut: localized("tree nuts")
        case .peanut: localized("peanuts")
        case .egg: localized("eggs")
        case .fish: localized("fish")
        case .shellfish: localized("shellfish")
        case .alcohol: localized("alcohol")
        case .addedSugar: localized("added sugar")
        }
    }
}
