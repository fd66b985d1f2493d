import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import WordKit

extension WebError {
    /// Converts an error of an underlying library.
    init(_ error: any Error, address: String, bytes: Int) {
        switch error {
        case let error as WebError: self = error
        case is CancellationError, HTTPClientError.cancelled as HTTPClientError: self = .cancelled
        case let error as HTTPClientError: self.init(client: error, address: address)
        case NIOHTTPDecompression.DecompressionError.limit as NIOHTTPDecompression.DecompressionError:
            self = .tooLarge(address: address, bytes: bytes)
        case is NIOHTTPDecompression.DecompressionError:
            self = .malformed(address: address, reason: localized("its compression is broken"))
        case NIOHTTPDecompression.ExtraDecompressionError.truncatedData as NIOHTTPDecompression.ExtraDecompressionError:
            self = .cutShort(address: address)
        case is NIOHTTPDecompression.ExtraDecompressionError:
            self = .malformed(address: address, reason: localized("its compression is broken"))
        case HTTPParserError.invalidEOFState as HTTPParserError: self = .cutShort(address: address)
        case let error as HTTPParserError:
            self = .malformed(address: address, reason: localized("it is not HTTP: \(error)"))
        case let error as NIOConnectionError:
            let reason =
                error.connectionErrors.first.map { Self.words(of: $0.error) } ?? localized("its host is unknown")
            self = .unreachable(address: address, reason: reason)
        default:
            self = .unreachable(address: address, reason: Self.words(of: error))
        }
    }

    /// Returns whether no connection was made, so nothing was sent and another address of the host can be tried.
    static func isMissingConnection(_ error: any Error) -> Bool {
        switch error {
        case is NIOConnectionError, HTTPClientError.connectTimeout as HTTPClientError: true
        case let error as IOError:
            [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, ETIMEDOUT, EADDRNOTAVAIL].contains(error.errnoCode)
        default: false
        }
    }

    /// Returns the system's description if there is one, such as "Connection refused".
    private static func words(of error: any Error) -> String {
        if let error = error as? IOError { return systemReason(error.errnoCode) }
        let text = "\(error)"
        // Errors of TLS have no readable description, and name places in their sources.
        guard String(reflecting: type(of: error)).hasPrefix("NIOSSL.") else { return text }
        if text.contains("PROTOCOL_VERSION") || text.contains("UNSUPPORTED_PROTOCOL") {
            return localized("it speaks no version of TLS from 1.2 on")
        }
        return text.contains("CERTIFICATE") || text.contains("ostname")
            ? localized("its certificate isn't one that this machine trusts")
            : localized("the secure connection failed")
    }

    private init(client error: HTTPClientError, address: String) {
        switch error {
        case .cancelled: self = .cancelled
        case .remoteConnectionClosed, .uncleanShutdown: self = .cutShort(address: address)
        case .emptyHost, .invalidURL, .emptyScheme: self = .badAddress(address)
        default: self = .unreachable(address: address, reason: error.shortDescription)
        }
    }
}
