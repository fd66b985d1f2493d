import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import NIOSSL

/// The connections of one client: those to any host, and those to hosts that were looked up and checked.
actor Connections {
    /// Leaves names to the system.
    nonisolated let anywhere: HTTPClient
    private let configuration: HTTPClient.Configuration
    private let resolve: HostResolver
    private let ports: Set<Int>
    /// The addresses of each host, as the first lookup had them.
    private var known: [String: [String]] = [:]
    private var pinned: [Pin: HTTPClient] = [:]

    /// A host, and the address that its connections go to.
    struct Pin: Hashable {
        let host: String
        let address: String
    }

    init(largestBody: Int, ports: Set<Int>, resolve: @escaping HostResolver) {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            decompression: .enabled(limit: .size(largestBody))
        )
        var security = TLSConfiguration.makeClientConfiguration()
        security.minimumTLSVersion = .tlsv12
        configuration.tlsConfiguration = security
        configuration.timeout.connect = .seconds(10)
        // A port that refuses is reported at once: a person waits.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.configuration = configuration
        self.ports = ports
        self.resolve = resolve
        anywhere = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Closes all of them.
    func close() async {
        try? await anywhere.shutdown()
        for client in pinned.values { try? await client.shutdown() }
    }

    /// Where connections to a host may go, the best first.
    ///
    /// - Throws: ``WebError/forbiddenAddress(address:reason:)`` where none of its addresses is allowed.
    func pins(for address: WebAddress, under policy: AddressPolicy) async throws(WebError) -> [Pin] {
        guard let host = address.plainHost else { throw .badAddress(address.description) }
        let isHome = policy.isHome(address)
        guard isHome || ports.contains(address.port) else {
            throw .forbiddenAddress(address: address.description, reason: "its port is \(address.port)")
        }
        if known[host] == nil {
            let found: [String]
            do throws(WebError) {
                found = try await resolve(host)
            } catch {
                if case .unreachable(_, let reason) = error {
                    throw .unreachable(address: address.description, reason: reason)
                }
                throw error
            }
            // Another request may have looked it up meanwhile: the first answer holds.
            if known[host] == nil { known[host] = found }
        }
        let all = known[host] ?? []
        guard !all.isEmpty else { throw .unreachable(address: address.description, reason: "its host is unknown") }
        let allowed = isHome ? all : all.filter { NetworkAddress($0)?.isPublic == true }
        guard !allowed.isEmpty else {
            let reason = "its host has the address \(all.joined(separator: ", ")), which isn't public"
            throw .forbiddenAddress(address: address.description, reason: reason)
        }
        return allowed.map { Pin(host: host, address: $0) }
    }

    /// The client whose connections go to that address alone. Certificates are checked against the host.
    func client(for pin: Pin) -> HTTPClient {
        if let client = pinned[pin] { return client }
        var configuration = configuration
        configuration.dnsOverride = [pin.host: pin.address]
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        pinned[pin] = client
        return client
    }

    /// Has later requests try the host's other addresses first.
    func putLast(_ pin: Pin) {
        guard let all = known[pin.host], all.contains(pin.address) else { return }
        known[pin.host] = all.filter { $0 != pin.address } + [pin.address]
    }
}
