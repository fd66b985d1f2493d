import BrowserKit

extension Chromium {
    /// A width and a color scheme in which a page is looked at.
    private struct Look {
        let width: Int
        var isDark = false
        /// The rules of accessibility that are judged: all if empty, nil for none.
        var rules: [String]? = []
    }

    /// The looks of a page in English. The scheme changes nothing but colors, so in the dark the rules about colors are judged.
    private static let looks = [1_280, 320].flatMap { width in
        [Look(width: width), Look(width: width, isDark: true, rules: ["color-contrast", "link-in-text-block"])]
    }

    /// The looks of a page in another language, which changes its texts and so the widths of its parts.
    private static let translatedLooks = [Look(width: 1_280, rules: nil), Look(width: 320)]

    /// Returns the faults of pages in a language, at 320 and 1,280 pixels, in English light and dark: wider than the window, also with text of 200 %,
    /// an error in the console, a broken rule of accessibility, a target that is too small to touch, a control that the Tab key doesn't reach.
    ///
    /// Each page is loaded once and then looked at in each way.
    func faults(of pages: [String], in language: String) throws -> [String] {
        try speak(language)
        let isEnglish = language == "en"
        var faults: [String] = []
        for page in pages {
            try show(width: Self.looks[0].width)
            try open(page)
            let spoken = try text(of: "document.documentElement.lang")
            if spoken != language { faults.append("\(page): it is in \(spoken)") }
            // Folded parts count, too.
            _ = try text(of: "document.querySelectorAll('details').forEach(d => d.open = true); ''")
            if isEnglish {
                let unreached = try controlsThatTabMisses()
                if !unreached.isEmpty { faults.append("\(page): Tab doesn't reach \(unreached)") }
            }
            for look in isEnglish ? Self.looks : Self.translatedLooks {
                let place = "\(page) in \(language) at \(look.width)\(look.isDark ? " dark" : "")"
                faults += try self.faults(in: look).map { "\(place): \($0)" }
            }
        }
        return faults + complaints
    }

    /// Returns the faults of the page that is open, whose folded parts are open, too.
    private func faults(in look: Look) throws -> [String] {
        try show(width: look.width, dark: look.isDark)
        let scheme = look.isDark ? "dark" : "light"
        try wait(
            until: "matchMedia('(width: \(look.width)px) and (prefers-color-scheme: \(scheme))').matches"
        )
        var faults: [String] = []
        let widest = try text(of: "document.documentElement.scrollWidth")
        if (Int(widest) ?? .max) > look.width { faults.append("\(widest) pixels wide") }
        if let rules = look.rules { faults += try accessibilityFaults(of: rules) }
        let small = try text(of: Self.smallTargets)
        if !small.isEmpty { faults.append("too small to touch: \(small)") }
        _ = try text(of: "document.documentElement.style.fontSize = '200%'; ''")
        let larger = try text(of: "document.documentElement.scrollWidth")
        if (Int(larger) ?? .max) > look.width { faults.append("\(larger) pixels wide with large text") }
        _ = try text(of: "document.documentElement.style.fontSize = ''; ''")
        return faults
    }

    /// Buttons, fields and links outside of sentences that are lower than 48 pixels.
    private static let smallTargets = """
        [...document.querySelectorAll('button, .button, input:not([type=hidden]):not([type=checkbox]), select, summary, nav a, h2 a, h3 a')]
        .filter(e => !e.closest('.reader') && e.offsetHeight > 0 && e.getBoundingClientRect().height < 48).map(e => e.outerHTML).join(' ')
        """

    // MARK: The Tab key

    /// Presses Tab until each control has had the focus, and returns those that never get it; "" for none.
    private func controlsThatTabMisses() throws -> String {
        let kinds = "a[href], summary, :is(button, input:not([type=hidden]), select, textarea):enabled"
        let controls = "[...document.querySelectorAll('\(kinds)')].filter(e => e.checkVisibility())"
        let missed = "\(controls).filter(e => !reached.has(e)).map(e => e.outerHTML.slice(0, 200)).join(' ')"
        _ = try text(
            of: """
                window.reached = new Set();
                addEventListener('focusin', e => reached.add(e.target), true);
                ''
                """
        )
        let count = Int(try text(of: "\(controls).length")) ?? 0
        // A date has four stops, and the focus may begin anywhere.
        for _ in 0...(count / 4) {
            for _ in 0..<20 { try press("Tab") }
            if try text(of: missed).isEmpty { break }
        }
        let rest = try text(of: missed)
        _ = try text(of: "document.activeElement?.blur(); scrollTo(0, 0); ''")
        return rest
    }
}
