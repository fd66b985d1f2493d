import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import RealtimeTree
import TimeKit

/// The reader of a subscription, which opens one connection after the other.
struct Listening: Sendable {
    let client: RealtimeClient
    let path: RealtimePath
    let onTrouble: @Sendable (RealtimeClientError) -> Void
    /// Delivers an event. No more is read until it returns.
    let tell: @Sendable (StreamEvent) async -> Void

    /// The reason why a connection ended.
    private enum End {
        /// An error that retrying doesn't solve.
        case over(RealtimeClientError)
        /// An error after which to retry.
        case trouble(RealtimeClientError)
        /// The credential was refused or revoked.
        case revoked(RealtimeCredential, RealtimeClientError)
    }

    /// Reads until an error that retrying doesn't solve, and returns that error.
    func run() async -> RealtimeClientError {
        var failures = 0
        var refused: RealtimeCredential?
        var generator = client.options.chance()
        while !Task.isCancelled {
            var begun: Instant?
            let end = await connection(refused: refused, begun: &begun)
            if let begun, begun.milliseconds(until: client.options.clock.now()) >= BackOff.steady {
                failures = 0
                refused = nil
            }
            let trouble: RealtimeClientError
            switch end {
            case .over(let error): return error
            case .trouble(let error):
                trouble = error
                refused = nil
            case .revoked(let credential, let error):
                // A refreshed credential is tried at once. If that is refused, too, the client backs off as after any failure.
                let isFirst = refused == nil
                refused = credential
                if isFirst { continue }
                trouble = error
            }
            if client.connections.lifetime.isOver { return .unreachable(reason: "the client was closed") }
            if Task.isCancelled { break }
            onTrouble(trouble)
            var wait = client.options.backOff.wait(after: failures, by: &generator)
            if case .busy(_, let seconds?) = trouble { wait = max(wait, Int64(seconds) * 1000) }
            failures += 1
            do { try await client.options.sleep(.milliseconds(wait)) } catch { break }
        }
        return .unreachable(reason: "it was given up")
    }

    /// Runs one connection, from its request to its end.
    ///
    /// - Parameter begun: Set when the first snapshot arrives. Until then the connection doesn't count as successful.
    private func connection(refused: RealtimeCredential?, begun: inout Instant?) async -> End {
        do throws(RealtimeClientError) {
            let credential = try await client.credentials.credential(refused: refused)
            if let refused, credential == refused { throw .denied(reason: "the credential is no longer valid") }
            return try await connection(credential, begun: &begun)
        } catch {
            switch error {
            case .denied, .signedOut, .invalid, .badAddress: return .over(error)
            case .unreachable, .busy, .full, .malformed: return .trouble(error)
            }
        }
    }

    private func connection(
        _ credential: RealtimeCredential,
        begun: inout Instant?
    ) async throws(RealtimeClientError) -> End {
        let fields = [("Accept", "text/event-stream"), ("Cache-Control", "no-cache")]
        let request = WireRequest(.GET, path, fields: fields)
        let response = try await client.head(of: request, credential, over: client.connections.streams)
        guard response.status == .ok else {
            // A refusal has an end, though each of its bytes can come just before the silence is too long.
            let body = await Deadline(client.options.longest).run { () async throws(RealtimeClientError) -> [UInt8] in
                try await response.bytes(limit: 65_536)
            }
            let status = Int(response.status.code)
            let answer = WireAnswer(status: status, fields: response.headers, body: try body.get())
            if answer.refusesCredential, credential != .none {
                return .revoked(credential, .denied(reason: "its credential is worth nothing"))
            }
            try answer.expectSuccess()
            throw .malformed(reason: "a stream with status \(answer.status)")
        }
        let type = response.headers.first(name: "Content-Type") ?? ""
        guard type.lowercased().hasPrefix("text/event-stream") else {
            throw .malformed(reason: "a stream was answered with “\(type.prefix(100))”")
        }
        return try await events(of: response, credential, begun: &begun)
    }

    /// Delivers the events of a stream until it ends. An incomplete event is dropped.
    private func events(
        of response: HTTPClientResponse,
        _ credential: RealtimeCredential,
        begun: inout Instant?
    ) async throws(RealtimeClientError) -> End {
        var parser = StreamParser(limit: client.options.largestAnswer)
        do {
            for try await buffer in response.body {
                for event in try parser.read(buffer.readableBytesView) {
                    switch event {
                    case .cancel: return .over(.denied(reason: "the rules don't allow it anymore"))
                    case .authRevoked: return .revoked(credential, .denied(reason: StreamEvent.revoked))
                    case .put(.root, _): begun = begun ?? client.options.clock.now()
                    case .put, .patch:
                        guard begun != nil else {
                            throw RealtimeClientError.malformed(reason: "a stream without its beginning")
                        }
                    case .keepAlive: break
                    }
                    await tell(event)
                }
            }
        } catch let error as RealtimeError {
            throw .malformed(reason: "\(error)")
        } catch {
            throw RealtimeClientError(transport: error)
        }
        throw .unreachable(reason: "the stream ended")
    }
}
