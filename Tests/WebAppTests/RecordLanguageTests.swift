import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

@Suite("The records of the directory on Spanish pages")
struct RecordLanguageTests {
    @Test("Maricopa: a record is in Spanish, and a text that somebody wrote in English has its language in the page")
    func tags() async throws {
        let home = try ProgramHome()
        let spanish = [WebField("Accept-Language", "es")]
        try await ServedProgram.with(samples: true, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/recipes/recipe-black-bean-tacos", spanish)
                #expect(
                    browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Tacos de frijoles negros y elote"]
                )
                #expect(browser.text.contains("1 aguacate en rebanadas") && !browser.text.contains("avocado"))
                #expect(Self.english(browser).isEmpty)
            }
        }
        let edited = try home.run(
            "maricopa",
            ["admin", "edit", "recipe-black-bean-tacos", "--set", "subtitle=With two limes"]
                + ["--data-dir", ServedProgram.folder, "--now", ServedProgram.now]
        )
        #expect(edited.status == 0, "\(edited.errorText)")
        let renamed = try home.run(
            "maricopa",
            ["admin", "edit", "recipe-lentil-stew", "--set", "title=Grandma's lentils"]
                + ["--data-dir", ServedProgram.folder, "--now", ServedProgram.now]
        )
        #expect(renamed.status == 0, "\(renamed.errorText)")
        try await ServedProgram.with(samples: false, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/recipes/recipe-black-bean-tacos", spanish)
                #expect(Self.english(browser) == ["With two limes"])
                #expect(browser.text.contains("1 aguacate en rebanadas"))
                try await browser.open("/maricopa/recipes", spanish)
                #expect(Self.english(browser) == ["With two limes"])
                try await browser.open("/maricopa/recipes/recipe-lentil-stew", spanish)
                let heading = try #require(browser.page.elements(named: "h1").first)
                #expect(PlainBrowser.text(of: heading) == "Grandma's lentils" && heading.attribute("lang") == "en")
                try await browser.open("/maricopa/recipes")
                #expect(Self.english(browser).isEmpty && browser.text.contains("Black Bean and Corn Tacos"))
            }
        }
    }

    /// The paragraphs that say that they are in English.
    private static func english(_ browser: PlainBrowser) -> [String] {
        browser.page.elements { $0.attribute("lang") == "en" && $0.name == "p" }.map(PlainBrowser.text)
    }
}
