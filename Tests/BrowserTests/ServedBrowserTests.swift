import BrowserKit
import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing

@testable import MaricopaDirectory

@Suite(
    "The pages of the sample data in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct ServedBrowserTests {
    @Test(
        "no page of the sample data is wider than the window, breaks a rule of accessibility or has an error in its console",
        arguments: ServedProgram.homes + ["/design"],
        ["en", "es"]
    )
    func pages(of home: String, in language: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            // A page takes two to three seconds in English, and one in Spanish.
            let pages = try await served.everyKind(of: home).map { served.server + $0.dropFirst() }
            let faults = try await Chromium.run { browser in try browser.faults(of: pages, in: language) }
            #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(40).joined(separator: "\n"))")
        }
    }

    @Test(
        "a control that Tab doesn't reach, a target that is too small, a page that is too wide and a text too dark in the dark are noticed",
        arguments: [
            ("tabIndex = -1", "Tab doesn't reach <input"),
            ("style.cssText = 'min-height: 0; height: 20px; padding: 0'", "too small to touch: <input"),
            ("style.cssText = 'width: 2000px; max-width: none'", "pixels wide"),
            ("closest('main').style.color = '#1a1c1e'", " dark: color-contrast: <"),
        ]
    )
    func judge(change: String, fault: String) async throws {
        try await ServedRecipes.with { served in
            let faults = try await Chromium.run { browser in
                let field = "document.querySelector('main input[type=text]')"
                try browser.beforePages("addEventListener('DOMContentLoaded', () => { \(field).\(change) })")
                return try browser.faults(of: [served.server + "recipes/new"], in: "en")
            }
            #expect(faults.contains { $0.contains(fault) }, "\(faults)")
        }
    }

    /// Returns the declarations of a style sheet's text that the browser doesn't know, and the number of its declarations.
    private static func judgment(of sheet: String) throws -> String {
        let text = String(decoding: try JSONEncoder().encode(sheet), as: UTF8.self)
        return """
            (() => {
              const source = \(text).replace(/\\/\\*[^]*?\\*\\//g, '');
              const pairs = [...source.matchAll(/[{;]\\s*([a-z-]+)\\s*:\\s*([^;{}]+)(?=[;}])/g)];
              const isKnown = ([, name, value]) => name.startsWith('--') || CSS.supports(name, value.replace('!important', ''));
              return pairs.filter((pair) => !isKnown(pair)).map((pair) => pair[0]).join(' ') + ' of ' + pairs.length;
            })()
            """
    }

    @Test("a browser knows each declaration of the style sheets, and notices one that it doesn't know")
    func style() async throws {
        let wrong = "p { color: red; margin: 0 0 nonsense; } @media print { a:hover { ink: red } }"
        try await ServedProgram.with(samples: false) { served in
            let sheets = try await PlainBrowser.visiting(served.server) { visitor in
                var (visitor, sheets) = (visitor, [String(decoding: SiteStyle.bytes, as: UTF8.self)])
                try await visitor.open("/design")
                let links = visitor.page.elements { $0.attribute("rel") == "stylesheet" }
                for path in links.compactMap({ $0.attribute("href") }) {
                    try await visitor.open(path)
                    sheets.append(String(decoding: visitor.body, as: UTF8.self))
                }
                return sheets
            }
            #expect(sheets.count == 2)
            try await Chromium.run { browser in
                try browser.open(served.server + "design")
                for sheet in sheets {
                    let judged = try browser.text(of: Self.judgment(of: sheet)).split(separator: " of ")
                    #expect(judged.count == 1 && (judged.first.flatMap { Int($0) } ?? 0) > 100, "\(judged)")
                }
                let found = try browser.text(of: Self.judgment(of: wrong))
                #expect(found == "; margin: 0 0 nonsense { ink: red  of 3", "\(found)")
            }
        }
    }

    @Test(
        "a request for more contrast makes texts, borders and the focus black on white, or white on black in the dark",
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

    @Test("the numbers of a map can be read on a phone, and a wide window has the list beside the map")
    func map() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "maricopa/map/markets")
                let height = "document.querySelector('.pin text').getBoundingClientRect().height"
                #expect((Double(try browser.text(of: height)) ?? 0) >= 12)
                let box = { (path: String) in "document.querySelector('\(path)').getBoundingClientRect()" }
                let (map, list) = (box(".beside > .map"), box(".beside > ol"))
                #expect(try browser.text(of: "String(\(map).bottom <= \(list).top)") == "true")
                try browser.show(width: 1_280)
                try browser.open(served.server + "maricopa/map/markets")
                #expect(try browser.text(of: "String(\(map).right < \(list).left)") == "true")
                #expect(try browser.text(of: "String(\(map).top === \(list).top)") == "true")
                #expect(try browser.accessibilityFaults().isEmpty)
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a long form has room between its first button and its first field", arguments: [320, 1_280])
    func room(width: Int) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: width)
                try browser.open(served.server + "tips/items/new/treatment")
                let gap = """
                    document.querySelector('form.card .field').getBoundingClientRect().top \
                    - document.querySelector('form.card .buttons').getBoundingClientRect().bottom
                    """
                #expect((Double(try browser.text(of: gap)) ?? 0) >= 16)
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
