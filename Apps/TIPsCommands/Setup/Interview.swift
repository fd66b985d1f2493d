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
    private let given = GivenAnswers()

    /// Questions for a terminal.
    init(terminal: Terminal, command: String) {
        self.terminal = terminal
        self.command = command
    }

    /// The answer that leads back to the question before.
    static let back = "<"

    /// Asks what `body` asks. After a step back it begins again, and gives the answers up to there itself.
    func walk<Value>(_ body: () throws -> Value) throws -> Value {
        given.clear()
        note(StyledText("Answer \(Self.back) to go back to the question before.", .faint))
        while true {
            do {
                return try body()
            } catch is StepBack {
                given.dropLast()
            }
        }
    }

    /// Says something between two questions, unless it was said before a step back.
    func note(_ text: StyledText) {
        if !given.isReplaying { terminal.note(text) }
    }

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
        if let again = given.next() { return try read(again.isEmpty ? kept ?? "" : again) }
        let offer: StyledText = kept.map { StyledText(" [\($0)]", .faint) } ?? ""
        while true {
            guard let typed = terminal.asks(StyledText(question) + offer + ":") else { throw ended }
            if typed == Self.back { throw StepBack() }
            do {
                let value = try read(typed.isEmpty ? kept ?? "" : typed)
                given.keep(typed)
                return value
            } catch let error where error.isWrongAnswer {
                terminal.printError(String(describing: error))
            }
        }
    }

    /// Asks for yes or no; Enter alone is the one given.
    func asksYes(_ question: StyledText, byDefault: Bool) throws -> Bool {
        if let again = given.next() { return again == "y" }
        while true {
            guard let typed = terminal.asks(question + (byDefault ? " [Y/n]" : " [y/N]")) else { throw ended }
            let isYes: Bool
            switch typed.lowercased() {
            case Self.back: throw StepBack()
            case "": isYes = byDefault
            case "y", "yes": isYes = true
            case "n", "no": isYes = false
            default:
                terminal.printError("“\(typed)” is neither — answer y or n")
                continue
            }
            given.keep(isYes ? "y" : "n")
            return isYes
        }
    }

    /// The last question: only a yes goes on.
    func confirm(_ question: StyledText) throws {
        guard try asksYes(question, byDefault: false) else {
            throw CommandError(
                .failure,
                "not confirmed, so nothing was changed",
                remedy: "run “\(command)” again to begin anew"
            )
        }
    }

    /// What the next questions are about.
    func section(_ title: String, _ hint: String) {
        note("")
        note("\(title, .heading)  \(hint, .faint)")
    }

    private var ended: CommandError {
        CommandError(
            .failure,
            "the answers ended early, so nothing was changed",
            remedy: "run “\(command)” again to begin anew"
        )
    }
}

/// That somebody wants the question before once more.
private struct StepBack: Error {}

/// The answers that were taken in a walk, in their order.
private final class GivenAnswers {
    private var answers: [String] = []
    private var place = 0

    /// Whether answers are given once more.
    var isReplaying: Bool { place < answers.count }

    /// The next answer that is given once more; nil where the person is to be asked.
    func next() -> String? {
        guard isReplaying else { return nil }
        defer { place += 1 }
        return answers[place]
    }

    func keep(_ answer: String) {
        answers.append(answer)
        place = answers.count
    }

    /// Forgets the answers so far: there is no way back to them.
    func clear() {
        answers = []
        place = 0
    }

    /// Begins again, without the last answer.
    func dropLast() {
        answers = Array(answers.dropLast())
        place = 0
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
