import CommandKit
import RealtimeClient
import TIPsTracker
import TimeKit

/// Asks a person one thing after another. A wrong answer is asked again, with what is wrong; the end of the input ends it all,
/// and nothing was changed.
struct Interview {
    let terminal: Terminal
    /// What to run to begin again.
    let command: String

    /// Asks for a value until the answer can be read as one.
    ///
    /// - Parameters:
    ///   - question: without its mark: "Patient's name".
    ///   - kept: what Enter alone stands for.
    ///   - read: makes the value; what it throws is told, and asked again.
    func ask<Value>(
        _ question: String,
        keeping kept: String? = nil,
        _ read: (String) throws -> Value
    ) throws -> Value {
        let offer: StyledText = kept.map { StyledText(" [\($0)]", .faint) } ?? ""
        while true {
            guard let typed = terminal.asks(StyledText(question) + offer + ":") else { throw ended }
            do {
                return try read(typed.isEmpty ? kept ?? "" : typed)
            } catch let error where error.isWrongAnswer {
                terminal.printError(String(describing: error))
            }
        }
    }

    /// Asks for yes or no; Enter alone is the one given.
    func asksYes(_ question: StyledText, byDefault: Bool) throws -> Bool {
        while true {
            guard let typed = terminal.asks(question + (byDefault ? " [Y/n]" : " [y/N]")) else { throw ended }
            switch typed.lowercased() {
            case "": return byDefault
            case "y", "yes": return true
            case "n", "no": return false
            default: terminal.printError("'\(typed)' is neither — answer y or n")
            }
        }
    }

    /// The last question: only a yes goes on.
    func confirm(_ question: StyledText) throws {
        guard try asksYes(question, byDefault: false) else {
            throw CommandError(
                .failure,
                "not confirmed, so nothing was changed",
                remedy: "run '\(command)' again to begin anew"
            )
        }
    }

    /// What the next questions are about.
    func section(_ title: String, _ hint: String) {
        terminal.note("")
        terminal.note("\(title, .heading)  \(hint, .faint)")
    }

    private var ended: CommandError {
        CommandError(
            .failure,
            "the answers ended early, so nothing was changed",
            remedy: "run '\(command)' again to begin anew"
        )
    }
}

extension Error {
    /// Whether another answer may be better; a store that can't be read is no matter of answers.
    fileprivate var isWrongAnswer: Bool {
        switch self as any Error {
        case TIPsError.store, TIPsError.fault: false
        case is TIPsError, is TimeError, is CommandError, is RealtimeClientError: true
        default: false
        }
    }
}
