public import ScreenKit
import WordKit

/// An error that stops a command: an exit status, and one line with the problem and the remedy.
public struct CommandError: ScreenError, Hashable, Sendable {
    /// The exit status of the process.
    public let status: CommandStatus
    /// The problem with the wrong value, then a dash and the remedy.
    ///
    /// - Note: Values are unescaped; control characters are escaped when the line is printed.
    public let message: String
    public private(set) var isAboutLink = false
    public var remedy: Link? { nil }

    /// Creates an error from a text that already has problem and remedy, as the engines' errors do.
    public init(_ status: CommandStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// Creates an error from the problem and the remedy.
    public init(_ status: CommandStatus, _ problem: String, remedy: String) {
        self.init(status, "\(problem) — \(remedy)")
    }

    public var description: String { message }
}

extension CommandError {
    /// Creates the error for a link that leads to no screen.
    public static func noSuchScreen(_ link: String, remedy: String) -> Self {
        var error = CommandError(.noInput, localized("“\(DeepLink.shown(link))” leads nowhere"), remedy: remedy)
        error.isAboutLink = true
        return error
    }

    /// Creates the error for a name that fits several things, and lists each with its id.
    public static func ambiguous(_ what: String, _ name: String, candidates: [(id: String, name: String)]) -> Self {
        let list = candidates.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        return CommandError(
            .noInput,
            localized("the \(what) “\(name)” could be any of \(candidates.count): \(list)"),
            remedy: localized("give the id of the one you mean")
        )
    }
}
