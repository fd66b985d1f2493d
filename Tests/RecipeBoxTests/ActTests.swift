import Foundation
import FractionParser
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Acts on the screens of the recipe box")
struct ActTests {
    @Test("Random walks break no law of screens, meet every screen and do every kind of action")
    func walks() async throws {
        let found = try await ScreenWalk.together(from: Array(1...4)) { seed, _ in try await self.walk(seed: seed) }
        #expect(found.breaches.isEmpty, "\(found.breaches.prefix(5).joined(separator: "\n"))")
        #expect(found.triedRanges == ["servings", "prep", "cook", "total", "position"])
        let folder = "Packages/RecipeBox/RecipeBox/Screens"
        #expect(try found.screens == Declared.screens(in: folder))
        let done = found.done.compactMap { RecipeAct($0) }.map { Declared.name(of: $0) }
        #expect(try Set(done) == Declared.cases(in: folder + "/RecipeAct.swift"))
        #expect(ExportFormat.allCases.allSatisfy { found.done.contains("export/\($0.rawValue)") })
    }

    @Test(
        "A walk in another language breaks no law, and each of its texts is in a catalog",
        arguments: [Language.pseudo, .spanish]
    )
    func languages(language: Language) async throws {
        let walk = try await walk(seed: 11, in: language)
        #expect(walk.breaches.isEmpty, "\(walk.breaches.prefix(12).joined(separator: "\n"))")
    }

    private func walk(seed: UInt64, in language: Language = .english) async throws -> ScreenWalk {
        let kitchen = try Kitchen(seed: seed)
        let photo = kitchen.folder.file("pixel.png")
        try picture().write(to: photo)
        let page = kitchen.folder.file("soup.cook")
        try Data(">> title: Soup\n\nBoil @water{1%l} for ~{10%minutes}.\n".utf8).write(to: page)
        let box = RecipeBox(
            store: kitchen.store,
            photos: kitchen.photos,
            clock: kitchen.clock.wallClock,
            ids: .seeded(seed + 100),
            printer: { draft, _, _ in Array("PDF of \(draft.name)".utf8) }
        )
        try kitchen.recipe("Pancakes", ingredients: ["1 cup flour", "2 eggs"], steps: ["Whisk", "Fry"], servings: 4)
        var walk = ScreenWalk(
            seed: seed,
            files: [.file: [photo, page], .page: [page, photo]],
            histories: ["HistoryScreen"],
            log: { try kitchen.store.read { try ChangeLog.latest(in: $0) } },
            language: language,
            isContent: { text in
                let typed = ["Soup", "Pancakes", "Éclair ½", "Whisk", "Fry", "Boil water for 10 minutes.", "1 and 1/2"]
                let hostile = ["<script>", "'; DROP", "../", "xxx", "aaa", "\u{202E}"]
                return typed.contains(text) || hostile.contains(where: text.hasPrefix) || UUID(uuidString: text) != nil
            },
            show: { try box.screen(RecipeLink($0)) },
            perform: { try await box.perform($0, at: RecipeLink($1)) }
        )
        await walk.walk(from: RecipeLink.home.target, steps: language == .english ? 1_000 : 150)
        if language == .english {
            await walk.tryRanges()
            // Each tag has a limit of its own.
            await walk.tryLimits(except: ["tags"])
        }
        return walk
    }

    @Test("A recipe from its name to its print, by acts alone")
    func story() async throws {
        let box = try Kitchen().box
        let name = try await done(box.perform(Act("recipe/new"), at: .home)).next.target
        let first = try await done(
            box.perform(Act("recipe/save", fields: ["name": "Pancakes", "servings": "4"]), at: RecipeLink(name))
        )
        #expect(first.said == "“Pancakes” added")
        let ingredients = try RecipeLink(first.next.target)
        let added = try await done(
            box.perform(Act("ingredient/save", fields: ["line": "1 and 1/2 cups flour"]), at: ingredients)
        )
        #expect(try RecipeLink(added.next.target) == ingredients)
        guard case .ingredients(let id) = ingredients else { throw RecipeBoxError.noRecipeChosen }
        let step = try await done(
            box.perform(Act("step/save", fields: ["text": "Whisk", "position": "1"]), at: .steps(id))
        )
        #expect(step.said == "step 1 added")
        let size = try await done(box.perform(Act("size", fields: ["factor": "3"]), at: .recipe(id)))
        let tripled = try #require(try box.screen(RecipeLink(size.next.target)) as? RecipeScreen)
        #expect(tripled.lines.map(\.text) == ["4-1/2 cups flour"])
        guard case .file(let print) = try await box.perform(Act("export/html"), at: RecipeLink(size.next.target)) else {
            throw RecipeBoxError.noRecipeChosen
        }
        #expect(
            print.name == "Pancakes.html" && String(decoding: print.bytes, as: UTF8.self).contains("4-1/2 cups flour")
        )
    }

    @Test("An act that arrives twice, or twice at the same moment, is done once")
    func once() async throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let recipe = try kitchen.recipe("Pancakes")
        let act = Act("step/save", fields: ["text": "Whisk"], operation: "6f1c")
        let box = kitchen.box
        let answers = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    guard case .done(let done) = try await box.perform(act, at: .steps(recipe.id)) else { return nil }
                    return done.said
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: "step 1 added", count: 6))
        #expect(try kitchen.steps(of: recipe) == ["Whisk"])
    }

    @Test("Another act under an operation id that was used is refused, and nothing is changed")
    func otherAct() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let whisk = Act("step/save", fields: ["text": "Whisk"], operation: "6f1c")
        #expect(try await done(kitchen.box.perform(whisk, at: .steps(recipe.id))).said == "step 1 added")
        let fry = Act("step/save", fields: ["text": "Fry"], operation: "6f1c")
        let others = [(fry, RecipeLink.steps(recipe.id)), (Act("undo", operation: "6f1c"), .home)]
        for (act, link) in others {
            guard case .refused(_, let why, _, _) = try await kitchen.box.perform(act, at: link) else {
                Issue.record("\(act.action) was answered as the first act")
                continue
            }
            #expect(why.hasPrefix("another act was done under the operation id “6f1c” — "))
        }
        #expect(try kitchen.steps(of: recipe) == ["Whisk"])
        #expect(try await done(kitchen.box.perform(whisk, at: .steps(recipe.id))).said == "step 1 added")
    }

    @Test("An act that gives a recipe a name that another has says so")
    func sameName() async throws {
        let box = try Kitchen().box
        let save = Act("recipe/save", fields: ["name": "Pancakes"])
        #expect(try await done(box.perform(save, at: .newRecipe)).said == "“Pancakes” added")
        let words = "2 recipes have this name — rename one, or tell them apart by tags"
        #expect(try await done(box.perform(save, at: .newRecipe)).said == "“Pancakes” added; \(words)")
        let soup = try box.newRecipe(named: "Soup")
        let rename = Act("recipe/save", fields: ["name": "pancakes"])
        #expect(
            try await done(box.perform(rename, at: .name(soup.id))).said?.contains("3 recipes have this name") == true
        )
        let servings = Act("recipe/save", fields: ["servings": "4"])
        #expect(try await done(box.perform(servings, at: .name(soup.id))).said == "“pancakes” edited")
    }

    @Test("An act on a screen that has changed since is done where it means the same, and else shows what changed")
    func stale() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Whisk", "Fry"])
        let seen = try kitchen.box.nameScreen(of: recipe.id).revision
        try kitchen.box.rename(recipe.id, to: "Waffles")
        let save = Act("recipe/save", fields: ["name": "Pancakes", "servings": "4"], seen: seen)
        guard case .refused(let screen, let why, _, _) = try await kitchen.box.perform(save, at: .name(recipe.id))
        else {
            Issue.record("the other's name was overwritten")
            return
        }
        #expect(why == "since you looked: “Pancakes” renamed to “Waffles” — look again, then decide")
        #expect((screen as? RecipeNameScreen)?.form[field: "name"]?.value == "Pancakes", "what was typed is kept")
        #expect(try kitchen.box.recipe(recipe.id).name == "Waffles")
        let delete = Act("step/\(recipe.steps[0].id)/delete", seen: seen)
        #expect(try await done(kitchen.box.perform(delete, at: .steps(recipe.id))).said == "step 1 deleted")
        guard case .refused(_, let undo, _, _) = try await kitchen.box.perform(Act("undo", seen: seen), at: .home)
        else {
            Issue.record("an undo took back another change than the one that was seen")
            return
        }
        #expect(undo == "since you looked: step 1 deleted — look again, then decide")
    }

    @Test("An act that isn't on the screen, is disabled or isn't confirmed changes nothing and says why")
    func refused() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let before = try kitchen.box.homeScreen()
        let cases: [(Act, RecipeLink, String)] = [
            (
                Act("recipe/format-disk"), .home,
                "this page has no such action"
            ),
            (Act("redo"), .home, "nothing has been taken back since the last change"),
            (
                Act("recipe/save", fields: ["name": " "]), .name(recipe.id),
                "the recipe name is blank — enter a name such as Pancakes"
            ),
            (
                Act("step/save", fields: ["text": "Whisk", "color": "red"]), .steps(recipe.id),
                "“step/save” takes no field “color” — it takes text, position"
            ),
            (Act("undo", fields: ["name": "x"]), .history(recipe.id), "“undo” takes no field “name” — it takes none"),
            (
                Act("photo/take", fields: ["photo": "pixel.png"]), .name(recipe.id),
                "the field “photo” takes a file, not a text — choose a file"
            ),
            (
                Act("step/save", files: ["text": kitchen.folder.file("a.txt")]), .steps(recipe.id),
                "the field “text” takes a text, not a file — write the text"
            ),
            (Act("photo/remove"), .name(recipe.id), "there is no photo"),
            (Act("photo/take"), .name(recipe.id), "the field “photo” has no file that can be read — choose a file"),
            (Act("shopping-list"), .home, "no recipe is chosen — choose one or more"),
            (
                Act("size", fields: ["factor": "2-3"]), .recipe(recipe.id),
                "“2-3” is a range, not a factor — give one number such as 2 or 1/2"
            ),
            (Act("export/pdf"), .recipe(recipe.id), "this app makes no PDF — choose a page to print"),
        ]
        for (act, link, expected) in cases {
            guard case .refused(_, let why, _, _) = try await kitchen.box.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(why == expected)
        }
        let delete = Act("recipe/\(recipe.id)/delete")
        guard case .question(let question) = try await kitchen.box.perform(delete, at: .home) else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.question == "Delete “Pancakes” with its 0 ingredients and 0 steps?")
        #expect(try kitchen.box.homeScreen() == before)
    }

    @Test("A refusal is at its field: the screen has its error there, or the refusal names the field")
    func fields() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 egg", "1 cup milk"], steps: ["Whisk", "Fry"])
        let text = kitchen.folder.file("a.txt")
        try Data("no recipe".utf8).write(to: text)
        let named: [(Act, RecipeLink, String)] = [
            (
                Act("ingredient/\(recipe.ingredients[0].id)/move", fields: ["position": "0"]),
                .ingredients(recipe.id), "position"
            ),
            (Act("step/\(recipe.steps[0].id)/move", fields: ["position": "x"]), .steps(recipe.id), "position"),
            (Act("photo/take"), .name(recipe.id), "photo"),
            (Act("photo/choose", files: ["photo": text]), .name(recipe.id), "photo"),
            (Act("import"), .home, "source"), (Act("import", files: ["source": text]), .home, "source"),
            (Act("shopping-list"), .home, "recipes"),
            (Act("shopping-list", fields: ["recipes": "none"]), .home, "recipes"),
            (Act("size", fields: ["servings": "4"]), .recipe(recipe.id), "servings"),
        ]
        for (act, link, field) in named {
            guard case .refused(_, _, _, let told) = try await kitchen.box.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(told == field, "\(act.action)")
        }
        let moves = ["x", "0", "", "1.5"]
        let ingredient = Act("ingredient/\(recipe.ingredients[1].id)/move")
        let step = Act("step/\(recipe.steps[1].id)/move")
        let typed: [(Act, RecipeLink, String, [String])] = [
            (ingredient, .ingredients(recipe.id), "position", moves), (step, .steps(recipe.id), "position", moves),
            (Act("shopping-list"), .home, "recipes", ["none", "\(recipe.id) none", " "]),
        ]
        for (act, link, field, texts) in typed {
            for text in texts {
                let sent = Act(act.action, fields: [field: text])
                guard case .refused(let screen, let why, _, let told) = try await kitchen.box.perform(sent, at: link)
                else {
                    Issue.record("\(act.action) with “\(text)” wasn't refused")
                    continue
                }
                #expect(told == field)
                let parts = ScreenParts(screen)
                let shown = try #require(parts.fields(of: act.action).first { $0.id == field })
                #expect(shown.value == text && shown.error == why, "\(act.action) with “\(text)”")
                let errors = (parts.forms.flatMap(\.fields) + parts.actions.flatMap(\.inputs)).compactMap(\.error)
                #expect(errors == [why], "only the row or the field where it was typed has it")
            }
        }
        let shown: [(Act, RecipeLink, String)] = [
            (Act("recipe/save"), .newRecipe, "name"), (Act("step/save"), .steps(recipe.id), "text"),
            (Act("size", fields: ["factor": "2-3"]), .recipe(recipe.id), "factor"),
            (Act("size", fields: ["factor": "0"]), .recipe(recipe.id), "factor"),
            (Act("size", fields: ["servings": "10000"]), .shoppingList([recipe.id]), "servings"),
            (Act("size", fields: ["servings": "two"]), .shoppingList([recipe.id]), "servings"),
        ]
        for (act, link, field) in shown {
            guard case .refused(let screen, let why, _, _) = try await kitchen.box.perform(act, at: link) else {
                Issue.record("\(act.action) wasn't refused")
                continue
            }
            #expect(ScreenParts(screen).forms.first?[field: field]?.error == why, "\(act.action)")
        }
    }

    @Test("A row that is moved beyond the end of its list becomes the last one, as a new one does")
    func beyondTheEnd() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Toast", ingredients: ["1 egg", "1 cup milk"], steps: ["Toast", "Serve"])
        let box = kitchen.box
        let egg = Act("ingredient/\(recipe.ingredients[0].id)/move", fields: ["position": "9"])
        #expect(try await done(box.perform(egg, at: .ingredients(recipe.id))).said == "ingredient “egg” moved to 2")
        let step = Act("step/\(recipe.steps[0].id)/move", fields: ["position": "9"])
        _ = try await done(box.perform(step, at: .steps(recipe.id)))
        #expect(try box.recipe(recipe.id).ingredients.map(\.name) == ["milk", "egg"])
        #expect(try kitchen.steps(of: recipe) == ["Serve", "Toast"])
    }

    @Test("A shopping list is shown in the size that is typed on its page, which holds for each recipe")
    func shoppingSize() async throws {
        let kitchen = try Kitchen()
        let soup = try kitchen.recipe("Soup", ingredients: ["300 g flour"], servings: 4)
        let toast = try kitchen.recipe("Toast", ingredients: ["100 g flour"])
        let box = kitchen.box
        let sizes: [(RecipeLink, [String: String], String)] = [
            (.shoppingList([soup.id, toast.id]), ["factor": "2"], "flour: 800 g"),
            (.shoppingList([soup.id]), ["servings": "2"], "flour: 150 g"),
            (.sizedList([soup.id], .factor(2), forKitchen: false), ["kitchen": "true"], "flour: 600 g"),
            (.sizedList([soup.id], .servings(try Servings(8)), forKitchen: false), ["kitchen": "true"], "flour: 600 g"),
            (.sizedList([soup.id], .servings(try Servings(8)), forKitchen: false), ["factor": "1"], "flour: 300 g"),
        ]
        for (link, fields, text) in sizes {
            let next = try await done(box.perform(Act("size", fields: fields), at: link)).next.target
            let list = try #require(try box.screen(RecipeLink(next)) as? ShoppingListScreen)
            #expect(list.items.map(\.text) == [text], "\(next)")
            let isRounded = fields["kitchen"] ?? "false"
            #expect(list.size[field: "kitchen"]?.value == isRounded)
        }
        let all = RecipeLink.shoppingList([soup.id, toast.id])
        let eight = Act("size", fields: ["servings": "8"])
        guard case .refused(_, let why, _, let field) = try await box.perform(eight, at: all) else {
            Issue.record("a recipe without servings was scaled to some")
            return
        }
        #expect(field == "servings" && why.hasPrefix("“Toast” doesn't say how many it serves"))
        #expect(try box.shoppingListScreen([]).size.whyNot != nil)
    }

    @Test("The size of a recipe keeps what isn't typed anew")
    func keptSize() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Soup", ingredients: ["300 g flour"], servings: 4)
        let link = RecipeLink.sized(recipe.id, 2, forKitchen: false)
        let rounded = try await done(kitchen.box.perform(Act("size", fields: ["kitchen": "true"]), at: link))
        #expect(try RecipeLink(rounded.next.target) == .sized(recipe.id, 2, forKitchen: true))
    }

    @Test("The file of a recipe with a hostile name stays in the folder that it is put into")
    func fileName() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("../../.profile/Soup")
        guard case .file(let file) = try await kitchen.box.perform(Act("export/markdown"), at: .recipe(recipe.id))
        else {
            Issue.record("no file")
            return
        }
        #expect(file.name == "-..-.profile-Soup.md")
    }

    @Test("Every form that edits comes filled, and changes nothing if it is sent back as it came")
    func prefilled() async throws {
        let kitchen = try Kitchen()
        let id = try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 and 1/2 cups (180 g) flour, sifted"],
            steps: ["Whisk"],
            servings: 4,
            tags: ["sweet"]
        ).id
        let texts = [
            "yield": "24 cookies", "prep": "5", "cook": "10", "total": "20", "source": "Mother", "notes": "Good\nHot",
        ]
        let recipe = try kitchen.box.edit(id, typed: texts)
        let pages: [(RecipeLink, String)] = [
            (.name(id), "recipe/save"), (.ingredient(id, recipe.ingredients[0].id), "ingredient/save"),
            (.step(id, recipe.steps[0].id), "step/save"),
        ]
        for (link, action) in pages {
            let forms = ScreenParts(try kitchen.box.screen(link)).forms
            let form = try #require(forms.first { $0[button: action] != nil })
            // An ingredient is edited by its parts or by a line.
            #expect(form.fields.filter { $0.value.isEmpty }.map(\.id) == (action == "ingredient/save" ? ["line"] : []))
            #expect(form.errors.isEmpty)
            let fields = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.id, $0.value) })
            _ = try await done(kitchen.box.perform(Act(action, fields: fields), at: link))
            #expect(try kitchen.box.recipe(id) == recipe, "\(link.target)")
        }
    }

    @Test("A blank form has no error before somebody typed, and still can't be saved")
    func unjudged() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let links: [RecipeLink] = [.newRecipe, .steps(recipe.id), .ingredients(recipe.id)]
        for link in links {
            let form = try #require(ScreenParts(try kitchen.box.screen(link)).forms.first)
            #expect(form.errors.isEmpty && form.buttons.first?.isEnabled == false, "\(link.target)")
            let typed = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.id, " ") })
            let judged = try #require(ScreenParts(try kitchen.box.screen(link, typed: typed)).forms.first)
            #expect(!judged.errors.isEmpty, "\(link.target)")
        }
    }

    @Test("An ingredient whose parts stay as they are shown keeps its author's line")
    func untouched() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 and 1/2 cups (180 g) flour, sifted"])
        let page = try kitchen.box.ingredientPage(of: recipe.id, editing: recipe.ingredients[0].id)
        let fields = Dictionary(uniqueKeysWithValues: page.form.fields.map { ($0.id, $0.value) })
        let link = RecipeLink.ingredient(recipe.id, recipe.ingredients[0].id)
        #expect(try await done(kitchen.box.perform(Act("ingredient/save", fields: fields), at: link)).said == nil)
        #expect(try kitchen.box.recipe(recipe.id).ingredients == recipe.ingredients)
    }

    @Test("A new name on the name page is told as one, also with other fields")
    func renamed() async throws {
        let kitchen = try Kitchen()
        let id = try kitchen.recipe("Pancakes").id
        let rename = Act("recipe/save", fields: ["name": "Crepes", "servings": "2"])
        #expect(
            try await done(kitchen.box.perform(rename, at: .name(id))).said == "“Pancakes” renamed to “Crepes”"
        )
    }

    @Test("Recipes of one name are told apart in the lists and among the choices by the beginnings of their ids")
    func oneName() throws {
        let kitchen = try Kitchen()
        let soups = [try kitchen.recipe("Soup"), try kitchen.recipe("soup"), try kitchen.recipe("Stew")]
        let home = try kitchen.box.homeScreen()
        let facts = "0 ingredients · 0 steps"
        for row in home.rows {
            let told = String(row.subtitle.dropFirst((facts + " · id ").count))
            #expect(row.subtitle == (row.id == soups[2].id ? facts : "\(facts) · id \(told)"))
            guard row.id != soups[2].id else { continue }
            #expect(told.count >= 6)
            #expect(try kitchen.box.findRecipe(told) == row.id)
        }
        #expect(Set(home.rows.map(\.subtitle)).count == 3)
        #expect(try kitchen.box.searchScreen("soup").rows == home.rows.filter { $0.id != soups[2].id })
        let labels = home.rows.map { $0.id == soups[2].id ? "Stew" : "\($0.recipe.name) (\($0.subtitle))" }
        #expect(home.shopping[field: "recipes"]?.choices.map(\.label) == labels)
    }

    @Test("Done saves what is typed and leads home, is refused where that can't be saved, and else saves nothing")
    func doneSaves() async throws {
        let kitchen = try Kitchen()
        let id = try kitchen.recipe("Toast", ingredients: ["1 egg"], steps: ["Toast the bread"]).id
        let box = kitchen.box
        let saved = try box.recipe(id)
        let (egg, step) = (saved.ingredients[0].id, saved.steps[0].id)
        let blank = ["line": " ", "amount": "", "unit": "", "name": "", "note": ""]
        let shown = ["line": "", "amount": "1", "unit": "", "name": "egg", "note": ""]
        let nothing: [(RecipeLink, [String: String])] = [
            (.ingredients(id), blank), (.steps(id), ["text": "", "position": "2"]), (.ingredient(id, egg), shown),
            (.step(id, step), ["text": "Toast the bread", "position": "1"]), (.steps(id), [:]),
        ]
        for (link, fields) in nothing {
            let left = try await done(box.perform(Act("done", fields: fields), at: link))
            #expect(left.said == nil && left.next.target == "recipebox://home", "\(link.target)")
        }
        #expect(try box.recipe(id) == saved)
        let wrong: [(RecipeLink, [String: String], String)] = [
            (.ingredients(id), blank.merging(["amount": "1/0", "name": "salt"]) { $1 }, "amount"),
            (.ingredients(id), blank.merging(["amount": "2"]) { $1 }, "name"),
            (.step(id, step), ["text": "", "position": "1"], "text"),
            (.steps(id), ["text": "Serve", "position": "two"], "position"),
            (.steps(id), ["text": "Serve", "position": "0"], "position"),
            (.step(id, step), ["text": "Serve", "position": "-1"], "position"),
        ]
        for (link, fields, field) in wrong {
            guard case .refused(let screen, _, _, _) = try await box.perform(Act("done", fields: fields), at: link)
            else {
                Issue.record("done at \(link.target)")
                continue
            }
            let form = try #require(ScreenParts(screen).forms.first)
            #expect(form[field: field]?.error != nil && form[field: field]?.value == fields[field], "\(link.target)")
        }
        #expect(try box.recipe(id) == saved)
        let typed: [(RecipeLink, [String: String], String)] = [
            (.ingredients(id), blank.merging(["line": "2 slices bread"]) { $1 }, "2 slices bread"),
            (.ingredient(id, egg), shown.merging(["note": "beaten"]) { $1 }, "1 egg, beaten"),
            (.steps(id), ["text": "Serve", "position": "2"], "Serve"),
            (.step(id, step), ["text": "Fry the bread", "position": "1"], "Fry the bread"),
        ]
        for (link, fields, line) in typed {
            let left = try await done(box.perform(Act("done", fields: fields), at: link))
            #expect(left.said != nil && left.next.target == "recipebox://home", "\(link.target)")
            let recipe = try box.recipe(id)
            #expect((recipe.ingredients.map(IngredientWording.line) + recipe.steps.map(\.text)).contains(line))
        }
    }

    @Test(
        "A step and an ingredient that were deleted while they were edited are told to be gone, and saved as new ones"
    )
    func gone() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Toast", ingredients: ["1 egg", "1 cup milk"], steps: ["Toast", "Serve"])
        let (egg, step) = (recipe.ingredients[0].id, recipe.steps[0].id)
        try kitchen.box.deleteIngredient(egg, of: recipe.id)
        try kitchen.box.deleteStep(step, of: recipe.id)
        let steps = try #require(try kitchen.box.screen(.step(recipe.id, step)) as? StepsPage)
        #expect(steps.emptyText?.hasPrefix("This step was deleted") == true && steps.editing == nil)
        let list = try #require(try kitchen.box.screen(.ingredient(recipe.id, egg)) as? IngredientPage)
        #expect(list.emptyText?.hasPrefix("This ingredient was deleted") == true && list.form.title == "New ingredient")
        let saveStep = Act("step/save", fields: ["text": "Toast well", "position": "1"])
        _ = try await done(kitchen.box.perform(saveStep, at: .step(recipe.id, step)))
        let saveEgg = Act(
            "ingredient/save",
            fields: ["line": "", "amount": "2", "unit": "", "name": "eggs", "note": ""]
        )
        _ = try await done(kitchen.box.perform(saveEgg, at: .ingredient(recipe.id, egg)))
        let saved = try kitchen.box.recipe(recipe.id)
        #expect(saved.steps.map(\.text) == ["Toast well", "Serve"])
        #expect(saved.ingredients.map(\.name) == ["milk", "eggs"])
    }

    private func done(_ acted: Acted) throws -> Acted.Done {
        guard case .done(let done) = acted else { throw NotDone(acted: "\(acted)") }
        return done
    }

    private struct NotDone: Error { let acted: String }
}
