import RecipeBox
import ScreenKit
import StoreSteps
import TestKit
import Testing

@Suite("Every page of the recipes as JSON")
struct PageWalkTests {
    @Test("Links lead from home to every page, and each encodes plainly")
    func walk() throws {
        let kitchen = try Kitchen()
        try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 1/2 cups flour", "2-3 eggs", "For the sauce:", "1 cup + 2 tablespoons water", "salt"],
            steps: ["Mix the flour.", "Fry."],
            servings: 4,
            tags: ["breakfast"]
        )
        try kitchen.recipe("Soup", ingredients: ["1 can (15 oz) beans"], steps: ["Warm the beans."])
        let walk = LinkWalk(from: ["recipebox://home"], scheme: "recipebox") { link in
            let look = try TransactionCount.count(in: kitchen.store) { try kitchen.box.screen(RecipeLink(link)) }
            #expect(look.transactions == 1, "\(link)")
            return look.value
        }
        #expect(walk.faults == [])
        #expect(walk.opened.count > 10, "\(walk.opened)")
    }

    @Test("A writer beside the reader changes something in the middle of each page, and no page mixes two states")
    func writerBeside() throws {
        let kitchen = try Kitchen()
        let pancakes = try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 1/2 cups flour", "2-3 eggs"],
            steps: ["Mix the flour.", "Fry."],
            servings: 4,
            tags: ["breakfast"]
        )
        try kitchen.recipe("Soup", ingredients: ["1 can (15 oz) beans"], steps: ["Warm the beans."], tags: ["brunch"])
        let beside = try WriterBeside<RecipeBox>(copyOf: kitchen.store) { store in
            RecipeBox(store: store, photos: nil, clock: kitchen.clock.wallClock, ids: .seeded(2), actor: "ana")
        } show: { box, link in
            try box.screen(RecipeLink(link))
        } write: { box, number in
            try box.edit(pancakes.id) { draft in
                draft.name = "Pancakes \(number % 2)"
                draft.tags = [number.isMultiple(of: 2) ? "brunch" : "breakfast"]
            }
        }
        let links: [RecipeLink] = [.home, .search, .shoppingList([pancakes.id])]
        let walk = beside.walk(from: links.map(\.target), scheme: "recipebox")
        #expect(beside.breaches == [])
        #expect(try beside.unopened(of: "Packages/RecipeBox/RecipeBox/Screens/RecipeScreens.swift") == [])
        #expect(walk.opened.count > 8 && beside.changeCount > 6, "\(walk.opened.count), \(beside.changeCount)")
    }
}
