import MaricopaDirectory
import MarkupKit
import ServedPages
import Testing

@Suite("The pictures of reactions in a browser")
struct ReactionPictureTests {
    @Test("a reaction of the history and of the week leads to its form, and has its picture")
    func lines() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/reactions")
                let file = PlainBrowser.File(name: "arm.png", bytes: Drawing.cardParks.png)
                try await browser.press(
                    "Save",
                    ["Symptom": "hives on both arms", "Severity": "mild"],
                    files: ["Picture": file]
                )
                #expect(browser.status == 200, "\(browser.text)")
                for page in ["/tips/history", "/tips/week"] {
                    try await browser.open(page)
                    let lines = browser.page.elements(named: "li")
                    let line = try #require(lines.first { !$0.elements(named: "img").isEmpty }, "\(page)")
                    let picture = try #require(line.elements(named: "img").first)
                    #expect(picture.attribute("alt") == "The picture of the reaction")
                    let way = try #require(line.elements(named: "a").first)
                    #expect(PlainBrowser.text(of: way).contains("hives on both arms"))
                    try await browser.open(picture.attribute("src") ?? "")
                    #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("image/") == true)
                    try await browser.open(way.attribute("href") ?? "")
                    #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Reaction"])
                    let own = try #require(
                        browser.page.elements(named: "img").first { $0.attribute("class") == "photo" }
                    )
                    let words = try #require(own.attribute("alt"))
                    #expect(words.hasPrefix("The picture of the reaction “hives on both arms” of "))
                    try await browser.open(own.attribute("src") ?? "")
                    #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("image/") == true)
                }
            }
        }
    }
}
