import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import WordKit

extension RealtimeClientError {
    /// Converts an error of the networking libraries.
    init(transport error: any Error) {
        switch error {
        case let error as RealtimeClientError: self = error
        case is CancellationError, HTTPClientError.cancelled as HTTPClientError:
            self = .unreachable(reason: "it was given up")
        case HTTPParserError.invalidEOFState as HTTPParserError,
            HTTPClientError.remoteConnectionClosed as HTTPClientError,
            HTTPClientError.uncleanShutdown as HTTPClientError, is ChannelError:
            self = .unreachable(reason: "the connection ended before the answer was whole")
        case let error as IOError where error.errnoCode == ECONNRESET || error.errnoCode == EPIPE:
            self = .unreachable(reason: "the connection ended before the answer was whole")
        case HTTPClientError.readTimeout as HTTPClientError, HTTPClientError.deadlineExceeded as HTTPClientError:
            self = .unreachable(reason: "it didn't answer in time")
        case let error as HTTPParserError: self = .malformed(reason: "it is not HTTP: \(error)")
        case let error as NIOConnectionError:
            self = .unreachable(
                reason: error.connectionErrors.first.map { Self.words($0.error) } ?? "its host is unknown"
            )
        case let error as HTTPClientError: self = .unreachable(reason: Self.words(told: error.shortDescription))
        default: self = .unreachable(reason: Self.words(error))
        }
    }

    /// Returns the error of a call that reached its time limit or was canceled.
    static func late(_ limit: Duration) -> RealtimeClientError {
        .unreachable(reason: Task.isCancelled ? "it was given up" : "it wasn't answered within \(limit)")
    }

    /// Returns a reason with the words of a library, which are in English alone.
    private static func words(told text: String) -> String { "the connection failed: “\(text.prefix(300))”" }

    /// Returns the text of an error, the system's own if it has one: "Connection refused".
    private static func words(_ error: any Error) -> String {
        if let error = error as? IOError { return inEnglish { systemReason(error.errnoCode) } }
        let text = "\(error)"
        // TLS errors have no readable text and contain source locations.
        guard String(reflecting: type(of: error)).hasPrefix("NIOSSL.") else { return words(told: text) }
        if text.contains("PROTOCOL_VERSION") || text.contains("UNSUPPORTED_PROTOCOL") {
            return "it speaks no version of TLS from 1.2 on"
        }
        return text.contains("CERTIFICATE") || text.contains("ostname")
            ? "its certificate isn't one that this machine trusts" : "the secure connection failed"
    }
}
