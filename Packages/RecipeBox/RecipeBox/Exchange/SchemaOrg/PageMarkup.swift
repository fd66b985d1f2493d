import JSONKit
import MarkupKit

/// Recipes in the markup of a page instead of a data block: microdata, RDFa, h-recipe, its predecessor hRecipe, and the
/// classes of common recipe plug-ins.
enum PageMarkup {
    /// Returns each recipe as a schema.org node for `SchemaOrgReader`.
    static func nodes(in page: HTMLDocument) -> [JSONObject] {
        for way in [microdata, rdfa] {
            let found = way(page)
            if !found.isEmpty { return found }
        }
        for classes in classTables {
            let found = classes.nodes(in: page)
            if !found.isEmpty { return found }
        }
        return []
    }

    // MARK: Microdata and RDFa

    private static func microdata(_ page: HTMLDocument) -> [JSONObject] {
        page.elements { isRecipe($0.attribute("itemtype")) }.map {
            node($0, "itemprop", isItem: { $0.attribute("itemscope") != nil })
        }
    }

    private static func rdfa(_ page: HTMLDocument) -> [JSONObject] {
        page.elements { isRecipe($0.attribute("typeof")) }.map {
            node($0, "property", isItem: { $0.attribute("typeof") != nil })
        }
    }

    private static func isRecipe(_ types: String?) -> Bool {
        (types ?? "").lowercased().split(whereSeparator: \.isWhitespace).contains { type in
            type.split { "/#:".contains($0) }.last == "recipe"
        }
    }

    private static func node(_ element: HTMLElement, _ property: String, isItem: (HTMLElement) -> Bool) -> JSONObject {
        var node = Properties()
        let type = (element.attribute("itemtype") ?? element.attribute("typeof") ?? "").split { "/#:".contains($0) }
            .last
        node.add(.string(String(type ?? "")), as: "@type")
        func read(_ children: [HTMLElement]) {
            for child in children {
                let names = (child.attribute(property) ?? "").split(whereSeparator: \.isWhitespace)
                for name in names {
                    let short = String(name.split(separator: ":").last ?? name)
                    let value: JSONValue =
                        isItem(child)
                        ? .object(self.node(child, property, isItem: isItem)) : self.value(child, of: short)
                    node.add(value, as: aliases[short] ?? short)
                }
                // The properties within an item belong to that item only.
                if !isItem(child) { read(child.childElements) }
            }
        }
        read(element.childElements)
        return node.object
    }

    private static let aliases = [
        "ingredient": "recipeIngredient", "ingredients": "recipeIngredient", "instructions": "recipeInstructions",
        "instruction": "recipeInstructions", "yield": "recipeYield", "photo": "image", "summary": "description",
        "tag": "keywords",
    ]

    // MARK: Values

    /// Returns the value of an element: its address, its date, its items or its text.
    private static func value(_ element: HTMLElement, of property: String) -> JSONValue {
        if let content = element.attribute("content") { return .string(content) }
        switch element.name {
        case "img": return .string(element.attribute("data-src") ?? element.attribute("src") ?? "")
        case "time": return .string(element.attribute("datetime") ?? text(element))
        case "a" where ["url", "image"].contains(property), "link": return .string(element.attribute("href") ?? "")
        default: break
        }
        if property.lowercased().hasSuffix("time") || property == "duration", let title = element.attribute("title") {
            return .string(title)
        }
        guard property.lowercased().contains("ingredient") || property.lowercased().contains("instruction") else {
            return .string(text(element))
        }
        let parts = parts(of: element)
        return parts.count > 1 ? .array(parts.map { .string($0) }) : .string(parts.first ?? text(element))
    }

    /// Returns the texts of the list items, otherwise of the paragraphs, each with the headings between them.
    private static func parts(of element: HTMLElement) -> [String] {
        for name in ["li", "p"] where element.elements(named: name).contains(where: { !text($0).isEmpty }) {
            var parts: [String] = []
            func read(_ children: [HTMLElement], isInItem: Bool) {
                for child in children {
                    if child.name == name {
                        parts.append(text(child))
                    } else if !isInItem, headings.contains(child.name) {
                        let heading = RecipeHeading.heading(text(child))
                        if !titles.contains(heading.lowercased()) { parts.append(heading) }
                    }
                    read(child.childElements, isInItem: isInItem || child.name == name)
                }
            }
            read(element.childElements, isInItem: false)
            return parts.filter { !$0.isEmpty }
        }
        return []
    }

    private static let headings: Set<String> = ["h2", "h3", "h4", "h5", "h6"]

    /// The titles of a whole list, which are no headings in it.
    private static let titles: Set<String> = [
        "ingredients:", "instructions:", "directions:", "method:", "steps:", "preparation:", "ingredientes:",
        "instrucciones:",
        "preparación:", "pasos:", "ingrédients:", "préparation:", "zutaten:", "zubereitung:", "ingrediënten:",
        "bereiding:",
        "ingredienti:", "procedimento:", "preparazione:",
    ]

    private static func text(_ element: HTMLElement) -> String { HTMLDocument.plainText(of: [.element(element)]) }

    // MARK: Classes

    /// The class of a recipe, and the property for each class inside it.
    private struct Classes {
        let recipe: [String]
        let properties: [String: String]

        func nodes(in page: HTMLDocument) -> [JSONObject] {
            outermost(in: HTMLElement(name: "", children: page.nodes)).map(node).filter {
                $0["name"] != nil && ($0["recipeIngredient"] != nil || $0["recipeInstructions"] != nil)
            }
        }

        /// Returns the elements of a recipe that are not inside another one.
        private func outermost(in element: HTMLElement) -> [HTMLElement] {
            element.childElements.flatMap { isRecipe($0) ? [$0] : outermost(in: $0) }
        }

        private func isRecipe(_ element: HTMLElement) -> Bool {
            recipe.contains { element.attribute("class", contains: $0) || element.attribute("id") == $0 }
        }

        private func node(_ element: HTMLElement) -> JSONObject {
            var node = Properties()
            node.add(.string("Recipe"), as: "@type")
            func read(_ children: [HTMLElement]) {
                for child in children {
                    let classes = (child.attribute("class") ?? "").split(whereSeparator: \.isWhitespace).map(
                        String.init
                    )
                    guard let property = classes.lazy.compactMap({ properties[$0] }).first else {
                        read(child.childElements)
                        continue
                    }
                    // The same class name occurs inside another: the list "ingredients" holds the heading and the items.
                    if property.isEmpty || (property == "name" && node.has("name")) { continue }
                    if property.hasSuffix(":") {
                        node.add(
                            .string(RecipeHeading.heading(PageMarkup.text(child))),
                            as: String(property.dropLast())
                        )
                    } else {
                        node.add(PageMarkup.value(child, of: property), as: property)
                    }
                }
            }
            read(element.childElements)
            return node.object
        }
    }

    /// Microformats first, then the plug-ins WP Recipe Maker, Tasty Recipes, Mediavine Create, WP Ultimate Recipe,
    /// EasyRecipe, ZipList, Jetpack, Meal Planner Pro and Cooked. A class with an empty property is skipped, and one with a colon
    /// behind it is a heading in that list.
    private static let classTables: [Classes] = [
        Classes(
            recipe: ["h-recipe"],
            properties: [
                "p-name": "name", "p-ingredient": "recipeIngredient", "e-instructions": "recipeInstructions",
                "p-yield": "recipeYield",
                "dt-duration": "totalTime", "p-summary": "description", "p-author": "author", "u-photo": "image",
                "p-category": "keywords",
            ]
        ),
        Classes(
            recipe: ["hrecipe"],
            properties: [
                "fn": "name", "ingredient": "recipeIngredient", "instruction": "recipeInstructions",
                "instructions": "recipeInstructions",
                "yield": "recipeYield", "duration": "totalTime", "preptime": "prepTime", "cooktime": "cookTime",
                "summary": "description", "author": "author", "photo": "image", "tag": "keywords",
            ]
        ),
        Classes(
            recipe: ["wprm-recipe-container", "wprm-recipe"],
            properties: [
                "wprm-recipe-name": "name", "wprm-recipe-summary": "description",
                "wprm-recipe-ingredient": "recipeIngredient",
                "wprm-recipe-ingredient-group-name": "recipeIngredient:",
                "wprm-recipe-instruction-group-name": "recipeInstructions:",
                "wprm-recipe-instruction-text": "recipeInstructions", "wprm-recipe-servings": "recipeYield",
                "wprm-recipe-author": "author",
            ]
        ),
        Classes(
            recipe: ["tasty-recipes"],
            properties: [
                "tasty-recipes-title": "name", "tasty-recipes-description": "description",
                "tasty-recipes-ingredients": "recipeIngredient",
                "tasty-recipe-ingredients": "recipeIngredient", "tasty-recipes-instructions": "recipeInstructions",
                "tasty-recipe-instructions": "recipeInstructions", "tasty-recipes-yield": "recipeYield",
            ]
        ),
        Classes(
            recipe: ["mv-create-card", "mv-recipe-card"],
            properties: [
                "mv-create-title": "name", "mv-create-description": "description",
                "mv-create-ingredients": "recipeIngredient",
                "mv-create-instructions": "recipeInstructions", "mv-create-yield": "recipeYield",
            ]
        ),
        Classes(
            recipe: ["wpurp-container"],
            properties: [
                "wpurp-recipe-title": "name", "wpurp-recipe-ingredient": "recipeIngredient",
                "wpurp-recipe-instruction-text": "recipeInstructions", "wpurp-recipe-servings": "recipeYield",
            ]
        ),
        Classes(
            recipe: [
                "easyrecipe", "zlrecipe-container", "zlrecipe-innerdiv", "jetpack-recipe", "mpprecipe-container",
                "cooked-recipe",
            ],
            properties: [
                "ERSName": "name", "ERSIngredients": "recipeIngredient", "ERSInstructions": "recipeInstructions",
                "ERSServes": "recipeYield",
                "zlrecipe-title": "name", "zlrecipe-ingredients-list": "recipeIngredient",
                "ingredient": "recipeIngredient",
                "zlrecipe-instructions-list": "recipeInstructions", "instruction": "recipeInstructions",
                "jetpack-recipe-title": "name", "jetpack-recipe-ingredients": "recipeIngredient",
                "jetpack-recipe-directions": "recipeInstructions", "jetpack-recipe-servings": "recipeYield",
                "mpprecipe-title": "name", "mpp-ingredients": "recipeIngredient",
                "mpp-instructions": "recipeInstructions",
                "cooked-single-ingredient": "recipeIngredient", "cooked-dir-content": "recipeInstructions",
                "cooked-title": "name",
            ]
        ),
    ]
}

/// The properties of a node while it is read. Further values of a name become a list.
private struct Properties {
    private var names: [String] = []
    private var values: [String: [JSONValue]] = [:]

    func has(_ name: String) -> Bool { values[name] != nil }

    mutating func add(_ value: JSONValue, as name: String) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
    }

    var object: JSONObject {
        JSONObject(
            names.map { name in
                let values = values[name] ?? []
                let value = values.count == 1 ? values[0] : .array(values.flatMap(\.list))
                return JSONObject.Member(name, value)
            }
        )
    }
}
