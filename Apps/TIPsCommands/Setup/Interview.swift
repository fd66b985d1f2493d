import CommandKit
import RealtimeClient
import TIPsTracker
import TimeKit
import WordKit

/// Asks a series of questions. An invalid answer is asked again with its error. The end of the input ends the interview, and nothing is changed.
struct Interview {
    let terminal: Terminal
    /// The command that starts the interview again.
    let command: String
    private let given = GivenAnswers()

    init(terminal: Terminal, command: String) {
        self.terminal = terminal
        self.command = command
    }

    /// The answer that goes back to the former question.
    static let back = "<"

    /// Runs the questions in `body`. After a step back, it runs `body` again and replays the answers before that question.
    func walk<Value>(_ body: () throws -> Value) throws -> Value {
        given.begin()
        note(StyledText(localized("Answer \(Self.back) to go back to the question before."), .faint))
        while true {
            do {
                return try body()
            } catch is StepBack {
                given.dropLast()
            }
        }
    }

    /// Prints a note between two questions, except in a replay.
    func note(_ text: StyledText) {
        if !given.isReplaying { terminal.note(text) }
    }

    /// Asks a question until the answer is valid.
    ///
    /// - Parameters:
    ///   - question: the question without its punctuation: "Patient's name".
    ///   - kept: the answer that Enter alone means.
    ///   - read: parses the answer; its error is printed before the question is asked again.
    func ask<Value>(
        _ question: String,
        keeping kept: String? = nil,
        _ read: (String) throws -> Value
    ) throws -> Value {
        if let again = given.next() { return try read(again.isEmpty ? kept ?? "" : again) }
        let offer: StyledText = kept.map { StyledText(" [\($0)]", .faint) } ?? ""
        while true {
            guard let typed = terminal.asks(StyledText(question) + offer + ":") else { throw ended }
            if typed == Self.back, given.isWalk { throw StepBack() }
            do {
                let value = try read(typed.isEmpty ? kept ?? "" : typed)
                given.keep(typed)
                return value
            } catch let error where error.isWrongAnswer {
                terminal.printError(String(describing: error))
                if typed.isEmpty { note(StyledText(wayOut, .faint)) }
            }
        }
    }

    /// The ways out of a question that has no answer.
    private var wayOut: String {
        given.isWalk
            ? localized("Answer \(Self.back) to go back, or press Ctrl-C to leave: nothing is changed.")
            : localized("Press Ctrl-C to leave: nothing is changed.")
    }

    /// Asks for yes or no. Enter alone means the default; without one it is asked again.
    func asksYes(_ question: StyledText, byDefault: Bool?) throws -> Bool {
        if let again = given.next() { return again == "y" }
        while true {
            let choice =
                switch byDefault {
                case true?: localized("[Y/n]")
                case false?: localized("[y/N]")
                case nil: localized("[y/n]")
                }
            guard let typed = terminal.asks(question + " \(choice)") else { throw ended }
            let isYes: Bool
            switch typed.lowercased() {
            case Self.back: throw StepBack()
            case "":
                guard let byDefault else {
                    terminal.printError(
                        localized("nothing was answered — answer y, n, or \(Self.back) to change an answer")
                    )
                    continue
                }
                isYes = byDefault
            case "y", "yes": isYes = true
            case "s", "sí",
                "si" where Language.current == .spanish:
                isYes = true
            case "n", "no": isYes = false
            default:
                terminal.printError(localized("“\(typed)” is neither — answer y or n"))
                continue
            }
            given.keep(isYes ? "y" : "n")
            return isYes
        }
    }

    /// Asks the last question. Enter alone is no answer, so that it doesn't lose the walk; a no is an error.
    func confirm(_ question: StyledText) throws {
        guard try asksYes(question, byDefault: nil) else {
            throw CommandError(
                .failure,
                localized("not confirmed, so nothing was changed"),
                remedy: localized("run “\(command)” again to begin anew")
            )
        }
    }

    /// Prints the topic of the next questions.
    func section(_ title: String, _ hint: String) {
        note("")
        note("\(title, .heading)  \(hint, .faint)")
    }

    /// Prints the engine's summary of a setup, before its confirmation.
    func show(_ summary: [String]) {
        note("")
        note(StyledText(localized("Summary"), .heading))
        for line in summary { note(StyledText(line).wrapped(toWidth: terminal.traits.width, indent: 2)) }
    }

    private var ended: CommandError {
        CommandError(
            .failure,
            localized("the answers ended early, so nothing was changed"),
            remedy: localized("run “\(command)” again to begin anew")
        )
    }
}

/// Thrown to go back to the former question.
private struct StepBack: Error {}

/// The answers of a walk, in order.
private final class GivenAnswers {
    /// Whether a step back leads to a question before.
    private(set) var isWalk = false
    private var answers: [String] = []
    private var place = 0

    /// Whether answers are being replayed.
    var isReplaying: Bool { place < answers.count }

    /// The next replayed answer; nil if the person must answer.
    func next() -> String? {
        guard isReplaying else { return nil }
        defer { place += 1 }
        return answers[place]
    }

    func keep(_ answer: String) {
        answers.append(answer)
        place = answers.count
    }

    /// Begins a walk. There is no way back to the answers before it.
    func begin() {
        isWalk = true
        answers = []
        place = 0
    }

    /// Removes the last answer and replays the others.
    func dropLast() {
        answers = Array(answers.dropLast())
        place = 0
    }
}

extension Error {
    /// Whether another answer may help. It can't if the store is unreadable.
    fileprivate var isWrongAnswer: Bool {
        switch self as any Error {
        case TIPsError.store, TIPsError.fault: false
        case is TIPsError, is TimeError, is CommandError, is RealtimeClientError: true
        default: false
        }
    }
}
