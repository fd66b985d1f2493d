import NIOCore
import NIOHTTP1

/// Refuses heads that a proxy in front could read in another way than this server (RFC 9112, sections 3.2 and 6.1).
///
/// An HTTP/1.1 request names its host once. An HTTP/1.0 request has no transfer encoding. The parser accepts both, and the request
/// loses its version and all but the first host before anything else sees it.
final class RequestFraming: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private var hasRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasRefused else { return }
        if case .head(let head) = unwrapInboundIn(data), !Self.isAllowed(head) {
            hasRefused = true
            context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
        } else {
            context.fireChannelRead(data)
        }
    }

    private static func isAllowed(_ head: HTTPRequestHead) -> Bool {
        let hosts = head.headers["host"].count
        return head.version == .http1_1 ? hosts == 1 : hosts <= 1 && !head.headers.contains(name: "transfer-encoding")
    }
}
