import FractionParser
import RecipeBox

extension FuzzReader {
    /// Readers of recipes, ingredient lines and amounts.
    static let recipeReaders: [FuzzReader] = [
        FuzzReader("amount", longest: 256) { bytes in
            // The options depend on the length, so that a stored file is the text alone.
            let options = AmountOptions(rawValue: UInt8(bytes.count % 16))
            if let fault = AmountLaws.fault(in: text(bytes), options: options) { throw BrokenLaw(fault) }
        },
        FuzzReader("ingredient", longest: 512, seeds: ["ingredients"]) { bytes in
            let line = IngredientLine.parse(text(bytes))
            try require(line.text == text(bytes), "an ingredient line lost its text")
            _ = line.summed()
        },
        FuzzReader("cooklang", seeds: ["recipes"]) { bytes in
            let recipe = try outcome { () throws(RecipeBoxError) in try CooklangImport.recipe(in: bytes, name: "a") }
            guard let draft = recipe?.draft else { return }
            let again = try outcome { () throws(RecipeBoxError) in
                try CooklangImport.recipe(in: CooklangExport.file(draft), name: "a")
            }
            try require(again != nil, "a recipe that was written as Cooklang can't be read")
        },
        FuzzReader("recipe") { bytes in
            let recipes = try outcome { () throws(RecipeBoxError) in
                try RecipeImport.recipes(in: bytes, name: "a", address: "https://a.example/b")
            }
            guard let drafts = recipes?.map(\.draft), !drafts.isEmpty else { return }
            let archive = RecipeArchive.file(drafts.map { (draft: $0, photo: nil) })
            let again = try outcome { () throws(RecipeBoxError) in try RecipeArchive.recipes(in: archive) }
            try require(again?.map(\.draft) == drafts, "an archive of recipes isn't read back as it was written")
            _ = drafts.map { MarkdownExport.text($0) }
            let page = try outcome { () throws(RecipeBoxError) in
                try SchemaOrgImport.recipes(in: SchemaOrgExport.file(drafts))
            }
            try require(page?.count == drafts.count, "recipes are lost where they are written as schema.org data")
        },
    ]
}
