import BrowserKit

extension Chromium {
    /// Returns the faults of pages in a language, light and dark, at 320 pixels, and in English at 1,280, too: wider than the window, also with text
    /// of 200 %, an error in the console, a broken rule of accessibility, a target that is too small to touch.
    ///
    /// - Parameter others: Pages that are looked at in one width and scheme only, in turn.
    func faults(of pages: [String], once others: [String] = [], in language: String) throws -> [String] {
        try speak(language)
        var faults: [String] = []
        let looks = [(320, false), (320, true), (1_280, false), (1_280, true)]
            .filter { $0.0 == 320 || language == "en" }
        for (place, (width, dark)) in looks.enumerated() {
            try show(width: width, dark: dark)
            let own = others.indices.filter { $0 % looks.count == place }.map { others[$0] }
            for page in pages + own {
                try open(page)
                let name = "\(page) in \(language) at \(width)\(dark ? " dark" : "")"
                let spoken = try text(of: "document.documentElement.lang")
                if spoken != language { faults.append("\(name): it is in \(spoken)") }
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
}
