import NIOCore

/// Counts the bytes of a connection and limits the size of a head, because the parser doesn't limit the length of a URL.
///
/// It belongs to its channel's event loop.
final class WireMeter: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// Whether the input is part of a head.
    var awaitsHead = true { didSet { headBytes = 0 } }
    private var headBytes = 0
    /// Whether a part of a head has come.
    var isWithinHead: Bool { awaitsHead && headBytes > 0 }
    private let mostHeadBytes: Int
    private let onEvent: @Sendable (ConnectionEvent) -> Void

    init(mostHeadBytes: Int, onEvent: @escaping @Sendable (ConnectionEvent) -> Void) {
        self.mostHeadBytes = mostHeadBytes
        self.onEvent = onEvent
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let count = unwrapInboundIn(data).readableBytes
        onEvent(.received(count))
        if awaitsHead {
            headBytes += count
            guard headBytes <= mostHeadBytes else {
                onEvent(.reached(.headBytes))
                context.close(promise: nil)
                return
            }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        onEvent(.sent(unwrapOutboundIn(data).readableBytes))
        context.write(data, promise: promise)
    }
}
