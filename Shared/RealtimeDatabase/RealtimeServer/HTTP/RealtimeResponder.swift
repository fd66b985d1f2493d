import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import RealtimeService
import ServerKit
import TimeKit

/// The context of a request: the connection it came over.
struct ConnectionContext: InitializableFromSource {
    let channel: any Channel

    init(source: ApplicationRequestContextSource) { channel = source.channel }
}

/// Answers each HTTP request: authenticates and validates it, calls the service, and records the result in metrics and logs.
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
        var share: SharedBudget.Share?
        do {
            let read = try await self.answer(request, over: context.channel)
            if request.method == .get {
                share = try self.share(of: read, for: sender(of: request, over: context.channel))
            }
            answer = read
        } catch let refusal as RealtimeRefusal {
            answer = refusal.answer
        } catch is CutShort {
            // The client is gone, so there is nobody to answer.
            metrics.noteRefusal(.body)
            throw CutShort()
        }
        let seconds = Double((NIODeadline.now() - began).nanoseconds) / 1e9
        note(answer, to: request, seconds: seconds)
        watch(answer, to: request, over: context.channel)
        guard answer.status != 0 else {
            // Nobody knows whether the write was made, so no response would be true.
            try? await context.channel.close()
            throw CutShort()
        }
        return response(answer, share, to: request, over: context.channel)
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

    /// Returns the log level of a response. Limits that the operator can raise or act on are worth a line.
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
            from: sender(of: request, over: channel)
        )
    }

    private static let methods: Set = ["GET", "HEAD", "PUT", "PATCH", "POST", "DELETE", "OPTIONS"]
}

// MARK: Responses

extension RealtimeResponder {
    /// Returns the response of an answer. It holds the share of a large one until the client has read it.
    private func response(
        _ answer: RealtimeAnswer,
        _ share: SharedBudget.Share?,
        to request: Request,
        over channel: any Channel
    ) -> Response {
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
                body: isEmpty ? ResponseBody() : Self.body(bytes, share, over: channel)
            )
        case .events(let listening):
            headers[.connection] = "close"
            if headers[.cacheControl] == nil { headers[.cacheControl] = "no-cache" }
            // Keeps a proxy in front from buffering the events.
            if let name = HTTPFields.Element.Name("X-Accel-Buffering") { headers[name] = "no" }
            let sending = EventSending(
                listening: listening,
                unread: (budgets.answers, SharedBudget.Holder(sender: sender(of: request, over: channel))),
                smallBytes: configuration.limits.smallBodyBytes,
                metrics: metrics,
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

    private static func body(
        _ bytes: [UInt8],
        _ share: SharedBudget.Share?,
        over channel: any Channel
    ) -> ResponseBody {
        let whole = ByteBuffer(bytes: bytes)
        guard let share else { return ResponseBody(byteBuffer: whole) }
        return ResponseBody(contentLength: whole.readableBytes) { writer in
            try await writer.write(piecesOf: whole, over: channel)
            try await writer.finish(nil)
            withExtendedLifetime(share) {}
        }
    }

    /// Returns whether draining the rest of the body, to reach the next request, could take long.
    private static func mayLeaveMuchUnread(_ request: Request) -> Bool {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }) { return length > 1 << 20 }
        return request.headers[.transferEncoding] != nil
    }
}

/// Bodies, each read within the limits of its sender.
extension RealtimeResponder {
    /// Reads the whole body. Only received bytes count against the budget, so announcing a large body without sending it takes nothing from others.
    ///
    /// - Parameters:
    ///   - limit: The maximum size, in bytes.
    ///   - share: The budget for the part beyond the small size; nil for bodies that are always small.
    /// - Throws: `RealtimeRefusal`, or `CutShort` if the body is incomplete.
    func body(of request: Request, upTo limit: Int, _ share: SharedBudget.Share?) async throws -> [UInt8] {
        let announced = request.headers[.contentLength].flatMap { Int($0) }
        try allow(announced ?? 0, upTo: limit, share)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(announced ?? 0, 1 << 20))
        do {
            for try await piece in request.body {
                let count = bytes.count + piece.readableBytes
                try allow(count, upTo: limit, share)
                try share.map { try take(count, $0) }
                bytes.append(contentsOf: piece.readableBytesView)
            }
        } catch let refusal as RealtimeRefusal {
            throw refusal
        } catch is HTTPParserError {
            throw RealtimeRefusal(400, "Invalid body: its chunks can't be read.")
        } catch {
            throw CutShort()
        }
        // A cut connection looks like the end of the body, and a prefix of a number is still valid JSON.
        if let announced, announced != bytes.count { throw CutShort() }
        return bytes
    }

    /// - Throws: ``RealtimeRefusal`` if a body of this many bytes is not allowed.
    private func allow(_ count: Int, upTo limit: Int, _ share: SharedBudget.Share?) throws {
        guard count <= limit else {
            let isSmall = limit < configuration.limits.bodyBytes
            throw RealtimeRefusal(
                413,
                "Data to write exceeds the maximum size of \(limit) bytes\(isSmall ? " without signing in" : "").",
                limit: .bodyBytes
            )
        }
        let large = count - configuration.limits.smallBodyBytes
        guard large > 0, let share else { return }
        try requireDisk()
        if let shortage = share.lacks(large - share.taken) { throw refusal(shortage) }
    }

    /// Takes the part of this many bytes that hasn't been taken yet.
    private func take(_ count: Int, _ share: SharedBudget.Share) throws {
        let more = count - configuration.limits.smallBodyBytes - share.taken
        guard more > 0 else { return }
        if let shortage = share.take(more) { throw refusal(shortage) }
    }

    private func refusal(_ shortage: SharedBudget.Shortage) -> RealtimeRefusal {
        shortage == .all
            ? .wait(503, "The server is reading too much at once; try again.", seconds: 5, limit: .bodiesAtOnce)
            : .wait(429, "You send too much at once; try again.", seconds: 5, limit: .bodiesAtOnce)
    }

    /// Takes the part of the budget that an answer holds until the client has read it; nil for a small answer.
    ///
    /// - Throws: The refusal if the sender, or all together, leave too much unread.
    func share(of answer: RealtimeAnswer, for sender: SenderAddress) throws(RealtimeRefusal) -> SharedBudget.Share? {
        guard case .bytes(let bytes) = answer.body, bytes.count > configuration.limits.smallBodyBytes else {
            return nil
        }
        let share = SharedBudget.Share(budgets.answers, SharedBudget.Holder(sender: sender))
        switch share.take(bytes.count) {
        case nil: return share
        case .all:
            throw .wait(503, "The server is sending too much at once; try again.", seconds: 5, limit: .answersAtOnce)
        case .sender, .account:
            throw .wait(429, "You leave too much unread; read it and try again.", seconds: 5, limit: .answersAtOnce)
        }
    }

    /// Whether the disk is nearly full.
    var isDiskLow: Bool { freeDiskBytes().map { $0 < configuration.limits.diskFloorBytes } ?? false }

    /// Checks that the disk isn't nearly full. Large requests are refused first, so that small writes still succeed.
    ///
    /// - Throws: ``RealtimeRefusal`` if the disk is nearly full.
    func requireDisk() throws {
        guard isDiskLow else { return }
        throw RealtimeRefusal.wait(
            503,
            "The server's disk is nearly full: only small writes are taken.",
            seconds: 60,
            limit: .disk
        )
    }
}
