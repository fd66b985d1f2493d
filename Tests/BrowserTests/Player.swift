import BrowserKit
import Foundation
import Testing

/// The means by which a person plays a story.
enum Means: String, CaseIterable, CustomTestStringConvertible, Sendable {
    /// A finger on a phone.
    case touch
    /// The keys of a computer alone.
    case keyboard
    /// A finger on a phone whose browser runs no script.
    case noScript

    var testDescription: String { rawValue }
}

/// A person who reads pages and acts on what is seen there. Buttons, links and fields are named by their texts, or by the beginnings of these.
///
/// Each page that is reached is judged: it isn't wider than the window, and with touch it breaks no rule of accessibility.
struct Player {
    let browser: Chromium
    let means: Means
    private let server: String

    /// Plays a story on the pages of a server.
    ///
    /// - Parameter server: Its address, with a final slash.
    static func playing(
        _ means: Means,
        at server: String,
        _ story: @escaping @Sendable (Player) throws -> Void
    ) async throws {
        try await Chromium.run { browser in
            try browser.show(width: means == .keyboard ? 1_280 : 320)
            if means == .noScript { try browser.stopScripts() }
            try story(Player(browser: browser, means: means, server: server))
            #expect(browser.complaints.isEmpty)
        }
    }

    private init(browser: Chromium, means: Means, server: String) {
        self.browser = browser
        self.means = means
        self.server = server
    }

    // MARK: Acting

    /// Opens a page by its path.
    func open(_ path: String) throws {
        try browser.open(server + path)
        try judge()
    }

    /// Follows a link.
    func follow(_ label: String) throws { try activate(Self.named(label, "a[href]"), key: "Enter") }

    /// Presses a button.
    func press(_ label: String) throws { try activate(Self.named(label, "button:enabled"), key: " ") }

    /// Opens a part that is folded.
    func unfold(_ label: String) throws {
        let fold = Self.named(label, "summary")
        if means == .keyboard {
            try reach(fold)
            try browser.press("Enter")
        } else {
            try browser.touch(fold)
        }
        try wait(until: "\(fold).parentElement.open")
    }

    /// Ticks a box.
    func tick(_ label: String) throws {
        let box = Self.field(label)
        if means == .keyboard {
            try reach(box)
            try browser.press(" ")
        } else {
            try browser.touch(box)
        }
        try wait(until: "\(box).checked")
    }

    /// Enters a value into a field: types a text, chooses an option by its value, or a day such as "2027-02-12".
    func enter(_ value: String, at label: String) throws {
        let field = Self.field(label)
        let kind = try browser.text(of: "(\(field) ?? {}).type ?? ''")
        switch (kind, means) {
        case ("", _): throw BrowserError.noSuch(label)
        case ("select-one", .keyboard):
            try reach(field)
            let wanted = "[...\(field).options].findIndex(option => option.value === \(Self.quoted(value)))"
            let steps = Int(try browser.text(of: "\(wanted) - \(field).selectedIndex")) ?? 0
            for _ in 0..<abs(steps) { try browser.press(steps > 0 ? "ArrowDown" : "ArrowUp") }
        case ("date", .keyboard):
            try reach(field)
            // The browser's fields for month, day and year follow each other.
            let digits = String(value.dropFirst(5)).filter(\.isNumber) + String(value.prefix(4))
            for digit in digits { try browser.press(String(digit)) }
        case ("select-one", _), ("date", _):
            // A phone shows its own wheel for these, outside of the page, and sets what was chosen there.
            _ = try browser.text(
                of: """
                    (() => { const field = \(field); field.value = \(Self.quoted(value));
                    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {bubbles: true})); return '' })()
                    """
            )
        default:
            if means == .keyboard {
                try reach(field)
            } else {
                try browser.touch(field)
                try wait(until: "document.activeElement === \(field)")
            }
            _ = try browser.text(of: "(\(field).select(), '')")
            try browser.type(value)
        }
        #expect(try browser.text(of: "\(field).value") == value, "\(label)")
    }

    private func activate(_ target: String, key: String) throws {
        if means == .keyboard {
            try reach(target)
            try browser.leading { try browser.press(key) }
        } else {
            try browser.leading { try browser.touch(target) }
        }
        try judge()
    }

    /// Moves the focus to an element by Tab.
    private func reach(_ target: String) throws {
        // The focus goes round, so twice the number of controls is enough.
        for _ in 0..<300 {
            if try browser.text(of: "String(!!\(target) && document.activeElement === \(target))") == "true" { return }
            try browser.press("Tab")
        }
        throw BrowserError.noSuch(target)
    }

    /// Waits until an expression is true. A page without scripts can't wait by itself, so it is asked again and again.
    private func wait(until expression: String) throws {
        for _ in 0..<10_000 {
            if try browser.text(of: "String(\(expression))") == "true" { return }
        }
        throw BrowserError.refused("never: \(expression)")
    }

    // MARK: Reading

    /// The text of the page's content with single spaces.
    var text: String { get throws { try browser.text(of: "(\(Self.words))(document.querySelector('main'))") } }

    var heading: String { get throws { try browser.text(of: "document.querySelector('h1').textContent") } }

    /// Expects a text on the page.
    func sees(_ words: String, at location: SourceLocation = #_sourceLocation) throws {
        let shown = try text
        #expect(shown.contains(words), "\(shown)", sourceLocation: location)
    }

    /// The number of buttons that are pressed.
    var pressedCount: String {
        get throws { try browser.text(of: "document.querySelectorAll('[aria-pressed=true]').length") }
    }

    private func judge() throws {
        let page = try browser.text(of: "location.pathname")
        let (width, window) = (
            try browser.text(of: "document.documentElement.scrollWidth"), means == .keyboard ? 1_280 : 320
        )
        #expect((Int(width) ?? .max) <= window, "\(page) is \(width) pixels wide")
        if means == .touch { #expect(try browser.accessibilityFaults() == [], "\(page)") }
    }

    // MARK: Elements as expressions

    /// A function that returns the text of an element with single spaces.
    private static let words = "e => e.textContent.split(/\\s+/).filter(Boolean).join(' ')"

    /// The first visible element with a text, else the first one whose text begins with it.
    private static func named(_ label: String, _ selector: String) -> String {
        first(of: "[...document.querySelectorAll('\(selector)')].filter(e => e.checkVisibility())", label)
    }

    /// The visible field with a label.
    private static func field(_ label: String) -> String {
        let labels = "[...document.querySelectorAll('label')].filter(e => e.control?.checkVisibility())"
        return first(of: labels, label) + "?.control"
    }

    private static func first(of elements: String, _ label: String) -> String {
        """
        (() => { const words = \(words), label = \(quoted(label)), all = \(elements);
        return all.find(e => words(e) === label) ?? all.find(e => words(e).startsWith(label)) })()
        """
    }

    /// A text as a literal of JavaScript.
    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "''"
    }
}
