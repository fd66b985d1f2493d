import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import NIOSSL
import WordKit

/// The connections of one client: to any host, and to hosts that were resolved and checked.
actor Connections {
    /// A client that leaves the resolution of names to the system.
    nonisolated let anywhere: HTTPClient
    private let configuration: HTTPClient.Configuration
    private let resolve: HostResolver
    private let ports: Set<Int>
    /// The addresses of each host from its first lookup.
    private var known: [String: [String]] = [:]
    private var pinned: [Pin: HTTPClient] = [:]

    /// A host and the address that its connections go to.
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
        // A refused connection is reported at once, because a person waits.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.configuration = configuration
        self.ports = ports
        self.resolve = resolve
        anywhere = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Closes all connections.
    func close() async {
        try? await anywhere.shutdown()
        for client in pinned.values { try? await client.shutdown() }
    }

    /// Returns the allowed addresses for connections to a host, in the order to try them.
    ///
    /// - Throws: ``WebError/forbiddenAddress(address:reason:)`` if none is allowed, ``WebError/badAddress(_:)``, or
    ///   ``WebError/unreachable(address:reason:)`` if the host is unknown.
    func pins(for address: WebAddress, under policy: AddressPolicy) async throws(WebError) -> [Pin] {
        guard let host = address.plainHost else { throw .badAddress(address.description) }
        let isHome = policy.isHome(address)
        guard isHome || ports.contains(address.port) else {
            throw .forbiddenAddress(address: address.description, reason: localized("its port is \(address.port)"))
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
            // A concurrent request may have resolved the host. The first answer is kept.
            if known[host] == nil { known[host] = found }
        }
        let all = known[host] ?? []
        guard !all.isEmpty else {
            throw .unreachable(address: address.description, reason: localized("its host is unknown"))
        }
        let allowed = isHome ? all : all.filter { NetworkAddress($0)?.isPublic == true }
        guard !allowed.isEmpty else {
            let reason = localized("its host has the address \(all.joined(separator: ", ")), which isn't public")
            throw .forbiddenAddress(address: address.description, reason: reason)
        }
        return allowed.map { Pin(host: host, address: $0) }
    }

    /// Returns the client that connects only to that address. Certificates are verified for the host.
    func client(for pin: Pin) -> HTTPClient {
        if let client = pinned[pin] { return client }
        var configuration = configuration
        configuration.dnsOverride = [pin.host: pin.address]
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        pinned[pin] = client
        return client
    }

    /// Moves an address to the end of its host's list, so that later requests try the other ones first.
    func putLast(_ pin: Pin) {
        guard let all = known[pin.host], all.contains(pin.address) else { return }
        known[pin.host] = all.filter { $0 != pin.address } + [pin.address]
    }
}
