import Foundation
import Synchronization
import TestKit
import Testing

@testable import WebClient

@Suite("A foreign address leads to the public web alone")
struct AddressPolicyTests {
    @Test(
        "addresses of machines that are not on the internet are not public",
        arguments: [
            "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.100.100.200", "100.127.255.255", "127.0.0.1",
            "127.255.255.254", "168.63.129.16", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192",
            "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.9",
            "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1",
            "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "100::1",
            "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:808:808::1", "3fff::1", "5f00::1", "fc00::1",
            "fd00:ec2::254", "fe80::1", "fec0::1", "ff02::1",
        ]
    )
    func special(_ text: String) throws {
        #expect(try #require(NetworkAddress(text)).isPublic == false)
    }

    @Test(
        "addresses next to the special ranges are public",
        arguments: [
            "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
            "128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0",
            "198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1", "2001:4860:4860::8888", "2003::1",
            "2606:4700:4700::1111", "3ffe::1",
        ]
    )
    func open(_ text: String) throws {
        #expect(try #require(NetworkAddress(text)).isPublic)
    }

    @Test(
        "a text that isn't a whole address, or names a zone, is none",
        arguments: ["", "127.1", "0x7f000001", "fe80::1%lo"]
    )
    func none(_ text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test(
        "this machine is refused in every notation of its address",
        arguments: [
            "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7F.0.0.1", "017700000001", "0177.0.0.1",
            "127.0.0.1.", "localhost", "LOCALHOST", "localhost.", "0.0.0.0", "0", "[::1]", "[0:0:0:0:0:0:0:1]",
            "[::ffff:127.0.0.1]", "[::FFFF:7F00:1]", "[::]", "%31%32%37.0.0.1", "127%2e0.0.1", "169.254.169.254",
        ]
    )
    func notations(_ host: String) async throws {
        for scheme in ["http", "https"] {
            let address: WebAddress
            do {
                address = try WebAddress("\(scheme)://\(host)/")
            } catch {
                continue  // An address that the client takes for none goes nowhere.
            }
            let error = await Self.failure(WebRequest(address, policy: .publicOnly))
            switch error {
            case .forbiddenAddress, .badAddress, .unreachable(_, reason: "its host is unknown"): break
            default: Issue.record("\(address) ended in \(String(describing: error))")
            }
        }
    }

    @Test("only the web's own ports are open on foreign machines", arguments: [1, 22, 25, 81, 6379, 8080, 65_535])
    func ports(_ port: Int) async throws {
        let lookups = Lookups([["93.184.215.14"]])
        let address = try WebAddress("http://example.org:\(port)/")
        let error = await Self.failure(WebRequest(address, policy: .publicOnly), lookups)
        #expect(error == .forbiddenAddress(address: address.description, reason: "its port is \(port)"))
        #expect(lookups.count == 0)
    }

    @Test("the private address of a host with a public one is never tried")
    func mixed() async throws {
        let addresses = ["10.0.0.1", "8.8.8.8", "::1", "2606:4700::1"]
        let connections = Connections(largestBody: 1, ports: [80]) { _ in addresses }
        let pins = try await connections.pins(for: try WebAddress("http://mixed.example/"), under: .publicOnly)
        #expect(pins.map(\.address) == ["8.8.8.8", "2606:4700::1"])
        await connections.close()
    }

    @Test("a host that moves to this machine after it was checked is not followed there")
    func rebinding() async throws {
        let server = try LoopbackServer { _ in .complete(200, body: Array("inside".utf8)) }
        defer { withExtendedLifetime(server) {} }
        let port = try #require(URL(string: server.url())?.port)
        let lookups = Lookups([["203.0.114.1"], ["127.0.0.1"]])
        let connections = Connections(largestBody: 1, ports: [port], resolve: lookups.resolver)
        let address = try WebAddress("http://moving.example:\(port)/")
        for _ in 0..<3 {
            let pins = try await connections.pins(for: address, under: .publicOnly)
            #expect(pins.map(\.address) == ["203.0.114.1"])
        }
        #expect(lookups.count == 1)
        await connections.close()
    }

    @Test("a connection goes to the address that was checked, and the request names the host")
    func pinned() async throws {
        let server = try LoopbackServer { request in
            .complete(request.lowercased().contains("host: kitchen.example") ? 200 : 500)
        }
        defer { withExtendedLifetime(server) {} }
        let port = try #require(URL(string: server.url())?.port)
        // No resolver of this machine knows the name. A response proves that the client used the address resolved here.
        let lookups = Lookups([["127.0.0.1"], ["203.0.114.1"]])
        let request = WebRequest(try WebAddress("http://kitchen.example:\(port)/"))
        let statuses = try await LiveWebClient.with(agent: "tests", resolver: lookups.resolver) { client in
            [try await client.send(request).status, try await client.send(request).status]
        }
        #expect(statuses == [200, 200])
        #expect(lookups.count == 1)
    }

    @Test("the next address of a host is tried if one gives no connection")
    func nextAddress() async throws {
        let server = try LoopbackServer { _ in .complete(200) }
        defer { withExtendedLifetime(server) {} }
        let port = try #require(URL(string: server.url())?.port)
        let lookups = Lookups([["127.0.0.9", "127.0.0.1"]])
        let request = WebRequest(try WebAddress("http://two.example:\(port)/"))
        let status = try await LiveWebClient.with(agent: "tests", resolver: lookups.resolver) {
            try await $0.send(request).status
        }
        #expect(status == 200)
    }

    @Test("a redirect from the address a person gave leads to no other place on their network")
    func redirectInside() async throws {
        let inside = try LoopbackServer { _ in .complete(200, body: Array("inside".utf8)) }
        let target = inside.url("/metrics")
        let server = try LoopbackServer { _ in .complete(302, ["Location: \(target)"]) }
        defer { withExtendedLifetime((inside, server)) {} }
        guard case .forbiddenAddress(target, _) = await Self.failure(WebRequest(try WebAddress(server.url()))) else {
            Issue.record("it was followed")
            return
        }
    }

    @Test("a redirect from https to http is refused, whoever asks", arguments: [AddressPolicy.anywhere, .publicOnly])
    func downgrade(_ policy: AddressPolicy) throws {
        let answer = WebResponse(
            status: 302,
            address: try WebAddress("https://a.example/x"),
            fields: [WebField("Location", "http://a.example/y")],
            body: []
        )
        #expect(throws: WebError.insecureRedirect(address: "https://a.example/x", target: "http://a.example/y")) {
            try LiveWebClient.redirect(of: answer)
        }
    }

    @Test("a lookup that never ends is given up with the request's time")
    func slowLookup() async throws {
        var request = WebRequest(try WebAddress("http://slow.example/"), policy: .publicOnly)
        request.limits.time = .milliseconds(200)
        let ready = request
        await #expect(throws: WebError.tooSlow(address: "http://slow.example/", limit: .milliseconds(200))) {
            try await LiveWebClient.with(
                agent: "tests",
                resolver: { host async throws(WebError) in
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                    throw .canceled
                },
                { try await $0.send(ready) }
            )
        }
    }

    private static func failure(_ request: WebRequest, _ lookups: Lookups? = nil) async -> WebError? {
        do {
            _ = try await LiveWebClient.with(
                agent: "tests",
                resolver: lookups?.resolver ?? LiveWebClient.systemResolver
            ) { try await $0.send(request) }
            return nil
        } catch {
            return error as? WebError
        }
    }
}

/// A resolver that gives answers in order and repeats the last one.
private final class Lookups: Sendable {
    private let answers: [[String]]
    private let asked = Mutex(0)

    init(_ answers: [[String]]) { self.answers = answers }

    var count: Int { asked.withLock { $0 } }

    var resolver: HostResolver {
        { _ async throws(WebError) in
            self.asked.withLock { asked in
                defer { asked += 1 }
                return self.answers[min(asked, self.answers.count - 1)]
            }
        }
    }
}
