import BrowserKit
import HabitCourse
import RecipeBox
import ServedPages
import Testing

/// The story of each document, from an empty store on. `WebAppTests` plays the same ones through the forms alone.
@Suite(
    "The stories of the documents in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct StoryBrowserTests {
    @Test(
        "TIPs: from the setup to a ticked dose, its week and the tick taken back, by touch, by the keyboard and without scripts",
        arguments: Means.allCases
    )
    func tips(by means: Means) async throws {
        try await ServedProgram.with(samples: false) { served in
            try await Player.playing(means, at: served.server) { parent in
                try parent.open("tips")
                try parent.enter("self", at: "Are you setting up for yourself, or do you have a room code?")
                try parent.press("Next")
                try parent.enter("Mia", at: "Patient Name")
                try parent.enter("2027-02-12", at: "Food Challenge Date")
                try parent.enter("Ann", at: "Your Name")
                try parent.press("Next")
                try parent.press("Add Item: Medicine")
                try parent.enter("Cetirizine", at: "Medicine 1: Item Name")
                try parent.enter("5", at: "Medicine 1: Dose")
                try parent.enter("mL", at: "Medicine 1: Unit")
                try parent.press("Next")
                try parent.press("Next")
                try parent.press("Next")
                try parent.sees("Medicine: Cetirizine")
                try parent.press("Confirm")

                try parent.press("Cetirizine 5 mL")
                #expect(try parent.pressedCount == "1")
                try parent.follow("Week View")
                try parent.sees("18:00 by Ann")
                try parent.follow("← Home")
                try parent.press("Cetirizine 5 mL")
                #expect(try parent.pressedCount == "0")
            }
        }
    }

    @Test(
        "Habits: the welcome, the first post, a tick taken back, the goal and an own habit, by touch, by the keyboard and without scripts",
        arguments: Means.allCases
    )
    func habits(by means: Means) async throws {
        try await ServedCourse.with { served in
            try await Player.playing(means, at: served.server) { reader in
                try reader.open("habit")
                try reader.sees("Welcome! 10 weeks, one small habit at a time")
                try reader.press("Start")
                try reader.press("Start")
                try reader.follow("Welcome: how this works")
                try reader.press("Read to the end")
                try reader.follow("← All posts")
                try reader.follow("← Home")
                try reader.press("I take a photo")
                try reader.sees("Done today · tomorrow +6")
                #expect(try reader.pressedCount == "1")
                try reader.press("Undo")
                #expect(try reader.pressedCount == "0")

                // The week is over.
                try served.live(from: 2, through: 8)
                try reader.open("habit")
                try reader.follow("Self-image goal")
                try reader.enter("I am someone who enjoys each meal", at: "My self-image goal")
                try reader.press("Save")
                try reader.open("habit/habits")
                try reader.follow("Set your habit eating slowly")
                try reader.enter("I put the fork down", at: "What I will do")
                try reader.press("Set the habit")
                try reader.sees("I put the fork down")
            }
            #expect(try served.course.homeScreen().goal == "I am someone who enjoys each meal")
            #expect(try served.course.homeScreen().habits.map(\.text) == ["I put the fork down"])
        }
    }

    @Test(
        "Kidney: the terms, a dangerous potassium, its alarm first on the day and its acknowledgment, by touch, by the keyboard and without scripts",
        arguments: Means.allCases
    )
    func kidney(by means: Means) async throws {
        try await ServedProgram.with(samples: false) { served in
            try await Player.playing(means, at: served.server) { patient in
                try patient.open("kidney")
                try patient.press("Accept")
                try patient.follow("Laboratory values")
                try patient.follow("Potassium")
                try patient.enter("6.8", at: "Value")
                try patient.press("Add")
                try patient.sees("Go to an emergency department now")
                try patient.open("kidney")
                try patient.sees("Go to an emergency department now")
                try patient.follow("Alerts")
                try patient.press("I have seen it and act on it")
                try patient.open("kidney/alerts")
                #expect(try !patient.text.contains("I have seen it and act on it"))
            }
        }
    }

    @Test(
        "Recipes: a recipe from its name to the kitchen, a shopping list, deleted and brought back, by touch, by the keyboard and without scripts",
        arguments: Means.allCases
    )
    func recipes(by means: Means) async throws {
        try await ServedRecipes.with { served in
            try await Player.playing(means, at: served.server) { cook in
                try cook.open("recipes")
                try cook.sees("There are no recipes yet")
                try cook.follow("New recipe")
                try cook.enter("Pancakes", at: "Name")
                try cook.enter("4", at: "Servings")
                try cook.press("Ingredients")
                for line in ["1 and 1/2 cups flour, sifted", "2 eggs", "1 cup milk"] {
                    try cook.enter(line, at: "Ingredient in one line")
                    try cook.press("Save ingredient")
                }
                try cook.follow("Steps")
                for step in ["Whisk everything", "Fry both sides"] {
                    try cook.enter(step, at: "Step")
                    try cook.press("Save step")
                }
                try cook.enter("Sift the flour", at: "Step")
                try cook.enter("1", at: "Position")
                try cook.press("Save step")
                try cook.sees("3. Fry both sides")
                try cook.press("Done")
                try cook.sees("3 ingredients · 3 steps · serves 4")

                try cook.follow("Pancakes")
                try cook.enter("2", at: "Times as much")
                try cook.press("Show")
                try cook.tick("3 cups flour, sifted")

                try cook.open("recipes")
                try cook.unfold("Shopping list")
                try cook.tick("Pancakes")
                try cook.press("Shopping list")
                try cook.sees("milk: 1 cup")
                try cook.follow("← Recipes")

                try cook.press("Delete Pancakes")
                try cook.press("Delete")
                try cook.sees("There are no recipes yet")
                try cook.press("Undo")
                try cook.sees("3 ingredients · 3 steps · serves 4")
            }
            let pancakes = try #require(try served.box.recipes().first)
            let recipe = try served.box.recipe(pancakes.id)
            #expect(recipe.steps.map(\.text) == ["Sift the flour", "Whisk everything", "Fry both sides"])
            #expect(recipe.ingredients.map(\.name) == ["flour", "eggs", "milk"])
        }
    }

    @Test(
        "Maricopa: a market open on Saturday by the filters, its page, its neighbor and the way there, by touch, by the keyboard and without scripts",
        arguments: Means.allCases
    )
    func maricopa(by means: Means) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Player.playing(means, at: served.server) { visitor in
                try visitor.open("maricopa")
                try visitor.follow("Markets")
                try visitor.follow("Filters")
                try visitor.press("Saturday")
                try visitor.press("Hours of earlier years")
                try visitor.press("Apply filter")
                try visitor.sees("Filters: Saturday")
                try visitor.follow("2. Buckeye Farmer's Market")
                try visitor.sees("Sat 09:00-13:00")
                try visitor.follow("Next")
                try visitor.sees("3 of 22")
                try visitor.follow("Previous")
                try visitor.follow("Directions")
                #expect(try visitor.heading == "Directions to Buckeye Farmer's Market")
                try visitor.follow("← Buckeye Farmer's Market")
                #expect(try visitor.heading == "Buckeye Farmer's Market")
            }
        }
    }
}
