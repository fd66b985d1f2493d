import Foundation
import MaricopaDirectory
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

@Suite("The pages of Kidney in a browser: the way back, the care team, photos, and the file of Apple Health")
struct KidneyPageTests {
    /// The paths of the pages that links lead to, one of each kind.
    private static func pages(_ served: ServedProgram) async throws -> [String] {
        try await served.pages(of: "/kidney", limit: 60)
    }

    @Test("every page but the first has the way back as its first link, and none has a menu")
    func wayBack() async throws {
        try await ServedProgram.with(samples: true) { served in
            let paths = try await Self.pages(served)
            #expect(paths.count > 20)
            try await served.visiting { browser in
                for path in paths {
                    try await browser.open(path)
                    let main = try #require(browser.page.elements(named: "main").first)
                    let controls = main.elements { ["a", "button", "summary"].contains($0.name) }.map(PlainBrowser.text)
                    #expect(controls.first?.hasPrefix("← ") == (path != "/kidney"), "\(path): \(controls.first ?? "")")
                    #expect(!controls.contains { $0.lowercased().hasPrefix("menu") }, "\(path)")
                }
            }
        }
    }

    @Test("each page whose screen advises shows that the care team's word comes first")
    func careTeam() async throws {
        try await ServedProgram.with(samples: true) { served in
            let paths = try await Self.pages(served)
            try await served.visiting { browser in
                var count = 0
                for path in paths where !path.hasSuffix("/device") {
                    try await browser.open(path, [WebField("Accept", "application/json")])
                    let screen = try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                    guard let words = screen?["careTeam"] as? String else { continue }
                    count += 1
                    #expect(words.contains("care team"))
                    try await browser.open(path)
                    #expect(browser.text.contains(PlainBrowser.line(words)), "\(path)")
                }
                #expect(count > 10, "\(count) pages")
            }
        }
    }

    @Test("A value that can't wait is told first after it is added, in red and apart from what was done")
    func alarm() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/labs")
                try await browser.press("Add", ["Value": "6.9"])
                #expect(browser.status == 200, "\(browser.text)")
                let alarm = try #require(browser.page.elements { $0.attribute("role") == "alert" }.first)
                #expect(alarm.attribute("class") == "notice wrong")
                #expect(PlainBrowser.text(of: alarm).contains("emergency department now"), "\(browser.text)")
            }
        }
    }

    @Test("The report says that a value is critically high, as its PDF does, and shows the largest shares unfolded")
    func report() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/labs")
                try await browser.press("Add", ["Value": "6.9"])
                try await browser.open("/kidney/report")
                let rows = browser.page.elements(named: "tr").map(PlainBrowser.text)
                let row = try #require(rows.first { $0.hasPrefix("Potassium") })
                #expect(row.contains("6.9") && row.contains("critically high"), "\(row)")
                let shares = { (part: HTMLElement) in
                    part.elements(named: "th").filter { PlainBrowser.text(of: $0) == "Share" }.count
                }
                // A browser leaves folded parts out on paper.
                #expect(shares(browser.page) > 0)
                #expect(browser.page.elements(named: "details").map(shares).allSatisfy { $0 == 0 })
            }
        }
    }

    @Test(
        "the phone offers its camera and its photo app for the photo of a meal, whose small picture is in the journal"
    )
    func photo() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/journal")
                let field = try #require(browser.page.elements { $0.attribute("type") == "file" }.first)
                // The attribute `capture` would leave the camera alone.
                #expect(field.attribute("accept") == "image/*" && field.attribute("capture") == nil)
                let file = PlainBrowser.File(name: "lunch.png", bytes: Drawing.samplePlate.png)
                try await browser.press("Add a photo", ["Note": "rice and beans"], files: ["Photo": file])
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/kidney/journal")
                #expect(browser.text.contains("rice and beans"))
                let picture = try #require(browser.page.elements { $0.attribute("class") == "photo" }.first)
                #expect(picture.attribute("alt")?.hasPrefix("A photo of ") == true)
                try await browser.open(picture.attribute("src") ?? "")
                #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("image/") == true)
                #expect(browser.field("cache-control") == "no-store")
                // The original comes back as it was sent, so that the photo app can keep it.
                try await browser.open("/kidney/journal")
                let whole = browser.page.elements(named: "button").map(PlainBrowser.text)
                    .first { $0.hasPrefix("The whole picture") }
                try await browser.press(try #require(whole))
                #expect(browser.body == Drawing.samplePlate.png)
                try await browser.open("/kidney/pictures/none")
                #expect(browser.status == 404)
            }
        }
    }

    @Test("the file that Apple Health exports is imported on a page, and its values are on theirs")
    func appleHealth() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/files")
                let date = "2026-11-18 07:30:00 -0700"
                let export = """
                    <HealthData locale="en_US"><Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" \
                    startDate="\(date)" endDate="\(date)" value="171.3"/></HealthData>
                    """
                let file = PlainBrowser.File(name: "export.xml", bytes: Array(export.utf8))
                try await browser.press(
                    "Import",
                    ["The file comes from": "apple-health"],
                    files: ["File": file]
                )
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/kidney/weight")
                #expect(browser.text.contains("2026-11-18"), "\(browser.text)")
            }
        }
    }
}
