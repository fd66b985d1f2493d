import HTMLKit
import ReportKit

/// A recipe as a report, for the tests that read it back.
enum RecipePage {
    static func document(picture: [UInt8] = Pictures.png) throws -> ReportDocument {
        ReportDocument(
            title: "Buttermilk pancakes",
            author: "Kitchen",
            language: "en",
            createdAt: 1_772_953_800_000,
            footer: PageLine(start: .text("Buttermilk pancakes"), end: .pageNumber),
            blocks: [
                .heading("Buttermilk pancakes"),
                .paragraph("Tall, tender, and done in half an hour.", tone: .lead),
                .facts([
                    ReportFact("Servings", "4"),
                    ReportFact("Source", ["From ", .link("example.org", "https://example.org/pancakes")]),
                ]),
                .image(try ReportImage(picture, description: "A pancake", caption: "With butter")),
                .heading("Ingredients", level: .section),
                .list(
                    ReportList(
                        .bullet,
                        ["1½ cups (180 g) flour", "2 tablespoons sugar", "1 large egg", "1¼ cups buttermilk"],
                        isInTwoColumns: true
                    )
                ),
                .heading("Steps", level: .section),
                .list(
                    ReportList(
                        .numbered,
                        ["Whisk the dry ingredients.", ["Stir in the rest; ", .bold("lumps"), " are fine."], "Fry."]
                    )
                ),
                .paragraph([.italic("The batter keeps for a day.")], tone: .note),
            ]
        )
    }
}
