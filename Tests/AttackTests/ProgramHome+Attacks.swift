import Foundation
import TestKit
import Testing

/// Steps of several scenarios.
extension ProgramHome {
    /// Runs a program and requires success.
    ///
    /// - Returns: The standard output.
    @discardableResult
    func done(_ program: String, _ arguments: String..., input: String = "") throws -> String {
        let result = try run(program, arguments, input: input)
        try #require(result.exit == .status(0), "\(program) \(arguments): \(result.text)\(result.errorText)")
        return result.text
    }

    /// Signs a user up at the directory and confirms the address with the mailed code.
    func signUp(_ address: String, password: String) throws {
        try done("maricopa", "account", "sign-up", address, input: password)
        try done("maricopa", "account", "verify", mailedCode())
    }

    /// The code in the newest letter.
    func mailedCode() throws -> String {
        let outbox = data.appending(path: "maricopa.outbox")
        let names = try FileManager.default.contentsOfDirectory(atPath: outbox.path).sorted()
        let letters = try names.map { try String(contentsOf: outbox.appending(path: $0), encoding: .utf8) }
        let code = letters.last { $0.contains("code: ") }?.firstMatch(of: /code: ([0-9]{6})/)?.output.1
        return try String(#require(code))
    }

    /// The files below a path of the home that contain a text.
    func files(holding text: String, below path: String = ".local") throws -> [String] {
        try files().filter { $0.key.hasPrefix(path) && $0.value.range(of: Data(text.utf8)) != nil }.keys.sorted()
    }
}

extension CommandResult {
    /// Whether the output contains no control character except line ends, so that a terminal executes nothing.
    var obeysNothing: Bool {
        (text + errorText).unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    }
}

/// The responses of a server by path, and its received requests.
final class Script: @unchecked Sendable {
    // @unchecked: both variables are touched under the lock only.
    private let lock = NSLock()
    private var list: [String] = []
    private var answers: [String: LoopbackServer.Answer] = [:]

    /// The requests so far.
    var asked: [String] { lock.withLock { list } }

    /// The response of a path.
    subscript(path: String) -> LoopbackServer.Answer? {
        get { lock.withLock { answers[path] } }
        set { lock.withLock { answers[path] = newValue } }
    }

    /// Records a request and returns the response of its path, ignoring the query. A path without a response gives 404.
    func answer(_ request: String) -> LoopbackServer.Answer {
        let target = request.split(separator: " ").dropFirst().first ?? "/"
        let path = String(target.prefix { $0 != "?" })
        return lock.withLock {
            list.append(request)
            return answers[path] ?? .complete(404)
        }
    }
}

extension LoopbackServer.Answer {
    /// A response with status 200 and a text.
    static func text(_ text: String, _ type: String) -> LoopbackServer.Answer {
        .complete(200, ["Content-Type: \(type)"], body: Array(text.utf8))
    }
}
