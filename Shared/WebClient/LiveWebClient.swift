import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// An HTTP/1.1 and HTTP/2 client for fetching pages and posting to webhooks.
///
/// Engines don't depend on it: an engine that needs the web declares a small protocol, which its app implements with this client.
/// Redirects are followed here rather than by the underlying library. Each hop must satisfy the request's ``AddressPolicy``, none leads
/// from `https` to `http`, and neither header fields nor a body for one site are sent to another. TLS 1.2 is the minimum.
public struct LiveWebClient: Sendable {
    private let connections: Connections
    private let largestBody: Int
    private let agent: String

    /// Runs `body` with a client and closes its connections afterwards, even if `body` throws.
    ///
    /// - Parameters:
    ///   - agent: The value of `User-Agent`.
    ///   - largestBody: The largest body in bytes, decompressed. Requests may set a lower limit.
    ///   - ports: The allowed ports of addresses that aren't named by a person: see ``AddressPolicy``.
    ///   - resolver: Resolves hosts.
    ///   - body: Uses the client.
    /// - Returns: The result of `body`.
    public static func with<Result>(
        agent: String,
        largestBody: Int = 64 << 20,
        ports: Set<Int> = [80, 443],
        resolver: @escaping HostResolver = LiveWebClient.systemResolver,
        _ body: (LiveWebClient) async throws -> Result
    ) async throws -> Result {
        let connections = Connections(largestBody: largestBody, ports: ports, resolve: resolver)
        let client = LiveWebClient(connections: connections, largestBody: largestBody, agent: agent)
        let outcome: Swift.Result<Result, any Error>
        do {
            outcome = .success(try await body(client))
        } catch {
            outcome = .failure(error)
        }
        await connections.close()
        return try outcome.get()
    }

    /// Sends a request and follows redirects. A redirect that would repeat a post at another site is the response.
    ///
    /// - Returns: The final response with any status, such as 304, 404 or 500.
    /// - Throws: ``WebError`` if there is no complete response within the limits.
    public func send(_ request: WebRequest) async throws(WebError) -> WebResponse {
        let limit = request.limits.time
        let outcome = await withTaskGroup(of: Swift.Result<WebResponse, WebError>.self) { group in
            group.addTask { await self.followed(request) }
            group.addTask {
                do {
                    try await Task.sleep(for: limit)
                    return .failure(.tooSlow(address: request.address.description, limit: limit))
                } catch {
                    return .failure(.canceled)
                }
            }
            let first = await group.next() ?? .failure(.canceled)
            group.cancelAll()
            return first
        }
        return try outcome.get()
    }
}

// MARK: Redirects

extension LiveWebClient {
    private func followed(_ request: WebRequest) async -> Swift.Result<WebResponse, WebError> {
        var current = request
        var address = request.address
        do throws(WebError) {
            for _ in 0...request.limits.redirects {
                let response = try await exchange(current, at: address)
                guard request.followsRedirects, let target = try Self.redirect(of: response) else {
                    return .success(response)
                }
                if response.status == 303 || ((301...302).contains(response.status) && current.method != .get) {
                    current.method = .get
                }
                if target.origin != address.origin {
                    // A body is for its site as much as the fields are.
                    guard current.method == .get else { return .success(response) }
                    current.fields = []
                }
                current.unlessStill = target == request.address ? request.unlessStill : nil
                address = target
            }
            throw .tooManyRedirects(address: request.address.description, redirects: request.limits.redirects)
        } catch {
            return .failure(error)
        }
    }

    static func redirect(of response: WebResponse) throws(WebError) -> WebAddress? {
        guard response.isRedirect else { return nil }
        let target = response.value(of: "Location") ?? ""
        guard !target.isEmpty, let address = try? WebAddress(target, relativeTo: response.address) else {
            throw .badRedirect(address: response.address.description, target: target)
        }
        guard address.isSecure || !response.address.isSecure else {
            throw .insecureRedirect(address: response.address.description, target: target)
        }
        return address
    }
}

// MARK: One exchange

extension LiveWebClient {
    private func exchange(_ request: WebRequest, at address: WebAddress) async throws(WebError) -> WebResponse {
        let limit = min(request.limits.bytes, largestBody)
        do {
            if request.policy == .anywhere {
                return try await exchange(request, at: address, by: connections.anywhere, limit: limit)
            }
            let pins = try await connections.pins(for: address, under: request.policy)
            for pin in pins.dropLast() {
                do {
                    return try await exchange(request, at: address, by: connections.client(for: pin), limit: limit)
                } catch  where WebError.isMissingConnection(error) {
                    await connections.putLast(pin)
                }
            }
            guard let last = pins.last else { throw WebError.canceled }
            return try await exchange(request, at: address, by: connections.client(for: last), limit: limit)
        } catch {
            throw WebError(error, address: address.description, bytes: limit)
        }
    }

    private func exchange(
        _ request: WebRequest,
        at address: WebAddress,
        by client: HTTPClient,
        limit: Int
    ) async throws -> WebResponse {
        let response = try await client.execute(wire(request, at: address), deadline: .distantFuture)
        let body = try await read(response, limit: limit, from: address)
        let fields = response.headers.map { WebField($0.name, $0.value) }
        return WebResponse(status: Int(response.status.code), address: address, fields: fields, body: body)
    }

    private func wire(_ request: WebRequest, at address: WebAddress) -> HTTPClientRequest {
        var wire = HTTPClientRequest(url: address.description)
        wire.headers.add(name: "User-Agent", value: agent)
        for field in request.fields { wire.headers.add(name: field.name, value: field.value) }
        if let tag = request.unlessStill?.entityTag { wire.headers.add(name: "If-None-Match", value: tag) }
        if let date = request.unlessStill?.lastModified { wire.headers.add(name: "If-Modified-Since", value: date) }
        switch request.method {
        case .get:
            wire.method = .GET
        case .post(let body, let mediaType):
            wire.method = .POST
            wire.headers.replaceOrAdd(name: "Content-Type", value: mediaType)
            wire.body = .bytes(ByteBuffer(bytes: body))
        }
        return wire
    }

    private func read(
        _ response: HTTPClientResponse,
        limit: Int,
        from address: WebAddress
    ) async throws -> [UInt8] {
        let announced = response.headers.first(name: "Content-Length").flatMap(Int.init) ?? 0
        guard announced <= limit else { throw WebError.tooLarge(address: address.description, bytes: limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(announced)
        for try await buffer in response.body {
            guard bytes.count + buffer.readableBytes <= limit else {
                throw WebError.tooLarge(address: address.description, bytes: limit)
            }
            bytes += buffer.readableBytesView
        }
        return bytes
    }
}
