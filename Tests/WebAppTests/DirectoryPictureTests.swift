import MaricopaDirectory
import MarkupKit
import ServedPages
import TestKit
import Testing

@Suite("The pictures of the directory in a browser")
struct DirectoryPictureTests {
    private static func pictures(_ browser: PlainBrowser) -> [HTMLElement] { browser.page.elements(named: "img") }

    @Test(
        "Each row of a list and each record has its drawing, in a frame of a known size, which a browser keeps for good"
    )
    func drawings() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/recipes")
                let rows = browser.page.elements { $0.name == "li" && $0.attribute("class") == "card" }
                let thumbs = Self.pictures(browser)
                #expect(!rows.isEmpty && thumbs.count == rows.count)
                for thumb in thumbs {
                    #expect(thumb.attribute("width") == "96" && thumb.attribute("height") == "64")
                    #expect(thumb.attribute("alt") != nil && thumb.attribute("loading") == "lazy")
                }
                try await browser.open("/maricopa/recipes/recipe-black-bean-tacos")
                let picture = try #require(Self.pictures(browser).first)
                #expect(Self.pictures(browser).count == 1 && picture.attribute("alt")?.isEmpty == false)
                #expect(picture.attribute("width") == "384" && picture.attribute("height") == "256")
                let address = try #require(picture.attribute("src"))
                try await browser.open(address)
                #expect(browser.status == 200 && browser.field("content-type") == "image/png")
                #expect(browser.field("cache-control") == "private, max-age=31536000, immutable")
                #expect(browser.field("content-security-policy") == "default-src 'none'; sandbox")
                #expect(Drawing.allCases.contains { $0.png == browser.body })
            }
        }
    }

    @Test("A picture that an admin gives a record is on its page and in its lists; without it the drawing is back")
    func uploads() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                let edit = "/maricopa/admin/edit/recipe-black-bean-tacos"
                try await browser.open(edit)
                let file = PlainBrowser.File(name: "taco.png", bytes: Drawing.cardParks.png)
                try await browser.press("Use this picture", files: ["Thumbnail": file])
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/maricopa/recipes/recipe-black-bean-tacos")
                let picture = try #require(Self.pictures(browser).first)
                #expect(picture.attribute("alt") == "A picture of Black Bean and Corn Tacos")
                let address = try #require(picture.attribute("src"))
                try await browser.open("/maricopa/recipes")
                let small = try #require(
                    Self.pictures(browser).first { $0.attribute("alt")?.hasPrefix("A picture of") == true }
                )
                for address in [address, try #require(small.attribute("src"))] {
                    try await browser.open(address)
                    #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("image/") == true)
                    #expect(browser.field("content-security-policy") == "default-src 'none'; sandbox")
                    #expect(browser.field("cache-control") == "private, max-age=31536000, immutable")
                }
                try await browser.open(edit)
                try await browser.press("Remove the picture")
                try await browser.open("/maricopa/recipes/recipe-black-bean-tacos")
                #expect(Self.pictures(browser).first?.attribute("src") != address)
                try await browser.open(address)
                #expect(browser.status == 404)
            }
        }
    }

    @Test(
        "An id of no picture is not found",
        arguments: ["card-parks", "card-parks-0000000000000000", "small-card-parks", "large-", "x", "..%2Fdata"]
    )
    func unknown(id: String) async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/pictures/" + id)
                #expect(browser.status == 404, "\(browser.status)")
            }
        }
    }
}
