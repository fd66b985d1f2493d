import Foundation
import MarkupKit
import ServedPages
import Testing

@Suite("A setup that is too long for an address")
struct LongSetupTests {
    /// The address of the items' step with fifty treatment foods, with a dose for each of twelve weeks, and ten medicines.
    private static let items = [
        "/tips/draft/who=self/patient=Mia/number=1/start=2026-11-20/challenge=2027-02-12/me=Ann/treatment.count=50",
        "/medicine.count=10/step=items/setup",
    ].joined()

    /// The filled-in form of the shown page as a browser sends it, with the button of an act.
    private static func filledIn(_ browser: PlainBrowser, press action: String) throws -> (to: String, body: [UInt8]) {
        let form = try #require(
            browser.page.elements(named: "form").first { form in
                form.elements(named: "button").contains { $0.attribute("value") == action }
            }
        )
        let pairs = form.elements { ["input", "select"].contains($0.name) }.compactMap { field -> (String, String)? in
            guard let name = field.attribute("name") else { return nil }
            if name.hasSuffix(".name") { return (name, "Food \(name.dropFirst(2).dropLast(5))") }
            if name.hasSuffix(".dose") { return (name, "1/4") }
            if name.hasSuffix(".unit") { return (name, field.elements(named: "option").last?.attribute("value") ?? "") }
            return (name, field.attribute("value") ?? "")
        }
        let body = (pairs + [("action", action)]).map { name, value in
            [name, value].map { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
                .joined(separator: "=")
        }
        return (form.attribute("action") ?? "", Array(body.joined(separator: "&").utf8))
    }

    @Test("sixty items with doses for twelve weeks pass through a browser, also over a reload and the way back")
    func sixtyItems() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open(Self.items)
                #expect(browser.status == 200, "\(browser.text.prefix(300))")
                // The Enter key presses the first button of a form.
                let form = try #require(browser.page.elements(named: "form").first { $0.attribute("class") == "card" })
                #expect(form.elements(named: "button").first.map(PlainBrowser.text) == "Next")
                let sent = try Self.filledIn(browser, press: "next/reminders")
                #expect(sent.body.count > 30_000)
                try await browser.send(sent.body, "application/x-www-form-urlencoded", to: sent.to)
                #expect(browser.status == 200 && browser.text.contains("Step 4 of 6"), "\(browser.text.prefix(300))")
                #expect(browser.path.utf8.count < 100)
                try await browser.open(browser.path)
                #expect(browser.text.contains("Step 4 of 6"))
                try await browser.press("Back")
                #expect(browser.text.contains("Step 3 of 6"))
                let names = browser.page.elements { $0.attribute("value") == "Food treatment.50" }
                #expect(names.count == 1)
                try await browser.press("Next")
                try await browser.press("Next")
                try await browser.press("Next")
                #expect(browser.text.contains("Your answers"), "\(browser.text.prefix(300))")
                try await browser.press("Confirm")
                #expect(browser.status == 200 && !browser.path.contains("kept"), "\(browser.text.prefix(300))")
                for name in ["Food medicine.1", "Food medicine.10", "Food treatment.1", "Food treatment.50"] {
                    #expect(browser.text.contains(name))
                }
            }
        }
    }

    @Test("another language leads back to the same page, also at an address of thousands of bytes")
    func language() async throws {
        let names = (1...30).map { "/treatment.\($0).name=\(String(repeating: "M", count: 90))" }.joined()
        let address = Self.items.replacing("treatment.count=50", with: "treatment.count=30" + names)
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open(address)
                #expect(browser.status == 200 && browser.text.contains("Step 3 of 6"), "\(browser.text.prefix(300))")
                try await browser.press("Español")
                #expect(browser.status == 200 && browser.path.hasPrefix("/tips/draft/"), "\(browser.path.prefix(100))")
                #expect((3_000...8_000).contains(browser.path.utf8.count))
            }
        }
    }

    @Test("a form with its page's link is read after a restart too; a short address that nobody knows leads to the app")
    func restart() async throws {
        let link = "tips://draft/who%3Dself/patient%3D" + String(repeating: "M", count: 60) + "/step%3Dcycle/setup"
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/kept/unknown")
                #expect(browser.status == 200 && browser.text.contains("Welcome"))
                let fields =
                    "action=previous%2Fquestion&link="
                    + (link.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
                try await browser.send(
                    Array(fields.utf8),
                    "application/x-www-form-urlencoded",
                    to: "/tips/kept/unknown"
                )
                #expect(browser.status == 200 && browser.text.contains("Are you setting up for yourself"))
                #expect(browser.path.contains("MMM"))
            }
        }
    }
}
