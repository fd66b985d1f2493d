import Foundation
import TestKit
import Testing

@Suite("recipebox: numbers of steps, words of Spanish, and errors that tell the next step")
struct RecipeBoxFaultTests {
    private let box: ProgramHome

    init() throws { box = try ProgramHome() }

    @Test("steps are numbered without headings, where they are read and where they are edited")
    func steps() throws {
        try box.recipebox("new", "Noodles")
        for text in ["For the noodles:", "Boil", "For the sauce:", "Stir"] {
            try box.recipebox("step", "add", "Noodles", text)
        }
        let shown = try box.recipebox("show", "Noodles").text
        #expect(shown.contains("For the noodles:\n1. Boil\nFor the sauce:\n2. Stir"), "\(shown)")
        #expect(try box.recipebox("step", "edit", "Noodles", "2", "--text", "Whisk").text == "Saved step 2\n")
        let list = try box.recipebox("step", "list", "Noodles").text
        #expect(list.contains("2. Whisk"), "\(list)")
        let added = try box.recipebox("step", "add", "Noodles", "Add the following, one by one:", "--position", "1")
        #expect(added.text == "Added step 1\n")
        let heading = try box.recipebox("step", "add", "Noodles", "To serve:").text
        #expect(heading == "Added the heading “To serve:”\n")
        #expect(try box.recipebox("step", "delete", "Noodles", "to serve").status == 0)
    }

    @Test("the words of Spanish are amounts and foods where the language is Spanish")
    func spanish() throws {
        let read = try box.recipebox("parse", "--language", "es", "1 y 1/2", "uno y medio", "media")
        #expect(read.status == 0 && read.text == "1 y 1/2  = 1-1/2\nuno y medio  = 1-1/2\nmedia  = 1/2\n")
        let line = try box.recipebox("parse", "--language", "es", "tres cuartos de taza")
        #expect(line.status == 65 && line.errorText.contains("recipebox parse-line"))
        let flour = try box.recipebox("convert", "1 taza de harina", "--to", "g", "--language", "es")
        #expect(flour.status == 0 && flour.text.contains("1 taza de harina = 125 g"), "\(flour.text)\(flour.errorText)")
        let spoons = try box.recipebox("convert", "2 cucharadas de miel", "--to", "c. de postre")
        #expect(spoons.status == 0, "\(spoons.text)\(spoons.errorText)")
        let less = try box.recipebox("parse-line", "1 taza menos 1 cucharada de harina").text
        #expect(less.contains("minus 1 tablespoon"), "\(less)")
        let grams = try box.recipebox("parse-line", "--language", "es", "1.500 g tomates", "1.500 g xoconostle").text
        #expect(grams.split(separator: "\n").count { $0.contains("1500") } == 2, "\(grams)")
    }

    @Test("a negative size says so, and an unknown option is one")
    func negative() throws {
        try box.addPancakes()
        for size in ["-2", "-1/2"] {
            let result = try box.recipebox("scale", "Pancakes", size)
            #expect(result.status == 65 && result.errorText.contains("is negative"), "\(result.errorText)")
        }
        #expect(try box.recipebox("scale", "Pancakes", "--kitchn", "2").status == 64)
        #expect(try box.recipebox("scale", "Pancakes", "2", "3").status == 64)
        #expect(try box.recipebox("scale", "Pancakes", "2").status == 0)
        #expect(try box.recipebox("scale", "Pancakes", "1", "1/2").status == 0)
    }

    @Test("an act without its file tells the option for it")
    func file() throws {
        let result = try box.recipebox("act", "recipebox://home", "import", "source=soup.html")
        #expect(result.status != 0 && result.errorText.contains("--file source=PATH"), "\(result.errorText)")
    }

    @Test("the summary of an import counts no pictures of steps and tells no empty names")
    func summary() throws {
        let steps = (1...3).map { number in
            #"{"@type":"HowToStep","text":"Stir \#(number)","url":"https://a.example/\#(number)","image":"https://a.example/a"}"#
        }
        let page = """
            {"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"],"datePublished":"2020-01-01","comment":"Good",
            "":"x","recipeInstructions":[\(steps.joined(separator: ","))]}
            """
        try box.folder.write(page, to: "soup.json")
        let said = try box.recipebox("import", "soup.json").text
        #expect(said.contains("datePublished") && !said.contains("recipeInstructions"), "\(said)")
        #expect(!said.contains(", ,") && !said.contains("in ,"), "\(said)")
    }
}
