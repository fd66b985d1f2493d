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

    @Test("a visitor's first page turns by itself, by a swipe and by its links, and stops when it is asked to")
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
                try browser.swipe(Self.part, by: 120)
                try browser.wait(until: Self.isAt(0))
                try browser.swipe(Self.part, by: -120)
                try browser.wait(until: Self.isAt(1))
                let button = "[...document.querySelectorAll('button')].find(b => b.textContent === 'Pause')"
                try browser.run("\(button).click()")
                #expect(try browser.text(of: "\(Self.part).lastElementChild.textContent") == "Play")
                #expect(try browser.accessibilityFaults().isEmpty)
                #expect(browser.complaints.isEmpty)
                try browser.leading {
                    try browser.run(
                        "[...document.querySelectorAll('a')].find(a => a.textContent === 'Page 3 of 3').click()"
                    )
                }
                #expect(try browser.text(of: "\(Self.isAt(2)) ? 'yes' : location.pathname") == "yes")
            }
        }
    }
}
