import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import TimeKit

extension RealtimeClient {
    /// Returns the response to a request.
    ///
    /// - Throws: The error for the status of a refusal, or an error of the transport.
    func answer(to request: WireRequest) async throws(RealtimeClientError) -> WireAnswer {
        let answer = try await received(for: request)
        try answer.expectSuccess()
        return answer
    }

    /// Returns the response to a request, whatever its status.
    ///
    /// If the credential is refused, it is refreshed and the request is repeated once.
    func received(for request: WireRequest) async throws(RealtimeClientError) -> WireAnswer {
        let outcome = await Deadline(options.longest).run { () async throws(RealtimeClientError) -> WireAnswer in
            let credential = try await credentials.credential(refused: nil)
            let answer = try await exchange(request, credential)
            guard answer.refusesCredential, credential != .none else { return answer }
            let next = try await credentials.credential(refused: credential)
            return next == credential ? answer : try await exchange(request, next)
        }
        return try outcome.get()
    }

    /// Sends a request with a credential and reads the whole response.
    private func exchange(
        _ request: WireRequest,
        _ credential: RealtimeCredential
    ) async throws(RealtimeClientError) -> WireAnswer {
        let response = try await head(of: request, credential, over: connections.calls)
        // A body that ends with the connection may have been cut, and a prefix of a number is still valid JSON.
        guard response.saysItsEnd else { throw .malformed(reason: "an answer that doesn't say where it ends") }
        let body = try await response.bytes(limit: options.largestAnswer)
        return WireAnswer(status: Int(response.status.code), fields: response.headers, body: body)
    }

    /// Sends a request and follows redirects. The caller reads the body.
    func head(
        of request: WireRequest,
        _ credential: RealtimeCredential,
        over client: HTTPClient
    ) async throws(RealtimeClientError) -> HTTPClientResponse {
        var address = request.address(at: endpoint, credential)
        for _ in 0...Redirect.most {
            var wire = HTTPClientRequest(url: address)
            wire.method = request.method
            wire.headers.add(name: "User-Agent", value: options.agent)
            for field in request.fields { wire.headers.add(name: field.name, value: field.value) }
            if case .accessToken(let token) = credential {
                wire.headers.add(name: "Authorization", value: "Bearer \(token)")
            }
            if let body = request.body {
                wire.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
                wire.body = .bytes(ByteBuffer(bytes: body))
            }
            let response = try await send(wire, over: client)
            guard let target = try Redirect.target(of: response, from: address, credential) else { return response }
            address = target
        }
        throw .malformed(reason: "it redirects more than \(Redirect.most) times")
    }

    private func send(
        _ wire: HTTPClientRequest,
        over client: HTTPClient
    ) async throws(RealtimeClientError) -> HTTPClientResponse {
        let asked = options.clock.now()
        do {
            let response = try await client.execute(wire, timeout: .nanoseconds(options.patience.nanoseconds))
            if let date = response.headers.first(name: "Date").flatMap(HTTPDate.read) {
                serverClock.note(date, asked: asked, answered: options.clock.now())
            }
            return response
        } catch {
            throw RealtimeClientError(transport: error)
        }
    }
}

extension HTTPClientResponse {
    /// Whether the response says where its body ends, instead of ending with the connection.
    fileprivate var saysItsEnd: Bool {
        if [.noContent, .notModified].contains(status) { return true }
        guard let coding = headers[canonicalForm: "Transfer-Encoding"].last else {
            return headers.contains(name: "Content-Length")
        }
        return coding.lowercased() == "chunked"
    }

    /// Reads the whole body.
    func bytes(limit: Int) async throws(RealtimeClientError) -> [UInt8] {
        let announced = headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
        guard announced <= limit else { throw .malformed(reason: "an answer of more than \(limit) bytes") }
        var bytes: [UInt8] = []
        do {
            for try await buffer in body {
                guard bytes.count + buffer.readableBytes <= limit else {
                    throw RealtimeClientError.malformed(reason: "an answer of more than \(limit) bytes")
                }
                bytes += buffer.readableBytesView
            }
        } catch {
            throw RealtimeClientError(transport: error)
        }
        return bytes
    }
}

/// A limit on the duration of an operation.
struct Deadline {
    private let limit: Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Creates a limit. Its `sleep` isn't that of the options, which tests shorten.
    init(
        _ limit: Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.limit = limit
        self.sleep = sleep
    }

    /// Returns the result of a body; `late` if the time is up or the task is canceled first.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable () async throws(RealtimeClientError) -> Value
    ) async -> Result<Value, RealtimeClientError> {
        let outcome = await withTaskGroup(of: Result<Value, RealtimeClientError>?.self) { group in
            group.addTask {
                do throws(RealtimeClientError) {
                    return .success(try await body())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                try? await sleep(limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        return outcome ?? .failure(.late(limit))
    }
}
