import Foundation
import TestKit
import Testing

@Suite("The JSON of the commands has the shapes that are promised")
struct JSONShapeTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    /// A JSON document, for looking at its keys.
    indirect enum Shape: Decodable, Equatable {
        case object([String: Shape]), array([Shape]), text(String), number(Double), truth(Bool), null

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let truth = try? value.decode(Bool.self) {
                self = .truth(truth)
            } else if let number = try? value.decode(Double.self) {
                self = .number(number)
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else if let array = try? value.decode([Shape].self) {
                self = .array(array)
            } else {
                self = .object(try value.decode([String: Shape].self))
            }
        }

        /// Encodings that readers of JSON don't expect: an enum's payload under `_0`, and a dictionary as a list of keys and values in turn.
        var oddities: [String] {
            switch self {
            case .object(let members):
                members.keys.filter { $0.hasPrefix("_") } + members.values.flatMap(\.oddities)
            case .array(let list):
                (Set(list.compactMap(\.kind)).count > 1 ? ["\(list)"] : []) + list.flatMap(\.oddities)
            default: []
            }
        }

        /// The kind of the value; nil for null.
        private var kind: String? {
            switch self {
            case .object: "object"
            case .array: "array"
            case .text: "text"
            case .number: "number"
            case .truth: "truth"
            case .null: nil
            }
        }

        var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
        subscript(key: String) -> Shape? { if case .object(let members) = self { members[key] } else { nil } }
        subscript(index: Int) -> Shape? {
            if case .array(let list) = self, list.indices.contains(index) { list[index] } else { nil }
        }
    }

    @Test("parse: one object a line, null where there is no alternative")
    func parse() throws {
        let result = try box.recipebox("parse", "--json", "1 1/2", "11/2", "2-3", "1/0")
        #expect(result.status == 65)
        let lines = try result.text.split(separator: "\n").map {
            try JSONDecoder().decode(Shape.self, from: Data($0.utf8))
        }
        let number: Set = ["whole", "numerator", "denominator", "text"]
        #expect(
            lines.map(\.keys) == [
                number.union(["input", "reading", "alternative"]), number.union(["input", "reading", "alternative"]),
                ["input", "low", "high"], ["input", "error"],
            ]
        )
        #expect(lines[0]["alternative"] == .null)
        #expect(lines[0]["reading"] == .text("plain"))
        #expect(lines[1]["alternative"]?.keys == number)
        #expect(lines[1]["reading"] == .text("lostSpace"))
        #expect(lines[2]["low"]?.keys == number)
        #expect(lines[3]["error"]?.keys == ["code", "offset", "message"])
        #expect(lines[3]["error"]?["code"] == .text("zeroDenominator"))
    }

    @Test("show: the recipe with its ingredients and steps in order")
    func show() throws {
        try box.addPancakes()
        try box.recipebox("ingredient", "add", "Pancakes", "pepper")
        let recipe = try box.json(Shape.self, "show", "Pancakes")
        #expect(
            recipe.keys.isSuperset(of: [
                "id", "name", "servings", "photo", "ingredients", "steps", "tags", "notes", "source",
            ])
        )
        #expect(recipe["photo"] == .null)
        let ingredient = try #require(recipe["ingredients"]?[0])
        #expect(ingredient.keys.isSuperset(of: ["id", "position", "amount", "unit", "name", "note", "text"]))
        #expect(ingredient["amount"]?.keys == ["whole", "numerator", "denominator", "text"])
        #expect(recipe["ingredients"]?[3]?["amount"] == .null)
        #expect(recipe["steps"]?[0]?.keys == ["id", "position", "text"])
        #expect(recipe["steps"]?[1]?["position"] == .number(2))
    }

    @Test("check: its JSON has the note of its text, also for a recipe without steps")
    func check() throws {
        try box.addPancakes()
        try box.recipebox("new", "Soup")
        for recipe in ["Pancakes", "Soup"] {
            let checked = try box.json(Shape.self, "check", recipe)
            #expect(checked.keys == ["findings", "note"])
            guard case .text(let note)? = checked["note"] else {
                Issue.record("\(recipe) has no note")
                continue
            }
            #expect(try box.recipebox("check", recipe).text.hasSuffix(note + "\n"))
        }
    }

    @Test(
        "every command that prints prints one JSON document and nothing else",
        arguments: [
            ["list"], ["list", "--search", "pan"], ["show", "Pancakes"], ["scale", "Pancakes", "2"],
            ["history", "Pancakes"],
            ["ingredient", "list", "Pancakes"], ["step", "list", "Pancakes"], ["shopping-list", "Pancakes"],
            ["check", "Pancakes"], ["convert", "1 cup", "--to", "ml"], ["doctor"], ["backup"], ["backup", "--list"],
            ["notifications"], ["open", "recipebox://home"], ["tick"], ["undo"], ["new", "Soup"],
            ["rename", "Pancakes", "Crepes"],
            ["edit", "Pancakes", "--servings", "2"], ["delete", "Pancakes", "--yes"], ["agent", "status"],
            ["ingredient", "add", "Pancakes", "1 egg"], ["ingredient", "edit", "Pancakes", "1", "2 cups flour"],
            ["ingredient", "move", "Pancakes", "1", "2"], ["ingredient", "delete", "Pancakes", "1"],
            ["step", "add", "Pancakes", "Eat"], ["step", "edit", "Pancakes", "1", "--text", "Stir"],
            ["step", "delete", "Pancakes", "1"], ["archive", "export", "all.jsonl"],
            ["export", "Pancakes", "--format", "jsonld", "-o", "out.json"],
        ]
    )
    func document(_ arguments: [String]) throws {
        try box.addPancakes()
        let result = try box.run("recipebox", arguments + ["--json"])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        let shape = try JSONDecoder().decode(Shape.self, from: result.output)
        #expect(shape.oddities == [])
        if case .object = shape { return }
        guard case .array = shape else {
            Issue.record("\(arguments) prints \(shape)")
            return
        }
    }

    @Test("the look for odd JSON sees a payload without a name and a dictionary as a list")
    func oddities() throws {
        func oddities(_ text: String) throws -> Int {
            try JSONDecoder().decode(Shape.self, from: Data(text.utf8)).oddities.count
        }
        #expect(try oddities(#"{"a": {"waits": {"_0": 3}}}"#) == 1)
        #expect(try oddities(#"{"a": ["medicine", {"isOn": true}]}"#) == 1)
        #expect(try oddities(#"{"a": [1, null, 2], "b": [{"c": []}]}"#) == 0)
    }

    @Test("with --json an error is still one line on standard error, and standard output stays empty")
    func errors() throws {
        for arguments in [["show", "nothing"], ["new", " "], ["list", "--nonsense"]] {
            let result = try box.run("recipebox", arguments + ["--json"])
            #expect(result.status != 0)
            #expect(result.output.isEmpty)
            #expect(result.errorText.hasPrefix("error: "))
            #expect(result.errorText.split(separator: "\n").count == 1)
        }
    }
}
