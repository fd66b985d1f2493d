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
    /// The messages of the page's console and of its security policy.
    public private(set) var complaints: [String] = []
    private var hasLoaded = false

    /// Runs `body` with a browser on a thread of its own, because its calls block.
    public static func run<Result: Sendable>(
        _ body: @escaping @Sendable (Chromium) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Swift.Result { try body(try Chromium()) })
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
        for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    }

    deinit { child.kill() }

    /// Calls a method of the protocol and returns its result.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if !session.isEmpty { message["sessionId"] = session }
        let bytes = try JSONSerialization.data(withJSONObject: message)
        child.send(String(decoding: bytes, as: UTF8.self) + "\0")
        while true {
            let answer = try next()
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw BrowserError.refused("\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Returns the next message. Events are noted on the way.
    private func next() throws -> [String: Any] {
        let text = try child.waitForText("\0").dropLast()
        let message = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Page.loadEventFired": hasLoaded = true
        case "Runtime.exceptionThrown": complaints.append("\(parameters)")
        case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
            complaints.append("\(parameters)")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            // A page that was refused is loaded with its status, which the browser logs.
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

    /// Does something that leads to another page, and waits until it is there.
    public func leading(_ body: () throws -> Void) throws {
        hasLoaded = false
        try body()
        while !hasLoaded { _ = try next() }
    }

    /// Shows pages at a width of so many CSS pixels, as a phone with a touch screen does.
    public func show(width: Int, dark: Bool = false) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600]
        )
        try call("Emulation.setTouchEmulationEnabled", ["enabled": true])
        let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme]])
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
        let codes = ["Tab": 9, "Enter": 13, " ": 32, "ArrowDown": 40]
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

    /// Touches the middle of the first visible element that an expression returns.
    public func touch(_ expression: String) throws {
        let place = try text(
            of: """
                (() => { const e = \(expression); if (!e) return ''; e.scrollIntoView({block: 'center'});
                const r = e.getBoundingClientRect(); return (r.x + r.width / 2) + ' ' + (r.y + r.height / 2) })()
                """
        ).split(separator: " ").compactMap { Double($0) }
        guard place.count == 2 else { throw BrowserError.noSuch(expression) }
        let point = ["x": place[0], "y": place[1]]
        try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [point]])
        try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
    }

    /// Returns the rules of axe-core that the page breaks, each with its first place.
    public func accessibilityFaults() throws -> [String] {
        guard let script = Axe.script else { throw BrowserError.notInstalled }
        _ = try text(of: script + "; ''")
        let found = try text(
            of: "axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html).join('\\n'))"
        )
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
