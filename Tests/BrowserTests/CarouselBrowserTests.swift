import BrowserKit
import ServedPages
import Testing

@Suite(
    "The directory's introduction in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct CarouselBrowserTests {
    private static func isAt(_ page: Int) -> String { "location.pathname.endsWith('/onboarding/\(page)')" }
    private static let part = "document.querySelector('.carousel')"

    private static let label = "\(part).lastElementChild.textContent"

    @Test(
        "a visitor's first page turns by itself until the visitor does anything: a swipe, a link, the focus or the button"
    )
    func turns() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server)
                try browser.leading {
                    try browser.run(
                        "[...document.querySelectorAll('a')].find(a => a.textContent === 'Maricopa').click()"
                    )
                }
                #expect(try browser.text(of: "\(Self.part).querySelectorAll('[aria-current]').length") == "1")
                try browser.mark()
                try browser.wait(until: Self.isAt(1))
                #expect(try browser.isMarked)
                #expect(
                    try browser.text(of: "\(Self.part).querySelector('.tagline').textContent").hasPrefix(
                        "Narrow a list"
                    )
                )
                #expect(try browser.text(of: Self.label) == "Pause")
                try browser.swipe(Self.part, by: 120)
                try browser.wait(until: Self.isAt(0))
                #expect(try browser.text(of: Self.label) == "Play")
                try browser.swipe(Self.part, by: -120)
                try browser.wait(until: Self.isAt(1))
                #expect(try browser.text(of: Self.label) == "Play")
                #expect(try browser.accessibilityFaults().isEmpty)
                #expect(browser.complaints.isEmpty)
                try browser.leading {
                    try browser.run(
                        "[...document.querySelectorAll('a')].find(a => a.textContent === 'Page 3 of 3').click()"
                    )
                }
                #expect(try browser.text(of: "\(Self.isAt(2)) ? 'yes' : location.pathname") == "yes")
                #expect(try browser.text(of: Self.label) == "Play")
                try browser.run("\(Self.part).lastElementChild.click()")
                #expect(try browser.text(of: Self.label) == "Pause")
                try browser.run(
                    "\(Self.part).querySelector('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))"
                )
                #expect(try browser.text(of: Self.label) == "Play")
            }
        }
    }
}
