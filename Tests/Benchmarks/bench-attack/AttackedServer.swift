import BenchmarkSupport
import Foundation
import TestKit

/// A `roomd` process with the shipped rules, which trusts the address that each client states, as behind a proxy.
final class AttackedServer: Sendable {
    let port: Int
    let process: Int32
    // Only stored, so that the process ends with the server; never used after `init`.
    nonisolated(unsafe) private let child: ChildProcess

    init(_ roomd: URL, root: URL, data: URL) throws {
        let rules = root.appending(path: "firebase/database.rules.json").path
        let deployed = try ChildProcess.run(
            roomd,
            ["rules", "deploy", rules, "--database", "family", "--data-dir", data.path]
        )
        precondition(deployed.exit == .status(0), "the rules are deployed")
        child = try ChildProcess(
            roomd,
            [
                "serve", "--port", "0", "--database", "family", "--trust-proxy", "--data-dir", data.path,
                "--disk-floor-megabytes", "8",
            ]
        )
        let line = try child.waitForLine(startingWith: "listening at ")
        guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else { preconditionFailure(line) }
        self.port = port
        process = child.id
    }

    /// The peak memory of the process, in bytes.
    var peak: Int { PeakMemory.peak(of: process) ?? 0 }

    func connect() -> LoopbackConnection? { try? LoopbackConnection(port: port) }

    /// Creates an anonymous account.
    func signUp(from sender: String) -> Account {
        guard let connection = connect(),
            let answer = Exchange(connection, sender).ask("POST /v1/accounts:signUp?key=roomd", "{}")
        else { preconditionFailure("an account is made") }
        func field(_ name: String) -> String {
            let rest = answer.text.split(separator: "\"\(name)\":\"", omittingEmptySubsequences: false).dropFirst()
                .first
            return String(rest?.split(separator: "\"").first ?? "")
        }
        return Account(sender: sender, uid: field("localId"), token: field("idToken"))
    }
}

/// An account and the address of its requests.
struct Account: Sendable {
    let sender: String
    let uid: String
    let token: String
}

/// Requests and responses over one connection.
final class Exchange {
    private let connection: LoopbackConnection
    private let sender: String
    private var received: [UInt8] = []

    init(_ connection: LoopbackConnection, _ sender: String) {
        self.connection = connection
        self.sender = sender
    }

    /// Sends the head of a request, with the length of a body that may never follow.
    func begin(_ line: String, length: Int? = nil, _ fields: String = "") {
        connection.send(head(line, length, fields))
    }

    private func head(_ line: String, _ length: Int?, _ fields: String = "") -> [UInt8] {
        let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
        return Array(
            "\(line) HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: \(sender)\r\n\(fields)\(length)\r\n".utf8
        )
    }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool { connection.send(bytes) }

    /// Sends a request and waits for the whole response; nil if the connection ends before it.
    func ask(_ line: String, _ body: String? = nil) -> (status: Int, text: String)? {
        let bytes = Array((body ?? "").utf8)
        // Sent in one piece: the second of two small pieces would wait 40 ms for the first one's acknowledgment.
        send(head(line, body == nil ? nil : bytes.count) + bytes)
        return answer()
    }

    /// The next response; only its head if it is a stream.
    func answer() -> (status: Int, text: String)? {
        let mark = Array("\r\n\r\n".utf8)
        while received.firstRange(of: mark) == nil { guard more() else { return nil } }
        guard let end = received.firstRange(of: mark) else { return nil }
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        received.removeFirst(end.upperBound)
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let lengths = head.lowercased().split(separator: "content-length: ").dropFirst().first
        let length = lengths?.split(separator: "\r\n").first.flatMap { Int($0) } ?? 0
        while received.count < length { guard more() else { return nil } }
        defer { received.removeFirst(length) }
        return (status, String(decoding: received[..<length], as: UTF8.self))
    }

    private func more() -> Bool {
        guard let bytes = connection.receive() else { return false }
        received += bytes
        return true
    }
}
