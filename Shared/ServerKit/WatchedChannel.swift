import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// An HTTP/1.1 connection that is registered in `Connections` from its setup until its end.
struct WatchedChannel: ServerChildChannel {
    typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    let responder: HTTPChannelHandler.Responder
    let connections: Connections

    // A field must hold the longest token, and a head several such fields.
    private static let mostFieldBytes = 32 << 10
    private static let mostHeadBytes = 96 << 10

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let isWelcome = connections.add(channel)
        let ready = channel.eventLoop.makeCompletedFuture {
            let meter = WireMeter(mostHeadBytes: Self.mostHeadBytes, onEvent: connections.onEvent)
            try channel.pipeline.syncOperations.addHandler(meter)
        }
        .flatMap { http(isWelcome: isWelcome, over: channel).setup(channel: channel, logger: logger) }
        .flatMapThrowing { value in
            let handlers = value.channel.pipeline.syncOperations
            let codec = try handlers.handler(type: HTTP1ToHTTPServerCodec.self)
            try handlers.addHandler(RequestFraming(), position: .before(codec))
            return value
        }
        ready.whenFailure { _ in connections.remove(channel) }
        return ready
    }

    func handle(value: Value, logger: Logger) async {
        await http(isWelcome: true, over: value.channel).handle(value: value, logger: logger)
        connections.remove(value.channel)
    }

    private func http(isWelcome: Bool, over channel: any Channel) -> HTTP1Channel {
        HTTP1Channel(
            responder: responder,
            configuration: HTTP1Channel.Configuration(
                additionalChannelHandlers: watch(isWelcome: isWelcome, over: channel),
                httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                    maxHeaderFieldSize: Self.mostFieldBytes,
                    maxHeaderListSize: Self.mostHeadBytes,
                    maxHeaderFieldCount: 100
                )
            )
        )
    }

    private func watch(isWelcome: Bool, over channel: any Channel) -> [any RemovableChannelHandler] {
        guard let meter = try? channel.pipeline.syncOperations.handler(type: WireMeter.self) else { return [] }
        return [ConnectionWatch(connections: connections, meter: meter, isWelcome: isWelcome)]
    }
}
