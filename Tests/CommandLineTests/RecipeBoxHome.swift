import Foundation
import TestKit

/// Commands of the real `recipebox`.
extension ProgramHome {
    /// Runs `recipebox`.
    @discardableResult
    func recipebox(_ arguments: String..., input: String = "") throws -> CommandResult {
        try run("recipebox", arguments, input: input)
    }

    /// Runs `recipebox … --json` and decodes its document.
    func json<Document: Decodable>(_ type: Document.Type, _ arguments: String...) throws -> Document {
        let result = try run("recipebox", arguments + ["--json"])
        return try JSONDecoder().decode(type, from: result.output)
    }

    /// Adds a recipe with three ingredients and two steps.
    func addPancakes() throws {
        try recipebox("new", "Pancakes", "--servings", "4", "--tags", "breakfast, quick")
        try recipebox("ingredient", "add", "Pancakes", "1 and 1/2 cups flour, sifted")
        try recipebox("ingredient", "add", "Pancakes", "2 eggs")
        try recipebox("ingredient", "add", "Pancakes", "1/4 tsp salt")
        try recipebox("step", "add", "Pancakes", "Whisk the flour, the eggs and the salt")
        try recipebox("step", "add", "Pancakes", "Bake in a hot pan")
    }
}

/// A PNG of one pixel.
let onePixel = Data(
    [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
        2,
        0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 0x08, 0xD7, 0x63, 0xF8, 0xCF, 0xC0, 0, 0,
        3,
        1, 1, 0, 0x18, 0xDD, 0x8D, 0xB0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ] as [UInt8]
)
