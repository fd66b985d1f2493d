/// Why a command stopped: the exit status, and one line that says what is wrong and what to do.
public struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit status the process ends with.
    public let status: CommandStatus
    /// What is wrong, with the value, and after a dash what to do. Values stand in it as they came: control
    /// characters are escaped where the line is printed.
    public let message: String

    /// An error from a text that already says both what is wrong and what to do, as the engines' errors do.
    public init(_ status: CommandStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// An error from its two halves.
    public init(_ status: CommandStatus, _ problem: String, remedy: String) {
        self.init(status, "\(problem) — \(remedy)")
    }

    /// The message.
    public var description: String { message }
}

extension CommandError {
    /// The error for a name that fits several things: every candidate is listed with the id that tells it apart.
    public static func ambiguous(_ what: String, _ name: String, candidates: [(id: String, name: String)]) -> Self {
        let list = candidates.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        return CommandError(
            .noInput,
            "the \(what) “\(name)” could be any of \(candidates.count): \(list)",
            remedy: "give the id of the one you mean"
        )
    }
}
