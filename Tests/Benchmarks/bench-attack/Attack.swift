import Foundation
import TestKit

/// The state of an attack, which its threads check between requests.
final class Running: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var isOn = true

    var goesOn: Bool { lock.withLock { isOn } }
    func stop() { lock.withLock { isOn = false } }
}

/// An attack on a server by several clients, each on its own thread.
struct Attack: Sendable {
    let name: String
    let clients: Int
    let body: @Sendable (AttackedServer, Int, Running) -> Void

    /// Starts the attack. The threads end soon after it is stopped.
    func begin(_ server: AttackedServer) -> Running {
        let running = Running()
        for client in 0..<clients {
            Thread.detachNewThread { [body] in body(server, client, running) }
        }
        return running
    }
}

extension Attack {
    /// A hundred connections from ten accounts and addresses, each with 14 of 15 MB sent and the rest in tiny pieces.
    static let slowSenders = Attack(name: "100 slow senders of 15 MB", clients: 100) { server, client, running in
        let account = server.signUp(from: "203.0.113.\(client % 10 + 1)")
        let piece = [UInt8](repeating: 0x78, count: 1 << 20)
        while running.goesOn {
            guard let connection = server.connect() else { continue }
            let exchange = Exchange(connection, account.sender)
            exchange.begin("PUT /a.json?auth=\(account.token)", length: 15 << 20)
            var isOpen = true
            for _ in 0..<14 where isOpen && running.goesOn { isOpen = exchange.send(piece) }
            while isOpen, running.goesOn {
                isOpen = exchange.send([UInt8](repeating: 0x78, count: 512))
                pause(milliseconds: 250)
            }
            pause(milliseconds: 50)
        }
    }

    /// One account that opens 4,096 streams and retries each one that is refused.
    static let streams = Attack(name: "4,096 streams of one account", clients: 8) { server, client, running in
        let account = server.signUp(from: "203.0.113.1")
        var open: [LoopbackConnection] = []
        while running.goesOn {
            guard let connection = server.connect() else { continue }
            let exchange = Exchange(connection, account.sender)
            exchange.begin("GET /users/\(account.uid).json?auth=\(account.token)", "Accept: text/event-stream\r\n")
            if exchange.answer()?.status == 200, open.count < 512 { open.append(connection) }
        }
    }

    /// Updates of 650,000 places, by two signed-in and two anonymous clients.
    static let updates = Attack(name: "updates of 650,000 places", clients: 4) { server, client, running in
        let account = server.signUp(from: "203.0.113.\(client + 1)")
        let body = Array(("{" + (0..<650_000).map { "\"rooms/x\($0)\":null" }.joined(separator: ",") + "}").utf8)
        while running.goesOn {
            guard let connection = server.connect() else { continue }
            let exchange = Exchange(connection, account.sender)
            exchange.begin("PATCH /.json" + (client < 2 ? "?auth=\(account.token)" : ""), length: body.count)
            exchange.send(body)
            _ = exchange.answer()
        }
    }

    /// Updates of the largest permitted size, a thousand ticks of eight fields, by four admins of different rooms.
    static let largest = Attack(name: "4 writers of 1,000 ticks a write", clients: 4) { server, client, running in
        let account = server.signUp(from: "203.0.113.\(client + 1)")
        guard let connection = server.connect() else { return }
        let exchange = Exchange(connection, account.sender)
        let room = "rooms/big\(client)"
        let member = #"{"member": "m", "role": "admin"}"#
        _ = exchange.ask("PUT /\(room)/members/\(account.uid).json?auth=\(account.token)", member)
        var number = 0
        while running.goesOn {
            let now = Int(Date().timeIntervalSince1970 * 1_000)
            let fields = #""member": "m", "cycle": "c", "at": \#(now), "recorded": \#(now), "name": "Egg""#
            let tick = "{\(fields), \"category\": \"treatment\", \"amount\": \"1\", \"unit\": \"tsp\"}"
            let slot = "\(room)/logs/2026-01-05_i\(number)_1"
            let ticks = (0..<1_000).map { count in
                let counter = String(String(65_536 + count, radix: 16).dropFirst())
                return "\"\(slot)/c/0\(String(now, radix: 16))-\(counter)-a\": \(tick)"
            }
            number += 1
            let body = "{" + ticks.joined(separator: ",") + "}"
            guard let answer = exchange.ask("PATCH /.json?auth=\(account.token)", body) else { return }
            precondition(answer.status == 200 || answer.status == 402, "the writes are let in: \(answer)")
        }
    }

    /// Updates of 14 MB in texts of 199,000 letters, the largest permitted bodies, by admins of different rooms at different addresses.
    static func longest(_ clients: Int) -> Attack {
        Attack(name: "\(clients) writers of 14 MB a write", clients: clients, body: writeLongest)
    }

    private static func writeLongest(_ server: AttackedServer, _ client: Int, _ running: Running) {
        let account = server.signUp(from: "203.0.113.\(client + 1)")
        let room = "rooms/long\(client)"
        guard let connection = server.connect() else { return }
        let member = #"{"member": "m", "role": "admin"}"#
        _ = Exchange(connection, account.sender).ask(
            "PUT /\(room)/members/\(account.uid).json?auth=\(account.token)",
            member
        )
        let text = String(repeating: "x", count: 199_000)
        while running.goesOn {
            // A refusal may close the connection.
            guard let connection = server.connect() else { continue }
            let now = Int(Date().timeIntervalSince1970 * 1_000)
            let fields = (0..<70).map { "\"item/i\($0)/name\": {\"v\": \"\(text)\", \"t\": \(now), \"h\": \"0000-a\"}" }
            let body = "{" + fields.joined(separator: ",") + "}"
            _ = Exchange(connection, account.sender).ask("PATCH /\(room)/plan/room.json?auth=\(account.token)", body)
        }
    }
}

/// Pauses this thread only, like a client between requests.
func pause(milliseconds: Int32) { poll(nil, 0, milliseconds) }
