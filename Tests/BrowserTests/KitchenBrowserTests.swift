import BrowserKit
import Foundation
import RecipeBox
import ServedPages
import Testing

@Suite(
    "Amounts that are read as they are typed and ticks that a phone keeps, in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct KitchenBrowserTests {
    @Test("an amount is read as it is typed, also one that can't be read, and nothing is saved by that")
    func reading() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "recipes/recipe/\(soup.id)/ingredients")
                try browser.mark()
                let line = "document.getElementById('ingredient-amount-reading')"
                #expect(try browser.text(of: line + ".textContent").isEmpty)
                try browser.run("document.getElementById('ingredient-amount').focus()")
                try browser.leading { try browser.type("1-1/2") }
                #expect(try browser.text(of: line + ".textContent") == "read as 1-1/2")
                #expect(try browser.told == "read as 1-1/2")
                #expect(try browser.text(of: "document.activeElement.value") == "1-1/2")
                try browser.run("document.activeElement.select()")
                try browser.leading { try browser.type("1 @ 1/2") }
                #expect(try !browser.text(of: line + ".textContent").isEmpty)
                #expect(try browser.text(of: "document.querySelectorAll('.error').length") == "0")
                try browser.leading {
                    try browser.run(
                        """
                        const field = document.activeElement;
                        field.value = '';
                        field.dispatchEvent(new Event('input', { bubbles: true }));
                        """
                    )
                }
                #expect(try browser.text(of: line + ".textContent").isEmpty)

                try browser.run("document.getElementById('ingredient-line').focus()")
                try browser.leading { try browser.type("1 1/2 cups rice, washed") }
                let whole = "document.getElementById('ingredient-line-reading').textContent"
                #expect(try browser.text(of: whole).contains("rice"))
                #expect(try browser.accessibilityFaults() == [])
                #expect(try browser.isMarked)
                #expect(try served.box.recipe(soup.id).ingredients.isEmpty)
                // The form itself is sent as before.
                try browser.leading { try browser.press("Enter") }
                #expect(browser.complaints.isEmpty)
            }
            #expect(try served.box.recipe(soup.id).ingredients.map(\.name) == ["rice"])
        }
    }

    @Test("the ticks of a shopping list stay without a connection until all are unticked or the list is another")
    func ticks() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for line in ["1 cup rice", "2 onions", "3 eggs"] { try served.box.addIngredient(line, to: soup.id) }
            try await Chromium.run { browser in
                try browser.show(width: 320)
                let list = "recipes/shopping-list/\(soup.id)"
                let boxes = "[...document.querySelectorAll('main .lines input')]"
                let ticked = boxes + ".filter(e => e.checked).map(e => e.labels[0].textContent).join()"
                let button = "[...document.querySelectorAll('main button')].find(e => e.textContent === 'Untick all')"
                try browser.open(served.server + list)
                try browser.waitForCopy(of: "/" + list)
                // The worker keeps the files of a page that it answers itself.
                try browser.open(served.server + list)
                #expect(try browser.text(of: ticked).isEmpty)
                try browser.touch("document.getElementById('item-1')")
                try browser.wait(until: "document.getElementById('item-1').checked")
                let name = try browser.text(of: ticked)
                #expect(!name.isEmpty)

                try browser.cut(true)
                try browser.open(served.server + list)
                #expect(try browser.text(of: "document.querySelector('main').textContent").hasPrefix("Kept from "))
                #expect(try browser.text(of: ticked) == name)
                #expect(try browser.accessibilityFaults() == [])
                #expect((Int(try browser.text(of: button + ".offsetHeight")) ?? 0) >= 48)
                try browser.touch(button)
                try browser.wait(until: "told.textContent === 'Nothing is ticked.'")
                try browser.open(served.server + list)
                #expect(try browser.text(of: ticked).isEmpty)

                // Another list at the same address has no ticks of this one.
                try browser.touch("document.getElementById('item-0')")
                try browser.wait(until: "document.getElementById('item-0').checked")
                try browser.cut(false)
                try served.box.addIngredient("1 apple", to: soup.id)
                try browser.open(served.server + list)
                #expect(try browser.text(of: boxes + ".length") == "4")
                #expect(try browser.text(of: ticked).isEmpty)
                #expect(try browser.text(of: "localStorage.length") == "0")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a recipe of twenty ingredients and ten steps fits on two sheets of paper, with nothing but the recipe")
    func sheets() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            for number in 1...20 { try served.box.addIngredient("\(number) cups stock", to: soup.id) }
            let step = "Stir the stock until it simmers, then lower the heat, cover the pot and wait before you go on."
            for number in 1...10 { try served.box.addStep(step + " This is step \(number).", to: soup.id) }
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "recipes/recipe/\(soup.id)")
                let data = try browser.call("Page.printToPDF")["data"] as? String
                let file = try #require(data.flatMap { Data(base64Encoded: $0) })
                let sheets = String(decoding: file, as: UTF8.self).matches(of: #/\/Type \/Page\b/#)
                #expect((1...2).contains(sheets.count))
                try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
                let others = "[...document.querySelectorAll('main :is(button, form, nav, details), .bar, .foot')]"
                #expect(try browser.text(of: others + ".filter((e) => e.checkVisibility()).length") == "0")
            }
        }
    }

    @Test("a list without scripts has no button to untick all, and its boxes work")
    func withoutScripts() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            try served.box.addIngredient("2 onions", to: soup.id)
            try await Player.playing(.noScript, at: served.server) { player in
                try player.open("recipes/shopping-list/\(soup.id)")
                try player.tick("onion")
                let button = "[...document.querySelectorAll('button')].find(e => e.textContent === 'Untick all')"
                #expect(try player.browser.text(of: "String(\(button).checkVisibility())") == "false")
            }
        }
    }
}
