import BrowserKit
import ServedPages
import Testing

@Suite(
    "The apps without a connection, in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct OfflineBrowserTests {
    @Test("a page that was opened is there without a connection, with its time; another one says so and lists those")
    func kept() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                try browser.waitForCopy(of: "/tips")
                let heading = try browser.heading
                let count = "document.querySelector('[data-seconds]').textContent"
                #expect(try browser.text(of: count).hasSuffix(" left"))
                try browser.open(served.server + "tips/week")
                try browser.waitForCopy(of: "/tips/week")
                try browser.cut(true)

                try browser.open(served.server + "tips")
                #expect(try browser.heading == heading)
                let line = try browser.text(of: "document.querySelector('main > .notice[role=status]').textContent")
                #expect(
                    line.wholeMatch(of: /Kept from ([0-9-]{10} )?[0-9:]{5}(, so .*)?; you're offline\./) != nil,
                    "\(line)"
                )
                // A wait was counted from the moment of the copy.
                #expect(try browser.text(of: count).isEmpty)
                // The style sheet is there, too.
                let height = try browser.text(of: "document.querySelector('.toggle').offsetHeight")
                #expect((Int(height) ?? 0) >= 48)
                #expect(try browser.accessibilityFaults() == [])

                try browser.open(served.server + "tips/settings")
                #expect(try browser.heading == "You're offline")
                #expect(try browser.text(of: "document.querySelectorAll('h1').length") == "1")
                #expect(try browser.accessibilityFaults() == [])
                try browser.leading { try browser.touch(Self.named("Week View", "#kept a")) }
                #expect(try browser.heading == "Week View")

                try browser.cut(false)
                try browser.open(served.server + "tips/settings")
                #expect(try browser.heading != "You're offline")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("the installed directory starts by itself with its first page, without a connection with the copy of it")
    func start() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                let start = served.server + "maricopa?start=1"
                // The page of the start may be gone before it is read.
                _ = try? browser.open(start)
                try browser.wait(until: "document.querySelector('.tiles, .carousel')")
                try browser.open(served.server + "maricopa")
                try browser.waitForCopy(of: "/maricopa")
                try browser.cut(true)
                try browser.open(start)
                #expect(try browser.heading == "Maricopa Healthy")
                #expect(try browser.text(of: "document.querySelectorAll('.loading').length") == "0")
                #expect(try browser.text(of: "document.querySelector('main').textContent").hasPrefix("Kept from "))
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("the copy of a page shows what was done on it")
    func acted() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                try browser.waitForCopy(of: "/tips")
                let box = "[...document.querySelectorAll('.toggle')].find(b => b.textContent.startsWith('Egg'))"
                let pressed = try browser.text(of: "document.querySelectorAll('[aria-pressed=\"true\"]').length")
                try browser.leading { try browser.touch(box) }
                try browser.wait(
                    until:
                        "caches.match('/tips').then(c => c.text()).then(t => t.split('d=\"true\"').length - 1 > \(pressed))"
                )
                try browser.cut(true)
                try browser.open(served.server + "tips")
                #expect(try browser.text(of: box + ".getAttribute('aria-pressed')") == "true")
                #expect(try browser.text(of: "document.querySelector('main').textContent").hasPrefix("Kept from "))
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a kidney page is kept only after it was chosen, and the switch off deletes what was kept")
    func chosen() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                for page in ["kidney", "kidney/labs", "kidney/device"] {
                    try browser.open(served.server + page)
                    try browser.wait(until: Self.isEmpty)
                }
                try browser.leading { try browser.touch(Self.named("Keep the pages that I open", "button")) }
                try browser.open(served.server + "kidney")
                try browser.waitForCopy(of: "/kidney")
                try browser.cut(true)
                try browser.open(served.server + "kidney")
                #expect(try browser.text(of: "document.querySelector('main').textContent").hasPrefix("Kept from "))
                try browser.cut(false)
                try browser.open(served.server + "kidney/device")
                try browser.leading { try browser.touch(Self.named("Delete these pages and keep none", "button")) }
                try browser.wait(until: Self.isEmpty)
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a worker is called back by the text at its address alone, without a page's script")
    func calledBack() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.open(served.server + "tips/settings")
                try browser.waitForCopy(of: "/tips/settings")
                // A log-out leaves nothing that was opened before.
                try browser.open(served.server + "tips/week?left=1")
                try browser.wait(until: "caches.match('/tips/settings').then(copy => !copy)")
                try browser.waitForCopy(of: "/tips/week")
                _ = try browser.text(
                    of: """
                        fetch('/tips/device', {method: 'POST', body: new URLSearchParams('to=off')})
                        .then(() => navigator.serviceWorker.getRegistration('/tips')).then(own => own.update()).then(() => '')
                        """
                )
                try browser.wait(until: Self.isEmpty)
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a newer worker asks again for the pages that an older one kept, and speaks the language of the newest page")
    func newer() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.open(served.server)
                _ = try browser.text(
                    of: "caches.open('/tips 0').then(old => old.put('/tips/week', new Response('old'))).then(() => '')"
                )
                try browser.open(served.server + "tips")
                try browser.waitForCopy(of: "/tips")
                try browser.wait(until: "caches.has('/tips 0').then(isThere => !isThere)")
                try browser.wait(
                    until: "caches.match('/tips/week').then(c => c.text()).then(t => t.includes('Week View'))"
                )

                _ = try browser.text(
                    of: "fetch('/language', {method: 'POST', body: new URLSearchParams('to=es')}).then(() => '')"
                )
                try browser.open(served.server + "tips")
                try browser.wait(
                    until:
                        "caches.match('/tips/offline').then(c => c.text()).then(t => t.includes('<html lang=\"es\"'))"
                )
                try browser.cut(true)
                try browser.open(served.server + "tips/settings")
                #expect(try browser.heading == "Usted está sin conexión")
                try browser.open(served.server + "tips")
                #expect(try browser.text(of: "document.querySelector('main').textContent").hasPrefix("Guardada: "))
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    /// Whether no worker and no copy is there.
    private static let isEmpty = """
        Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(all => all.every(one => one.length === 0))
        """

    private static func named(_ text: String, _ kind: String) -> String {
        "[...document.querySelectorAll('\(kind)')].find(e => e.textContent.trim() === '\(text)')"
    }
}

extension Chromium {
    /// Waits until the worker answers for the page and has a copy of a path.
    func waitForCopy(of path: String) throws {
        try wait(until: "navigator.serviceWorker.controller && caches.match('\(path)').then(copy => !!copy)")
    }

    fileprivate var heading: String {
        get throws { try text(of: "document.querySelector('h1').textContent") }
    }
}
