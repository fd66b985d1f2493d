import BenchmarkSupport
import Foundation

/// The service for an honest client during some seconds.
struct Service {
    var writes: [Double] = []
    var reads: [Double] = []
    /// The number of requests without a response or with a failure.
    var failures = 0
}

/// A family's device, which writes and reads a small field about twenty times a second.
final class HonestClient {
    private let server: AttackedServer
    private let account: Account
    private var exchange: Exchange?
    private var clock = 0

    init(_ server: AttackedServer) {
        self.server = server
        account = server.signUp(from: "198.51.100.7")
        let made = ask(
            "PUT /rooms/home/members/\(account.uid).json",
            #"{"member": "m-\#(account.uid)", "role": "admin"}"#
        )
        precondition(made == 200, "a room is made")
    }

    func serve(for seconds: Double) -> Service {
        var service = Service()
        let place = "/rooms/home/plan/room/item/i/name.json"
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            clock = max(clock + 1, Int(Date().timeIntervalSince1970 * 1_000))
            let body = #"{"v": "plum", "t": \#(clock), "h": "0000-a"}"#
            var status: Int?
            let write = time {
                status = ask("PUT \(place)", body); return 0
            }
            if status == 200 { service.writes.append(write) } else { service.failures += 1 }
            let read = time {
                status = ask("GET \(place)", nil); return 0
            }
            if status == 200 { service.reads.append(read) } else { service.failures += 1 }
            pause(milliseconds: 50)
        }
        return service
    }

    private func ask(_ line: String, _ body: String?) -> Int? {
        if exchange == nil { exchange = server.connect().map { Exchange($0, account.sender) } }
        let answer = exchange?.ask("\(line)?auth=\(account.token)", body)
        // A refusal may close the connection.
        if answer?.status != 200 { exchange = nil }
        return answer?.status
    }
}
