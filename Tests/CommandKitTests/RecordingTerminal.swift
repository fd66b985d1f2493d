import CommandKit
import Foundation
import TimeKit

/// A terminal that records its output, answers from a list, and has a clock set by the test.
final class RecordingTerminal: Sendable {
    private struct State {
        var output: [UInt8] = []
        var error: [UInt8] = []
        var answers: [String] = []
        var uptime: Int64 = 0
        var failure: TerminalError?
    }

    private let state = Locked(State())
    let traits: Terminal.Traits

    init(traits: Terminal.Traits = .init(), answers: [String] = []) {
        self.traits = traits
        state.withValue { $0.answers = answers }
    }

    /// A terminal of a given width with a person at it.
    static func screen(width: Int = 80, color: Bool = false, answers: [String] = []) -> RecordingTerminal {
        RecordingTerminal(
            traits: .init(
                inputIsTerminal: true,
                outputIsTerminal: true,
                errorIsTerminal: true,
                width: width,
                color: color
            ),
            answers: answers
        )
    }

    var output: String { state.withValue { String(decoding: $0.output, as: UTF8.self) } }
    var error: String { state.withValue { String(decoding: $0.error, as: UTF8.self) } }
    func advance(milliseconds: Int64) { state.withValue { $0.uptime += milliseconds } }
    func failWrites(with error: TerminalError) { state.withValue { $0.failure = error } }

    var terminal: Terminal {
        Terminal(
            traits: traits,
            send: { [state] stream, bytes throws(TerminalError) in
                let failure = state.withValue { state in
                    if stream == .error { state.error += bytes }
                    if stream == .output, state.failure == nil { state.output += bytes }
                    return stream == .output ? state.failure : nil
                }
                if let failure { throw failure }
            },
            nextLine: { [state] in state.withValue { $0.answers.isEmpty ? nil : $0.answers.removeFirst() } },
            uptime: { [state] in state.withValue { $0.uptime } }
        )
    }
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

extension CommandEnvironment {
    /// The environment of a test, with only the given variables.
    static func test(
        _ terminal: RecordingTerminal,
        variables: [String: String] = ["HOME": "/home/someone"],
        now: String = "2026-03-08T07:30:00-07:00",
        zone: String = "America/Phoenix"
    ) throws -> CommandEnvironment {
        CommandEnvironment(
            variables: variables,
            terminal: terminal.terminal,
            clock: .fixed(try Instant(iso8601: now), zone: try TimeZone.named(zone))
        )
    }
}
