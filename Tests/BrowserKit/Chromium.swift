import Foundation
import TestKit

/// A page in a real Chromium without a window, driven over its debugging pipe. It needs no driver.
///
/// The pipe's messages are JSON objects that end with a zero byte: <https://chromedevtools.github.io/devtools-protocol/>.
public final class Chromium {
    /// The program; nil where none is installed.
    static let program: URL? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }

    /// Whether tests in a browser run, or fail because one is insisted on.
    public static var isWanted: Bool { (program != nil && Axe.script != nil) || PythonJudge.isInsistedOn }

    private let child: ChildProcess
    private let folder: TemporaryFolder
    private var number = 0
    private var session = ""
    /// The sessions of service workers by their targets.
    private var workerSessions: [String: String] = [:]
    /// The exceptions of the page's scripts, the errors on its console, and the violations of its security policy.
    public private(set) var complaints: [String] = []
    private var arrival: Arrival?
    private var runsScripts = true

    /// The way in which other content came.
    private enum Arrival {
        /// As another page.
        case page
        /// Into the same page, by its script.
        case content
    }

    /// Runs `body` with a browser on a thread of its own, because its calls block. A browser that doesn't start is started once more.
    public static func run<Result: Sendable>(
        _ body: @escaping @Sendable (Chromium) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Swift.Result { try body((try? Chromium()) ?? Chromium()) })
            }
        }
    }

    /// Starts a browser with an empty page.
    private init() throws {
        guard let program = Self.program else { throw BrowserError.notInstalled }
        folder = try TemporaryFolder()
        // The browser reads descriptor 3 and writes descriptor 4.
        child = try ChildProcess(
            URL(filePath: "/bin/sh"),
            [
                "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null", program.path, "--headless",
                "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(folder.url.path)",
            ]
        )
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"] as? String ?? ""
        for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
        // A page's script counts in `data-settled` how often it has shown new content. Each new count becomes an event.
        try call("Runtime.addBinding", ["name": Self.settled])
        let watch = """
            new MutationObserver(() => \(Self.settled)(document.documentElement.dataset.settled))
            .observe(document, {subtree: true, attributes: true, attributeFilter: ['data-settled']})
            """
        try beforePages(watch)
    }

    deinit { child.kill() }

    /// The function with which a page tells what it has shown.
    private static let settled = "settled"

    /// Calls a method of the protocol and returns its result.
    ///
    /// - Parameter other: The session of another target; "" for that of the browser, nil for that of the page.
    @discardableResult
    public func call(
        _ method: String,
        _ parameters: [String: Any] = [:],
        in other: String? = nil
    ) throws -> [String: Any] {
        try answer(to: send(method, parameters, in: other))
    }

    /// Sends a call and returns its number.
    private func send(_ method: String, _ parameters: [String: Any], in other: String? = nil) throws -> Int {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        let target = other ?? session
        if !target.isEmpty { message["sessionId"] = target }
        let bytes = try JSONSerialization.data(withJSONObject: message)
        child.send(String(decoding: bytes, as: UTF8.self) + "\0")
        return number
    }

    /// Waits for the answer to a call. Answers to earlier calls are dropped.
    @discardableResult
    private func answer(to call: Int) throws -> [String: Any] {
        while true {
            let answer = try next()
            guard answer["id"] as? Int == call else { continue }
            if let error = answer["error"] { throw BrowserError.refused("\(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Returns the next message. Events are noted on the way.
    private func next() throws -> [String: Any] {
        let text = try child.waitForText("\0").dropLast()
        let message = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Page.loadEventFired": arrival = .page
        // The first count is that of the page itself, whose loading is an event of its own.
        case "Runtime.bindingCalled" where parameters["name"] as? String == Self.settled:
            if parameters["payload"] as? String != "0" { arrival = .content }
        case "Runtime.exceptionThrown": complaints.append("\(parameters)")
        case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
            complaints.append("\(parameters)")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            // The browser logs the error status of a refused page as a network error, which a test may expect.
            if entry["level"] as? String == "error", entry["source"] as? String != "network" {
                complaints.append(entry["text"] as? String ?? "\(entry)")
            }
        default: break
        }
        return message
    }
}

/// A failure of the browser.
public enum BrowserError: Error, Sendable {
    case notInstalled
    case refused(String)
    case noSuch(String)
}

// MARK: Pages

extension Chromium {
    /// Opens an address and waits until the page is there.
    public func open(_ address: String) throws { try leading { try call("Page.navigate", ["url": address]) } }

    /// Does something that leads to another page or to other content, and waits until it is there, for about two minutes.
    public func leading(_ body: () throws -> Void) throws {
        arrival = nil
        try body()
        for _ in 0..<6_000 where arrival == nil {
            // A page without scripts can't wait by itself. One that is replaced while it waits fails, and its successor is asked.
            if runsScripts { _ = try? text(of: Self.pause) } else { _ = try next() }
        }
        guard let arrival else {
            throw BrowserError.refused("nothing else came after \(try text(of: "document.body.innerText"))")
        }
        guard arrival == .page, runsScripts else { return }
        // The parts of the page that have scripts are started a little later.
        _ = try text(
            of: """
                new Promise(done => {
                  const root = document.documentElement;
                  if (!document.querySelector('script[type=module]') || root.dataset.settled) return done('');
                  new MutationObserver(() => done('')).observe(root, {attributes: true});
                })
                """
        )
    }

    /// A promise of "" after 20 ms.
    private static let pause = "new Promise(next => setTimeout(() => next(''), 20))"

    /// Runs no script of the pages that are opened from now on. The calls of this type work all the same.
    public func stopScripts() throws {
        runsScripts = false
        try call("Emulation.setScriptExecutionDisabled", ["value": true])
    }

    /// Asks for pages in a language, such as "es".
    public func speak(_ language: String) throws {
        try call("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": language]])
    }

    /// Cuts the page and its worker off from their server, or connects them again.
    public func cut(_ isCut: Bool) throws {
        // A fetch through a sleeping worker wakes it, so that `workers()` finds it.
        _ = try text(
            of: """
                (async () => {
                  if (!document.querySelector('link[rel=manifest][data-keep=on]')) return '';
                  await navigator.serviceWorker.ready;
                  await fetch(document.querySelector('link[rel=stylesheet]').href).catch(() => null);
                  return '';
                })()
                """
        )
        let speed = isCut ? 0 : -1
        for session in [session] + (try workers()) {
            try call(
                "Network.emulateNetworkConditions",
                ["offline": isCut, "latency": 0, "downloadThroughput": speed, "uploadThroughput": speed],
                in: session
            )
        }
    }

    /// Returns the sessions of the service workers.
    private func workers() throws -> [String] {
        let targets = try call("Target.getTargets", in: "")["targetInfos"] as? [[String: Any]] ?? []
        return try targets.filter { $0["type"] as? String == "service_worker" }.compactMap { target in
            guard let id = target["targetId"] as? String else { return nil }
            if let known = workerSessions[id] { return known }
            let attached = try call("Target.attachToTarget", ["targetId": id, "flatten": true], in: "")
            workerSessions[id] = attached["sessionId"] as? String
            try call("Network.enable", in: workerSessions[id])
            return workerSessions[id]
        }
    }

    /// Waits until a JavaScript expression is true. The page evaluates it every 20 ms, for about a minute.
    public func wait(until expression: String) throws {
        // If the page is replaced while it is asked, the next page is asked.
        for _ in 0..<3_000 {
            let answer = try? text(
                of: """
                    (async () => {
                      if (await (\(expression))) return 'yes';
                      return \(Self.pause);
                    })()
                    """
            )
            if answer == "yes" { return }
        }
        throw BrowserError.refused("never: \(expression)")
    }

    /// Shows pages with a touch screen, at a width in CSS pixels. A width below 600 is that of a phone.
    ///
    /// - Parameters:
    ///   - dark: Whether the dark color scheme is preferred.
    ///   - contrast: Whether more contrast is preferred.
    public func show(width: Int, dark: Bool = false, contrast: Bool = false) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600]
        )
        try call("Emulation.setTouchEmulationEnabled", ["enabled": true])
        let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
        let asked = ["name": "prefers-contrast", "value": contrast ? "more" : "no-preference"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme, asked]])
    }

    /// Returns the value of a JavaScript expression, which has to be a text.
    public func text(of expression: String) throws -> String {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true]
        )
        guard let result = answer["result"] as? [String: Any], answer["exceptionDetails"] == nil else {
            throw BrowserError.refused("\(answer)")
        }
        return result["value"].map { "\($0)" } ?? ""
    }

    /// Presses a key, such as "Tab", "Enter" or "7".
    public func press(_ key: String) throws {
        let codes = [
            "Tab": 9, "Enter": 13, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
        ]
        let digit = key.count == 1 ? key.utf8.first.map(Int.init) : nil
        var event: [String: Any] = ["key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? digit ?? 0]
        if key == "Enter" { event["text"] = "\r" }
        if key.count == 1 { event["text"] = key }
        for type in ["keyDown", "keyUp"] {
            event["type"] = type
            try call("Input.dispatchKeyEvent", event)
        }
    }

    /// Types a text where the focus is.
    public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    /// Returns statements that choose a picture, “soup.png”, in the first file field of a page.
    ///
    /// - Parameter content: A JavaScript expression, a text or a blob.
    public static func choosing(_ content: String) -> String {
        """
        const list = new DataTransfer();
        list.items.add(new File([\(content)], 'soup.png', { type: 'image/png' }));
        document.querySelector('input[type=file]').files = list.files;
        """
    }

    /// Touches the middle of the first visible element that an expression returns, as somebody does who touches once and looks.
    ///
    /// A touch right after another one at the same place is the second click of a double click, which a page may refuse, and a busy browser may drop a
    /// touch. So an element that gets no click within two seconds, or a refused one, is touched again.
    public func touch(_ expression: String) throws {
        let listen = """
            (() => { window.touched = 'no';
            \(expression)?.addEventListener('click', (e) => { if (!e.defaultPrevented) window.touched = 'yes' }, true);
            return '' })()
            """
        for _ in 0..<5 {
            if runsScripts { _ = try text(of: listen) }
            let point = try middle(of: expression)
            // Both are sent at once: a finger that rests for half a second asks for a menu.
            _ = try send("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
            try answer(to: send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()]))
            // Another page knows nothing of the touch.
            let isAwaited = {
                self.arrival == nil && (try? self.text(of: "\(Self.pause).then(() => window.touched)")) == "no"
            }
            guard runsScripts, (0..<100).allSatisfy({ _ in isAwaited() }) else { return }
        }
    }

    /// Swipes with a finger from the middle of an element by a number of CSS pixels, to the right if positive.
    public func swipe(_ expression: String, by pixels: Double) throws {
        var point = try middle(of: expression)
        try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
        point["x"] = (point["x"] ?? 0) + pixels
        try call("Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": [point]])
        try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
    }

    /// Drags with the mouse from the middle of one element to that of another. Both have to be in the window.
    public func drag(_ start: String, to end: String) throws {
        let first = try middle(of: start, scrolled: "nearest")
        let last = try middle(of: end, scrolled: "nearest")
        for (type, place) in [("mousePressed", first), ("mouseMoved", last), ("mouseReleased", last)] {
            var event: [String: Any] = ["type": type, "button": "left", "buttons": 1, "clickCount": 1]
            event.merge(place) { _, new in new }
            try call("Input.dispatchMouseEvent", event)
        }
    }

    /// The middle of an element in the window, after the page is scrolled to it.
    private func middle(of expression: String, scrolled block: String = "center") throws -> [String: Double] {
        let place = try text(
            of: """
                (() => { const e = \(expression); if (!e) return ''; e.scrollIntoView({block: '\(block)'});
                const r = e.getBoundingClientRect(); return (r.x + r.width / 2) + ' ' + (r.y + r.height / 2) })()
                """
        ).split(separator: " ").compactMap { Double($0) }
        guard place.count == 2 else { throw BrowserError.noSuch(expression) }
        return ["x": place[0], "y": place[1]]
    }

    /// Runs a script in each page before its own.
    public func beforePages(_ script: String) throws {
        try call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    }

    /// Returns the rules of axe-core that the page breaks, each with its first place.
    ///
    /// - Parameter rules: The rules that are asked for, such as "color-contrast"; all if empty.
    public func accessibilityFaults(of rules: [String] = []) throws -> [String] {
        guard let script = Axe.script else { throw BrowserError.notInstalled }
        if try text(of: "typeof axe") == "undefined" { _ = try text(of: script + "; ''") }
        let asked = rules.isEmpty ? "" : "runOnly: \(rules), "
        let run = "axe.run({\(asked)resultTypes: ['violations']})"
        let found = try text(of: run + ".then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html).join('\\n'))")
        return found.split(separator: "\n").map(String.init)
    }
}

/// The rules of accessibility, <https://github.com/dequelabs/axe-core>, installed by `make setup`.
enum Axe {
    static let script: String? = {
        let library = Corpus.package.appending(path: ".venv/lib")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
        return folders.lazy.compactMap { folder in
            let file = library.appending(path: "\(folder)/site-packages/axe_playwright_python/axe.min.js")
            return try? String(contentsOf: file, encoding: .utf8)
        }.first
    }()
}
