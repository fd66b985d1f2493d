import RecipeBox
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Positions: the rule of the steps page")
struct PositionTests {
    @Test(
        "no request is the next; beyond the next is the next; below 1 is 1",
        arguments: [
            (nil, 0, 1), (nil, 3, 4), (1, 0, 1), (2, 0, 1), (4, 3, 4), (5, 3, 4), (.max, 3, 4), (3, 3, 3), (1, 3, 1),
            (0, 3, 1),
            (-1, 3, 1), (.min, 3, 1),
        ] as [(Int?, Int, Int)]
    )
    func resolved(requested: Int?, others: Int, position: Int) {
        #expect(Position.resolved(requested, others: others) == position)
    }

    @Test(
        "moving is taking out and putting in",
        arguments: [
            (1, 3, "bca"), (3, 1, "cab"), (2, 2, "abc"), (1, 9, "bca"), (3, 0, "cab"), (4, 1, nil), (0, 1, nil),
        ] as [(Int, Int, String?)]
    )
    func moving(from: Int, to: Int, expected: String?) {
        #expect(Position.moving(from: from, to: to, in: Array("abc")).map { String($0) } == expected)
    }

    /// The simplest model of the document's list.
    private struct Model {
        var texts: [String] = []

        mutating func add(_ text: String, at position: Int?) -> Int {
            texts = Position.inserting(text, at: position, into: texts)
            return (texts.firstIndex(of: text) ?? -1) + 1
        }
    }

    @Test("any history of step edits gives what a plain array gives", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func law(seed: UInt64) throws {
        let kitchen = try Kitchen(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let recipe = try kitchen.recipe("Letters")
        var model = Model()
        for number in 0..<150 {
            let comment = "seed \(seed), edit \(number)"
            let steps = try kitchen.box.recipe(recipe.id).steps
            #expect(steps.map(\.text) == model.texts, "\(comment)")
            #expect(steps.map(\.position) == Array(1..<model.texts.count + 1), "\(comment)")
            let place = generator.int(in: -2...model.texts.count + 3)
            switch generator.int(in: 0...9) {
            case 0...4:
                let requested = generator.oneIn(3) ? nil : place
                let step = try kitchen.box.addStep("step \(number)", to: recipe.id, at: requested).step
                #expect(step.position == model.add("step \(number)", at: requested), "\(comment)")
            case 5...7 where !steps.isEmpty:
                let step = generator.pick(steps)
                let edited = try kitchen.box.editStep(step.id, of: recipe.id, position: place).step
                model.texts = try #require(Position.moving(from: step.position, to: place, in: model.texts))
                #expect(model.texts[edited.position - 1] == step.text, "\(comment)")
            case 8 where !steps.isEmpty:
                let step = generator.pick(steps)
                try kitchen.box.deleteStep(step.id, of: recipe.id)
                model.texts.remove(at: step.position - 1)
            case 9 where !steps.isEmpty:
                let step = generator.pick(steps)
                try kitchen.box.editStep(step.id, of: recipe.id, text: "text \(number)")
                model.texts[step.position - 1] = "text \(number)"
            default: continue
            }
        }
    }

    @Test("any history of ingredient moves gives what a plain array gives", arguments: [1, 2, 3] as [UInt64])
    func ingredients(seed: UInt64) throws {
        let kitchen = try Kitchen(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let recipe = try kitchen.recipe("Letters", ingredients: ["a", "b", "c", "d", "e"])
        var names = ["a", "b", "c", "d", "e"]
        for number in 0..<60 {
            let rows = try kitchen.box.recipe(recipe.id).ingredients
            #expect(rows.map(\.name) == names, "seed \(seed), move \(number)")
            #expect(rows.map(\.position) == Array(1...names.count))
            let row = generator.pick(rows)
            let place = generator.int(in: -1...8)
            let moved = try kitchen.box.moveIngredient(row.id, of: recipe.id, to: place)
            names = try #require(Position.moving(from: row.position, to: place, in: names))
            #expect(names[moved.position - 1] == row.name)
        }
    }

    @Test("10,000 steps inserted at 1: each writes one row of steps, and all are in order")
    func tenThousand() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Letters")
        let count = 10_000
        var rows: [Int] = []
        for number in 0..<count {
            kitchen.clock.advance(milliseconds: 1)
            let step = try kitchen.box.addStep("step \(number)", to: recipe.id, at: 1).step
            #expect(step.position == 1)
            if number % 1_000 == 999 { rows.append(try kitchen.rowsOfLastChange(of: recipe)) }
        }
        // Each insertion writes two rows, the step and the recipe's time of change, at the end as at the beginning.
        #expect(rows == Array(repeating: 2, count: 10))
        let steps = try kitchen.box.recipe(recipe.id).steps
        #expect(steps.map(\.position) == Array(1...count))
        #expect(steps.map(\.text) == (0..<count).reversed().map { "step \($0)" })
        kitchen.clock.advance(milliseconds: 1)
        let moved = try kitchen.box.editStep(steps[count - 1].id, of: recipe.id, position: 5_000).step
        #expect(moved.position == 5_000)
        #expect(try kitchen.rowsOfLastChange(of: recipe) == 2)
    }
}

extension Kitchen {
    /// The number of rows written by the newest change of a recipe.
    func rowsOfLastChange(of recipe: Recipe) throws -> Int {
        let subject = EntityRef(kind: "recipe", id: recipe.id.rawValue)
        return try store.read { db in try ChangeLog.changes(for: subject, limit: 1, in: db).first?.rows.count ?? 0 }
    }
}
