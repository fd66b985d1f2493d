import BrowserKit
import ServedPages
import TestKit
import Testing

@Suite(
    "TIPs, Kidney and Maricopa in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct ServedBrowserTests {
    /// The number of kinds of pages of an app that are met in each width and scheme.
    private static let often = 10
    /// The most other kinds that are met in one width and scheme.
    private static let once = 30

    @Test(
        "no page of the sample data is wider than the window, breaks a rule of accessibility or has an error in its console",
        arguments: [
            ("/tips", "en"), ("/tips", "es"), ("/kidney", "en"), ("/kidney", "es"), ("/maricopa", "en"),
            ("/design", "es"),
        ]
    )
    func pages(of home: String, in language: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            // No link leads to the page of a start.
            let starts = home == "/maricopa" ? ["/maricopa/loading"] : []
            let paths = try await starts + served.pages(of: home, limit: 150)
            let pages = paths.map { served.server + $0.dropFirst() }
            // A page takes about a second in each width and scheme. The first kinds, which the shortest ways lead to, are met in each of them. The
            // others are mostly one page for another value, and are met in one. A seed puts them in an order, of which English begins at the
            // start and Spanish later, so that both together meet twice as many.
            var random = SeededGenerator(seed: 1)
            let order = random.shuffle(Array(pages.dropFirst(Self.often)))
            let turned = language == "en" ? order : Array(order.dropFirst(Self.once) + order.prefix(Self.once))
            let faults = try await Chromium.run { browser in
                try browser.faults(
                    of: Array(pages.prefix(Self.often)),
                    once: Array(turned.prefix(Self.once)),
                    in: language
                )
            }
            #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: "\n"))")
        }
    }

    @Test(
        "where more contrast is asked for, texts, borders and the focus are black on white, or white on black in the dark",
        arguments: [false, true]
    )
    func contrast(inDark dark: Bool) async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 320, dark: dark, contrast: true)
                try browser.open(served.server + "design")
                let looks = try browser.text(
                    of: """
                        (() => {
                          document.querySelector('main input[type=text]').focus();
                          const look = (path, name) => getComputedStyle(document.querySelector(path))[name];
                          const ink = [
                            look('main p', 'color'), look('main .muted', 'color'), look('main .card a', 'color'),
                            look('main .card', 'borderTopColor'), look('main input[type=text]', 'borderTopColor'),
                            look(':focus-visible', 'outlineColor'), look('main form.card .main', 'backgroundColor'),
                          ];
                          const paper = [look('html', 'backgroundColor'), look('main form.card', 'backgroundColor')];
                          return [ink, paper].map((colors) => [...new Set(colors)].join('; ')).join(' on ');
                        })()
                        """
                )
                let (black, white) = ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
                #expect(looks == (dark ? "\(white) on \(black)" : "\(black) on \(white)"))
                #expect(try browser.accessibilityFaults().isEmpty)
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a page on paper has no buttons and no notice of the moment, and keeps what can't wait")
    func paper() async throws {
        try await ServedRecipes.with { served in
            try await Chromium.run { browser in
                try browser.show(width: 1_280)
                try browser.open(served.server + "design")
                let shown = """
                    ['main button', 'main .notice:not(.wrong)', 'main .notice.wrong']
                    .map((path) => [...document.querySelectorAll(path)].filter((e) => e.checkVisibility()).length > 0).join()
                    """
                #expect(try browser.text(of: shown) == "true,true,true")
                try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
                #expect(try browser.text(of: shown) == "false,false,true")
            }
        }
    }
}
