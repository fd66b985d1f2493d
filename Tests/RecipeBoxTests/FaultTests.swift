import Foundation
import RecipeBox
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Faults: positions are always 1…n, whatever crashes and whoever writes")
struct FaultTests {
    private func worker(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["recipebox"] + arguments)
    }

    private func expectSound(_ recipe: Recipe, _ comment: Comment) {
        #expect(recipe.steps.map(\.position) == Array(1..<recipe.steps.count + 1), comment)
        #expect(Set(recipe.steps.map(\.id)).count == recipe.steps.count, comment)
        #expect(Set(recipe.steps.map(\.text)).count == recipe.steps.count, comment)
    }

    @Test("a process killed between finding the place and writing the row leaves everything as it was")
    func betweenShiftAndInsert() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let recipe = try kitchen.recipe("Cake", steps: ["Stir", "Bake"])
        let child = try worker("pause", kitchen.folder.file("recipes.sqlite").path, recipe.id.rawValue)
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        let after = try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite")).recipe(recipe.id)
        #expect(after == recipe)
        #expect(try kitchen.box.addStep("Sift", to: recipe.id, at: 1).step.position == 1)
        #expect(try kitchen.steps(of: recipe) == ["Sift", "Stir", "Bake"])
    }

    @Test(
        "kill -9 over many rounds: what was said to be saved is saved, and the steps are sound",
        .timeLimit(.minutes(5))
    )
    func killedOverAndOver() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let recipe = try kitchen.recipe("Cake")
        let path = kitchen.folder.file("recipes.sqlite").path
        var generator = SeededGenerator(seed: 7)
        var expected: Set<String> = []
        var doubtful: Set<String> = []
        for round in 0..<12 {
            let child = try worker("edit", path, recipe.id.rawValue, "round \(round)", "1000")
            try child.waitForLine(startingWith: "ready")
            for _ in 0..<generator.int(in: 1...25) {
                guard let line = try child.readLine() else { break }
                let deleting = "deleting "
                if line.hasPrefix(deleting) {
                    doubtful.insert(String(line.dropFirst(deleting.count)))
                } else {
                    expected.insert(line)
                }
            }
            child.kill()
            // The pipe still has the lines written before the signal.
            while let line = try child.readLine() {
                if line.hasPrefix("deleting ") {
                    doubtful.insert(String(line.dropFirst(9)))
                } else {
                    expected.insert(line)
                }
            }
            let after = try kitchen.box.recipe(recipe.id)
            expectSound(after, "round \(round)")
            let missing = expected.subtracting(after.steps.map(\.text)).subtracting(doubtful)
            #expect(missing.isEmpty, "round \(round): \(missing)")
        }
        #expect(try kitchen.store.inspect().findings.isEmpty)
    }

    @Test("two processes insert at the same position: every step is there once, each one's own in their order")
    func samePosition() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let recipe = try kitchen.recipe("Cake", steps: ["First", "Last"])
        let path = kitchen.folder.file("recipes.sqlite").path
        let children = try ["a", "b"].map { try worker("insert", path, recipe.id.rawValue, $0, "100") }
        for child in children { #expect(try child.wait() == .status(0)) }
        let after = try kitchen.box.recipe(recipe.id)
        expectSound(after, "two processes")
        #expect(after.steps.count == 202)
        #expect(after.steps.first?.text == "First" && after.steps.last?.text == "Last")
        for label in ["a", "b"] {
            let own = after.steps.map(\.text).filter { $0.hasPrefix(label + " ") }
            #expect(own == (0..<100).reversed().map { "\(label) \($0)" })
        }
    }
}
