import Foundation
import Synchronization
import Testing

@testable import TestKit

@Suite("A proxy breaks a connection where it is told to")
struct CuttingProxyTests {
    /// A server that counts its requests, a proxy to it, and clients.
    private struct Way {
        let server: LoopbackServer
        let proxy: CuttingProxy
        let asked: Log

        init(_ fate: @escaping @Sendable (CuttingProxy.Moment) -> CuttingProxy.Fate = { _ in .pass }) throws {
            let asked = Log()
            server = try LoopbackServer { request in
                asked.add(request)
                return .complete(200, body: Array("answer \(asked.all.count)".utf8))
            }
            self.asked = asked
            proxy = try CuttingProxy(to: server.port, fate: fate)
        }

        /// Sends a request over a connection of its own, and returns the whole response; nil if the connection is refused.
        func ask(_ text: String = "GET / HTTP/1.1\r\n\r\n") -> String? {
            guard let socket = try? connectedSocket(to: proxy.port) else { return nil }
            defer { closeSocket(socket) }
            _ = sendBytes(Array(text.utf8), to: socket)
            var bytes: [UInt8] = []
            while let more = receiveBytes(socket) { bytes += more }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private final class Log: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    @Test("Left alone it passes what both sides say")
    func passing() throws {
        let way = try Way()
        #expect(way.ask()?.hasSuffix("answer 1") == true)
        #expect(way.ask()?.hasSuffix("answer 2") == true)
        #expect(way.proxy.connections == 2 && way.proxy.cuts == 0)
    }

    @Test("A cut before the request leaves the server without a word of it")
    func beforeRequest() throws {
        let way = try Way { moment in
            if case .asked = moment { .cut } else { .pass }
        }
        #expect(way.ask() == "")
        #expect(way.asked.all.isEmpty && way.proxy.cuts == 1)
    }

    @Test("A cut before the answer: the server has done it, and the client doesn't know")
    func beforeAnswer() throws {
        let way = try Way { moment in
            if case .answered(connection: 1, _) = moment { .cut } else { .pass }
        }
        #expect(way.ask() == "")
        #expect(way.asked.all.count == 1)
        #expect(way.ask()?.hasSuffix("answer 2") == true)
        #expect(way.proxy.cuts == 1)
    }

    @Test("A cut after some bytes passes exactly those, of a request and of an answer", arguments: [0, 1, 8, 17])
    func afterBytes(_ count: Int) throws {
        let answers = try Way { moment in
            if case .answered = moment { .cutAfter(bytes: count) } else { .pass }
        }
        #expect(answers.ask() == String("HTTP/1.1 200 Status".prefix(count)))
        let requests = try Way { moment in
            if case .asked = moment { .cutAfter(bytes: count) } else { .pass }
        }
        #expect(requests.ask() == "")
        #expect(requests.asked.all.isEmpty)
    }

    @Test("A fault due after the bytes of a cut that never came passes")
    func cutBeyondTheEnd() throws {
        let way = try Way { moment in
            if case .answered = moment { .cutAfter(bytes: 100_000) } else { .pass }
        }
        #expect(way.ask()?.hasSuffix("answer 1") == true)
        #expect(way.proxy.cuts == 0)
    }

    @Test("Each request of a connection that stays open is a moment of its own")
    func keptOpen() throws {
        let moments = Mutex<[CuttingProxy.Moment]>([])
        let listener = try ListeningSocket()
        listener.accept { socket in
            while let bytes = receiveBytes(socket) { _ = sendBytes(bytes, to: socket) }
            closeSocket(socket)
        }
        let proxy = try CuttingProxy(to: listener.port) { moment in
            moments.withLock { $0.append(moment) }
            return moment == .answered(connection: 1, request: 3) ? .cut : .pass
        }
        let socket = try connectedSocket(to: proxy.port)
        for text in ["one", "two"] {
            #expect(sendBytes(Array(text.utf8), to: socket))
            #expect(receiveBytes(socket) == Array(text.utf8))
        }
        #expect(sendBytes(Array("three".utf8), to: socket))
        #expect(receiveBytes(socket) == nil)
        closeSocket(socket)
        listener.stop()
        let expected: [CuttingProxy.Moment] =
            [.opened(connection: 1)]
            + (1...3).flatMap { request -> [CuttingProxy.Moment] in
                [.asked(connection: 1, request: request), .answered(connection: 1, request: request)]
            }
        #expect(moments.withLock { $0 } == expected)
    }

    @Test("Refused connections, a network that is gone and comes back, a server that moved")
    func network() throws {
        let way = try Way { $0 == .opened(connection: 1) ? .cut : .pass }
        #expect(way.ask() == "")
        #expect(way.asked.all.isEmpty)
        way.proxy.close()
        #expect(way.ask() == "")
        way.proxy.open()
        #expect(way.ask()?.hasSuffix("answer 1") == true)
        let other = try LoopbackServer { _ in .complete(200, body: Array("moved".utf8)) }
        way.proxy.lead(to: other.port)
        #expect(way.ask()?.hasSuffix("moved") == true)
        #expect(way.proxy.cuts == 2)
        way.proxy.decide { if case .answered = $0 { .cutAfter(bytes: 4) } else { .pass } }
        #expect(way.ask() == "HTTP")
        #expect(way.proxy.cuts == 3)
    }

    @Test("A network that goes ends what stands")
    func standing() throws {
        let holding = try LoopbackServer { _ in .init("HTTP/1.1 200 OK\n\n", holds: true) }
        let proxy = try CuttingProxy(to: holding.port)
        let socket = try connectedSocket(to: proxy.port)
        #expect(sendBytes(Array("GET / HTTP/1.1\r\n\r\n".utf8), to: socket))
        #expect(receiveBytes(socket) != nil)
        #expect(proxy.standing == 1)
        proxy.cutAll()
        #expect(receiveBytes(socket) == nil)
        closeSocket(socket)
    }

    @Test("A delayed answer comes whole")
    func delayed() throws {
        let way = try Way { moment in
            if case .answered = moment { .delay(milliseconds: 20) } else { .pass }
        }
        #expect(way.ask()?.hasSuffix("answer 1") == true)
    }

    @Test("Drawn fates are the same for the same seed, and about as many as asked for")
    func drawn() {
        func fates(_ seed: UInt64) -> [CuttingProxy.Fate] {
            var generator = SeededGenerator(seed: seed)
            return (0..<1_000).map { _ in .drawn(oneIn: 10, using: &generator) }
        }
        #expect(fates(1) == fates(1) && fates(1) != fates(2))
        #expect((50...150).contains(fates(1).count { $0 != .pass }))
    }
}
