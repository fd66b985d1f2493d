public import ScreenKit

/// A screen with a text for a terminal. An app opens no other screen, so one without a text doesn't compile.
public protocol TerminalPage: Screen {
    var terminalText: TerminalText { get }

    /// The screen with what only a terminal needs, such as a QR code in characters. By default, it is the screen itself.
    var forTerminal: Self { get }
}

extension TerminalPage {
    public var forTerminal: Self { self }
}

/// The text of a screen.
public struct TerminalText {
    let print: (Terminal, AppSession) throws -> Void

    public init(_ print: @escaping (Terminal) throws -> Void) {
        self.print = { terminal, _ in try print(terminal) }
    }

    /// Creates a text that depends on more than the screen, such as the time zone.
    public static func inSession(_ print: @escaping (Terminal, AppSession) throws -> Void) -> Self {
        Self(print)
    }

    private init(_ print: @escaping (Terminal, AppSession) throws -> Void) {
        self.print = print
    }
}

/// The screens of an engine as pages of a terminal.
///
/// An app's conformance to the protocol that lists its engine's screens holds only if each of them is a ``TerminalPage``.
public struct TerminalPages: Sendable {
    public typealias Page = any TerminalPage

    public init() {}

    public func page(_ screen: some TerminalPage) -> any TerminalPage { screen }
}

extension AppSession {
    /// Prints a screen as text; with `--json`, as its encoding.
    public func show(_ page: any TerminalPage) throws {
        try print(page)
    }

    private func print(_ page: some TerminalPage) throws {
        let page = page.forTerminal
        try context.answer(encoding: page) { try page.terminalText.print($0, self) }
    }
}
