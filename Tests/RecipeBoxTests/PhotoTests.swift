import Foundation
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

private let address = "data:image/png;base64,\(picture().base64EncodedString())"

@Suite("Photos: added, replaced, removed, and never lost to an undo")
struct PhotoTests {
    private func photo(_ recipe: Recipe, _ kitchen: Kitchen) throws -> String? {
        try kitchen.box.recipe(recipe.id).photo?.id
    }

    @Test("a photo is added from a file, replaced and removed")
    func cycle() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let file = kitchen.folder.file("cake.png")
        try picture(1).write(to: file)
        let first = try #require(try kitchen.box.setPhoto(of: recipe.id, fromFile: file).photo)
        #expect(first.byteCount == picture(1).count)
        #expect((first.width, first.height) == (1, 1))
        let second = try #require(try kitchen.box.setPhoto(of: recipe.id, to: picture(2)).photo)
        #expect(second.id != first.id)
        #expect(try Data(contentsOf: kitchen.box.photoFile(of: recipe.id)) == picture(2))
        #expect(try kitchen.box.removePhoto(of: recipe.id).photo == nil)
        #expect(throws: RecipeBoxError.noPhoto(recipe: "Cake")) { try kitchen.box.removePhoto(of: recipe.id) }
        #expect(throws: RecipeBoxError.noPhoto(recipe: "Cake")) { try kitchen.box.photoFile(of: recipe.id) }
        #expect(
            try kitchen.box.history(of: recipe.id).map(\.summary) == [
                "photo removed", "photo replaced", "photo added", "“Cake” added",
            ]
        )
    }

    @Test("a file that is no picture is refused by its content, whatever its name")
    func noPicture() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let file = try kitchen.folder.write("Dear diary", to: "cake.jpg")
        #expect(throws: RecipeBoxError.store(.unsupportedMedia(name: "cake.jpg"))) {
            try kitchen.box.setPhoto(of: recipe.id, fromFile: file)
        }
        #expect(try photo(recipe, kitchen) == nil)
        #expect(try kitchen.box.history(of: recipe.id).count == 1)
    }

    @Test("a picture of 200 MB is refused before it is read")
    func huge() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let file = kitchen.folder.file("huge.png")
        try picture().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 200_000_000)
        try handle.close()
        #expect {
            try kitchen.box.setPhoto(of: recipe.id, fromFile: file)
        } throws: { error in
            guard case RecipeBoxError.store(.tooLarge(_, let bytes, let limit)) = error else { return false }
            return bytes == 200_000_000 && limit == 50_000_000
        }
        #expect(try photo(recipe, kitchen) == nil)
    }

    @Test("a file that isn't there is refused")
    func missingFile() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        #expect(throws: RecipeBoxError.self) {
            try kitchen.box.setPhoto(of: recipe.id, fromFile: kitchen.folder.file("none.png"))
        }
        #expect(throws: RecipeBoxError.noSuchRecipe("none")) { try kitchen.box.setPhoto(of: ID("none"), to: picture()) }
    }

    @Test("the recipe still shows its thumbnail after the original is removed from the disk")
    func removedFromDisk() throws {
        let kitchen = try Kitchen(thumbnailer: Thumbnailer { _, _ in Thumbnail(data: picture(9), width: 1, height: 1) })
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.setPhoto(of: recipe.id, to: picture())
        try FileManager.default.removeItem(at: kitchen.box.photoFile(of: recipe.id))
        let photo = try #require(try kitchen.box.recipe(recipe.id).photo)
        #expect(!photo.isOriginalPresent)
        #expect(photo.hasThumbnail)
        #expect(try kitchen.box.thumbnail(of: recipe.id) == picture(9))
        #expect(throws: RecipeBoxError.originalMissing(recipe: "Cake")) { try kitchen.box.photoFile(of: recipe.id) }
        try kitchen.box.setPhoto(of: recipe.id, to: picture())
        #expect(try Data(contentsOf: kitchen.box.photoFile(of: recipe.id)) == picture())
    }

    @Test("undo of a deletion brings the photo back, even after a sweep")
    func undoDelete() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let shown = try kitchen.box.setPhoto(of: recipe.id, to: picture())
        kitchen.clock.advance(hours: 24 * 300)
        try kitchen.box.deleteRecipe(recipe.id)
        kitchen.clock.advance(hours: 24 * 29)
        #expect(try kitchen.box.sweepPhotos() == 0)
        try kitchen.box.undo()
        #expect(try kitchen.box.recipe(recipe.id).photo == shown.photo)
        #expect(try Data(contentsOf: kitchen.box.photoFile(of: recipe.id)) == picture())
    }

    @Test("deleting a recipe removes what nothing else uses, once it can no longer be undone")
    func sweep() throws {
        let kitchen = try Kitchen()
        let cake = try kitchen.recipe("Cake")
        let pie = try kitchen.recipe("Pie")
        try kitchen.box.setPhoto(of: cake.id, to: picture(1))
        try kitchen.box.setPhoto(of: pie.id, to: picture(1))
        let shared = try kitchen.box.photoFile(of: cake.id)
        try kitchen.box.deleteRecipe(cake.id)
        kitchen.clock.advance(hours: 24 * 31)
        #expect(try kitchen.box.sweepPhotos() == 0)
        #expect(try kitchen.box.photoFile(of: pie.id) == shared)
        try kitchen.box.deleteRecipe(pie.id)
        kitchen.clock.advance(hours: 24 * 31)
        #expect(try kitchen.box.sweepPhotos() == 1)
        #expect(!FileManager.default.fileExists(atPath: shared.path))
        // It is too late for the undo, which is refused as a whole.
        #expect(throws: RecipeBoxError.self) { try kitchen.box.undo(pie.id) }
        #expect(try kitchen.box.recipes().isEmpty)
    }

    @Test("a box without a place for photos says so")
    func noPlace() throws {
        let box = try RecipeBox.inMemory()
        let recipe = try box.newRecipe(named: "Cake")
        #expect(throws: RecipeBoxError.noPlaceForPhotos) { try box.setPhoto(of: recipe.id, to: picture()) }
        #expect(throws: RecipeBoxError.noPlaceForPhotos) { try box.sweepPhotos() }
    }

    @Test("An archive that is imported by an act brings its photo, and the undo takes both back")
    func imported() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Fry"])
        try kitchen.box.setPhoto(of: recipe.id, to: picture())
        let exported = try await kitchen.box.perform(Act("export/archive"), at: .recipe(recipe.id))
        guard case .file(let archive) = exported else { throw RecipeBoxError.noRecipeChosen }
        let other = try Kitchen(seed: 2)
        let file = other.folder.file(archive.name)
        try Data(archive.bytes).write(to: file)
        guard case .done(let done) = try await other.box.perform(Act("import", files: ["source": file]), at: .home),
            let undo = done.undo
        else { throw RecipeBoxError.noRecipeChosen }
        #expect(done.said == "“Pancakes” imported; no ingredients were found")
        let made = try #require(try other.box.recipes().first)
        #expect(try Data(contentsOf: other.box.photoFile(of: made.id)) == picture())
        guard case .done = try await other.box.perform(undo.act, at: RecipeLink(undo.at.target)) else {
            throw RecipeBoxError.noRecipeChosen
        }
        #expect(try other.box.recipes().isEmpty)
    }

    @Test(
        "a picture inside a page or a file becomes the recipe's photo",
        arguments: [
            """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><img itemprop="image" src="\(address)">
            <p itemprop="recipeIngredient">1 onion</p><p itemprop="recipeInstructions">Boil.</p></div>
            """,
            """
            {"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"],"recipeInstructions":"Boil.",
            "image":["https://a.example/soup.jpg",{"@type":"ImageObject","url":"\(address)"}]}
            """,
            "---\ntitle: Soup\nimage: \(address)\n---\nBoil @onion{1}.\n",
        ]
    )
    func inside(source: String) async throws {
        let kitchen = try Kitchen()
        let isCooklang = source.hasPrefix("---")
        let file = try kitchen.folder.write(source, to: isCooklang ? "soup.cook" : "soup.html")
        guard case .done(let done) = try await kitchen.box.perform(Act("import", files: ["source": file]), at: .home)
        else { throw RecipeBoxError.noRecipeChosen }
        #expect(done.said == "“Soup” imported")
        let made = try #require(try kitchen.box.recipes().first)
        #expect(try Data(contentsOf: kitchen.box.photoFile(of: made.id)) == picture())
        let found = try #require(try RecipeImport.recipes(in: Array(source.utf8), isCooklang: isCooklang).first)
        #expect(found.ledger.kept.contains { $0.found.hasPrefix("data:image/png;base64,") })
        #expect(!found.pictures.contains { $0.hasPrefix("data:") })
    }

    @Test(
        "an import says that a picture was left out: one elsewhere, one that is no picture, and one that is too large"
    )
    func leftOut() async throws {
        let text = Data("hello".utf8).base64EncodedString()
        for image in ["https://a.example/soup.jpg", "soup.jpg", "data:image/png;base64,\(text)", address] {
            let kitchen = try Kitchen(limits: .init(bytes: picture().count - 1))
            let source = """
                {"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"],"recipeInstructions":"Boil.","image":"\(image)"}
                """
            let file = try kitchen.folder.write(source, to: "soup.json")
            guard
                case .done(let done) = try await kitchen.box.perform(Act("import", files: ["source": file]), at: .home)
            else { throw RecipeBoxError.noRecipeChosen }
            #expect(done.said == "“Soup” imported without its picture", "\(image)")
            #expect(try kitchen.everything().map(\.photo) == [nil])
            let again = Act("import", fields: ["replace": "true"], files: ["source": file], isConfirmed: true)
            guard case .done(let replaced) = try await kitchen.box.perform(again, at: .home)
            else { throw RecipeBoxError.noRecipeChosen }
            #expect(replaced.said == "“Soup” replaced by an import; the new picture was left out", "\(image)")
            #expect(try kitchen.everything().map(\.photo) == [nil])
        }
    }

    @Test(
        "a data address that holds no picture is dropped, and so is the place of a picture that a script loads",
        arguments: [
            "data:text/plain;base64,aGVsbG8=", "data:image/png;base64,", "data:image/png;base64,not*base64",
            "data:image/png",
            "data:image/png,raw", "data:image/png;base64,aGVsbG8=", "data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=",
            "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
        ]
    )
    func noData(address: String) throws {
        let source =
            "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 onion\"],\"image\":\"\(address)\"}"
        let found = try #require(try RecipeImport.recipes(in: Array(source.utf8)).first)
        #expect(found.photo == nil && found.pictures.isEmpty)
        #expect(found.ledger.dropped.contains { $0.field == "image" })
    }

    @Test("an address in base64 is read with white space, percent signs and without its padding, in any case")
    func written() throws {
        let bytes = picture().base64EncodedString()
        let loose = bytes.replacing("=", with: "")
        for address in [
            " DATA:Image/PNG;charset=utf-8;Base64,\(bytes)", "data:image/png;base64,\(loose)",
            "data:image/png; base64 ,\(bytes.prefix(20)) \(bytes.dropFirst(20))",
            "data:image/png;base64,\(bytes.replacing("+", with: "%2B").replacing("=", with: "%3D"))",
        ] {
            let source =
                "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 onion\"],\"image\":\"\(address)\"}"
            let found = try #require(try RecipeImport.recipes(in: Array(source.utf8)).first)
            #expect(found.photo == [UInt8](picture()), "\(address.prefix(40))")
        }
    }
}
