import BrowserKit

extension Chromium {
    /// Returns the faults of pages at 320 and 1,280 pixels, light and dark: wider than the window, also with text of 200 %, an error in the
    /// console, a broken rule of accessibility, a target that is too small to touch.
    func faults(of pages: [String]) throws -> [String] {
        var faults: [String] = []
        for (width, dark) in [(320, false), (320, true), (1_280, false), (1_280, true)] {
            try show(width: width, dark: dark)
            for page in pages {
                try open(page)
                let name = "\(page) at \(width)\(dark ? " dark" : "")"
                // Folded parts count, too.
                _ = try text(of: "document.querySelectorAll('details').forEach(d => d.open = true); ''")
                let widest = try text(of: "document.documentElement.scrollWidth")
                if (Int(widest) ?? .max) > width { faults.append("\(name): \(widest) pixels wide") }
                faults += try accessibilityFaults().map { "\(name): \($0)" }
                let small = try text(of: Self.smallTargets)
                if !small.isEmpty { faults.append("\(name): too small to touch: \(small)") }
                _ = try text(of: "document.documentElement.style.fontSize = '200%'; ''")
                let larger = try text(of: "document.documentElement.scrollWidth")
                if (Int(larger) ?? .max) > width { faults.append("\(name) with large text: \(larger) pixels wide") }
            }
        }
        return faults + complaints
    }

    /// Buttons, fields and links outside of sentences that are lower than 48 pixels.
    private static let smallTargets = """
        [...document.querySelectorAll('button, .button, input:not([type=hidden]):not([type=checkbox]), select, summary, nav a, h2 a, h3 a')]
        .filter(e => !e.closest('.reader') && e.offsetHeight > 0 && e.getBoundingClientRect().height < 48).map(e => e.outerHTML).join(' ')
        """

    /// Moves the focus by Tab to a link or button, and presses a key there that leads on.
    func follow(_ name: String, with key: String, isStart: Bool = false) throws {
        try reach(name, isStart: isStart)
        try leading { try press(key) }
    }

    /// Moves the focus by Tab to the element with a label or a text.
    func reach(_ name: String, isStart: Bool = false) throws {
        let focused = """
            (() => { const e = document.activeElement; const l = e.labels && e.labels[0];
            return (l ? l.textContent : e.textContent).trim() })()
            """
        for _ in 0..<90 {
            try press("Tab")
            let text = try text(of: focused)
            if isStart ? text.hasPrefix(name) : text == name { return }
        }
        throw BrowserError.noSuch(name)
    }
}
