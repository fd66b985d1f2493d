import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing

@Suite("The pages of the apps are valid HTML")
struct ValidPageTests {
    @Test(
        "each kind of page of the sample data, a refusal and a question are valid, says the W3C's validator",
        .enabled(if: HTMLJudge.isWanted, "make setup installs the judge")
    )
    func valid() async throws {
        let folder = try TemporaryFolder()
        try await ServedProgram.with(samples: true) { served in
            var paths = ["/", "/nowhere", "/language", "/tips/offline"]
            for home in ServedProgram.homes + ["/design"] { paths += try await served.everyKind(of: home) }
            try await served.visiting { [paths, folder] browser in
                func keep(_ page: PlainBrowser, _ number: Int, _ path: String) throws {
                    // The validator names the file of an error.
                    let name = "\(number)" + path.replacing("/", with: "_").prefix(100)
                    try Data(page.body).write(to: folder.file("\(name).html"))
                }
                for (number, path) in paths.enumerated() {
                    try await browser.open(path)
                    try keep(browser, number, path)
                    let required = browser.page.elements { $0.attribute("aria-required") != nil }
                    let types = Set(required.map { $0.attribute("type") ?? $0.name })
                    let taking = ["date", "email", "password", "select", "text", "textarea", "time", "url"]
                    #expect(types.isSubset(of: taking), "\(path): \(types)")
                }
                try await browser.open("/kidney/weight")
                try await browser.press("Add")
                #expect(browser.status == 422)
                try keep(browser, paths.count, "refused")
                try await browser.open("/tips/backups")
                try await browser.press("Back up now")
                let buttons = browser.page.elements(named: "button").map(PlainBrowser.text)
                try await browser.press(try #require(buttons.first { $0.hasPrefix("Restore ") }, "\(buttons)"))
                #expect(browser.status == 200 && !browser.page.elements { $0.attribute("name") == "confirmed" }.isEmpty)
                try keep(browser, paths.count + 1, "question")
            }
        }
        let errors = try HTMLJudge.errors(in: folder.url)
        #expect(errors.isEmpty, "\(errors.count): \(errors.prefix(20).joined(separator: "\n"))")
    }
}
