import BrowserKit
import ServedPages
import Testing

@Suite(
    "The wait between treatment foods in a real browser",
    .enabled(if: Chromium.isWanted, "make setup installs the browser and axe-core")
)
struct TimerBrowserTests {
    @Test("the timer counts down and is spoken at five minutes, one and none")
    func timer() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                let timer = "document.querySelector('[data-seconds]')"
                #expect(try browser.text(of: "\(timer).textContent").hasSuffix(" left"))
                try browser.run("window.now = performance.now.bind(performance)")
                // The page would be shown anew at the end of the wait.
                try browser.run("delete document.querySelector('main').dataset.valid")
                for (left, words, shown) in [
                    (300, "5 minutes until the next treatment food", "4:5"),
                    (60, "1 minute until the next treatment food", "0:5"),
                    (0, "The wait between treatment foods is over", "The wait"),
                ] {
                    let spoken = try browser.text(
                        of: """
                            new Promise(done => {
                              new MutationObserver(() => done(told.textContent)).observe(told, {childList: true});
                              performance.now = () => now() + (\(timer).dataset.seconds - \(left)) * 1000 + 500;
                            })
                            """
                    )
                    #expect(spoken == words)
                    let text = try browser.text(of: "\(timer).textContent")
                    #expect(text.hasPrefix(shown), "\(text)")
                }
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test(
        "a clock of the device that is set changes nothing of the wait, and after a sleep the server says what is left"
    )
    func setClock() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                let timer = "document.querySelector('[data-seconds]')"
                // The time that is left, in seconds, as the page shows it.
                let shown = """
                    (() => { const parts = \(timer).textContent.match(/(\\d+):(\\d\\d)/);
                    return parts ? parts[1] * 60 + Number(parts[2]) : 0 })()
                    """
                let all = try #require(Int(try browser.text(of: "\(timer).dataset.seconds")))
                let change = "new MutationObserver(done).observe(\(timer), {childList: true})"
                try browser.run("window.day = Date.now.bind(Date); window.now = performance.now.bind(performance)")
                // The page would be shown anew, because it seems old by the clock that is set.
                try browser.run("delete document.querySelector('main').dataset.valid")
                for hours in [-3, 3] {
                    _ = try browser.text(
                        of:
                            "new Promise(done => { Date.now = () => day() + \(hours) * 3600000; \(change) }).then(() => '')"
                    )
                    let left = try #require(Int(try browser.text(of: shown)))
                    #expect(left > all - 600 && left <= all, "\(left) of \(all)")
                }
                // The clock rested, so the page is behind: it counts from 1,000 seconds more than are left.
                _ = try browser.text(
                    of: "new Promise(done => { performance.now = () => now() - 1000000; \(change) }).then(() => '')"
                )
                let late = try #require(Int(try browser.text(of: shown)))
                try browser.run("document.dispatchEvent(new Event('visibilitychange'))")
                try browser.wait(until: "\(shown) < \(late - 10)")
                #expect(browser.complaints.isEmpty)
            }
        }
    }

    @Test("a page that has no wait any more is shown, and isn't told as the end of the wait", arguments: [false, true])
    func noWait(isRedirected: Bool) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await Chromium.run { browser in
                try browser.show(width: 320)
                try browser.open(served.server + "tips")
                let timer = "document.querySelector('[data-seconds]')"
                #expect(try browser.text(of: "\(timer).textContent").hasSuffix(" left"))
                try browser.run(
                    """
                    window.isOld = true;
                    window.asked = 0;
                    window.fetch = async () => {
                      asked += 1;
                      const answer = new Response('<main><h1>Stopped</h1></main>', { headers: { 'Content-Type': 'text/html' } });
                      return Object.defineProperty(answer, 'redirected', { value: \(isRedirected) });
                    };
                    document.dispatchEvent(new Event('visibilitychange'));
                    """
                )
                if isRedirected {
                    // The answer of another page, such as a door, says nothing about the wait.
                    try browser.wait(until: "asked === 1")
                    try browser.run("document.dispatchEvent(new Event('visibilitychange'))")
                    try browser.wait(until: "asked === 2")
                    #expect(try browser.text(of: "String(window.isOld)") == "true")
                } else {
                    try browser.wait(until: "window.isOld === undefined && document.readyState === 'complete'")
                }
                #expect(try browser.text(of: "\(timer).textContent").hasSuffix(" left"))
                #expect(browser.complaints.isEmpty)
            }
        }
    }
}
