import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import RealtimeService
import TimeKit

/// What a connection gives to whoever answers its requests.
struct ConnectionContext: InitializableFromSource {
    let channel: any Channel

    init(source: ApplicationRequestContextSource) { channel = source.channel }
}

/// Answers each request of HTTP: finds out who asks and what, has the service answer, counts and logs it.
struct RealtimeResponder: HTTPResponder {
    typealias Context = ConnectionContext

    let service: RealtimeService
    let identity: any Identity
    let gatekeeper: Gatekeeper
    let configuration: ServerConfiguration
    let connections: Connections
    let budgets: RequestBudgets
    let origins: CrossOrigin
    let freeDiskBytes: @Sendable () -> Int?
    let metrics: ServerMetrics
    let clock: WallClock
    let log: Logger
    let watch: SecurityWatch?

    func respond(to request: Request, context: ConnectionContext) async throws -> Response {
        let began = NIODeadline.now()
        let answer: RealtimeAnswer
        do {
            answer = try await self.answer(request, over: context.channel)
        } catch let refusal as RealtimeRefusal {
            answer = refusal.answer
        } catch is ConnectionWatch.CutShort {
            // Nobody is there to be told.
            metrics.noteRefusal(.body)
            throw ConnectionWatch.CutShort()
        }
        let seconds = Double((NIODeadline.now() - began).nanoseconds) / 1e9
        note(answer, to: request, seconds: seconds)
        watch(answer, to: request, over: context.channel)
        guard answer.status != 0 else {
            // Whether it was done isn't known: to say nothing is the only true answer.
            try? await context.channel.close()
            throw ConnectionWatch.CutShort()
        }
        return response(answer, to: request, over: context.channel)
    }

    private func note(_ answer: RealtimeAnswer, to request: Request, seconds: Double) {
        let status = answer.status
        let method = Self.methods.contains(request.method.rawValue) ? request.method.rawValue : "OTHER"
        metrics.noteRequest(method, status: status, seconds: seconds)
        var metadata: Logger.Metadata = [
            "method": "\(method)", "status": "\(status)", "milliseconds": "\(Int(seconds * 1_000))",
            "place": "\(RequestTarget(request.head.path ?? "")?.shape ?? "?")",
        ]
        if let limit = answer.limit {
            metrics.noteRefusal(limit)
            metadata["limit"] = "\(limit.rawValue)"
        }
        log.log(level: Self.level(of: answer), "request", metadata: metadata)
    }

    /// Those limits are worth a line that somebody who runs the server can do something about.
    private static func level(of answer: RealtimeAnswer) -> Logger.Level {
        switch answer.limit {
        case .ruleSteps, .quota, .disk: .notice
        case nil: answer.status >= 500 || answer.status == 0 ? .warning : .debug
        default: .debug
        }
    }

    private func watch(_ answer: RealtimeAnswer, to request: Request, over channel: any Channel) {
        let target = RequestTarget(request.head.path ?? "")
        guard let watch, target.map({ !IdentityCall.isEndpoint($0.path) }) ?? true else { return }
        watch.note(
            answer,
            to: request.method.rawValue,
            target,
            of: target?.database(host: request.head.authority, usual: configuration.database),
            isBearer: request.headers[.authorization] != nil || target?.first("access_token") != nil,
            from: sender(of: request, over: channel)
        )
    }

    private static let methods: Set = ["GET", "HEAD", "PUT", "PATCH", "POST", "DELETE", "OPTIONS"]
}

// MARK: The answer on its way

extension RealtimeResponder {
    private func response(_ answer: RealtimeAnswer, to request: Request, over channel: any Channel) -> Response {
        var headers = HTTPFields()
        for field in answer.fields {
            guard let name = HTTPFields.Element.Name(field.name) else { continue }
            headers.append(HTTPFields.Element(name: name, value: field.value))
        }
        headers[.xContentTypeOptions] = "nosniff"
        origins.mark(&headers, origin: request.headers[.origin])
        let status = HTTPResponse.Status(code: answer.status)
        switch answer.body {
        case .bytes(let bytes):
            if answer.status >= 400, Self.mayLeaveMuchUnread(request) { headers[.connection] = "close" }
            if answer.status != 204, answer.status != 304 { headers[.contentLength] = String(bytes.count) }
            let isEmpty = bytes.isEmpty || request.method == .head
            return Response(
                status: status,
                headers: headers,
                body: isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            )
        case .events(let listening):
            headers[.connection] = "close"
            if headers[.cacheControl] == nil { headers[.cacheControl] = "no-cache" }
            // A proxy in front would wait for more to come.
            if let name = HTTPFields.Element.Name("X-Accel-Buffering") { headers[name] = "no" }
            let sending = EventSending(
                listening: listening,
                channel: channel,
                connections: connections,
                keepAlive: .seconds(Int64(configuration.limits.keepAliveSeconds)),
                clock: clock
            )
            return Response(
                status: status,
                headers: headers,
                body: ResponseBody { writer in
                    try await sending.send(to: &writer)
                    try await writer.finish(nil)
                }
            )
        }
    }

    /// Whether reading on, only to be at the next request, could take long.
    private static func mayLeaveMuchUnread(_ request: Request) -> Bool {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }) { return length > 1 << 20 }
        return request.headers[.transferEncoding] != nil
    }
}
