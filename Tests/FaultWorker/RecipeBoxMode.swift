import Foundation
import RecipeBox
import TimeKit

/// `fault-worker recipebox MODE FILE RECIPE …`: uses a recipe box until the process is stopped.
///
///     insert FILE RECIPE LABEL COUNT   inserts COUNT steps at position 2, "LABEL 0" and so on; prints each when it is saved
///     edit FILE RECIPE LABEL COUNT     inserts, moves and deletes steps in turn; prints the text of each new one when it is saved
///     pause FILE RECIPE                inserts a step at 1, and pauses between finding the position and writing the row
enum RecipeBoxMode {
    private static let misuse = Misuse("recipebox insert|edit|pause FILE RECIPE [LABEL COUNT]")

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 3 else { throw misuse }
        let file = URL(filePath: arguments[1])
        let recipe = Recipe.ID(arguments[2])
        let label = arguments.count > 3 ? arguments[3] : "step"
        let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
        switch arguments[0] {
        case "insert": try insert(count, label, RecipeBox.open(at: file), recipe)
        case "edit": try edit(count, label, RecipeBox.open(at: file), recipe)
        case "pause": try pause(file, recipe)
        default: throw misuse
        }
    }

    private static func insert(_ count: Int, _ label: String, _ box: RecipeBox, _ recipe: Recipe.ID) throws {
        say("ready")
        for number in 0..<count {
            try box.addStep("\(label) \(number)", to: recipe, at: 2)
            say("\(label) \(number)")
        }
    }

    private static func edit(_ count: Int, _ label: String, _ box: RecipeBox, _ recipe: Recipe.ID) throws {
        say("ready")
        for number in 0..<count {
            let step = try box.addStep("\(label) \(number)", to: recipe, at: number % 7).step
            say(step.text)
            let steps = try box.recipe(recipe).steps
            let moved = steps[number * 5 % steps.count]
            try box.editStep(moved.id, of: recipe, position: number * 3 % 11)
            if number % 4 == 3, let last = steps.last, last.id != step.id {
                // Only the last step is deleted. That is printed first, so that the test knows which step may be missing.
                say("deleting \(last.text)")
                try box.deleteStep(last.id, of: recipe)
            }
        }
    }

    private static func pause(_ file: URL, _ recipe: Recipe.ID) throws {
        let box = try RecipeBox.open(
            at: file,
            ids: IDSource { _ in
                // The id is requested within the transaction, after the position was found.
                say("in the middle")
                _ = readLine()
                return "never"
            }
        )
        try box.addStep("never", to: recipe, at: 1)
        say("saved")
    }
}
