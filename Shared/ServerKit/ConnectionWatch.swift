import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Enforces the timeouts of one connection (head, body, idle time, unread responses) and closes it in an orderly way.
///
/// It belongs to its channel's event loop, between the HTTP parser and the responder.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ConnectionLimits
    private let connections: Connections
    private let meter: WireMeter
    /// Whether the connection is accepted; if not, it is closed as soon as it opens.
    private let isWelcome: Bool

    // The number of requests whose responses haven't ended.
    private var inProgress = 0
    private var readsBody = false
    private var hasAnswered = false
    // The deadline of the body, and the bytes received since the last check of its rate.
    private var bodyEnd = NIODeadline.now()
    private var bodyBytes = 0
    private var answerHasBegun = false
    private var closesAfterAnswer = false
    /// Whether the server is shutting down: pending requests are answered, new ones are dropped.
    private var takesNoMore = false
    private var isDropping = false
    /// Whether the connection is finished; further input is ignored.
    private var isOver = false
    private var clock = Deadline()
    private var stall = Deadline()

    init(connections: Connections, meter: WireMeter, isWelcome: Bool) {
        limits = connections.limits
        self.connections = connections
        self.meter = meter
        self.isWelcome = isWelcome
    }

    // The interval, in seconds, for checking the rate of a body.
    private static let pace = 10
}

// MARK: Inbound

extension ConnectionWatch {
    func channelActive(context: ChannelHandlerContext) {
        if isWelcome {
            arm(limits.headSeconds, context)
            context.fireChannelActive()
        } else {
            isOver = true
            context.fireChannelActive()
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        clock.cancel()
        stall.cancel()
        if readsBody { context.fireErrorCaught(CutShort()) }
        connections.left(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        switch unwrapInboundIn(data) {
        case .head where takesNoMore:
            isDropping = true
            return
        case .body where isDropping, .end where isDropping: return
        case .head(let head):
            inProgress += 1
            readsBody = true
            meter.awaitsHead = false
            bodyEnd = .now() + .seconds(Int64(limits.bodySeconds))
            armBody(context)
            if head.headerFields[.expect]?.lowercased() == "100-continue", inProgress == 1,
                head.headerFields[.contentLength].flatMap({ Int($0) }) ?? 0 <= limits.bodyBytes
            {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
            }
        case .body(let piece): bodyBytes += piece.readableBytes
        case .end:
            readsBody = false
            meter.awaitsHead = true
            // The answer may have ended before the body did.
            if inProgress > 0 { armAnswer(context) } else { arm(limits.idleSeconds, context) }
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The responder answers 400. A client that doesn't close the connection is cut.
        armLast(context)
        context.fireErrorCaught(error)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            if readsBody {
                context.fireErrorCaught(CutShort())
                context.close(promise: nil)
                return
            }
            if inProgress > 0 { connections.left(context.channel) }
        case is ChannelShouldQuiesceEvent:
            takesNoMore = true
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }
}

// MARK: Outbound

extension ConnectionWatch {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isOver else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head):
            answerHasBegun = true
            if takesNoMore, inProgress == 1 { head.headerFields[.connection] = "close" }
            if head.headerFields[.connection] == "close" { closesAfterAnswer = true }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            inProgress -= 1
            answerHasBegun = false
            hasAnswered = true
            if closesAfterAnswer {
                isOver = true
                context.writeAndFlush(data, promise: promise)
                context.close(mode: .output, promise: nil)
                armLast(context)
            } else {
                context.write(data, promise: promise)
                if !readsBody, inProgress > 0 { armAnswer(context) } else if !readsBody { awaitNext(context) }
            }
        }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .output { armLast(context) }
        context.close(mode: mode, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            stall.cancel()
            let isBetween = hasAnswered && inProgress == 0 && !readsBody && !isOver
            if isBetween, limits.answerSeconds > 0 { arm(limits.idleSeconds, context) }
        } else {
            stall.arm(.seconds(Int64(limits.unreadSeconds)), context) {
                self.connections.onEvent(.reached(.stalled))
                context.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }
}

// MARK: Timeouts

extension ConnectionWatch {
    private func arm(_ seconds: Int, _ context: ChannelHandlerContext) {
        clock.arm(.seconds(Int64(seconds)), context) { self.timeIsUp(context) }
    }

    /// Cuts a connection whose last response was sent, unless the client closes it in time.
    private func armLast(_ context: ChannelHandlerContext) {
        clock.arm(.seconds(Int64(limits.lastAnswerSeconds)), context) { context.close(promise: nil) }
    }

    private func armAnswer(_ context: ChannelHandlerContext) {
        if limits.answerSeconds > 0 { arm(limits.answerSeconds, context) } else { clock.cancel() }
    }

    /// Waits for the next request. The client may have to read a large answer first, which was written at once.
    private func awaitNext(_ context: ChannelHandlerContext) {
        let isRead = context.channel.isWritable || limits.answerSeconds == 0
        arm(isRead ? limits.idleSeconds : limits.answerSeconds, context)
    }

    /// Schedules the next check of the body: at its deadline, or earlier if its rate is limited.
    private func armBody(_ context: ChannelHandlerContext) {
        bodyBytes = 0
        let step = limits.bodyBytesPerSecond > 0 ? .seconds(Int64(Self.pace)) : bodyEnd - .now()
        clock.arm(min(step, bodyEnd - .now()), context) {
            let isSlow = self.bodyBytes < self.limits.bodyBytesPerSecond * Self.pace
            if isSlow || NIODeadline.now() >= self.bodyEnd { self.timeIsUp(context) } else { self.armBody(context) }
        }
    }

    private func timeIsUp(_ context: ChannelHandlerContext) {
        guard !isOver else { return }
        isOver = true
        // A connection that was kept for later requests and got none has reached no limit.
        let isIdle = hasAnswered && inProgress == 0 && !readsBody && !meter.isWithinHead
        if !isIdle { connections.onEvent(.reached(readsBody ? .body : inProgress > 0 ? .answer : .head)) }
        if readsBody, !answerHasBegun, inProgress == 1 {
            let head = HTTPResponse(
                status: .requestTimeout,
                headerFields: [.connection: "close", .contentLength: "0"]
            )
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
        if readsBody {
            readsBody = false
            context.fireErrorCaught(CutShort())
        }
        context.close(promise: nil)
    }
}

/// A scheduled action that can be rescheduled or canceled.
private struct Deadline {
    private var scheduled: Scheduled<Void>?

    mutating func arm(_ wait: TimeAmount, _ context: ChannelHandlerContext, _ body: @escaping () -> Void) {
        scheduled?.cancel()
        scheduled = context.eventLoop.assumeIsolated().scheduleTask(in: wait) { body() }
    }

    mutating func cancel() {
        scheduled?.cancel()
        scheduled = nil
    }
}
